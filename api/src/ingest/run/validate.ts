/** Stages 2 and 3: the rows of a recognised file into staging, and the checks of them together. */
import { categoryNames, needCategories } from '../../catalog/index.ts';
import { reasonsText } from './report.ts';
import { refuseFeed } from '../refusal.ts';
import { placedRows } from '../place/queries.ts';
import { categoryFinder } from '../row/category.ts';
import type { MapContext } from '../row/context.ts';
import { checkStaged, guardFull } from './check.ts';
import { connect } from './connection.ts';
import { readItems } from './items.ts';
import * as lotQueries from './lot-queries.ts';
import type { Recognised } from './recognise.ts';
import { stageFeed } from './stage.ts';
import type { StagedCount } from './stage.ts';
import * as stagingQueries from './staging-queries.ts';
import type { Work } from './work.ts';

/** Reads every row and stages those that are accepted. */
export async function stageRows(work: Work, file: Recognised): Promise<StagedCount> {
  const { parts, run, platform, report, tally } = work;
  const ctx = await mapContext(work, file);
  const staging = await connect(parts.database);
  try {
    const count = await stageFeed(
      staging.client,
      run.id,
      file.feed,
      file.format,
      file.columns,
      ctx,
      tally,
      (rest) => stagingQueries.stageRest(platform.db, run.id, rest),
    );
    report.read = count.read;
    parts.progress?.(
      `${count.read} rows read, ${count.accepted} accepted${count.gone > 0 ? `, ${count.gone} say that an item is gone` : ''}`,
    );
    return count;
  } finally {
    await staging.close();
  }
}

async function mapContext(work: Work, { mapping, itemsFile }: Recognised): Promise<MapContext> {
  const { parts, options, run, platform, only } = work;
  if (!options.dryRun) await needCategories(platform.db);
  return {
    source: options.source,
    mapping,
    only,
    now: parts.clock.now(),
    observedAt: run.observedAt,
    decimal: options.decimal ?? mapping.profile.decimal ?? 'auto',
    tenants: new Map([...work.tenants].reverse().map((one) => [one.currency, one])),
    category: categoryFinder(
      await categoryNames(platform),
      await placedRows(platform.db, options.source),
    ),
    items: itemsFile === null ? null : await readItems(itemsFile, mapping.profile),
  };
}

/** Takes repeats out, makes the lots, and refuses a file of which nothing can be applied. */
export async function checkRows(
  work: Work,
  { mapping }: Recognised,
  count: StagedCount,
): Promise<void> {
  const { options, run, platform, only, report, tally } = work;
  const lots = await checkStaged(platform.db, run, count.history, mapping.shown.id ?? 'url', tally);
  report.tenants = Object.fromEntries(lots.map((lot) => [lot.tenant_id, lot.accepted]));
  if (options.full && !options.acceptDrop)
    await guardFull(platform.db, { id: run.id, source: options.source }, lots);
  if (options.full) await lotQueries.addEmptyLots(platform.db, options.source, run.id);
  // a row that deletes names no currency: the item may be any tenant's
  for (const { id } of count.gone > 0 ? (only ? [only] : work.tenants) : [])
    await lotQueries.addLot(platform.db, run.id, id);
  if (tally.foreign.size > 0)
    report.warnings.push(
      `Refused by currency: ${[...tally.foreign].map(([code, count]) => `${code} ${count}`).join(', ')}`,
    );
  if (report.read === 0) report.warnings.push('The file has a header and no rows.');
  report.refused = tally.refused;
  report.errorsShown = tally.errors.length;
  if (report.read > 0 && report.read === report.refused)
    throw refuseFeed(
      'nothing accepted',
      `None of the ${report.read} rows can be imported: ${reasonsText(report.reasons)}.`,
    );
}
