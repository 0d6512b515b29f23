import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phrasesIn, sourceOf } from './phrase.ts';

const HOLES = { sale: '11\\.11|sale' };
const finds = (field: string, text: string) =>
  [...text.matchAll(new RegExp(sourceOf([field], HOLES), 'g'))].map(([found]) => found);

test('14.4: every sign of the notation finds what its line in the table says', () => {
  for (const [field, text, found] of [
    ['good price', 'a good  price.', ['good  price']],
    ['good price', 'good prices, goodprice', []],
    ['(good|fair) price', 'fair price, good price', ['fair price', 'good price']],
    ['[the] price[s]', 'price the prices', ['price', 'the prices']],
    ['[the] [very] good [old] price', 'the good old price', ['the good old price']],
    ['price [now]', 'price now, price nowhere', ['price now', 'price']],
    ['price [ke-]one', 'price ke-one price one', ['price ke-one', 'price one']],
    ['[the|a]* price', 'the a the price', ['the a the price']],
    ['wait … sale', 'wait, there is a sale on', ['wait, there is a sale']],
    ['wait … sale', 'await a sale, wait for sales', []],
    ['-nya', 'harganya nya nyaman', ['nya', 'nya']],
    ['nya', 'harganya', []],
    ['<start> help <end>', 'help!', ['help']],
    ['<start> help <end>', 'help me', []],
    ['<after price …> good', 'good price is good', ['good']],
    ['good <before or>', 'good or good, good order', ['good']],
    ['milk … <before baby>', 'milk for a baby, milk', ['milk for a ']],
    ['the first <not before hand>', 'the first hand, the first', ['the first']],
    ['<not after the> first', 'the first, first', ['first']],
    ['มัน<not before (ฝรั่ง|เทศ)>', 'มันฝรั่ง มันเทศ มัน', ['มัน']],
    ['ดำ<not before {letter}>', 'ดำน้ำ สีดำ', ['ดำ']],
    ['from <not before {number}>', 'from 5, from anna', ['from']],
    ['when … {sale}', 'when is 11.11', ['when is 11.11']],
    ['ราคา ดี', 'ราคาดี ราคา  ดี', ['ราคาดี', 'ราคา  ดี']],
    ['มี[ของ](แท้|ดี)', 'มีของแท้ มีดี', ['มีของแท้', 'มีดี']],
    ['3[ ]*เดือน', '3 เดือน 3เดือน', ['3 เดือน', '3เดือน']],
    ['vs.', 'a vs. b, vsx', ['vs.']],
    ['1', '1 11 x1', ['1', '1']],
    ['dưới', 'dưới, dướis', ['dưới']],
    [' \n , \n ', 'anything', []],
  ] as const)
    expect(finds(field, text), `${field} in “${text}”`).toEqual(found);
});

test('14.4: the longest phrase wins in whatever order they are written', () => {
  for (const fields of [
    ['price, price history', 'price history ever'],
    ['price history ever', 'price history\nprice'],
  ])
    expect(new RegExp(sourceOf(fields)).exec('the price history ever')?.[0]).toBe(
      'price history ever',
    );
});

test('14.4: phrases are parted by commas and lines, but for lines within brackets', () => {
  expect(phrasesIn('one, two\n  three (\n four|\n five )  \n six,')).toEqual([
    'one',
    'two',
    'three ( four| five )',
    'six',
  ]);
  expect(finds('three (\n  four|\n  five\n)', 'three five')).toEqual(['three five']);
});

test('14.4: a phrase that cannot be read, or says nothing, is refused with its text', () => {
  for (const wrong of [
    'a (b',
    'a [b',
    'a b)',
    'a <before b',
    'a <beside b>',
    'a {b',
    'a {unknown}',
    'a | b',
    'a * b',
    '[a]',
    '[a] [b]',
    '([a]|b)',
    '…',
    '<start>',
  ])
    expect(() => sourceOf([wrong]), wrong).toThrow(wrong === 'a {unknown}' ? 'unknown' : wrong);
});

const latin = fc.stringMatching(/^[a-zé]{1,8}$/);
const thai = fc.stringMatching(/^[ก-ฮ]{1,6}$/);
const odd = fc.stringMatching(/^[a-z][a-z.?+^$\\/'"#&%=-]{1,8}[a-z]$/);

test('14.4, property: text without signs of the notation finds itself and nothing like it', () => {
  fc.assert(
    fc.property(odd, fc.array(odd, { maxLength: 3 }), (phrase, others) => {
      expect(finds(phrase, `${phrase} `)).toEqual([phrase]);
      for (const other of others)
        if (!other.includes(phrase)) expect(finds(phrase, other)).toEqual([]);
    }),
  );
});

/** A phrase, and something that it must find. */
type Sample = readonly [phrase: string, text: string];
const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(latin, thai).map((word): Sample => [word, word]),
    fc
      .array(tie('sample'), { minLength: 1, maxLength: 3 })
      .chain((all) =>
        fc
          .nat(all.length - 1)
          .map((at): Sample => [`(${all.map(([one]) => one).join('|')})`, (all[at] as Sample)[1]]),
      ),
    fc
      .tuple(tie('sample'), tie('sample'), fc.boolean())
      .map(
        ([[one, read], [other, seen], isThere]): Sample => [
          `${one} [${other}]`,
          isThere ? `${read} ${seen}` : read,
        ],
      ),
    fc
      .tuple(tie('sample'), tie('sample'), fc.boolean())
      .map(
        ([[one, read], [other, seen], isThere]): Sample => [
          `[${one}] ${other}`,
          isThere ? `${read} ${seen}` : seen,
        ],
      ),
    fc
      .tuple(tie('sample'), tie('sample'))
      .map(([[one, read], [other, seen]]): Sample => [`${one} … ${other}`, `${read} x, ${seen}`]),
  ),
}));

test('14.4, property: whatever is written in the notation finds what it was made of, whole', () => {
  fc.assert(
    fc.property(sample, ([phrase, text]) => {
      expect(text, `${phrase}: ${sourceOf([phrase])}`).toMatch(
        new RegExp(`^${sourceOf([phrase])}$`),
      );
    }),
  );
});
