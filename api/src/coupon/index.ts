/** Coupons: vouchers as feeds tell them. Its calls come with the coupon pages. */
import { registerVouchers } from '../catalog/index.ts';
import type { Module } from '../kernel/module.ts';
import { vouchersOf } from './voucher.ts';

export { forgetVouchers, takeVouchers, vouchersOf } from './voucher.ts';

registerVouchers(vouchersOf);

export const coupon: Module = { name: 'coupon', handlers: {} };
