/** Followers of a user, or whom they follow (FOL-02). */
import type { Answer, Ask } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { FollowButton } from '../mark/follow-button.tsx';
import { AuthorName, Avatar } from './author.tsx';

interface UserListProps {
  first: Answer<'follow.pages'>;
  ask: Pick<Ask<'follow.pages'>, 'userId' | 'direction'>;
  page: number;
}

export function UserList({ first, ask, page }: UserListProps) {
  return (
    <PagedList
      key={`${ask.userId} ${ask.direction} ${page}`}
      first={named(first)}
      page={page}
      size={LIST.pageSize}
      load={async (next) =>
        named(
          await browserCaller(
            'follow.pages',
            { ...ask, pageRequest: { page: next, size: LIST.pageSize } },
            { quiet: true },
          ),
        )
      }
      empty={
        <EmptyState
          title={t(ask.direction === 'FOLLOWER' ? 'user.followers.none' : 'user.following.none')}
          kind="nothing"
        />
      }
    >
      {(users) => (
        <ul className="users">
          {users.map((user) => (
            <li key={user.id}>
              <Avatar user={user} />
              <div>
                <p>
                  <AuthorName user={user} />
                </p>
                {user.biography && <p className="users__b muted">{user.biography}</p>}
              </div>
              {!user.isClosed && <FollowButton user={user} small />}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function named(list: Answer<'follow.pages'>) {
  return { ...list, content: list.content.map((user) => ({ ...user, id: user.userId })) };
}
