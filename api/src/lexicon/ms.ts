/** Malay, where it is not Indonesian too: so far budgets and feeds are read. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { wishes } from './wish/ms.ts';

export const ms: Lexicon = {
  ...NONE,
  wishes,
  language: 'ms',
  money: { ...NONE.money, budget: 'bajet', atMost: 'bawah' },
  feeds: { ...NONE.feeds, free: 'percuma [shipping|delivery]' },
  dates: { ...NONE.dates, morning: 'pg', afternoon: 'ptg' },
};
