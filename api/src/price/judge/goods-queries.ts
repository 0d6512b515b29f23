/** Judging goods: the best live offer now, the lowest effective price of each day before, written to `goods_price`. */
import sql, { join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tenant } from '../../kernel/context.ts';
import { goodsDays } from '../day/queries.ts';
import { literal, struck } from '../day/effective.ts';
import { judgement } from './evidence.ts';
import { HIGHLY_RATED, WELL_REVIEWED } from './label-queries.ts';
import { sparks } from './spark.ts';

const BATCH = sql`2000`;
/** A change smaller than this is no news. */
export const DROP_MIN = 0.01;
/** A recorded drop is told for so many days (LAB-04). */
const DROP_DAYS = 7;

export const GOODS_TABLES: readonly Sql[] = [
  sql`create temp table if not exists judging_goods (goods_id bigint primary key, batch int) on commit drop`,
  sql`create temp table if not exists judging_live (offer_id bigint primary key, goods_id bigint not null, place int not null, live int not null) on commit drop`,
  sql`create temp table if not exists judging_day (goods_id bigint not null, day date not null, low bigint not null, low_at timestamptz not null, high bigint not null,
    high_at timestamptz not null, mid bigint not null, mean bigint not null, close bigint not null, close_at timestamptz not null, was bigint,
    in_stock boolean not null, seen int not null, seen_at timestamptz not null) on commit drop`,
  sql`create index if not exists judging_day_key on judging_day (goods_id, day)`,
  sql`create temp table if not exists judging_drop (goods_id bigint not null, from_amount bigint not null, to_amount bigint not null) on commit drop`,
];

export function chooseGoods(goodsIds: readonly number[] | 'all'): Sql {
  const wanted = goodsIds === 'all'
    ? sql`select distinct o.goods_id as id from offer o where exists (select from price_day d where d.offer_id = o.id)`
    : sql`select distinct unnest(${goodsIds}::bigint[]) as id`;
  return sql`insert into judging_goods select id, (row_number() over (order by id) - 1) / ${BATCH} from (${wanted}) wanted`;
}

export const lockGoods: Sql = sql`select count(*) from (select g.id from goods g where g.id in (select goods_id from judging_goods) order by g.id for no key update) locked`;

export const batches: Sql = sql`select distinct batch from judging_goods where batch is not null order by batch`;

/** Goods last judged before the tenant's midnight, and goods that show a flash sale which has ended. */
export function staleGoods(today: string, timezone: string, now: Date): Sql {
  return sql`select goods_id from goods_price where judged_at < ${today}::date::timestamp at time zone ${timezone}
    union
    select l.goods_id from goods_label l join goods_price g on g.goods_id = l.goods_id join offer o on o.id = g.best_offer_id
    where l.label = 'FLASH_SALE' and o.flash_until <= ${now}`;
}

/** The offers that make the price of goods: those not retired, or all when every one is; the best has place 1. */
export function findLive(batch: number): Sql {
  return sql`insert into judging_live
    select offer_id, goods_id, row_number() over (partition by goods_id order by in_stock desc, effective_amount, platform, offer_id), sum(live) over (partition by goods_id)
    from (
      select p.offer_id, p.goods_id, p.in_stock and not o.retired as in_stock, p.effective_amount, o.platform, (not o.retired)::int as live, o.retired, bool_and(o.retired) over (partition by p.goods_id) as all_retired
      from offer_price p join offer o on o.id = p.offer_id join judging_goods j on j.goods_id = p.goods_id where j.batch = ${batch}
    ) priced where retired = all_retired`;
}

export const readDays: Sql = sql`insert into judging_day ${goodsDays(sql`select d.*, l.goods_id from judging_live l join price_day d on d.offer_id = l.offer_id`)}`;

