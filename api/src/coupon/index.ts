/** Coupons: vouchers as feeds tell them. Its calls come with the coupon pages. */
import type { Module } from '../kernel/module.ts';

export { forgetVouchers, takeVouchers, vouchersOf } from './voucher.ts';

export const coupon: Module = { name: 'coupon', handlers: {} };
