/**
 * What narrows a list of goods, as SQL over `goods g join goods_price p`; deals of goods are
 * narrowed by the same. Within one field any of the values will do, except labels, of which all
 * must hold; fields narrow each other.
 */
import type { Ask } from '#contract/calls.ts';
import type { GoodsFilter } from '#contract/catalog/filter.ts';
import {
  GOODS_LABELS,
  LABEL_CATEGORIES,
  labelCategory,
  OFFICIAL_LABELS,
  OFFICIAL_SHOP,
  PLATFORMS,
  platformOf,
} from '#contract/catalog/label.ts';
import type { LabelCategory, Platform } from '#contract/catalog/label.ts';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { idsOf } from '../kernel/identity.ts';

export type Filter = Pick<Ask<'goods.category-navigate'>, keyof typeof GoodsFilter>;
export type FilterField = keyof Filter;

export const CATEGORY_FIELDS: readonly FilterField[] = [
  'categoryIds',
  'categoryCodes',
  'classificationIds',
  'classificationCodes',
];
export const BRAND_FIELDS: readonly FilterField[] = ['brandIds', 'brandCodes'];
export const PRICE_FIELDS: readonly FilterField[] = ['minAmount', 'maxAmount'];
/** Fields that are conditions of the price of goods, and of the labels that it has. */
export const OF_PRICE: readonly FilterField[] = [
  'platforms',
  'labels',
  'verdicts',
  ...PRICE_FIELDS,
];

/**
 * Conditions of all fields but the keyword, which is a join (words.ts), and those in `without`.
 * Each begins with `and`.
 */
export async function narrowing(
  ctx: Context,
  filter: Filter,
  without: readonly FilterField[] = [],
): Promise<Sql> {
  const within = CATEGORY_FIELDS.some((field) => without.includes(field))
    ? []
    : await branches(ctx, filter);
  const byOthers = byField(filter, without);
  return within.length === 0
    ? byOthers
    : sql`${join(
        within.map((ids) => sql`and g.category_id = any(${ids}::bigint[])`),
        ' ',
      )} ${byOthers}`;
}

/** The same without categories, which need a look into the database. */
export function byField(filter: Filter, without: readonly FilterField[] = []): Sql {
  const conditions = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[])
    .filter((field) => !without.includes(field) && isGiven(filter[field]))
    .map((field) => sql`and ${(CONDITIONS[field] as (value: unknown) => Sql)(filter[field])}`);
  return conditions.length === 0 ? empty : join(conditions, ' ');
}

/** The same condition on labels for tables with a row per label. */
export function hasLabels(
  labels: readonly string[],
  hasOneOf: (labels: readonly string[]) => Sql,
  known: readonly string[] = GOODS_LABELS,
): Sql {
  return join(
    labels.map((label) => hasOneOf(labelsNamed(label, known))),
    ' and ',
  );
}

/** A label, or all labels of a first category. */
export function labelsNamed(label: string, known: readonly string[]): string[] {
  if (label === OFFICIAL_SHOP) return [...OFFICIAL_LABELS];
  if (!(LABEL_CATEGORIES as readonly string[]).includes(label)) return [label];
  return known.filter((one) => labelCategory(one as never) === (label as LabelCategory));
}

/** Goods and deals without a filter share one total; an empty list counts as not given. */
export function isNarrowed(filter: Filter): boolean {
  return Object.values(filter).some(isGiven);
}

export function isGiven(value: unknown): boolean {
  return (
    value !== undefined &&
    !(Array.isArray(value) && value.length === 0) &&
    !(typeof value === 'string' && value.trim() === '')
  );
}

/**
 * Categories with all below them, one list of ids for each field that names some. Looked up before
 * the list itself, so that the planner sees how few of the goods they hold.
 */
async function branches(ctx: Context, filter: Filter): Promise<number[][]> {
  const given = CATEGORY_FIELDS.filter((field) => isGiven(filter[field])).map((field) => {
    const named = filter[field] as readonly string[];
    return field.endsWith('Ids')
      ? sql`array(select k.id::float8 from category k where k.path && ${idsOf(named)}::bigint[])`
      : sql`array(select k.id::float8 from category k where k.path && (select array_agg(r.id)
          from category r where r.code = any(${named}::text[])))`;
  });
  if (given.length === 0) return [];
  const row = await ctx.db.row<{ branches: string[] }>(
    sql`select array[${join(given.map((ids) => sql`array_to_json(${ids})::text`))}] as branches`,
  );
  return (row?.branches ?? []).map((ids) => JSON.parse(ids) as number[]);
}

const CONDITIONS = {
  brandIds: (ids: readonly string[]) => sql`g.brand_id = any(${idsOf(ids)}::bigint[])`,
  brandCodes: (codes: readonly string[]) =>
    sql`g.brand_id = any(array(select b.id from brand b where b.code = any(${codes}::text[])))`,
  platforms: (codes: readonly string[]) =>
    sql`p.platform = any(${codes.flatMap(platformsNamed)}::text[])`,
  labels: (labels: readonly string[]) =>
    hasLabels(
      labels,
      (some) =>
        sql`exists (select 1 from goods_label l where l.goods_id = g.id
            and l.label = any(${some}::text[]))`,
    ),
  verdicts: (kinds: readonly string[]) => sql`p.verdict = any(${kinds}::text[])`,
  minAmount: (amount: number) => sql`p.current_amount >= ${amount}::bigint`,
  maxAmount: (amount: number) => sql`p.current_amount <= ${amount}::bigint`,
} satisfies {
  [Field in Exclude<
    FilterField,
    'keyword' | 'categoryIds' | 'classificationIds' | 'categoryCodes' | 'classificationCodes'
  >]: (value: never) => Sql;
};

/**
 * The stored codes behind one that a shopper chooses: both spellings of TikTok Shop are one shop
 * (AMB-07).
 */
export function platformsNamed(code: string): Platform[] {
  const platform = platformOf(code);
  if (platform === 'UNKNOWN' && code.toUpperCase() !== 'UNKNOWN') return [];
  return PLATFORMS.filter((one) => shownPlatform(one) === shownPlatform(platform));
}

export function shownPlatform(platform: Platform): Platform {
  return platform === 'TIKTOK' ? 'TIKTOK_SHOP' : platform;
}
