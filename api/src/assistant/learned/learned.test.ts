/** What is learned from examples: weights are made of them, always the same, and read what is new. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judged, trained } from './classifier.ts';
import type { Example } from './classifier.ts';
import { digestOf, examples, packed, sortedIn, unpacked, WEIGHTS } from './learned.ts';
import { lettersOf } from './signs.ts';
import { WANTS } from './wants.ts';

const sorted = examples();

test('BEY-49: the weights are made of the examples that lie beside them', () => {
  const { digest } = unpacked(readFileSync(WEIGHTS));
  expect(digest.equals(digestOf(sorted)), 'run npm run learn').toBe(true);
});

test('BEY-49: every want has examples in every language, and none is there twice', () => {
  const languages = [...new Set(sorted.map(({ language }) => language))];
  expect(languages).toEqual(['en', 'id', 'ms', 'th', 'tl', 'vi']);
  for (const language of languages) {
    const own = sorted.filter((one) => one.language === language);
    for (const want of WANTS)
      expect(own.filter((one) => one.want === want).length, `${language} ${want}`).toBeGreaterThan(
        15,
      );
    const twice = own.filter(({ text }, at) => own.findIndex((one) => one.text === text) !== at);
    expect(twice.map(({ want, text }) => `${want}: ${text}`)).toEqual([]);
  }
});

test('BEY-49: a sentence without a want, or with one that there is not, is refused', () => {
  expect(sortedIn('en', '[find]\na kettle\n\n[wait]\nnow or later')).toEqual([
    { language: 'en', want: 'find', text: 'a kettle' },
    { language: 'en', want: 'wait', text: 'now or later' },
  ]);
  expect(() => sortedIn('en', 'a kettle')).toThrow(/has no want/);
  expect(() => sortedIn('en', '[fnd]\na kettle')).toThrow(/no want “fnd”/);
});

const exampleOf = (
  want: Example['want'],
  text: string,
  signs: readonly string[] = [],
): Example => ({
  want,
  features: { letters: lettersOf(text), signs },
});
const FEW: readonly Example[] = [
  exampleOf('alert', 'ping me when it drops', ['talk.alert']),
  exampleOf('alert', 'let me know if it gets cheaper', ['talk.alert']),
  exampleOf('thanks', 'thanks a lot'),
  exampleOf('thanks', 'many thanks, bye'),
  exampleOf('wait', 'buy now or wait', ['asked.asks.WAIT']),
  exampleOf('wait', 'should i wait for the sale', ['asked.asks.WAIT']),
];

test('BEY-49: the same examples give the same weights, and shares of 1', () => {
  const [one, other] = [trained(FEW), trained(FEW)];
  expect(packed(digestOf([]), one).equals(packed(digestOf([]), other))).toBe(true);
  const all = judged(one, { letters: lettersOf('ping me if it drops'), signs: [] });
  expect(all.map(({ want }) => want).toSorted()).toEqual([...WANTS].toSorted());
  expect(all.reduce((sum, { sure }) => sum + sure, 0)).toBeCloseTo(1, 4);
  expect(all[0]?.want).toBe('alert');
});

test('BEY-49: a sign of one language says the same of words that no example has', () => {
  const features = { letters: lettersOf('xyzzy qwert'), signs: ['asked.asks.WAIT'] };
  expect(judged(trained(FEW), features)[0]?.want).toBe('wait');
});

test('BEY-49: weights are read as they were kept, and others are refused', () => {
  const classifier = trained(FEW);
  const file = packed(digestOf(sorted), classifier);
  expect(unpacked(file).classifier).toEqual(classifier);
  expect(() => unpacked(file.subarray(1))).toThrow(/other wants/);
});
