/** Whether workers die faster than it makes sense to replace them. */

const DEATHS = 10;
const WITHIN_MS = 60_000;

/** Notes a death at `now` (ms); true when that many workers died within a minute. */
export function isCrashLoop(deaths: number[], now: number): boolean {
  deaths.push(now);
  while ((deaths[0] as number) < now - WITHIN_MS) deaths.shift();
  return deaths.length >= DEATHS;
}
