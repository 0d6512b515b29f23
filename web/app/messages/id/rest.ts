/** What all other pages say besides; loaded with them. */
import { facts } from '#contract/price/words/id.ts';
import { catalogue } from './catalogue.ts';
import { history } from './history.ts';
import { coupons } from './coupons.ts';
import { deals } from './deals.ts';
import { house } from './house.ts';
import { judging } from './judging.ts';
import { mark } from './mark.ts';
import { meaning } from './meaning.ts';
import { mute } from './mute.ts';
import { offline } from './offline.ts';
import { outbound } from './outbound.ts';
import { search } from './search.ts';
import { since } from './since.ts';
import { writing } from './writing.ts';

export const rest = {
  ...catalogue,
  ...coupons,
  ...deals,
  ...facts,
  ...history,
  ...house,
  ...judging,
  ...mark,
  ...meaning,
  ...mute,
  ...offline,
  ...outbound,
  ...search,
  ...since,
  ...writing,
} as const;
