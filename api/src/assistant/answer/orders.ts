/** All of a basket in several orders, each with those of the vouchers that take the most off. */
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { bestOf, MOST_ORDERS } from '../sum/orders.ts';
import type { Reckoning } from '../sum/voucher.ts';
import { line } from './reply.ts';
import type { Line } from './reply.ts';

/** `whole`: what is paid for all of it in one order. */
export function orderLines(
  ctx: Context,
  { vouchers, shipping }: Reckoning,
  orders: readonly number[],
  whole: number,
): Line[] {
  const currency = ctx.tenant.currency as CurrencyCode;
  const money = (amount: number) => moneyText(amount, currency);
  if (orders.length === 0 || orders.length > MOST_ORDERS) return [line(ctx, 'orders.which')];
  const sums = bestOf(currency, vouchers, orders, shipping);
  const total = sums.reduce((all, { pay }) => all + pay, 0);
  return [
    ...sums.map(({ sum, pay }, at) =>
      line(ctx, 'orders.one', { at: at + 1, sum, pay: money(pay) }),
    ),
    line(ctx, 'orders.all', { total: money(total), whole: money(whole) }),
    line(ctx, 'orders.once'),
  ];
}
