/** Prices that people see at shops, in SQL (BEY-19). */
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import type { Confirmer, SightingState } from '#contract/price/sighting-rule.ts';
import sql, { raw } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { COUNTS } from '../day/queries.ts';
import { effective, literal } from '../day/effective.ts';
import { QUARANTINE } from '../quarantine/rule.ts';
import type { Range } from '../range.ts';
import type { Assumptions } from '../show.ts';
import type { Seen, SetAside } from './rule.ts';

const WINDOW = raw(`interval '${SIGHTING.windowHours} hours'`);
const MEDIAN_SPAN = raw(`interval '${QUARANTINE.medianDays} days'`);
/** Told with a chart. */
const SHOWN = 20;

/** The source of what is confirmed, in the history. */
export const COMMUNITY = 'COMMUNITY';

export interface OfferSeen {
  id: number;
  goods_id: number;
  goods_code: string;
  goods_name: string;
  goods_names: Readonly<Record<string, string>>;
  platform: string;
  shop_name: string | null;
  item_amount: number | null;
  observed_at: Date | null;
}

/** The listed offers of these, with their standing price. */
export function offersSeen(db: Db, ids: readonly number[]): Promise<OfferSeen[]> {
  return db.rows<OfferSeen>(sql`
    select o.id, o.goods_id, g.code as goods_code, g.name as goods_name, g.names as goods_names,
      o.platform, o.shop_name, p.item_amount, p.observed_at
    from offer o join goods g on g.id = o.goods_id left join offer_price p on p.offer_id = o.id
      where o.id = any(${ids}::bigint[]) and g.listed order by o.id`);
}

/** What the item usually cost in the days before, one price a day; null: nothing is known. */
export async function typicalBefore(
  db: Db,
  offerId: number,
  at: Date,
  timezone: string,
): Promise<number | null> {
  const row = await db.row<{ typical: number | null }>(sql`
    select percentile_disc(0.5) within group (order by price) as typical from (
      select distinct on (day) price from (
        select (o.observed_at at time zone ${timezone})::date as day, o.item_amount as price,
          o.observed_at from price_observation o
        where o.offer_id = ${offerId} and o.observed_at between ${at}::timestamptz - ${MEDIAN_SPAN}
          and ${at} and ${COUNTS}) told
      order by day, observed_at desc) days`);
  return row?.typical ?? null;
}

export interface SightingRow {
  id: number;
  state: SightingState;
  set_aside: SetAside | null;
  confirmed_by: Confirmer | null;
  goods_id: number;
  goods_code: string;
  goods_name: string;
  goods_names: Readonly<Record<string, string>>;
  offer_id: number;
  platform: string;
  item_amount: number;
  was_amount: number | null;
  shipping_amount: number | null;
  coupon_amount: number | null;
  coupon_code: string | null;
  in_stock: boolean;
  seen_at: Date;
  created_at: Date;
  settled_at: Date | null;
}

const ROW = sql`select s.id, s.state, s.set_aside, s.confirmed_by, s.goods_id, g.code as goods_code,
    g.name as goods_name, g.names as goods_names, s.offer_id, o.platform,
    s.item_amount, s.was_amount, s.shipping_amount, s.coupon_amount, s.coupon_code, s.in_stock,
      s.seen_at, s.created_at, s.settled_at
  from price_sighting s join goods g on g.id = s.goods_id join offer o on o.id = s.offer_id`;

export function sightingRow(db: Db, id: number): Promise<SightingRow | undefined> {
  return db.row<SightingRow>(sql`${ROW} where s.id = ${id}`);
}

export function sightingsOf(
  db: Db,
  accountId: number,
  limit: number,
  offset: number,
): Promise<SightingRow[]> {
  return db.rows<SightingRow>(
    sql`${ROW} where s.account_id = ${accountId} and s.state <> 'WITHDRAWN'
        order by s.created_at desc, s.id desc limit ${limit} offset ${offset}`,
  );
}

export async function countSightings(db: Db, accountId: number): Promise<number> {
  return (
    (
      await db.row<{ n: number }>(
        sql`select count(*)::int as n from price_sighting where account_id = ${accountId}
            and state <> 'WITHDRAWN'`,
      )
    )?.n ?? 0
  );
}

/** What waits for an operator, the implausible first. */
export function openSightings(db: Db, tenantId: string, limit: number): Promise<SightingRow[]> {
  return db.rows<SightingRow>(
    sql`${ROW} where s.tenant_id = ${tenantId} and s.state = 'OPEN' order by s.set_aside is null,
        s.created_at, s.id limit ${limit}`,
  );
}

