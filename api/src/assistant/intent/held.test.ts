/** Memory, storage and sizes after a list, and what is no refusal. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['THB', 'โน้ตบุ๊ก', 'ตัวไหนแรมเยอะกว่า', { kind: 'SIZED', size: 'memory' }],
  ['SGD', 'laptop', 'which has more ram', { kind: 'SIZED', size: 'memory' }],
  ['SGD', 'laptop', 'which one has the most storage', { kind: 'SIZED', size: 'storage' }],
  ['IDR', 'hp 3 jutaan', 'yang ramnya paling gede', { kind: 'SIZED', size: 'memory' }],
  ['PHP', 'phone', 'alin ang may pinakamalaking storage', { kind: 'SIZED', size: 'storage' }],
  ['VND', 'điện thoại', 'cái nào bộ nhớ lớn nhất', { kind: 'SIZED', size: 'storage' }],
  ['MYR', 'fon bawah 2k', 'yg kedua tu berapa storage', { kind: 'MEASURE', places: [1] }],
  ['VND', 'laptop', 'cái thứ 2 ram bao nhiêu', { kind: 'MEASURE', places: [1] }],
  ['PHP', 'laptop', 'ilan ram nung una', { kind: 'MEASURE', places: [0] }],
  ['IDR', 'power bank', 'yang kapasitas paling besar', { kind: 'SIZED', size: 'big' }],
  ['SGD', 'laptop', 'laptop 16gb ram', { kind: 'FIND', things: ['laptop 16gb ram'] }],
] as const)(
  'BEY-10: in %s after "%s" "%s" is of what it holds',
  (currency, thing, asked, meant) => {
    expect(after(currency, [thing, asked])).toMatchObject(meant);
  },
);

test.each([
  ['IDR', 'hp 3 jutaan', 'klo yg 256 brp', 'hp 256 gb <= 4000000'],
  ['SGD', 'phone', 'and the 256 one?', 'phone 256 gb'],
  ['THB', 'มือถือ', 'ตัว 256 เท่าไหร่', 'มือถือ 256 gb'],
  ['SGD', 'phone', 'below 512', 'phone <= 512'],
  ['SGD', 'headphones', 'the 128 one', 'headphones <= 128'],
  ['IDR', 'sepatu lari', 'ukuran 44 ada ga', 'sepatu lari ukuran 44'],
  ['THB', 'รองเท้าวิ่ง', 'เบอร์ 44 มีไหม', 'รองเท้าวิ่ง เบอร์ 44'],
  ['PHP', 'airfryer', 'yung 5 liters ba meron na', 'airfryer 5 liters'],
  ['IDR', 'hp 3 jutaan', 'gmau mirelle', 'hp <= 4000000 -"mirelle"'],
] as const)('BEY-49: in %s after "%s" "%s" looks for "%s"', (currency, thing, asked, meant) => {
  expect(after(currency, [thing, asked])).toMatchObject({ kind: 'FIND', things: [meant] });
});

test.each([
  ['THB', 'ขวดนมที่ไม่มี bpa'],
  ['SGD', 'bottle without bpa'],
  ['SGD', 'cat litter no dust'],
  ['SGD', 'shirt not heavy'],
  ['IDR', 'botol tanpa bpa'],
  ['PHP', 'bote walang bpa'],
] as const)('BEY-49: in %s what "%s" praises is not refused', (currency, asked) => {
  expect(after(currency, [asked]).things[0]).not.toContain('-"');
});

test.each([
  ['SGD', 'lipstick not matte', '-"matte"'],
  ['THB', 'หูฟังไม่เอาไร้สาย', '-"ไร้สาย"'],
  ['IDR', 'lampu bukan merah', '-"merah"'],
] as const)('BEY-49: in %s "%s" refuses %s', (currency, asked, refused) => {
  expect(after(currency, [asked]).things[0]).toContain(refused);
});

test.each([
  ['PHP', 'ano pinakamalaking sale ngayon', 'sa gadgets lang', 'gadgets'],
  ['IDR', 'diskon paling gede hari ini', 'di elektronik aja', 'elektronik'],
] as const)('BEY-10: in %s after "%s" "%s" narrows it', (currency, first, asked, thing) => {
  expect(after(currency, [first, asked])).toMatchObject({ kind: 'BIGGEST', things: [thing] });
});

test.each([
  ['MYR', 'hadiah birthday anak 5 thn bajet rm40', 'dia suka layang2 la', 'layang'],
  ['VND', 'mua quà cho bạn gái 300k', 'bạn ấy không trang điểm', 'bạn gái'],
] as const)('BEY-10: in %s after "%s" "%s" is of the present', (currency, first, asked, kept) => {
  const { kind, things } = after(currency, [first, asked]);
  expect(kind).toBe('PRESENT');
  expect(things[0]).toContain(kept);
});
