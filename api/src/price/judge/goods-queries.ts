/**
 * Judging goods: the best live offer now, the lowest effective price of each day before, written to
 * `goods_price`.
 */
import { DROP_DAYS, HIGHLY_RATED, WELL_REVIEWED } from '#contract/catalog/label.ts';
import { FRESH_OFFER_DAYS, RULES_VERSION } from '#contract/price/judging.ts';
import { REFUTED } from '#contract/price/verdict.ts';
import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { goodsDaysOf } from '../day/queries.ts';
import { literal, STORED, struck } from '../day/effective.ts';
import { utc } from './evidence-json.ts';
import { changedDays, comparable } from './changed-days.ts';
import { LOW_TABLE, lows } from './low-queries.ts';
import { daysSince, isCurrent } from './offer-queries.ts';
import type { Moment } from './offer-queries.ts';
import { sparkOf } from './spark.ts';

const BATCH = sql`1000`;
/** A change smaller than this is no news. */
export const DROP_MIN = 0.01;

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

/**
 * The offers that make the price of goods: those not retired, or all when every one is. The best
 * has place 1: in stock, seen of late, seen more than once where that is asked, then the cheapest.
 * `bestOf` is the same order in TypeScript.
 */
export function findLive(batch: number, { today, timezone }: Moment): Sql {
  return sql`insert into judging_live
    select offer_id, goods_id, row_number() over (partition by goods_id order by in_stock desc, age,
      seen_once, effective_amount, platform, offer_id),
      sum(live) over (partition by goods_id), count(*) over (partition by goods_id)
    from (
      select p.offer_id, j.goods_id, p.in_stock and not o.retired as in_stock, p.effective_amount,
        o.platform, (not o.retired)::int as live, o.retired,
        bool_and(o.retired) over (partition by j.goods_id) as all_retired,
        p.seen_once, case when p.is_current then (${daysSince(sql`p.observed_at`, today, timezone)}
          > ${literal(FRESH_OFFER_DAYS)})::int else 2 end as age
      from judging_goods j
      cross join lateral (select offer_id, in_stock, effective_amount, seen_once, observed_at,
        ${isCurrent(sql`observed_at`, today, timezone)} as is_current from offer_price
        where goods_id = j.goods_id offset 0) p
      cross join lateral (select retired, platform from offer where id = p.offer_id offset 0) o
      where j.batch = ${batch}
    ) priced where retired = all_retired`;
}

/** Which goods have merged days, of which offers, and whether they were merged of others before. */
export const findMerges: Sql = sql`insert into judging_merge
  select l.goods_id, l.offers, g.merged_offers is distinct from l.offers
  from (select goods_id, array_agg(offer_id order by offer_id) as offers from judging_live
    where many > 1 group by goods_id) l
  left join lateral (select merged_offers from goods_price
    where goods_id = l.goods_id offset 0) g on true`;

/**
 * Takes out the merged days that no longer hold: touched ones, all where other offers make the
 * price now, all where one offer does.
 */
export const clearMerged: readonly Sql[] = [
  sql`delete from goods_day d using judging_touched t, judging_merge m where d.goods_id = t.goods_id
      and d.day = t.day and m.goods_id = t.goods_id and not m.whole`,
  sql`delete from goods_day d using judging_merge m where d.goods_id = m.goods_id and m.whole`,
  sql`delete from goods_day d using judging_live l where d.goods_id = l.goods_id and l.many = 1`,
];

export function mergeDays(tenantId: string): Sql {
  const days = sql`(select m.goods_id, t.day from judging_merge m
      join judging_touched t on t.goods_id = m.goods_id where not m.whole
    union select m.goods_id, d.day from judging_merge m
      join judging_live l on l.goods_id = m.goods_id
      cross join lateral (select day from price_day where offer_id = l.offer_id offset 0) d
        where m.whole)`;
  return sql`insert into goods_day (goods_id, day, low, low_at, high, high_at, mid, mean, close,
      close_at, was, in_stock, seen, seen_at, tenant_id)
    select d.*, ${tenantId} from (${goodsDaysOf(days, sql`judging_live`)}) d`;
}

