/**
 * Keeps deals true: ends, revives and proposes them, then puts them in their places. Safe to
 * repeat.
 */
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { propose } from './propose.ts';
import { reckon } from './reckon.ts';
import { settle } from './settle.ts';
import type { Settled } from './settle.ts';
import { ofDeals, ofGoods } from './which.ts';
import type { GoodsIds } from './which.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

export interface Refreshed {
  proposed: number;
  ended: number;
}

/** Ids per event: news of a large import travels in pieces. */
const EVENT_SIZE = 1000;

/**
 * Proposes deals from good candidates and ends those that no longer hold, for the given goods or
 * all of the tenant.
 */
export async function refreshDeals(ctx: Context, goodsIds: GoodsIds): Promise<Refreshed> {
  if (goodsIds !== 'all' && goodsIds.length === 0) return { proposed: 0, ended: 0 };
  const settled = await settle(ctx, ofGoods(goodsIds));
  const proposed = await propose(ctx, goodsIds);
  const moved = await reckon(ctx, ofGoods(goodsIds));
  await announceChanged(ctx, [...settled.map((one) => one.id), ...proposed, ...moved]);
  return { proposed: proposed.length, ended: endedOf(settled) };
}

/** After somebody changed deals by hand: decides about them again. */
export async function settleDeals(ctx: Context, ids: readonly number[]): Promise<void> {
  await settleAndAnnounce(ctx, ofDeals(ids));
}

/** What the clock alone changes: deals that begin, appear or run out (BEY-07: within 60 s). */
export async function tick(ctx: Context): Promise<void> {
  await settleAndAnnounce(
    ctx,
    sql`((d.is_open and d.ends_at <= ${ctx.now}::timestamptz) or (not d.is_open
        and d.state in ('UPCOMING', 'LIVE')))`,
  );
}

/** Freshness fades, windows of days move on, and whatever a lost moment left undone is done. */
export async function hourly(ctx: Context): Promise<void> {
  await refreshDeals(ctx, 'all');
}

async function settleAndAnnounce(ctx: Context, which: Sql): Promise<void> {
  const ids = (await settle(ctx, which)).map((one) => one.id);
  if (ids.length === 0) return;
  await reckon(ctx, ofDeals(ids));
  await announceChanged(ctx, ids);
}

function endedOf(settled: readonly Settled[]): number {
  return settled.filter((one) => one.state === 'EXPIRED' && one.before !== 'EXPIRED').length;
}

async function announceChanged(ctx: Context, ids: readonly number[]): Promise<void> {
  const dealIds = [...new Set(ids)];
  if (dealIds.length === 0) return;
  for (let at = 0; at < dealIds.length; at += EVENT_SIZE)
    await ctx.emit({ topic: 'deal.changed', dealIds: dealIds.slice(at, at + EVENT_SIZE) });
  await announce(ctx.db, 'deal');
}
