/** Parameters of the honest-discount verdict (BEY-01). Apart from the schemas, because pages show them. */

/** A price not seen for longer than this is no news: it makes no low and no deal, and an open deal on it ends. */
export const FRESH_PRICE_DAYS = 14;

/** The parameters, in the order of the tests. Shown on the page "how we judge". */
export const JUDGING = {
  /** A claim below this is no claim. */
  claimMin: 0.03,
  /** "Same price" and "current level": within this share. */
  levelTolerance: 0.01,
  /** Days before the promotion that make up the typical price. */
  typicalDays: 90,
  /** Days before the promotion that make up the prior price. */
  priorDays: 30,
  /** Same price with a strike-through on at least this many of the last `typicalDays`: always on sale. */
  alwaysOnSaleDays: 60,
  /** Fewer observed days before the promotion: unverified, never an accusation. */
  minObservedDays: 14,
  /** A rise of the price or the was-price of at least this share … */
  raiseMin: 0.1,
  /** … within this many days before the promotion … */
  raiseDays: 30,
  /** … and a price of at least this share of the median before the rise: raised first. */
  notCheaper: 0.98,
  /** Claimed at least this, and not cheaper than typical: fake. */
  fakeClaimMin: 0.1,
  /** Claimed minus real above this many points: overstated. */
  overstatedBy: 0.1,
} as const;