/** The days of goods: their merged ones, or those of the one offer that makes their price. */
function daysOf(subject: Sql): Sql {
  return sql`select ${subject} as subject, d.day, d.low, d.low_at, d.high, d.mid, d.close,
      d.close_at, d.was, d.in_stock, d.seen from goods_day d where d.goods_id = ${subject}
    union all
    select ${subject}, d.day, d.low, d.low_at, d.high, d.mid, d.close, d.close_at, d.was,
      d.in_stock, d.seen from price_day d
    where d.offer_id = (select sole_offer_id from judging_best where goods_id = ${subject})`;
}

/**
 * What a card draws: the days of the offer that is judged, beside the usual price; those of goods
 * where none is known. Of `judging_best b`.
 */
const drawnDays: Sql = sql`select d.day, d.close, d.in_stock from goods_day d
    where d.goods_id = b.goods_id and b.evidence ->> 'typicalAmount' is null
    union all
    select d.day, d.close, d.in_stock from price_day d where d.offer_id = case
      when b.evidence ->> 'typicalAmount' is null then b.sole_offer_id else b.offer_id end`;

/** The same, of a sole offer by the unit of now and without what came before another thing. */
function comparableDaysOf(subject: Sql): Sql {
  return sql`select d.day, d.low, d.low_at, d.mid, d.close, d.in_stock, d.seen from goods_day d
      where d.goods_id = ${subject}
    union all
    select d.day, ${comparable('low')}, d.low_at, ${comparable('mid')}, ${comparable('close')},
      d.in_stock, d.seen from ${changedDays}
      and d.offer_id = (select sole_offer_id from judging_best where goods_id = ${subject})`;
}

/**
 * What stands now of goods is their best offer, with what is judged about it; their sales are those
 * of all live ones.
 */
export function readBest({ today, timezone, now }: Moment): Sql {
  return sql`insert into judging_best
    select l.goods_id, l.offer_id, case when l.many = 1 then l.offer_id end, l.live, p.observed_at,
      p.item_amount, p.shipping_amount, p.effective_amount, ${struck('p', STORED)}, o.platform,
      o.is_mall,
      ${inFlash('o', now)}, p.in_stock and not o.retired, p.verdict, p.evidence, p.real_discount,
        p.seen_once, ${isCurrent(sql`p.observed_at`, today, timezone)},
      coalesce(g.rating, o.rating), greatest(g.review_count, o.review_count), g.manual_labels,
      case when g.listed and p.in_stock then s.sold_14 end, case when g.listed
        and p.in_stock then s.sold_30 end, case when g.listed
        and p.in_stock then greatest(g.sold_count, s.sold) end, coalesce(c.top, 0)
    from judging_live l
    cross join lateral (select * from offer_price where offer_id = l.offer_id offset 0) p
    cross join lateral (select * from offer where id = l.offer_id offset 0) o
    cross join lateral (select * from goods where id = l.goods_id offset 0) g
    cross join lateral (select sum(x.sold_14) as sold_14, sum(x.sold_30) as sold_30,
      sum(x.sold_count) as sold
      from judging_live y cross join lateral (select * from offer where id = y.offer_id offset 0) x
        where y.goods_id = l.goods_id and not x.retired) s
    left join lateral (select path[1] as top from category
      where id = g.category_id offset 0) c on true
    where l.place = 1`;
}

export function inFlash(offer: string, now: Date): Sql {
  return sql`${raw(offer)}.flash_sale and coalesce(${raw(offer)}.flash_until > ${now}::timestamptz,
      true)`;
}

