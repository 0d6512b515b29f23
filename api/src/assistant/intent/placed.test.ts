/** BEY-10: one of what was shown, called by its maker, its model or its price. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';
import { cheaperThanIn, placedIn } from './placed.ts';
import type { Listed } from './placed.ts';
import { wordsIn } from './words.ts';

const MICE: readonly Listed[] = [
  { name: 'Byteen Flex wireless mouse, travel size', brandName: 'Byteen', currentAmount: 8_370 },
  { name: 'Byteen Edge 4 wireless mouse, USB-C', brandName: 'Byteen', currentAmount: 5_990 },
  { name: 'Looply Neo 7 wireless mouse, USB-C', brandName: 'Looply', currentAmount: 5_180 },
  { name: 'Corvia Slim wireless mouse, silent', brandName: 'Corvia', currentAmount: 17_900 },
];
const at = (typed: string, currency: CurrencyCode = 'MYR', list = MICE) =>
  placedIn(typed, list, currency, wordsIn(currency))?.places.toSorted();

test.each<[string, number[] | undefined]>([
  ['why so expensive the corvia one lah', [3]],
  ['yg looply neo 7 tu ok tak', [2]],
  ['edge 4 or neo 7, which one', [1, 2]],
  ['is the byteen flex any good', [0]],
  ['the 179 one can trust or not', [3]],
  ['yang rm51.80 tu berbaloi tak', [2]],
  // several of this maker, another model of it, another maker
  ['is byteen any good', undefined],
  ['the looply neo 9', undefined],
  ['the corvia ultra', undefined],
  ['what about sonvo', undefined],
  // what is looked for, a limit, a trait, a word of a question
  ['corvia headphones', undefined],
  ['under 179', undefined],
  ['is 179 a good price', undefined],
  ['the silent one', undefined],
  ['usb c please', undefined],
])('BEY-10: “%s” calls %j', (typed, places) => {
  expect(at(typed)).toEqual(places);
});

test.each<[CurrencyCode, string, number | undefined]>([
  ['SGD', 'anything cheaper than the second one', 1],
  ['IDR', 'ada yang lebih murah dari yang pertama', 0],
  ['THB', 'มีอันไหนถูกกว่าอันแรกไหม', 0],
  ['SGD', 'anything cheaper than 100', undefined],
  ['SGD', 'the second one is cheaper', undefined],
])('BEY-10: in %s “%s” asks for what is cheaper than %j', (currency, typed, place) => {
  expect(cheaperThanIn(typed, wordsIn(currency))).toBe(place);
});

const maker = fc.constantFrom('Zorvane', 'Quimbly', 'Tarelle', 'Woxley');
const model = fc.constantFrom('Flex', 'Nova', 'Edge', 'Slim');
const one = fc.record({ maker, model, figure: fc.integer({ min: 2, max: 9 }) });

test('BEY-10: whatever is listed, a whole name calls its own card and no other figure does', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(one, { minLength: 2, maxLength: 4, selector: (of) => JSON.stringify(of) }),
      fc.constantFrom(['is the', 'a good price?'], ['yg', 'gimana'], ['', 'ดีไหม']),
      fc.nat(3),
      (all, [before, behind], pick) => {
        const list = all.map((of, place) => ({
          name: `${of.maker} ${of.model} ${of.figure} wireless mouse`,
          brandName: of.maker,
          currentAmount: 1_000 + place,
        }));
        const place = pick % all.length;
        const { maker: by, model: line, figure } = all[place] as (typeof all)[0];
        const called = (n: number) =>
          at(`${before} ${by} ${line} ${n} ${behind}`.toLowerCase(), 'SGD', list);
        expect(called(figure)).toEqual([place]);
        const isTaken = (n: number) => all.some((of) => of.figure === n);
        for (const n of [1, 10, 11].filter((other) => !isTaken(other)))
          expect(called(n)).toBeUndefined();
      },
    ),
  );
});

test.each<[CurrencyCode, string, string[]]>([
  ['SGD', 'qubix air or byteen plus 8', ['qubix air', 'byteen plus 8']],
  ['IDR', 'bagusan voltia plus apa kirapo slim', ['voltia plus', 'kirapo slim']],
  ['THB', 'Aira Hush 2 หรือ Sonvo WH1000S5', ['Aira Hush 2', 'Sonvo WH1000S5']],
])('BEY-10: in %s two models beside each other are compared: %s', (currency, typed, things) => {
  expect(understand(typed, [], currency)).toMatchObject({ kind: 'COMPARE', things });
});

test.each<[CurrencyCode, string]>([
  ['SGD', 'nuvox or pavio headphones'],
  ['SGD', 'unicorn saddle with free shipping'],
  ['SGD', 'black or white'],
])('BEY-10: in %s “%s” compares nothing', (currency, typed) => {
  expect(understand(typed, [], currency).kind).toBe('FIND');
});
