/**
 * What was liked, saved or watched without a connection waits in this browser until there is one
 * (BEY-14). An action names the state that is wanted and is no toggle: sent twice it is done once.
 */
import type { Ask } from '#contract/calls.ts';
import type { Subject } from '#contract/interaction/subject.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import type { StorageKey } from '../../lib/storage.ts';

export interface Queued {
  readonly kind: 'like' | 'collect' | 'watch';
  readonly subject: Subject;
  /** Liked or saved, or no longer; a watch is always one that begins. */
  readonly on: boolean;
  /** What is asked for a watch. */
  readonly watch?: Ask<'watch.create'>;
  /** The price that is waited for, as its dialog showed it. */
  readonly target?: string;
  /** What it is about, as its page says it, and where that is. */
  readonly name: string;
  readonly path: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Whose action it is. */
  readonly userId: string;
}

/**
 * What there is to know besides of something that was done: watched before; the price is met
 * already; nothing of it is on sale now.
 */
export const NOTES = ['known', 'met', 'ended'] as const;
export type Note = (typeof NOTES)[number];

export interface Sent extends Queued {
  readonly sentAt: number;
  /** Why it came to nothing; null: it is done. */
  readonly refusal: string | null;
  readonly note?: Note | undefined;
}

export const QUEUE = { most: 100, shown: 20 } as const;

const isSame = (a: Queued, b: Queued): boolean =>
  a.kind === b.kind &&
  a.subject.subjectId === b.subject.subjectId &&
  a.subject.subjectType === b.subject.subjectType;

/** With one more at the end; of one subject the last action counts, and what takes an action back leaves none. */
export function withAction(queue: readonly Queued[], action: Queued): Queued[] {
  const before = queue.find((one) => isSame(one, action));
  const others = queue.filter((one) => !isSame(one, action));
  if (before && before.on !== action.on) return others;
  return [...others, action].slice(-QUEUE.most);
}

export const without = (queue: readonly Queued[], action: Queued): Queued[] =>
  queue.filter((one) => !(isSame(one, action) && one.on === action.on && one.at === action.at));

/** With one more in front; what two tabs sent, since a browser tells the other late, is there once. */
export function withSent(list: readonly Sent[], one: Sent): Sent[] {
  const isThere = list.some((other) => isSame(other, one) && other.at === one.at);
  return isThere ? [...list] : [one, ...list].slice(0, QUEUE.shown);
}

/** Whatever lies in the storage. */
export function actionsIn(text: string | null): Queued[] {
  return listIn(text).filter(isQueued).slice(-QUEUE.most);
}

export function sentIn(text: string | null): Sent[] {
  const isSent = (one: Queued): one is Sent => {
    const { sentAt, refusal, note } = one as Partial<Sent>;
    return (
      Number.isFinite(sentAt) &&
      (refusal === null || typeof refusal === 'string') &&
      (note === undefined || NOTES.includes(note))
    );
  };
  return listIn(text).filter(isQueued).filter(isSent).slice(0, QUEUE.shown);
}

function listIn(text: string | null): unknown[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function isQueued(one: unknown): one is Queued {
  if (typeof one !== 'object' || one === null) return false;
  const { kind, subject, on, watch, target, name, path, at, userId } = one as Partial<Queued>;
  return (
    (kind === 'like' || kind === 'collect' || (kind === 'watch' && isWatch(watch))) &&
    (target === undefined || typeof target === 'string') &&
    typeof subject === 'object' &&
    typeof subject?.subjectId === 'string' &&
    /^[A-Z_]{1,40}$/.test(subject.subjectType) &&
    typeof on === 'boolean' &&
    typeof name === 'string' &&
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path) &&
    Number.isFinite(at) &&
    typeof userId === 'string'
  );
}

/** The server reads the rest. */
const isWatch = (ask: Queued['watch']): boolean =>
  typeof ask === 'object' && ask !== null && typeof ask.goodsId === 'string';

/** Calls back when what waits changed, here or in another tab. */
export function onQueue(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** A browser tells other tabs alone. */
const tell = (key: StorageKey): void => void dispatchEvent(new StorageEvent('storage', { key }));

export const queued = (): Queued[] => actionsIn(readStored('queued-marks'));
export const sent = (): Sent[] => sentIn(readStored('sent-marks'));

export function keepQueue(queue: readonly Queued[]): void {
  if (queue.length === 0) removeStored('queued-marks');
  else writeStored('queued-marks', JSON.stringify(queue));
  tell('queued-marks');
}

export function tellSent(one: Sent): void {
  writeStored('sent-marks', JSON.stringify(withSent(sent(), one)));
  tell('sent-marks');
}

export function forgetQueue(): void {
  removeStored('sent-marks');
  keepQueue([]);
}
