/**
 * Staging → goods, offers, vouchers, observations, verdicts, deals: in batches, each one
 * transaction that also moves the cursor. A process may die anywhere; the next import of the file
 * goes on after the last whole batch.
 */
import { countMissing, offerKeys, takeGoods, wouldChange } from '../../catalog/index.ts';
import { refreshDeals } from '../../content/index.ts';
import { takeVouchers } from '../../coupon/index.ts';
import type { Context, Tenant } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { clearAside, isOfRows, noteAside, reasonOf } from '../../kernel/set-aside.ts';
import { judge, takeIn } from '../../price/index.ts';
import { LIMITS } from '../limits.ts';
import { connect } from './connection.ts';
import * as lotQueries from './lot-queries.ts';
import * as stagingQueries from './staging-queries.ts';
import * as rowQueries from './row-queries.ts';
import { noteUnread } from './unread.ts';
import type { ImportParts } from './report.ts';

export interface RunToApply {
  readonly id: number;
  readonly source: string;
  readonly observedAt: Date;
  readonly batchRows: number;
  /** Count what the feed no longer holds. */
  readonly retire: boolean;
}

export async function applyLot(
  parts: ImportParts,
  tenant: Tenant,
  run: RunToApply,
  lot: Pick<lotQueries.LotRow, 'cursor' | 'finished'>,
  platform: Db,
): Promise<void> {
  if (lot.finished) return;
  let changed = 0;
  let bearable = Math.max(
    LIMITS.growthToAnalyze,
    LIMITS.growthShare * (await stagingQueries.offersBelieved(platform)),
  );
  const connection = await connect(parts.database, tenant.id);
  try {
    const last = await rowQueries.lastSeq(connection.db, run.id);
    if (lot.cursor === 0)
      await clearAside(contextIn(parts, tenant, connection.db), asideIn(run.source));
    const vouchers = await rowQueries.hasVouchers(connection.db, run.id);
    for (let after = lot.cursor; after < last; after += run.batchRows) {
      const upTo = Math.min(after + run.batchRows, last);
      changed += await applyPiece(parts, tenant, connection.db, { run, after, upTo, vouchers });
      if (changed >= bearable) {
        await stagingQueries.analyzeGrown(platform);
        bearable = changed * LIMITS.growthFactor;
      }
      parts.progress?.(`${tenant.id}: ${upTo} of ${last} rows applied`);
    }
    await connection.db.transaction((db) => finish(contextIn(parts, tenant, db), run));
  } finally {
    await connection.close();
  }
}

export function contextIn(parts: ImportParts, tenant: Tenant, db: Db): Context {
  const { clock, log, jobQueue } = parts;
  return jobQueue.contextOf(tenant, 'import', { db, now: clock.now(), log });
}

/** Rows of a feed that could not be applied: the subject is the number of the row. */
export const asideIn = (source: string) => ({ job: 'import.apply', type: source });

interface Piece {
  readonly run: RunToApply;
  /** Rows after this one, up to and with that one. */
  readonly after: number;
  readonly upTo: number;
  readonly vouchers: boolean;
}

/**
 * Applies rows; where what they hold cannot be applied, in halves, until one row is alone and
 * is set aside with its reason.
 */
async function applyPiece(
  parts: ImportParts,
  tenant: Tenant,
  db: Db,
  piece: Piece,
): Promise<number> {
  const { run, after, upTo } = piece;
  try {
    return await db.transaction((inside) => applyBatch(contextIn(parts, tenant, inside), piece));
  } catch (error) {
    if (!isOfRows(error)) throw error;
    if (upTo - after > 1) {
      const middle = after + Math.ceil((upTo - after) / 2);
      const first = await applyPiece(parts, tenant, db, { ...piece, upTo: middle });
      return first + (await applyPiece(parts, tenant, db, { ...piece, after: middle }));
    }
    await db.transaction(async (inside) => {
      const row = await rowQueries.rowNumber(inside, run.id, upTo);
      if (row !== undefined)
        await noteAside(
          contextIn(parts, tenant, inside),
          asideIn(run.source),
          row,
          reasonOf(error),
        );
      await noteUnread(contextIn(parts, tenant, inside), run, rowQueries.notApplied(run.id, upTo));
      await lotQueries.moveLot(inside, run.id, upTo, {
        created: 0,
        updated: 0,
        observations: 0,
        deals: 0,
      });
    });
    return 0;
  }
}

