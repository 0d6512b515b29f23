/** One import, from file to report (SM-19): validating, dry run or applying, done or failed. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { categoryNames } from '../../catalog/index.ts';
import type { Tenant } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { asideOf } from '../../kernel/set-aside.ts';
import { LIMITS } from '../limits.ts';
import type { Mapping } from '../profile/choose.ts';
import { chooseMapping, detectProfile, profileNamed, suggestFor } from '../profile/choose.ts';
import { mapOption, mapText } from '../profile/map-text.ts';
import { columnKey } from '../profile/profile.ts';
import type { Profile } from '../profile/profile.ts';
import { detectFormat } from '../read/format.ts';
import { describeFile, openText } from '../read/open.ts';
import type { FeedFile, FeedText } from '../read/open.ts';
import type { Format } from '../read/record.ts';
import { FeedRefused, refuseFeed } from '../refusal.ts';
import { categoryFinder } from '../row/category.ts';
import type { MapContext } from '../row/map.ts';
import { applyLot, asideIn, previewLot } from './apply.ts';
import type { RunToApply } from './apply.ts';
import { checkStaged, guardFull } from './check.ts';
import type { Connection } from './connection.ts';
import { connect } from './connection.ts';
import { guardLayout, layoutOf } from './drift.ts';
import { itemsFileFor, readItems } from './items.ts';
import * as runQueries from './run-queries.ts';
import * as stagingQueries from './staging-queries.ts';
import * as lotQueries from './lot-queries.ts';
import { makeTally, reasonsText } from './report.ts';
import type { ImportOptions, ImportParts, ImportReport, Tally } from './report.ts';
import { stageFeed } from './stage.ts';
import { guardPrices } from '../profile/price-columns.ts';

interface Run {
  id: number;
  observedAt: Date;
  digest: string;
  continued: boolean;
}

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
  const only =
    options.tenant === undefined
      ? null
      : (tenants.find((one) => one.id === options.tenant) ?? null);
  if (options.tenant !== undefined && only === null)
    throw refuseFeed(
      'tenant',
      `There is no tenant ${options.tenant}. Tenants: ${tenants.map((one) => one.id).join(', ')}.`,
    );
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
    return await runImport(parts, options, { run, tenants, only, platform });
  } finally {
    await platform.close();
  }
}

const WAIT_MS = 200;

async function lockSource(db: Db, source: string, parts: ImportParts): Promise<void> {
  for (
    let tries = LIMITS.waitForSourceMs / WAIT_MS;
    !(await runQueries.tryLockSource(db, source));
    tries -= 1
  ) {
    if (tries === LIMITS.waitForSourceMs / WAIT_MS)
      parts.progress?.(`Waiting for another import of ${source}`);
    if (tries <= 0)
      throw refuseFeed(
        'busy',
        `Another import of ${source} is running. Try again when it is done.`,
      );
    await wait(WAIT_MS);
  }
}

async function beginRun(
  parts: ImportParts,
  options: ImportOptions,
  file: FeedFile,
  db: Db,
): Promise<Run> {
  const now = parts.clock.now();
  const digest = file.digest.toString('hex');
  const resumeKey = resumeKeyOf(options, digest);
  let continued: runQueries.RunRow | undefined;
  for (const left of await runQueries.unfinishedRuns(db, options.source)) {
    await stagingQueries.clearStaging(db, left.id);
    if (!continued && !options.dryRun && left.resume_key === resumeKey) continued = left;
    else
      await runQueries.moveRun(db, left.id, 'FAILED', {
        failure: 'interrupted; what it had applied stands and can be rolled back',
        finishedAt: now,
      });
  }
  if (continued) {
    parts.progress?.(`Continuing run ${continued.id}, which was interrupted`);
    return { id: continued.id, observedAt: continued.observed_at, digest, continued: true };
  }
  // the same bytes keep their instant even where a copy or a checkout gave them a time still to
  // come
  const observedAt =
    options.observedAt ??
    (file.modified <= now
      ? file.modified
      : ((await runQueries.knownInstant(db, options.source, digest)) ?? now));
  const id = await runQueries.insertRun(db, {
    source: options.source,
    tenant: options.tenant ?? null,
    fileName: path.basename(options.file),
    fileSize: file.size,
    digest,
    resumeKey,
    isFull: options.full === true,
    observedAt,
    now,
  });
  return { id, observedAt, digest, continued: false };
}

function resumeKeyOf(options: ImportOptions, digest: string): string {
  const { source, tenant, profile, map, full, observedAt, items, encoding, decimal } = options;
  return createHash('sha256')
    .update(
      JSON.stringify([
        digest,
        source,
        tenant,
        profile,
        map,
        full === true,
        observedAt,
        items,
        encoding,
        decimal,
      ]),
    )
    .digest('hex');
}

interface Work {
  readonly run: Run;
  readonly tenants: readonly Tenant[];
  readonly only: Tenant | null;
  readonly platform: Connection;
}

async function runImport(
  parts: ImportParts,
  options: ImportOptions,
  work: Work,
): Promise<ImportReport> {
  const { run, platform } = work;
  const tally = makeTally();
  const report = emptyReport(run, options, tally);
  try {
    await validate(parts, options, work, report, tally);
    if (options.dryRun) await preview(parts, options, work, report);
    else await apply(parts, options, work, report, tally);
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

function emptyReport(run: Run, options: ImportOptions, tally: Tally): ImportReport {
  return {
    runId: run.id,
    state: 'VALIDATING',
    dryRun: options.dryRun === true,
    source: options.source,
    file: path.basename(options.file),
    format: null,
    encoding: null,
    profile: null,
    mapping: {},
    unused: {},
    observedAt: run.observedAt.toISOString(),
    read: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    observations: 0,
    deals: 0,
    retired: 0,
    tenants: {},
    reasons: tally.reasons,
    errors: tally.errors,
    errorsShown: 0,
    errorsCap: LIMITS.errorsShown,
    warnings: [],
    failure: null,
  };
}

/** Every row counts as refused: those with a reason of their own, and the rest for the file's. */
function refuseAll(report: ImportReport, tally: Tally, error: FeedRefused): void {
  report.read = Math.max(report.read, (error as { read?: number }).read ?? 0);
  const rest = report.read - tally.refused;
  if (rest > 0) report.reasons[error.reason] = (report.reasons[error.reason] ?? 0) + rest;
  Object.assign(report, {
    state: 'FAILED',
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: report.read,
    errorsShown: tally.errors.length,
    failure: { reason: error.reason, message: error.message },
  });
}

