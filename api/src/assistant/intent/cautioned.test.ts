/** What must be warned of is looked for with a caution, and gone on from; what harms is not. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, ...turns: string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['SGD', 'unscented lotion, safe while pregnant?', 'unscented lotion', 'pregnancy'],
  ['IDR', 'losion tanpa parfum buat bumil boleh ga', 'losion tanpa parfum', 'pregnancy'],
  ['IDR', 'lipstik lipora velvet aman ga buat bumil', 'lipstik lipora velvet', 'pregnancy'],
  ['THB', 'โลชั่นไม่มีน้ำหอม คนท้องใช้ได้ไหม', 'โลชั่นไม่มีน้ำหอม', 'pregnancy'],
  ['MYR', 'sabun tanpa wangian selamat ke ibu mengandung', 'sabun tanpa wangian', 'pregnancy'],
  ['SGD', 'chocolate low in sugar, my father is diabetic', 'chocolate low in sugar', 'condition'],
  ['THB', 'ช็อกโกแลตหวานน้อย แม่เป็นเบาหวาน', 'ช็อกโกแลตหวานน้อย', 'condition'],
  ['PHP', 'cat litter unscented kasi may hika ako', 'cat litter unscented', 'condition'],
  ['VND', 'socola ít đường cho người tiểu đường', 'socola ít đường', 'condition'],
] as const)(
  'BEY-49: in %s "%s" looks for "%s" with a caution',
  (currency, text, thing, caution) => {
    expect(after(currency, text)).toMatchObject({ kind: 'FIND', things: [thing], caution });
  },
);

test('BEY-49: the goods stay what is spoken of behind the caution', () => {
  expect(after('SGD', 'unscented lotion, safe while pregnant?', 'a bigger bottle?')).toMatchObject({
    kind: 'SIZED',
    things: ['unscented lotion'],
  });
  expect(after('IDR', 'coklat', 'yang rendah gula aja, ayah diabetes aman?')).toMatchObject({
    kind: 'FIND',
    things: ['coklat rendah gula'],
    caution: 'condition',
  });
});

test.each([
  ['SGD', 'honey for my 8 month old baby, safe?'],
  ['SGD', 'can vitamin c cure flu?'],
  ['PHP', 'vitamins ok ba sa buntis'],
  ['SGD', 'is chocolate safe for my dog?'],
  ['SGD', 'chocolate for my diabetic father'],
  ['IDR', 'kopi buat penderita maag yang aman apa'],
  ['VND', 'bị dị ứng ngứa thì bôi kem dưỡng nào cho hết'],
] as const)('BEY-49: in %s nothing is sold with "%s"', (currency, text) => {
  const question = after(currency, text);
  expect(question.kind).toBe('WARNING');
  expect(question.caution).toBeUndefined();
});

test('BEY-49: a present for somebody who is ill is a present', () => {
  expect(after('SGD', 'gift for my diabetic father under 40').kind).toBe('PRESENT');
});
