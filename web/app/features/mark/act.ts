/** What is done with a subject: like, collect, follow. A failure leaves it as it was. */
import type { MarkState } from '#contract/interaction/mark.ts';
import type { Subject } from '#contract/interaction/subject.ts';
import { ACT, CallFailure, isUnreached } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { readStored } from '../../lib/storage.ts';
import { toast } from '../../lib/toast.ts';
import { change, note } from './marks.ts';
import type { Standing } from './marks.ts';
import { mayAct } from '../../lib/viewer.ts';

/** What waits for a connection looks as if it were done (BEY-14). */
if (typeof window !== 'undefined' && readStored('queued-marks') !== null)
  void import('../offline/keep.ts')
    .then(({ queued }) => {
      for (const { kind, subject, on } of queued())
        if (kind !== 'watch') note(subject, kind === 'like' ? { liked: on } : { collected: on });
    })
    .catch(() => {});

/** A failure is logged and nothing more (INT-06), but for the block tip (INT-16, AMB-43). */
export async function like(subject: Subject, on: boolean): Promise<void> {
  try {
    await change(subject, 'like', () =>
      made({ liked: on }, 'like', subject, () =>
        browserCaller(on ? 'thumb-up.create' : 'thumb-up.cancel', subject, ACT),
      ),
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
    let waits = false;
    const done = await change(subject, 'collect', async () => {
      const after = await made({ collected: on }, 'collect', subject, () =>
        browserCaller(on ? 'mark.create' : 'mark.cancel', ask, ACT),
      );
      waits = after.collects === undefined;
      return after;
    });
    if (done && !waits) {
      toast(t(on ? 'mark.collected' : 'mark.uncollected'));
      // it is saved; a page that cannot be kept is still read with a connection
      void keepSaved(on).catch(() => {});
    }
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

/** What was marked; where nobody is reached the action waits, and looks as if it were done (BEY-14). */
async function made(
  action: Partial<Standing>,
  kind: 'like' | 'collect',
  subject: Subject,
  ask: () => Promise<MarkState>,
): Promise<Partial<Standing>> {
  try {
    return standingOf(await ask());
  } catch (error) {
    if (!isUnreached(error) || !mayAct()) throw error;
    const { enqueue } = await import('../offline/keep.ts');
    enqueue({ kind, subject, on: action.liked ?? action.collected ?? false });
    return action;
  }
}

/** What is saved on its own page can be read without a connection. */
async function keepSaved(on: boolean): Promise<void> {
  const path = location.pathname;
  const { isKeepable, keepPage, forgetKept } = await import('../offline/keep.ts');
  if (isKeepable(path)) await (on ? keepPage(path, 'saved') : forgetKept('saved', path));
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
