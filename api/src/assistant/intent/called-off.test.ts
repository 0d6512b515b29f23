/** Alerts that are called off, sellers that are asked about, makers within a size. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, ...turns: string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['PHP', 'sabihan mo ako pag bumaba sa 400 yung mouse', 'wag na pala, cancel mo'],
  ['SGD', 'tell me when the kettle drops to 20', 'nvm, cancel it'],
  ['IDR', 'kabarin kalo blender turun ke 200rb', 'ga usah, batalin aja'],
  ['MYR', 'beritahu saya bila kettle turun ke 30', 'tak payah, cancel je'],
  ['VND', 'báo mình khi chuột xuống 200k', 'thôi khỏi, hủy đi'],
] as const)('BEY-49: in %s after "%s" "%s" calls the alert off', (currency, ...turns) => {
  expect(after(currency, ...turns)).toMatchObject({ kind: 'ABOUT', about: ['stopped'] });
});

test('BEY-49: whoever fears a scam was not swindled, and a shoe on a social network may be one', () => {
  expect(after('MYR', 'is this seller legit? saya takut kena scam').warning).not.toBe('scammed');
  expect(after('PHP', 'scam ba to? 1 peso shoes nakita ko sa fb').warning).toBe('scam');
  expect(after('PHP', 'legit ba tong shop nyo').about).toContain('here');
});

test('BEY-49: makers are compared within the size that was looked for', () => {
  expect(after('THB', 'พาวเวอร์แบงค์ 20000', 'Nuvox กับ Pavio อันไหนดีกว่า')).toMatchObject({
    kind: 'COMPARE',
    things: ['พาวเวอร์แบงค์ Nuvox 20000', 'พาวเวอร์แบงค์ Pavio 20000'],
  });
  expect(
    after(
      'IDR',
      'power bank 20000mah boleh dibawa ke pesawat?',
      'pavio atau voltia mana lebih bagus',
    ).things,
  ).toEqual(['power bank pavio 20000mah', 'power bank voltia 20000mah']);
  expect(after('VND', 'chuột Looply Air 8 và Looply Core 6 cái nào hơn').kind).toBe('COMPARE');
});

test('BEY-49: a vague sum behind a budget ends where the next begins', () => {
  expect(intentOf('headphone budget 300 ribuan', 'IDR').maxAmount).toBe(400_000_00);
  expect(intentOf('headphone budget 300 ribu', 'IDR').maxAmount).toBe(300_000_00);
});
