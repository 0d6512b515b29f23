/** What goes on from a comparison, a list of discounts or one product by its name. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';
import { reckoningIn } from '../sum/voucher.ts';

const after = (currency: CurrencyCode, before: readonly string[], said: string) =>
  understand(said, before, currency);

test.each([
  [
    'SGD',
    'compare the Saapan Air 9 and the Panora Pro 8 air fryers',
    'does either have a timer',
    'timer',
  ],
  [
    'SGD',
    'compare the Saapan Air 9 and the Panora Pro 8 air fryers',
    'which one is quieter?',
    'quiet',
  ],
  [
    'PHP',
    "What's the difference between the Kettla Go and the Stovia Slim blender?",
    'Can either of them crush ice?',
    'crush ice',
  ],
  ['PHP', 'compare Byteen Slim 5 at Pebblo Mini 8 na mouse', 'alin mas tahimik?', 'tahimik'],
  ['MYR', 'bandingkan Saapan Neo dengan Morika Lite air fryer', 'boleh buat kek tak?', 'kek'],
  [
    'IDR',
    'bandingin speaker Pavio Wave 2 sama Nuvox Flex',
    'bisa nyambung ke tv ga?',
    'nyambung ke tv',
  ],
] as const)('BEY-10: in %s, "%s", then "%s" is of those two', (currency, before, said, words) => {
  expect(after(currency, [before], said)).toMatchObject({ kind: 'INCLUDED', things: [words] });
});

test.each([
  ['SGD', 'biggest discounts today', 'except household goods please', 'household goods'],
  ['MYR', 'apa diskaun paling besar hari ini', 'kecuali barang elektronik', 'elektronik'],
  ['PHP', 'ano pinakamalaking discount ngayon', 'maliban sa electronics', 'electronics'],
  ['VND', 'hom nay mon nao giam gia nhieu nhat vay', 'tru do dien tu ra nha', 'điện tử'],
  ['IDR', 'diskon terbesar', 'selain alat rumah tangga ya', 'alat rumah tangga'],
] as const)(
  'BEY-10: in %s, "%s", then "%s": the same without that',
  (currency, before, said, but) => {
    const { kind, things } = after(currency, [before], said);
    expect(kind).toBe('BIGGEST');
    expect(things[0]).toContain(`-"${but}"`);
  },
);

test.each([
  ['MYR', 'Apa beza Morika Neo dengan Saapan Neo?'],
  ['SGD', "what's the difference between Saapan Air 9 and Panora Pro 8"],
  ['IDR', 'apa bedanya Pavio Wave 2 sama Nuvox Flex'],
  ['VND', 'So sánh giúp mình laptop Byteen Lite 3 và Qubix Flex 8, máy nào hợp hơn?'],
  ['IDR', 'bandingin Aira 5 dan Sonvo 7'],
] as const)('BEY-10: in %s "%s" compares what it names, and no prices', (currency, said) => {
  const { kind, things } = after(currency, [], said);
  expect(kind).toBe('COMPARE');
  expect(things.length).toBeGreaterThan(1);
});

test.each([
  ['PHP', 'magkano ang Lumo Slim 5', 'nagmura pa ba yan dati?'],
  ['PHP', 'magkano ang Lumo Slim 5', 'mas mura ba to dati?'],
  ['VND', 'giá máy hút bụi Glinty Duo 8 bao nhiêu', 'trước giờ có lúc nào rẻ hơn không?'],
  ['SGD', 'how much is the Saapan Air 9', 'got cheaper before anot'],
  ['MYR', 'berapa harga Saapan Neo air fryer', 'pernah murah lagi tak sebelum ni?'],
] as const)('BEY-10: in %s, "%s", then "%s" asks what it cost before', (currency, before, said) => {
  expect(after(currency, [before], said)).toMatchObject({ kind: 'GOOD_PRICE', by: null });
});

test('BEY-10: a price behind "adakah" is judged and is no budget, and a final x asks', () => {
  const judged = after('MYR', [], 'Adakah RM89 harga yang berpatutan untuk power bank Pavio Pro?');
  expect(judged).toMatchObject({ kind: 'GOOD_PRICE', amount: 89_00 });
  const { things } = after('MYR', [], 'ada kasut lari bawah rm150 x?');
  expect(things).toEqual(['kasut lari <= 150']);
});

test.each([
  ['SGD', 'How much per kg is the Nammi Classic rice?', "Ok noted, I'll skip the rice. Thanks!"],
  ['PHP', 'may yoga mat ba', 'salamat, pag-iisipan ko muna yung mat'],
  ['VND', 'thảm yoga', 'cảm ơn, để mình suy nghĩ thêm về thảm'],
  ['MYR', 'tikar yoga ada?', 'terima kasih, nanti saya beli tikar tu'],
  ['IDR', 'matras yoga', 'makasih, nanti saya pikir-pikir dulu matrasnya'],
  ['THB', 'เสื่อโยคะ', 'ขอบคุณ เดี๋ยวไปคิดดูเรื่องเสื่อก่อน'],
] as const)('BEY-10: in %s, "%s", then "%s" is thanks', (currency, before, said) => {
  expect(after(currency, [before], said).kind).toBe('THANKS');
  expect(after('SGD', ['any yoga mat'], 'thanks, any cheaper ones?').kind).toBe('FIND');
});

test.each([
  [
    'PHP',
    'mgkano bbayaran ko pag 899 ung item tas may 100 off na code + 49 sf',
    899_00,
    100_00,
    49_00,
  ],
  ['SGD', '$45 item, $5 off code, +$1.99 shipping, total?', 45_00, 5_00, 1_99],
  ['IDR', 'barang 250rb, voucher 30rb + 15rb ongkir jadi berapa', 250_000_00, 30_000_00, 15_000_00],
] as const)(
  'BEY-49: in %s "%s": what is added is the shipping',
  (currency, said, price, off, shipping) => {
    const { things } = after(currency, [], said);
    const sum = reckoningIn(things[0] ?? '', currency);
    expect(sum).toMatchObject({ prices: [price], shipping, vouchers: [{ amount: off }] });
  },
);

test('BEY-10: a trait that is asked of a product by its name is of that product', () => {
  expect(after('SGD', [], 'can i bring the Nuvox Lite 6 power bank on the plane?')).toMatchObject({
    kind: 'INCLUDED',
    of: 'nuvox lite 6 power bank',
    things: ['cabin approved'],
  });
  expect(after('SGD', [], 'any waterproof bluetooth speaker?').kind).toBe('FIND');
});

test('BEY-10: what was refused of the biggest discounts stays so when a shop or a budget is named', () => {
  const { kind, things } = after('SGD', ['biggest discounts', 'except food'], 'only from lazada');
  expect(kind).toBe('BIGGEST');
  expect(things[0]).toContain('-"food"');
  const [wanted] = after(
    'PHP',
    ['pinakamalaking bawas presyo pero wag gadgets'],
    'yung below 500 lang',
  ).things;
  expect(wanted).toBe('<= 500 -"gadgets"');
});

test('BEY-10: an age and a budget are no two prices, and a short x before a budget asks', () => {
  const said = 'my son turning 12 and he plays violin, gift idea pls under 80';
  expect(after('SGD', [], said).kind).toBe('PRESENT');
  const [wanted] = after('MYR', [], 'speaker bluetooth kalis air ada x bawah rm100').things;
  expect(wanted).toBe('speaker bluetooth kalis air <= 100');
  expect(after('SGD', [], 'secret santa for office $20 max').kind).toBe('PRESENT');
});
