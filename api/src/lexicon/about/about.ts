/** What is asked of Khum itself, or of what only shops do; the notation is that of `lexicon.ts`. */
import type { Phrases } from '../phrase.ts';

/** In the order in which the answers are said. */
export const ABOUT = [
  /** Somebody tries to give it another role, or to get what it may not give. */
  'injected',
  /** Work that no shopping guide does: a letter, homework. */
  'task',
  /** Who pays for it, and whether that changes an order or a verdict. */
  'earns',
  'person',
  /** What Khum is, and how it works. */
  'what',
  /** Whether it is safe to buy here, where nothing is sold. */
  'here',
  'free',
  'sources',
  /** Whether the prices that are shown are those of the shops. */
  'shown',
  'judged',
  /** Lotteries, bonuses and badges: taking part, and whether they are fair. */
  'activities',
  /** What the mark of an official shop means. */
  'official',
  /** How far price histories go back. */
  'history',
  /** How a code is used, and until when. */
  'codes',
  'regions',
  /** Whether what one types is sold. */
  'sold',
  'privacy',
  'mistake',
  'proposal',
  /** Whether one can sell here. */
  'selling',
  'channels',
  'stopped',
  'returns',
  'paid',
  'delivered',
  'coins',
] as const;
export type About = (typeof ABOUT)[number];

/** Of goods they are asked too: where a thing is named, that is looked for. */
export const OF_SHOPS: readonly About[] = ['returns', 'paid', 'delivered', 'coins'];

/** How each is asked. */
export type Abouts = Readonly<Record<About, Phrases>>;

export const NO_ABOUT = Object.fromEntries(ABOUT.map((one) => [one, ''])) as Record<About, ''>;
