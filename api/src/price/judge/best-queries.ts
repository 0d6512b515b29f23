/** SQL of goods as they stand: what of them lives, their days, their best offer and their lows. */
import { FRESH_OFFER_DAYS } from '#contract/price/judging.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { goodsDaysOf } from '../day/queries.ts';
import { literal, STORED, struck } from '../day/effective.ts';
import { changedDays, comparable } from './changed-days.ts';
import { inFlash } from './flash.ts';
import { lows } from './low-queries.ts';
import { daysSince, isCurrent } from './offer-queries.ts';
import type { Moment } from './offer-queries.ts';
import { sparkOf } from './spark.ts';

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
 * The current row of goods is their best offer, with what is judged about it; their sales are those
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

/** Lows are those of all offers together, which is what a shopper could have bought at. */
export function findLows(today: string): Sql {
  return sql`insert into judging_low ${lows({
    subjects: sql`select goods_id as subject, effective_amount as price, verdict, real,
        (evidence ->> 'typicalAmount')::bigint as typical, seen_once from judging_best
        where to_be_had and is_current`,
    daysOfSubject: sql`select * from (${comparableDaysOf(sql`w.subject`)}) seen where in_stock`,
    today,
  })}`;
}

/**
 * The current rows of the goods in `judging_best`, with their line and the last change of their price.
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
        from (${daysOf(sql`b.goods_id`)}) seen where in_stock and day > ${today}::date - 90) d
      where close <> before order by day desc limit 1
    ) c on true`;
}
