/**
 * What this browser does not want to see (BEY-36): brands, platforms and categories. It stays here;
 * pages are the same for everybody, and the first script hides what is muted before it is painted.
 */
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './storage.ts';

const KEY = 'muted';
const MOST = 100;
export const MUTED_CHANGED = 'khum-muted';

export const MUTE_KINDS = ['brand', 'platform', 'category'] as const;
export interface Mute {
  readonly kind: (typeof MUTE_KINDS)[number];
  readonly code: string;
  /** As it was shown when it was muted. */
  readonly name: string;
  /** Of a category, those below it. */
  readonly below?: readonly string[];
}

/** Whatever lies in the storage. Pure. */
export function mutesIn(text: string | null): Mute[] {
  try {
    const all = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(all) ? all.filter(isMute).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isMute(one: unknown): one is Mute {
  if (typeof one !== 'object' || one === null) return false;
  const { kind, code, name, below = [] } = one as Partial<Mute>;
  return (
    MUTE_KINDS.includes(kind as Mute['kind']) &&
    typeof name === 'string' &&
    Array.isArray(below) &&
    [code, ...below].every((each) => typeof each === 'string' && /^[\w-]{1,64}$/.test(each))
  );
}

export const isSame = (one: Mute, other: Mute): boolean =>
  one.kind === other.kind && one.code === other.code;

const NONE: readonly Mute[] = [];
let known: readonly Mute[] | undefined;
const mutes = (): readonly Mute[] => (known ??= mutesIn(readStored(KEY)));

export function useMutes(): readonly Mute[] {
  return useSyncExternalStore(watch, mutes, () => NONE);
}

function watch(listener: () => void): () => void {
  const changed = () => {
    known = undefined;
    listener();
  };
  window.addEventListener(MUTED_CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(MUTED_CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

export const mute = (one: Mute): void =>
  keep([one, ...mutes().filter((other) => !isSame(one, other))].slice(0, MOST));

export const unmute = (one: Mute): void => keep(mutes().filter((other) => !isSame(one, other)));

function keep(all: readonly Mute[]): void {
  if (all.length === 0) removeStored(KEY);
  else writeStored(KEY, JSON.stringify(all));
  known = all;
  window.dispatchEvent(new Event(MUTED_CHANGED));
}
