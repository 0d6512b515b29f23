/**
 * Products that are to be compared (BEY-59): at most four of a region, kept in this browser and
 * shared by all its tabs.
 */
import { page } from './page.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const KEY = 'compared';
export const MOST_COMPARED = 4;

export interface Compared {
  readonly code: string;
  readonly name: string;
  readonly cover: string;
  /** The region that it is of: no other one can show it. */
  readonly tenant?: string;
}

/** Whatever lies in the storage, of one region where one is asked for. Pure. */
export function comparedIn(text: string | null, tenant?: string): Compared[] {
  const found = storedIn(text).filter((one) => !tenant || (one.tenant ?? tenant) === tenant);
  return [...new Map(found.map((one) => [one.code, one])).values()].slice(0, MOST_COMPARED);
}

function storedIn(text: string | null): Compared[] {
  try {
    const all = JSON.parse(text ?? '[]') as unknown;
    if (!Array.isArray(all)) return [];
    return all.filter(
      (one): one is Compared =>
        typeof one === 'object' &&
        one !== null &&
        isCode(one.code) &&
        typeof one.name === 'string' &&
        typeof one.cover === 'string',
    );
  } catch {
    return [];
  }
}

const isCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[\w-]{1,64}$/.test(code);

/** The codes that an address names, each once, at most four. Pure. */
export const codesIn = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').filter(isCode))].slice(0, MOST_COMPARED);

/** The address that shows and shares a comparison. */
export const compareAddress = (codes: readonly string[]): string =>
  codes.length === 0 ? '/compare' : `/compare?ids=${codes.join(',')}`;

const NONE: readonly Compared[] = [];
let known: readonly Compared[] | undefined;
const listeners = new Set<() => void>();

/** The same list until it changes, and one and the same empty one, as a store has to answer. */
export function compared(): readonly Compared[] {
  if (known === undefined) {
    const found = comparedIn(readStored(KEY), page().tenant.code);
    known = found.length === 0 ? NONE : found;
  }
  return known;
}
export const noneCompared = (): readonly Compared[] => NONE;

export function watchCompared(listener: () => void): () => void {
  const other = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    known = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', other);
  };
}

/** Adds a product or takes it out; false where four are there already. */
export function toggleCompared(one: Compared): boolean {
  const there = compared();
  const without = there.filter(({ code }) => code !== one.code);
  if (without.length === there.length && there.length >= MOST_COMPARED) return false;
  setCompared(without.length === there.length ? [...there, one] : without);
  return true;
}

export function setCompared(all: readonly Compared[]): void {
  known = all.length === 0 ? NONE : all;
  const tenant = page().tenant.code;
  const stored = storedIn(readStored(KEY)).filter((one) => (one.tenant ?? tenant) !== tenant);
  const kept = [...stored, ...all.map((one) => ({ ...one, tenant }))];
  if (kept.length === 0) removeStored(KEY);
  else writeStored(KEY, JSON.stringify(kept));
  for (const listener of listeners) listener();
}