/** Lows are those of all offers together, which is what a shopper could have bought at. */
export function findLows(today: string): Sql {
  return sql`insert into judging_low ${lows({
    subjects: sql`select goods_id as subject, effective_amount as price, verdict, real,
        (evidence ->> 'typicalAmount')::bigint as typical, seen_once from judging_best
        where to_be_had and is_current`,
    daysOfSubject: sql`select * from (${comparableDaysOf(sql`w.subject`)}) told where in_stock`,
    today,
  })}`;
}

/**
 * A lower price in stock than the one last announced is news, once it is more than a single look.
 */
export const noteDrops: Sql = sql`insert into judging_drop
  select b.goods_id, g.announced_amount, b.effective_amount from judging_best b
    join goods_price g on g.goods_id = b.goods_id
  where b.to_be_had and not b.seen_once and b.effective_amount <= g.announced_amount *
    ${literal(1 - DROP_MIN)}`;

/**
 * What stands of the goods in `judging_best`, with their line and the last change of their price.
 */
export function standing(today: string): Sql {
  return sql`select b.*, l.low_days, l.low_label, l.as_low_at, s.spark, case
      when c.fell > 0 then c.at end as dropped_at, case when c.fell > 0 then trunc(c.fell,
      4) end as dropped_by
    from judging_best b left join judging_low l on l.goods_id = b.goods_id
    cross join lateral (${sparkOf(drawnDays, today)}) s
    left join lateral (
      select close_at as at, (before - close)::numeric / before as fell
      from (select day, close, close_at, lag(close) over (order by day) as before
        from (${daysOf(sql`b.goods_id`)}) told where in_stock and day > ${today}::date - 90) d
      where close <> before order by day desc limit 1
    ) c on true`;
}

/**
 * The struck price is the shop's own, comparable with the price; the discount is computed from
 * these two (PROD-03). `announced_amount` follows the price, but not to one that was seen only
 * once.
 */
export function writeGoods(goods: Sql, { today, tenantId, now }: Moment): Sql {
  return sql`insert into goods_price as known (goods_id, tenant_id, announced_amount, best_offer_id,
      platform, offer_count, merged_offers, current_amount, origin_amount, discount, real_discount,
      seen_once, is_current, in_stock, observed_at, verdict, evidence, labels, low_days,
        all_time_low, spark, dropped_at, dropped_by, sold_14, sold_30, sold, top_category,
        judged_at, judged_on, rules)
    select goods_id, ${tenantId}, effective_amount, offer_id, platform, live, (select offers
      from judging_merge m where m.goods_id = standing.goods_id),
      effective_amount, origin, trunc((origin - effective_amount)::numeric / origin, 4), real,
        seen_once, is_current, to_be_had,
      observed_at, verdict, evidence || jsonb_build_object('asLowTime', ${utc(sql`as_low_at`)}),
        ${ownLabels(now)}, low_days, coalesce(low_label = 'ALL_TIME_LOW', false),
      spark || jsonb_build_object('typical', evidence -> 'typicalAmount'), dropped_at, dropped_by,
        sold_14, sold_30, sold, top_category, ${now}::timestamptz, ${today}::date,
        ${literal(RULES_VERSION)}
    from (select *, case when was > effective_amount then was end as origin
      from (${goods}) told) standing
    on conflict (goods_id) do update set announced_amount = case
      when excluded.seen_once then known.announced_amount else excluded.announced_amount end,
      ${join(WRITTEN.map((column) => sql`${column} = excluded.${column}`))}`;
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
  sql`seen_once`,
  sql`is_current`,
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
  sql`rules`,
];

/**
 * The labels that follow from the goods themselves; those that compare goods with each other come
 * after. Nothing is low or fallen that is sold out, long unseen, seen once or refuted.
 */
