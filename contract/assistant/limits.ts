/** Limits of the assistant (AMB-14). Apart from the schemas, because the page counts too. */

/**
 * Defaults of the tenant's setting `assistant`; a day is tenant-local, lengths are code points
 * (AMB-85). `perDayAddress` holds off whoever throws away the id of the visitor again and again.
 */
export const ASSISTANT_LIMITS = {
  perDaySignedIn: 20,
  perDayAnonymous: 5,
  perDayAddress: 60,
  questionLength: 500,
} as const;

/** Days after the last question for which a conversation is stored. */
export const CONVERSATION_DAYS = 90;

/** How a card of an answer opens its detail (AI-05). */
export const ANSWER_CARD_TYPES = ['SEARCH', 'AIFEED', 'AI'] as const;
