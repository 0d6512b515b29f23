/** How many of the matching goods each category, brand, platform and label has: for navigation and for facets. */
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { categoryBy } from '../catalog/index.ts';
import type { CategoryRow } from '../catalog/index.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';

export interface Count {
  readonly id: number;
  readonly count: number;
}
export interface WordCount {
  readonly word: string;
  readonly count: number;
}
export interface PriceSpan {
  readonly least: number | null;
  readonly most: number | null;
}

/** Counts by category on the level below `parent`, or on the top level. `from` has the alias g. */
export function countByCategory(ctx: Context, from: Sql, parent: CategoryRow | undefined): Promise<Count[]> {
  const under = parent ? sql`and g.category_id in (select k.id from category k where k.path @> array[${parent.id}::bigint])` : empty;
  const depth = (parent?.level ?? 0) + 1;
  return ctx.db.rows<Count>(sql`
    select c.path[${depth}::int] as id, sum(n.count)::bigint as count
    from (select g.category_id, count(*) as count ${from} ${under} group by g.category_id) n join category c on c.id = n.category_id
    where cardinality(c.path) >= ${depth}::int group by 1`);
}

export function countByBrand(ctx: Context, from: Sql, limit: number): Promise<Count[]> {
  return ctx.db.rows<Count>(
    sql`select g.brand_id as id, count(*) as count ${from} and g.brand_id is not null group by g.brand_id order by 2 desc, 1 limit ${limit}`,
  );
}

export function countByPlatform(ctx: Context, from: Sql): Promise<WordCount[]> {
  return ctx.db.rows<WordCount>(sql`select p.platform as word, count(*) as count ${from} group by p.platform order by 2 desc, 1`);
}

export function priceSpan(ctx: Context, from: Sql): Promise<PriceSpan | undefined> {
  return ctx.db.row<PriceSpan>(sql`select min(p.current_amount) as least, max(p.current_amount) as most ${from}`);
}

export function countByLabel(ctx: Context, from: Sql): Promise<WordCount[]> {
  return ctx.db.rows<WordCount>(sql`
    select l.label as word, count(*) as count from goods_label l where l.goods_id in (select g.id ${from}) group by l.label order by 2 desc, 1`);
}

/** Of all listed goods; only goods with a price have labels. */
export function countAllByLabel(ctx: Context): Promise<WordCount[]> {
  return ctx.db.rows<WordCount>(
    sql`select l.label as word, count(*) as count from goods_label l join goods g on g.id = l.goods_id where g.listed group by l.label order by 2 desc, 1`,
  );
}

export function categoryNamed(ctx: Context, idOrCode: string): Promise<CategoryRow | undefined> {
  return categoryBy(ctx.db, idOf(idOrCode), idOrCode);
}
