/** Prices that people see at shops, in SQL (BEY-19). */
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import type { Confirmer, SightingState } from '#contract/price/sighting-rule.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { effective, literal } from '../day/effective.ts';
import type { Range } from '../range.ts';
import type { Assumptions } from '../show.ts';
import type { SetAside } from './rule.ts';

/** Listed with a chart. */
const SHOWN = 20;

/** The source of what is confirmed, in the history. */
export const COMMUNITY = 'COMMUNITY';

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
 * shipping that was not reported is the offer's own.
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

/** Those that are set aside, listed with the chart as excluded. */
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