/** The same told before: by the client's word for one writing, or in the same minute. */
export async function toldBefore(
  ctx: Context,
  accountId: number,
  offerId: number,
  seenAt: Date,
): Promise<number | undefined> {
  const row = await ctx.db.row<{ id: number }>(sql`
    select id from price_sighting where account_id = ${accountId}
      and (idempotency_key = ${ctx.idempotencyKey ?? null}
      or (offer_id = ${offerId} and seen_at = ${seenAt} and state <> 'WITHDRAWN'))
        order by idempotency_key = ${ctx.idempotencyKey ?? null} desc nulls last limit 1`);
  return row?.id;
}

export async function countTold(
  db: Db,
  accountId: number,
  tokenId: number | null,
  since: Date,
): Promise<{ person: number; token: number }> {
  const row = await db.row<{ person: number; token: number }>(sql`
    select (select count(*)::int from price_sighting where account_id = ${accountId}
      and created_at > ${since}) as person,
      (select count(*)::int from price_sighting where token_id = ${tokenId}::bigint
        and created_at > ${since}) as token`);
  return row ?? { person: 0, token: 0 };
}

/** What is known of the same offer within the window of one, by whoever. */
export async function seenAround(db: Db, offerId: number, at: Date): Promise<Seen[]> {
  const rows = await db.rows<{
    id: number;
    account_id: number | null;
    device: string;
    address: string | null;
    trust: number;
    seen_at: Date;
    item_amount: number;
    was_amount: number | null;
    shipping_amount: number | null;
    coupon_amount: number | null;
    coupon_code: string | null;
    in_stock: boolean;
  }>(sql`
    select s.id, s.account_id, s.device, s.address, case
      when a.closed_at is null then coalesce(a.trust_level, 0) else 0 end as trust, s.seen_at,
      s.item_amount, s.was_amount, s.shipping_amount, s.coupon_amount, s.coupon_code, s.in_stock
    from price_sighting s left join account a on a.id = s.account_id
    where s.offer_id = ${offerId} and s.state in ('OPEN', 'CONFIRMED')
      and s.seen_at between ${at}::timestamptz - ${WINDOW} and ${at}::timestamptz + ${WINDOW}
    order by s.id limit 200`);
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    device: row.device,
    address: row.address,
    trust: row.trust,
    seenAt: row.seen_at,
    item: row.item_amount,
    was: row.was_amount,
    shipping: row.shipping_amount,
    coupon: row.coupon_amount,
    couponCode: row.coupon_code,
    inStock: row.in_stock,
  }));
}

/**
 * Open ones with the nearest observation of a feed that tells the same, its figures beside: what a
 * feed confirms counts with the feed's own figures. `id` null: of all that can still be confirmed.
 */
export function toldByFeeds(ctx: Context, id: number | null): Promise<FedRow[]> {
  const since = new Date(ctx.now.getTime() - (SIGHTING.windowHours + SIGHTING.hours) * 3_600_000);
  const near = (one: string, other: string) =>
    raw(`abs(${one} - ${other}) <= ${SIGHTING.tolerance} * ${other}`);
  const paid =
    '(s.item_amount + coalesce(s.shipping_amount, o.shipping_amount, 0) - coalesce(s.coupon_amount, o.coupon_amount, 0))';
  const fed = '(o.item_amount + coalesce(o.shipping_amount, 0) - coalesce(o.coupon_amount, 0))';
  return ctx.db.rows<FedRow>(sql`
    select s.id, s.offer_id, s.seen_at, o.item_amount, o.was_amount, o.shipping_amount,
      o.coupon_amount, o.coupon_code, o.in_stock
    from price_sighting s cross join lateral (
      select o.* from price_observation o
      where o.offer_id = s.offer_id and o.observed_at between s.seen_at - ${WINDOW}
        and s.seen_at + ${WINDOW} and o.source <> ${COMMUNITY} and ${COUNTS}
        and o.in_stock = s.in_stock and ${near('s.item_amount', 'o.item_amount')}
          and ${near(paid, fed)}
      order by abs(extract(epoch from o.observed_at - s.seen_at)) limit 1) o
    where s.tenant_id = ${ctx.tenant.id} and s.state = 'OPEN' and s.created_at > ${since}
      and (${id}::bigint is null or s.id = ${id}) order by s.id limit 1000`);
}

