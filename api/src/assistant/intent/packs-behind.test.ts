/** So many packs that are counted behind the thing and its size. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';

const read = (currency: CurrencyCode, text: string) => understand(text, [], currency);

test.each([
  ['SGD', 'rice 5kg 2 packs total how much', 2, 'rice 5kg'],
  ['THB', 'ข้าวหอม 5 กก 2 ถุง รวมส่งเท่าไหร่', 2, 'ข้าวหอม 5 กก'],
  ['THB', 'ข้าวหอม 3 ถุง เท่าไหร่', 3, 'ข้าวหอม'],
  ['MYR', 'beras 5kg 2 bungkus berapa', 2, 'beras 5kg'],
  ['IDR', 'beras 5 kg 2 bungkus total berapa', 2, 'beras 5 kg'],
] as const)('BEY-49: %s "%s" wants %i of %s', (currency, text, pieces, thing) => {
  expect(read(currency, text)).toMatchObject({ kind: 'PIECES', pieces, things: [thing] });
});

test.each([
  ['SGD', 'noodles 6 packs how much'],
  ['SGD', 'rice 5kg how much'],
] as const)('BEY-49: %s "%s" may be one pack', (currency, text) => {
  expect(read(currency, text).kind).not.toBe('PIECES');
});
