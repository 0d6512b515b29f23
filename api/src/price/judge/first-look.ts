/**
 * Offers seen for the first time, by one look: most of a first import. Their day, verdict, labels and line follow from
 * that look, so they are written at once and nothing is read back. What is written is what the judge of long histories
 * would write; where another offer bears on the same goods, the goods are left to it.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { effective, STORED, struck } from '../day/effective.ts';
import { firstJudgement } from './evidence.ts';
import { inFlash, writeGoods } from './goods-queries.ts';
import { writeOffers } from './offer-queries.ts';
import { sparkOfLook } from './spark.ts';

export const FIRST_LOOK_TABLE: Sql = sql`create temp table if not exists first_look (offer_id bigint primary key, goods_id bigint not null, alone boolean not null, day date not null,
  observed_at timestamptz not null, item_amount bigint not null, was_amount bigint, shipping_amount bigint, coupon_amount bigint, coupon_code text,
  in_stock boolean not null, effective_amount bigint not null, was bigint) on commit drop`;

/**
 * Picks them from what was just stored: one public observation that counts, of an offer of which nothing is known.
 * (In order, or counted: asked whether any exists, the planner reads a table without statistics from its beginning.)
 */
export function chooseFirstLooks(today: string, timezone: string): Sql {
  return sql`insert into first_look
    select n.offer_id, o.goods_id, not o.retired and fresh.alone, n.day, n.observed_at, n.item_amount, n.was_amount, n.shipping_amount, n.coupon_amount, n.coupon_code,
      n.in_stock, ${effective('n', STORED)}, ${struck('n')}
    from (select *, (observed_at at time zone ${timezone})::date as day, count(*) over (partition by offer_id) as looks from taking_stored where audience = 'PUBLIC') n
    cross join lateral (select goods_id, retired from offer where id = n.offer_id offset 0) o
    cross join lateral (
      select (select day from price_day where offer_id = n.offer_id order by day limit 1) is not null
          or (select observed_at from price_exclusion where offer_id = n.offer_id order by observed_at limit 1) is not null as is_known,
        (select count(*) from offer where goods_id = o.goods_id) = 1 as alone offset 0
    ) fresh
    where n.looks = 1 and n.day <= ${today}::date and not fresh.is_known`;
}

/** Of goods that other offers bear on, too: offer_id and day. */
export const amongOthers: Sql = sql`select offer_id, day from first_look where not alone`;

export function writeFirstDays(tenantId: string): Sql {
  return sql`insert into price_day (tenant_id, offer_id, day, low, low_at, high, high_at, mid, mean, close, close_at, was, in_stock, seen, seen_at)
    select ${tenantId}, offer_id, day, effective_amount, observed_at, effective_amount, observed_at, effective_amount, effective_amount, effective_amount, observed_at,
      was, in_stock, 1, observed_at from first_look`;
}

/** `offer_price` of all of them, `goods_price` of goods that they make alone. */
export function judgeFirstLooks(today: string, timezone: string, tenantId: string, now: Date): Sql {
  const looks = sql`select offer_id as subject, effective_amount as price, item_amount as item, was, day, observed_at, in_stock from first_look`;
  return sql`with ${firstJudgement({ looks, today, timezone })},
    written as (${writeOffers(sql`first_look c join judged j on j.subject = c.offer_id`, today, tenantId, now)})
    ${writeGoods(standing(today, now), today, tenantId, now)}`;
}

function standing(today: string, now: Date): Sql {
  return sql`select l.goods_id, l.offer_id, o.platform, 1 as live, l.effective_amount, l.was, j.real, l.in_stock as to_be_had, l.observed_at, j.verdict, j.evidence, j.low_days, j.low_label,
      ${sparkOfLook('l', today)} as spark, null::timestamptz as dropped_at, null::numeric as dropped_by, l.shipping_amount, o.is_mall, ${inFlash('o', now)} as in_flash,
      coalesce(g.rating, o.rating) as rating, greatest(g.review_count, o.review_count) as reviews, g.manual_labels,
      case when g.listed and l.in_stock then o.sold_14 end as sold_14, case when g.listed and l.in_stock then o.sold_30 end as sold_30,
      case when g.listed and l.in_stock then greatest(g.sold_count, o.sold_count) end as sold, coalesce(c.top, 0) as top_category
    from first_look l join judged j on j.subject = l.offer_id
    cross join lateral (select * from offer where id = l.offer_id offset 0) o
    cross join lateral (select * from goods where id = l.goods_id offset 0) g
    left join lateral (select path[1] as top from category where id = g.category_id offset 0) c on true
    where l.alone`;
}

/** They take part in what compares goods with each other. */
export const rankFirstLooks: Sql = sql`insert into judging_goods (goods_id) select goods_id from first_look where alone`;
