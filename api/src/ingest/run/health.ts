/**
 * How the sources do: when each was last taken in, what it refused and changed, and what stopped it
 * (OPS-26).
 */
import type { ImportParts } from './report.ts';
import { sourceRuns } from './source-queries.ts';

export interface SourceHealth {
  readonly source: string;
  /** The last run that was applied; null: none yet. */
  readonly lastRun: number | null;
  /** When its prices were seen, and how long ago that is. */
  readonly observedAt: string | null;
  readonly ageHours: number | null;
  readonly read: number;
  /** Shares of its rows, 0 to 1: refused, and with another price or other words than before. */
  readonly refusedShare: number;
  readonly changedShare: number;
  /** Runs that were refused since then, and why the latest was. */
  readonly failedSince: number;
  readonly failure: string | null;
}

/** Every source that was ever imported, those that are stopped first, then the stalest. */
export async function sourceHealth(
  parts: Pick<ImportParts, 'database' | 'clock'>,
): Promise<SourceHealth[]> {
  const now = parts.clock.now().getTime();
  const rows = await sourceRuns(parts.database.platform());
  return rows.map((row) => ({
    source: row.source,
    lastRun: row.id,
    observedAt: row.observed_at?.toISOString() ?? null,
    ageHours:
      row.observed_at === null
        ? null
        : Math.max(0, Math.floor((now - row.observed_at.getTime()) / 3_600_000)),
    read: row.read,
    refusedShare: share(row.refused, row.read),
    changedShare: share(row.updated, row.updated + row.unchanged),
    failedSince: row.failed_since,
    failure: row.failure,
  }));
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}
