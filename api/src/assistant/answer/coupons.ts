/**
 * Coupons that can be used now, of a product or of whoever gives them: what they take off, from
 * when on, and whether they work.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { takenOff } from '#contract/coupon/stack.ts';
import { formatDiscount, moneyText } from '#contract/money.ts';
import { formatDate } from '#contract/time.ts';
import { couponsOf, couponsWithin } from '../../coupon/index.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf } from '../../price/index.ts';
import { say } from '../messages/say.ts';
import { byTerms } from './coupon-terms.ts';
import type { Terms } from './coupon-terms.ts';
import { about } from './price.ts';
import { aboutCard, follow, line } from './reply.ts';
import type { Reply } from './reply.ts';
import type { Scope } from './scope.ts';

const SHOWN = 3;
/** So many are looked at where they are put in an order. */
const LOOKED_AT = 200;

/** `terms`: what is asked of them, an order being the product alone where no other is named. */
export async function couponsReply(
  ctx: Context,
  card: GoodsCard,
  terms: Terms = {},
): Promise<Reply> {
  const live = ((await couponsOf(ctx, [Number(card.id)])).get(Number(card.id)) ?? []).filter(
    (one) => one.state === 'LIVE',
  );
  // one whose minimum the product alone does not reach is named only where there is no other
  const reached = live.filter((one) => (one.minSpendAmount ?? 0) <= card.currentAmount);
  const known = reached.length > 0 ? reached : live;
  const { term, amount = card.currentAmount } = terms;
  if (term !== undefined && live.length > 0) {
    const of = term === 'saves' ? { term, amount } : terms;
    const termed = byTerms(ctx, live, (one) => one, of);
    const shown = termed.found.slice(0, SHOWN);
    return {
      ...about(card),
      lines: [
        { ...aboutCard(ctx, 'coupons.some', card), text: termed.intro },
        ...shown.map((one) => ({
          ...aboutCard(ctx, 'coupons.some', card),
          text: termed.lead(one) + sayCoupon(ctx, one),
        })),
      ],
      coupons: shown,
      page: '/coupons',
      followUps: follow(ctx, 'follow.price', 'follow.wait'),
    };
  }
  // what takes the most off this price first
  const off = (one: Coupon) => takenOff(card.currentAmount, one);
  const coupons = known.toSorted((a, b) => off(b) - off(a)).slice(0, SHOWN);
  return {
    ...about(card),
    lines:
      coupons.length > 0
        ? [
            aboutCard(ctx, 'coupons.some', card),
            ...coupons.map((one) => ({
              ...aboutCard(ctx, 'coupons.some', card),
              text: sayCoupon(ctx, one),
            })),
          ]
        : [aboutCard(ctx, 'coupons.none', card)],
    coupons,
    page: '/coupons',
    followUps: follow(ctx, 'follow.price', 'follow.wait'),
  };
}

/** Undefined: there are none, and those of a product shall be looked for. */
export async function couponsWithinReply(
  ctx: Context,
  { within, name, page, orOfGoods, otherwise, ofShipping = false }: Scope,
  terms: Terms = {},
): Promise<Reply | undefined> {
  const most = terms.term === undefined ? SHOWN : LOOKED_AT;
  const { coupons, total } = await couponsWithin(ctx, within, most);
  if (total === 0 && otherwise) {
    const reply = await couponsWithinReply(ctx, otherwise, terms);
    const none = line(ctx, 'coupons.none-of', { scope: name ?? '' });
    return reply && { ...reply, lines: [none, ...reply.lines] };
  }
  if (total === 0) return orOfGoods ? undefined : couponsUnknownReply(ctx, name);
  const intro = line(ctx, name === null ? 'coupons.all' : 'coupons.of', {
    scope: name ?? '',
    total,
  }).text;
  const termed =
    terms.term === undefined ? undefined : byTerms(ctx, coupons, ({ coupon }) => coupon, terms);
  const shown = (termed?.found ?? coupons).slice(0, SHOWN);
  const order = termed?.intro ?? (total > 1 ? say(ctx.lang, 'coupons.order') : '');
  return {
    lines: [
      // coupons take off the price: that one is for shipping alone nobody records
      ...(ofShipping ? [line(ctx, 'coupons.shipping')] : []),
      { text: `${intro} ${order}`.trim() },
      ...shown.map((one) => ({
        text: `${termed?.lead(one) ?? ''}${sayCoupon(ctx, one.coupon)}${one.ofSomeGoods ? ` ${say(ctx.lang, 'coupon.some-goods')}` : ''}`,
      })),
    ],
    cards: [],
    refs: [],
    coupons: shown.map(({ coupon }) => coupon),
    page,
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** One that is not known here: nothing is made up, and the page of all coupons is shown. */
export function couponsUnknownReply(ctx: Context, name: string | null): Reply {
  const text =
    name === null
      ? line(ctx, 'coupons.none-at-all')
      : line(ctx, 'coupons.none-of', { scope: name });
  return {
    lines: [text],
    cards: [],
    refs: [],
    page: '/coupons',
    followUps: follow(ctx, 'follow.deals'),
  };
}

export function sayCoupon(ctx: Context, coupon: Coupon): string {
  const {
    platform,
    code,
    discountType,
    amount,
    fraction,
    minSpendAmount,
    capAmount,
    currencyCode,
    title,
  } = coupon;
  const of = (value: number) => moneyText(value, currencyCode);
  const off =
    discountType === 'DISCOUNT' && fraction !== null
      ? say(ctx.lang, 'coupon.off', { amount: formatDiscount(fraction).slice(1) })
      : amount === null
        ? oneLine(title)
        : say(ctx.lang, 'coupon.off', { amount: of(amount) });
  const terms = [
    off,
    minSpendAmount ? say(ctx.lang, 'coupon.min', { amount: of(minSpendAmount) }) : '',
    capAmount ? say(ctx.lang, 'coupon.cap', { amount: of(capAmount) }) : '',
    say(ctx.lang, 'coupon.at', { platform: PLATFORM_NAMES[platform] }),
    scopeSaid(ctx, coupon),
  ];
  const how =
    code === null
      ? say(ctx.lang, 'coupons.no-code')
      : say(ctx.lang, 'coupon.code', { code: oneLine(code) });
  return say(ctx.lang, 'coupons.line', {
    terms: terms.filter(Boolean).join(' '),
    how,
    truth: truthOf(ctx, coupon),
  });
}

function scopeSaid({ lang }: Context, { brands, categories, shopName }: Coupon): string {
  const names = [...brands, ...categories].map((one) => one.name);
  if (names.length === 0)
    return shopName === null ? '' : say(lang, 'coupon.shop', { shop: oneLine(shopName) });
  return say(lang, 'coupon.only', { names: names.join(', ') });
}

/** Never a rate without how many tried. */
function truthOf(ctx: Context, { state, truth: { works, fails, lastWorkedTime } }: Coupon): string {
  const { timezone, dateFormat } = mannerOf(ctx);
  const holes = {
    works,
    n: works + fails,
    date: lastWorkedTime === null ? '' : formatDate(lastWorkedTime, timezone, dateFormat),
  };
  if (holes.n === 0) return say(ctx.lang, 'coupon.untried');
  if (state === 'DOUBTFUL' || state === 'DEAD') return say(ctx.lang, 'coupon.doubtful', holes);
  return say(ctx.lang, lastWorkedTime === null ? 'coupon.never' : 'coupon.worked', holes);
}

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
