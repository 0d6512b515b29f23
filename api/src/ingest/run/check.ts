/**
 * Checks between staging and applying: repeats within the file, and full feeds that lost too much.
 */
import type { Db } from '../../kernel/postgres/database.ts';
import { LIMITS } from '../limits.ts';
import { refuseFeed } from '../refusal.ts';
import * as lotQueries from './lot-queries.ts';
import * as stagingQueries from './staging-queries.ts';
import type { Tally } from './report.ts';

/**
 * Takes repeats out, orders a history, and makes the lots. Returns the accepted rows per tenant.
 */
export async function checkStaged(
  db: Db,
  run: { id: number; observedAt: Date },
  history: boolean,
  idColumn: string,
  tally: Tally,
): Promise<lotQueries.LotRow[]> {
  // without fresh statistics the planner takes the table for empty and joins it row by row with
  // itself
  await stagingQueries.analyzeStaging(db);
  const repeats = await stagingQueries.removeRepeats(
    db,
    run.id,
    run.observedAt,
    history,
    LIMITS.errorsShown,
  );
  for (const { row_no, external_id } of repeats)
    tally.refuse(row_no, idColumn, 'duplicate', external_id);
  tally.refuseMore('duplicate', (repeats[0]?.count ?? 0) - repeats.length);
  if (history) {
    await stagingQueries.orderHistory(db, run.id, run.observedAt);
    await stagingQueries.analyzeStaging(db);
  }
  await lotQueries.makeLots(db, run.id);
  return lotQueries.lotsOf(db, run.id);
}

/**
 * Refuses a full feed that holds far fewer items than the last one: it was probably cut (OPS-23).
 */
export async function guardFull(
  db: Db,
  run: { id: number; source: string },
  lots: readonly lotQueries.LotRow[],
): Promise<void> {
  for (const last of await lotQueries.lastFullLots(db, run.source, run.id)) {
    const now = lots.find((lot) => lot.tenant_id === last.tenant_id)?.items ?? 0;
    const drop = last.items === 0 ? 0 : (last.items - now) / last.items;
    if (drop < LIMITS.fullDrop) continue;
    throw refuseFeed(
      'full feed shrank',
      `This full feed holds ${now} items for ${last.tenant_id}; the last one (run ${last.run_id}) held ${last.items}. ` +
        `A drop of ${Math.floor(drop * 100)} % (allowed: less than ${LIMITS.fullDrop * 100} %) looks like a file cut in transfer, so nothing was applied. ` +
        'If the shop really shrank, import it with --accept-drop; a part of the range is imported without --full.',
    );
  }
}
