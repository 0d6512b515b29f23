/** All of a basket in several orders, each voucher in one of them. Pure; minor units. */
import type { CurrencyCode } from '#contract/money.ts';
import { payOf, sureOf } from './paid.ts';
import type { Paid } from './paid.ts';
import { offOf } from './voucher.ts';
import type { Voucher } from './voucher.ts';

/** So many orders are tried with so many vouchers, in every way. */
export const MOST_ORDERS = 4;
const MOST_VOUCHERS = 4;

/** What each order costs where all of the vouchers together take the most off. */
export function bestOf(
  currency: CurrencyCode,
  vouchers: readonly Voucher[],
  orders: readonly number[],
  shipping: number,
): readonly Paid[] {
  const used = vouchers.filter(({ isBack }) => !isBack).slice(0, MOST_VOUCHERS);
  const ways = waysOf(used.length, orders.length).map((places) =>
    orders.map((total, at) => {
      const some = used.filter((_one, voucher) => places[voucher] === at);
      const takes = some.map((voucher) => ({ voucher, off: offOf(voucher, total, shipping) }));
      return payOf(currency, sureOf(takes), total, shipping);
    }),
  );
  const paid = (sums: readonly Paid[]) => sums.reduce((all, { pay }) => all + pay, 0);
  return ways.toSorted((a, b) => paid(a) - paid(b))[0] ?? [];
}

/** Every way to put each of so many vouchers into one of the orders. */
function waysOf(vouchers: number, orders: number): number[][] {
  if (vouchers === 0) return [[]];
  return waysOf(vouchers - 1, orders).flatMap((way) =>
    Array.from({ length: orders }, (_, at) => [...way, at]),
  );
}
