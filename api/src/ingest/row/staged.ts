/** An accepted row as it lies in the staging table, and its line of COPY text. */

/** The columns in the order of COPY. */
export const STAGED_COLUMNS = [
  'run_id',
  'for_tenant',
  'row_no',
  'seq',
  'external_id',
  'match_key',
  'name',
  'brand_name',
  'brand_norm',
  'category_id',
  'cover',
  'images',
  'description',
  'attributes',
  'gtin',
  'platform',
  'shop_name',
  'is_mall',
  'flash_sale',
  'flash_until',
  'variant',
  'sku',
  'url',
  'currency',
  'rating',
  'review_count',
  'sold_count',
  'sold_14',
  'sold_30',
  'item_amount',
  'was_amount',
  'shipping_amount',
  'coupon_amount',
  'coupon_code',
  'in_stock',
  'observed_at',
  'vouchers',
  'feed_hash',
  'audience',
] as const;

export interface Staged {
  tenant: string;
  row: number;
  externalId: string;
  matchKey: string;
  name: string;
  brandName: string | null;
  brandNorm: string | null;
  categoryId: number | null;
  cover: string;
  images: readonly string[];
  description: string;
  attributes: string;
  gtin: string | null;
  platform: string;
  shop: string | null;
  isMall: boolean;
  flashSale: boolean;
  flashUntil: Date | null;
  variant: string | null;
  sku: string | null;
  url: string;
  currency: string;
  rating: number | null;
  reviews: number;
  sold: number;
  sold14: number | null;
  sold30: number | null;
  item: number;
  was: number | null;
  shipping: number | null;
  coupon: number | null;
  couponCode: string | null;
  inStock: boolean;
  observedAt: Date | null;
  vouchers: string | null;
  hash: string;
  audience: string;
}

export function copyLine(runId: number, row: Staged): string {
  return [
    runId,
    row.tenant,
    row.row,
    row.row,
    safe(row.externalId),
    safe(row.matchKey),
    safe(row.name),
    maybe(row.brandName),
    maybe(row.brandNorm),
    row.categoryId ?? '\\N',
    safe(row.cover),
    row.images.length === 0 ? '{}' : safe(arrayText(row.images)),
    safe(row.description),
    safe(row.attributes),
    row.gtin ?? '\\N',
    row.platform,
    maybe(row.shop),
    row.isMall ? 't' : 'f',
    row.flashSale ? 't' : 'f',
    time(row.flashUntil),
    maybe(row.variant),
    maybe(row.sku),
    safe(row.url),
    row.currency,
    row.rating ?? '\\N',
    row.reviews,
    row.sold,
    row.sold14 ?? '\\N',
    row.sold30 ?? '\\N',
    row.item,
    row.was ?? '\\N',
    row.shipping ?? '\\N',
    row.coupon ?? '\\N',
    maybe(row.couponCode),
    row.inStock ? 't' : 'f',
    time(row.observedAt),
    maybe(row.vouchers),
    `\\\\x${row.hash}`,
    `${row.audience}\n`,
  ].join('\t');
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function safe(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, (mark) => ESCAPES[mark] as string) : text;
}

function maybe(text: string | null): string {
  return text === null ? '\\N' : safe(text);
}

function time(at: Date | null): string {
  return at === null ? '\\N' : at.toISOString();
}

function arrayText(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
