/**
 * Imports as processes of their own: the command line, its memory, and what a kill leaves behind.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, utimesSync, writeSync } from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { feed, ROOT, snapshot, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';
import type { World } from '../../../../test/world.ts';
import { BIG_HEADER, writeBigFeed } from '../../../../seed/feeds/big.ts';

const world = await makeWorld();

interface Ran {
  code: number | null;
  signal: string | null;
  out: string;
  err: string /** Highest resident memory in MB, where the system tells. */;
  peak: number | null;
}

/** Runs the command line; `killWhen` ends it with SIGKILL as soon as its standard error says so. */
function run(of: World, args: string[], killWhen?: RegExp): Promise<Ran> {
  const child = spawn(process.execPath, ['bin/import.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: of.url, LOG_LEVEL: 'silent', NODE_ENV: 'test' },
  });
  const ran: Ran = { code: null, signal: null, out: '', err: '', peak: null };
  child.stdout.on('data', (data) => {
    ran.out += data;
  });
  child.stderr.on('data', (data) => {
    ran.err += data;
    if (killWhen?.test(ran.err)) child.kill('SIGKILL');
  });
  const status = `/proc/${child.pid}/status`;
  const timer = setInterval(() => {
    const high = existsSync(status)
      ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
      : undefined;
    if (high) ran.peak = Number(high) / 1024;
  }, 50);
  return new Promise((resolve) =>
    child.on('close', (code, signal) => {
      clearInterval(timer);
      resolve({ ...ran, code, signal });
    }),
  );
}

const lastLine = (ran: Ran) => JSON.parse(ran.out.trim().split('\n').at(-1) as string);
const aged = (file: string) => {
  utimesSync(file, new Date('2026-11-01T00:00:00Z'), new Date('2026-11-01T00:00:00Z'));
  return file;
};

test('OPS-22: the command line ends with one line of JSON; exit codes say done, refused or wrong usage', async () => {
  const done = await run(world, [
    feed('csv-ok.csv'),
    '--tenant',
    'th',
    '--source',
    'cli',
    '--json',
    '--observed-at',
    '2026-11-01T00:00:00Z',
  ]);
  expect(done.code, done.err).toBe(0);
  expect(done.out.trim().split('\n')).toHaveLength(1);
  expect(lastLine(done)).toMatchObject({
    runId: expect.any(Number),
    read: 5,
    created: 5,
    updated: 0,
    unchanged: 0,
    refused: 0,
    observations: 5,
    deals: expect.any(Number),
    reasons: {},
    errors: [],
  });
  expect(done.err).toContain('Suggested mapping, in use: --map id=id,title=title');
  const refused = await run(world, [
    temporary('cut.csv', 'id,title,price,url\n1,"a'),
    '--tenant',
    'TH',
    '--source',
    'cli cut',
    '--json',
  ]);
  expect(refused.code).toBe(1);
  expect(lastLine(refused)).toMatchObject({
    state: 'FAILED',
    created: 0,
    failure: { reason: 'truncated' },
  });
  expect((await run(world, ['--source', 'x'])).code).toBe(2);
  expect((await run(world, [feed('csv-ok.csv'), '--source', 'x', '--nonsense'])).code).toBe(2);
  const help = await run(world, ['--help']);
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('--accept-drop') });
  const back = await run(world, ['--rollback', String(lastLine(done).runId), '--json']);
  expect(back.code, back.err).toBe(0);
  expect(lastLine(back)).toMatchObject({ state: 'ROLLED_BACK', removedOffers: 5 });
});

const [ROWS, BATCH] = [8000, 1000];