async function validate(
  parts: ImportParts,
  options: ImportOptions,
  work: Work,
  report: ImportReport,
  tally: Tally,
): Promise<void> {
  const { run, platform, only } = work;
  const feed = await openText(options.file, options.encoding);
  const format = detectFormat(feed);
  const profile = options.profile
    ? profileNamed(options.profile)
    : detectProfile(format.columns.map(columnKey));
  const itemsFile = options.map
    ? (options.items ?? null)
    : itemsFileFor(options.file, profile, options.items);
  const columns = columnsFor(format, profile);
  const mapping = chooseMapping(columns, {
    profile: options.profile,
    map: options.map,
    hasItems: itemsFile !== null,
  });
  Object.assign(report, {
    format: format.name,
    encoding: feed.encoding,
    profile: mapping.profile.name,
    mapping: mapping.shown,
    unused: suggestFor(mapping),
  });
  sayMapping(parts, format, feed, mapping);
  const layout = layoutOf(format, columns, mapping);
  const known = await runQueries.knownLayouts(
    platform.db,
    options.source,
    options.tenant ?? null,
    LIMITS.layoutsKnown,
  );
  report.warnings.push(
    ...guardLayout(known, format, mapping.unused, options),
    ...guardPrices(
      format.columns,
      mapping,
      layout,
      known,
      options.yes === true || options.dryRun === true,
    ),
    ...(mapping.columns.url === undefined
      ? [
          'No column holds an address: what comes in has no way to its shop, and no deal is made of it.',
        ]
      : []),
  );
  await runQueries.moveRun(platform.db, run.id, 'VALIDATING', {
    profile: mapping.profile.name,
    mapping: mapping.shown,
    layout,
  });
  const ctx: MapContext = {
    source: options.source,
    mapping,
    only,
    now: parts.clock.now(),
    observedAt: run.observedAt,
    decimal: options.decimal ?? mapping.profile.decimal ?? 'auto',
    tenants: new Map([...work.tenants].reverse().map((one) => [one.currency, one])),
    category: categoryFinder(await categoryNames(platform)),
    items: itemsFile === null ? null : await readItems(itemsFile, mapping.profile),
  };
  const staging = await connect(parts.database);
  try {
    const count = await stageFeed(
      staging.client,
      run.id,
      feed,
      format,
      columns,
      ctx,
      tally,
      (ids) => stagingQueries.keepGone(platform.db, run.id, ids),
    );
    report.read = count.read;
    parts.progress?.(
      `${count.read} rows read, ${count.accepted} accepted${count.gone > 0 ? `, ${count.gone} say that an item is gone` : ''}`,
    );
    const lots = await checkStaged(
      platform.db,
      run,
      count.history,
      mapping.shown.id ?? 'url',
      tally,
    );
    report.tenants = Object.fromEntries(lots.map((lot) => [lot.tenant_id, lot.accepted]));
    if (options.full && !options.acceptDrop)
      await guardFull(platform.db, { id: run.id, source: options.source }, lots);
    if (options.full) await lotQueries.addEmptyLots(platform.db, options.source, run.id);
    // a row that deletes names no currency: the item may be any tenant's
    for (const { id } of count.gone > 0 ? (only ? [only] : work.tenants) : [])
      await lotQueries.addLot(platform.db, run.id, id);
  } finally {
    await staging.close();
  }
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

/** Formats without a header also get the columns that the profile might meet in later records. */
function columnsFor(format: Format, profile: Profile): readonly string[] {
  if (format.name.startsWith('csv') || format.name === 'tsv') return format.columns;
  const known = new Set(format.columns.map(columnKey));
  if (profile.name === 'generic') return format.columns;
  return [
    ...format.columns,
    ...new Set(
      Object.values(profile.fields)
        .flat()
        .filter((name) => !known.has(name)),
    ),
  ];
}

function sayMapping(parts: ImportParts, format: Format, feed: FeedText, mapping: Mapping): void {
  parts.progress?.(
    `${format.name}, ${feed.encoding}, profile ${mapping.profile.name}${mapping.guessed ? ' (recognised)' : ''}`,
  );
  const option = mapOption(mapping.shown);
  parts.progress?.(
    mapping.profile.name === 'generic'
      ? `Suggested mapping, in use: ${option}`
      : `Mapping: ${mapText(mapping.shown)}`,
  );
  for (const [column, field] of Object.entries(suggestFor(mapping)))
    parts.progress?.(
      `Column not used: ${column}${field ? ` (perhaps ${field}: ${mapOption({ ...mapping.shown, [field]: column })})` : ''}`,
    );
}

function toApply(options: ImportOptions, run: Run, retire: boolean): RunToApply {
  return {
    id: run.id,
    source: options.source,
    observedAt: run.observedAt,
    batchRows: options.batchRows ?? LIMITS.batchRows,
    retire,
  };
}

async function preview(
  parts: ImportParts,
  options: ImportOptions,
  work: Work,
  report: ImportReport,
): Promise<void> {
  for (const tenant of work.tenants.filter((one) => report.tenants[one.id])) {
    const part = await previewLot(parts, tenant, toApply(options, work.run, false));
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

async function apply(
  parts: ImportParts,
  options: ImportOptions,
  work: Work,
  report: ImportReport,
  tally: Tally,
): Promise<void> {
  const { run, platform } = work;
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
    await applyLot(parts, tenant, toApply(options, run, retire), lot, platform.db);
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
