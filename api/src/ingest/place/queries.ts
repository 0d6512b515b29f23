/** SQL of breadcrumbs: those that no category is known for, and those that an operator placed. */
import sql from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';

/** Of 10,000 breadcrumbs those with the most goods are worth an operator's time. */
const SHOWN = 200;

export interface PlacedRow {
  source: string;
  breadcrumb: string;
  category: string;
  category_id: number;
}

export interface UnplacedRow {
  source: string;
  breadcrumb: string;
  goods: number;
}

/** What is placed; of one source, or of all. */
export function placedRows(db: Db, source: string | null): Promise<PlacedRow[]> {
  return db.rows(sql`
    select p.source, p.breadcrumb, c.code as category, p.category_id
    from breadcrumb_place p join category c on c.id = p.category_id
    where ${source}::text is null or p.source = ${source} order by p.source, p.breadcrumb`);
}

/** Breadcrumbs of what is under Other, those with the most goods first. */
export function unplacedRows(db: Db, source: string | null): Promise<UnplacedRow[]> {
  return db.rows(sql`
    select o.source, a.value ->> 'value' as breadcrumb, count(distinct g.id)::int as goods
    from category c join goods g on g.category_id = c.id
      join offer o on o.goods_id = g.id and not o.retired
      cross join jsonb_array_elements(g.attributes) a(value)
    where c.code = 'other' and a.value ->> 'name' = 'breadcrumb'
      and (${source}::text is null or o.source = ${source})
    group by 1, 2 order by goods desc, 1, 2 limit ${SHOWN}`);
}

/** False: there is no such category. */
export async function place(
  db: Db,
  source: string,
  breadcrumb: string,
  category: string,
): Promise<boolean> {
  const placed = await db.run(sql`
    insert into breadcrumb_place (source, breadcrumb, category_id)
    select ${source}, ${breadcrumb}, id from category where code = ${category}
    on conflict (source, breadcrumb) do update set category_id = excluded.category_id`);
  return placed > 0;
}

/** False: it was not placed. */
export async function unplace(db: Db, source: string, breadcrumb: string): Promise<boolean> {
  const removed = await db.run(sql`delete from breadcrumb_place where source = ${source}
      and breadcrumb = ${breadcrumb}`);
  return removed > 0;
}
