/**
 * How many goods or deals match, and how many of them each brand has: stored counts where there are
 * many, else counted when asked.
 */
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { categoryBy } from '../catalog/index.ts';
import type { CategoryRow } from '../catalog/index.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import { cacheFor } from '../kernel/cache.ts';
import { upTo } from '../kernel/paging.ts';
import type { Total } from '../kernel/paging.ts';
import type { Countable } from './countable.ts';
import type { Filter } from './filter.ts';
import { scanOf } from './scan.ts';
import type { Scan } from './scan.ts';
import { precomputedBrands, precomputedCount } from './precomputed/read.ts';
import { FOUND_AT_MOST } from './words.ts';

const totals = cacheFor<Total>({ seconds: 30, topics: ['goods', 'deal'] });

/**
 * Cached for half a minute (AMB-46). One by one no more are counted than the configuration says, nor
 * more than words find.
 */
export function countOf(ctx: Context, of: Countable, filter: Filter): Promise<Total> {
  return totals(ctx, `${of.kind} ${JSON.stringify(filter)}`, async () => {
    const standing = await precomputedCount(ctx, of.kind, filter);
    if (standing !== undefined) return { count: standing, isFloor: false };
    const most = ctx.config.countedUpTo;
    const scan = await scanOf(ctx, of, filter);
    if (scan) return scanned(ctx, scan, most);
    const { from, matches } = await of.matching(ctx, filter);
    const read = matches ? sql`(select count(*) from (${matches}) m)` : sql`0`;
    const row = await ctx.db.row<{ count: number; read: number }>(
      sql`select count(*) as count, ${read} as read from (select 1 ${from}
          limit ${most + 1}) counted`,
    );
    const total = upTo(row?.count ?? 0, most);
    return (row?.read ?? 0) < FOUND_AT_MOST ? total : { ...total, isFloor: true };
  });
}

async function scanned(
  ctx: Context,
  { base, from, most: enough }: Scan,
  most: number,
): Promise<Total> {
  const row = await ctx.db.row<{ count: number; read: number }>(
    sql`with base as materialized (${base}) select count(*) as count, (select count(*)
        from base) as read from (select 1 ${from} limit ${most + 1}) counted`,
  );
  const total = upTo(row?.count ?? 0, most);
  return (row?.read ?? 0) < enough ? total : { ...total, isFloor: true };
}

/** `id, count, verified` of the brands of the goods that match, to be joined. */
export async function brandCounts(ctx: Context, of: Countable, filter: Filter): Promise<Sql> {
  const standing = await precomputedBrands(ctx, filter);
  if (standing) return standing;
  const scan = await scanOf(ctx, of, filter);
  const { from } = scan ?? (await of.matching(ctx, filter));
  const base = scan ? sql`with base as materialized (${scan.base})` : empty;
  return sql`${base}
    select c.brand_id as id, count(*) as count, count(*) filter (where c.verdict = 'VERIFIED') as verified
    from (select g.brand_id, p.verdict ${from} limit ${ctx.config.countedUpTo}) c
      where c.brand_id is not null group by c.brand_id`;
}

export function categoryNamed(ctx: Context, idOrCode: string): Promise<CategoryRow | undefined> {
  return categoryBy(ctx.db, idOf(idOrCode), idOrCode);
}
