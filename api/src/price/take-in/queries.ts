/** Storing observations. The tables `taking_*` are of one transaction and vanish with it. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { FIRST_LOOK_TABLE } from '../judge/first-look.ts';

export const TAKING_TABLES: readonly Sql[] = [
  sql`create temp table if not exists taking_new (offer_id bigint, observed_at timestamptz,
      currency text, item_amount bigint, was_amount bigint,
    shipping_amount bigint, coupon_amount bigint, coupon_code text, in_stock boolean, audience text,
      source text, confidence smallint,
    payload_hash bytea, run_id bigint) on commit drop`,
  sql`create temp table if not exists taking_stored (offer_id bigint not null,
      observed_at timestamptz not null, source text not null, audience text not null,
    currency text not null, item_amount bigint not null, shipping_amount bigint,
      coupon_amount bigint, was_amount bigint, coupon_code text, in_stock boolean) on commit drop`,
  FIRST_LOOK_TABLE,
  sql`create temp table if not exists taking_day (offer_id bigint not null,
      day date not null) on commit drop`,
];

export function stage(select: Sql): Sql {
  return sql`insert into taking_new ${select}`;
}

/**
 * Whoever takes prices of the same goods waits here, so that each judges from what the other has
 * stored.
 */
export const lockGoods: Sql = sql`select count(*) from (
  select g.id from goods g where g.id in (select o.goods_id from offer o
    join taking_new n on n.offer_id = o.id) order by g.id for no key update) locked`;

export const months: Sql = sql`select distinct date_trunc('month',
    observed_at at time zone 'UTC') at time zone 'UTC' as month from taking_new order by 1`;

export function ensureMonth(month: Date): Sql {
  return sql`call ensure_observation_months(${month}::timestamptz, ${month}::timestamptz)`;
}

/**
 * What is known already is left alone; an offer of another tenant is not seen here and so drops
 * out.
 */
export function store(tenantId: string, derived: boolean): Sql {
  return sql`with stored as (
      insert into price_observation (tenant_id, offer_id, observed_at, currency, item_amount,
        was_amount, shipping_amount, coupon_amount, coupon_code,
        in_stock, audience, source, confidence, payload_hash, run_id, derived)
      select ${tenantId}, n.offer_id, n.observed_at, n.currency, n.item_amount, n.was_amount,
        n.shipping_amount, n.coupon_amount, n.coupon_code,
        coalesce(n.in_stock, true), coalesce(n.audience, 'PUBLIC'), n.source, coalesce(n.confidence,
          100), n.payload_hash, n.run_id, ${derived}::boolean
      from taking_new n join offer o on o.id = n.offer_id
      on conflict do nothing
      returning offer_id, observed_at, source, audience, currency, item_amount, shipping_amount,
        coupon_amount, was_amount, coupon_code, in_stock)
    insert into taking_stored select * from stored`;
}

/** The days to be rolled up; those of first looks are written as they are. */
export function touchDays(timezone: string): Sql {
  return sql`insert into taking_day select distinct s.offer_id,
      (s.observed_at at time zone ${timezone})::date from taking_stored s
    where s.audience = 'PUBLIC' and not exists (select from first_look l
      where l.offer_id = s.offer_id)`;
}

export const touchedGoods: Sql = sql`select distinct o.goods_id as id from offer o
    where o.id in (select offer_id from taking_day)
  union select goods_id from first_look order by 1`;

export const countQuarantined: Sql = sql`select count(*) as quarantined from taking_stored s
  join price_exclusion e on e.offer_id = s.offer_id and e.observed_at = s.observed_at
    and e.source = s.source and e.released_at is null
  where s.audience = 'PUBLIC'`;
