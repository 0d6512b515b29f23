/** What all other pages say besides; loaded with them. */
import { catalogue } from './catalogue.ts';
import { history } from './history.ts';
import { coupons } from './coupons.ts';
import { house } from './house.ts';
import { mark } from './mark.ts';
import { meaning } from './meaning.ts';
import { outbound } from './outbound.ts';
import { writing } from './writing.ts';

export const rest = { ...catalogue, ...coupons, ...history, ...house, ...mark, ...meaning, ...outbound, ...writing } as const;
