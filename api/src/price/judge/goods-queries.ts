/**
 * Judging goods: the best live offer now, the lowest effective price of each day before, written to
 * `goods_price`.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { LOW_TABLE } from './low-queries.ts';

const BATCH = sql`1000`;

export const GOODS_TABLES: readonly Sql[] = [
  sql`create temp table if not exists judging_goods (goods_id bigint primary key,
      batch int) on commit drop`,
  sql`create temp table if not exists judging_touched (goods_id bigint not null,
      day date not null) on commit drop`,
  sql`create temp table if not exists judging_live (offer_id bigint primary key,
      goods_id bigint not null, place int not null, live int not null,
      many int not null) on commit drop`,
  sql`create index if not exists judging_live_goods on judging_live (goods_id)`,
  sql`create temp table if not exists judging_merge (goods_id bigint primary key,
      offers bigint[] not null, whole boolean not null) on commit drop`,
  sql`create temp table if not exists judging_best (goods_id bigint primary key,
      offer_id bigint not null, sole_offer_id bigint, live int not null,
      observed_at timestamptz not null, item_amount bigint not null,
    shipping_amount bigint, effective_amount bigint not null, was bigint, platform text not null,
      is_mall boolean not null, in_flash boolean not null, to_be_had boolean not null,
    verdict text not null, evidence jsonb not null, real numeric, seen_once boolean not null,
      is_current boolean not null,
    rating numeric, reviews int not null, manual_labels text[] not null, sold_14 bigint,
      sold_30 bigint, sold bigint, top_category bigint) on commit drop`,
  LOW_TABLE,
  sql`create temp table if not exists judging_drop (goods_id bigint not null,
      from_amount bigint not null, to_amount bigint not null) on commit drop`,
  sql`create temp table if not exists judging_verdict (goods_id bigint primary key,
      verdict text not null, real numeric, offer_id bigint, observed_at timestamptz not null,
      amount bigint not null, rules smallint not null) on commit drop`,
  sql`create temp table if not exists judging_change (goods_id bigint not null,
      from_verdict text not null, to_verdict text not null) on commit drop`,
];

export function chooseGoods(goodsIds: readonly number[] | 'all'): Sql {
  const wanted =
    goodsIds === 'all'
      ? sql`select distinct o.goods_id as id from offer o where exists (select from price_day d
          where d.offer_id = o.id)`
      : sql`select distinct unnest(${goodsIds}::bigint[]) as id`;
  return sql`insert into judging_goods select id, (row_number() over (order by id) - 1) / ${BATCH}
      from (${wanted}) wanted`;
}

export const chooseTouchedGoods: Sql = sql`insert into judging_goods
  select id, (row_number() over (order by id) - 1) / ${BATCH} from (select distinct goods_id as id
    from judging_touched) touched`;

/**
 * A changed day of an offer bears on that day of its goods, and on the next, on which it may hold.
 */
export function touchGoodsDays(days: Sql): Sql {
  return sql`insert into judging_touched select distinct o.goods_id, t.day + n
    from (${days}) t cross join lateral (select goods_id from offer
      where id = t.offer_id offset 0) o cross join (values (0), (1)) held(n)`;
}

export const lockGoods: Sql = sql`select count(*) from (select g.id from goods g
    where g.id in (select goods_id from judging_goods where batch is not null)
    order by g.id for no key update) locked`;

export const batches: Sql = sql`select distinct batch from judging_goods where batch is not null
    order by batch`;

/**
 * Goods of which something was last judged on an earlier day, and goods that show a flash sale
 * which has ended.
 */
export function staleGoods(today: string, now: Date, slice: number): Sql {
  return sql`select distinct goods_id from (
      (select goods_id from goods_price where judged_on < ${today}::date order by judged_on
        limit ${slice})
      union all
      (select goods_id from offer_price where judged_on < ${today}::date order by judged_on
        limit ${slice})
      union all
      select l.goods_id from goods_label l join goods_price g on g.goods_id = l.goods_id
        join offer o on o.id = g.best_offer_id
      where l.label = 'FLASH_SALE' and o.flash_until <= ${now}
    ) stale limit ${slice}`;
}
