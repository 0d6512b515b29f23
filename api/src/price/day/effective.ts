/**
 * The effective price in SQL; `effectiveOf` in `show.ts` is the same rule in TypeScript (BEY-04).
 */
import { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Assumptions } from '../show.ts';

export const STORED: Assumptions = { withShipping: true, withCoupon: true };

/**
 * item + shipping - coupon of the row called `row`, never below 0; unknown shipping counts as 0.
 */
export function effective(row: string, { withShipping, withCoupon }: Assumptions): Sql {
  const shipping = withShipping ? ` + coalesce(${row}.shipping_amount, 0)` : '';
  const coupon = withCoupon ? ` - coalesce(${row}.coupon_amount, 0)` : '';
  return raw(`greatest(${row}.item_amount${shipping}${coupon}, 0)`);
}

/**
 * The struck price of the row called `row`, where it is above the item's own price: with shipping
 * where the price has it, so that price, struck price and discount speak of the same thing. A
 * coupon is no part of what the shop strikes.
 */
export function struck(row: string, { withShipping }: Assumptions): Sql {
  const shipping = withShipping ? ` + coalesce(${row}.shipping_amount, 0)` : '';
  return raw(
    `case when ${row}.was_amount > ${row}.item_amount then ${row}.was_amount${shipping} end`,
  );
}

/**
 * A constant of ours as a literal: as a parameter a fraction would take the type of the amount
 * beside it.
 */
export function literal(constant: number): Sql {
  return raw(String(constant));
}
