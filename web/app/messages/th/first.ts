/** What the home page says: all that its first visit loads. */
import { coupon } from './coupon.ts';
import { deal } from './deal.ts';
import { frame } from './frame.ts';
import { price } from './price.ts';
import { ranking } from './ranking.ts';

export const first = { ...coupon, ...deal, ...frame, ...price, ...ranking } as const;
