/**
 * What matches, looked at one by one where there are many and no count is stored: so many of
 * the rarest of what is chosen, each asked for the rest. If these are not all of them, what was
 * counted is a floor.
 */
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Base, Countable } from './countable.ts';
import {
  BRAND_FIELDS,
  byField,
  CATEGORY_FIELDS,
  hasLabels,
  isGiven,
  labelsNamed,
  narrowing,
  OF_PRICE,
  PRICE_FIELDS,
} from './filter.ts';
import type { Filter, FilterField } from './filter.ts';
import { brandsNamed, categoriesNamed } from './precomputed/choice.ts';
import { precomputedSize, precomputedTotal } from './precomputed/read.ts';

export interface Scan {
  /**
   * `id` of what is looked at, to be named `base`: all there is, if there are fewer than `most`.
   */
  readonly base: Sql;
  readonly most: number;
  /** `from base … where …` with the aliases g and p. */
  readonly from: Sql;
}

/** Undefined: there are few, or words find them. */
export async function scanOf(
  ctx: Context,
  of: Countable,
  filter: Filter,
): Promise<Scan | undefined> {
  if (filter.keyword?.trim() || (await precomputedTotal(ctx, of.kind)) === undefined)
    return undefined;
  const most = 2 * ctx.config.countedUpTo;
  const { ids, base } = await rarest(ctx, of, filter);
  // asked of each (`offset 0`): the planner would rather read all that have a label
  const hasLabel = (names: readonly string[]) =>
    sql`exists (select 1 from (${of.labels}) l where l.id = ${of.id}
        and l.label = any(${names}::text[]) offset 0)`;
  const labelled = filter.labels?.length
    ? sql`and ${hasLabels(filter.labels, hasLabel, of.labelNames)}`
    : empty;
  return {
    base: sql`${ids} limit ${most}`,
    most,
    from: sql`${of.among(base)} ${await narrowing(ctx, filter, ['labels'])} ${labelled}`,
  };
}

/**
 * What an index of its own leads to, by how many there are of it: a label, a category, a brand, a
 * price.
 */
async function rarest(
  ctx: Context,
  of: Countable,
  filter: Filter,
): Promise<{ ids: Sql; base: Base }> {
  const given = (fields: readonly FilterField[]) => fields.find((field) => isGiven(filter[field]));
  const [category, brand] = [given(CATEGORY_FIELDS), given(BRAND_FIELDS)];
  const labels = (filter.labels ?? []).map((label) => labelsNamed(label, of.labelNames));
  const [ofCategory, ofBrand, ...ofLabels] = await Promise.all([
    category
      ? categoriesNamed(ctx, category, filter[category] as string[]).then((ids) =>
          sizeOf(ctx, of, 'category', ids),
        )
      : NOWHERE,
    brand
      ? brandsNamed(ctx, brand, filter[brand] as string[]).then((ids) =>
          sizeOf(ctx, of, 'brand', ids),
        )
      : NOWHERE,
    ...labels.map((names) => sizeOf(ctx, of, 'label', names)),
  ]);
  const least = Math.min(ofCategory, ofBrand, ...ofLabels);
  const label = labels[ofLabels.indexOf(least)];
  if (label)
    return {
      ids: sql`select l.id from (${of.labels}) l where l.label = any(${label}::text[])`,
      base: 'OWN',
    };
  if (category || brand) {
    const within = await narrowing(ctx, filter, OF_PRICE);
    return { ids: sql`select g.id from goods g where g.listed ${within}`, base: 'GOODS' };
  }
  if (given(PRICE_FIELDS))
    return {
      ids: sql`select p.goods_id as id from goods_price p
          where true ${byField(filter, ['platforms', 'labels'])}`,
      base: 'GOODS',
    };
  return { ids: of.all, base: 'OWN' };
}

const NOWHERE = Number.POSITIVE_INFINITY;
const sizeOf = (
  ctx: Context,
  of: Countable,
  field: 'category' | 'brand' | 'label',
  values: readonly string[],
) => precomputedSize(ctx, of.kind, { field, values });
