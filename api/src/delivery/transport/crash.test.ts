/** Workers that die at any point between the commit of a message and the mark that it was sent. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { openPostOffice } from '../../../../test/post-office.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import { sendMessage } from '../index.ts';

/** `KHUM_CRASHES` sets another number; 40 every night. */
const CRASHES = Number(process.env.KHUM_CRASHES ?? 8);
const MESSAGES = CRASHES * 12;
const ROOT = path.resolve(import.meta.dirname, '../../../..');

/**
 * Where a worker dies: when the server has received so much of so many messages, and so many ms later.
 */
const PHASES = ['connection', 'sender', 'receiver', 'line', 'message', 'answered'] as const;
type Phase = (typeof PHASES)[number];

/** The same points in each run (a linear congruential generator). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

let heard: (phase: Phase) => void = () => {};
const report =
  <Rest extends readonly unknown[]>(phase: Phase) =>
  (...rest: [...Rest, (error?: null) => void]) => {
    heard(phase);
    (rest.at(-1) as (error?: null) => void)();
  };
const raws: string[] = [];
const office = await openPostOffice({
  onConnect: report('connection'),
  onMailFrom: report('sender'),
  onRcptTo: report('receiver'),
  onData(stream, _session, done) {
    let raw = '';
    stream.on('data', (part) => {
      raw += part;
      heard('line');
    });
    stream.on('end', () => {
      heard('message');
      raws.push(raw);
      done(null, 'taken');
      heard('answered');
    });
  },
});
const world = await makeWorld({
  env: { SMTP_URL: office.url, MAIL_FROM: 'no-reply@khum.example' },
});

test(`outbox: nothing lost, nothing sent that was rolled back, over ${CRASHES} workers killed between commit and mark`, async () => {
  const ctx = await world.ctx();
  const expiresAt = new Date(ctx.now.getTime() + 86_400_000);
  const write = (on: typeof ctx, key: string) => {
    const holes = { code: '123456', minutes: '10', scene: 'LOGIN' } as const;
    return sendMessage(on, {
      channel: 'EMAIL',
      to: `${key}@example.com`,
      template: 'verification-code',
      lang: 'th',
      holes,
      key,
      secret: key.length % 2 === 0,
      expiresAt,
    });
  };
  for (let at = 0; at < MESSAGES; at += 1)
    await ctx.db.transaction((db) => write({ ...ctx, db }, `kept${at}`));
  for (let at = 0; at < 40; at += 1) {
    const undone = ctx.db.transaction(async (db) => {
      await write({ ...ctx, db }, `ghost${at}`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  }
  const pick = seeded(20_261_121);
  const died: string[] = [];
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const phase = PHASES[crash % PHASES.length] as Phase;
    // a worker opens few connections, and sends many messages over each
    died.push(await crashed(crash, phase, 1 + pick(phase === 'connection' ? 2 : 12), pick(4)));
  }
  expect(died).toEqual(Array.from({ length: CRASHES }, () => 'SIGKILL'));
  const killedWith = await waiting();
  expect(killedWith, 'the last crash still had messages to lose').toBeGreaterThan(0);
  const last = worker(CRASHES);
  // it has to start first, which takes a busy machine most of a minute
  await expect.poll(waiting, { interval: 50, timeout: 240_000 }).toBe(0);
  last.kill('SIGTERM');
  expect((await once(last, 'exit'))[0]).toBe(0);

  const byReceiver = Map.groupBy(
    raws,
    (raw) => /^To: (.+)@example\.com\r?$/m.exec(raw)?.[1] as string,
  );
  const lost = Array.from({ length: MESSAGES }, (_, at) => `kept${at}`).filter(
    (key) => !byReceiver.has(key),
  );
  expect(lost).toEqual([]);
  expect([...byReceiver.keys()].filter((key) => key.startsWith('ghost'))).toEqual([]);
  for (const copies of byReceiver.values())
    expect(new Set(copies.map((raw) => /^Message-ID: (.+)$/m.exec(raw)?.[1])).size).toBe(1);
  const doubled = raws.length - MESSAGES;
  expect(doubled, 'each crash can double what was under way, and nothing else').toBeLessThanOrEqual(
    CRASHES * 6,
  );
  const rows = await world.database
    .platform()
    .rows(sql`select status, count(*)::int as n from letter group by status`);
  expect(rows).toEqual([{ status: 'SENT', n: MESSAGES }]);
  process.stdout.write(
    `outbox: ${MESSAGES} messages, ${CRASHES} crashes, 0 lost, 0 of what was rolled back, ${doubled} doubled with the same Message-ID\n`,
  );
});

const waiting = async () =>
  (
    await world.database
      .platform()
      .row<{ n: number }>(sql`select count(*)::int as n from job where name like 'letter.carry%'`)
  )?.n ?? 0;

/**
 * The worker of a round; each round is two minutes after the one before, when the leases of the
 * dead have run out.
 */
function worker(round: number) {
  const at = new Date(START).getTime() + round * 120_000;
  return spawn(
    process.execPath,
    ['test/children/delivery-worker.ts', world.url, office.url, String(at)],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/**
 * Runs a worker until the server has received `phase` so many times, and kills it then; says how it
 * ended.
 */
async function crashed(round: number, phase: Phase, times: number, delay: number): Promise<string> {
  const child = worker(round);
  let left = times;
  heard = (now) => {
    if (now !== phase || (left -= 1) !== 0) return;
    if (delay === 0) child.kill('SIGKILL');
    else setTimeout(() => child.kill('SIGKILL'), delay);
  };
  const [, signal] = await once(child, 'exit');
  heard = () => {};
  return signal as string;
}
