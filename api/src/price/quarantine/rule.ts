/**
 * What makes an observation implausible (BEY-03). Whether one counts is a function of the offer's own series of
 * public observations around it, never of the order in which they arrived; the SQL that asks is `queries.ts`.
 */
import type { CurrencyCode } from '#contract/money.ts';

export const EXCLUSION_REASONS = ['CURRENCY', 'ZERO', 'DECIMAL_SLIP', 'TOO_LOW', 'TOO_HIGH', 'JITTER', 'REPORTED'] as const;
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number];

export const QUARANTINE = {
  /** Implausible below or above this ratio to the median of the days before. */
  tooLow: 0.35,
  tooHigh: 3,
  medianDays: 30,
  /** A decimal point moved by one or two places, within this share. */
  slipTolerance: 0.01,
  slips: [0.01, 0.1, 10, 100],
  /** A second observation confirms the first when it tells the same price within this share … */
  sameTolerance: 0.01,
  /** … at least this much later … */
  confirmMinutes: 60,
  /** … and not later than this, with no other price in between. */
  confirmDays: 10,
  /** JITTER: at least so many price-days told in round steps … */
  roundPoints: 20,
  /** … which are at least this share of all … */
  roundShare: 0.98,
  /** … within this many days before; long, because the steps that a shop keeps are a habit, and sightings may be rare. */
  roundDays: 400,
  /** While a shop's answers jitter, prices unknown so far are not believed either: within this many hours of one that jitters. */
  jitterHours: 24,
} as const;

/**
 * A shop that prices in round steps does not turn to odd figures: one that suddenly does is an answer scrambled
 * against collectors. `round` is the step that a series keeps, `odd` the finer step that an honest discount still
 * keeps; `charm` last digits (9.99) are never odd.
 */
export interface Steps {
  readonly round: number;
  readonly odd: number;
  readonly charm: readonly number[];
}

export function stepsOf(currency: CurrencyCode): Steps {
  if (currency === 'VND') return { round: 1000, odd: 100, charm: [] };
  // rupiah are told in hundreds, percentages of them in single ones; fractions of one do not exist
  if (currency === 'IDR') return { round: 10_000, odd: 100, charm: [] };
  return { round: 100, odd: 5, charm: [9] };
}
