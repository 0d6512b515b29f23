import { expect, test } from 'vitest';
import { dictionaryOf } from './dictionary.ts';
import { foldOfBegun } from './fold.ts';

const CURRENCIES = ['THB', 'IDR', 'SGD', 'MYR', 'PHP', 'VND'];

/** A word with a letter dropped, doubled, or changed. */
function slipsOf(word: string): string[] {
  return [...word].flatMap((letter, at) => [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    `${word.slice(0, at)}n${word.slice(at + 1)}`,
  ]);
}

test('SRCH-07: the names of things, with a letter dropped, doubled or changed, still sound like what they begin; what nobody means does not', () => {
  const names = [...new Set(CURRENCIES.flatMap((one) => dictionaryOf(one).names()))];
  const slips = names.filter((name) => name.length > 3).flatMap(slipsOf);
  const kept = slips.filter((slip) => foldOfBegun(slip) !== undefined);
  expect(kept.length / slips.length).toBeGreaterThan(0.9995);
  for (const typed of ['zzzq', 'zzzqqq', 'hhhh', 'kkc', 'aaaa'])
    expect(foldOfBegun(typed), typed).toBeUndefined();
  const { begunBy } = dictionaryOf('THB');
  expect(begunBy('zzzq')).toEqual([]);
  expect(begunBy('skat')).not.toEqual([]);
});
