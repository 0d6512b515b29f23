/** Users whom what is typed may mean; the field above keeps the focus. */
import type { UserBrief } from '#contract/account/user.ts';
import { t } from '../../lib/message.ts';
import { Avatar } from '../user/author.tsx';

interface MentionListProps {
  /** Of the field that it belongs to. */
  id: string;
  users: readonly UserBrief[];
  active: number;
  onChoose: (user: UserBrief) => void;
}

export function MentionList({ id, users, active, onChoose }: MentionListProps) {
  return (
    <ul
      className="composer__list"
      id={`${id}list`}
      role="listbox"
      aria-label={t('comment.mention')}
    >
      {users.map((user, index) => (
        <li
          key={user.userId}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(user);
          }}
        >
          <Avatar user={user} />
          {user.nickname}
        </li>
      ))}
    </ul>
  );
}
