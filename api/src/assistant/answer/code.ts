/** Whether a coupon works whose code a question names, and what is left to pay with it. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { plainDecimal } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { couponsCoded } from '../../coupon/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { CouponTerm } from '../../lexicon/index.ts';
import { asksIfWorks, codesIn, withoutCodes } from '../intent/code.ts';
import { couponTermIn, SHOWN_WORDS } from '../intent/shown.ts';
import { TALK } from '../intent/talk.ts';
import { has } from '../intent/words.ts';
import { thingIn } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Said } from '../sum/amounts.ts';
import { linesIn } from '../sum/basket.ts';
import { reckoningIn } from '../sum/voucher.ts';
import type { Reckoning } from '../sum/voucher.ts';
import { paidWithCode } from './code-goods.ts';
import { dateOf } from './coupon-terms.ts';
import { sayCoupon } from './coupons.ts';
import { reckonReply } from './reckon.ts';
import { follow, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';

const SHOWN = 3;

/**
 * `shown`: what is paid for with it, where no price is said. Undefined: no coupon has what may be a
 * code, and nothing must be one.
 */
export async function codeReply(
  ctx: Context,
  typed: string,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  const named = codesIn(typed);
  if (!named) return undefined;
  const coupons = (await couponsCoded(ctx, named.codes)).slice(0, SHOWN);
  if (coupons.length === 0 && named.sure === undefined) return undefined;
  const works = coupons.filter(({ state }) => state === 'LIVE' || state === 'DOUBTFUL');
  const code = coupons[0]?.code ?? named.sure ?? '';
  const lines =
    coupons.length === 0
      ? [line(ctx, 'code.unknown', { code })]
      : works.length > 0
        ? [
            line(ctx, 'code.known', { code }),
            ...works.map((one) => ({ text: sayCoupon(ctx, one) })),
          ]
        : [line(ctx, STATES[coupons[0]?.state as keyof typeof STATES], { code })];
  const term = couponTermIn(typed.toLowerCase())?.term;
  const rest = withoutCodes(typed, named.codes);
  // its terms are asked for, and no sum of what was shown before
  const isOfTerms =
    term !== undefined && amountsIn(rest, ctx.tenant.currency as CurrencyCode).length === 0;
  const paid = works[0] && !isOfTerms ? await paidReply(ctx, rest, works[0], shown) : undefined;
  return {
    cards: [],
    refs: [],
    ...paid,
    lines: [...lines, ...termLines(ctx, works[0], term), ...(paid?.lines ?? [])],
    coupons: works,
    page: '/coupons',
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** What is asked of a coupon besides: when it ends, its minimum, what goes with it. */
function termLines(ctx: Context, coupon: Coupon | undefined, term?: CouponTerm): Line[] {
  if (coupon === undefined) return [];
  const { endTime, minSpendAmount } = coupon;
  if (term === 'stacks') return [line(ctx, 'coupons.stack')];
  if (term === 'ends')
    return endTime === null
      ? [line(ctx, 'code.endless')]
      : [line(ctx, 'code.ends', { date: dateOf(ctx, Date.parse(endTime)) })];
  return term === 'least' && minSpendAmount === null ? [line(ctx, 'code.no-least')] : [];
}

/** What a basket costs with it, or what was shown; undefined: nobody asks. */
async function paidReply(
  ctx: Context,
  text: string,
  coupon: Coupon,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  const sum = sumWith(text, coupon, ctx.tenant.currency as CurrencyCode);
  if (sum === undefined) return undefined;
  if (sum.prices.length > 0 && !isModel(text, ctx.tenant.currency as CurrencyCode))
    return reckonReply(ctx, sum, []);
  return asksIfWorks(text) && !asksToPay(text)
    ? undefined
    : paidWithCode(ctx, text, { coupon, sum: { ...sum, prices: [] } }, shown);
}

/** "The Nuvox Mini 3": a figure so short behind words is no price. */
function isModel(text: string, currency: CurrencyCode): boolean {
  const isMade = thingIn(text.toLowerCase(), currency) !== undefined;
  const isShort = ({ isMoney, start, end }: Said) => !isMoney && end - start <= SHORT;
  return isMade && amountsIn(text, currency).every(isShort);
}
const SHORT = 2;

/** "Can I use it on the first one, how much is it?" */
const asksToPay = (text: string): boolean =>
  [TALK.pay, SHOWN_WORDS.howMuch].some((one) => has(text.toLowerCase(), one));

/** The sum that is asked for, with the terms of the coupon in place of its code. */
function sumWith(text: string, coupon: Coupon, currency: CurrencyCode): Reckoning | undefined {
  const plain = (amount: number) => plainDecimal(amount, currency);
  const off = coupon.fraction === null ? plain(coupon.amount ?? 0) : `${coupon.fraction * 100}%`;
  const terms = [
    `${text}, ${coupon.shopName === null ? 'platform' : 'shop'} voucher ${off} off`,
    ...(coupon.minSpendAmount === null ? [] : [`min ${plain(coupon.minSpendAmount)}`]),
    ...(coupon.capAmount === null ? [] : [`cap ${plain(coupon.capAmount)}`]),
  ];
  const sum = reckoningIn(terms.join(' '), currency);
  const prices = linesIn(text, currency);
  return sum && prices ? { ...sum, prices } : sum;
}

/** What is said of one that cannot be used. */
const STATES = {
  SCHEDULED: 'code.scheduled',
  EXPIRED: 'code.expired',
  DEAD: 'code.dead',
} as const;
