/** Waiting for a page no longer than its database answers, and in no case for ever. */
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '#contract/errors.ts';
import type { Database } from '../postgres/database.ts';

/**
 * How long a page may take before somebody asks whether the database is there; with the answer's
 * own limit, less than 2 s.
 */
const PATIENCE_MS = 500;

/**
 * The outcome of `work`, unless the database turns out not to answer: a page that is merely slow
 * goes on.
 */
export async function unlessAway<Result>(
  { pulse }: Pick<Database, 'pulse'>,
  work: Promise<Result>,
): Promise<Result> {
  const settled = new AbortController();
  const away = async (): Promise<never> => {
    if (!pulse.isDown) await wait(PATIENCE_MS, undefined, settled);
    while (await pulse.answers()) await wait(PATIENCE_MS, undefined, settled);
    throw fail('server.busy');
  };
  const lost = away();
  // whoever comes second finds nobody waiting
  for (const one of [work, lost]) one.catch(() => {});
  try {
    return await Promise.race([work, lost]);
  } finally {
    settled.abort();
  }
}

/** The outcome of `work`, or `server.busy` after so long: whatever it hangs at, nobody waits on. */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const settled = new AbortController();
  const late = wait(limitMs, undefined, settled).then((): never => {
    throw fail('server.busy');
  });
  for (const one of [work, late]) one.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    settled.abort();
  }
}
