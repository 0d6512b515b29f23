/** Beginning a run: waiting for the source, and going on with a run that was interrupted. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../kernel/postgres/database.ts';
import { LIMITS } from '../limits.ts';
import type { FeedFile } from '../read/open.ts';
import { refuseFeed } from '../refusal.ts';
import type { ImportOptions, ImportParts } from './report.ts';
import * as runQueries from './run-queries.ts';
import * as stagingQueries from './staging-queries.ts';
import type { Run } from './work.ts';

const WAIT_MS = 200;

/** Waits until no other import of the source runs; refuses when that takes too long. */
export async function lockSource(db: Db, source: string, parts: ImportParts): Promise<void> {
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

/** Goes on with the interrupted run of the same file and options, or makes a new one. */
export async function beginRun(
  parts: ImportParts,
  options: ImportOptions,
  file: FeedFile,
  db: Db,
): Promise<Run> {
  const now = parts.clock.now();
  const digest = file.digest.toString('hex');
  const resumeKey = resumeKeyOf(options, digest);
  const left = await endInterrupted(db, options, resumeKey, now);
  if (left) {
    parts.progress?.(`Continuing run ${left.id}, which was interrupted`);
    return { id: left.id, observedAt: left.observed_at, digest, continued: true };
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

/** Ends the runs that an interruption left behind, but for the one that can go on: it is returned. */
async function endInterrupted(
  db: Db,
  options: ImportOptions,
  resumeKey: string,
  now: Date,
): Promise<runQueries.RunRow | undefined> {
  let continued: runQueries.RunRow | undefined;
  for (const left of await runQueries.unfinishedRuns(db, options.source)) {
    await stagingQueries.clearStaging(db, left.id);
    if (!continued && !options.dryRun && left.resume_key === resumeKey) continued = left;
    else
      await runQueries.moveRun(db, left.id, 'FAILED', {
        failure: 'interrupted; what it had applied remains and can be rolled back',
        finishedAt: now,
      });
  }
  return continued;
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
