/**
 * Taking a run back (OPS-24): its observations and what it made go, what it changed is as before,
 * all is judged again.
 */
import { forgetRun, laterRuns, offerKeys } from '../../catalog/index.ts';
import { refreshDeals, removeDealsOf } from '../../content/index.ts';
import { forgetVouchers } from '../../coupon/index.ts';
import type { Context, Tenant } from '../../kernel/context.ts';
import { judge, observedLater, takeBack } from '../../price/index.ts';
import { refuseFeed } from '../refusal.ts';
import { announceGoods, contextIn } from './apply.ts';
import { connect } from './connection.ts';
import type { Connection } from './connection.ts';
import * as runQueries from './run-queries.ts';
import * as lotQueries from './lot-queries.ts';
import type { ImportParts } from './report.ts';

export interface RollbackReport {
  runId: number;
  state: 'ROLLED_BACK';
  source: string;
  removedOffers: number;
  removedGoods: number;
  restored: number;
  removedObservations: number;
}

/**
 * Refuses when later runs touched the same rows, and says which: they are taken back first, or with
 * `later` all of them, the latest first. That is how wrong prices of a source are corrected: they
 * are gone from history, and a price afterwards is no drop from them.
 */
export async function rollbackRun(
  parts: ImportParts,
  runId: number,
  later = false,
): Promise<RollbackReport> {
  const platform = await connect(parts.database);
  try {
    const run = await runQueries.runById(platform.db, runId);
    if (!run) throw refuseFeed('no such run', `There is no import run ${runId}.`);
    if (run.state === 'ROLLED_BACK')
      throw refuseFeed('rolled back', `Run ${runId} is rolled back already.`);
    if (!(await runQueries.tryLockSource(platform.db, run.source)))
      throw refuseFeed('busy', `An import of ${run.source} is running. Try again when it is done.`);
    const runs = later ? await runQueries.appliedSince(platform.db, run.source, run.id) : [run];
    const reports: RollbackReport[] = [];
    for (const one of runs) reports.push(await takeRunBack(parts, platform, one));
    return reports.reduce(sumOf, emptyReport(run));
  } finally {
    await platform.close();
  }
}

async function takeRunBack(
  parts: ImportParts,
  platform: Connection,
  run: runQueries.RunRow,
): Promise<RollbackReport> {
  const tenants = await parts.tenants.all();
  const own = (await lotQueries.lotsOf(platform.db, run.id)).map(
    (lot) => tenants.find((one) => one.id === lot.tenant_id) as Tenant,
  );
  const report = emptyReport(run);
  const connections = await Promise.all(own.map((tenant) => connect(parts.database, tenant.id)));
  try {
    // every tenant is asked before anything of one is touched
    for (const [at, tenant] of own.entries())
      await refuseWhenTouched(contextIn(parts, tenant, (connections[at] as Connection).db), run);
    for (const [at, tenant] of own.entries()) {
      await (connections[at] as Connection).db.transaction((db) =>
        takeLotBack(withoutDrops(contextIn(parts, tenant, db)), run, report),
      );
      parts.progress?.(`${tenant.id}: taken back`);
    }
  } finally {
    await Promise.all(connections.map((one) => one.close()));
  }
  await runQueries.moveRun(platform.db, run.id, 'ROLLED_BACK', { finishedAt: parts.clock.now() });
  return report;
}

function emptyReport(run: runQueries.RunRow): RollbackReport {
  return {
    runId: run.id,
    state: 'ROLLED_BACK',
    source: run.source,
    removedOffers: 0,
    removedGoods: 0,
    restored: 0,
    removedObservations: 0,
  };
}

function sumOf(sum: RollbackReport, one: RollbackReport): RollbackReport {
  const add = (key: 'removedOffers' | 'removedGoods' | 'restored' | 'removedObservations') =>
    sum[key] + one[key];
  return {
    ...sum,
    removedOffers: add('removedOffers'),
    removedGoods: add('removedGoods'),
    restored: add('restored'),
    removedObservations: add('removedObservations'),
  };
}

/** What is judged again because a price was wrong is a correction: nobody is notified of a drop. */
function withoutDrops(ctx: Context): Context {
  return {
    ...ctx,
    emit: (news, on) =>
      ctx.emit(
        [news].flat().filter(({ topic }) => topic !== 'price.dropped'),
        on,
      ),
  };
}

async function refuseWhenTouched(ctx: Context, run: runQueries.RunRow): Promise<void> {
  const changed = await laterRuns(ctx, run.id);
  const observed = await observedLater(ctx, run.id, offerKeys(ctx, run.source));
  if (changed.length === 0 && observed.length === 0) return;
  const runs = [
    ...new Set([...changed.map((one) => one.run), ...observed.map((one) => one.run)]),
  ].sort((a, b) => a - b);
  const rows = changed.slice(0, 5).map((one) => one.externalId);
  throw refuseFeed(
    'later runs',
    `Run ${run.id} cannot be rolled back: ${runs.length === 1 ? 'run' : 'runs'} ${runs.join(', ')} touched the same rows of ${ctx.tenant.id} since` +
      `${rows.length > 0 ? ` (${rows.join(', ')}${changed.length > rows.length ? `, and ${changed.length - rows.length} more` : ''})` : ''}. Roll back the latest first.`,
  );
}

async function takeLotBack(
  ctx: Context,
  run: runQueries.RunRow,
  report: RollbackReport,
): Promise<void> {
  const prices = await takeBack(ctx, run.id, offerKeys(ctx, run.source));
  await forgetVouchers(ctx, run.id);
  const goods = await forgetRun(ctx, run.id, (leaving) => removeDealsOf(ctx, leaving));
  const gone = new Set(goods.removedGoods);
  const left = [...new Set([...prices.goodsIds, ...goods.goodsIds])].filter((id) => !gone.has(id));
  if (left.length > 0) {
    await judge(ctx, left);
    await refreshDeals(ctx, left);
  }
  // search learns of the vanished ones too, so that it forgets them
  await announceGoods(ctx, [...left, ...goods.removedGoods]);
  report.removedObservations += prices.observations;
  report.removedOffers += goods.removedOffers;
  report.removedGoods += goods.removedGoods.length;
  report.restored += goods.restored;
}
