/** Rules of votes on deals that pages know too. */

/** A vote against a deal needs one of these. */
export const DOWN_REASONS = ['DEARER_ELSEWHERE', 'PRODUCT_ISSUE', 'SHOP_ISSUE'] as const;
/** Counts stay hidden for this long, so that the first voters do not lead the others. */
export const VOTES_HIDDEN_MS = 600_000;
/**
 * What a vote weighs by the trust level of its user, 0 to 4; that of an account in its first day
 * weighs next to nothing. 1 is a full vote.
 */
export const VOTE_WEIGHT = { byLevel: [0.25, 1, 1, 1.5, 2], firstDay: 0.1 } as const;
/**
 * What the votes that a deal is over must weigh together, each from another cluster; of a deal
 * whose price was seen within `seenHours`, more.
 */
export const EXPIRE_VOTES = { needed: 3, neededSeen: 6, seenHours: 24 } as const;