/** Returns how many rows the tables grew by. */
async function applyBatch(ctx: Context, { run, after, upTo, vouchers }: Piece): Promise<number> {
  const intake = { runId: run.id, source: run.source };
  const offers = offerKeys(ctx, run.source);
  const taken = await takeGoods(
    ctx,
    intake,
    rowQueries.wordsOf(run.id, run.observedAt, after, upTo),
  );
  if (vouchers)
    await takeVouchers(ctx, intake, rowQueries.vouchersOfBatch(run.id, offers, after, upTo));
  const prices = await takeIn(ctx, rowQueries.observationsOf(run, offers, after, upTo), {
    relisted: taken.relisted,
  });
  const deals =
    prices.goodsIds.length === 0 ? { proposed: 0 } : await refreshDeals(ctx, prices.goodsIds);
  await announceGoods(ctx, taken.goodsIds);
  await lotQueries.moveLot(ctx.db, run.id, upTo, {
    created: taken.created,
    updated: taken.updated,
    observations: prices.observations,
    deals: deals.proposed,
  });
  return taken.created + prices.observations;
}

async function finish(ctx: Context, run: RunToApply): Promise<void> {
  await noteUnread(ctx, run, rowQueries.unreadRows(run.id));
  const intake = { runId: run.id, source: run.source };
  const gone = (await stagingQueries.hasGone(ctx.db, run.id))
    ? await countMissing(
        ctx,
        intake,
        stagingQueries.itemsLeft(run.id, offerKeys(ctx, run.source)),
        1,
      )
    : NONE;
  const missing = run.retire
    ? await countMissing(ctx, intake, rowQueries.presentItems(run.id), LIMITS.missingRuns)
    : NONE;
  const goodsIds = [...new Set([...gone.goodsIds, ...missing.goodsIds])];
  if (goodsIds.length > 0) {
    await judge(ctx, goodsIds);
    await refreshDeals(ctx, goodsIds);
    await announceGoods(ctx, goodsIds);
  }
  await lotQueries.finishLot(ctx.db, run.id, gone.retired + missing.retired);
  await ctx.emit({ topic: 'import.finished', runId: run.id });
}

const NONE = { retired: 0, goodsIds: [] as number[] };

/** News of changed goods, in pieces that a listener can take at once. */
export async function announceGoods(ctx: Context, goodsIds: readonly number[]): Promise<void> {
  for (let at = 0; at < goodsIds.length; at += LIMITS.newsIds)
    await ctx.emit({ topic: 'goods.changed', goodsIds: goodsIds.slice(at, at + LIMITS.newsIds) });
}

/** What applying a lot would come to. */
export async function previewLot(
  parts: ImportParts,
  tenant: Tenant,
  run: RunToApply,
): Promise<{ created: number; updated: number }> {
  const connection = await connect(parts.database, tenant.id);
  const total = { created: 0, updated: 0 };
  try {
    const last = await rowQueries.lastSeq(connection.db, run.id);
    for (let after = 0; after < last; after += run.batchRows) {
      const ctx = contextIn(parts, tenant, connection.db);
      const part = await wouldChange(
        ctx,
        { runId: run.id, source: run.source },
        rowQueries.wordsOf(run.id, run.observedAt, after, Math.min(after + run.batchRows, last)),
      );
      total.created += part.created;
      total.updated += part.updated;
    }
  } finally {
    await connection.close();
  }
  return total;
}
