/**
 * Reasons and limits of "report this price" (BEY-03). Apart from the schemas, because pages show
 * them.
 */

/**
 * `DEARER` and `CHEAPER`: the shop asks more or less than we show. `PAST`: a price in the history
 * that cannot have been.
 */
export const PRICE_REPORT_REASONS = ['DEARER', 'CHEAPER', 'PAST', 'NOT_THIS', 'OTHER'] as const;
export type PriceReportReason = (typeof PRICE_REPORT_REASONS)[number];

export const PRICE_REPORT = {
  /** Characters of the note. */
  note: 300,
  /** Reports an hour. */
  perDevice: 10,
  perAddress: 40,
} as const;
