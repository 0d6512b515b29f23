/** What the home page says: all that its first visit loads. */
import { chips } from '#contract/price/words/chip/id.ts';
import { activityCard } from './activity-card.ts';
import { checkEntry } from './check-entry.ts';
import { coupon } from './coupon.ts';
import { deal } from './deal.ts';
import { frame } from './frame.ts';
import { price } from './price.ts';
import { ranking } from './ranking.ts';

export const first = {
  ...activityCard,
  ...checkEntry,
  ...chips,
  ...coupon,
  ...deal,
  ...frame,
  ...price,
  ...ranking,
} as const;
