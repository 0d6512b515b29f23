import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completionsOf, dictionaryOf, soundingLike } from './index.ts';

const CURRENCIES = ['THB', 'IDR', 'MYR', 'SGD', 'PHP', 'VND'];
const namesBegun = (typed: string, currency: string) =>
  completionsOf(typed, currency).flatMap((tier) => tier.map(({ name }) => name));

test('BEY-49: the beginning of every name of a thing completes to it, with its accents', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), fc.nat(), fc.nat(), (currency, which, cut) => {
      const all = dictionaryOf(currency).names();
      const name = all[which % all.length] as string;
      const typed = [...name].slice(0, 2 + (cut % name.length)).join('');
      const dictionary = dictionaryOf(currency);
      const [kind] = dictionary.kindsWritten(name);
      // a whole name completes to other kinds only
      if (typed.trim().length < 2 || kind === undefined) return;
      if (dictionary.kindsWritten(typed.trim()).includes(kind)) return;
      const kinds = completionsOf(typed, currency).flatMap((tier) => tier.map((one) => one.kind));
      expect(kinds, `${typed} of ${name}`).toContain(kind);
    }),
    { numRuns: 200 },
  );
});

test('BEY-49: accents that were typed count, those that were not are added', () => {
  expect(namesBegun('đồ ch', 'VND')[0]).toBe('đồ chơi');
  expect(namesBegun('do ch', 'VND')).toContain('đồ chơi');
  expect(completionsOf('bán', 'VND')[0]?.every(({ name }) => name.startsWith('bán'))).toBe(true);
});

test('BEY-49: a slip and the right spelling sound alike, another name of the thing does not', () => {
  expect(soundingLike('โทรสับ', 'THB')).toContain('โทรศัพท์');
  expect(soundingLike('leptop', 'IDR')).toContain('laptop');
  expect(soundingLike('โทรสับ', 'THB')).not.toContain('มือถือ');
  expect(soundingLike('hp', 'IDR')).not.toContain('ponsel');
});

test('BEY-49: one letter, nothing, a joker and a whole name become nothing', () => {
  for (const typed of ['', ' ', 'h', '%', '\\', '😀'])
    expect(completionsOf(typed, 'IDR').flat(), typed).toEqual([]);
  expect(namesBegun('kulkas', 'IDR')).not.toContain('kulkas');
});
