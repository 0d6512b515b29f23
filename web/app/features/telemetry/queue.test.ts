import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TRACKING } from '#contract/constants.ts';
import { makeQueue, split } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('TEL-02, CONST-14: thirty events in five seconds are one sending, ten seconds after the first', () => {
  const sent: number[] = [];
  const queue = makeQueue<number>(
    { throttleMs: TRACKING.telemetryThrottleMs, batch: 200, length: 200_000 },
    (items) => sent.push(items.length),
  );
  for (let n = 0; n < 30; n += 1) {
    queue.add(n);
    vi.advanceTimersByTime(5000 / 30);
  }
  vi.advanceTimersByTime(4_990);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(sent).toEqual([30]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([30]);
});

test('TEL-05, CONST-14: eleven items are two beacons, a minute after the first; what is too long is split, or dropped', () => {
  const sent: string[][] = [];
  const queue = makeQueue<string>(
    { throttleMs: TRACKING.beaconThrottleMs, batch: TRACKING.batch, length: TRACKING.batchLength },
    (items) => sent.push([...items]),
  );
  for (let n = 0; n < 11; n += 1) queue.add(String(n));
  vi.advanceTimersByTime(59_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent.map((items) => items.length)).toEqual([10, 1]);
  const long = 'x'.repeat(4000);
  for (const items of split([long, long, long, 'short'], 10, 10_240))
    expect(JSON.stringify(items).length).toBeLessThanOrEqual(10_240);
  expect(split([long, long, long, 'short'], 10, 10_240).map((items) => items.length)).toEqual([
    2, 2,
  ]);
  expect(split(['x'.repeat(20_000), 'short'], 10, 10_240)).toEqual([['short']]);
});

test('TEL-10: what waits goes at once when the page is hidden', () => {
  const sent: string[][] = [];
  const queue = makeQueue<string>({ throttleMs: 10_000, batch: 10, length: 1000 }, (items) =>
    sent.push([...items]),
  );
  queue.add('a');
  queue.flush();
  queue.flush();
  expect(sent).toEqual([['a']]);
  vi.advanceTimersByTime(20_000);
  expect(sent).toEqual([['a']]);
});
