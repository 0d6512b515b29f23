import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { NO_DATABASE, callCommand, runCommand } from '../test/command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'khum-twins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COMMAND = 'bin/twins.ts';
const twins = (...args: string[]) => callCommand(NO_DATABASE, COMMAND, ...args);
const written = (name: string, lines: readonly string[]): string => {
  writeFileSync(path.join(folder, name), lines.join('\n'));
  return path.join(folder, name);
};

test('BEY-48: labelled pairs get precision, recall and F1 of both tiers; what cannot be read is left out', async () => {
  const file = written('pairs.tsv', [
    'same\ttitle_a\tbrand_a\tprice_a\ttitle_b\tbrand_b\tprice_b',
    '1\tSonvo 13" WH-1000XM5 headphones\tSonvo\t100\theadphones Sonvo WH1000XM5\t\t',
    '0\tSonvo WH-1000XM5 headphones\t\t\tSonvo WH-1000XM4 headphones\t\t',
    '1\tSonvo WF-C500 earbuds\t\t\tkettle\t\t',
    'x\tbroken',
  ]);
  // in a process of its own, as people run it
  const { code, out, err } = await runCommand(NO_DATABASE, COMMAND, '--pairs', file, '--json');
  expect({ code, err }).toEqual({
    code: 0,
    err: '1 rows without a title, a label or an id are left out.\n',
  });
  expect(JSON.parse(out)).toEqual({
    pairs: 3,
    same: { precision: 1, recall: 0.5, f1: 0.6667 },
    likely: { precision: 1, recall: 0.5, f1: 0.6667 },
  });
});

test('BEY-48: listings are put into groups; a file without titles is refused in a sentence', async () => {
  const file = written('listings.csv', [
    'id,title,brand,price,image_hash',
    'a,"Daster batik, Melati wanita",,,9f3c77aa0102ff10',
    'b,Melati daster batik jumbo murah,,,9f3c77aa0102ff11',
    'c,Kabel data usb,,,not-a-hash',
  ]);
  const { code, out } = await twins('--listings', file, '--json');
  expect({ code, groups: JSON.parse(out) }).toEqual({
    code: 0,
    groups: { groups: [['a', 'b'], ['c']] },
  });
  expect(await twins('--listings', written('bad.csv', ['id,name', '1,x']))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/has no column title\.\n$/),
  });
  expect(await twins('--listings', 'a', '--pairs', 'b')).toMatchObject({ code: 2 });
});

test('OPS-20: makers read from titles get precision, recall and F1; "no brand" is none', async () => {
  const file = written('brands.tsv', [
    'title\tbrand',
    'Laptop HP 14s i5\thp',
    'Kabel data untuk Xiaomi\tNo Brand',
    'Rak sepatu susun\tSusunan',
    'Kulkas 2 pintu merk Sharp\tPolytron',
  ]);
  const { code, out } = await twins('--brands', file, '--json');
  expect({ code, ...JSON.parse(out) }).toEqual({
    code: 0,
    titles: 4,
    brands: { precision: 0.5, recall: 0.3333, f1: 0.4 },
    missed: [
      { title: 'Rak sepatu susun', told: '', brand: 'Susunan' },
      { title: 'Kulkas 2 pintu merk Sharp', told: 'Sharp', brand: 'Polytron' },
    ],
  });
});

const DATA = path.resolve('../shared/data/matching');
test.runIf(existsSync(DATA))(
  'BEY-48: of pairs that shops themselves labelled, F1 is 0.72 on average and the first tier right in 97 of 100',
  async () => {
    const scores: { same: { precision: number }; likely: { f1: number } }[] = [];
    for (const name of readdirSync(DATA).filter((file) => file.endsWith('.tsv')))
      scores.push(JSON.parse((await twins('--pairs', path.join(DATA, name), '--json')).out));
    const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    expect(mean(scores.map(({ likely }) => likely.f1))).toBeGreaterThanOrEqual(0.72);
    expect(mean(scores.map(({ same }) => same.precision))).toBeGreaterThanOrEqual(0.97);
  },
);
