/** Sends what waits in this browser as soon as there is a connection and its owner is there (BEY-14). */
import type { Answer } from '#contract/calls.ts';
import { ACT, isUnreached } from '../../lib/call.ts';
import type { CallFailure } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { SENDING } from '../../lib/online.ts';
import { readStored } from '../../lib/storage.ts';
import { toast } from '../../lib/toast.ts';
import { addToCount, onViewer, viewer } from '../../lib/viewer.ts';
import { forgetQueue, keepQueue, queued, tellSent, without, withAction } from './queue.ts';
import type { Note, Queued } from './queue.ts';

/** What somebody asks for; `name`: of its subject, where that is not what the page is about. */
export type Wanted = Pick<Queued, 'kind' | 'subject' | 'on' | 'watch' | 'target'> & {
  readonly name?: string;
};

/** Lets an action on this page wait. */
export function enqueue(wanted: Wanted): void {
  const action: Queued = {
    name: document.querySelector('main h1')?.textContent.trim() ?? '',
    ...wanted,
    path: location.pathname,
    at: Date.now(),
    userId: viewer().user?.userId ?? readStored('kept-of') ?? '',
  };
  keepQueue(withAction(queued(), action));
  toast(t('queue.waits'), 'done', {
    label: t('queue.show'),
    run: () => location.assign('/queued'),
  });
}

/** Sends now, whenever the connection comes back, and once it is known who is there. */
export function startQueue(): void {
  addEventListener('online', () => void sendQueue());
  onViewer(() => void sendQueue());
  void sendQueue();
}

/** One tab at a time; ends at the first that reaches nobody. */
export async function sendQueue(): Promise<void> {
  if (queued().length === 0 || !navigator.onLine) return;
  if (!('locks' in navigator)) return sendAll();
  await navigator.locks.request(SENDING, sendAll);
}

async function sendAll(): Promise<void> {
  const { user, known } = viewer();
  if (!known) return;
  // another account sends nothing of theirs
  const all = queued();
  const own = all.filter(({ userId }) => userId === user?.userId);
  // another tab may have sent all of it meanwhile
  if (user && all.length > 0 && own.length === 0) forgetQueue();
  for (const action of own) {
    // another tab may have sent or cancelled it meanwhile
    if (!queued().some((one) => one.at === action.at && one.path === action.path)) continue;
    try {
      done(action, null, await ask(action));
    } catch (error) {
      if (isUnreached(error) || (error as CallFailure).code === 401) return;
      done(action, (error as Error).message);
    }
  }
}

function done(action: Queued, refusal: string | null, note?: Note): void {
  keepQueue(without(queued(), action));
  tellSent({ ...action, sentAt: Date.now(), refusal, note });
}

/** Says what there is to know of it besides. */
async function ask({ kind, subject, on, watch }: Queued): Promise<Note | undefined> {
  const options = { ...ACT, signIn: false };
  if (kind === 'watch') return noteOf(await browserCaller('watch.create', watch, options));
  if (kind === 'like')
    await browserCaller(on ? 'thumb-up.create' : 'thumb-up.cancel', subject, options);
  else
    await browserCaller(
      on ? 'mark.create' : 'mark.cancel',
      { ...subject, actionType: 'COLLECT' },
      options,
    );
  return undefined;
}

function noteOf({ isNew, goods, firedCount }: Answer<'watch.create'>): Note | undefined {
  if (!isNew) return 'known';
  addToCount('watchCount', 1);
  if (!goods?.isCurrent) return 'ended';
  return firedCount > 0 ? 'met' : undefined;
}
