import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { Pulse } from './pulse.ts';

const pulses: Pulse[] = [];
afterAll(() => pulses.forEach((one) => one.stop()));

function pulseOf(probe: () => Promise<void>) {
  const said: string[] = [];
  const pulse = new Pulse({ probe, onChange: (change) => said.push(change.isDown ? `down: ${(change.error as Error).message}` : 'up') });
  pulses.push(pulse);
  return { pulse, said };
}

test('12.2: each change of state is said once, and a database that is back is found without anybody asking', async () => {
  let isThere = false;
  let looks = 0;
  const { pulse, said } = pulseOf(async () => {
    looks += 1;
    if (!isThere) throw new Error('refused');
  });
  expect(await Promise.all([pulse.answers(), pulse.answers(), pulse.answers()])).toEqual([false, false, false]);
  expect(looks, 'those who ask together share one look').toBe(1);
  for (let n = 0; n < 20; n += 1) pulse.suspect();
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(said).toEqual(['down: refused']);
  isThere = true;
  await expect.poll(() => pulse.isDown).toBe(false);
  expect(said).toEqual(['down: refused', 'up']);
  const after = looks;
  await wait(1200);
  expect(looks, 'nobody looks while all is well').toBe(after);
});

test('12.11: on a busy machine a look may take too long; statements that are answered say more', async () => {
  const { pulse, said } = pulseOf(async () => {
    await wait(50);
    throw new Error('timeout expired');
  });
  const asked = pulse.answers();
  await wait(10);
  pulse.seen();
  expect(await asked).toBe(true);
  expect(await pulse.answers(), 'an answer a moment ago is enough').toBe(true);
  await wait(450);
  expect(await pulse.answers()).toBe(false);
  pulse.seen();
  expect(pulse.isDown).toBe(false);
  expect(said).toEqual(['down: timeout expired', 'up']);
});
