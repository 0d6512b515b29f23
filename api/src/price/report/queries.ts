/** Reports of prices in SQL (BEY-03). */
import sql from 'sql-template-tag';
import type { PriceReportReason } from '#contract/price/reporting.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { effective, STORED } from '../day/effective.ts';

export interface ReportedRow {
  offer_id: number;
  observed_at: Date;
  source: string;
  amount: number;
}

/** Listed goods by id, else by code (AMB-17). */
export async function goodsNamed(db: Db, idOrCode: string): Promise<number | undefined> {
  const row = await db.row<{ id: number }>(sql`
    select id from goods where listed and (id = ${idOf(idOrCode)}::bigint or code = ${idOrCode})
      order by id = ${idOf(idOrCode)}::bigint desc nulls last limit 1`);
  return row?.id;
}

/**
 * The observation that makes the price of goods at a time: of each offer the last that counts by
 * then; of these the one reported at that very instant, else the cheapest.
 */
export function observationAt(
  db: Db,
  goodsId: number,
  offerId: number | null,
  at: Date,
): Promise<ReportedRow | undefined> {
  return db.row<ReportedRow>(sql`
    select o.id as offer_id, seen.observed_at, seen.source, seen.amount
    from offer o cross join lateral (
      select p.observed_at, p.source, ${effective('p', STORED)} as amount from price_observation p
      where p.offer_id = o.id and p.audience = 'PUBLIC' and p.observed_at <= ${at}
        and not exists (select from price_exclusion e where e.offer_id = p.offer_id
          and e.observed_at = p.observed_at and e.source = p.source and e.released_at is null)
      order by p.observed_at desc limit 1) seen
    where o.goods_id = ${goodsId} and (${offerId}::bigint is null or o.id = ${offerId})
    order by seen.observed_at = ${at} desc, o.retired, seen.amount, o.id limit 1`);
}

/** Reports of the last hour by this device, and from this address. */
export async function countRecent(
  db: Db,
  reporter: string,
  address: string,
  since: Date,
): Promise<{ device: number; address: number }> {
  const row = await db.row<{ device: number; address: number }>(sql`
    select (select count(*) from price_report where reporter = ${reporter}
      and created_at > ${since}) as device,
      (select count(*) from price_report where address = ${address}
        and created_at > ${since}) as address`);
  return row ?? { device: 0, address: 0 };
}

export interface NewReport extends ReportedRow {
  goodsId: number;
  reason: PriceReportReason;
  seenAmount: number | null;
  note: string;
  reporter: string;
  address: string;
}

/** The new report, or the one that this device made of the same price before. */
export async function insertReport(
  ctx: Context,
  one: NewReport,
): Promise<{ id: number; known: boolean }> {
  const added = await ctx.db.row<{ id: number }>(sql`
    insert into price_report (tenant_id, goods_id, offer_id, observed_at, source, amount, reason,
      seen_amount, note, reporter, address, created_at)
    values (${ctx.tenant.id}, ${one.goodsId}, ${one.offer_id}, ${one.observed_at}, ${one.source},
      ${one.amount}, ${one.reason}, ${one.seenAmount}, ${one.note},
      ${one.reporter}, ${one.address}, ${ctx.now}) on conflict (offer_id, observed_at, source,
        reporter) do nothing returning id`);
  if (added) return { id: added.id, known: false };
  const known = await reportBy(ctx.db, one);
  return { id: known?.id ?? 0, known: true };
}

/** What this device has reported of a price already. */
export function reportBy(
  db: Db,
  one: { offer_id: number; observed_at: Date; source: string; reporter: string },
): Promise<{ id: number } | undefined> {
  return db.row<{ id: number }>(sql`select id from price_report
    where offer_id = ${one.offer_id} and observed_at = ${one.observed_at} and source = ${one.source}
      and reporter = ${one.reporter}`);
}

export interface OpenReport extends ReportedRow {
  /** The oldest of the reports of this observation. */
  id: number;
  goods_code: string;
  goods_name: string;
  platform: string;
  reports: number;
  reasons: string[];
  seen_amounts: number[];
  notes: string[];
  first_at: Date;
}

/** Open reports, one row per observation, the most reported first. */
export function openReports(db: Db, limit: number): Promise<OpenReport[]> {
  return db.rows<OpenReport>(sql`
    select min(r.id) as id, r.offer_id, r.observed_at, r.source, min(r.amount) as amount,
      g.code as goods_code, g.name as goods_name, o.platform,
      count(*)::int as reports, array_agg(distinct r.reason) as reasons,
      coalesce(array_agg(r.seen_amount order by r.id) filter (where r.seen_amount is not null),
        '{}') as seen_amounts,
      coalesce(array_agg(r.note order by r.id) filter (where r.note <> ''), '{}') as notes,
        min(r.created_at) as first_at
    from price_report r join goods g on g.id = r.goods_id join offer o on o.id = r.offer_id
    where r.settled_at is null
    group by r.offer_id, r.observed_at, r.source, g.code, g.name, o.platform
    order by reports desc, first_at limit ${limit}`);
}

/** The observation that an open report is about. */
export function reportedObservation(db: Db, id: number): Promise<ReportedRow | undefined> {
  return db.row<ReportedRow>(
    sql`select offer_id, observed_at, source, amount from price_report where id = ${id}
        and settled_at is null`,
  );
}

/** Settles every open report of an observation; how many they were. */
export function settleReports(
  ctx: Context,
  one: ReportedRow,
  as: 'HIDDEN' | 'KEPT',
): Promise<number> {
  return ctx.db.run(sql`update price_report set settled_at = ${ctx.now}, settled_as = ${as}
    where offer_id = ${one.offer_id} and observed_at = ${one.observed_at} and source = ${one.source}
      and settled_at is null`);
}

export function forgetAddresses(db: Db, before: Date): Promise<number> {
  return db.run(
    sql`update price_report set address = null where address is not null
        and created_at < ${before}`,
  );
}
