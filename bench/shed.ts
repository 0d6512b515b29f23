/**
 * More visitors than can be served: pages rebuilt per second with 100 keep-alive clients, against
 * the most that any number of clients gets, and how fast the others are refused, beside what the
 * event loop lets nobody avoid: the time that `/healthz` takes meanwhile. Clients wait as
 * `Retry-After` says, and once more they do not. Then as many clients as one worker refuses nobody
 * of ask four.
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percent, report } from './measure.ts';
import { child } from './web.ts';
import type { BenchWorld } from './world.ts';

const [SECONDS, SHORT_SECONDS] = [8, 3];
/**
 * In turns with the capacity, since a shared machine is not as fast all the time; the median
 * counts.
 */
const ROUNDS = 3;
const CLIENTS = 100;
const BEST_OF = [2, 4, 8, 16];
const WORKERS = 4;
const FEW = [16, 24, 48];
/**
 * How often the event loop is felt, on so many connections: a new one for each would wait to be
 * accepted, one a turn.
 */
const [PULSE_MS, PULSES] = [20, 16];
/** A refusal may take so much longer than the least that the process answers. */
const REFUSAL_MS = 10;

interface Siege {
  readonly rate: number;
  readonly refused: number;
  /**
   * Of those who were refused, of those who were served, and of `/healthz` meanwhile: what 95 of
   * 100 stay below, in milliseconds.
   */
  readonly refusal95: number;
  readonly page95: number;
  readonly loop95: number;
}

export async function benchShed(world: BenchWorld): Promise<void> {
  const site = await child('serve.ts', { BENCH_URL: world.url, BENCH_DATA: world.config.dataDir });
  await besiege(site.url, 4, true);
  for (const [how, isPatient] of [
    ['who come back when they are told to', true],
    ['who ask again at once', false],
  ] as const) {
    const rounds: (Siege & { ratio: number; most: number; above: number })[] = [];
    while (rounds.length < ROUNDS) {
      const most = await capacity(site.url);
      const siege = await besiege(site.url, CLIENTS, isPatient);
      rounds.push({
        ...siege,
        most,
        ratio: siege.rate / most,
        above: siege.refusal95 - siege.loop95,
      });
    }
    const { ratio, rate, most, page95 } = median(rounds, (one) => one.ratio);
    report(
      `${CLIENTS} clients ${how}, against the best`,
      `${percent(ratio)} (${rate.toFixed(0)} of ${most.toFixed(0)} a second, ${page95.toFixed(0)} ms)`,
      {
        text: '≥ 80 %',
        ok: ratio >= 0.8,
      },
    );
    const { above, refusal95, loop95, refused } = median(rounds, (one) => one.above);
    report(
      'their refusals, above the delay of the event loop',
      `${above.toFixed(0)} ms (${refusal95.toFixed(0)} of ${loop95.toFixed(0)} ms, ${refused} in ${SECONDS} s)`,
      // those of clients who ask again at once are held back
      isPatient ? { text: `< ${REFUSAL_MS} ms`, ok: above < REFUSAL_MS } : undefined,
    );
  }
  await manyWorkers(world, site.url);
  site.process.kill();
}

/** The most pages a second that any number of clients gets. */
async function capacity(site: string): Promise<number> {
  const found: number[] = [];
  for (const clients of BEST_OF)
    found.push((await besiege(site, clients, true, SHORT_SECONDS)).rate);
  return Math.max(...found);
}

function median<One>(all: readonly One[], by: (one: One) => number): One {
  return all.toSorted((one, other) => by(one) - by(other))[Math.floor(all.length / 2)] as One;
}

/** More workers refuse nobody whom one does not. */
async function manyWorkers(world: BenchWorld, alone: string): Promise<void> {
  const many = await child('serve-many.ts', {
    BENCH_URL: world.url,
    BENCH_DATA: world.config.dataDir,
    BENCH_WORKERS: String(WORKERS),
  });
  await besiege(many.url, 4, true);
  for (const clients of FEW) {
    const [one, all] = [
      await besiege(alone, clients, false),
      await besiege(many.url, clients, false),
    ];
    report(
      `${clients} clients, refused by ${WORKERS} workers and by one`,
      `${all.refused} and ${one.refused} (${all.rate.toFixed(0)} and ${one.rate.toFixed(0)} pages a second)`,
      { text: 'none where one has none', ok: all.refused === 0 || one.refused > 0 },
    );
  }
  many.process.kill();
}

let asked = 0;

async function besiege(
  site: string,
  clients: number,
  isPatient: boolean,
  seconds = SECONDS,
): Promise<Siege> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const [served, refused]: [number[], number[]] = [[], []];
  // connections are accepted one a turn of the event loop, which is no delay of a refusal
  await Promise.all(Array.from({ length: clients }, () => ask(`${site}/healthz`, agent)));
  const end = performance.now() + seconds * 1000;
  const loop = feel(site, end);
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const { status, after, took } = await ask(
          `${site}/search?keyword=phone${(asked += 1)}`,
          agent,
        );
        (status === 200 ? served : refused).push(took);
        // nobody comes back on the millisecond
        if (status !== 200 && isPatient) await wait(after * 1000 * (1 + Math.random() / 2));
      }
    }),
  );
  agent.destroy();
  return {
    rate: served.length / seconds,
    refused: refused.length,
    refusal95: worst(refused),
    page95: worst(served),
    loop95: worst(await loop),
  };
}

/** Asks for next to nothing every few milliseconds, whether or not the last answer came. */
async function feel(site: string, end: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: PULSES });
  const all: Promise<{ took: number }>[] = [];
  while (performance.now() < end) {
    all.push(ask(`${site}/healthz`, agent));
    await wait(PULSE_MS);
  }
  const found = await Promise.all(all);
  agent.destroy();
  return found.map(({ took }) => took);
}

function ask(url: string, agent: Agent): Promise<{ status: number; after: number; took: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          after: Number(answer.headers['retry-after'] ?? 0),
          took: performance.now() - began,
        }),
      );
    });
    request.on('error', reject);
  });
}

/** What 95 of 100 stay below. */
function worst(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
