/** Which of the offers that a question names costs less, with everything that it says. */
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { platformIn } from '../../search/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/question.ts';
import { say } from '../messages/say.ts';
import { paidFor } from '../sum/offer.ts';
import type { NamedOffer, Paid } from '../sum/offer.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

type OffersQuestion = Pick<Question, 'pieces' | 'leftOut' | 'isSentFree' | 'sentFreeIn' | 'said'>;

/** What comes back later, and the minimum that an offer does not reach. */
function termsOf(
  { lang, tenant }: Context,
  {
    name,
    voucher,
    back,
    missing,
  }: Pick<NamedOffer, 'name' | 'voucher'> & Pick<Paid, 'back' | 'missing'>,
): { text: string }[] {
  const money = (amount: number) => moneyText(amount, tenant.currency as CurrencyCode);
  const later = back > 0 ? [say(lang, 'sum.back', { off: money(back) })] : [];
  const least = voucher?.minSpendAmount ?? 0;
  const short =
    missing > 0 ? [say(lang, 'sum.short', { least: money(least), short: money(missing) })] : [];
  return [...later, ...short].map((text) => ({ text: `${name}: ${text}` }));
}

/** So many pieces of one are bought in one order, with the vouchers that were named or without. */
export function offersReply(
  ctx: Context,
  named: readonly NamedOffer[],
  { pieces = 1, leftOut, isSentFree, sentFreeIn, said = '' }: OffersQuestion,
): Reply {
  const money = (amount: number) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
  const { platform } = platformIn(`${sentFreeIn ?? said} `) ?? {};
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
      ...paid.flatMap((one) => termsOf(ctx, one)),
      first.pay === second.pay
        ? sameLine(ctx, paid, first.pay)
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

/** Of several those that cost the least, where not all cost the same. */
function sameLine(ctx: Context, paid: readonly (Pick<NamedOffer, 'name'> & Paid)[], least: number) {
  const names = paid.filter(({ pay }) => pay === least).map(({ name }) => name);
  return names.length === paid.length
    ? line(ctx, 'offers.same')
    : line(ctx, 'offers.least', { names: names.join(', ') });
}
