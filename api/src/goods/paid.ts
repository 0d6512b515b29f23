/**
 * What is paid for goods in the end (BEY-08), for a list: the bill of the offer that their price is
 * of, as their pages show it.
 */
import type { Context } from '../kernel/context.ts';
import { stackOn, vouchersForEach } from '../catalog/index.ts';
import { pricesOf } from '../price/index.ts';

/** By id; nothing where no coupon takes off more than the price counts, or nothing can be bought. */
export async function paidFor(
  ctx: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const [prices, coupons] = await Promise.all([pricesOf(ctx, ids), vouchersForEach(ctx, ids)]);
  return new Map(
    [...prices].flatMap(([id, price]) => {
      const stack =
        price.isCurrent && price.inStock
          ? stackOn(price.parts, price, coupons.get(id) ?? [])
          : null;
      return stack ? [[id, stack.payAmount]] : [];
    }),
  );
}
