/** Filipino: so far a word of feeds is read. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';

export const tl: Lexicon = {
  ...NONE,
  language: 'tl',
  feeds: { ...NONE.feeds, free: 'libre' },
};
