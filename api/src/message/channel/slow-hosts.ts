/**
 * Servers of readers that took their time: for a minute one attempt at a time is made there, and
 * whatever else is for them waits in the database. So a slow server holds up its own readers and
 * nobody else, however many of them it has. Of this process alone: each finds out by itself.
 */
const SLOW_MS = 3000;
const WAIT_MS = 60_000;
/** More are forgotten, the oldest first. */
const MOST = 10_000;

const until = new Map<string, number>();
const asking = new Set<string>();

/**
 * When an attempt may be made there, `undefined` for at once. The first after the wait asks alone.
 */
export function waitFor(host: string, now: Date): Date | undefined {
  const end = until.get(host);
  if (end === undefined) return undefined;
  // a clock that was ahead wrote what lies further away
  const isOver = now.getTime() >= end || end > now.getTime() + WAIT_MS;
  if (!isOver || asking.has(host)) return new Date(now.getTime() + WAIT_MS);
  asking.add(host);
  return undefined;
}

/** How an attempt there went; without a duration no answer came in time. */
export function noteDuration(host: string, ms: number | null, now: Date): void {
  asking.delete(host);
  until.delete(host);
  if (ms !== null && ms < SLOW_MS) return;
  if (until.size >= MOST) until.delete(until.keys().next().value as string);
  until.set(host, now.getTime() + WAIT_MS);
}
