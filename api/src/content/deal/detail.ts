/**
 * A deal in full (API-16, DEAL-10, DEAL-11). An ended deal still answers, with its reason and the
 * best alternative.
 */
import { platformOf } from '#contract/catalog/label.ts';
import type { Offer } from '#contract/catalog/goods.ts';
import type { DealDetail } from '#contract/content/deal.ts';
import { CONTENT_TYPES } from '#contract/content/kind.ts';
import { fail } from '#contract/errors.ts';
import { isLanguage } from '#contract/language.ts';
import { typedAmount } from '#contract/money.ts';
import { cheaperOf, payOf } from '#contract/price/bill.ts';
import { houseBrief, userBriefs } from '../../account/index.ts';
import { VOUCHERS, vouchersFor, vouchersOn } from '../../catalog/index.ts';
import {
  breadcrumbOf,
  comparedOffers,
  goodsDetail,
  offersOf,
  priceOfOffer,
} from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { pricesOf } from '../../price/index.ts';
import { htmlOf } from '../writing/rich-text.ts';
import { detail as contentDetail } from '../writing/writing.ts';
import { dealBy, dealHistory } from './queries.ts';
import type { DealDetailRow } from './queries.ts';
import { nextBest } from './next-best.ts';
import { relatedDeals, relatedGoods } from './related.ts';
import { showDealCard } from './show.ts';

/** What a deal is called by those who ask for one (DEAL-11). */
const TYPES = ['SEARCH', 'AIFEED', 'AI', 'CONTENT', 'DEAL'];
/** Goods answer under the same call (PROD-17), as they do under their own. */
const GOODS_TYPES = ['GOODS', 'GOODS_LINK_DETAIL'];
/** So does what people and editors write. */
const WRITING_TYPES: readonly string[] = CONTENT_TYPES.filter((type) => type !== 'DEAL');
const ASSUMED = { withShipping: true, withCoupon: true } as const;

export const getById: Handler<'deal.get-by-id'> = async (
  asked,
  { subject, hl, platformName, price, includeText, ...flat },
) => {
  // the flat form of the specification says the same (AMB-90)
  const { type: named = 'CONTENT', id, code } = subject ?? flat;
  const type = named.toUpperCase();
  if (![...TYPES, ...GOODS_TYPES, ...WRITING_TYPES].includes(type))
    throw fail('content.type.unknown');
  if (id === undefined && code === undefined)
    throw fail('common.invalid', { fields: { 'subject.id': 'field.required' } });
  const ctx = hl && isLanguage(hl) ? { ...asked, lang: hl } : asked;
  const which = { ...(id === undefined ? {} : { id }), ...(code === undefined ? {} : { code }) };
  if (GOODS_TYPES.includes(type)) return goodsDetail(ctx, { ...which, ...ASSUMED });
  const row = WRITING_TYPES.includes(type)
    ? undefined
    : await dealBy(ctx.db, idOf(id ?? code), id === undefined ? (code ?? '') : '', ctx.now);
  if (row) return dealInFull(ctx, row, { includeText, platformName, price });
  if (type !== 'CONTENT' && !WRITING_TYPES.includes(type)) throw fail('content.not_found');
  const written = await contentDetail(ctx, which);
  return includeText ? written : { ...written, text: '' };
};

async function dealInFull(
  ctx: Context,
  row: DealDetailRow,
  {
    includeText,
    platformName,
    price: told,
  }: { includeText: boolean; platformName: string | undefined; price: string | number | undefined },
): Promise<DealDetail> {
  const vouchers = await vouchersFor(ctx, row.goods_id);
  const own = offersOf(ctx, row.goods_id, ASSUMED, vouchers);
  const [prices, offers, compared, breadcrumb, goods, deals, authors, history, next] =
    await Promise.all([
      pricesOf(ctx, [row.goods_id]),
      own,
      row.state === 'EXPIRED' || row.is_freebie
        ? []
        : own.then((all) => comparedOffers(ctx, all, row.goods_id, ASSUMED)),
      breadcrumbOf(ctx, row.category_path),
      relatedGoods(ctx, row),
      relatedDeals(ctx, row),
      userBriefs(ctx, [row.author_id]),
      dealHistory(ctx.db, row.id),
      row.state === 'EXPIRED' ? nextBest(ctx, row) : null,
    ]);
  // a giveaway is not one of the offers that its goods are sold at
  const price = row.is_freebie ? undefined : prices.get(row.goods_id);
  const offer = row.is_freebie ? null : chosen(ctx, offers, platformName, told);
  return {
    ...showDealCard(row, price, ctx),
    // who came from another platform sees the price, struck price and verdict of its offer, so that
    // they add up with its parts
    ...(offer && price && offer.id !== price.bestOfferId ? priceOfOffer(offer) : {}),
    text: includeText ? htmlOf(row.text) : '',
    images: row.images,
    disclosure: row.disclosure,
    boughtProof: row.bought_proof,
    author: authors.get(row.author_id ?? 0) ?? houseBrief(ctx.lang),
    url: offer?.url ?? (row.is_freebie ? row.own_url : null) ?? '',
    parts: offer?.parts ?? price?.parts ?? lastParts(row),
    offer,
    cheaper: (offer && cheaperOf(compared, offer.id, payOf(offer))) ?? null,
    vouchers: offer
      ? vouchersOn(offer.parts.itemAmount, offer, vouchers).slice(0, VOUCHERS.ofOffer)
      : [],
    stack: offer?.stack ?? null,
    breadcrumb,
    history,
    nextBest: next,
    relatedGoods: goods,
    relatedDeals: deals,
  };
}

/**
 * The best offer, or the best on the platform that the caller came from, or the one nearest to the
 * price that it saw.
 */
function chosen(
  ctx: Context,
  offers: readonly Offer[],
  platformName: string | undefined,
  told: string | number | undefined,
): Offer | null {
  const platform = platformName ? platformOf(platformName) : 'UNKNOWN';
  const there = platform === 'UNKNOWN' ? [] : offers.filter((offer) => offer.platform === platform);
  const among = there.length > 0 ? there : offers;
  const amount = told === undefined ? null : typedAmount(String(told), ctx.tenant.currency);
  const off = (offer: Offer) => Math.abs(offer.currentAmount - (amount ?? 0));
  return (
    (amount === null ? among[0] : among.toSorted((one, other) => off(one) - off(other))[0]) ?? null
  );
}

function lastParts(row: DealDetailRow): DealDetail['parts'] {
  return {
    itemAmount: row.deal_amount,
    shippingAmount: null,
    couponAmount: null,
    couponCode: null,
    effectiveAmount: row.deal_amount,
    ...ASSUMED,
  };
}
