/** What is in one piece, the next behind the cheapest, parts of a thing, and what is refused. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['THB', 'ปากกา', 'แพ็คนึงกี่ด้าม'],
  ['THB', 'ประแจ', 'กี่ชิ้นอ่ะ'],
  ['IDR', 'coklat', 'isi brp'],
  ['IDR', 'pena', 'satu pak isi berapa'],
  ['VND', 'bút bi', 'một hộp mấy cây'],
  ['SGD', 'pens', 'how many in a pack'],
  ['MYR', 'pen', 'satu kotak ada berapa batang'],
  ['PHP', 'ballpen', 'ilang piraso sa isang pack'],
] as const)('BEY-49: in %s after “%s” “%s” asks how many are in one', (currency, thing, asked) => {
  expect(after(currency, [thing, asked])).toMatchObject({ kind: 'MEASURE', things: [] });
});

test.each([
  ['THB', 'สมาร์ทวอทช์', 'ตัวที่ถูกรองลงมา', 'GOOD_PRICE'],
  ['IDR', 'smartwatch', 'yg termurah kedua berapa', 'GOOD_PRICE'],
  ['IDR', 'smartwatch', 'termurah kedua ada kupon?', 'COUPONS'],
  ['VND', 'đồng hồ', 'cái rẻ thứ hai', 'GOOD_PRICE'],
  ['SGD', 'smart watch', 'second cheapest', 'GOOD_PRICE'],
  ['MYR', 'jam pintar', 'yang kedua paling murah', 'GOOD_PRICE'],
  ['PHP', 'smart watch', 'pangalawang pinakamura', 'GOOD_PRICE'],
] as const)(
  'BEY-49: in %s after “%s” “%s” is of the next behind the cheapest',
  (currency, thing, asked, kind) => {
    expect(after(currency, [thing, asked])).toMatchObject({ kind, rank: 1, by: 'CHEAPEST' });
  },
);

test('BEY-49: whether a part is good asks of what was shown, and looks for no such part', () => {
  for (const [currency, thing, asked] of [
    ['THB', 'มือถือ', 'กล้องดีไหม'],
    ['IDR', 'hp', 'kameranya bagus ga'],
    ['VND', 'điện thoại', 'chụp hình đẹp không'],
    ['SGD', 'phone', 'is the camera good'],
    ['PHP', 'phone', 'maganda ba ang camera'],
  ] as const)
    expect(after(currency, [thing, asked]), asked).toMatchObject({ kind: 'INCLUDED' });
});

test('BEY-49: one that is named behind what refuses it is refused, and not meant instead', () => {
  for (const [currency, thing, asked, meant] of [
    ['IDR', 'power bank', 'bukan yg kirapo', 'power bank -"kirapo"'],
    ['MYR', 'powerbank', 'bukan yang kirapo', 'powerbank -"kirapo"'],
    ['PHP', 'powerbank', 'hindi yung kirapo', 'powerbank -"kirapo"'],
    ['VND', 'sạc dự phòng', 'không phải con kirapo', 'sạc dự phòng -"kirapo"'],
    ['IDR', 'ransel', 'bukan itu, yang merah', 'ransel merah'],
  ] as const)
    expect(after(currency, [thing, asked]), asked).toMatchObject({ kind: 'FIND', things: [meant] });
});

test('BEY-49: an alert below the price of now is of so much less', () => {
  for (const [currency, watched, asked, lower] of [
    ['IDR', 'kasih tau kalo ponsel mirelle max turun', '150rb lebih murah dari skrg', 15_000_000],
    ['VND', 'báo khi Mirelle Neo 6 giảm', 'rẻ hơn bây giờ 200k', 200_000],
    ['SGD', 'alert me if Fryora Go drops', '10 dollars below now', 1_000],
    ['THB', 'เตือนถ้า Fryora Duo 8 ลง', 'ถูกลง 100 จากตอนนี้', 10_000],
  ] as const) {
    const question = after(currency, [watched, asked]);
    expect(question, asked).toMatchObject({ kind: 'ALERT', lower });
    expect(question.amount).toBeUndefined();
  }
  for (const said of ['ยกเลิกๆ', 'ยกเลิกก่อน', 'ไม่เตือนแล้ว'])
    expect(after('THB', ['เตือนถ้า Fryora Duo 8 เหลือ 800', said])).toMatchObject({
      about: ['stopped'],
    });
});

test('BEY-49: until when coupons hold, and which takes the most off, is asked of them', () => {
  for (const [currency, coupons, asked, term] of [
    ['IDR', 'voucher buat laptop', 'berlaku sampe kapan', 'ends'],
    ['IDR', 'voucher buat laptop', 'yg paling gede potongannya', 'saves'],
    ['VND', 'mã giảm giá máy xay', 'hạn đến khi nào', 'ends'],
    ['MYR', 'baucar blender', 'sah sampai bila', 'ends'],
    ['PHP', 'voucher sa blender', 'hanggang kailan', 'ends'],
  ] as const)
    expect(after(currency, [coupons, asked]), asked).toMatchObject({ kind: 'COUPONS', term });
});

test('BEY-49: watts and minutes are measures, and no warning', () => {
  expect(after('IDR', ['air fryer', 'wattnya brp'])).toMatchObject({ kind: 'MEASURE' });
  expect(after('THB', ['ไม้กวาดไฟฟ้า', 'แบตอยู่ได้กี่นาที'])).toMatchObject({ kind: 'MEASURE' });
  expect(after('IDR', ['sapu listrik', 'yg paling lama baterainya'])).toMatchObject({
    size: 'lasting',
  });
});

test('BEY-49: whether it lasts, what is in it and what it once cost is asked of what was shown', () => {
  for (const [currency, thing, asked, kind] of [
    ['VND', 'ô che mưa', 'bền k', 'REVIEWS'],
    ['IDR', 'payung', 'awet ga', 'REVIEWS'],
    ['THB', 'ร่ม', 'ทนไหม', 'REVIEWS'],
    ['IDR', 'kotak p3k', 'isinya apa aja', 'INCLUDED'],
    ['SGD', 'first aid kit', "what's inside", 'INCLUDED'],
    ['VND', 'bộ cờ lê', 'trong bộ có những gì', 'INCLUDED'],
  ] as const)
    expect(after(currency, [thing, asked]), asked).toMatchObject({ kind });
  expect(after('VND', ['Teqra Wave 6', 'đặt báo khi bằng giá đó'])).toMatchObject({
    kind: 'ALERT',
    things: [],
  });
  const [quiet] = after('THB', ['เมาส์ไร้เสียง ไม่เกิน 500']).things;
  expect(quiet).toBe('เมาส์ไร้เสียง <= 500');
});
