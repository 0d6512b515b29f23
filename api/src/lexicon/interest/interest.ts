/** What somebody likes whom a present is for; the notation is that of `lexicon.ts`. */
import type { Phrases } from '../phrase.ts';

/** Of two that say the same in other words the narrower one comes first. */
export const INTERESTS = [
  'baking',
  'cooking',
  'running',
  'yoga',
  'badminton',
  'tennis',
  'football',
  'basketball',
  'boxing',
  'skating',
  'cycling',
  'sport',
  'guitar',
  'piano',
  'violin',
  'singing',
  'music',
  'reading',
  'writing',
  'gaming',
  'tea',
  'coffee',
  'fishing',
  'camping',
  'travel',
  'stars',
  'garden',
  'knitting',
  'sewing',
  'art',
  'fashion',
  'beauty',
  'dogs',
  'cats',
  'aquarium',
  'pets',
  'photography',
  'repair',
  'computing',
  'gadgets',
  'study',
  'learning',
  'decor',
  'candles',
  'sweets',
] as const;
export type Interest = (typeof INTERESTS)[number];
export type Interests = Readonly<Record<Interest, Phrases>>;

export const NO_INTERESTS = Object.fromEntries(INTERESTS.map((one) => [one, ''])) as Record<
  Interest,
  ''
>;
