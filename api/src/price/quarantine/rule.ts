/**
 * What makes an observation implausible (BEY-03). Whether one counts is a function of the offer's
 * own series of public observations around it (`plausible.ts`), never of the order in which they
 * arrived.
 */
import { HABITS } from '#contract/market/currency-habit.ts';
import type { Steps } from '#contract/market/currency-habit.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { SLIP_BELOW } from '#contract/price/least.ts';

export const EXCLUSION_REASONS = [
  'CURRENCY',
  'ZERO',
  'DECIMAL_SLIP',
  'TOO_LOW',
  'TOO_HIGH',
  'JITTER',
  'REPORTED',
  'SOURCE',
] as const;
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number];

export const QUARANTINE = {
  /** Implausible below or above this ratio to the median of the days before. */
  tooLow: SLIP_BELOW,
  tooHigh: 3,
  medianDays: 30,
  /** A median over more points is no truer. */
  medianPoints: 120,
  /**
   * The first price of a series is believed, unless it lasted less than two days and so many days
   * after say otherwise.
   */
  daysAfterFirst: 5,
  /** A decimal point moved by one or two places, within this share. */
  slipTolerance: 0.01,
  slips: [0.01, 0.1, 10, 100],
  /** Another source confirms a price when it reports the same within this share … */
  sameTolerance: 0.01,
  /** … at least this much later … */
  confirmMinutes: 60,
  /** … and not later than this, with no other price in between. */
  confirmDays: 10,
  /** JITTER: at least so many price-days reported in round steps … */
  roundPoints: 20,
  /** … which are at least this share of all … */
  roundShare: 0.98,
  /**
   * … within this many days before; long, because the steps that a shop keeps are a habit, and
   * sightings may be rare.
   */
  roundDays: 400,
  /**
   * While a shop's answers jitter, prices unknown so far are not believed either: within this many
   * hours of one that jitters.
   */
  jitterHours: 24,
  /**
   * A storm: of so many looks before and after, within so many days, at least `stormLeast`, this
   * share of the values or more are distinct …
   */
  stormLooks: 10,
  stormLeast: 12,
  stormDays: 15,
  stormShare: 0.5,
  /**
   * … and the middle jump from look to look is at least this. An odd figure after a habit of round
   * ones is away from the look before by as much.
   */
  stormJump: 0.03,
  /**
   * In a storm a price counts that is reported on two days within so many: a round one this often for
   * each look of the storm …
   */
  pricePointDays: 60,
  roundLooks: 2,
  roundFrequency: 1 / 600,
  /** … any other far more often than chance would bring it. */
  oddLooks: 4,
  oddFrequency: 0.05,
  /**
   * A whole source is held when so many of its known offers, and this share of them, turn
   * implausible at once.
   */
  sourceOffers: 20,
  sourceShare: 0.5,
} as const;

/** What prices of this currency are round and odd in. */
export const stepsOf = (currency: CurrencyCode): Steps => HABITS[currency].steps;

/** A decimal point moved by one or two places. */
export function slipOf(price: number, typical: number): boolean {
  return QUARANTINE.slips.some(
    (slip) => Math.abs(price - slip * typical) <= QUARANTINE.slipTolerance * slip * typical,
  );
}

/** In the round steps of a habit; `odd`: in the finer ones that an honest discount still keeps. */
export function isRound(price: number, steps: Steps, which: 'round' | 'odd' = 'round'): boolean {
  return price % steps[which] === 0 || (which === 'odd' && steps.charm.includes(price % 10));
}
