/**
 * A mapping profile: which columns of a layout mean which of our fields. Profiles are data, not
 * code (OPS-21).
 */
import type { Platform } from '#contract/catalog/label.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { DecimalMark } from '../parse/amount.ts';

/** Our field names, as `--map` takes them. Documented in docs/import.md. */
export const FIELDS = [
  'id',
  'title',
  'price',
  'sale',
  'was',
  'currency',
  'url',
  'image',
  'images',
  'brand',
  'category',
  'description',
  'shipping',
  'coupon_code',
  'coupon_amount',
  'stock',
  'in_stock',
  'rating',
  'reviews',
  'sold',
  'sold_14',
  'sold_30',
  'shop',
  'platform',
  'mall',
  'variant',
  'sku',
  'gtin',
  'mpn',
  'parent_id',
  'observed_at',
  'flash_sale',
  'flash_until',
  'vouchers',
  'attributes',
  'sale_dates',
  'sale_from',
  'sale_until',
  'condition',
  'action',
  'audience',
] as const;
export type Field = (typeof FIELDS)[number];

export interface Profile {
  readonly name: string;
  readonly title: string;
  /** Columns (normalised) that must all be there for the layout to be recognised. */
  readonly detect: readonly string[];
  /** Candidates per field, normalised; the first that says something wins. */
  readonly fields: Readonly<Partial<Record<Field, readonly string[]>>>;
  readonly constants?: { readonly platform?: Platform; readonly currency?: CurrencyCode };
  /** Amounts are this many times the major unit. */
  readonly scale?: Readonly<
    Partial<Record<'price' | 'was' | 'shipping' | 'coupon_amount', number>>
  >;
  readonly decimal?: DecimalMark;
  /** A second file that names the items of this one, joined by the field `id`. */
  readonly items?: {
    readonly file: string;
    readonly key: string;
    readonly fields: Readonly<Partial<Record<Field, string>>>;
  };
}

/**
 * A column name without case, `g:` prefix, spaces and punctuation: the form in which profiles name
 * columns.
 */
export function columnKey(name: string): string {
  return name
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(?:g|sale|shopping):/, '')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}

export function isField(name: string): name is Field {
  return (FIELDS as readonly string[]).includes(name);
}
