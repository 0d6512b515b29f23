/**
 * The effective price (BEY-04): item + shipping - coupon - platform voucher, every assumption a
 * line of its own.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { Amount, MaybeAmount, MaybeString } from '../shapes.ts';

export const PriceParts = Type.Object({
  itemAmount: Amount,
  shippingAmount: { ...MaybeAmount, description: '0 is free; null is unknown and counts as 0' },
  couponAmount: {
    ...MaybeAmount,
    description: 'Usable coupon or platform voucher, as a positive number; null when there is none',
  },
  couponCode: MaybeString,
  effectiveAmount: { ...Amount, description: 'With the assumptions asked for' },
  withShipping: Type.Boolean(),
  withCoupon: Type.Boolean(),
});
export type PriceParts = Static<typeof PriceParts>;
