import { expect, test } from 'vitest';
import { categorySeeds } from './categories.ts';
import { goodsSeeds, oneOf } from './goods.ts';
import { REGIONS } from './region.ts';

test('one thing of a category is named in the singular, pairs and packs are not', () => {
  expect(
    ['Air fryers', 'Wireless mice', "Chef's knives", 'Smart watches', 'Dresses', 'Suitcases', 'Knitted scarves', 'Smart TVs', 'Nail polish'].map(oneOf),
  ).toEqual(['Air fryer', 'Wireless mouse', "Chef's knife", 'Smart watch', 'Dress', 'Suitcase', 'Knitted scarf', 'Smart TV', 'Nail polish']);
  expect(['Running shoes', 'Grapes', 'Hair scissors'].map(oneOf)).toEqual(['Running shoes', 'Grapes', 'Hair scissors']);
});

test('the same region gives the same goods, and no English plural stands in a Thai name', () => {
  const thai = REGIONS[0] as (typeof REGIONS)[number];
  const names = goodsSeeds(thai, 0.3).map((one) => one.name);
  expect(goodsSeeds(thai, 0.3).map((one) => one.name)).toEqual(names);
  const plurals = categorySeeds()
    .map((one) => one.names.en)
    .filter((noun) => oneOf(noun) !== noun);
  expect(names.filter((name) => plurals.some((noun) => name.startsWith(`${noun} `)))).toEqual([]);
});
