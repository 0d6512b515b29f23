/** Several things that are wanted together, and what all of them come to. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { basketOf } from './basket.ts';
import { understand } from './follow.ts';

const last = (turns: readonly string[], currency: CurrencyCode) =>
  understand(turns.at(-1) as string, turns.slice(0, -1), currency);

test.each([
  ['SGD', 'honey, noodles and salt under 30', ['honey', 'noodles', 'salt']],
  ['THB', 'คีย์บอร์ด เมาส์ กระเป๋าโน้ตบุ๊ก งบรวม 1500', ['คีย์บอร์ด', 'เมาส์', 'กระเป๋าโน้ตบุ๊ก']],
  ['IDR', 'untuk bayi: botol susu, kaus kaki, topi max 300rb', ['botol susu', 'kaus kaki', 'topi']],
  ['VND', 'mua nồi lẩu, chảo, dao nấu ăn tầm 1tr', ['noi lau', 'chao', 'dao']],
  ['THB', 'หูฟัง ตัดเสียงรบกวน', ['หูฟัง']],
  ['SGD', 'a keyboard for my desk', ['keyboard']],
] as const)('BEY-49: %s %s wants these', (currency, text, things) => {
  expect(basketOf(intentOf(text, currency), currency, true)).toEqual(things);
});

test.each([
  ['SGD', 'honey, noodles and salt under 30', 'how much for all 3 with shipping'],
  ['SGD', 'a mouse and a keyboard', 'what is that altogether'],
  ['VND', 'mua nồi lẩu, chảo, dao tầm 1tr', 'tổng nhiêu'],
  ['MYR', 'blender, kuali, set pinggan bajet 200', 'jadi berapa semua'],
  ['PHP', 'bottle, medyas at sabon, 1200 lahat', 'magkano lahat w shipping'],
  ['IDR', 'botol susu, kaus kaki dan topi max 300rb', 'totalnya jadi berapa'],
  ['THB', 'คีย์บอร์ด เมาส์ กระเป๋าโน้ตบุ๊ก งบ 1500', 'รวมทั้งหมดเท่าไหร่'],
] as const)('BEY-49: after %s %s, "%s" is of all of them', (currency, before, text) => {
  expect(last([before, text], currency)).toMatchObject({ kind: 'FIND', isTotal: true });
});

test.each([
  ['SGD', 'honey, noodles and salt under 30', 'remove the salt', 'salt'],
  ['IDR', 'botol susu, kaus kaki dan topi max 300rb', 'hapus topi', 'topi'],
  ['PHP', 'bottle, medyas at sabon, 1200 lahat', 'tanggalin mo yung sabon', 'sabon'],
  ['VND', 'mua nồi lẩu, chảo, dao tầm 1tr', 'bỏ dao', 'dao'],
  ['THB', 'คีย์บอร์ด เมาส์ กระเป๋าโน้ตบุ๊ก งบ 1500', 'ตัดเมาส์ออก เหลือเท่าไหร่', 'เมาส์'],
] as const)('BEY-49: after %s %s, "%s" leaves %s out', (currency, before, text, thing) => {
  const { things } = last([before, text], currency);
  const left = basketOf(intentOf(things[0] ?? '', currency), currency, true);
  expect(left).toHaveLength(2);
  expect(left).not.toContain(thing);
});

test('BEY-49: after one thing a total is of what was shown', () => {
  expect(last(['air fryer under 100', 'total with shipping?'], 'SGD').kind).toBe('TOTAL');
});

test.each([
  [
    'SGD',
    'honey, noodles and salt under 30',
    'swap the salt for sugar',
    ['honey', 'noodles', 'sugar'],
  ],
  [
    'SGD',
    'headphones and power bank total under 100',
    'change the power bank to a phone case',
    ['headphones', 'phone case'],
  ],
  ['IDR', 'mouse sama keyboard total 500rb', 'ganti keyboard jadi headset', ['mouse', 'headset']],
  ['MYR', 'blender dan kuali bajet 200 semua', 'tukar kuali dengan cerek', ['blender', 'cerek']],
  [
    'PHP',
    'bottle, medyas at sabon, 1200 lahat',
    'palitan mo yung sabon ng shampoo',
    ['bottle', 'medyas', 'shampoo'],
  ],
  ['VND', 'mua nồi lẩu, chảo, dao tầm 1tr', 'đổi dao thành thớt', ['noi lau', 'chao', 'thot']],
  ['THB', 'คีย์บอร์ด เมาส์ กระเป๋าโน้ตบุ๊ก งบ 1500', 'เปลี่ยนเมาส์เป็นหูฟัง', ['คีย์บอร์ด', 'กระเป๋าโน้ตบุ๊ก', 'หูฟัง']],
] as const)('BEY-49: after %s %s, "%s" leaves %j', (currency, before, text, things) => {
  const { things: read, isTotal } = last([before, text], currency);
  expect(isTotal).toBe(true);
  const intent = intentOf(read[0] ?? '', currency);
  expect(basketOf(intent, currency, true)).toEqual(things);
  expect(intent.maxAmount).toBe(intentOf(before, currency).maxAmount);
});

test('BEY-49: of one thing another is looked for within the same budget, and nothing else is swapped', () => {
  const { things } = last(['headphones under 100', 'change headphones to a speaker'], 'SGD');
  expect(intentOf(things[0] ?? '', 'SGD')).toMatchObject({ text: 'speaker', maxAmount: 100_00 });
  expect(last(['headphones under 100', 'can i exchange it at the shop'], 'SGD').kind).not.toBe(
    'FIND',
  );
});
