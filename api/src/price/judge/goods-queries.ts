/** Judging goods: the best live offer now, the lowest effective price of each day before, written to `goods_price`. */
import { DROP_DAYS, HIGHLY_RATED, WELL_REVIEWED } from '#contract/catalog/label.ts';
import { FRESH_PRICE_DAYS } from '#contract/price/judging.ts';
import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { goodsDaysOf } from '../day/queries.ts';
import { literal, struck } from '../day/effective.ts';
import { judgement } from './evidence.ts';
import { sparkOf } from './spark.ts';

const BATCH = sql`1000`;
/** A change smaller than this is no news. */
export const DROP_MIN = 0.01;

export const GOODS_TABLES: readonly Sql[] = [
  sql`create temp table if not exists judging_goods (goods_id bigint primary key, batch int) on commit drop`,
  sql`create temp table if not exists judging_touched (goods_id bigint not null, day date not null) on commit drop`,
  sql`create temp table if not exists judging_live (offer_id bigint primary key, goods_id bigint not null, place int not null, live int not null, many int not null) on commit drop`,
  sql`create index if not exists judging_live_goods on judging_live (goods_id)`,
  sql`create temp table if not exists judging_merge (goods_id bigint primary key, offers bigint[] not null, whole boolean not null) on commit drop`,
  sql`create temp table if not exists judging_best (goods_id bigint primary key, offer_id bigint not null, sole_offer_id bigint, live int not null, observed_at timestamptz not null, item_amount bigint not null,
    shipping_amount bigint, effective_amount bigint not null, was bigint, platform text not null, is_mall boolean not null, in_flash boolean not null, to_be_had boolean not null,
    rating numeric, reviews int not null, manual_labels text[] not null, sold_14 bigint, sold_30 bigint, sold bigint, top_category bigint) on commit drop`,
  sql`create temp table if not exists judging_drop (goods_id bigint not null, from_amount bigint not null, to_amount bigint not null) on commit drop`,
  sql`create temp table if not exists judging_verdict (goods_id bigint not null, verdict text not null) on commit drop`,
];

export function chooseGoods(goodsIds: readonly number[] | 'all'): Sql {
  const wanted =
    goodsIds === 'all'
      ? sql`select distinct o.goods_id as id from offer o where exists (select from price_day d where d.offer_id = o.id)`
      : sql`select distinct unnest(${goodsIds}::bigint[]) as id`;
  return sql`insert into judging_goods select id, (row_number() over (order by id) - 1) / ${BATCH} from (${wanted}) wanted`;
}

export const chooseTouchedGoods: Sql = sql`insert into judging_goods
  select id, (row_number() over (order by id) - 1) / ${BATCH} from (select distinct goods_id as id from judging_touched) touched`;

/** A changed day of an offer bears on that day of its goods, and on the next, on which it may hold. */
export function touchGoodsDays(days: Sql): Sql {
  return sql`insert into judging_touched select distinct o.goods_id, t.day + n
    from (${days}) t cross join lateral (select goods_id from offer where id = t.offer_id offset 0) o cross join (values (0), (1)) held(n)`;
}

export const lockGoods: Sql = sql`select count(*) from (select g.id from goods g where g.id in (select goods_id from judging_goods where batch is not null) order by g.id for no key update) locked`;

export const batches: Sql = sql`select distinct batch from judging_goods where batch is not null order by batch`;

/** Goods of which something was last judged on an earlier day, and goods that show a flash sale which has ended. */
export function staleGoods(today: string, now: Date, slice: number): Sql {
  return sql`select distinct goods_id from (
      (select goods_id from goods_price where judged_on < ${today}::date order by judged_on limit ${slice})
      union all
      (select goods_id from offer_price where judged_on < ${today}::date order by judged_on limit ${slice})
      union all
      select l.goods_id from goods_label l join goods_price g on g.goods_id = l.goods_id join offer o on o.id = g.best_offer_id
      where l.label = 'FLASH_SALE' and o.flash_until <= ${now}
    ) stale limit ${slice}`;
}

