/** Saved lists that are watched, as they are stored, and what is in them. */
import type { WatchDelivery } from '#contract/alert/delivery.ts';
import type { ListKind, ListName } from '#contract/alert/limits.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';

export interface ListRow {
  readonly account_id: number;
  readonly list: ListName;
  readonly kind: ListKind;
  readonly fraction: number | null;
  readonly low_days: number | null;
  readonly ways: WatchDelivery['ways'];
  readonly frequency: WatchDelivery['frequency'];
  readonly remind_end: boolean | null;
  readonly remind_unmet: boolean | null;
  readonly loud: boolean;
}

export function listsOf(ctx: Context, accountId: number): Promise<ListRow[]> {
  return ctx.db.rows<ListRow>(sql`
    select account_id, list, kind, fraction::float8 as fraction, low_days, ways, frequency,
      remind_end, remind_unmet, loud from watch_list where account_id = ${accountId} order by list`);
}

export const deliveryOf = (row: ListRow): WatchDelivery => ({
  ways: row.ways,
  frequency: row.frequency,
  remindEnd: row.remind_end,
  remindUnmet: row.remind_unmet,
  loud: row.loud,
});

/** What an account saved, by list: `goods_id`, `name` and since when; a product once in each list. */
export function savedGoods(accountId: number): Sql {
  return sql`select 'GOODS' as list, g.id as goods_id, g.name, m.created_at as saved_at
      from mark m join goods g on g.id = m.target_id
      where m.account_id = ${accountId} and m.kind = 'COLLECT' and m.target_type = 'GOODS'
        and g.listed and g.withdrawn_at is null
    union all
    select 'DEALS', g.id, g.name, max(m.created_at) from mark m
      join deal d on d.content_id = m.target_id join goods g on g.id = d.goods_id
      where m.account_id = ${accountId} and m.kind = 'COLLECT' and m.target_type = 'CONTENT'
        and g.listed and g.withdrawn_at is null
      group by g.id, g.name`;
}

export interface ListCount {
  readonly list: ListName;
  readonly goods: number;
  readonly made: number;
  /** What nothing watches. */
  readonly left: number;
}

export function countsOf(ctx: Context, accountId: number): Promise<ListCount[]> {
  return ctx.db.rows<ListCount>(sql`
    with mine as (select w.goods_id, w.list from price_watch w where w.account_id = ${accountId}
        and w.goods_id is not null)
    select s.list, count(*)::int as goods,
      (select count(*)::int from mine w where w.list = s.list) as made,
      count(*) filter (where not exists (select from mine w where w.goods_id = s.goods_id))::int as left
    from (${savedGoods(accountId)}) s group by s.list`);
}
