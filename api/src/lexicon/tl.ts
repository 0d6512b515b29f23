/** Filipino: so far words of feeds are read. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { wishes } from './wish/tl.ts';

export const tl: Lexicon = {
  ...NONE,
  wishes,
  language: 'tl',
  feeds: { ...NONE.feeds, free: 'libre [shipping|delivery]' },
  dates: { ...NONE.dates, day: 'ika-', time: 'nang' },
};
