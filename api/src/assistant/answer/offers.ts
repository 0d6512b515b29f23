/** Which of the offers that a question names costs less, with everything that it says. */
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { platformIn } from '../../search/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/question.ts';
import { say } from '../messages/say.ts';
import { paidFor } from '../sum/offer.ts';
import type { NamedOffer } from '../sum/offer.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

type OffersQuestion = Pick<Question, 'pieces' | 'leftOut' | 'isSentFree' | 'said'>;

/** So many pieces of one are bought in one order, with the vouchers that were named or without. */
export function offersReply(
  ctx: Context,
  named: readonly NamedOffer[],
  { pieces = 1, leftOut, isSentFree, said = '' }: OffersQuestion,
): Reply {
  const money = (amount: number) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
  const { platform } = platformIn(`${said} `) ?? {};
  // "if Lazada has free shipping": of that one, else of all
  const isFree = ({ name }: NamedOffer) =>
    isSentFree === true &&
    (platform === undefined || name === PLATFORM_NAMES[platformOf(platform)]);
  const offers = named.map((one) => ({
    ...one,
    ...(leftOut === 'ALL' ? { voucher: null } : {}),
    ...(isFree(one) ? { shipping: 0 } : {}),
  }));
  const paid = offers.map((offer) => ({ ...offer, ...paidFor(offer, pieces) }));
  const [first, second] = paid.toSorted((a, b) => a.pay - b.pay) as [
    (typeof paid)[number],
    (typeof paid)[number],
  ];
  return {
    lines: [
      ...paid.map(({ name, price, off, shipping, pay }) =>
        line(ctx, 'offers.line', {
          name,
          sum: [
            pieces === 1 ? money(price) : `${pieces} × ${money(price)}`,
            ...(off > 0 ? [`- ${money(off)}`] : []),
            ...(shipping === null ? [] : [`+ ${money(shipping)}`]),
          ].join(' '),
          pay: money(pay),
        }),
      ),
      ...paid.flatMap(({ name, voucher, missing }) =>
        voucher === null || missing === 0
          ? []
          : [
              {
                text: `${name}: ${say(ctx.lang, 'sum.short', {
                  least: money(voucher.minSpendAmount ?? 0),
                  short: money(missing),
                })}`,
              },
            ],
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
