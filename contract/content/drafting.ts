/** What users may contribute, for the API and the pages alike (P-17). */

/** What a user may write; articles are written in the console. */
export const CONTRIBUTION_TYPES = ['NOTE', 'DEAL'] as const;
export const DRAFT_LIMITS = {
  title: 120,
  summary: 300,
  text: 20_000,
  images: 18,
  keywords: 10,
  keyword: 40,
  categories: 3,
  goods: 20,
  couponCode: 60,
  links: 5,
  /** How long before its end a deal is posted at most. */
  endDays: 366,
} as const;
export type ContributionType = (typeof CONTRIBUTION_TYPES)[number];
