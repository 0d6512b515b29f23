/** The last stage: every lot applied, or only counted in a dry run. */
import type { Tenant } from '../../kernel/context.ts';
import { asideOf } from '../../kernel/set-aside.ts';
import { LIMITS } from '../limits.ts';
import { applyLot, asideIn, previewLot } from './apply.ts';
import type { RunToApply } from './apply.ts';
import * as lotQueries from './lot-queries.ts';
import * as runQueries from './run-queries.ts';
import type { Work } from './work.ts';

/** Counts what applying would come to, and leaves nothing behind. */
export async function previewRows(work: Work): Promise<void> {
  const { parts, report } = work;
  for (const tenant of work.tenants.filter((one) => report.tenants[one.id])) {
    const part = await previewLot(parts, tenant, toApply(work, false));
    report.created += part.created;
    report.updated += part.updated;
  }
  report.unchanged = report.read - report.refused - report.created - report.updated;
  report.state = 'DRY_RUN_READY';
  await lotQueries.dropLots(work.platform.db, work.run.id);
  await runQueries.moveRun(work.platform.db, work.run.id, 'DRY_RUN_READY', {
    report,
    finishedAt: parts.clock.now(),
  });
}

/** Applies the lots one after the other; a continued run goes on where it stopped. */
export async function applyRows(work: Work): Promise<void> {
  const { parts, options, run, platform, report, tally } = work;
  await runQueries.moveRun(platform.db, run.id, 'APPLYING');
  const retire =
    options.full === true &&
    !(await runQueries.isRepeat(platform.db, {
      id: run.id,
      source: options.source,
      digest: run.digest,
      observedAt: run.observedAt,
    }));
  for (const lot of await lotQueries.lotsOf(platform.db, run.id)) {
    const tenant = work.tenants.find((one) => one.id === lot.tenant_id) as Tenant;
    await applyLot(parts, tenant, toApply(work, retire), lot, platform.db);
  }
  for (const lot of await lotQueries.lotsOf(platform.db, run.id)) {
    for (const key of ['created', 'updated', 'observations', 'deals', 'retired'] as const)
      report[key] += lot[key];
  }
  for (const { id, reason } of await asideOf(platform.db, asideIn(options.source)))
    tally.refuse(id, 'row', 'row.not_applied', reason);
  Object.assign(report, { refused: tally.refused, errorsShown: tally.errors.length });
  report.unchanged = report.read - report.refused - report.created - report.updated;
  report.state = 'DONE';
  await runQueries.moveRun(platform.db, run.id, 'DONE', { report, finishedAt: parts.clock.now() });
}

function toApply({ options, run }: Work, retire: boolean): RunToApply {
  return {
    id: run.id,
    source: options.source,
    observedAt: run.observedAt,
    batchRows: options.batchRows ?? LIMITS.batchRows,
    retire,
  };
}
