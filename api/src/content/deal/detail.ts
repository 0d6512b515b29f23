/** A deal in full (API-16, DEAL-10, DEAL-11). An ended deal still answers, with its reason and the best alternative. */
import { platformOf } from '#contract/catalog/label.ts';
import type { Offer } from '#contract/catalog/goods.ts';
import type { DealDetail } from '#contract/content/deal.ts';
import { fail } from '#contract/errors.ts';
import { isLanguage } from '#contract/language.ts';
import { houseBrief, userBriefs } from '../../account/index.ts';
import { stackOn, VOUCHERS, vouchersFor, vouchersOn } from '../../catalog/index.ts';
import { breadcrumbOf, goodsDetail, offersOf, priceOfOffer } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { pricesOf } from '../../price/index.ts';
import { htmlOf } from '../writing/rich-text.ts';
import { dealBy, dealHistory } from './queries.ts';
import type { DealDetailRow } from './queries.ts';
import { nextBest } from './next-best.ts';
import { relatedDeals, relatedGoods } from './related.ts';
import { showDealCard } from './show.ts';

/** What a deal is called by those who ask for one (DEAL-11). */
const TYPES = ['SEARCH', 'AIFEED', 'AI', 'CONTENT', 'DEAL'];
/** Goods answer under the same call (PROD-17), as they do under their own. */
const GOODS_TYPES = ['GOODS', 'GOODS_LINK_DETAIL'];
const ASSUMED = { withShipping: true, withCoupon: true } as const;

export const getById: Handler<'deal.get-by-id'> = async (asked, { subject, hl, platformName, includeText }) => {
  const type = subject.type.toUpperCase();
  if (![...TYPES, ...GOODS_TYPES].includes(type)) throw fail('content.type.unknown');
  if (subject.id === undefined && subject.code === undefined) throw fail('common.invalid', { fields: { 'subject.id': 'field.required' } });
  const ctx = hl && isLanguage(hl) ? { ...asked, lang: hl } : asked;
  if (GOODS_TYPES.includes(type)) return goodsDetail(ctx, { ...subject, ...ASSUMED });
  const row = await dealBy(ctx.db, idOf(subject.id ?? subject.code), subject.id === undefined ? (subject.code ?? '') : '', ctx.now);
  if (!row) throw fail('content.not_found');
  return dealInFull(ctx, row, { includeText, platformName });
};

async function dealInFull(
  ctx: Context,
  row: DealDetailRow,
  { includeText, platformName }: { includeText: boolean; platformName: string | undefined },
): Promise<DealDetail> {
  const [prices, offers, vouchers, breadcrumb, goods, deals, authors, history, next] = await Promise.all([
    pricesOf(ctx, [row.goods_id]),
    offersOf(ctx, row.goods_id, ASSUMED),
    vouchersFor(ctx, row.goods_id),
    breadcrumbOf(ctx, row.category_path),
    relatedGoods(ctx, row),
    relatedDeals(ctx, row),
    userBriefs(ctx, [row.author_id]),
    dealHistory(ctx.db, row.id),
    row.state === 'EXPIRED' ? nextBest(ctx, row) : null,
  ]);
  const price = prices.get(row.goods_id);
  const offer = chosen(offers, platformName);
  return {
    ...showDealCard(row, price, ctx),
    // who came from another platform sees the price, struck price and verdict of its offer, so that they add up with its parts
    ...(offer && price && offer.id !== price.bestOfferId ? priceOfOffer(offer) : {}),
    text: includeText ? htmlOf(row.text) : '',
    images: row.images,
    disclosure: row.disclosure,
    boughtProof: row.bought_proof,
    author: authors.get(row.author_id ?? 0) ?? houseBrief(ctx.lang),
    url: offer?.url ?? '',
    parts: offer?.parts ?? price?.parts ?? lastParts(row),
    offer,
    vouchers: offer ? vouchersOn(offer.parts.itemAmount, offer, vouchers).slice(0, VOUCHERS.ofOffer) : [],
    stack: offer ? stackOn(offer.parts, offer, vouchers) : null,
    breadcrumb,
    history,
    nextBest: next,
    relatedGoods: goods,
    relatedDeals: deals,
  };
}

/** The best offer, or the best on the platform that the caller came from. */
function chosen(offers: readonly Offer[], platformName: string | undefined): Offer | null {
  const platform = platformName ? platformOf(platformName) : 'UNKNOWN';
  return offers.find((offer) => platform !== 'UNKNOWN' && offer.platform === platform) ?? offers[0] ?? null;
}

function lastParts(row: DealDetailRow): DealDetail['parts'] {
  return { itemAmount: row.deal_amount, shippingAmount: null, couponAmount: null, couponCode: null, effectiveAmount: row.deal_amount, ...ASSUMED };
}
