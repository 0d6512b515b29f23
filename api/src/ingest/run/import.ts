/** One import, from file to report (SM-19): validating, dry run or applying, done or failed. */
import type { Tenant } from '../../kernel/context.ts';
import { describeFile } from '../read/open.ts';
import { FeedRefused, refuseFeed } from '../refusal.ts';
import { applyRows, previewRows } from './apply-rows.ts';
import { beginRun, lockSource } from './begin.ts';
import { connect } from './connection.ts';
import * as lotQueries from './lot-queries.ts';
import { recognise } from './recognise.ts';
import { emptyReport, makeTally, refuseAll } from './report.ts';
import type { ImportOptions, ImportParts, ImportReport } from './report.ts';
import * as runQueries from './run-queries.ts';
import * as stagingQueries from './staging-queries.ts';
import { checkRows, stageRows } from './validate.ts';
import type { Work } from './work.ts';

/**
 * Imports a feed. A file that cannot be taken as a whole is no exception but a report with
 * `failure`; nothing of it is applied. What does throw is a fault of ours or of the database, and
 * the next import of the file goes on from there.
 */
export async function importFeed(
  parts: ImportParts,
  options: ImportOptions,
): Promise<ImportReport> {
  const tenants = await parts.tenants.all();
  const only = onlyTenant(tenants, options);
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(options.source))
    throw refuseFeed(
      'source',
      'The source needs a name of 1 to 60 letters, digits, dots, hyphens or spaces.',
    );
  const file = await describeFile(options.file);
  const platform = await connect(parts.database);
  try {
    await lockSource(platform.db, options.source, parts);
    const run = await beginRun(parts, options, file, platform.db);
    const tally = makeTally();
    const report = emptyReport(run, options, tally);
    return await runImport({ parts, options, run, tenants, only, platform, report, tally });
  } finally {
    await platform.close();
  }
}

/** The stages of an import, in order; each reads and completes the report. */
async function runStages(work: Work): Promise<void> {
  const file = await recognise(work);
  const count = await stageRows(work, file);
  await checkRows(work, file, count);
  await (work.options.dryRun ? previewRows(work) : applyRows(work));
}

/** Runs the stages; a refusal of the whole file ends the run as failed, with its report. */
async function runImport(work: Work): Promise<ImportReport> {
  const { parts, options, run, platform, report, tally } = work;
  try {
    await runStages(work);
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    refuseAll(report, tally, error);
    // nobody sits before an import that runs by the clock: the log is what alerts
    parts.log.error({ source: options.source, run: run.id, reason: error.reason }, error.message);
    if (!run.continued) await lotQueries.dropLots(platform.db, run.id);
    await runQueries.moveRun(platform.db, run.id, 'FAILED', {
      failure: error.message,
      report,
      finishedAt: parts.clock.now(),
    });
  }
  await stagingQueries.clearStaging(platform.db, run.id);
  return report;
}

function onlyTenant(tenants: readonly Tenant[], options: ImportOptions): Tenant | null {
  if (options.tenant === undefined) return null;
  const only = tenants.find((one) => one.id === options.tenant);
  if (only === undefined)
    throw refuseFeed(
      'tenant',
      `There is no tenant ${options.tenant}. Tenants: ${tenants.map((one) => one.id).join(', ')}.`,
    );
  return only;
}
