/** English: the source of keys and holes. */
import { catalogue } from './catalogue.ts';
import { coupon } from './coupon.ts';
import { deal } from './deal.ts';
import { frame } from './frame.ts';
import { house } from './house.ts';
import { outbound } from './outbound.ts';
import { price } from './price.ts';
import { ranking } from './ranking.ts';
import { writing } from './writing.ts';

export const en = { ...frame, ...price, ...deal, ...catalogue, ...ranking, ...coupon, ...writing, ...house, ...outbound } as const;
