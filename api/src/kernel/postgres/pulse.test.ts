import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from './pulse.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function pulseOf(probe: () => Promise<void>) {
  const said: string[] = [];
  const pulse = new Pulse({
    probe,
    onChange: (change) =>
      said.push(
        change.isDown ? `down: ${(change.error as Error).message}` : `up after ${change.awayMs}`,
      ),
  });
  return { pulse, said };
}

test('12.2: each change of state is logged once, and a database that is back is found without anybody asking', async () => {
  let isThere = false;
  let looks = 0;
  const { pulse, said } = pulseOf(async () => {
    looks += 1;
    if (!isThere) throw new Error('refused');
  });
  expect(await Promise.all([pulse.answers(), pulse.answers(), pulse.answers()])).toEqual([
    false,
    false,
    false,
  ]);
  expect(looks, 'those who ask together share one look').toBe(1);
  for (let n = 0; n < 20; n += 1) pulse.suspect();
  await pass(1400);
  expect(looks, 'twice a second').toBe(3);
  expect(said).toEqual(['down: refused']);
  isThere = true;
  await pass(500);
  expect(pulse.isDown).toBe(false);
  expect(said).toEqual(['down: refused', 'up after 1500']);
  await pass(60_000);
  expect(looks, 'nobody looks while all is well').toBe(4);
  pulse.stop();
});

test('12.11: on a busy machine a look may take too long; statements that are answered say more', async () => {
  const { pulse, said } = pulseOf(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error('timeout expired');
  });
  const asked = pulse.answers();
  await pass(10);
  pulse.seen();
  await pass(40);
  expect(await asked).toBe(true);
  expect(await pulse.answers(), 'an answer a moment ago is enough').toBe(true);
  await pass(450);
  const later = pulse.answers();
  await pass(50);
  expect(await later).toBe(false);
  pulse.seen();
  expect(pulse.isDown).toBe(false);
  expect(said).toEqual(['down: timeout expired', 'up after 0']);
  pulse.stop();
});
