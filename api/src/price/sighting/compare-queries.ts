/** SQL of what a price that somebody reports is compared with: offers, feeds, and others who reported. */
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import sql, { raw } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { COUNTS } from '../day/queries.ts';
import { QUARANTINE } from '../quarantine/rule.ts';
import type { Seen } from './rule.ts';
import { COMMUNITY } from './queries.ts';

const WINDOW = raw(`interval '${SIGHTING.windowHours} hours'`);

const MEDIAN_SPAN = raw(`interval '${QUARANTINE.medianDays} days'`);

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

/** The same reported before: by the client's idempotency key, or in the same minute. */
export async function reportedBefore(
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

export async function countReports(
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
 * Open ones with the nearest observation of a feed that reports the same, its figures beside: what a
 * feed confirms counts with the feed's own figures. `id` null: of all that can still be confirmed.
 */
export function seenByFeeds(ctx: Context, id: number | null): Promise<FedRow[]> {
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
export async function currentShipping(db: Db, offerId: number): Promise<number | null> {
  return (
    (
      await db.row<{ amount: number | null }>(
        sql`select shipping_amount as amount from offer_price where offer_id = ${offerId}`,
      )
    )?.amount ?? null
  );
}
