import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'khum-twins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function twins(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/twins.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const written = (name: string, lines: readonly string[]): string => {
  writeFileSync(path.join(folder, name), lines.join('\n'));
  return path.join(folder, name);
};

test('BEY-48: labelled pairs get precision, recall and F1 of both tiers; what cannot be read is left out', () => {
  const file = written('pairs.tsv', [
    'same\ttitle_a\tbrand_a\tprice_a\ttitle_b\tbrand_b\tprice_b',
    '1\tSonvo 13" WH-1000XM5 headphones\tSonvo\t100\theadphones Sonvo WH1000XM5\t\t',
    '0\tSonvo WH-1000XM5 headphones\t\t\tSonvo WH-1000XM4 headphones\t\t',
    '1\tSonvo WF-C500 earbuds\t\t\tkettle\t\t',
    'x\tbroken',
  ]);
  const { status, stdout, stderr } = twins('--pairs', file, '--json');
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: '1 rows without a title, a label or an id are left out.\n',
  });
  expect(JSON.parse(stdout)).toEqual({
    pairs: 3,
    same: { precision: 1, recall: 0.5, f1: 0.6667 },
    likely: { precision: 1, recall: 0.5, f1: 0.6667 },
  });
});

test('BEY-48: listings are put into groups; a file without titles is refused in a sentence', () => {
  const file = written('listings.csv', [
    'id,title,brand,price,image_hash',
    'a,"Daster batik, Melati wanita",,,9f3c77aa0102ff10',
    'b,Melati daster batik jumbo murah,,,9f3c77aa0102ff11',
    'c,Kabel data usb,,,not-a-hash',
  ]);
  const { status, stdout } = twins('--listings', file, '--json');
  expect({ status, groups: JSON.parse(stdout) }).toEqual({
    status: 0,
    groups: { groups: [['a', 'b'], ['c']] },
  });
  expect(twins('--listings', written('bad.csv', ['id,name', '1,x']))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/has no column title\.\n$/),
  });
  expect(twins('--listings', 'a', '--pairs', 'b')).toMatchObject({ status: 2 });
});

test('OPS-20: makers read from titles get precision, recall and F1; "no brand" is none', () => {
  const file = written('brands.tsv', [
    'title\tbrand',
    'Laptop HP 14s i5\thp',
    'Kabel data untuk Xiaomi\tNo Brand',
    'Rak sepatu susun\tSusunan',
    'Kulkas 2 pintu merk Sharp\tPolytron',
  ]);
  const { status, stdout } = twins('--brands', file, '--json');
  expect({ status, ...JSON.parse(stdout) }).toEqual({
    status: 0,
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
  () => {
    const scores = readdirSync(DATA)
      .filter((name) => name.endsWith('.tsv'))
      .map(
        (name) =>
          JSON.parse(twins('--pairs', path.join(DATA, name), '--json').stdout) as {
            same: { precision: number };
            likely: { f1: number };
          },
      );
    const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    expect(mean(scores.map(({ likely }) => likely.f1))).toBeGreaterThanOrEqual(0.72);
    expect(mean(scores.map(({ same }) => same.precision))).toBeGreaterThanOrEqual(0.97);
  },
);
