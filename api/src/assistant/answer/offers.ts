/** Which of the offers that a question names costs less, with everything that it says. */
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import type { NamedOffer } from '../sum/offers.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

export function offersReply(ctx: Context, offers: readonly NamedOffer[]): Reply {
  const money = (amount: number) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
  const [first, second] = offers.toSorted((a, b) => a.pay - b.pay) as [NamedOffer, NamedOffer];
  return {
    lines: [
      ...offers.map(({ name, price, off, shipping, pay }) =>
        line(ctx, 'offers.line', {
          name,
          sum: [
            money(price),
            ...(off > 0 ? [`- ${money(off)}`] : []),
            ...(shipping === null ? [] : [`+ ${money(shipping)}`]),
          ].join(' '),
          pay: money(pay),
        }),
      ),
      first.pay === second.pay
        ? line(ctx, 'offers.same')
        : line(ctx, 'offers.cheaper', {
            name: first.name,
            difference: money(second.pay - first.pay),
          }),
      ...(offers.some(({ shipping }) => shipping === null) ? [line(ctx, 'offers.shipping')] : []),
    ],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}
