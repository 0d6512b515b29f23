/**
 * Looks after the embedded PostgreSQL while Khum serves: a server that died (killed, out of memory,
 * disk full) is started again, later each time. Where that does not help for long, whoever
 * supervises Khum is to act.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './embedded-process.ts';
import type { Cluster } from './embedded.ts';

const LOOK_MS = 500;
const FIRST_MS = 250;
const LONGEST_MS = 30_000;
const GIVE_UP_MS = 600_000;
/** A server that lived for less did not come back. */
const STEADY_MS = 60_000;

export interface WatchOptions {
  readonly say: (text: string) => void;
  /** Called once, when it stays away. */
  readonly onGiveUp: () => void;
  readonly giveUpMs?: number;
}

/** Begins to look after a cluster; returns how to stop. */
export function watchCluster(
  cluster: Pick<Cluster, 'pid' | 'revive'>,
  { say, onGiveUp, giveUpMs = GIVE_UP_MS }: WatchOptions,
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  /** When the trouble began that is not over yet. */
  let since: number | undefined;
  let backAt = Number.NEGATIVE_INFINITY;

  const bringBack = async () => {
    const died = performance.now();
    if (since === undefined || died - backAt > STEADY_MS) since = died;
    say('The embedded PostgreSQL ended; starting it again. Its log is postgres.log in DATA_DIR.');
    for (let delay = FIRST_MS; !signal.aborted; delay = Math.min(delay * 2, LONGEST_MS)) {
      const error = await cluster.revive().then(
        () => undefined,
        (reason: Error) => reason,
      );
      if (error === undefined) {
        backAt = performance.now();
        say(`The embedded PostgreSQL is back after ${((backAt - died) / 1000).toFixed(1)} s.`);
        return;
      }
      if (performance.now() - since > giveUpMs) {
        say(`The embedded PostgreSQL cannot be started, so Khum stops. ${error.message}`);
        stopped.abort();
        onGiveUp();
        return;
      }
      await wait(delay, undefined, { signal });
    }
  };
  const look = async () => {
    while (!signal.aborted) {
      await wait(LOOK_MS, undefined, { signal, ref: false });
      if (!isAlive(cluster.pid)) await bringBack();
    }
  };
  // its only failure is to be told to stop
  look().catch(() => {});
  return () => stopped.abort();
}
