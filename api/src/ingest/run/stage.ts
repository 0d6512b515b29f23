/**
 * Feed → staging: reads, maps and writes by COPY as it goes, so memory holds a piece of the feed
 * and no more.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { headOf } from '#contract/text.ts';
import { LIMITS } from '../limits.ts';
import { FeedRefused, refuseFeed } from '../refusal.ts';
import type { FeedText } from '../read/open.ts';
import type { Format, Sink } from '../read/record.ts';
import type { MapContext } from '../row/context.ts';
import { isProblem, rowMapper } from '../row/map.ts';
import { copyLine, STAGED_COLUMNS } from '../row/staged.ts';
import type { Tally } from './report.ts';

export interface StagedCount {
  read: number;
  accepted: number;
  /** Rows that say that an item is no longer there. */
  gone: number;
  /** Whether any row carries its own instant. */
  history: boolean;
}

export async function stageFeed(
  client: pg.Client,
  runId: number,
  feed: FeedText,
  format: Format,
  columns: readonly string[],
  ctx: MapContext,
  tally: Tally,
  stageRest: (rest: Rest) => Promise<void>,
  stallMs: number = LIMITS.copyStallMs,
): Promise<StagedCount> {
  const count: StagedCount = { read: 0, accepted: 0, gone: 0, history: false };
  const copy = client.query(
    copyFrom(`copy import_staging (${STAGED_COLUMNS.join(', ')}) from stdin`),
  );
  let failure: Error | undefined;
  copy.on('error', (error) => {
    failure ??= error;
  });
  const pending: Pending = { lines: '', gone: [], unread: [] };
  const reader = format.read(sinkFor(runId, columns, ctx, tally, count, pending), columns);
  const flush = async (): Promise<void> => {
    if (pending.gone.length > 0 || pending.unread.length > 0) {
      await stageRest({ gone: pending.gone, unread: pending.unread });
      pending.gone = [];
      pending.unread = [];
    }
    if (pending.lines === '') return;
    const ready = copy.write(pending.lines, 'utf8');
    pending.lines = '';
    if (!ready && !failure)
      await moved(Promise.race([once(copy, 'drain'), once(copy, 'close')]), stallMs);
    if (failure) throw failure;
  };
  try {
    for await (const piece of feed.chunks) {
      reader.push(piece);
      await flush();
    }
    reader.end();
    await flush();
    copy.end();
    await moved(once(copy, 'finish'), stallMs);
  } catch (error) {
    copy.destroy();
    throw asRefusal(error, count);
  }
  return count;
}

/** What rows say of items besides those that are accepted. */
export interface Rest {
  /** External ids of what is no longer there. */
  readonly gone: readonly string[];
  readonly unread: readonly Unread[];
}

/** A row of a known item that could not be read, and what it held. */
export interface Unread {
  readonly externalId: string;
  readonly reason: string;
  readonly value: string;
}

/** What was read and is not written yet. */
interface Pending {
  lines: string;
  gone: string[];
  unread: Unread[];
}

/** Takes what is read of a feed: accepted rows as lines of COPY, the others counted. */
function sinkFor(
  runId: number,
  columns: readonly string[],
  ctx: MapContext,
  tally: Tally,
  count: StagedCount,
  pending: Pending,
): Sink {
  const map = rowMapper(ctx);
  return {
    record(cells, row) {
      count.read += 1;
      const result = map(cells, row);
      if (isProblem(result)) {
        const at = result.field === 'row' ? undefined : ctx.mapping.columns[result.field]?.[0];
        tally.refuse(
          row,
          at === undefined ? result.field : (columns[at] ?? result.field),
          result.reason,
          result.value,
        );
        const { externalId, reason, value } = result;
        if (externalId !== undefined)
          pending.unread.push({ externalId, reason, value: headOf(value, LIMITS.unreadValue) });
        return;
      }
      if ('gone' in result) {
        count.gone += 1;
        pending.gone.push(result.gone);
        return;
      }
      count.accepted += 1;
      if (result.observedAt !== null) count.history = true;
      pending.lines += copyLine(runId, result);
    },
    broken(row, reason, value) {
      count.read += 1;
      tally.refuse(row, 'row', reason, value);
    },
  };
}

/** Waits for the copy to go on; a server that answers nothing at all has no limit of its own. */
async function moved(next: Promise<unknown>, stallMs: number): Promise<void> {
  const settled = new AbortController();
  const stalled = wait(stallMs, undefined, { signal: settled.signal }).then(() => {
    throw new Error(`The database took no rows of an import for ${stallMs} ms.`);
  });
  try {
    await Promise.race([next, stalled]);
  } finally {
    settled.abort();
    stalled.catch(() => {});
  }
}

/**
 * A refusal says how many rows had been read; anything else is our own fault and stays what it is.
 */
function asRefusal(error: unknown, count: StagedCount): unknown {
  if (error instanceof FeedRefused) return Object.assign(error, { read: count.read });
  if (error instanceof RangeError)
    return refuseFeed('record too long', 'A record of this feed is too large to read.');
  return error;
}
