/**
 * Links that were checked in this browser, newest first; nothing of it leaves the browser. Whatever
 * lies in the storage is read again before it is shown.
 */
import { headOf } from '#contract/text.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const KEY = 'checked-links';
const MOST = 8;

export interface Recent {
  readonly url: string;
  readonly name: string;
}

/** The list with one more at the head, each product once. Pure. */
export function withRecent(list: readonly Recent[], { url, name }: Recent): Recent[] {
  const one = { url, name: headOf(name, 120) };
  return [one, ...list.filter((other) => other.url !== url && other.name !== one.name)].slice(
    0,
    MOST,
  );
}

/** Whatever lies in the storage, links or none. Pure. */
export function recentIn(text: string | null): Recent[] {
  try {
    const list = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export const recentLinks = (): Recent[] => recentIn(readStored(KEY));

export function rememberLink(one: Recent): void {
  writeStored(KEY, JSON.stringify(withRecent(recentLinks(), one)));
}

export const forgetLinks = (): void => removeStored(KEY);

function isRecent(one: unknown): one is Recent {
  const { url, name } = (one ?? {}) as Partial<Recent>;
  return (
    typeof url === 'string' &&
    typeof name === 'string' &&
    /^https?:\/\//.test(url) &&
    url.length <= 2000 &&
    name !== '' &&
    name.length <= 200
  );
}
