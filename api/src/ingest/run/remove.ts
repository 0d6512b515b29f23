/**
 * Taking a source off the list: what it sold retires, in a run of its own that can be rolled back
 * like any other; a later import puts it on again.
 */
import sql from 'sql-template-tag';
import { countMissing } from '../../catalog/index.ts';
import { refreshDeals } from '../../content/index.ts';
import { judge } from '../../price/index.ts';
import { refuseFeed } from '../refusal.ts';
import { announceGoods, contextIn } from './apply.ts';
import { connect } from './connection.ts';
import * as runQueries from './run-queries.ts';
import * as lotQueries from './lot-queries.ts';
import { hideSource, isSource } from './source-queries.ts';
import type { ImportParts } from './report.ts';

export interface RemoveReport {
  readonly source: string;
  /** The run that retired its offers; null: it had none. */
  readonly runId: number | null;
  readonly retired: number;
}

export async function removeSource(parts: ImportParts, source: string): Promise<RemoveReport> {
  const platform = await connect(parts.database);
  try {
    if (!(await runQueries.tryLockSource(platform.db, source)))
      throw refuseFeed('busy', `An import of ${source} is running. Try again when it is done.`);
    if (!(await isSource(platform.db, source)))
      throw refuseFeed(
        'no such source',
        `There is no source ${source}; npm run import -- --sources lists them.`,
      );
    const now = parts.clock.now();
    const runId = await runQueries.insertRun(platform.db, {
      source,
      tenant: null,
      fileName: '(removed)',
      fileSize: 0,
      digest: '',
      resumeKey: '',
      isFull: false,
      observedAt: now,
      now,
    });
    let retired = 0;
    for (const tenant of await parts.tenants.all()) {
      const connection = await connect(parts.database, tenant.id);
      try {
        retired += await connection.db.transaction(async (db) => {
          const ctx = contextIn(parts, tenant, db);
          await lotQueries.addLot(db, runId, tenant.id);
          const gone = await countMissing(
            ctx,
            { runId, source },
            sql`select ''::text as external_id where false`,
            1,
          );
          if (gone.goodsIds.length > 0) {
            await judge(ctx, gone.goodsIds);
            await refreshDeals(ctx, gone.goodsIds);
            await announceGoods(ctx, gone.goodsIds);
          }
          await lotQueries.finishLot(db, runId, gone.retired);
          return gone.retired;
        });
      } finally {
        await connection.close();
      }
    }
    await runQueries.moveRun(platform.db, runId, 'DONE', {
      report: { read: 0, refused: 0, updated: 0, unchanged: 0, retired },
      finishedAt: now,
    });
    await hideSource(platform.db, source, now);
    return { source, runId: retired > 0 ? runId : null, retired };
  } finally {
    await platform.close();
  }
}
