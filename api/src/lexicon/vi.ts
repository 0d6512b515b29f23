/** Vietnamese: so far its budgets are read. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';

export const vi: Lexicon = {
  ...NONE,
  language: 'vi',
  money: {
    ...NONE.money,
    price: 'giá',
    atMost: 'dưới',
    atLeast: 'trên',
    scales: { ngàn: 1000, nghìn: 1000, tr: 1e6, triệu: 1e6 },
  },
};