/** The offers that make the price of goods: those not retired, or all when every one is; the best has place 1. */
export function findLive(batch: number): Sql {
  return sql`insert into judging_live
    select offer_id, goods_id, row_number() over (partition by goods_id order by in_stock desc, effective_amount, platform, offer_id),
      sum(live) over (partition by goods_id), count(*) over (partition by goods_id)
    from (
      select p.offer_id, j.goods_id, p.in_stock and not o.retired as in_stock, p.effective_amount, o.platform, (not o.retired)::int as live, o.retired, bool_and(o.retired) over (partition by j.goods_id) as all_retired
      from judging_goods j
      cross join lateral (select offer_id, in_stock, effective_amount from offer_price where goods_id = j.goods_id offset 0) p
      cross join lateral (select retired, platform from offer where id = p.offer_id offset 0) o
      where j.batch = ${batch}
    ) priced where retired = all_retired`;
}

/** Which goods have merged days, of which offers, and whether they were merged of others before. */
export const findMerges: Sql = sql`insert into judging_merge
  select l.goods_id, l.offers, g.merged_offers is distinct from l.offers
  from (select goods_id, array_agg(offer_id order by offer_id) as offers from judging_live where many > 1 group by goods_id) l
  left join lateral (select merged_offers from goods_price where goods_id = l.goods_id offset 0) g on true`;

/** Takes out the merged days that no longer hold: touched ones, all where other offers make the price now, all where one offer does. */
export const clearMerged: readonly Sql[] = [
  sql`delete from goods_day d using judging_touched t, judging_merge m where d.goods_id = t.goods_id and d.day = t.day and m.goods_id = t.goods_id and not m.whole`,
  sql`delete from goods_day d using judging_merge m where d.goods_id = m.goods_id and m.whole`,
  sql`delete from goods_day d using judging_live l where d.goods_id = l.goods_id and l.many = 1`,
];

export function mergeDays(tenantId: string): Sql {
  const days = sql`(select m.goods_id, t.day from judging_merge m join judging_touched t on t.goods_id = m.goods_id where not m.whole
    union select m.goods_id, d.day from judging_merge m join judging_live l on l.goods_id = m.goods_id
      cross join lateral (select day from price_day where offer_id = l.offer_id offset 0) d where m.whole)`;
  return sql`insert into goods_day (goods_id, day, low, low_at, high, high_at, mid, mean, close, close_at, was, in_stock, seen, seen_at, tenant_id)
    select d.*, ${tenantId} from (${goodsDaysOf(days, sql`judging_live`)}) d`;
}

/** The days of goods: their merged ones, or those of the one offer that makes their price. */
function daysOf(subject: Sql): Sql {
  return sql`select ${subject} as subject, d.day, d.low, d.low_at, d.high, d.mid, d.close, d.close_at, d.was, d.in_stock, d.seen from goods_day d where d.goods_id = ${subject}
    union all
    select ${subject}, d.day, d.low, d.low_at, d.high, d.mid, d.close, d.close_at, d.was, d.in_stock, d.seen from price_day d
    where d.offer_id = (select sole_offer_id from judging_best where goods_id = ${subject})`;
}

