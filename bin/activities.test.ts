import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callCommand, runCommand } from '../test/command.ts';
import type { Ran } from '../test/command.ts';
import { temporary } from '../test/feeds.ts';
import { makeWorld } from '../test/world.ts';

const world = await makeWorld();
const activities = (...args: string[]): Promise<Ran> =>
  callCommand(world, 'bin/activities.ts', ...args);

/** The command has the clock of the machine. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const texts = (text: string) => ({ th: text, en: text, id: text });
const DRAFT = {
  code: 'by-command',
  title: texts('By command'),
  summary: texts('Try'),
  rules: texts('<p>Rules</p>'),
  cover: '/cover.webp',
  startAt: inHours(-1),
  endAt: inHours(1),
  prizes: [
    {
      name: texts('Voucher'),
      image: '/v.webp',
      kind: 'VOUCHER',
      odds: '99.5 %',
      stock: 2,
      cost: 100,
      codesFile: 'codes.txt',
    },
    { name: texts('Mug'), image: '/m.webp', kind: 'GOODS', odds: 50, stock: 5, cost: 20_000 },
  ],
  chances: [{ reason: 'BASE', chances: 2, mostADay: 1, mostInAll: 2 }],
};
const file = temporary('draft.json', '');
writeFileSync(file, JSON.stringify(DRAFT));
writeFileSync(file.replace(/draft\.json$/, 'codes.txt'), '\uFEFFSECRET-1\r\nSECRET-2\r\n');

test('OPS-60, BEY-13: from a file by commands: stored, rehearsed, published, exported, and all of it noted; codes are never printed', async () => {
  // in a process of its own, as operators run it
  const made = await runCommand(
    world,
    'bin/activities.ts',
    'make',
    file,
    '--tenant',
    'TH',
    '--json',
  );
  expect(made, made.err).toMatchObject({ code: 0 });
  const { id } = JSON.parse(made.out) as { id: string };
  const played = await activities('rehearse', id, '--draws', '5000');
  expect(played, played.err).toMatchObject({ code: 0 });
  expect(played.out).toContain('odds used are odds shown');
  expect(played.out).toMatch(/Voucher {2}odds {2}99\.50 %.* 2 won, ฿2, gone at draw [23]\n/);
  const published = await activities('publish', id);
  expect(published, published.err).toMatchObject({ code: 0 });
  expect(published.out).toMatch(/^commit {6}[0-9a-f]{64}\nterms hash {2}[0-9a-f]{64}\n$/);
  expect(published.err).toContain('sealed by this site alone');
  const table = file.replace(/draft\.json$/, 'parcels.csv');
  const opened = await activities('export', id, table, '--reason', 'courier');
  expect(opened, opened.err).toMatchObject({ code: 0 });
  expect(statSync(table).mode & 0o777).toBe(0o600);
  expect(readFileSync(table, 'utf8')).toMatch(/^\uFEFF"award","prize"/);
  const audit = await activities('audit', id);
  expect(audit.out).toMatch(/award\.export[\s\S]*lottery\.publish[\s\S]*lottery\.make/);
  for (const ran of [made, played, published, opened, audit])
    expect(ran.out + ran.err).not.toContain('SECRET');
});

test('OPS-60: every fault of a file at once, wrong usage and what there is not', async () => {
  const odd = temporary('odd.json', '');
  writeFileSync(odd, JSON.stringify({ ...DRAFT, code: 'Odd Code', prizes: [], surprise: 1 }));
  const refused = await activities('make', odd, '--tenant', 'TH');
  expect(refused).toMatchObject({ code: 1, out: '' });
  for (const place of ['code: ', 'prizes: ', 'surprise: ']) expect(refused.err).toContain(place);
  const unsaid = await activities('withdraw', '1', '--tenant', 'TH');
  expect(unsaid).toMatchObject({ code: 2, err: expect.stringContaining('--reason') });
  const unread = await activities('verify', file);
  expect(unread).toMatchObject({ code: 1, err: expect.stringContaining('is no record') });
});
