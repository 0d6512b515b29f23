/**
 * Coupons: of shops as feeds report them, of platforms as editors write them, and whether they work.
 * It is below `content`, whose deals end when the coupon they need is dead.
 */
import type { Module } from '../kernel/module.ts';
import { couponsOf, feedback, pages } from './coupon.ts';
import { couponExport } from './export.ts';
import { tick } from './truth.ts';

export {
  couponsById,
  couponShop,
  couponsOf,
  couponsWithin,
  pages as couponPages,
} from './coupon.ts';
export type { Within } from './queries.ts';
export { ruleCoupon, settleCoupons } from './truth.ts';
export { forgetVouchers, takeVouchers } from './voucher.ts';

export const coupon: Module = {
  name: 'coupon',
  handlers: { 'coupon.pages': pages, 'coupon.feedback': feedback },
  provides: { vouchers: couponsOf, exports: { coupon: couponExport } },
  schedules: [{ name: 'coupon.tick', everySeconds: 60, run: tick }],
};
