/** Stored counts, read: a few rows whatever there is. */
import { LABEL_CATEGORIES } from '#contract/catalog/label.ts';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { cacheFor } from '../../kernel/cache.ts';
import type { Countable } from '../countable.ts';
import type { Filter } from '../filter.ts';
import type { PriceCell, PriceSpan } from '../look.ts';
import { choicesOf } from './choice.ts';
import type { Choice, PrecomputedField } from './choice.ts';

type Kind = Countable['kind'];
export interface Cell {
  readonly word: string;
  readonly count: number;
}

const totals = cacheFor<number | undefined>({ seconds: 30, max: 50, topics: [] });

/**
 * All there are; undefined where no counts are stored, because the tenant has few enough to be
 * counted when asked.
 */
export function precomputedTotal(ctx: Context, kind: Kind): Promise<number | undefined> {
  return totals(ctx, kind, async () => {
    const row = await ctx.db.row<{ count: number }>(
      sql`select s.count from standing_count s where s.kind = ${kind} and s.chosen = ''
          and s.field = '' and s.value = ''`,
    );
    return row && row.count > ctx.config.countedUpTo ? row.count : undefined;
  });
}

/**
 * How many match; undefined where that must be counted: it is not stored, or it is so few that
 * counting them is nothing.
 */
export async function precomputedCount(
  ctx: Context,
  kind: Kind,
  filter: Filter,
): Promise<number | undefined> {
  const choices = await standing(ctx, kind, filter);
  return choices && countOf(ctx, kind, choices);
}

/** How many there are of a choice alone, as far as counts are stored. */
export async function precomputedSize(ctx: Context, kind: Kind, choice: Choice): Promise<number> {
  const row = await ctx.db.row<{ count: number | null }>(
    sql`select sum(s.count)::bigint as count from standing_count s where ${cells(kind, [choice])}`,
  );
  return row?.count ?? 0;
}

interface By {
  readonly field: PrecomputedField;
  /** Only the most frequent. */
  readonly limit?: number;
  /** Of categories, those on the level below this one; null: the tops. */
  readonly parent?: number | null;
  /** Of labels, their first categories too. */
  readonly withFirst?: boolean;
}

/**
 * How many of what matches each value of a field has, the most frequent first. Undefined as above.
 */
export async function precomputedCounts(
  ctx: Context,
  kind: Kind,
  filter: Filter,
  by: By,
): Promise<Cell[] | undefined> {
  const choices = await standing(ctx, kind, filter, by.field);
  if (!choices || (await countOf(ctx, kind, choices)) === undefined) return undefined;
  const limit = by.limit === undefined ? empty : sql`limit ${by.limit}`;
  return ctx.db.rows<Cell>(sql`
    select s.value as word, sum(s.count)::bigint as count from standing_count s
      where ${within(kind, choices)} and s.field = ${by.field} and ${await valuesOf(ctx, by)}
    group by s.value order by 2 desc, 1 ${limit}`);
}

/**
 * Undefined as above, and of two fields together, whose prices are not stored: their other facets
 * are looked at in the same look.
 */
export async function precomputedSpan(
  ctx: Context,
  kind: Kind,
  filter: Filter,
): Promise<PriceSpan | undefined> {
  const choices = await standing(ctx, kind, filter);
  if (!choices || (await countOf(ctx, kind, choices)) === undefined) return undefined;
  const row = await ctx.db.row<Omit<PriceSpan, 'cells'> & { priced: boolean; cells: string }>(sql`
    with one as materialized (select s.least, s.most, s.price_cells, s.price_counts
      from standing_count s where ${cells(kind, choices)})
    select min(o.least) as least, max(o.most) as most, bool_and(o.price_cells is not null) as priced,
      (select json_agg(json_build_object('from', p.cell, 'count', p.count))::text from (
        select c.cell, sum(c.count) as count from one,
          unnest(one.price_cells, one.price_counts) c(cell, count) group by c.cell) p) as cells
    from one o`);
  return row?.priced ? { ...row, cells: JSON.parse(row.cells) as PriceCell[] } : undefined;
}

/** `id, count, verified` of the brands of what matches, to be joined; undefined as above. */
export async function precomputedBrands(ctx: Context, filter: Filter): Promise<Sql | undefined> {
  const choices = await standing(ctx, 'GOODS', filter, 'brand');
  if (!choices || (await countOf(ctx, 'GOODS', choices)) === undefined) return undefined;
  return sql`select s.value::bigint as id, sum(s.count)::bigint as count,
      sum(s.verified)::bigint as verified from standing_count s
    where ${within('GOODS', choices)} and s.field = 'brand' group by s.value`;
}

/**
 * What is chosen where counts of it are stored, by a field too if one is named: of values of one field
 * nothing but labels goes together.
 */
async function standing(
  ctx: Context,
  kind: Kind,
  filter: Filter,
  by?: PrecomputedField,
): Promise<readonly Choice[] | undefined> {
  if ((await precomputedTotal(ctx, kind)) === undefined) return undefined;
  const choices = await choicesOf(ctx, kind, filter);
  if (
    !choices ||
    (by && choices.length > 1) ||
    (by !== 'label' && choices.some(({ field }) => field === by))
  )
    return undefined;
  return choices;
}

/** Undefined: so few that they are counted when asked, to the moment. */
async function countOf(
  ctx: Context,
  kind: Kind,
  choices: readonly Choice[],
): Promise<number | undefined> {
  if (choices.length === 0) return precomputedTotal(ctx, kind);
  const row = await ctx.db.row<{ count: number | null }>(
    sql`select sum(s.count)::bigint as count from standing_count s where ${cells(kind, choices)}`,
  );
  const count = row?.count ?? 0;
  return count > ctx.config.countedUpTo / 10 ? count : undefined;
}

/** Rows of what is chosen: of two choices one is chosen within the other. */
function cells(kind: Kind, choices: readonly Choice[]): Sql {
  const [outer, inner] = choices.length === 2 ? choices : [undefined, choices[0]];
  return sql`${within(kind, outer ? [outer] : [])} and s.field = ${inner?.field ?? ''}
      and s.value = any(${[...(inner?.values ?? [''])]}::text[])`;
}

function within(kind: Kind, [outer]: readonly Choice[]): Sql {
  const chosen = outer ? outer.values.map((value) => `${outer.field}:${value}`) : [''];
  return sql`s.kind = ${kind} and s.chosen = any(${chosen}::text[])`;
}

async function valuesOf(ctx: Context, { field, parent, withFirst }: By): Promise<Sql> {
  if (field === 'label' && !withFirst) return sql`s.value <> all(${[...LABEL_CATEGORIES]}::text[])`;
  if (field !== 'category') return sql`true`;
  const below = await ctx.db.rows<{ id: number }>(
    sql`select k.id from category k where k.parent_id is not distinct from
        ${parent ?? null}::bigint`,
  );
  return sql`s.value = any(${below.map(({ id }) => String(id))}::text[])`;
}
