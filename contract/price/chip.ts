/**
 * A verdict on a card: a chip of two or three words and one short reason, with the values that fill
 * their holes. Apart from the facts, and free of schemas, because every first screen loads it.
 * Pure.
 */
import { formatDiscount, formatPercent, moneyText } from '../money.ts';
import type { CurrencyCode } from '../money.ts';
import { CLAIM_MIN, MIN_OBSERVED_DAYS, SLIP_BELOW } from './least.ts';
import type { Verdict } from './verdict.ts';
import type { chips } from './words/chip/en.ts';

export type ChipKey = Extract<keyof typeof chips, `chip.${string}`>;
export type WhyKey = Extract<keyof typeof chips, `why.${string}`>;

/**
 * What fills a hole, still as a value: an amount in minor units, an instant, a fraction, or a
 * number of days.
 */
export type HoleValue =
  | { readonly amount: number }
  | { readonly time: string }
  | { readonly share: number }
  | { readonly count: number };
export type Holes = Readonly<Record<string, HoleValue>>;

export interface Statement<Key> {
  readonly key: Key;
  readonly holes: Holes;
}

/** How amounts and days are written where the words stand. */
export interface PriceManner {
  readonly currency: CurrencyCode;
  readonly date: (time: string) => string;
}

/**
 * A verdict as a chip: its words, the claim to strike through before them, and the tone that
 * colours it.
 */
export interface Chip extends Statement<ChipKey> {
  readonly struck: number | null;
  readonly tone: 'verified' | 'overstated' | 'raised' | 'fake' | 'always' | 'unverified' | 'none';
}

/** Below this share of days a price is not said to have sold at one amount. */
export const MOSTLY = 0.5;

export const amount = (value: number | null) => ({ amount: value ?? 0 });
export const time = (value: string | null) => ({ time: value ?? '' });
export const count = (value: number) => ({ count: value });
export const share = (value: number | null) => ({ share: value ?? 0 });

export function chipOf(verdict: Verdict, isCurrent: boolean): Chip {
  const { kind, claimed, real } = verdict;
  const struck = claimsAnything(verdict) ? claimed : null;
  if (!isCurrent) return chip('chip.old', 'unverified');
  switch (kind) {
    case 'VERIFIED':
      return chip('chip.verified', 'verified', null, real);
    case 'OVERSTATED':
      return formatDiscount(real) === ''
        ? chip('chip.overstated.none', 'overstated', struck)
        : chip('chip.overstated', 'overstated', struck, real);
    case 'RAISED_FIRST':
      return chip('chip.raised', 'raised', struck);
    case 'FAKE':
      return chip('chip.fake', 'fake', struck);
    case 'ALWAYS_ON_SALE':
      return chip('chip.always', 'always', struck);
    case 'UNVERIFIED':
      // nothing is known from before the claim, but this, or less, has been the price for weeks
      if (verdict.typicalBasis === 'LASTING' && !verdict.seenOnce)
        return (real ?? 0) <= -CLAIM_MIN
          ? chip('chip.unverified.dearer', 'unverified', struck, -(real ?? 0))
          : chip('chip.unverified.lasting', 'unverified', struck);
      return chip(verdict.seenOnce ? 'chip.once' : 'chip.unverified', 'unverified');
    case 'NO_CLAIM':
      return unclaimedChip(verdict);
  }
}

function unclaimedChip(verdict: Verdict): Chip {
  const { real } = verdict;
  if (verdict.seenOnce || verdict.totalDays <= 1) return chip('chip.once', 'unverified');
  if (real === null)
    return claimsAnything(verdict)
      ? chip('chip.unverified', 'unverified')
      : chip('chip.none', 'none');
  if (isBelowUsual(verdict, CLAIM_MIN)) return chip('chip.below', 'verified', null, real);
  return real <= -CLAIM_MIN ? chip('chip.dearer', 'none', null, -real) : chip('chip.usual', 'none');
}

function chip(
  key: ChipKey,
  tone: Chip['tone'],
  struck: number | null = null,
  percent: number | null = null,
): Chip {
  return { key, tone, struck, holes: percent === null ? {} : { percent: share(percent) } };
}

