/**
 * "Not the same product" (BEY-21). Apart from the schemas, because the code that judges knows it
 * too.
 */
export const TWIN_REPORT = {
  /** What a report weighs by the trust level of its user, 0 to 4 … */
  weights: [0.5, 1, 2, 3, 3],
  /** … and what the reports about a pair must weigh together to take it apart. */
  enough: 3,
  /** Reports of a user in 24 hours. */
  perDay: 20,
} as const;
