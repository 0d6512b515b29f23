/**
 * What was looked at in this browser, and what it cost then: kept here and nowhere else, so that home can say what
 * became of it to somebody without an account.
 */
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

/** Where they lie in the storage. */
export const LOOKS = 'looked-at';
const MOST = 24;

export interface LookedAt {
  readonly code: string;
  /** Effective price in minor units. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The deal by which it was looked at. */
  readonly deal?: string | undefined;
}

/** Whatever lies in the storage. Pure. */
export function looksIn(text: string | null): LookedAt[] {
  try {
    const looks = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(looks) ? looks.filter(isLook).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isLook(one: unknown): one is LookedAt {
  if (typeof one !== 'object' || one === null) return false;
  const { code, amount, at, deal = 'none' } = one as Partial<LookedAt>;
  return (
    typeof deal === 'string' &&
    /^[\w-]{1,64}$/.test(deal) &&
    typeof code === 'string' &&
    /^[\w-]{1,64}$/.test(code) &&
    Number.isSafeInteger(amount) &&
    (amount as number) >= 0 &&
    Number.isSafeInteger(at)
  );
}

/** With one more at the head; each product is there once, with the last look. Pure. */
export const withLook = (looks: readonly LookedAt[], look: LookedAt): LookedAt[] =>
  [look, ...looks.filter(({ code }) => code !== look.code)].slice(0, MOST);

/** Whether looks are remembered here at all. */
export const remembersLooks = (): boolean => readStored('no-looks') === null;

/** Switched off, what was remembered is forgotten. */
export function setRemembers(on: boolean): void {
  if (on) return removeStored('no-looks');
  writeStored('no-looks', 'yes');
  forgetLooks();
}

export const lookedAt = (): LookedAt[] => looksIn(readStored(LOOKS));

export function rememberLook(look: LookedAt): void {
  if (remembersLooks()) writeStored(LOOKS, JSON.stringify(withLook(lookedAt(), look)));
}

export const keepLooks = (looks: readonly LookedAt[]): void =>
  writeStored(LOOKS, JSON.stringify(looks));

/** With them goes what is kept of their pages (BEY-14). */
export function forgetLooks(): void {
  removeStored(LOOKS);
  void import('../offline/keep.ts').then(({ forgetKept }) => forgetKept('looked')).catch(() => {});
}
