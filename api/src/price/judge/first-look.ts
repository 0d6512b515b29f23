/**
 * Offers seen for the first time, by one look: most of a first import. Their day, verdict, labels
 * and line follow from that look, so they are written at once and nothing is read back. What is
 * written is what the judge of long histories would write; where another offer bears on the same
 * goods, the goods are left to it.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { JUDGING } from '#contract/price/judging.ts';
import { effective, literal, STORED, struck } from '../day/effective.ts';
import { claimedOf } from './evidence.ts';
import { evidencePiece } from './evidence-json.ts';
import { inFlash } from './flash.ts';
import { writeGoods } from './write-queries.ts';
import { isCurrent, writeOffers } from './offer-queries.ts';
import type { Moment } from './offer-queries.ts';
import { sparkOfLook } from './spark.ts';

export const FIRST_LOOK_TABLE: Sql = sql`create temp table if not exists first_look (offer_id bigint
    primary key, goods_id bigint not null, alone boolean not null, day date not null,
  observed_at timestamptz not null, item_amount bigint not null, was_amount bigint,
    shipping_amount bigint, coupon_amount bigint, coupon_code text,
  in_stock boolean not null, effective_amount bigint not null, was bigint) on commit drop`;

/**
 * Picks them from what was just stored: one public observation that counts, of an offer of which
 * nothing is known. (In order, or counted: asked whether any exists, the planner reads a table
 * without statistics from its beginning.)
 */
export function chooseFirstLooks(today: string, timezone: string): Sql {
  return sql`insert into first_look
    select n.offer_id, o.goods_id, not o.retired and fresh.alone, n.day, n.observed_at,
      n.item_amount, n.was_amount, n.shipping_amount, n.coupon_amount, n.coupon_code,
      n.in_stock, ${effective('n', STORED)}, ${struck('n', STORED)}
    from (select *, (observed_at at time zone ${timezone})::date as day,
      count(*) over (partition by offer_id) as looks from taking_stored where audience = 'PUBLIC') n
    cross join lateral (select goods_id, retired from offer where id = n.offer_id offset 0) o
    cross join lateral (
      select (select day from price_day where offer_id = n.offer_id order by day
        limit 1) is not null
          or (select observed_at from price_exclusion where offer_id = n.offer_id
            order by observed_at limit 1) is not null as is_known,
        (select count(*) from offer where goods_id = o.goods_id) = 1 as alone offset 0
    ) fresh
    where n.looks = 1 and n.day <= ${today}::date and not fresh.is_known`;
}

/** Of goods that other offers bear on, too: offer_id and day. */
export const amongOthers: Sql = sql`select offer_id, day from first_look where not alone`;

export function writeFirstDays(tenantId: string): Sql {
  return sql`insert into price_day (tenant_id, offer_id, day, low, low_at, high, high_at, mid, mean,
      close, close_at, was, in_stock, seen, seen_at)
    select ${tenantId}, offer_id, day, effective_amount, observed_at, effective_amount, observed_at,
      effective_amount, effective_amount, effective_amount, observed_at,
      was, in_stock, 1, observed_at from first_look`;
}

/** `offer_price` of all of them, `goods_price` of goods that they make alone. */
export function judgeFirstLooks(moment: Moment): Sql {
  return sql`with ${firstJudgement(moment)},
    written as (${writeOffers(
      sql`(select *, true as lone from first_look) c
        join judged j on j.subject = c.offer_id`,
      moment,
    )})
    ${writeGoods(standing(moment), moment)}`;
}

/**
 * The judgement of offers seen once, of which everything follows from that one look: nothing was
 * ever dearer, cheaper or unstruck, so there is no promotion, no rise and no low, and one day is
 * too few to know what is usual.
 */
