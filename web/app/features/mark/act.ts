/** What is done with a subject: like, collect, follow. A failure leaves it as it was. */
import type { MarkState } from '#contract/interaction/mark.ts';
import type { Subject } from '#contract/interaction/subject.ts';
import { CallFailure, ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { change } from './marks.ts';
import type { Standing } from './marks.ts';

/** A failure is logged and nothing more (INT-06), but for the block tip (INT-16, AMB-43). */
export async function like(subject: Subject, on: boolean): Promise<void> {
  try {
    await change(subject, 'like', async () =>
      standingOf(await browserCaller(on ? 'thumb-up.create' : 'thumb-up.cancel', subject, ACT)),
    );
  } catch (error) {
    sayBlocked(error);
  }
}

/**
 * Says that it was saved, or removed; a failure gives no toast (INT-09, INT-10), but for the block
 * tip.
 */
export async function collect(subject: Subject, on: boolean): Promise<boolean> {
  try {
    const ask = { ...subject, actionType: 'COLLECT' } as const;
    const done = await change(subject, 'collect', async () =>
      standingOf(await browserCaller(on ? 'mark.create' : 'mark.cancel', ask, ACT)),
    );
    if (done) toast(t(on ? 'mark.collected' : 'mark.uncollected'));
    return done;
  } catch (error) {
    sayBlocked(error);
    return false;
  }
}

/** A failure is said by the caller. */
export async function follow(userId: string, on: boolean): Promise<void> {
  const ask = { followInfo: { targetId: userId, targetType: 'USER' } } as const;
  await change({ subjectId: userId, subjectType: 'USER' }, 'follow', async () => {
    const { following, followerCount } = await browserCaller(
      on ? 'follow.create' : 'follow.cancel',
      ask,
      { signIn: true },
    );
    return { followed: following, followers: followerCount };
  }).catch(() => {});
}

function standingOf({
  currentUserThumbUp,
  currentUserCollected,
  thumbUpCount,
  collectCount,
}: MarkState): Partial<Standing> {
  return {
    liked: currentUserThumbUp,
    collected: currentUserCollected,
    likes: thumbUpCount,
    collects: collectCount,
  };
}

function sayBlocked(error: unknown): void {
  if (error instanceof CallFailure && error.errorKey === 'interaction.blocked')
    toast(error.message, 'failed');
  else console.warn('marks: not done', error);
}
