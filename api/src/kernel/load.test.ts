/** Load shedding as a rule: who is let in, who waits, who is sent away, over any order of comings and goings. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Load, Returns } from './load.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const clock = () => Date.now();
const PATIENCE_MS = 1500;

/** Visitors who ask again as soon as they are answered, over a process that makes `most` pages at a time, each in `workMs`. */
async function besiege(
  visitors: number,
  most: number,
  workMs: number,
  seconds: number,
): Promise<{ served: number; refused: number; slowestMs: number; load: Load }> {
  const load = new Load(most, PATIENCE_MS, clock);
  const end = clock() + seconds * 1000;
  const figures = { served: 0, refused: 0, slowestMs: 0 };
  const all = Array.from({ length: visitors }, async () => {
    while (clock() < end) {
      const came = clock();
      try {
        await load.enter();
      } catch {
        figures.refused += 1;
        figures.slowestMs = Math.max(figures.slowestMs, clock() - came);
        await pause(2000);
        continue;
      }
      figures.slowestMs = Math.max(figures.slowestMs, clock() - came);
      await pause(workMs);
      load.leave();
      figures.served += 1;
    }
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000 + 30_000);
  await Promise.all(all);
  return { ...figures, load };
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('12.11: however many come, what can be made is made, nobody waits for more than 2 s, and nothing is left behind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 5, max: 400 }), async (visitors, most, workMs) => {
      const seconds = 12;
      const { served, refused, slowestMs, load } = await besiege(visitors, most, workMs, seconds);
      const capacity = (seconds * 1000 * Math.min(most, visitors)) / workMs;
      expect(served).toBeGreaterThanOrEqual(capacity * 0.8 - most);
      expect(slowestMs).toBeLessThanOrEqual(2000);
      if (visitors <= most) expect(refused).toBe(0);
      expect(load).toMatchObject({ underWay: 0, queued: 0, shed: refused });
    }),
    { numRuns: 40 },
  );
});

test('12.11: how many wait follows from how fast pages are made, not from a number', async () => {
  const [fast, slow] = [await besiege(100, 8, 80, 20), await besiege(100, 8, 800, 20)];
  // before some pages were made nobody knows how fast they are
  expect(fast.refused).toBeLessThan(25);
  expect(slow.refused).toBeGreaterThan(100);
});

test('12.11: a page that never ends keeps nobody waiting: they hear so after their patience, and those behind them at once', async () => {
  const load = new Load(1, PATIENCE_MS, clock);
  await load.enter();
  const waits: Promise<unknown>[] = [];
  while (!load.isFull) waits.push(load.enter().catch((error: { key: string }) => [error.key, clock() - came]));
  const came = clock();
  await expect(load.enter()).rejects.toMatchObject({ key: 'server.busy' });
  await vi.advanceTimersByTimeAsync(2000);
  for (const wait of waits) expect(await wait).toEqual(['server.busy', 1875]);
  expect(load).toMatchObject({ underWay: 1, queued: 0 });
});

test('12.11: whoever is refused and asks again at once is answered twice a second; others are not kept waiting for it', () => {
  let now = 0;
  const returns = new Returns(() => now);
  const [hasty, other] = [{}, {}];
  expect([returns.msEarly(hasty), returns.msEarly(hasty), returns.msEarly(other)]).toEqual([0, 500, 0]);
  now = 1000;
  expect([returns.msEarly(hasty), returns.msEarly(other)]).toEqual([0, 0]);
});
