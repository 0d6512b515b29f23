/** Judging offers: the current price and its evidence, written to `offer_price`. */
import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { FRESH_PRICE_DAYS, JUDGING } from '#contract/price/judging.ts';
import { COUNTS } from '../day/queries.ts';
import { effective, literal, STORED, struck } from '../day/effective.ts';
import { changedDays, changeOf, comparable } from './changed-days.ts';
import { judgement } from './evidence.ts';

/**
 * So many that the days of a year, each on a page of its own that only neighbours share, are read
 * from memory by all pieces.
 */
const BATCH = sql`500`;
/** A look from so many days ago still confirms a price. */
const LONE_DAYS = 10;
const ABOUT = literal(1 + JUDGING.levelTolerance);
const LATER = raw(`interval '${JUDGING.onceHours} hours'`);

export const OFFER_TABLES: readonly Sql[] = [
  sql`create temp table if not exists judging_offer (offer_id bigint primary key,
      batch int not null) on commit drop`,
  sql`create temp table if not exists judging_current (offer_id bigint primary key,
      goods_id bigint not null, observed_at timestamptz not null, item_amount bigint not null,
    was_amount bigint, shipping_amount bigint, coupon_amount bigint, coupon_code text,
      in_stock boolean not null, effective_amount bigint not null, was bigint,
      lone boolean not null) on commit drop`,
  sql`create temp table if not exists judging_ruling (subject bigint primary key,
      verdict text not null, evidence jsonb not null, real numeric, seen_once boolean not null,
    median_90 bigint, seen_days int not null) on commit drop`,
];

/** What was ruled in this batch. */
export const RULED: Sql = sql`judging_current c join judging_ruling j on j.subject = c.offer_id`;

/** `days` yields offer_id and day of what changed. */
export function chooseOffers(days: Sql): Sql {
  return sql`insert into judging_offer select id, (row_number() over (order by id) - 1) / ${BATCH}
      from (select distinct offer_id as id from (${days}) t) wanted`;
}

export const chooseOffersOfGoods: Sql = sql`insert into judging_offer
  select o.id, (row_number() over (order by o.id) - 1) / ${BATCH} from offer o
    where o.goods_id in (select goods_id from judging_goods)`;

export const batches: Sql = sql`select distinct batch from judging_offer order by batch`;

/**
 * The last observation that counts is the current price, as fresh as the last one that somebody
 * made. (`offset 0` keeps a lookup a lookup: what a
 * tenant's share of a table is, the planner cannot know.)
 */
export function readCurrent(batch: number, today: string): Sql {
  return sql`insert into judging_current
    select j.offer_id, o.goods_id, ${madeAt}, p.item_amount, p.was_amount, p.shipping_amount,
      p.coupon_amount, p.coupon_code, p.in_stock,
      e.price, ${struck('p', STORED)}, ${isLone}
    from judging_offer j
    cross join lateral (select goods_id from offer where id = j.offer_id offset 0) o
    cross join lateral (select d.day, d.seen_at from price_day d where d.offer_id = j.offer_id
      and d.day <= ${today}::date order by d.day desc limit 1) last
    cross join lateral (select o.* from price_observation o where o.offer_id = j.offer_id
      and o.observed_at = last.seen_at and ${COUNTS} order by o.source desc limit 1) p
    cross join lateral (select ${effective('p', STORED)} as price offset 0) e
    where j.batch = ${batch}`;
}

const madeAt: Sql = sql`case when p.derived then (select o.observed_at from price_observation o
    where o.offer_id = j.offer_id and o.observed_at < p.observed_at and not o.derived and ${COUNTS}
    order by o.observed_at desc limit 1) else p.observed_at end`;

/**
 * Whether the price of `p` was reported by one look, or by one source within hours, and no operator
 * released it. Days are asked first: nearly always one of them has the answer.
 */
