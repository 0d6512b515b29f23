/** What so many or so much costs, coupons for an order, and wishes without a name. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, ...turns: string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['THB', 'ข้าวสารอันไหนถูกสุดต่อกิโล', 'ถ้าซื้อสิบกิโลเท่าไหร่', 10_000],
  ['THB', 'ข้าวสารอันไหนถูกสุดต่อกิโล', 'ถ้าซื้อ 10 กิโลเท่าไหร่', 10_000],
  ['SGD', 'rice cheapest per kg', 'how much for 7.5kg', 7_500],
  ['PHP', 'bigas magkano per kilo', 'pag 3 kilos magkano lahat', 3_000],
  ['VND', 'dầu ăn loại nào rẻ theo lít', 'mua 4 lít hết bao nhiêu', 4_000],
] as const)('BEY-10: in %s after "%s" "%s" buys so much', (currency, first, next, size) => {
  expect(after(currency, first, next)).toMatchObject({ kind: 'PIECES', pack: { size } });
  expect(after(currency, first, next).pieces).toBeUndefined();
});

test.each([
  ['IDR', 'beras 5kg paling murah per kilo', 'kalau 2 karung jadi berapa'],
  ['MYR', 'beras paling murah per kilo', 'kalau 2 kampit berapa'],
  ['PHP', 'bigas magkano per kilo', 'pag 2 sako magkano'],
  ['VND', 'gạo loại nào rẻ theo kg', 'mua 2 bao hết bao nhiêu'],
  ['THB', 'ข้าวสารอันไหนถูกสุดต่อกิโล', '2 ถุงเท่าไหร่'],
] as const)('BEY-10: in %s after "%s" "%s" buys two of them', (currency, first, next) => {
  expect(after(currency, first, next)).toMatchObject({ kind: 'PIECES', pieces: 2 });
});

test.each([
  ['MYR', 'voucher mana boleh guna untuk rm150', 150_00, 'kalau rm80?', 80_00],
  ['IDR', 'voucher buat 150rb', 150_000_00, 'kalau 80rb?', 80_000_00],
  ['PHP', 'anong voucher pwede sa 500', 500_00, 'pag 300 lang?', 300_00],
  ['SGD', 'coupon for $80', 80_00, 'and for $60?', 60_00],
  ['THB', 'ซื้อ 1200 ใช้คูปองใบไหนคุ้มสุด', 1200_00, 'ถ้า 800 ล่ะ', 800_00],
] as const)('BEY-50: in %s "%s" is of an order, and so is what goes on', (...row) => {
  const [currency, first, amount, next, other] = row;
  const saves = { kind: 'COUPONS', term: 'saves' };
  expect(after(currency, first)).toMatchObject({ ...saves, amount });
  expect(after(currency, first, next)).toMatchObject({ ...saves, amount: other });
});

test('BEY-50: what is left to pay goes on with the coupons of an order', () => {
  const saves = { kind: 'COUPONS', term: 'saves', amount: 1200_00, things: ['Shopee'] };
  const turns = ['มีคูปอง Shopee อะไรบ้าง', 'ซื้อ 1200 ใช้ใบไหนคุ้มสุด', 'จ่ายจริงเท่าไหร่'];
  expect(after('THB', ...turns)).toMatchObject(saves);
  expect(after('SGD', 'any shopee vouchers', 'for $80?')).toMatchObject({
    ...saves,
    amount: 80_00,
    things: ['shopee'],
  });
  expect(after('SGD', 'any shopee vouchers', 'for $80?', 'when is 12.12').kind).toBe('SALES');
  // of a thing, a figure is another budget for it
  expect(after('SGD', 'headphones under 100', 'any vouchers', 'under 80').kind).toBe('FIND');
});

test.each([
  ['SGD', 'any $10 voucher', 10_00],
  ['IDR', 'voucher 50rb ada?', 50_000_00],
  ['THB', 'มีคูปองลด 100 ไหม', 100_00],
  ['MYR', 'ada baucar rm20 tak', 20_00],
  ['VND', 'có mã 50k không', 50_000],
] as const)('BEY-50: in %s "%s" is of what a coupon takes off', (currency, asked, amount) => {
  expect(after(currency, asked)).toMatchObject({ kind: 'COUPONS', term: 'worth', amount });
});

test.each([
  ['MYR', 'hadiah untuk suami rm100', 'ada free shipping tak'],
  ['PHP', 'regalo para kay mama 300', 'free shipping ba'],
  ['VND', 'quà cho bé trai 6 tuổi tầm 200k', 'cái nào freeship'],
  ['SGD', 'gift for dad 50', 'which ones ship free?'],
  ['VND', 'tai nghe', 'cái nào freeship'],
  ['PHP', 'backpack', 'may free shipping ba jan'],
  ['SGD', 'headphones', 'which ones ship free?'],
] as const)('BEY-49: in %s after "%s" "%s" is a wish and no name', (currency, first, next) => {
  const { things, untold } = after(currency, first, next);
  expect(things[0]).toContain('free shipping');
  expect(untold).toBeUndefined();
});

test.each([
  ['bỏ loại có dây ra', 'dây'],
  ['không lấy loại có dây', 'dây'],
  ['bỏ Mirelle đi', 'Mirelle'],
])('BEY-49: in Vietnamese "%s" refuses', (next, name) => {
  const [thing] = after('VND', 'tai nghe dưới 500k', next).things;
  expect(thing).toBe(`tai nghe <= 500000 -"${name}"`);
});

test('BEY-49: a wish beside a limit is both, and of the biggest discounts where they were asked for', () => {
  expect(after('SGD', 'headphones', 'any with free shipping under 60').things).toEqual([
    'headphones free shipping <= 60',
  ]);
  const biggest = ['วันนี้อะไรลดเยอะสุด', 'ไม่เอาเสื้อผ้า', 'ส่งฟรีและไม่เกิน 100 มีไหม'];
  expect(after('THB', ...biggest)).toMatchObject({ kind: 'BIGGEST' });
});

test('BEY-10: whether the biggest discounts are fake is asked of those that were shown', () => {
  const asked = after('IDR', 'diskon paling gede hari ini apa', 'itu diskon palsu bukan');
  expect(asked).toMatchObject({ kind: 'EXPLAIN', pointsBack: true });
});
