/**
 * Labels that compare goods with each other. They are ranked over the whole tenant after every
 * judging, along the indexes of `goods_price`, so that goods that are outrun lose theirs at once
 * and one new price costs no long sort.
 */
import sql, { join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { GOODS_NAMES } from '../label.ts';
import { literal } from '../day/effective.ts';

/** PRC-11, PRC-12: places in the sales list of the tenant. */
const TOP_SALES = 50;
/**
 * BEST_SELLER: places within a top category, but never more than this share of what sells there, or
 * it would say nothing in a small one.
 */
const BEST_SELLERS = 20;
const BEST_SELLER_SHARE = 0.1;
/** LAB-04: the largest drops of the tenant-local day. */
const TOP_DROPS = 20;
const RANKED = ['BEST_SELLER', 'HIGH_SALES_14_DAYS', 'HIGH_SALES_30_DAYS', 'PRICE_REDUCTION_TOP'];

export const LABEL_TABLES: readonly Sql[] = [
  sql`create temp table if not exists judging_rank (goods_id bigint not null,
      label text not null) on commit drop`,
  sql`create temp table if not exists judging_category (top_category bigint not null) on commit
      drop`,
];

/** The top categories in which a judging may have changed who sells best. */
export const touchCategories: Sql = sql`insert into judging_category
  select distinct p.top_category from judging_goods j
    join goods_price p on p.goods_id = j.goods_id`;

/**
 * A category whose feeds report no 30-day sales is ranked by all sales ever. In categories that were
 * not touched, best sellers stay.
 */
export function rankGoods(today: string, timezone: string): Sql {
  return sql`insert into judging_rank
    (select goods_id, 'HIGH_SALES_14_DAYS' from goods_price where sold_14 > 0 order by sold_14 desc,
      goods_id limit ${literal(TOP_SALES)})
    union all
    (select goods_id, 'HIGH_SALES_30_DAYS' from goods_price where sold_30 > 0 order by sold_30 desc,
      goods_id limit ${literal(TOP_SALES)})
    union all
    select best.goods_id, 'BEST_SELLER' from judging_category c
    cross join lateral (select exists (select from goods_price where ${inCategory}
      and sold_30 > 0) as told offset 0) lately
    cross join lateral (
      (select goods_id from goods_price where lately.told and ${inCategory} and sold_30 > 0
        order by sold_30 desc, goods_id
        limit (select ${sellersAmong} from (select from goods_price where lately.told
          and ${inCategory} and sold_30 > 0 ${enough}) sellers))
      union all
      (select goods_id from goods_price where not lately.told and ${inCategory} and sold > 0
        order by sold desc, goods_id
        limit (select ${sellersAmong} from (select from goods_price where not lately.told
          and ${inCategory} and sold > 0 ${enough}) sellers))
    ) best
    union all
    select l.goods_id, l.label from goods_label l join goods_price p on p.goods_id = l.goods_id
    where l.label = 'BEST_SELLER' and p.top_category not in (select top_category
      from judging_category)
    union all
    (select goods_id, 'PRICE_REDUCTION_TOP' from goods_price
      where dropped_at >= ${today}::date::timestamp at time zone ${timezone}
        and 'PRICE_REDUCTION' = any(labels) and in_stock
      order by dropped_by desc, goods_id limit ${literal(TOP_DROPS)})`;
}

const inCategory = sql`top_category = c.top_category`;
/** More need not be counted: their share is above the number of places. */
const enough = sql`limit ${literal(BEST_SELLERS / BEST_SELLER_SHARE)}`;
const sellersAmong = sql`least(${literal(BEST_SELLERS)},
    ceil(count(*) * ${literal(BEST_SELLER_SHARE)}))::int`;

/**
 * Gives the ranked labels to whom they belong now, and takes them from all others; an operator's
 * own labels stay. What was just judged has none but its own yet.
 */
export function relabel(today: string, timezone: string): Sql {
  const ranked = sql`array[${join(RANKED)}]::text[]`;
  return sql`with candidate as (
      select goods_id from judging_rank union select goods_id from goods_label
        where label = any(${ranked})
      union select goods_id from goods_price where dropped_at >= (${today}::date - 1)::timestamp at
        time zone ${timezone} and 'PRICE_REDUCTION_TOP' = any(labels)
    ), wanted as (
      select p.goods_id, p.labels, array(
        select l from unnest(p.labels) l where l <> all(${ranked}) or l = any(g.manual_labels)
        union select r.label from judging_rank r where r.goods_id = p.goods_id order by 1) as should
      from candidate c
      cross join lateral (select goods_id, labels from goods_price
        where goods_id = c.goods_id offset 0) p
      cross join lateral (select manual_labels from goods where id = c.goods_id offset 0) g
    ), relabelled as (
      update goods_price p set labels = w.should from wanted w where p.goods_id = w.goods_id
        and w.should <> w.labels returning p.goods_id
    )
    insert into judging_goods (goods_id) select goods_id from relabelled on conflict do nothing`;
}

/** One row per goods and label of the goods' vocabulary, which lists by label walk. */
export function saveGoodsLabels(tenantId: string): Sql {
  return sql`with wanted as materialized (
      select distinct p.goods_id, named.name as label from judging_goods j
        join goods_price p on p.goods_id = j.goods_id
      cross join lateral unnest(p.labels) held(label)
      join unnest(${[...GOODS_NAMES.labels]}::text[],
        ${[...GOODS_NAMES.names]}::text[]) named(label, name) on named.label = held.label
    ), gone as (
      delete from goods_label l using judging_goods j
      where l.goods_id = j.goods_id and not exists (select from wanted w
        where w.goods_id = l.goods_id and w.label = l.label)
    )
    insert into goods_label (tenant_id, label, goods_id) select ${tenantId}, label, goods_id
      from wanted on conflict do nothing`;
}
