/** More of what is asked in Singapore, Malaysia, the Philippines and Vietnam: going on. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';
import { remarked } from './remarked.ts';

type Case = readonly [CurrencyCode, readonly string[], Partial<Question>];

const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

const CORDLESS = 'máy hút bụi loại không dây <= 2000000';

test.each([
  [
    'SGD',
    ['difference between byteen duo 6 and corvia plus'],
    { things: ['byteen duo 6', 'corvia plus'] },
  ],
  ['SGD', ['suitcase', 'hanaro buy now or wait'], { kind: 'WAIT', things: ['hanaro'] }],
  ['PHP', ['mahal ba kirapo mini 3 o hintay na lang 12.12'], { things: ['kirapo mini 3'] }],
  ['SGD', ['byteen plus 8 laptop at 499 good price or wait for 12.12'], { amount: 499_00 }],
  ['SGD', ['top discounts for beauty stuff today?'], { kind: 'BIGGEST', things: ['beauty'] }],
  ['VND', ['hôm nay giảm sốc nhất là cái gì'], { kind: 'BIGGEST' }],
  ['MYR', ['yoga mat', 'lmk if it drops under 90'], { kind: 'ALERT', amount: 90_00 }],
  ['VND', ['sweepa mini 4 rớt dưới 350k thì nhắn e'], { kind: 'ALERT', things: ['sweepa mini 4'] }],
  ['MYR', ['barang apa paling byk diskaun harini'], { kind: 'BIGGEST' }],
  ['IDR', ['laptop', 'byteen lite 4 udh paling rendah blm'], { kind: 'GOOD_PRICE' }],
  ['PHP', ['laptop', 'is it the lowest its been?'], { kind: 'GOOD_PRICE', pointsBack: true }],
  ['SGD', ['rank the blenders by price leh'], { by: 'CHEAPEST', isSorted: true }],
  ['SGD', ['suitcase 20 inch', 'bigger one got?'], { kind: 'SIZED', things: ['suitcase'] }],
  ['MYR', ['kerusi kayu', 'berapa rating dia'], { kind: 'SELLER', pointsBack: true }],
  ['MYR', ['headphone', 'bateri 8 jam tu yang mana'], { of: 'headphone', isOfThat: true }],
  ['MYR', ['headphone', 'alert kalau dia turun 10%'], { kind: 'ALERT', things: [], less: 1000 }],
  ['PHP', ['mas mura daw pag payday sale yung Nuvox One'], { kind: 'WAIT' }],
  ['PHP', ['phone', 'i-alert mo sa 4k'], { kind: 'ALERT', amount: 4000_00 }],
  ['VND', ['máy ảnh', 'đợi tết mua có rẻ hơn không'], { kind: 'WAIT' }],
  ['VND', ['loa nào pin lâu nhất dưới 1 triệu'], { kind: 'SIZED', size: 'lasting' }],
  ['VND', ['nước hoa nam', 'không có thì nước hoa nữ'], { things: ['nước hoa nữ'] }],
  ['SGD', ['whats the cheapest electric piano you have'], { things: ['electric piano'] }],
  ['SGD', ['electric piano', 'is the price gonna go down'], { kind: 'WAIT' }],
  ['SGD', ['lipstick', 'is 15 dollars too much'], { kind: 'GOOD_PRICE', amount: 15_00 }],
  ['SGD', ['action camera was $300 now $219, true?', 'Nuvox one'], { of: 'action camera' }],
  ['MYR', ['kamera', 'set reminder kalau turun bawah 2200'], { kind: 'ALERT', amount: 2200_00 }],
  ['MYR', ['antena', 'ok beli yang tu, hantar berapa hari'], { kind: 'SHIPPING' }],
  ['PHP', ['kutsilyo', 'tas magkano pag may code'], { kind: 'COUPONS', things: [] }],
  [
    'PHP',
    ['may cod ba pag bumili ng wrench set', 'yung set of 12'],
    { things: ['wrench set of 12'] },
  ],
  ['VND', ['muối hồng 1kg bao nhiêu tiền'], { things: ['muối hồng 1kg'] }],
  ['VND', ['ghế gỗ', 'ship tới khi nào'], { kind: 'SHIPPING' }],
  ['VND', ['máy hút bụi dưới 2 triệu', 'loại không dây'], { things: [CORDLESS] }],
  ['VND', ['nồi chiên không dầu', 'giá thấp nhất của nó là bao nhiêu'], { kind: 'GOOD_PRICE' }],
  ['MYR', ['kipas meja', 'pernah lagi murah tak'], { kind: 'GOOD_PRICE' }],
  ['MYR', ['kipas meja', 'boleh bagi alert kalau turun'], { kind: 'ALERT', things: [] }],
  ['SGD', ['air fryer', 'ok remind me below $60'], { kind: 'ALERT', amount: 60_00 }],
  ['SGD', ['any coupons for shopee', 'which one expire soon'], { kind: 'COUPONS' }],
  ['PHP', ['alin ang bagsak presyo ngayon'], { kind: 'DEALS', things: [] }],
] satisfies Case[])('BEY-10: in %s it goes on as it is meant: %s', (currency, turns, meant) => {
  expect(after(currency, turns)).toMatchObject(meant);
});

test('BEY-49: a shop is refused before what is looked for', () => {
  const [thing = ''] = after('MYR', ['jangan tunjuk barang tiktok. cari headphone']).things;
  expect(intentOf(thing, 'MYR')).toMatchObject({
    text: 'headphone',
    notPlatforms: ['TIKTOK_SHOP'],
  });
});

test('BEY-49: each of two things that somebody has already is left out', () => {
  const turns = ['my nephew 4yo bday sat, $25 max', 'he already got teddy bear and crayons'];
  const [thing = ''] = after('SGD', turns).things;
  expect(intentOf(thing, 'SGD').without).toEqual(['teddy bear', 'crayons']);
});

test('BEY-49: about so much or less is no more than that', () => {
  expect(intentOf('nước hoa khoảng 400k đổ lại', 'VND')).toMatchObject({ maxAmount: 400_000 });
  expect(intentOf('headphones around $60 or less', 'SGD')).toMatchObject({ maxAmount: 60_00 });
  expect(intentOf('headphones around 60', 'SGD')).toMatchObject({ minAmount: 45_00 });
});

test('BEY-49: a budget is one after high heels too', () => {
  expect(intentOf('kasut tumit tinggi bawah 150', 'MYR')).toMatchObject({ maxAmount: 150_00 });
});

test('BEY-49: others are asked for with a particle behind', () => {
  expect(after('SGD', ['present for my mum', 'something else leh']).untold).toBeUndefined();
});

test('BEY-50: a fee that nothing lowers is left out of a sum', () => {
  const sum = 'voucher 50 off min 300 tapos may sf na 39, bibili ako ng 1 kutsilyo 349';
  expect(after('PHP', [sum, 'tanggalin yung sf'])).toMatchObject({
    kind: 'RECKON',
    isSentFree: true,
  });
});

test('BEY-49: departments are read without their marks', () => {
  expect(remarked('co khuyen mai gi cho do gia dung khong', 'VND')).toContain('đồ gia dụng');
});

test('BEY-50: a voucher of the shop is left out by its issuer in Malay', () => {
  const sum = 'baucar kedai rm12 min rm90, baucar shopee 8% maks rm15, barang rm118. bayar berapa';
  expect(after('MYR', [sum, 'tak guna baucar kedai'])).toMatchObject({
    kind: 'RECKON',
    leftOut: 'SHOP',
  });
});

test('BEY-10, BEY-49: a platform alone narrows to it, whatever is said around it, and refuses nothing', () => {
  for (const [currency, said, platform] of [
    ['IDR', 'di shopee aja', 'SHOPEE'],
    ['IDR', 'di toko lazada aja', 'LAZADA'],
    ['IDR', 'yg di tokped doang', 'TOKOPEDIA'],
    ['VND', 'ở shopee thôi', 'SHOPEE'],
    ['MYR', 'dekat lazada sahaja', 'LAZADA'],
    ['PHP', 'sa lazada lang', 'LAZADA'],
    ['SGD', 'only shopee', 'SHOPEE'],
    ['THB', 'shopee อย่างเดียว', 'SHOPEE'],
  ] as const) {
    const { things } = understand(said, ['laptop'], currency);
    const { text, platforms, notPlatforms } = intentOf(things[0] ?? '', currency);
    expect([said, text, platforms, notPlatforms]).toEqual([said, 'laptop', [platform], undefined]);
  }
  // where it is spoken, "di" is "not"
  const [refused = ''] = understand('di shopee', ['laptop'], 'PHP').things;
  expect(intentOf(refused, 'PHP').notPlatforms).toEqual(['SHOPEE']);
});

test('BEY-10: a present for another person forgets what the one before likes, and keeps the budget', () => {
  for (const [currency, before, said, other] of [
    [
      'MYR',
      'hadiah utk mak, dia suka berkebun, bajet rm80',
      'sama tapi utk ayah pulak, dia suka main badminton',
      'berkebun',
    ],
    [
      'IDR',
      'kado buat bapak suka mancing budget 200rb',
      'yaudah sama tp buat ibu, suka masak',
      'mancing',
    ],
    [
      'SGD',
      'gift for mum under 80, she likes gardening',
      'same for my dad, he likes coffee',
      'garden',
    ],
  ] as const) {
    const { kind, things } = understand(said, [before], currency);
    expect([kind, things[0]?.includes(other)]).toEqual(['PRESENT', false]);
    expect(intentOf(things[0] ?? '', currency).maxAmount).toBe(
      intentOf(before, currency).maxAmount,
    );
  }
});
