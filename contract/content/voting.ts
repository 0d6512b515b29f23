/** Rules of votes on deals that pages know too. */

/** A vote against a deal needs one of these. */
export const DOWN_REASONS = ['DEARER_ELSEWHERE', 'PRODUCT_ISSUE', 'SHOP_ISSUE'] as const;
/** Counts stay hidden for this long, so that the first voters do not lead the others. */
export const VOTES_HIDDEN_MS = 600_000;
/** Expire votes needed, each from another cluster of trust. */
export const EXPIRE_VOTES_NEEDED = 3;
