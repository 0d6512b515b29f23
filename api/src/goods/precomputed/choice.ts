/**
 * A filter in the terms of stored counts: one value or several of a field, each counted once. Codes
 * are looked up before the counts themselves, so that these are read by their key.
 */
import { LABEL_CATEGORIES } from '#contract/catalog/label.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { idsOf } from '../../kernel/identity.ts';
import { BRAND_FIELDS, CATEGORY_FIELDS, isGiven, platformsNamed, PRICE_FIELDS } from '../filter.ts';
import type { Filter, FilterField } from '../filter.ts';
import type { Countable } from '../countable.ts';

export type PrecomputedField = 'category' | 'brand' | 'platform' | 'label';

export interface Choice {
  readonly field: PrecomputedField;
  readonly values: readonly string[];
}

/** Undefined: narrowed by something without stored counts, or by more than two fields. */
export async function choicesOf(
  ctx: Context,
  kind: Countable['kind'],
  filter: Filter,
): Promise<readonly Choice[] | undefined> {
  const given = (fields: readonly FilterField[]) =>
    fields.filter((field) => isGiven(filter[field]));
  const [categories, brands] = [given(CATEGORY_FIELDS), given(BRAND_FIELDS)];
  const labels = [...new Set(filter.labels)];
  const platforms = isGiven(filter.platforms)
    ? [once((filter.platforms as string[]).flatMap(platformsNamed))]
    : [];
  // two lists of the same field must both hold; goods have no rows of the first categories of
  // labels
  const isUnknown =
    given(['keyword', 'verdicts', ...PRICE_FIELDS]).length > 0 ||
    categories.length > 1 ||
    brands.length > 1 ||
    categories.length + brands.length + platforms.length + labels.length > 2 ||
    (kind === 'GOODS' &&
      labels.some((label) => (LABEL_CATEGORIES as readonly string[]).includes(label)));
  if (isUnknown) return undefined;
  const named = (field: FilterField) => filter[field] as readonly string[];
  return [
    ...(await Promise.all(
      categories.map(
        async (field): Promise<Choice> => ({
          field: 'category',
          values: await categoriesNamed(ctx, field, named(field)),
        }),
      ),
    )),
    ...(await Promise.all(
      brands.map(
        async (field): Promise<Choice> => ({
          field: 'brand',
          values: await brandsNamed(ctx, field, named(field)),
        }),
      ),
    )),
    ...platforms.map((values): Choice => ({ field: 'platform', values })),
    ...labels.map((label): Choice => ({ field: 'label', values: [label] })),
  ];
}

/**
 * Counts of a category hold all below it, so of those named the ones below another of them are left
 * out.
 */
export async function categoriesNamed(
  ctx: Context,
  field: FilterField,
  named: readonly string[],
): Promise<string[]> {
  const isNamed = field.endsWith('Ids')
    ? sql`k.id = any(${idsOf(named)}::bigint[])`
    : sql`k.code = any(${named}::text[])`;
  const rows = await ctx.db.rows<{ id: number; path: string }>(
    sql`select k.id, array_to_json(k.path)::text as path from category k where ${isNamed}`,
  );
  const ids = new Set(rows.map(({ id }) => id));
  return rows
    .filter(
      ({ id, path }) =>
        !(JSON.parse(path) as number[]).some((above) => above !== id && ids.has(above)),
    )
    .map(({ id }) => String(id));
}

export async function brandsNamed(
  ctx: Context,
  field: FilterField,
  named: readonly string[],
): Promise<string[]> {
  if (field === 'brandIds') return once(idsOf(named).map(String));
  return (
    await ctx.db.rows<{ id: number }>(
      sql`select b.id from brand b where b.code = any(${named}::text[])`,
    )
  ).map(({ id }) => String(id));
}

/** Each once, however often it is named. */
function once(named: readonly string[]): string[] {
  return [...new Set(named)];
}