/**
 * The price that is struck beside the price now: the one that the per cent of the chip is of. That
 * is the usual price where the discount is real, else what the shop claims; null where it claims
 * nothing (PROD-07).
 */
export function struckOf({ verdict, originAmount, isCurrent }: Struck): {
  readonly amount: number;
  readonly isUsual: boolean;
} | null {
  if (originAmount === null || !isCurrent) return null;
  const { holes, tone } = chipOf(verdict, isCurrent);
  return tone === 'verified' && 'percent' in holes && verdict.typicalAmount !== null
    ? { amount: verdict.typicalAmount, isUsual: true }
    : { amount: originAmount, isUsual: false };
}

/** A card, an offer or a detail as `struckOf` reads it. */
export interface Struck {
  readonly verdict: Verdict;
  readonly originAmount: number | null;
  readonly isCurrent: boolean;
}

/** The reason in one short sentence. */
export function whyOf(
  verdict: Verdict,
  price: { readonly seenTime: string; readonly isCurrent: boolean },
): Statement<WhyKey> {
  const typical = amount(verdict.typicalAmount);
  if (!price.isCurrent) return { key: 'why.old', holes: { date: time(price.seenTime) } };
  if (verdict.seenOnce) return { key: 'why.once', holes: { typical } };
  if (mayBeMistake(verdict)) return { key: 'why.odd', holes: { typical } };
  if (verdict.kind === 'ALWAYS_ON_SALE')
    return {
      key: 'why.always',
      holes: { days: count(verdict.strikeDays), window: count(verdict.windowDays) },
    };
  if (verdict.kind === 'RAISED_FIRST' && verdict.raisedWhat === 'PRICE')
    return { key: 'why.raised', holes: { typical, date: time(verdict.raisedTime) } };
  if (verdict.typicalAmount === null)
    return !claimsAnything(verdict) && verdict.totalDays > 1
      ? { key: 'why.none', holes: {} }
      : thin('why.thin', verdict);
  if (verdict.typicalBasis === 'LASTING')
    return {
      key: 'why.lasting',
      holes: { days: count(verdict.levelDays), seen: count(verdict.recentDays) },
    };
  if (verdict.typicalDays < MOSTLY * verdict.typicalSeen)
    return { key: 'why.middle', holes: { typical } };
  return {
    key: 'why.usual',
    holes: { typical, days: count(verdict.typicalDays), seen: count(verdict.typicalSeen) },
  };
}

export function thin<Key>(key: Key, verdict: Verdict, seen = verdict.preDays): Statement<Key> {
  return { key, holes: { seen: count(seen), needed: count(MIN_OBSERVED_DAYS) } };
}

/**
 * The shop claims a per cent or more, which is more than nothing even where it is too little to
 * judge.
 */
export function claimsAnything({ claimed }: Pick<Verdict, 'claimed'>): boolean {
  return formatDiscount(claimed) !== '';
}

/**
 * Really cheaper than usual, and nothing refutes it: what greens a price that claims no discount.
 */
export function isBelowUsual(
  verdict: Pick<Verdict, 'kind' | 'real' | 'seenOnce'>,
  least: number,
): boolean {
  return verdict.kind === 'NO_CLAIM' && !verdict.seenOnce && (verdict.real ?? 0) >= least;
}

/**
 * Confirmed, and so far below what is usual that the shop may have made a mistake, and may cancel the
 * order (BEY-40). Apart from a slip, which counts for nothing until it is confirmed (BEY-03).
 */
export function mayBeMistake(verdict: Pick<Verdict, 'real' | 'seenOnce'>): boolean {
  return !verdict.seenOnce && verdict.real !== null && verdict.real > 1 - SLIP_BELOW;
}

/** A hole as it is read: money, a day, whole per cent rounded down, a number. */
export function holeText(value: HoleValue, { currency, date }: PriceManner): string {
  if ('amount' in value) return moneyText(value.amount, currency);
  if ('time' in value) return date(value.time);
  return 'share' in value ? formatPercent(value.share) : String(value.count);
}
