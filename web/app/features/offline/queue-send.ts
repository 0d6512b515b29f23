/** Sends what waits in this browser as soon as there is a connection and its owner is there (BEY-14). */
import type { Subject } from '#contract/interaction/subject.ts';
import { ACT, isUnreached } from '../../lib/call.ts';
import type { CallFailure } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { readStored } from '../../lib/storage.ts';
import { toast } from '../../lib/toast.ts';
import { onViewer, viewer } from '../../lib/viewer.ts';
import { forgetQueue, keepQueue, queued, tellSent, without, withAction } from './queue.ts';
import type { Queued } from './queue.ts';

/** Lets an action on this page wait. */
export function enqueue(kind: Queued['kind'], subject: Subject, on: boolean): void {
  const action: Queued = {
    kind,
    subject,
    on,
    name: document.querySelector('main h1')?.textContent.trim() ?? '',
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
  await navigator.locks.request('khum-queue', sendAll);
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
      await ask(action);
      done(action, null);
    } catch (error) {
      if (isUnreached(error) || (error as CallFailure).code === 401) return;
      done(action, (error as Error).message);
    }
  }
}

function done(action: Queued, refusal: string | null): void {
  keepQueue(without(queued(), action));
  tellSent({ ...action, sentAt: Date.now(), refusal });
}

function ask({ kind, subject, on }: Queued): Promise<unknown> {
  const options = { ...ACT, signIn: false };
  if (kind === 'like')
    return browserCaller(on ? 'thumb-up.create' : 'thumb-up.cancel', subject, options);
  return browserCaller(
    on ? 'mark.create' : 'mark.cancel',
    { ...subject, actionType: 'COLLECT' },
    options,
  );
}
