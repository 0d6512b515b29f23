/** A price's way in: stored, put in quarantine or not, rolled up to days, judged. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { clearTouchedDays, writeTouchedDays } from '../day/queries.ts';
import { chooseFirstLooks, writeFirstDays } from '../judge/first-look.ts';
import { noteRelisted } from '../judge/change.ts';
import { judgeTouched, todayOf } from '../judge/judge.ts';
import * as quarantine from '../quarantine/queries.ts';
import { holdSources } from '../quarantine/hold.ts';
import { implausible } from '../quarantine/plausible.ts';
import { stepsOf } from '../quarantine/rule.ts';
import type { Steps } from '#contract/market/currency-habit.ts';
import * as queries from './queries.ts';

export interface TakenIn {
  /** New observations; those already known count nothing. */
  observations: number;
  /** How many of them are in quarantine. */
  quarantined: number;
  /** Goods whose prices were judged again. */
  goodsIds: number[];
}

/**
 * Takes observations into the history and judges what they touch, in the transaction of `ctx.db`,
 * whose `ctx.emit` announces the news (a job's context, or one of `inTransaction`). May be called
 * several times in one transaction. `select` yields offer_id, observed_at, currency, item_amount,
 * was_amount, shipping_amount, coupon_amount, coupon_code, in_stock, audience, source, confidence,
 * payload_hash, run_id. `relisted` are offers whose title or variant just changed; `derived` looks
 * are those that nobody made (coupon.ts).
 */
export async function takeIn(
  ctx: Context,
  select: Sql,
  { relisted = [], derived = false }: { relisted?: readonly number[]; derived?: boolean } = {},
): Promise<TakenIn> {
  return ctx.db.transaction(async (db) => {
    await beginTaking(db);
    await db.run(queries.stage(select));
    await db.run(sql`analyze taking_new`);
    await db.run(queries.lockGoods);
    for (const { month } of await db.rows<{ month: Date }>(queries.months))
      await db.run(queries.ensureMonth(month));
    const observations = await db.run(queries.store(ctx.tenant.id, derived));
    if (observations === 0) return { observations, quarantined: 0, goodsIds: [] };
    await db.run(sql`analyze taking_stored`);
    await db.run(
      quarantine.excludeHopeless(ctx.tenant.id, ctx.tenant.currency as CurrencyCode, ctx.now),
    );
    const held = await holdSources(ctx, db);
    if (relisted.length > 0) await noteRelisted({ ...ctx, db }, relisted);
    await db.run(chooseFirstLooks(todayOf(ctx), ctx.tenant.timezone));
    await db.run(sql`analyze first_look (offer_id, goods_id, alone)`);
    await db.run(queries.touchDays(ctx.tenant.timezone));
    await judgePlausibility(ctx, db);
    const goodsIds = await settleDays({ ...ctx, db });
    const counted = await db.row<{ quarantined: number }>(queries.countQuarantined);
    return {
      observations,
      quarantined: (counted?.quarantined ?? 0) + held.reduce((sum, one) => sum + one.looks, 0),
      goodsIds,
    };
  });
}

/** The tables of a taking, empty; long work says how long it may take. */
export async function beginTaking(db: Db): Promise<void> {
  await db.run(sql`set local statement_timeout = '300s'`);
  await db.run(sql`set local lock_timeout = '60s'`);
  await db.run(sql`set local work_mem = '64MB'`);
  for (const table of [...queries.TAKING_TABLES, ...quarantine.QUARANTINE_TABLES])
    await db.run(table);
  await db.run(
    sql`truncate taking_new, taking_stored, first_look, taking_day, taking_span, taking_flag`,
  );
}

/** Offers whose series are read at a time. */
const SERIES = 200;

/** Puts what `taking_stored` touches into quarantine or out of it. */
export async function judgePlausibility(ctx: Context, db: Db): Promise<void> {
  const { id, timezone } = ctx.tenant;
  const currency = ctx.tenant.currency as CurrencyCode;
  const steps = stepsOf(currency);
  if ((await db.run(quarantine.findSpans(steps))) === 0) return;
  const offers = (await db.rows<{ id: number }>(quarantine.spanOffers)).map((row) => row.id);
  for (let at = 0; at < offers.length; at += SERIES) {
    const rows = await db.rows<quarantine.LookRow>(
      quarantine.readSeries(offers.slice(at, at + SERIES), timezone, currency),
    );
    await db.run(quarantine.writeFlags(flagsOf(rows, steps)));
  }
  await db.run(sql`analyze taking_span`);
  await db.run(sql`analyze taking_flag`);
  await db.run(quarantine.exclude(id, timezone, ctx.now));
  await db.run(quarantine.release(timezone, ctx.now));
}

function flagsOf(rows: readonly quarantine.LookRow[], steps: Steps): quarantine.Flag[] {
  return [...Map.groupBy(rows, (row) => row.offer_id)].flatMap(([offerId, series]) => {
    const looks = series.map(({ observed_at, source, day, price, released, is_old, reason }) => {
      const look = { at: observed_at.getTime(), source, day, price, isReleased: released };
      return is_old ? { ...look, known: reason } : look;
    });
    const reasons = implausible(looks, steps);
    return series.flatMap((row, index) => {
      const reason = reasons[index];
      return reason && !row.is_old
        ? [{ offerId, at: row.observed_at, source: row.source, reason }]
        : [];
    });
  });
}

/**
 * Rolls up the days in `taking_day`, writes those of first looks, and judges their offers and
 * goods.
 */
export async function settleDays(ctx: Context): Promise<number[]> {
  await ctx.db.run(sql`analyze taking_day`);
  await ctx.db.run(clearTouchedDays);
  await ctx.db.run(writeTouchedDays(ctx.tenant.timezone));
  await ctx.db.run(writeFirstDays(ctx.tenant.id));
  await judgeTouched(ctx, sql`select offer_id, day from taking_day`);
  return (await ctx.db.rows<{ id: number }>(queries.touchedGoods)).map((row) => row.id);
}
