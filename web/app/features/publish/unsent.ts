/**
 * What was typed and has not reached the API, stored on this device by account: it comes back to
 * the user who typed it, and to nobody else. What is in storage is as hostile as anything from
 * outside.
 */
import { readStored, writeStored } from '../../lib/storage.ts';
import { wordsOf } from './form.ts';
import type { Kind, Words } from './form.ts';

export interface Unsent {
  /** Of one editor, and the word under which its draft is begun: however often, it is one draft. */
  readonly once: string;
  /** Null: the API has no draft of it yet. */
  readonly id: string | null;
  readonly kind: Kind;
  readonly words: Words;
  readonly sent: Words;
  readonly base: Words;
}

type Store = Readonly<Record<string, readonly Unsent[]>>;

/** Per account; with more, the oldest go. */
const MOST = 10;

/** The latest of an account that is of this draft. */
export function unsentOf(me: string, kind: Kind, id: string | null): Unsent | undefined {
  return (store()[me] ?? []).find((one) => one.kind === kind && one.id === id);
}

export function keepUnsent(me: string, unsent: Unsent): void {
  write(me, (all) => [unsent, ...all.filter((one) => one.once !== unsent.once)].slice(0, MOST));
}

export function forgetUnsent(me: string, once: string): void {
  write(me, (all) => all.filter((one) => one.once !== once));
}

/** Somebody signs out: nothing of theirs stays on this device. */
export function forgetUnsentOf(me: string): void {
  write(me, () => []);
}

function write(me: string, change: (all: readonly Unsent[]) => readonly Unsent[]): void {
  const { [me]: mine = [], ...others } = store();
  const next = change(mine);
  writeStored(
    'unsent-draft',
    JSON.stringify({ ...others, ...(next.length > 0 ? { [me]: next } : {}) } satisfies Store),
  );
}

function store(): Store {
  try {
    const all = JSON.parse(readStored('unsent-draft') ?? '{}') as unknown;
    if (typeof all !== 'object' || all === null || Array.isArray(all)) return {};
    return Object.fromEntries(
      Object.entries(all).map(([me, some]) => [
        me,
        Array.isArray(some) ? (some as Unsent[]).filter(isWhole) : [],
      ]),
    );
  } catch {
    return {};
  }
}

function isWhole(one: Unsent | null): one is Unsent {
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof one.once === 'string' &&
    [one.words, one.sent, one.base].every(areWords)
  );
}

function areWords(words: Words | undefined): boolean {
  const sample = wordsOf(null, 'UTC');
  const isLike = (value: unknown, like: unknown) =>
    Array.isArray(like) ? Array.isArray(value) : typeof value === typeof like;
  return (
    typeof words === 'object' &&
    words !== null &&
    Object.entries(sample).every(([name, like]) => isLike(words[name as keyof Words], like))
  );
}
