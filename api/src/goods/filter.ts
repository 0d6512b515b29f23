/**
 * What narrows a list of goods, as SQL over `goods g join goods_price p`; deals of goods are narrowed by the same.
 * Within one field any of the values will do, except labels, of which all must hold; fields narrow each other.
 */
import type { Ask } from '#contract/calls.ts';
import type { GoodsFilter } from '#contract/catalog/filter.ts';
import { GOODS_LABELS, LABEL_CATEGORIES, labelCategory, PLATFORMS, platformOf } from '#contract/catalog/label.ts';
import type { LabelCategory, Platform } from '#contract/catalog/label.ts';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { idsOf } from '../kernel/identity.ts';

export type Filter = Pick<Ask<'goods.category-navigate'>, keyof typeof GoodsFilter>;
export type FilterField = keyof Filter;

export const CATEGORY_FIELDS: readonly FilterField[] = ['categoryIds', 'categoryCodes', 'classificationIds', 'classificationCodes'];
export const BRAND_FIELDS: readonly FilterField[] = ['brandIds', 'brandCodes'];
export const PRICE_FIELDS: readonly FilterField[] = ['minAmount', 'maxAmount'];

/** Conditions of all fields but the keyword, which is a join (words.ts), and those in `without`. Each begins with `and`. */
export function narrowing(filter: Filter, without: readonly FilterField[] = []): Sql {
  const conditions = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[])
    .filter((field) => !without.includes(field) && isGiven(filter[field]))
    .map((field) => sql`and ${(CONDITIONS[field] as (value: unknown) => Sql)(filter[field])}`);
  return conditions.length === 0 ? empty : join(conditions, ' ');
}

/** The same condition on labels for whatever keeps a row per label. */
export function hasLabels(labels: readonly string[], hasOneOf: (labels: readonly string[]) => Sql, known: readonly string[] = GOODS_LABELS): Sql {
  return join(
    labels.map((label) => hasOneOf(labelsNamed(label, known))),
    ' and ',
  );
}

/** A label, or all labels of a first category. */
export function labelsNamed(label: string, known: readonly string[]): string[] {
  if (!(LABEL_CATEGORIES as readonly string[]).includes(label)) return [label];
  return known.filter((one) => labelCategory(one as never) === (label as LabelCategory));
}

/** Goods and deals without a filter share one total; an empty list counts as not given. */
export function isNarrowed(filter: Filter): boolean {
  return Object.values(filter).some(isGiven);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0) && !(typeof value === 'string' && value.trim() === '');
}

const underIds = (ids: readonly string[]) => sql`g.category_id in (select k.id from category k where k.path && ${idsOf(ids)}::bigint[])`;
const underCodes = (codes: readonly string[]) =>
  sql`g.category_id in (select k.id from category k where k.path && (select array_agg(r.id) from category r where r.code = any(${codes}::text[])))`;

const CONDITIONS = {
  categoryIds: underIds,
  classificationIds: underIds,
  categoryCodes: underCodes,
  classificationCodes: underCodes,
  brandIds: (ids: readonly string[]) => sql`g.brand_id = any(${idsOf(ids)}::bigint[])`,
  brandCodes: (codes: readonly string[]) => sql`g.brand_id = any(array(select b.id from brand b where b.code = any(${codes}::text[])))`,
  platforms: (codes: readonly string[]) => sql`p.platform = any(${codes.flatMap(platformsNamed)}::text[])`,
  labels: (labels: readonly string[]) =>
    hasLabels(labels, (some) => sql`exists (select 1 from goods_label l where l.goods_id = g.id and l.label = any(${some}::text[]))`),
  minAmount: (amount: number) => sql`p.current_amount >= ${amount}::bigint`,
  maxAmount: (amount: number) => sql`p.current_amount <= ${amount}::bigint`,
} satisfies { [Field in Exclude<FilterField, 'keyword'>]: (value: never) => Sql };

/** The stored codes behind one that a shopper chooses: both spellings of TikTok Shop are one shop (AMB-07). */
function platformsNamed(code: string): Platform[] {
  const platform = platformOf(code);
  if (platform === 'UNKNOWN' && code.toUpperCase() !== 'UNKNOWN') return [];
  return PLATFORMS.filter((one) => shownPlatform(one) === shownPlatform(platform));
}

export function shownPlatform(platform: Platform): Platform {
  return platform === 'TIKTOK' ? 'TIKTOK_SHOP' : platform;
}
