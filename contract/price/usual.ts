/** The usual price, as the specification says (`judge.ts`), and what it is the median of. */
import { atLeast, atMost, fraction } from './exact.ts';
import { claims, isNear, medianOf } from './judged-day.ts';
import type { JudgedDay, JudgedPrice } from './judged-day.ts';
import { JUDGING } from './judging.ts';
import type { Rise } from './rise.ts';
import type { TypicalBasis } from './verdict.ts';
import type { Known } from './compared.ts';

const { minObservedDays, recentDays, typicalDays, raiseMin } = JUDGING;

export interface Usual {
  typical: number | null;
  basis: TypicalBasis | null;
  real: number | null;
  /** The rise accuses. */
  isRaised: boolean;
  isHeldOff: boolean;
  isOnce: boolean;
}

/**
 * The usual price: the median of 90 days, or of 60, of the lasting promotion or of what came before
 * a rise, where that is lower. Without a claim nobody says that it is dearer than usual where one
 * of the medians is above it.
 */
export function usualOf(
  now: JudgedPrice,
  { isThin, medians, lasting, prior }: Known,
  rise: Rise | null,
): Usual {
  const isClaim = claims(now, JUDGING.claimMin);
  const isHeldOff = prior !== null && atMost(now.price, 1 - JUDGING.belowPrior, prior.low);
  const isRaised = isClaim && rise !== null && rise.accuses && !isHeldOff;
  const candidates = [...medians, lasting, rise?.base ?? null].filter((one) => one !== null);
  const usual = isRaised ? rise.base : candidates.length === 0 ? null : Math.min(...candidates);
  const dearest = Math.max(...medians, lasting ?? 0);
  const isBetween =
    !isClaim && !isThin && usual !== null && now.price > usual && now.price < dearest;
  const typical = isThin
    ? lasting
    : usual !== null && !isClaim && now.price >= dearest
      ? dearest
      : usual;
  const isOnce = now.lone && typical !== null && !atLeast(now.price, JUDGING.onceBelow, typical);
  const isOf = isOfRise({ typical }, rise);
  const isBefore = isOf ? rise?.what === 'WAS' : !isThin && medians.includes(typical as number);
  const basis = isBefore ? 'BEFORE' : isOf ? 'RISE' : 'LASTING';
  return {
    typical,
    basis: typical === null ? null : basis,
    real: typical === null || isBetween || isOnce ? null : fraction(typical - now.price, typical),
    isRaised,
    isHeldOff,
    isOnce,
  };
}

/** Whether what was usual before a rise is the usual price. */
export function isOfRise({ typical }: Pick<Usual, 'typical'>, rise: Rise | null): boolean {
  return rise !== null && typical === rise.base;
}

/**
 * The first day of those that the usual price is the median of; null where it is no such median.
 */
export function sinceOf(
  anchor: number,
  { pre }: Known,
  usual: Usual,
  rise: Rise | null,
): number | null {
  if (rise !== null && isOfRise(usual, rise)) return rise.day - typicalDays;
  if (usual.basis !== 'BEFORE') return null;
  return anchor - (usual.typical === medianOf(pre) ? typicalDays : recentDays);
}

/**
 * What it cost in the rest of the year before, where that was a tenth less than the usual price: a
 * raised price that lasted is usual, and was raised.
 */
export function formerOf(
  rest: readonly JudgedDay[],
  typical: number,
): { amount: number; at: JudgedDay[]; seen: number } | null {
  const amount = medianOf(rest, minObservedDays);
  if (amount === null || !atLeast(typical, 1 + raiseMin, amount)) return null;
  return { amount, at: rest.filter((day) => isNear(day.mid, amount)), seen: rest.length };
}
