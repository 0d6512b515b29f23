/**
 * Coupons: of shops as feeds report them, of platforms as editors write them, and whether they work.
 * It is above `price`, whose prices lose a coupon that works no more, and below `content`, whose
 * deals end with such a price.
 */
import { listen } from '../kernel/job-queue/event.ts';
import type { Module } from '../kernel/module.ts';
import { couponsOf, feedback, pages } from './coupon.ts';
import { couponExport } from './export.ts';
import { followPrices } from './gone.ts';
import { tick } from './truth.ts';

export {
  couponsById,
  couponShop,
  couponsOf,
  couponsWithin,
  pages as couponPages,
} from './coupon.ts';
export { followPrices, isGone } from './gone.ts';
export type { Within } from './queries.ts';
export { ruleCoupon, settleCoupons } from './truth.ts';
export { forgetVouchers, takeVouchers } from './voucher.ts';

export const coupon: Module = {
  name: 'coupon',
  handlers: { 'coupon.pages': pages, 'coupon.feedback': feedback },
  provides: { vouchers: couponsOf, exports: { coupon: couponExport } },
  listeners: [
    listen({
      topic: 'coupon.changed',
      name: 'coupon.follow-price',
      run: (ctx, { couponIds }) => followPrices(ctx, couponIds),
    }),
  ],
  schedules: [{ name: 'coupon.tick', everySeconds: 60, run: tick }],
};
