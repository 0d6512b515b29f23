/**
 * Block, and unblock (FOL-05, P-21): neither sees or answers the other any more. For signed-in
 * users, and not for oneself.
 */
import { useEffect, useState } from 'react';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { toast } from '../../lib/toast.ts';
import { change, note, useStanding } from '../mark/marks.ts';

interface BlockButtonProps {
  user: { readonly userId: string; readonly nickname: string };
  /** How many follow them, as the page shows it. */
  followers: number;
}

export function BlockButton({ user: { userId, nickname }, followers }: BlockButtonProps) {
  const { followed } = useStanding({ subjectId: userId, subjectType: 'USER' });
  const { user: me, turn } = useViewer();
  const [known, setKnown] = useState<{ turn: number; blocked: boolean }>();
  const myId = me?.userId;
  useEffect(() => {
    if (!myId || myId === userId) return undefined;
    let isLeft = false;
    browserCaller(
      'block.query-relation',
      { fromUserIds: [myId], blockedUserIds: [userId] },
      EXTRA,
    ).then(
      ({ relations }) => {
        if (isLeft) return;
        const isBlocked = relations.some((one) => one.blocked);
        setKnown({ turn, blocked: isBlocked });
        note({ subjectId: userId, subjectType: 'USER' }, { blocked: isBlocked });
      },
      (error: unknown) => console.warn('block: could not be loaded', error),
    );
    return () => {
      isLeft = true;
    };
  }, [myId, userId, turn]);
  if (!myId || myId === userId || known?.turn !== turn) return null;
  const { blocked } = known;
  async function turnOver() {
    const subject = { subjectId: userId, subjectType: 'USER' } as const;
    await change(subject, 'block', async () => {
      const after = await browserCaller(
        blocked ? 'block.cancel' : 'block.create',
        { blockedUserId: userId },
        { signIn: true },
      );
      setKnown({ turn, blocked: after.blocked });
      toast(t(after.blocked ? 'user.blocked' : 'user.unblocked', { name: nickname }));
      // following ends with it
      return after.blocked
        ? { blocked: true, followed: false, followers: Math.max(0, followers - (followed ? 1 : 0)) }
        : { blocked: false };
    }).catch(() => {});
  }
  return (
    <button
      className="btn btn--text"
      type="button"
      aria-pressed={blocked}
      onClick={() => void turnOver()}
    >
      <Icon name="circle-slash" size={16} />
      {t(blocked ? 'user.unblock' : 'user.block')}
    </button>
  );
}
