/** Picks of a kind, waits for a day, colours, platforms and what a thing shall have. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { unsaidOf } from '../answer/unsaid.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, ...turns: string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['SGD', 'which cat litter is best value', 'cat litter'],
  ['THB', 'ทรายแมวเต้าหู้ถุงไหนคุ้มสุด', 'ทรายแมวเต้าหู้'],
  ['IDR', 'pasir kucing mana yang paling worth it', 'pasir kucing'],
] as const)('BEY-10: in %s "%s" picks one of a kind', (currency, asked, thing) => {
  expect(after(currency, asked)).toMatchObject({ kind: 'PICK', things: [thing] });
});

test('BEY-10: the best seller of a kind is no pick, nor the better of two kinds', () => {
  expect(after('PHP', 'ano best seller na lipstick')).toMatchObject({ kind: 'FIND', by: 'SOLD' });
  expect(after('SGD', 'which is better, headphones or speakers').kind).toBe('COMPARE');
});

test.each([
  ['SGD', 'smartwatch', 'and if I wait till 12.12?'],
  ['VND', 'đồng hồ thông minh', 'đợi 12.12 thì sao'],
] as const)('BEY-10: in %s after "%s" "%s" asks whether to wait', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'WAIT', pointsBack: true });
});

test.each([
  ['SGD', 'guitar', 'which one got discount'],
  ['IDR', 'gitar', 'yang mana yang lagi diskon'],
  ['THB', 'กีตาร์', 'ตัวไหนลดอยู่'],
  ['VND', 'đàn guitar', 'cái nào đang giảm giá'],
  ['PHP', 'gitara', 'alin ang naka-sale'],
  ['MYR', 'gitar', 'mana satu ada diskaun'],
] as const)('BEY-10: in %s after "%s" "%s" asks of each', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'EXPLAIN', pointsBack: true });
});

test.each([
  ['SGD', 'how much should I pay for a decent chef knife', 'chef knife'],
  ['IDR', 'gitar yang bagus kira-kira harganya berapa', 'gitar'],
  ['THB', 'กีตาร์ควรซื้อราคาเท่าไหร่', 'กีตาร์'],
  ['VND', 'đàn guitar giá khoảng bao nhiêu', 'đàn guitar'],
  ['PHP', 'mga magkano ang gitara', 'gitara'],
  ['MYR', 'gitar harga dalam berapa', 'gitar'],
] as const)('BEY-10: in %s "%s" asks what a kind usually costs', (currency, asked, thing) => {
  expect(after(currency, asked)).toMatchObject({ kind: 'USUAL', things: [thing] });
});

test.each([
  ['SGD', 'blender', 'is the cheapest a good deal'],
  ['IDR', 'blender', 'yang paling murah bagus ga'],
  ['MYR', 'blender', 'yang paling murah ok tak'],
  ['VND', 'máy xay', 'cái rẻ nhất có ổn không'],
  ['THB', 'เครื่องปั่น', 'อันถูกสุดราคาดีไหม'],
] as const)('BEY-10: in %s after "%s" "%s" is of the cheapest one', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'GOOD_PRICE', by: 'CHEAPEST' });
});

test('BEY-10: the lowest price of all days is of no extreme among those shown', () => {
  expect(after('IDR', 'blender', 'harga terendahnya berapa').by).toBeNull();
});

test.each([
  ['THB', 'ลำโพง', 'ตัวแรกมีสีอะไรบ้าง'],
  ['SGD', 'speaker', 'what colours does the first one come in'],
  ['IDR', 'speaker', 'yang pertama warnanya apa aja'],
  ['VND', 'loa', 'cái đầu tiên có màu gì'],
  ['PHP', 'speaker', 'yung una anong kulay'],
  ['MYR', 'speaker', 'yang pertama ada warna apa'],
] as const)('BEY-10: in %s after "%s" "%s" is of that one', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'INCLUDED', places: [0] });
});

test.each([
  ['IDR', 'koper', 'beda harganya di shopee sama lazada?'],
  ['SGD', 'suitcase', 'price difference between shopee and lazada?'],
] as const)('BEY-10: in %s after "%s" "%s" compares platforms', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'PLATFORMS', pointsBack: true });
});

test('BEY-10: what a thing is like is no second thing that it is compared with', () => {
  const asked = 'telefon bateri tahan lama dengan 256gb mana murah';
  expect(after('MYR', asked).things).toHaveLength(1);
});

test('BEY-10: a colour is none where its word without marks is a stop word', () => {
  const { things } = after('VND', 'son lâu trôi', 'màu đỏ có không');
  expect(things[0]).toContain('đỏ');
});

test('BEY-10: several words that a title says together in another language are not unknown', () => {
  const lipstick = [{ name: 'Lipora Satin lipstick, long lasting' }];
  const headphones = [{ name: 'Teqra wireless headphones, noise cancelling' }];
  const said = (text: string, thing: string, cards: readonly { name: string }[]) =>
    unsaidOf(text, thing, cards as Parameters<typeof unsaidOf>[2], 'VND');
  expect(said('son lâu trôi', 'son', lipstick)).toEqual([]);
  expect(said('tai nghe chống ồn cho mèo', 'tai nghe', headphones)).toEqual(['meo']);
});

test('BEY-10: whoever waits for a lower price names no thing', () => {
  expect(after('VND', 'xe đạp gấp', 'khi nào rẻ hơn thì báo mình')).toMatchObject({
    kind: 'ALERT',
    things: [],
  });
});
