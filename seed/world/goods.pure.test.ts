import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { hasPicture, pictureName } from '../picture/draw.ts';
import { makersOf } from './brands.ts';
import { categorySeeds } from './categories.ts';
import { describe } from './descriptions.ts';
import { goodsSeeds } from './goods.ts';
import { oneOf } from './goods-drawn.ts';
import { chanceOf } from './random.ts';
import { REGIONS } from './region.ts';

test('one thing of a category is named in the singular, pairs and packs are not', () => {
  expect(
    [
      'Air fryers',
      'Wireless mice',
      "Chef's knives",
      'Smart watches',
      'Dresses',
      'Suitcases',
      'Knitted scarves',
      'Smart TVs',
      'Nail polish',
    ].map(oneOf),
  ).toEqual([
    'Air fryer',
    'Wireless mouse',
    "Chef's knife",
    'Smart watch',
    'Dress',
    'Suitcase',
    'Knitted scarf',
    'Smart TV',
    'Nail polish',
  ]);
  expect(['Running shoes', 'Grapes', 'Hair scissors'].map(oneOf)).toEqual([
    'Running shoes',
    'Grapes',
    'Hair scissors',
  ]);
});

const thai = REGIONS[0] as (typeof REGIONS)[number];
const leaves = categorySeeds().filter((one) => one.level === 3);

test('the same region gives the same goods, and nobody sells one air fryers', () => {
  const names = goodsSeeds(thai, 0.3).map((one) => one.name);
  expect(goodsSeeds(thai, 0.3).map((one) => one.name)).toEqual(names);
  const plurals = leaves
    .map((one) => one.names.en.toLowerCase())
    .filter((noun) => oneOf(noun) !== noun);
  expect(plurals.length).toBeGreaterThan(60);
  expect(
    names.filter((name) => plurals.some((noun) => ` ${name.toLowerCase()},`.includes(` ${noun},`))),
  ).toEqual([]);
});

test('every kind is sold in every region, by at least two makers, and what is dear of a kind costs more', () => {
  for (const region of REGIONS) {
    const goods = goodsSeeds(region);
    expect(new Set(goods.map((one) => one.category)).size, region.tenant).toBe(leaves.length);
    const kilos = (end: string) =>
      goods
        .filter((one) => one.category === 'gr22' && one.name.endsWith(end))
        .map((one) => one.offers[0]?.looks[0]?.price ?? 0);
    const [five, one] = [kilos('5 กก.'), kilos('1 กก.')];
    if (five.length > 0 && one.length > 0)
      expect(Math.min(...five)).toBeGreaterThan(Math.min(...one));
  }
  for (const leaf of leaves)
    expect(makersOf(leaf.code).length, leaf.code).toBeGreaterThanOrEqual(2);
});

test('every kind has a text of its own in three languages, and nothing that is eaten has a warranty', () => {
  for (const leaf of leaves)
    for (const lang of LANGUAGES) {
      const text = describe(leaf.code, 'X', lang, chanceOf(leaf.code));
      expect(text.split('\n\n').filter(Boolean).length, leaf.code).toBe(2);
      expect(text, leaf.code).not.toMatch(/[{}]|\/\//);
      if (leaf.code.startsWith('gr')) expect(text).not.toMatch(/warranty|garansi|ประกัน/);
    }
});

test('noodles, books and potted plants come in no colour, T-shirts do', () => {
  const coloured = REGIONS.flatMap((region) => goodsSeeds(region)).filter(({ offers }) =>
    offers.some(({ variant }) => variant !== null),
  );
  const kinds = new Set(coloured.map(({ category }) => category));
  expect(['gr21', 'li23', 'ho31'].filter((kind) => kinds.has(kind))).toEqual([]);
  expect(kinds).toContain('fa21');
});

test('every kind has a picture, and neighbours of a kind do not look the same', () => {
  for (const { motifs } of categorySeeds())
    for (const motif of motifs) expect(hasPicture(motif), motif).toBe(true);
  for (const [code, some] of Map.groupBy(goodsSeeds(thai), (one) => one.category)) {
    const covers = some.map((one) => pictureName(one.motif, one.looks[0] as number));
    expect(new Set(covers).size, code).toBe(covers.length);
  }
});
