/** Who wrote it: picture, name, and the mark of an editor (CONT-05). */
import type { UserBrief } from '#contract/account/user.ts';
import { t } from '../../lib/message.ts';
import { Medal } from './medal.tsx';
import { Picture } from '../../ui/picture.tsx';
import { firstLetter } from '#contract/text.ts';

export function Avatar({ user }: { user: UserBrief }) {
  return (
    <span className="ava" aria-hidden="true">
      {user.avatar ? (
        <Picture url={user.avatar} size={{ width: 72, height: 72 }} />
      ) : (
        firstLetter(user.nickname)
      )}
    </span>
  );
}

/** Editorial posts and closed accounts have no page. */
export function hasPage(user: UserBrief): boolean {
  return user.userId !== '0' && !user.isClosed;
}

/** Beside a name: the medal, with its name as a tooltip and for screen readers. */
function SmallBadge({ badge }: { badge: NonNullable<UserBrief['badge']> }) {
  return (
    <a
      className="sbadge"
      href={`/activity/badge/${badge.activityId}`}
      title={badge.name}
      aria-label={badge.name}
    >
      <Medal image={badge.image} />
    </a>
  );
}

export function AuthorName({ user }: { user: UserBrief }) {
  return (
    <>
      <b>
        {hasPage(user) ? (
          <a className="lone" href={`/user/${user.userId}`}>
            {user.nickname}
          </a>
        ) : (
          user.nickname
        )}
      </b>
      {user.publisherType === 'PROFESSIONAL' && (
        <>
          {' '}
          <span className="mark">{t('deal.editor')}</span>
        </>
      )}
      {user.badge && <SmallBadge badge={user.badge} />}
    </>
  );
}