test('OPS-24: killed while applying and while reading, the next import goes on and ends where an undisturbed one does', async () => {
  const file = temporary('big.csv', '');
  await writeBigFeed(file, ROWS);
  aged(file);
  const calm = await makeWorld();
  const args = [file, '--tenant', 'TH', '--source', 'big', '--json', '--batch', String(BATCH)];
  const reading = await run(world, args, /Suggested mapping/);
  expect(reading.signal).toBe('SIGKILL');
  expect(
    await world.database
      .platform()
      .row(sql`select count(*)::int as n from offer where source = 'big'`),
  ).toEqual({ n: 0 });
  const applying = await run(world, args, new RegExp(`TH: ${2 * BATCH} of ${ROWS}`));
  expect(applying.signal).toBe('SIGKILL');
  const half = await world.database
    .platform()
    .row<{ n: number }>(sql`select count(*)::int as n from offer where source = 'big'`);
  expect(half?.n).toBeGreaterThanOrEqual(2 * BATCH);
  expect((half?.n ?? 0) % BATCH, 'whole batches only').toBe(0);
  const [done, undisturbed] = [await run(world, args), await run(calm, args)];
  expect(done.err).toContain('which was interrupted');
  expect(lastLine(done)).toMatchObject({
    read: ROWS,
    created: ROWS,
    updated: 0,
    unchanged: 0,
    observations: ROWS,
  });
  expect({ ...lastLine(done), runId: 0, deals: 0 }).toEqual({
    ...lastLine(undisturbed),
    runId: 0,
    deals: 0,
  });
  const [here, there] = (await Promise.all([snapshot(world), snapshot(calm)])) as {
    offers: unknown[];
    points: unknown[];
  }[];
  expect((here as { offers: unknown[] }).offers).toEqual((there as { offers: unknown[] }).offers);
  expect(here).toEqual(there);
  expect(lastLine(await run(world, args))).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: ROWS,
    observations: 0,
  });
}, 600_000);

/** Writes some 100 MB piece by piece. */
function large(name: string, first: string, piece: (at: number) => string): string {
  const file = temporary(name, first);
  const handle = openSync(file, 'a');
  for (let size = 0, at = 0; size < 100 * 1024 ** 2; at += 1) size += writeSync(handle, piece(at));
  closeSync(handle);
  return file;
}

test.skipIf(!existsSync('/proc/self/status'))(
  'OPS-20: 100 MB of garbage is refused in bounded memory',
  async () => {
    const base =
      (await run(world, [feed('csv-ok.csv'), '--tenant', 'TH', '--source', 'base', '--dry-run']))
        .peak ?? 0;
    const noise = (at: number, length: number) =>
      Buffer.from(Array.from({ length }, (_, i) => 33 + ((at * 31 + i * i * 17) % 90))).toString(
        'latin1',
      );
    const cells = Array.from({ length: 997 }, (_, at) =>
      noise(at, 400).replace(/["\n\r]/g, ','),
    ).join('\n');
    const garbage: [string, string][] = [
      [large('rows.csv', `${BIG_HEADER}\n`, () => `${cells}\n`), 'nothing accepted'],
      [large('line.csv', '', () => cells.replaceAll('\n', ' ')), 'too many columns'],
      [
        large('list.json', '[', () =>
          `{"id":"x","title":"y","price":"call","url":"https://s.example/","description":"${'long '.repeat(400)}"},`.repeat(
            200,
          ),
        ),
        'truncated',
      ],
      [large('tags.xml', '<rss>', () => '<item><x>y</x></item>'.repeat(5000)), 'columns'],
    ];
    for (const [file, reason] of garbage) {
      const ran = await run(world, [file, '--tenant', 'TH', '--source', 'garbage', '--json']);
      expect(ran.code, ran.err.slice(-500)).toBe(1);
      expect(lastLine(ran), path.basename(file)).toMatchObject({
        created: 0,
        observations: 0,
        failure: { reason },
      });
      expect(
        (ran.peak ?? 0) - base,
        `${path.basename(file)}: ${ran.peak} MB, ${base} MB without`,
      ).toBeLessThan(300);
    }
    expect(
      await world.database.platform().row(sql`select count(*)::int as n from import_staging`),
    ).toEqual({ n: 0 });
  },
  600_000,
);
