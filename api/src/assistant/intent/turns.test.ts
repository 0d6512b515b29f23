import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intentOf } from '../../search/index.ts';
import { understand } from './follow.ts';

/** Said after a list; none names a budget. */
const AFTER = [
  'in black',
  'with free shipping',
  'not Sonvo',
  'on Lazada',
  'the second one free delivery?',
  'is the first one legit',
  'any coupons?',
  'how heavy are they',
  'got stock?',
  'anything cheaper?',
  'show me more',
  'thanks',
  'where is my order',
  'i feel sad',
  'no, I meant a keyboard',
  'what about speakers?',
  'why so expensive',
] as const;

test('BEY-10: whatever is said in between, a budget holds until another is named', () => {
  const turns = fc.array(fc.constantFrom(...AFTER), { maxLength: 3 });
  fc.assert(
    fc.property(turns, turns, (between, afterwards) => {
      const said = ['headphones under 80', ...between];
      const most = (text: string, before: readonly string[]) =>
        intentOf(understand(text, before, 'SGD').things[0] ?? '', 'SGD').maxAmount;
      expect(most('in white', said)).toBe(80_00);
      expect(most('in white', [...said, 'make it 120', ...afterwards])).toBe(120_00);
    }),
    { numRuns: 40 },
  );
});

test('BEY-10: no sequence of turns in whatever language and letters throws', () => {
  const pieces = fc.constantFrom(
    ...AFTER,
    'อันที่สองส่งฟรีปะ',
    'ไม่ใช่ หมายถึงหูฟัง',
    'yang kedua ori ga?',
    'eh bukan, maksudku kulkas',
    'cái thứ hai có freeship không',
    'magkano yung una',
    'dua-duanya di bawah 500rb',
  );
  const turn = fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 40 }));
  fc.assert(
    fc.property(
      fc.array(turn, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('THB', 'IDR', 'SGD', 'PHP', 'MYR', 'VND'),
      (turns, currency) => {
        const { things, places } = understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);
        expect(things.every((one) => typeof one === 'string')).toBe(true);
        expect(places.every((one) => one >= -1 && one < 4)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
