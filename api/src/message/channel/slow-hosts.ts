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

/**
 * An attempt begins there; what is answered ends it, with how long it took, null where no answer came
 * in time.
 */
export function beginAt(host: string, now: Date): (ms: number | null) => void {
  const noteSlow = () => {
    if (until.size >= MOST) until.delete(until.keys().next().value as string);
    until.set(host, now.getTime() + WAIT_MS);
  };
  // what else is for it waits as soon as this is known, not only once an answer has come
  const timer = setTimeout(noteSlow, SLOW_MS).unref();
  return (ms) => {
    clearTimeout(timer);
    asking.delete(host);
    if (ms === null || ms >= SLOW_MS) noteSlow();
    else until.delete(host);
  };
}