/** What stands now of goods is their best offer; their sales are those of all live ones. */
export function readBest(now: Date): Sql {
  return sql`insert into judging_best
    select l.goods_id, l.offer_id, case when l.many = 1 then l.offer_id end, l.live, p.observed_at, p.item_amount, p.shipping_amount, p.effective_amount, ${struck('p')}, o.platform, o.is_mall,
      ${inFlash('o', now)}, p.in_stock and not o.retired, coalesce(g.rating, o.rating), greatest(g.review_count, o.review_count), g.manual_labels,
      case when g.listed and p.in_stock then s.sold_14 end, case when g.listed and p.in_stock then s.sold_30 end, case when g.listed and p.in_stock then greatest(g.sold_count, s.sold) end, coalesce(c.top, 0)
    from judging_live l
    cross join lateral (select * from offer_price where offer_id = l.offer_id offset 0) p
    cross join lateral (select * from offer where id = l.offer_id offset 0) o
    cross join lateral (select * from goods where id = l.goods_id offset 0) g
    cross join lateral (select sum(x.sold_14) as sold_14, sum(x.sold_30) as sold_30, sum(x.sold_count) as sold
      from judging_live y cross join lateral (select * from offer where id = y.offer_id offset 0) x where y.goods_id = l.goods_id and not x.retired) s
    left join lateral (select path[1] as top from category where id = g.category_id offset 0) c on true
    where l.place = 1`;
}

export function inFlash(offer: string, now: Date): Sql {
  return sql`${raw(offer)}.flash_sale and coalesce(${raw(offer)}.flash_until > ${now}::timestamptz, true)`;
}

/** What was just judged of the one offer holds for its goods; the others are judged by the days of the goods. */
export function copyRulings(now: Date): Sql {
  return sql`insert into judging_ruling
    select b.goods_id, p.verdict, p.evidence, p.low_days, p.low_label, (p.evidence ->> 'real')::numeric, p.median_90, p.seen_days
    from judging_best b cross join lateral (select * from offer_price where offer_id = b.sole_offer_id and judged_at = ${now} offset 0) p`;
}

export function ruleGoods(today: string, timezone: string): Sql {
  return sql`with ${judgement({
    subjects: sql`select goods_id as subject, effective_amount as price, item_amount as item, was from judging_best b where not exists (select from judging_ruling j where j.subject = b.goods_id)`,
    days: sql`select goods_id as subject, day, low, low_at, high, mid, close, close_at, was, seen from goods_day where in_stock
        union all select b.goods_id, d.day, d.low, d.low_at, d.high, d.mid, d.close, d.close_at, d.was, d.seen from judging_best b join price_day d on d.offer_id = b.sole_offer_id where d.in_stock`,
    daysOnce: false,
    today,
    timezone,
  })}
    insert into judging_ruling select subject, verdict, evidence, low_days, low_label, real, median_90, seen_days from judged`;
}

/** A lower price in stock than the one that stood is news. */
export const noteDrops: Sql = sql`insert into judging_drop
  select b.goods_id, g.current_amount, b.effective_amount from judging_best b join goods_price g on g.goods_id = b.goods_id
  where b.to_be_had and b.effective_amount <= g.current_amount * ${literal(1 - DROP_MIN)}`;

/** What stands of the goods in `judging_best`, with their line and the last change of their price. */
export function standing(today: string): Sql {
  return sql`select b.*, j.*, s.spark, case when c.fell > 0 then c.at end as dropped_at, case when c.fell > 0 then trunc(c.fell, 4) end as dropped_by
    from judging_best b join judging_ruling j on j.subject = b.goods_id
    cross join lateral (${sparkOf(daysOf(sql`b.goods_id`), today)}) s
    left join lateral (
      select close_at as at, (before - close)::numeric / before as fell
      from (select day, close, close_at, lag(close) over (order by day) as before from (${daysOf(sql`b.goods_id`)}) told where in_stock and day > ${today}::date - 90) d
      where close <> before order by day desc limit 1
    ) c on true`;
}