function ownLabels(now: Date): Sql {
  return sql`array(select distinct label from unnest(array_remove(array[
      low_label,
      case when shipping_amount = 0 then 'FREE_SHIPPING' end,
      case when is_mall and platform = 'LAZADA' then 'LAZ_MALL' when is_mall
        and platform = 'SHOPEE' then 'SHOPEE_MALL' end,
      case when in_flash and to_be_had then 'FLASH_SALE' end,
      case when in_flash and to_be_had and platform = 'LAZADA' then 'LAZ_FLASH' end,
      case when rating >= ${literal(HIGHLY_RATED.rating)}
        and reviews >= ${literal(HIGHLY_RATED.reviews)} then 'HIGHLY_RATED' end,
      case when rating >= ${literal(WELL_REVIEWED.rating)}
        and reviews >= ${literal(WELL_REVIEWED.reviews)} then 'GOOD_REVIEW_PRODUCT' end,
      case when dropped_by >= ${literal(DROP_MIN)} and dropped_at > ${now}::timestamptz -
        ${literal(DROP_DAYS)} * interval '1 day' and is_current and not seen_once
        and verdict <> all(array[${join([...REFUTED])}]::text[]) then 'PRICE_REDUCTION' end
    ], null) || manual_labels) label order by label)`;
}

/** Goods of which nothing counts any more have no price. */
export const forgetGoods: Sql = sql`delete from goods_price g using judging_goods j
    where g.goods_id = j.goods_id
  and j.batch is not null and not exists (select from offer_price p where p.goods_id = j.goods_id)`;

export const judgedGoods: Sql = sql`select goods_id as id from judging_goods order by 1`;
/** How they were judged before. */
export const noteVerdicts: Sql = sql`insert into judging_verdict
  select b.goods_id, g.verdict, g.real_discount, g.best_offer_id, g.observed_at, g.current_amount,
    g.rules from judging_best b join goods_price g on g.goods_id = b.goods_id`;
export const noteNewVerdicts: Sql = sql`insert into judging_change
  select v.goods_id, v.verdict, g.verdict from judging_verdict v
    join goods_price g on g.goods_id = v.goods_id where g.verdict <> v.verdict`;
export const newVerdicts: Sql = sql`select goods_id as "goodsId", from_verdict as "from",
    to_verdict as "to" from judging_change order by 1`;

/**
 * The name under which the raises of a shop are counted, of the row `o` of `offer`: shops of one
 * name on two platforms are two.
 */
export const RAISER: Sql = sql`o.platform || ' ' || o.shop_name`;

/** A real discount that moved by less is no other verdict. */
const REAL_MOVED = 0.01;

/**
 * What was said, when and why it changed: kept for good (BEY-24 shows it). First words are kept
 * where they praise or accuse; of the others that begin with a first look, the history itself tells
 * all there is.
 */
export function keepSaid({ tenantId, now }: Moment): Sql {
  return sql`insert into verdict_said (tenant_id, goods_id, offer_id, said_at, verdict, claimed,
      real, typical_amount, amount, rules, raised_by, cause)
    select ${tenantId}, g.goods_id, g.best_offer_id, ${now}::timestamptz, g.verdict,
      (g.evidence ->> 'claimed')::numeric, g.real_discount,
      (g.evidence ->> 'typicalAmount')::bigint, g.current_amount, g.rules,
      case when g.verdict = 'RAISED_FIRST' and v.verdict is distinct from 'RAISED_FIRST' then
        (select ${RAISER} from offer o where o.id = g.best_offer_id) end,
      case when v.goods_id is null then 'FIRST' when v.rules <> g.rules then 'RULES'
        when v.offer_id is distinct from g.best_offer_id then 'OFFER'
        when v.observed_at <> g.observed_at or v.amount <> g.current_amount then 'LOOK'
          else 'DAY' end
    from judging_best b join goods_price g on g.goods_id = b.goods_id
      left join judging_verdict v on v.goods_id = b.goods_id
    where case when v.goods_id is null then g.verdict not in ('NO_CLAIM', 'UNVERIFIED')
      else v.verdict <> g.verdict or (v.real is null) <> (g.real_discount is null)
        or abs(v.real - g.real_discount) >= ${literal(REAL_MOVED)} end`;
}
export const drops: Sql = sql`select goods_id as "goodsId", from_amount as "from", to_amount as "to"
    from judging_drop order by 1`;
