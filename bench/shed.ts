/**
 * More visitors than can be served: pages made anew per second with 100 keep-alive clients, against the most that any number of
 * clients gets, and how fast the others are refused. Clients wait as `Retry-After` says, and once more they do not.
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percent, report } from './measure.ts';
import { child } from './web.ts';
import type { BenchWorld } from './world.ts';

const SECONDS = 8;
const CLIENTS = 100;
const BEST_OF = [2, 4, 8, 16];

interface Siege {
  readonly rate: number;
  readonly refused: number;
  /** Of those who were refused, and of those who were served, in milliseconds. */
  readonly refusal95: number;
  readonly page95: number;
}

export async function benchShed(world: BenchWorld): Promise<void> {
  const site = await child('serve.ts', { BENCH_URL: world.url, BENCH_DATA: world.config.dataDir });
  await besiege(site.url, 4, true);
  const capacity = async () => {
    const found: number[] = [];
    for (const clients of BEST_OF) found.push((await besiege(site.url, clients, true)).rate);
    return Math.max(...found);
  };
  for (const [how, isPatient] of [
    ['who come back when they are told to', true],
    ['who ask again at once', false],
  ] as const) {
    // before and after, since a shared machine is not as fast all the time
    const before = await capacity();
    const siege = await besiege(site.url, CLIENTS, isPatient);
    const most = Math.max(before, await capacity());
    const ratio = siege.rate / most;
    report(
      `${CLIENTS} clients ${how}, against the best`,
      `${percent(ratio)} (${siege.rate.toFixed(0)} of ${most.toFixed(0)} a second, ${siege.page95.toFixed(0)} ms)`,
      { text: '≥ 80 %', ok: ratio >= 0.8 },
    );
    report('their refusals', `${siege.refused} in ${SECONDS} s, 95 % within ${siege.refusal95.toFixed(0)} ms`);
  }
  site.process.kill();
}

let asked = 0;

async function besiege(site: string, clients: number, isPatient: boolean): Promise<Siege> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const [served, refused]: [number[], number[]] = [[], []];
  const end = performance.now() + SECONDS * 1000;
  const visit = (): Promise<{ status: number; after: number }> =>
    new Promise((resolve, reject) => {
      const request = get(`${site}/search?keyword=phone${(asked += 1)}`, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, after: Number(answer.headers['retry-after'] ?? 0) }));
      });
      request.on('error', reject);
    });
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        const { status, after } = await visit();
        (status === 200 ? served : refused).push(performance.now() - began);
        if (status !== 200 && isPatient) await wait(after * 1000);
      }
    }),
  );
  agent.destroy();
  return { rate: served.length / SECONDS, refused: refused.length, refusal95: worst(refused), page95: worst(served) };
}

/** What 95 of 100 stay below. */
function worst(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
