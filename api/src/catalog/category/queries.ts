/**
 * Categories, read. Shared by all tenants, so no row-level security lies between a query and its
 * index.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';

export interface CategoryRow {
  id: number;
  code: string;
  names: Record<string, string>;
  icon: string;
  level: number;
  parent_id: number | null;
  path: number[];
  has_children: boolean;
}

const columns = sql`c.id, c.code, c.names, c.icon, c.level::int as level, c.parent_id,
    c.path::float8[] as path,
  exists (select 1 from category k where k.parent_id = c.id) as has_children`;
const inOrder = sql`order by c.level, c.position, c.id`;

/** It, or what is below it, holds goods; where nothing is placed yet, every category counts. */
const isHeld = sql`(
  exists (select 1 from category k join goods g on g.category_id = k.id
    where g.listed and c.id = any(k.path))
  or not exists (select 1 from goods g where g.listed and g.category_id is not null))`;

export function heldCategories(db: Db): Promise<CategoryRow[]> {
  return db.rows<CategoryRow>(sql`select ${columns} from category c where ${isHeld} ${inOrder}`);
}

export function topCategories(db: Db): Promise<CategoryRow[]> {
  return db.rows<CategoryRow>(
    sql`select ${columns} from category c where c.parent_id is null and ${isHeld} ${inOrder}`,
  );
}

export function childCategories(db: Db, parentId: number): Promise<CategoryRow[]> {
  return db.rows<CategoryRow>(
    sql`select ${columns} from category c where c.parent_id = ${parentId} ${inOrder}`,
  );
}

/** By id or code; a code wins over an id that is written alike. */
export function categoryBy(
  db: Db,
  id: number | null,
  code: string,
): Promise<CategoryRow | undefined> {
  return db.row<CategoryRow>(
    sql`select ${columns} from category c where c.code = ${code} or c.id = ${id}::bigint
        order by (c.code = ${code}) desc limit 1`,
  );
}

/** In no particular order: whoever asks has one. */
export function categoriesByIds(db: Db, ids: readonly number[]): Promise<CategoryRow[]> {
  return db.rows<CategoryRow>(
    sql`select ${columns} from category c where c.id = any(${ids}::bigint[]) ${inOrder}`,
  );
}

export function categoriesByCodes(db: Db, codes: readonly string[]): Promise<CategoryRow[]> {
  return db.rows<CategoryRow>(
    sql`select ${columns} from category c where c.code = any(${codes}::text[]) ${inOrder}`,
  );
}

export interface CategoryPage {
  parentId: number | null;
  level: number | null;
  limit: number;
  offset: number;
}

export async function pageOfCategories(
  db: Db,
  { parentId, level, limit, offset }: CategoryPage,
): Promise<{ rows: CategoryRow[]; total: number }> {
  const where: Sql = sql`(${parentId}::bigint is null or c.parent_id = ${parentId})
      and (${level}::int is null or c.level = ${level})`;
  const rows = await db.rows<CategoryRow>(
    sql`select ${columns} from category c where ${where} ${inOrder}
        limit ${limit} offset ${offset}`,
  );
  const count = await db.row<{ total: number }>(
    sql`select count(*) as total from category c where ${where}`,
  );
  return { rows, total: count?.total ?? 0 };
}

/** Siblings and children of the given ones, without themselves. */
export function categoriesNear(
  db: Db,
  ids: readonly number[],
  codes: readonly string[],
): Promise<CategoryRow[]> {
  return db.rows<CategoryRow>(sql`
    with given as (select id, parent_id from category where id = any(${ids}::bigint[])
      or code = any(${codes}::text[]))
    select ${columns} from category c
    where c.id not in (select id from given)
      and (c.parent_id in (select id from given) or exists (select 1 from given
        where given.parent_id is not distinct from c.parent_id))
    ${inOrder}`);
}
