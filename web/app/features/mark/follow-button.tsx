/**
 * Follow, and stop following (FOL-01, SM-04); signed out it opens the login dialog (FOL-03).
 * Oneself has no such button.
 */
import { openLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { onceKnown, useViewer, viewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { follow } from './act.ts';
import { useStanding } from './marks.ts';

export function FollowButton({
  user,
  small = false,
}: {
  user: { readonly userId: string; readonly nickname: string };
  small?: boolean;
}) {
  const { user: me } = useViewer();
  const { followed, blocked } = useStanding({ subjectId: user.userId, subjectType: 'USER' });
  // a blocked user is not followed
  if (me?.userId === user.userId || blocked) return null;
  return (
    <button
      className={`btn ${followed ? 'btn--quiet' : 'btn--line'} follow${small ? ' follow--s' : ''}`}
      type="button"
      aria-pressed={followed}
      aria-label={t('mark.follow.whom', { name: user.nickname })}
      onClick={() =>
        onceKnown(() =>
          viewer().user
            ? void follow(user.userId, !followed)
            : openLogin(undefined, undefined, undefined, 'follow'),
        )
      }
    >
      {followed && <Icon name="check" size={16} />}
      {t(followed ? 'mark.followed' : 'mark.follow')}
    </button>
  );
}
