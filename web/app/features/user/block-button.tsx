/** Block, and unblock (FOL-05, P-21): neither sees or answers the other any more. For whoever is signed in, and not for oneself. */
import { useEffect, useState } from 'react';
import { browserCaller, EXTRA } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { toast } from '../../ui/toast.tsx';
import { change } from '../mark/marks.ts';

export function BlockButton({ user: { userId, nickname } }: { user: { readonly userId: string; readonly nickname: string } }) {
  const { user: me, turn } = useViewer();
  const [known, setKnown] = useState<{ turn: number; blocked: boolean }>();
  const myId = me?.userId;
  useEffect(() => {
    if (!myId || myId === userId) return undefined;
    let isLeft = false;
    browserCaller('block.query-relation', { fromUserIds: [myId], blockedUserIds: [userId] }, EXTRA).then(
      ({ relations }) => !isLeft && setKnown({ turn, blocked: relations.some((one) => one.blocked) }),
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
      const after = await browserCaller(blocked ? 'block.cancel' : 'block.create', { blockedUserId: userId });
      setKnown({ turn, blocked: after.blocked });
      toast(t(after.blocked ? 'user.blocked' : 'user.unblocked', { name: nickname }));
      // following ends with it
      return after.blocked ? { followed: false } : {};
    }).catch(() => {});
  }
  return (
    <button className="btn btn--text" type="button" aria-pressed={blocked} onClick={() => void turnOver()}>
      <Icon name="circle-slash" size={16} />
      {t(blocked ? 'user.unblock' : 'user.block')}
    </button>
  );
}
