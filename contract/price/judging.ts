/**
 * Parameters of the judgement of prices (BEY-01, BEY-03). Apart from the schemas, because pages
 * show them.
 */
import { CLAIM_MIN, MIN_OBSERVED_DAYS } from './least.ts';

/**
 * A price not seen for longer than this is not current: it makes no low and no deal, and an open
 * deal on it ends.
 */
export const FRESH_PRICE_DAYS = 14;
/** An offer not seen for longer than this is named after offers that were seen since. */
export const FRESH_OFFER_DAYS = 7;

/**
 * The version of the rules. A higher one makes every standing judgement be made again, and the
 * changes be counted.
 */
export const RULES_VERSION = 3;

/** The parameters, in the order of the tests. Shown on the page "how we judge". */
export const JUDGING = {
  claimMin: CLAIM_MIN,
  /** "The same price": within this share. */
  levelTolerance: 0.01,
  /** Days before the promotion that make up the usual price … */
  typicalDays: 90,
  /**
   * … which the median of these days may undercut, where it knows of at least `medianMin` days …
   */
  recentDays: 60,
  medianMin: 7,
  /**
   * … and which is robust, as an accusation demands, when the medians of 60, 90 and of this many
   * days agree …
   */
  robustDays: 180,
  /** … within this share. */
  robustWithin: 0.05,
  /** … as must the price that was not exceeded on this share of the `typicalDays`. */
  robustShare: 0.6,
  /**
   * A promotion that has lasted this long, on half of the last `recentDays` days at least, is the
   * usual price.
   */
  lastingDays: 30,
  /** Days before the promotion that make up the prior price. */
  priorDays: 30,
  /**
   * The same price, within `strikeTolerance`, with a strike-through on at least this many of the
   * last `typicalDays`: always on sale.
   */
  alwaysOnSaleDays: 60,
  strikeTolerance: 0.05,
  minObservedDays: MIN_OBSERVED_DAYS,
  /** A rise of the price or the was-price of at least this share … */
  raiseMin: 0.1,
  /** … within this many days before the promotion … */
  raiseDays: 30,
  /** … and a price of at least this share of the median before the rise: raised first. */
  notCheaper: 0.98,
  /**
   * A rise that is older, up to this many days, or of which less than `minObservedDays` are known
   * before, only lowers the usual price …
   */
  raiseNotedDays: 60,
  /** … where this many days are known before it. */
  raiseBaseMin: 3,
  /** Who is at least this much below the lowest of the `priorDays` before is not accused. */
  belowPrior: 0.1,
  /** Claimed at least this, and not cheaper than typical: fake. */
  fakeClaimMin: 0.1,
  /** Claimed minus real above this many points: overstated. */
  overstatedBy: 0.1,
  /**
   * A price below this share of the usual one that was seen only once is not judged until a second
   * look …
   */
  onceBelow: 0.6,
  /** … at least this many hours later, or by another source. */
  onceHours: 6,
  /** Days before the promotion in which days at today's price or below are counted. */
  earlierDays: 365,
} as const;

/** The guards of labels that call a price low (LAB-05, LAB-06), beside `ALL_TIME_LOW_NEEDS`. */
export const LOW_GUARD = {
  /** At least this far below the usual price. */
  realMin: 0.03,
  /**
   * A price that held on more than this share of the `typicalDays` before it fell is a regular
   * price.
   */
  regularShare: 1 / 6,
  /**
   * Days seen within the days of the label: this share of them, at least `seenMin`, at most
   * `seenEnough`.
   */
  seenShare: 1 / 4,
  seenMin: 5,
  seenEnough: 8,
} as const;