/** The struck price is the shop's own, shown where it is above the effective price; the discount is computed from these two (PROD-03). */
export function writeGoods(goods: Sql, today: string, tenantId: string, now: Date): Sql {
  return sql`insert into goods_price (goods_id, tenant_id, best_offer_id, platform, offer_count, merged_offers, current_amount, origin_amount, discount, real_discount, in_stock,
      observed_at, verdict, evidence, labels, low_days, all_time_low, spark, dropped_at, dropped_by, sold_14, sold_30, sold, top_category, judged_at, judged_on)
    select goods_id, ${tenantId}, offer_id, platform, live, (select offers from judging_merge m where m.goods_id = standing.goods_id),
      effective_amount, origin, trunc((origin - effective_amount)::numeric / origin, 4), real, to_be_had,
      observed_at, verdict, evidence, ${ownLabels(now)}, low_days, coalesce(to_be_had and low_label = 'ALL_TIME_LOW', false),
      spark || jsonb_build_object('typical', evidence -> 'typicalAmount'), dropped_at, dropped_by, sold_14, sold_30, sold, top_category, ${now}::timestamptz, ${today}::date
    from (select *, case when was > effective_amount then was end as origin from (${goods}) told) standing
    on conflict (goods_id) do update set ${join(WRITTEN.map((column) => sql`${column} = excluded.${column}`))}`;
}

const WRITTEN = [
  sql`best_offer_id`,
  sql`platform`,
  sql`offer_count`,
  sql`merged_offers`,
  sql`current_amount`,
  sql`origin_amount`,
  sql`discount`,
  sql`real_discount`,
  sql`in_stock`,
  sql`observed_at`,
  sql`verdict`,
  sql`evidence`,
  sql`labels`,
  sql`low_days`,
  sql`all_time_low`,
  sql`spark`,
  sql`dropped_at`,
  sql`dropped_by`,
  sql`sold_14`,
  sql`sold_30`,
  sql`sold`,
  sql`top_category`,
  sql`judged_at`,
  sql`judged_on`,
];

/** The labels that follow from the goods themselves; those that compare goods with each other come after. Sold out, or long unseen, nothing is a low. */
function ownLabels(now: Date): Sql {
  return sql`array(select distinct label from unnest(array_remove(array[
      case when to_be_had and observed_at > ${now}::timestamptz - ${literal(FRESH_PRICE_DAYS)} * interval '1 day' then low_label end,
      case when shipping_amount = 0 then 'FREE_SHIPPING' end,
      case when is_mall and platform = 'LAZADA' then 'LAZ_MALL' when is_mall and platform = 'SHOPEE' then 'SHOPEE_MALL' end,
      case when in_flash and to_be_had then 'FLASH_SALE' end,
      case when in_flash and to_be_had and platform = 'LAZADA' then 'LAZ_FLASH' end,
      case when rating >= ${literal(HIGHLY_RATED.rating)} and reviews >= ${literal(HIGHLY_RATED.reviews)} then 'HIGHLY_RATED' end,
      case when rating >= ${literal(WELL_REVIEWED.rating)} and reviews >= ${literal(WELL_REVIEWED.reviews)} then 'GOOD_REVIEW_PRODUCT' end,
      case when dropped_by >= ${literal(DROP_MIN)} and dropped_at > ${now}::timestamptz - ${literal(DROP_DAYS)} * interval '1 day' then 'PRICE_REDUCTION' end
    ], null) || manual_labels) label order by label)`;
}

/** Goods of which nothing counts any more have no price. */
export const forgetGoods: Sql = sql`delete from goods_price g using judging_goods j where g.goods_id = j.goods_id
  and j.batch is not null and not exists (select from offer_price p where p.goods_id = j.goods_id)`;

export const judgedGoods: Sql = sql`select goods_id as id from judging_goods order by 1`;
/** How they were judged before. */
export const noteVerdicts: Sql = sql`insert into judging_verdict select b.goods_id, g.verdict from judging_best b join goods_price g on g.goods_id = b.goods_id`;
export const newVerdicts: Sql = sql`select v.goods_id as "goodsId", v.verdict as "from", g.verdict as "to"
  from judging_verdict v join goods_price g on g.goods_id = v.goods_id where g.verdict <> v.verdict order by 1`;
export const drops: Sql = sql`select goods_id as "goodsId", from_amount as "from", to_amount as "to" from judging_drop order by 1`;