export interface FedRow {
  id: number;
  offer_id: number;
  seen_at: Date;
  item_amount: number;
  was_amount: number | null;
  shipping_amount: number | null;
  coupon_amount: number | null;
  coupon_code: string | null;
  in_stock: boolean;
}

/** The shipping that stands for an offer: what people do not tell is not made cheaper by it. */
export async function standingShipping(db: Db, offerId: number): Promise<number | null> {
  return (
    (
      await db.row<{ amount: number | null }>(
        sql`select shipping_amount as amount from offer_price where offer_id = ${offerId}`,
      )
    )?.amount ?? null
  );
}

export function settle(
  ctx: Context,
  ids: readonly number[],
  state: 'CONFIRMED' | 'REJECTED',
  by: Confirmer | null,
): Promise<number> {
  return ctx.db.run(
    sql`update price_sighting set state = ${state}, confirmed_by = ${by}, settled_at = ${ctx.now}
        where id = any(${ids}::bigint[]) and state = 'OPEN'`,
  );
}

export interface ShownSighting {
  time: string;
  price: number;
  inStock: boolean;
  source: 'COMMUNITY';
  confirmed: boolean;
}

/**
 * Those that a chart shows, the latest, oldest first: what counts with the figures it counts with;
 * shipping that was not told is the offer's own.
 */
export async function shownSightings(
  ctx: Context,
  offerIds: readonly number[],
  assumptions: Assumptions,
  range: Range,
): Promise<ShownSighting[]> {
  const since = new Date(ctx.now.getTime() - SIGHTING.shownDays * 86_400_000);
  const rows = await ctx.db.rows<{
    seen_at: Date;
    price: number;
    in_stock: boolean;
    state: SightingState;
  }>(sql`
    select s.seen_at, ${effective('s', assumptions)} as price, s.in_stock, s.state from (
      select s.id, s.seen_at, s.in_stock, s.state, coalesce(c.item_amount,
        s.item_amount) as item_amount,
        case when c.offer_id is null then coalesce(s.shipping_amount, p.shipping_amount)
          else c.shipping_amount end as shipping_amount,
        case when c.offer_id is null then s.coupon_amount else c.coupon_amount end as coupon_amount
      from price_sighting s left join offer_price p on p.offer_id = s.offer_id
      left join price_observation c on s.state = 'CONFIRMED' and c.offer_id = s.offer_id
        and c.observed_at = s.seen_at and c.source = ${COMMUNITY} and c.audience = 'PUBLIC'
      where s.offer_id = any(${offerIds}::bigint[])
        and s.seen_at between ${range.from} and ${range.to}
        and (s.state = 'CONFIRMED' or s.state = 'OPEN' and s.set_aside is null
          and s.seen_at > ${since})
      order by s.seen_at desc, s.id desc limit ${literal(SHOWN)}) s order by s.seen_at, s.id`);
  return rows.map((row) => ({
    time: row.seen_at.toISOString(),
    price: row.price,
    inStock: row.in_stock,
    source: COMMUNITY,
    confirmed: row.state === 'CONFIRMED',
  }));
}

/** Those that are set aside, told with the chart as excluded. */
export async function asideSightings(
  db: Db,
  offerIds: readonly number[],
  assumptions: Assumptions,
  range: Range,
): Promise<{ time: string; price: number; reason: string }[]> {
  const rows = await db.rows<{ seen_at: Date; price: number; reason: string }>(sql`
    select s.seen_at, ${effective('s', assumptions)} as price, s.set_aside as reason
      from price_sighting s
    where s.offer_id = any(${offerIds}::bigint[]) and s.seen_at between ${range.from} and
      ${range.to} and s.state = 'OPEN' and s.set_aside is not null
    order by s.seen_at desc limit ${literal(SHOWN)}`);
  return rows
    .map((row) => ({ time: row.seen_at.toISOString(), price: row.price, reason: row.reason }))
    .reverse();
}

/**
 * What nobody confirmed goes after a month, addresses as soon as nothing can be confirmed by them.
 */
export async function forget(ctx: Context): Promise<void> {
  const before = (hours: number) => new Date(ctx.now.getTime() - hours * 3_600_000);
  await ctx.db.run(
    sql`delete from price_sighting where tenant_id = ${ctx.tenant.id} and state in ('OPEN',
        'REJECTED', 'WITHDRAWN') and created_at < ${before(SIGHTING.shownDays * 24)}`,
  );
  await ctx.db.run(
    sql`update price_sighting set address = null where tenant_id = ${ctx.tenant.id}
        and address is not null and created_at < ${before(SIGHTING.windowHours + SIGHTING.hours)}`,
  );
}
