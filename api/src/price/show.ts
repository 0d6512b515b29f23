/** Price rows → the price part of the contract's cards, offers and details. Pure. */
import { platformOf } from '#contract/catalog/label.ts';
import type { DealLabel, GoodsLabel, Platform } from '#contract/catalog/label.ts';
import { CURRENCIES, discountOf, wirePrice } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { PriceParts } from '#contract/price/effective.ts';
import type { Spark, Verdict } from '#contract/price/verdict.ts';
import { dealLabelsOf, goodsLabelsOf } from './label.ts';

/** The assumptions of an effective price (BEY-04). */
export interface Assumptions {
  readonly withShipping: boolean;
  readonly withCoupon: boolean;
}

/** The `PriceFields` of contract/catalog/card.ts. */
export interface PriceShown {
  currencyCode: CurrencyCode;
  currentPrice: string;
  originPrice: string | null;
  currentAmount: number;
  originAmount: number | null;
  priceValue: number;
  discount: number | null;
}

/** How much a price can be relied upon now. */
interface Standing {
  inStock: boolean;
  seenTime: string;
  /** Seen so lately that it is a price of now. */
  isCurrent: boolean;
}

/** What a card of goods (or of a deal of these goods) shows about their price. */
export interface GoodsPrice extends PriceShown, Standing {
  goodsId: string;
  bestOfferId: string | null;
  offerCount: number;
  platform: Platform;
  shopName: string | null;
  isMall: boolean;
  verdict: Verdict;
  /** Fraction off against the typical price; null when there is none. */
  realDiscount: number | null;
  spark: Spark;
  labels: GoodsLabel[];
  dealLabels: DealLabel[];
  lowDays: number | null;
  allTimeLow: boolean;
  droppedTime: string | null;
  droppedBy: number | null;
  /** When the flash sale ends that a label names. */
  flashEndTime: string | null;
  parts: PriceParts;
}

/** What one offer of goods shows about its price. */
export interface OfferPrice extends PriceShown, Standing {
  offerId: string;
  goodsId: string;
  parts: PriceParts;
  verdict: Verdict;
  /** Lowest effective price in stock, under the assumptions asked for. */
  isBest: boolean;
}

export interface PartsRow {
  item_amount: number;
  was_amount: number | null;
  shipping_amount: number | null;
  coupon_amount: number | null;
  coupon_code: string | null;
}

export interface GoodsPriceRow extends PartsRow {
  goods_id: number;
  best_offer_id: number | null;
  offer_count: number;
  platform: string;
  shop_name: string | null;
  is_mall: boolean;
  current_amount: number;
  origin_amount: number | null;
  real_discount: number | null;
  in_stock: boolean;
  is_current: boolean;
  observed_at: Date;
  evidence: Verdict;
  labels: string[];
  low_days: number | null;
  all_time_low: boolean;
  spark: Spark;
  dropped_at: Date | null;
  dropped_by: number | null;
  judged_at: Date;
  flash_until: Date | null;
}

export interface OfferPriceRow extends PartsRow {
  offer_id: number;
  goods_id: number;
  effective_amount: number;
  in_stock: boolean;
  observed_at: Date;
  lone: boolean;
  seen_once: boolean;
  evidence: Verdict;
  judged_at: Date;
  median_90: number | null;
  seen_days: number;
  retired: boolean;
  platform: string;
  variant: string | null;
  shop_name: string | null;
}

export function showGoodsPrice(row: GoodsPriceRow, currency: CurrencyCode): GoodsPrice {
  return {
    goodsId: String(row.goods_id),
    bestOfferId: row.best_offer_id === null ? null : String(row.best_offer_id),
    offerCount: row.offer_count,
    platform: platformOf(row.platform),
    shopName: row.shop_name,
    isMall: row.is_mall,
    inStock: row.in_stock,
    seenTime: row.observed_at.toISOString(),
    isCurrent: row.is_current,
    ...showPrice(row.current_amount, row.origin_amount, currency),
    verdict: row.evidence,
    realDiscount: row.real_discount,
    spark: row.spark,
    labels: goodsLabelsOf(row.labels),
    dealLabels: dealLabelsOf(row.labels),
    lowDays: row.low_days,
    allTimeLow: row.all_time_low,
    droppedTime: row.dropped_at?.toISOString() ?? null,
    droppedBy: row.dropped_by,
    flashEndTime: row.labels.includes('FLASH_SALE')
      ? (row.flash_until?.toISOString() ?? null)
      : null,
    parts: showParts(row, { withShipping: true, withCoupon: true }),
  };
}

/**
 * Amounts → the wire; a struck price that is not above the current one is no struck price
 * (PROD-07).
 */
export function showPrice(current: number, was: number | null, currency: CurrencyCode): PriceShown {
  const origin = was !== null && was > current ? was : null;
  return {
    currencyCode: currency,
    currentPrice: wirePrice(current, currency),
    originPrice: origin === null ? null : wirePrice(origin, currency),
    currentAmount: current,
    originAmount: origin,
    priceValue: current / 10 ** CURRENCIES[currency].digits,
    discount: discountOf(current, origin),
  };
}

export function showParts(row: PartsRow, assumptions: Assumptions): PriceParts {
  return {
    itemAmount: row.item_amount,
    shippingAmount: row.shipping_amount,
    // of a coupon that works no more nothing is left (take-in/coupon.ts)
    couponAmount: row.coupon_amount || null,
    couponCode: row.coupon_amount === 0 ? null : row.coupon_code,
    effectiveAmount: effectiveOf(row, assumptions),
    ...assumptions,
  };
}

/**
 * The struck price, comparable with the effective one: the shop's own, with shipping where that has
 * it. The same rule is in SQL in `day/effective.ts`.
 */
export function struckOf(row: PartsRow, { withShipping }: Assumptions): number | null {
  if (row.was_amount === null || row.was_amount <= row.item_amount) return null;
  return row.was_amount + (withShipping ? (row.shipping_amount ?? 0) : 0);
}

/**
 * item + shipping - coupon, never below 0; unknown shipping counts as 0 (BEY-04). The same rule
 * is in SQL in `day/effective.ts`.
 */
export function effectiveOf(row: PartsRow, { withShipping, withCoupon }: Assumptions): number {
  return Math.max(
    0,
    row.item_amount +
      (withShipping ? (row.shipping_amount ?? 0) : 0) -
      (withCoupon ? (row.coupon_amount ?? 0) : 0),
  );
}

export function showOfferPrice(
  row: OfferPriceRow,
  currency: CurrencyCode,
  assumptions: Assumptions,
  { isBest, isCurrent }: { isBest: boolean; isCurrent: boolean },
): OfferPrice {
  return {
    offerId: String(row.offer_id),
    goodsId: String(row.goods_id),
    ...showPrice(effectiveOf(row, assumptions), struckOf(row, assumptions), currency),
    parts: showParts(row, assumptions),
    verdict: row.evidence,
    inStock: row.in_stock && !row.retired,
    seenTime: row.observed_at.toISOString(),
    isCurrent,
    isBest,
  };
}
