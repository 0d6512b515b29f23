/**
 * The two parameters of the judgement that every first screen needs; the others are in
 * `judging.ts`.
 */

/**
 * A claim below this is no claim, and a price less than this below what is usual is no discount.
 */
export const CLAIM_MIN = 0.03;
/** Fewer observed days before the promotion: unverified, never an accusation. */
export const MIN_OBSERVED_DAYS = 14;

/**
 * A price below this share of the usual one counts for nothing until another source or an operator
 * confirms it (BEY-03).
 */
export const SLIP_BELOW = 0.35;
