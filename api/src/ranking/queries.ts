/** Item groups and their items, read. */
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { ItemGroup } from '#contract/ranking/item-group.ts';
import type { Db } from '../kernel/postgres/database.ts';

export interface GroupRow {
  id: number;
  code: string;
  names: Record<string, string>;
  descriptions: Record<string, string>;
  cover: string;
  group_type: ItemGroup['groupType'];
  generation_type: ItemGroup['generationType'];
  order_type: ItemGroup['orderType'];
  subject_type: ItemGroup['subjectType'];
  online: boolean;
  sample_size: number;
  sales_of: 'ALL' | '30_DAYS';
  made_at: Date | null;
  updated_at: Date;
  category_names: Record<string, string> | null;
}

export interface RefRow {
  group_id: number;
  subject_id: number;
  before: number | null;
  value: number | null;
  rank: number;
  total: number;
}

const columns = sql`t.id, t.code, t.names, t.descriptions, t.cover, t.group_type, t.generation_type,
    t.order_type, t.subject_type, t.online, t.sample_size, t.sales_of,
  t.made_at, t.updated_at, c.names as category_names`;
const tables = sql`item_group t left join category c on c.id = t.category_id`;

/** Online groups that have something to show, in the order that operators gave them. */
export async function groupPage(
  db: Db,
  {
    groupType,
    categoryId,
    limit,
    offset,
  }: { groupType: string; categoryId: number | null; limit: number; offset: number },
): Promise<{ rows: GroupRow[]; total: number }> {
  const within = categoryId === null ? empty : sql`and c.path @> array[${categoryId}::bigint]`;
  const shown = sql`${tables} where t.online and t.group_type = ${groupType} ${within}
      and exists (${visibleRefs(sql`r.group_id = t.id`)})`;
  const rows = await db.rows<GroupRow & { total: number }>(sql`
    select ${columns}, count(*) over () as total from ${shown} order by t.position, t.id
      limit ${limit} offset ${offset}`);
  if (rows[0] || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  // beyond the last page there is no row to carry the number
  return {
    rows,
    total:
      (await db.row<{ total: number }>(sql`select count(*)::int as total from ${shown}`))?.total ??
      0,
  };
}

/** By id or code, online or not. */
export function groupBy(db: Db, id: number | null, code: string): Promise<GroupRow | undefined> {
  return db.row<GroupRow>(
    sql`select ${columns} from ${tables} where t.code = ${code} or t.id = ${id}::bigint
        order by (t.code = ${code}) desc limit 1`,
  );
}

/**
 * The visible items of groups from a place on, each with its rank among the visible and how many
 * there are.
 */
export function refRows(
  db: Db,
  groupIds: readonly number[],
  limit: number,
  offset = 0,
): Promise<RefRow[]> {
  return db.rows<RefRow>(sql`
    select * from (
      select group_id, subject_id, before, value::float8, row_number() over (partition by group_id
        order by rank)::int as rank, count(*) over (partition by group_id)::int as total
      from (${visibleRefs(sql`r.group_id = any(${groupIds}::bigint[])`)}) visible
    ) placed where rank > ${offset} and rank <= ${offset + limit} order by group_id, rank`);
}

export async function refCount(db: Db, groupId: number): Promise<number> {
  return (
    (
      await db.row<{ total: number }>(
        sql`select count(*)::int as total from (${visibleRefs(sql`r.group_id =
            ${groupId}`)})
            visible`,
      )
    )?.total ?? 0
  );
}

/**
 * Items whose subject is public now: listed goods with a price, open deals (BEY-07), writing that
 * is in lists, guides on the shelf.
 */
function visibleRefs(which: Sql): Sql {
  return sql`
    select r.group_id, r.rank, r.subject_id, r.before, r.value from item_group_ref r
      join item_group o on o.id = r.group_id
    where ${which} and case o.subject_type
      when 'GOODS' then exists (select from goods g join goods_price p on p.goods_id = g.id
        where g.id = r.subject_id and g.listed)
      when 'CONTENT' then exists (select from deal d where d.content_id = r.subject_id
        and d.is_open)
        or exists (select from content_place p where p.content_id = r.subject_id
          and p.place = 'all')
      else exists (select from special_subject s where s.id = r.subject_id and s.shelved) end`;
}