function firstJudgement({ today, timezone }: Moment): Sql {
  const now = sql`${today}::date`;
  const within = (days: number) => sql`l.day > ${now} - ${literal(days)}`;
  return sql`look as (select l.*, ${claimedOf('l')} as claimed from (select *,
      effective_amount as price from first_look) l),
    ruled as (
      select l.offer_id as subject, l.price, l.claimed, case
        when l.claimed >= ${literal(JUDGING.claimMin)} then 'UNVERIFIED'
        else 'NO_CLAIM' end as verdict, null::numeric as real, false as seen_once,
        l.in_stock::int as seen_days, case when recent_90 then l.price end as median_90,
          recent_90::int as observed_days, (recent_90 and l.was is not null)::int as strike_days,
        recent_60::int as recent_days, recent_60::int as level_days, case
          when recent_60 then l.observed_at end as level_at,
        earlier::int as pre_days, case when earlier then l.day end as from_day, case
          when earlier then l.observed_at end as until_at, case
          when prior then l.price end as prior, case when prior then l.observed_at end as prior_at,
        in_year::int as earlier_days, case when in_year then l.observed_at end as earlier_at,
          null::bigint as former, 0 as former_days, 0 as former_seen,
          null::timestamptz as former_at, null::bigint as typical, null::text as basis,
          0 as typical_days, 0 as typical_seen, null::date as typical_from,
          null::timestamptz as typical_until,
        null::timestamptz as promo_at, null::timestamptz as promo_after,
          null::timestamptz as raised_at, null::timestamptz as raised_after, null::bigint as raised,
          null::text as raised_what,
        null::bigint as cheaper, null::timestamptz as cheaper_at
      from look l
      cross join lateral (select l.in_stock and ${within(JUDGING.typicalDays)} as recent_90,
        l.in_stock and ${within(JUDGING.recentDays)} as recent_60,
        l.in_stock and l.day < ${now} and coalesce(l.claimed < ${literal(JUDGING.claimMin)},
          true) as before offset 0) lies
      cross join lateral (select before and l.day >= ${now} - ${literal(JUDGING.typicalDays)} as
        earlier, before and l.day >= ${now} - ${literal(JUDGING.priorDays)} as prior,
        before and l.day >= ${now} - ${literal(JUDGING.earlierDays)} as in_year offset 0) far
    ),
    judged as materialized (${evidencePiece(timezone, JUDGING)})`;
}

function standing({ today, timezone, now }: Moment): Sql {
  return sql`select l.goods_id, l.offer_id, o.platform, 1 as live, l.effective_amount, l.was,
      j.real, j.seen_once, ${isCurrent(sql`l.observed_at`, today, timezone)} as is_current,
      l.in_stock as to_be_had, l.observed_at, j.verdict, j.evidence,
      -- of one look nothing is low; it was never lower, of which the days are not counted
      null::int as low_days, null::text as low_label, null::timestamptz as as_low_at,
      ${sparkOfLook('l', today)} as spark, null::timestamptz as dropped_at,
        null::numeric as dropped_by, l.shipping_amount, o.is_mall, ${inFlash('o', now)} as in_flash,
      coalesce(g.rating, o.rating) as rating, greatest(g.review_count, o.review_count) as reviews,
        g.manual_labels,
      case when g.listed and l.in_stock then o.sold_14 end as sold_14, case when g.listed
        and l.in_stock then o.sold_30 end as sold_30,
      case when g.listed and l.in_stock then greatest(g.sold_count, o.sold_count) end as sold,
        coalesce(c.top, 0) as top_category
    from first_look l join judged j on j.subject = l.offer_id
    cross join lateral (select * from offer where id = l.offer_id offset 0) o
    cross join lateral (select * from goods where id = l.goods_id offset 0) g
    left join lateral (select path[1] as top from category
      where id = g.category_id offset 0) c on true
    where l.alone`;
}

/** They take part in what compares goods with each other. */
export const rankFirstLooks: Sql = sql`insert into judging_goods (goods_id) select goods_id
    from first_look where alone`;
