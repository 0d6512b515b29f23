/** When a coupon is doubted (BEY-08). Apart from the schemas, because pages show it. */
export const COUPON_TRUTH = {
  /** A vote counts half after so many days. */
  halfLifeDays: 3,
  /** So many failures since the last success: doubtful, at the bottom, to be reviewed. */
  doubtfulStreak: 5,
  /** A works share below this … */
  deadShare: 0.3,
  /** … of at least so many votes: dead, at the bottom, to be reviewed. */
  deadMinVotes: 8,
} as const;
