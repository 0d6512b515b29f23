/**
 * The score of deals (BEY-02): whole points per part, so that what a page lists adds up to the
 * score exactly, and computed from nothing but price history, verdict, stock, shipping, seller and
 * age. docs/deals.md explains it.
 */
import { SCORE_CAP, SCORE_PARTS } from '#contract/content/score.ts';
import { JUDGING } from '#contract/price/judging.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/**
 * What readers vote, as the lower end of Wilson's interval (95 %). Every deal begins with eight for
 * and two against, which give the middle, so that a first vote moves a little in its own direction
 * and a hundred say something.
 */
const COMMUNITY = { up: 8, down: 2, z: 1.96 } as const;
/** Without enough seen days the position of a price is not known: a quarter of the part. */
const POSITION = { days: 180, enough: 14, unknown: SCORE_PARTS.PRICE_POSITION / 4 } as const;
/** This real discount, and any above it, gives all points. */
const FULL_DISCOUNT = 0.4;

/**
 * Freshness by age in hours: steps, so that a score changes a few times in a deal's life and not
 * every minute.
 */
const FRESHNESS = [
  [6, 10],
  [24, 8],
  [48, 6],
  [96, 4],
  [168, 2],
] as const;

export function freshness(now: Sql): Sql {
  const age = sql`extract(epoch from ${now} - d.publish_time)`;
  const [first, second, third, fourth, fifth] = FRESHNESS;
  return sql`case when ${age} < ${first[0] * 3600}::int then ${first[1]}::int
      when ${age} < ${second[0] * 3600}::int then ${second[1]}::int
    when ${age} < ${third[0] * 3600}::int then ${third[1]}::int
      when ${age} < ${fourth[0] * 3600}::int then ${fourth[1]}::int
    when ${age} < ${fifth[0] * 3600}::int then ${fifth[1]}::int else 0 end`;
}

/**
 * Points by part, of `deal d`, `goods g`, `goods_price p`, its best offer `o` and that offer's
 * price `bp`.
 */
export function points(now: Sql, today: string): Sql {
  return sql`jsonb_build_object(
    'PRICE_POSITION', (${pricePosition(today)}),
    'VERIFIED_DISCOUNT', round(least(coalesce(p.proven_discount, 0) / ${FULL_DISCOUNT}::numeric,
      1) * ${SCORE_PARTS.VERIFIED_DISCOUNT}::int)::int,
    'COMMUNITY', (${community()}),
    'FRESHNESS', ${freshness(now)},
    'RELIABILITY', case when p.in_stock then 4 else 0 end + case when bp.shipping_amount = 0 then 3
      when bp.shipping_amount > 0 then 2 else 1 end
      + case when coalesce(bp.coupon_amount, 0) = 0 then 3 else 1 end,
    'SELLER', case when o.is_mall then 2 else 0 end + case when coalesce(o.rating,
      g.rating) >= 4.5 then 2 when coalesce(o.rating, g.rating) >= 4 then 1 else 0 end
      + case when greatest(o.review_count, g.review_count) >= 100 then 1 else 0 end)`;
}

/** Wilson's lower bound of the share of votes for `deal d`, in points. */
function community(): Sql {
  const { up, down, z } = COMMUNITY;
  return sql`select round(${SCORE_PARTS.COMMUNITY}::int * (w.p + ${z * z}::float8 / (2 * w.n) -
      ${z}::float8 * sqrt((w.p * (1 - w.p) + ${z * z}::float8 / (4 * w.n)) / w.n)) / (1 +
      ${z * z}::float8 / w.n))::int
    from (select (d.up_weight + ${up}::int)::float8 / (d.up_weight + d.down_weight +
      ${up + down}::int) as p, (d.up_weight + d.down_weight + ${up + down}::int)::float8 as n) w`;
}

/**
 * Where today's price is among the prices of the last 180 days: the share of seen days that
 * were dearer, days at the same price counting half. A price that never moves is in the middle, and
 * no higher ranks one that is not proven to be below usual: a promotion that lasts has become the
 * price, whatever was paid before it. A giveaway has no price to place.
 */
function pricePosition(today: string): Sql {
  return sql`select case when count(*) < ${POSITION.enough}::int or d.is_freebie
      then ${POSITION.unknown}::int
      else least(case when p.proven_discount >= ${JUDGING.claimMin}::numeric then
        ${SCORE_PARTS.PRICE_POSITION}::int else ${SCORE_PARTS.PRICE_POSITION / 2}::int end,
        round(${SCORE_PARTS.PRICE_POSITION}::int * (count(*) filter (where n.amount >
        p.current_amount) + 0.5 * count(*) filter (where n.amount = p.current_amount)) /
        count(*))::int) end
    from (select min(y.mid) as amount from offer s join price_day y on y.offer_id = s.id
      where s.goods_id = d.goods_id and y.day > ${today}::date - ${POSITION.days}::int
        and y.day <= ${today}::date and y.in_stock group by y.day) n`;
}

/**
 * The score of `points` (a jsonb expression) under a verdict: accused deals are capped, and CAP is
 * what that takes.
 */
export const capOf = (parts: Sql, verdict: Sql): Sql =>
  sql`case when ${verdict} in ('FAKE', 'RAISED_FIRST') then least(0,
      ${SCORE_CAP}::int - ${sumOf(parts)}) else 0 end`;

export const sumOf = (parts: Sql): Sql =>
  sql`(select sum(value::int)::int from jsonb_each_text(${parts}))`;
