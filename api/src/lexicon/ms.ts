/** Malay, where it is not Indonesian too: so far budgets and feeds are read. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';

export const ms: Lexicon = {
  ...NONE,
  language: 'ms',
  money: { ...NONE.money, budget: 'bajet' },
  feeds: { ...NONE.feeds, free: 'percuma [shipping|delivery]' },
  dates: { ...NONE.dates, morning: 'pg', afternoon: 'ptg' },
};
