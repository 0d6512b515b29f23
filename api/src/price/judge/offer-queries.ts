/** Judging offers: what stands now and its evidence, written to `offer_price`. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { COUNTS } from '../day/queries.ts';
import { effective, STORED, struck } from '../day/effective.ts';
import { judgement } from './evidence.ts';

/** So many that the days of a year, each on a page of its own that only neighbours share, are read from memory by all pieces. */
const BATCH = sql`500`;

export const OFFER_TABLES: readonly Sql[] = [
  sql`create temp table if not exists judging_offer (offer_id bigint primary key, batch int not null) on commit drop`,
  sql`create temp table if not exists judging_current (offer_id bigint primary key, goods_id bigint not null, observed_at timestamptz not null, item_amount bigint not null,
    was_amount bigint, shipping_amount bigint, coupon_amount bigint, coupon_code text, in_stock boolean not null, effective_amount bigint not null, was bigint) on commit drop`,
  sql`create temp table if not exists judging_ruling (subject bigint primary key, verdict text not null, evidence jsonb not null, low_days int, low_label text,
    real numeric, median_90 bigint, seen_days int not null) on commit drop`,
];

/** What was ruled in this batch. */
export const RULED: Sql = sql`judging_current c join judging_ruling j on j.subject = c.offer_id`;

/** `days` yields offer_id and day of what changed. */
export function chooseOffers(days: Sql): Sql {
  return sql`insert into judging_offer select id, (row_number() over (order by id) - 1) / ${BATCH} from (select distinct offer_id as id from (${days}) t) wanted`;
}

export const chooseOffersOfGoods: Sql = sql`insert into judging_offer
  select o.id, (row_number() over (order by o.id) - 1) / ${BATCH} from offer o where o.goods_id in (select goods_id from judging_goods)`;

export const batches: Sql = sql`select distinct batch from judging_offer order by batch`;

/** The last observation that counts is what stands now. (`offset 0` keeps a lookup a lookup: what a tenant's share of a table is, the planner cannot know.) */
export function readCurrent(batch: number, today: string): Sql {
  return sql`insert into judging_current
    select j.offer_id, o.goods_id, p.observed_at, p.item_amount, p.was_amount, p.shipping_amount, p.coupon_amount, p.coupon_code, p.in_stock,
      ${effective('p', STORED)}, ${struck('p')}
    from judging_offer j
    cross join lateral (select goods_id from offer where id = j.offer_id offset 0) o
    cross join lateral (select d.seen_at from price_day d where d.offer_id = j.offer_id and d.day <= ${today}::date order by d.day desc limit 1) last
    cross join lateral (select o.* from price_observation o where o.offer_id = j.offer_id and o.observed_at = last.seen_at and ${COUNTS} order by o.source desc limit 1) p
    where j.batch = ${batch}`;
}

export function ruleOffers(today: string, timezone: string): Sql {
  return sql`with ${judgement({
    subjects: sql`select offer_id as subject, effective_amount as price, item_amount as item, was from judging_current`,
    days: sql`select offer_id as subject, day, low, low_at, high, mid, close, close_at, was, seen from price_day where in_stock`,
    daysOnce: false,
    today,
    timezone,
  })}
    insert into judging_ruling select subject, verdict, evidence, low_days, low_label, real, median_90, seen_days from judged`;
}

/** `judged` joins what stands now (`c`) with its ruling (`j`). */
export function writeOffers(judged: Sql, today: string, tenantId: string, now: Date): Sql {
  return sql`insert into offer_price (offer_id, tenant_id, goods_id, observed_at, item_amount, was_amount, shipping_amount, coupon_amount, coupon_code, effective_amount,
      in_stock, median_90, seen_days, verdict, evidence, low_days, low_label, judged_at, judged_on)
    select c.offer_id, ${tenantId}, c.goods_id, c.observed_at, c.item_amount, c.was_amount, c.shipping_amount, c.coupon_amount, c.coupon_code, c.effective_amount,
      c.in_stock, j.median_90, j.seen_days, j.verdict, j.evidence, j.low_days, j.low_label, ${now}::timestamptz, ${today}::date
    from ${judged}
    on conflict (offer_id) do update set goods_id = excluded.goods_id, observed_at = excluded.observed_at, item_amount = excluded.item_amount,
      was_amount = excluded.was_amount, shipping_amount = excluded.shipping_amount, coupon_amount = excluded.coupon_amount, coupon_code = excluded.coupon_code,
      effective_amount = excluded.effective_amount, in_stock = excluded.in_stock, median_90 = excluded.median_90, seen_days = excluded.seen_days,
      verdict = excluded.verdict, evidence = excluded.evidence, low_days = excluded.low_days, low_label = excluded.low_label, judged_at = excluded.judged_at, judged_on = excluded.judged_on`;
}

/** An offer of which nothing counts any more has no price. */
export const forgetOffers: Sql = sql`delete from offer_price p using judging_offer j where p.offer_id = j.offer_id
  and not exists (select from price_day d where d.offer_id = j.offer_id)`;
