/**
 * Load shedding as a rule: who is let in, who waits, who is sent away, over any order of comings
 * and goings.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Load, Refusals } from './load.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const clock = () => Date.now();
const PATIENCE_MS = 700;

/**
 * Visitors who ask again as soon as they are answered, over a process that makes `most` pages at a
 * time, each in `workMs`.
 */
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
    fc.asyncProperty(
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 5, max: 400 }),
      async (visitors, most, workMs) => {
        const seconds = 12;
        const { served, refused, slowestMs, load } = await besiege(visitors, most, workMs, seconds);
        const capacity = (seconds * 1000 * Math.min(most, visitors)) / workMs;
        expect(served).toBeGreaterThanOrEqual(capacity * 0.8 - most);
        expect(slowestMs).toBeLessThanOrEqual(2000);
        if (visitors <= most) expect(refused).toBe(0);
        expect(load).toMatchObject({ underWay: 0, queued: 0, shed: refused });
      },
    ),
    { numRuns: 40 },
  );
});

test('12.11: how many wait follows from how fast pages are made, not from a number', async () => {
  const [fast, slow] = [await besiege(60, 8, 80, 20), await besiege(60, 8, 800, 20)];
  // before some pages were made nobody knows how fast they are
  expect(fast.refused).toBeLessThan(25);
  expect(slow.refused).toBeGreaterThan(100);
});

test('12.11: a page that never ends keeps nobody waiting: they hear so after their patience, and those behind them at once', async () => {
  const load = new Load(1, PATIENCE_MS, clock);
  await load.enter();
  const waits: Promise<unknown>[] = [];
  while (!load.isFull)
    waits.push(load.enter().catch((error: { key: string }) => [error.key, clock() - came]));
  const came = clock();
  await expect(load.enter()).rejects.toMatchObject({ key: 'server.busy' });
  await vi.advanceTimersByTimeAsync(2000);
  for (const wait of waits) expect(await wait).toEqual(['server.busy', 1750]);
  expect(load).toMatchObject({ underWay: 1, queued: 0 });
});

test('12.11: refusals that come in a crowd now and then are sent at once', () => {
  let now = 0;
  const refusals = new Refusals(() => now);
  for (let second = 0; second < 10; second += 1) {
    now = second * 1000;
    for (let one = 0; one < 100; one += 1) expect(refusals.delayMs()).toBe(0);
  }
});

test('12.11: of clients who ask again as soon as they are refused, however many, no more than 200 a second are answered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 0, max: 40 }),
      (clients, roundTripMs) => {
        let now = 0;
        const refusals = new Refusals(() => now);
        // each client's next request, in the order of their coming
        const due = Array.from({ length: clients }, () => 0);
        let answered = 0;
        for (now = 0; now < 5000; now += 1)
          for (const [client, at] of due.entries())
            if (at <= now) {
              due[client] = now + refusals.delayMs() + Math.max(1, roundTripMs);
              answered += 1;
            }
        expect(answered).toBeLessThanOrEqual(200 * 5 + 100 + clients);
        expect(answered).toBeGreaterThanOrEqual(
          Math.min(200 * 5, (clients * 5000) / (Math.max(1, roundTripMs) + 1)) - clients,
        );
      },
    ),
    { numRuns: 30 },
  );
});