const isLone: Sql = sql`case
    when exists (select from price_day d where d.offer_id = j.offer_id
      and d.day >= last.day - ${literal(LONE_DAYS)} and d.day <= last.day
      and d.low <= ${ABOUT} * e.price and d.low_at <= p.observed_at - ${LATER}) then false
    when exists (select from price_exclusion e where e.offer_id = j.offer_id
      and e.observed_at = p.observed_at and e.source = p.source
      and e.released_by = 'OPERATOR') then false
    else not exists (select from price_observation o where o.offer_id = j.offer_id
      and o.observed_at between p.observed_at - ${literal(LONE_DAYS)} * interval '1 day'
      and p.observed_at
      and ${effective('o', STORED)} <= ${ABOUT} * e.price and (o.source <> p.source
        or o.observed_at <= p.observed_at - ${LATER}) and ${COUNTS}) end`;

/**
 * Whether any of the current offers became another thing: most judgings need not ask day by day.
 */
export const anyChanged: Sql = sql`select 1 from judging_current c
    join offer_change x on x.offer_id = c.offer_id limit 1`;

const AMOUNTS = ['low', 'high', 'mid', 'close', 'was'];

export function ruleOffers({ today, timezone }: Moment, changed: boolean): Sql {
  return sql`with ${judgement({
    subjects: sql`select offer_id as subject, effective_amount as price, was, lone
        from judging_current`,
    days: changed
      ? sql`select d.offer_id as subject, d.day, ${join(AMOUNTS.map(comparable))}, d.low_at,
          d.high_at, d.close_at, d.seen from ${changedDays}`
      : sql`select offer_id as subject, day, low, low_at, high, high_at, mid, close, close_at, was,
          seen from price_day where in_stock`,
    daysOnce: false,
    today,
    timezone,
  })}
    insert into judging_ruling select j.subject, j.verdict,
      j.evidence || ${changed ? changeOf(sql`j.subject`, timezone) : sql`'{}'::jsonb`}, j.real,
      j.seen_once, j.median_90, j.seen_days from judged j`;
}

/** `judged` joins the current price (`c`) with its ruling (`j`). */
export function writeOffers(judged: Sql, { today, timezone, tenantId, now }: Moment): Sql {
  return sql`insert into offer_price (offer_id, tenant_id, goods_id, observed_at, item_amount,
      was_amount, shipping_amount, coupon_amount, coupon_code, effective_amount,
      in_stock, lone, is_current, median_90, seen_days, verdict, evidence, real_discount, seen_once,
        judged_at, judged_on)
    select c.offer_id, ${tenantId}, c.goods_id, c.observed_at, c.item_amount, c.was_amount,
      c.shipping_amount, c.coupon_amount, c.coupon_code, c.effective_amount,
      c.in_stock, c.lone, ${isCurrent(sql`c.observed_at`, today, timezone)}, j.median_90,
        j.seen_days, j.verdict, j.evidence, j.real, j.seen_once, ${now}::timestamptz, ${today}::date
    from ${judged}
    on conflict (offer_id) do update set goods_id = excluded.goods_id,
      observed_at = excluded.observed_at, item_amount = excluded.item_amount,
      was_amount = excluded.was_amount, shipping_amount = excluded.shipping_amount,
        coupon_amount = excluded.coupon_amount, coupon_code = excluded.coupon_code,
      effective_amount = excluded.effective_amount, in_stock = excluded.in_stock,
        lone = excluded.lone, is_current = excluded.is_current, median_90 = excluded.median_90,
      seen_days = excluded.seen_days, verdict = excluded.verdict, evidence = excluded.evidence,
        real_discount = excluded.real_discount, seen_once = excluded.seen_once,
      judged_at = excluded.judged_at, judged_on = excluded.judged_on`;
}

/** When and for whom something is judged. */
export interface Moment {
  readonly today: string;
  readonly timezone: string;
  readonly tenantId: string;
  readonly now: Date;
}

/** Days since an instant, by the calendar of the tenant. */
export function daysSince(instant: Sql, today: string, timezone: string): Sql {
  return sql`(${today}::date - (${instant} at time zone ${timezone})::date)`;
}

/** Whether a price seen then is still one of now. */
export function isCurrent(instant: Sql, today: string, timezone: string): Sql {
  return sql`${daysSince(instant, today, timezone)} <= ${literal(FRESH_PRICE_DAYS)}`;
}

/** An offer of which nothing counts any more has no price. */
export const forgetOffers: Sql = sql`delete from offer_price p using judging_offer j
    where p.offer_id = j.offer_id
  and not exists (select from price_day d where d.offer_id = j.offer_id)`;
