import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsKey, onceBy, phraseKey } from './alike.ts';

test('BEY-49: the same words in another order or number are one suggestion, other words are another', () => {
  for (const [one, other] of [
    ['Wireless headphones', 'headphone wireless'],
    ['running shoe', 'Running Shoes'],
    ['หูฟังไร้สาย', 'หูฟัง ไร้สาย'],
  ] as const)
    expect(phraseKey(one)).toBe(phraseKey(other));
  expect(phraseKey('running shoes')).not.toBe(phraseKey('running socks'));
  expect(phraseKey('red shoes')).not.toBe(phraseKey('blue shoes'));
});

test('BEY-49: a product in two colours is one suggestion, in two sizes two', () => {
  for (const [one, other] of [
    ['Lumo Mini 3 smartphone, black', 'Lumo Mini 3 smartphone, white'],
    ['เสื้อยืด Linnen สีดำ', 'เสื้อยืด Linnen สีขาว'],
    ['Kaus Linnen hitam', 'Kaus Linnen putih'],
  ] as const)
    expect(goodsKey(one)).toBe(goodsKey(other));
  expect(goodsKey('Lumo 128 GB black')).not.toBe(goodsKey('Lumo 256 GB black'));
  expect(goodsKey('Black')).toBe('black');
});

test('BEY-49: whatever is listed, the first of each stays in its place', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('shoes', 'shoe', 'red shoe', 'hat', 'hats')), (names) => {
      const kept = onceBy(names, phraseKey);
      expect(new Set(kept.map(phraseKey)).size).toBe(kept.length);
      expect(new Set(names.map(phraseKey))).toEqual(new Set(kept.map(phraseKey)));
      expect(onceBy(kept, phraseKey)).toEqual(kept);
    }),
  );
});
