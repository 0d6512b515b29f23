/** Rules of comments that pages know too. */

export const COMMENT_LIMITS = { content: 1000, atUsers: 10, editMs: 900_000 } as const;
export const COMMENT_SORTS = ['BEST', 'NEW', 'OLD'] as const;