/** The struck price is the shop's own, shown where it is above the effective price; the discount is computed from these two (PROD-03). */
export function judgeGoods(today: string, tenant: Tenant, now: Date): Sql {
  return sql`with best as materialized (
      select p.goods_id, p.offer_id, l.live, p.observed_at, p.item_amount, p.shipping_amount, p.effective_amount, ${struck('p')} as was, o.platform, o.is_mall, o.flash_sale and coalesce(o.flash_until > ${now}, true) as in_flash,
        p.in_stock and not o.retired as to_be_had, coalesce(g.rating, o.rating) as rating, greatest(g.review_count, o.review_count) as reviews, g.manual_labels
      from judging_live l join offer_price p on p.offer_id = l.offer_id join offer o on o.id = l.offer_id join goods g on g.id = l.goods_id where l.place = 1
    ), ${judgement({
      subjects: sql`select goods_id as subject, effective_amount as price, item_amount as item, was from best`,
      days: sql`select goods_id as subject, day, low, low_at, high, mid, close, close_at, was, seen from judging_day where in_stock`,
      daysOnce: false, today, timezone: tenant.timezone,
    })}, spark as materialized (${sparks(sql`select * from judging_day`, today)}
    ), changed as materialized (
      select distinct on (goods_id) goods_id, close_at as at, (before - close)::numeric / before as fell
      from (select goods_id, day, close, close_at, lag(close) over (partition by goods_id order by day) as before from judging_day where in_stock and day > ${today}::date - 90) d
      where close <> before order by goods_id, day desc
    ), standing as materialized (
      select b.*, j.verdict as ruling, j.evidence as proof, j.low_days as low_for, j.low_label, j.real, s.spark,
        case when b.was > b.effective_amount then b.was end as origin, case when c.fell > 0 then c.at end as dropped_at, case when c.fell > 0 then trunc(c.fell, 4) end as dropped_by
      from best b join judged j on j.subject = b.goods_id left join spark s on s.goods_id = b.goods_id left join changed c on c.goods_id = b.goods_id
    ), fallen as (
      insert into judging_drop select s.goods_id, g.current_amount, s.effective_amount from standing s join goods_price g on g.goods_id = s.goods_id
      where s.to_be_had and s.effective_amount <= g.current_amount * ${literal(1 - DROP_MIN)}
    )
    insert into goods_price (goods_id, tenant_id, best_offer_id, platform, offer_count, current_amount, origin_amount, discount, real_discount, in_stock,
      observed_at, verdict, evidence, labels, low_days, all_time_low, spark, dropped_at, dropped_by, judged_at)
    select goods_id, ${tenant.id}, offer_id, platform, live, effective_amount, origin, trunc((origin - effective_amount)::numeric / origin, 4), real, to_be_had,
      observed_at, ruling, proof, ${ownLabels(now)}, low_for, coalesce(to_be_had and low_label = 'ALL_TIME_LOW', false),
      coalesce(spark, jsonb_build_object('to', ${today}::text, 'steps', '[]'::jsonb, 'seenDays', 0)) || jsonb_build_object('typical', proof -> 'typicalAmount'),
      dropped_at, dropped_by, ${now}::timestamptz
    from standing
    on conflict (goods_id) do update set ${join(WRITTEN.map((column) => sql`${column} = excluded.${column}`))}`;
}

const WRITTEN = [
  sql`best_offer_id`, sql`platform`, sql`offer_count`, sql`current_amount`, sql`origin_amount`, sql`discount`, sql`real_discount`, sql`in_stock`, sql`observed_at`,
  sql`verdict`, sql`evidence`, sql`labels`, sql`low_days`, sql`all_time_low`, sql`spark`, sql`dropped_at`, sql`dropped_by`, sql`judged_at`,
];

/** The labels that follow from the goods themselves; those that compare goods with each other come after. Sold out, nothing is a low. */
function ownLabels(now: Date): Sql {
  return sql`array(select distinct label from unnest(array_remove(array[
      case when to_be_had then low_label end,
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
  and not exists (select from offer_price p where p.goods_id = j.goods_id)`;

export const judgedGoods: Sql = sql`select goods_id as id from judging_goods order by 1`;
export const drops: Sql = sql`select goods_id as "goodsId", from_amount as "from", to_amount as "to" from judging_drop order by 1`;
