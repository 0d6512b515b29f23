/** What an import is asked to do, and what it says afterwards. */
import path from 'node:path';
import type { TenantDirectory } from '../../kernel/app.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import type { JobQueue } from '../../kernel/job-queue/job-queue.ts';
import type { Database } from '../../kernel/postgres/database.ts';
import type { DecimalMark } from '../parse/amount.ts';
import type { Encoding } from '../read/encoding.ts';
import { LIMITS } from '../limits.ts';
import type { FeedRefused } from '../refusal.ts';
import { headOf } from '#contract/text.ts';

export interface ImportParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly tenants: TenantDirectory;
  readonly jobQueue: Pick<JobQueue, 'contextOf'>;
  /** Called with what is going on, for a terminal. */
  readonly progress?: (text: string) => void;
}

export interface ImportOptions {
  readonly file: string;
  /** Whose feed this is: with the external id it makes the key of an offer. */
  readonly source: string;
  /** Absent: the currency of each row decides. */
  readonly tenant?: string | undefined;
  readonly profile?: string | undefined;
  /** Field → column name. */
  readonly map?: Readonly<Record<string, string>> | undefined;
  /** The file holds everything the source sells: what is missing counts as missing. */
  readonly full?: boolean;
  /** A full feed may have shrunk by more than the guard allows. */
  readonly acceptDrop?: boolean;
  /** Columns that the source had before may be gone. */
  readonly acceptColumns?: boolean;
  readonly dryRun?: boolean;
  /** The guess which of several columns is the price is right. */
  readonly yes?: boolean | undefined;
  /** The instant of rows without one; default: when the file was last modified. */
  readonly observedAt?: Date | undefined;
  /** A second file with the items' names, for layouts that need one. */
  readonly items?: string | undefined;
  readonly encoding?: Encoding | undefined;
  readonly decimal?: DecimalMark | undefined;
  readonly batchRows?: number | undefined;
}

export interface RowError {
  readonly row: number;
  readonly column: string;
  readonly reason: string;
  readonly value: string;
}

export type RunState =
  | 'QUEUED'
  | 'VALIDATING'
  | 'DRY_RUN_READY'
  | 'APPLYING'
  | 'DONE'
  | 'FAILED'
  | 'ROLLED_BACK';

/** `read = created + updated + unchanged + refused`, always. */
export interface ImportReport {
  runId: number;
  state: RunState;
  dryRun: boolean;
  source: string;
  file: string;
  format: string | null;
  encoding: string | null;
  profile: string | null;
  /** Field → column, as used. */
  mapping: Readonly<Record<string, string>>;
  /** Columns not used → the field that their name suggests, if any. */
  unused: Readonly<Record<string, string | null>>;
  observedAt: string;
  read: number;
  /** Offers that are new. */
  created: number;
  /** Offers of which the feed says something else than before. */
  updated: number;
  /**
   * Rows that say what is known; they may still add an observation (history, a later look at the
   * same price).
   */
  unchanged: number;
  refused: number;
  /** New points of price history. */
  observations: number;
  /** Deals proposed. */
  deals: number;
  /** Offers that a full feed no longer holds, retired now. */
  retired: number;
  /** Accepted rows per tenant. */
  tenants: Record<string, number>;
  reasons: Record<string, number>;
  errors: RowError[];
  /** How many of the refused rows are listed in `errors`, and how many would be at most. */
  errorsShown: number;
  errorsCap: number;
  warnings: string[];
  /** Why the whole file was refused; nothing of it is applied then. */
  failure: { reason: string; message: string } | null;
}

/** Counts refused rows by reason and stores the first errors. */
export interface Tally {
  readonly reasons: Record<string, number>;
  readonly errors: RowError[];
  refused: number;
  /** Rows by currency that no tenant of this import has. */
  readonly foreign: Map<string, number>;
  refuse(row: number, column: string, reason: string, value: string): void;
  /** Counts further rows whose errors are not listed. */
  refuseMore(reason: string, count: number): void;
}

export function makeTally(): Tally {
  const tally: Tally = {
    reasons: {},
    errors: [],
    refused: 0,
    foreign: new Map(),
    refuse(row, column, reason, value) {
      tally.refused += 1;
      const known = reason in tally.reasons || Object.keys(tally.reasons).length < LIMITS.reasons;
      const key = known ? reason : 'other';
      tally.reasons[key] = (tally.reasons[key] ?? 0) + 1;
      if (FOREIGN.has(reason) && (tally.foreign.has(value) || tally.foreign.size < LIMITS.reasons))
        tally.foreign.set(value, (tally.foreign.get(value) ?? 0) + 1);
      if (tally.errors.length < LIMITS.errorsShown)
        tally.errors.push({ row, column, reason, value: shown(value) });
    },
    refuseMore(reason, count) {
      if (count === 0) return;
      tally.refused += count;
      tally.reasons[reason] = (tally.reasons[reason] ?? 0) + count;
    },
  };
  return tally;
}

/** The commonest reasons with their counts, for a terminal. */
export function reasonsText(reasons: Readonly<Record<string, number>>): string {
  return Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ');
}

const FOREIGN = new Set(['currency.not_served', 'currency.wrong_tenant']);

/** A value fit for a report: short, on one line, without control characters. */
function shown(value: string): string {
  const plain = headOf(value, 120)
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, '·');
  return plain.length > 80 ? `${headOf(plain, 80)}…` : plain;
}

/** The report of a run that has done nothing yet. */
export function emptyReport(
  run: { id: number; observedAt: Date },
  options: ImportOptions,
  tally: Tally,
): ImportReport {
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
export function refuseAll(report: ImportReport, tally: Tally, error: FeedRefused): void {
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
