/**
 * Cards of answers: read again whenever they are shown, so that a price is never older than its
 * row.
 */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { dealCards } from '../../content/index.ts';
import { couponsById } from '../../coupon/index.ts';
import { goodsCards, labelName, paidFor } from '../../goods/index.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { say } from '../messages/say.ts';
import type { CardRef } from '../queries.ts';
import { alertOf } from './nothing.ts';
import { refsOf } from './reply.ts';
import type { AnswerCard, Card, Reply } from './reply.ts';

/** By kind and id; `paid`: by the id of goods (`paidFor`). */
export interface Found {
  readonly cards: ReadonlyMap<string, Card | Coupon>;
  readonly paid: ReadonlyMap<number, number>;
}
const keyOf = ({ kind, id }: Pick<CardRef, 'kind' | 'id'>) => `${kind} ${id}`;

/** The cards of many answers in a few batches; what is gone is left out. */
export async function cardsOf(ctx: Context, refs: readonly CardRef[]): Promise<Found> {
  const ids = (kind: CardRef['kind']) => [
    ...new Set(refs.filter((one) => one.kind === kind).map((one) => one.id)),
  ];
  const [goods, deals, coupons] = await Promise.all([
    goodsCards(ctx, ids('GOODS')),
    dealCards(ctx, ids('DEAL')),
    couponsById(ctx, ids('COUPON')),
  ]);
  return foundIn(ctx, goods, deals, coupons);
}

async function foundIn(
  ctx: Context,
  goods: readonly GoodsCard[],
  deals: readonly DealCard[],
  coupons: readonly Coupon[],
): Promise<Found> {
  const of = (kind: CardRef['kind'], cards: readonly (Card | Coupon)[]) =>
    cards.map((card) => [keyOf({ kind, id: Number(card.id) }), card] as const);
  const sold = [...goods, ...deals].flatMap((card) => goodsIdOf(card) ?? []);
  return {
    cards: new Map([...of('GOODS', goods), ...of('DEAL', deals), ...of('COUPON', coupons)]),
    paid: await paidFor(ctx, [...new Set(sold)]),
  };
}

/** The goods whose price a card shows; what is given away has none. */
function goodsIdOf(card: Card): number | undefined {
  if (!isDeal(card)) return Number(card.id);
  return card.isFreebie ? undefined : Number(card.goodsId);
}

/** The goods that cards are of. */
export async function goodsBehind(ctx: Context, refs: readonly CardRef[]): Promise<number[]> {
  const deals = new Map(
    (
      await dealCards(
        ctx,
        refs.filter((one) => one.kind === 'DEAL').map((one) => one.id),
      )
    ).map((deal) => [Number(deal.id), Number(deal.goodsId)]),
  );
  return refs.flatMap(({ kind, id }) =>
    kind === 'GOODS' ? [id] : kind === 'DEAL' ? (deals.get(id) ?? []) : [],
  );
}

/** The cards of a reply. */
export async function showCards(ctx: Context, reply: Reply): Promise<AnswerCard[]> {
  const { cards, coupons = [] } = reply;
  const found = await foundIn(
    ctx,
    cards.filter((one): one is GoodsCard => !isDeal(one)),
    cards.filter(isDeal),
    coupons,
  );
  return refsOf(reply).flatMap((ref) => showCard(ctx, found, ref));
}

/** Nothing of what is gone. */
export function showCard(ctx: Context, found: Found, ref: CardRef): AnswerCard[] {
  const { contentType } = ref;
  const none = {
    contentType,
    goods: null,
    deal: null,
    content: null,
    coupon: null,
    goodsSource: '',
    payAmount: null,
    seenTime: null,
    lines: ref.lines ?? [],
  };
  if (ref.kind === 'PAGE')
    return ref.path === undefined
      ? []
      : [
          {
            ...none,
            reason: pageName(ctx, ref.path),
            jump: jumpTo(ref.path),
          },
        ];
  const one = found.cards.get(keyOf(ref));
  if (one === undefined) return [];
  if ('truth' in one)
    return [
      {
        ...none,
        coupon: one,
        goodsSource: one.platform,
        reason: '',
        jump: jumpTo(`/coupons?platform=${one.platform}`),
      },
    ];
  const deal = isDeal(one) ? one : null;
  return [
    {
      ...none,
      goods: isDeal(one) ? null : one,
      deal,
      goodsSource: one.platform,
      payAmount: found.paid.get(goodsIdOf(one) ?? 0) ?? null,
      seenTime: one.seenTime,
      reason: reasonOf(ctx, one),
      jump: {
        kind: deal ? 'CONTENT' : 'PRODUCT',
        target: one.code,
        href: hrefOf(ctx, one, ref),
      },
    },
  ];
}

function isDeal(card: Card): card is DealCard {
  return 'contentTypeCode' in card;
}

/** What a page is called; any other than these is one of coupons. */
function pageName({ lang, tenant }: Context, path: string): string {
  const alert = alertOf(path);
  if (alert?.most !== undefined)
    return say(lang, 'page.alert-below', {
      text: alert.text,
      target: moneyText(alert.most, tenant.currency as CurrencyCode),
    });
  if (alert) return say(lang, 'page.alert', { text: alert.text });
  return say(lang, PAGE_NAMES[path.split('?')[0] as string] ?? 'page.coupons');
}
const PAGE_NAMES: Readonly<Record<string, Parameters<typeof say>[1]>> = {
  '/check': 'page.check',
  '/how-we-judge': 'page.judging',
  '/activities': 'page.activities',
  '/privacy': 'page.privacy',
  '/about-us': 'page.about',
  '/notifications/preferences': 'page.channels',
  '/deal-alerts': 'page.alerts',
};

function jumpTo(path: string): AnswerCard['jump'] {
  return { kind: 'URL', target: path, href: path };
}

/** The detail that a card opens, with what AI-05 names. */
function hrefOf(ctx: Context, card: Card, { contentType, watchAmount }: CardRef): string {
  const query = new URLSearchParams({
    type: contentType,
    goodsSource: card.platform,
    hl: ctx.lang,
    gl: ctx.tenant.id,
    price: card.currentPrice,
    platformName: PLATFORM_NAMES[card.platform],
    ...(watchAmount === undefined ? {} : { watch: String(watchAmount) }),
  });
  return `/${isDeal(card) ? 'content' : 'product'}/${encodeURIComponent(card.code)}?${query}`;
}

function reasonOf({ lang }: Context, card: Card): string {
  const { kind, real, asLowTime } = card.verdict;
  const percent = Math.floor(Number(`${real ?? 0}e2`));
  if (kind === 'VERIFIED' && card.isCurrent && percent >= 1)
    return say(lang, 'reason.verified', { percent });
  const low = card.labels.find(
    (label) => label === 'ALL_TIME_LOW' || label === 'HALF_YEAR_LOW' || label.startsWith('LOWEST_'),
  );
  if (low && asLowTime === null) return labelName(low, lang);
  if ('rating' in card && card.rating !== null && card.reviewCount > 0)
    return say(lang, 'reason.rated', { rating: card.rating, n: card.reviewCount });
  return say(lang, 'reason.match');
}
