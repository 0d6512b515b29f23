/** What is asked after coupons, a list or a price: terms, doubts, prices alike. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { whoseName } from '../answer/scope.ts';
import { packsIn } from '../sum/packs.ts';
import { clausesOf } from './clause.ts';
import { understand } from './follow.ts';
import { personIn } from '../../words/index.ts';

const after = (currency: CurrencyCode, ...turns: readonly [string, ...string[]]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['THB', 'โค้ดส่วนลดลาซาด้า', 'ซื้อ 500 ลดได้เท่าไหร่', 500_00],
  ['SGD', 'lazada vouchers', 'how much would I save on a $80 order', 80_00],
  ['MYR', 'baucar shopee', 'kalau beli rm100 jimat berapa', 100_00],
  ['IDR', 'voucher tokopedia', 'kalau belanja 150rb hemat berapa', 150_000_00],
  ['PHP', 'lazada voucher meron ba', 'magkano matitipid ko sa 1000 pesos na order', 1000_00],
  ['VND', 'mã giảm giá shopee hôm nay', 'đơn 200k dùng mã nào lợi nhất', 200_000],
] as const)('BEY-10: in %s what coupons take off an order is asked of those before', (...turns) => {
  const [currency, coupons, asked, amount] = turns;
  const { things: known } = after(currency, coupons);
  expect(after(currency, coupons, asked)).toMatchObject({
    kind: 'COUPONS',
    term: 'saves',
    amount,
    things: known,
  });
});

test.each([
  ['SGD', 'running shoes', 'which of these were raised before the sale'],
  ['IDR', 'sepatu lari', 'yang harganya dinaikin dulu yang mana'],
  ['THB', 'รองเท้าวิ่ง', 'อันไหนขึ้นราคาก่อนลด'],
  ['THB', 'หม้อทอดไร้น้ำมัน', 'เอาที่ลดจริงๆ ไม่ใช่ปั่นราคา'],
  ['THB', 'ทีวี', 'ร้านเขียนว่าลด 60% เชื่อได้ปะ'],
] as const)('BEY-10: in %s a doubt after a list is of what was shown', (currency, list, doubt) => {
  expect(after(currency, list, doubt)).toMatchObject({
    kind: 'EXPLAIN',
    things: [],
    pointsBack: true,
  });
});

test('BEY-10: false discounts at a platform or of today are of all that is sold', () => {
  for (const asked of ['show me fake discounts today', 'any fake deals at lazada?'])
    expect(after('SGD', 'running shoes', asked).kind).toBe('FAKES');
});

test.each([
  ['SGD', 'is $45 for an air fryer too good to be true', 'show me ones around that price'],
  ['THB', 'หม้อทอดไร้น้ำมัน 45 บาท แพงไหม', 'ขอดูราคาประมาณนี้'],
] as const)(
  'BEY-10: in %s others around a price are a fifth below it to a fifth above',
  (...turns) => {
    const [currency, price, others] = turns;
    const {
      kind,
      things: [thing],
    } = after(currency, price, others);
    expect(kind).toBe('FIND');
    expect(thing).toContain('>= 36 <= 54');
  },
);

test('BEY-10: an age is no budget, and a pronoun no second person', () => {
  const turn = 'my dad is turning 70, what can I get him for $50';
  expect(clausesOf(turn)).toEqual([turn]);
  expect(personIn(turn)).toEqual({ person: 'father', age: 70 });
});

test('BEY-10: an alert names nothing where it goes on with what was asked', () => {
  expect(
    after('PHP', 'is 1,299 for a rice cooker sulit', 'pa-notify pag bumaba sa 1000'),
  ).toMatchObject({ kind: 'ALERT', things: [], amount: 1000_00 });
});

test.each([
  ['IDR', 'popok bayi isi 50 harga 95rb mahal ga', 'kalau isi 34 70rb?', [95_000_00, 70_000_00]],
  ['THB', 'ผ้าอ้อม 40 ชิ้น 299 แพงไหม', 'แล้ว 60 ชิ้น 420 ล่ะ', [299_00, 420_00]],
  ['SGD', 'is $6 for 500g of coffee good', 'and 1kg at $11?', [6_00, 11_00]],
  ['PHP', 'mahal ba ang 5kg bigas na 280', 'eh 10kg 540?', [280_00, 540_00]],
  ['VND', '1kg gạo 20k đắt không', 'còn 5kg 95k thì sao', [20_000, 95_000]],
] as const)(
  'BEY-50: in %s a pack after a price that was judged is weighed against it',
  (...turns) => {
    const [currency, price, other, prices] = turns;
    const { kind, things } = after(currency, price, other);
    expect(kind).toBe('PACKS');
    expect(packsIn(things[0] ?? '', currency)?.map((one) => one.price)).toEqual(prices);
  },
);

test.each([
  ['THB', '5 กก. 10 บาทถูกไหม', '5 กก. 9,000 บาทถูกไหม', 9000_00],
  ['THB', 'ข้าว 5 กก. 189 แพงไหม', '10 กก. 350 แพงไหม', 350_00],
  ['SGD', 'is $6 for 500g of coffee good', 'is $11 for 1kg good', 11_00],
  ['IDR', 'popok isi 50 harga 95rb mahal ga', 'isi 34 70rb mahal ga', 70_000_00],
] as const)('BEY-50: in %s “%s” does not keep “%s” from being judged', (...turns) => {
  const [currency, price, other, amount] = turns;
  expect(after(currency, price, other)).toMatchObject({ kind: 'GOOD_PRICE', amount });
});

test('BEY-50: a budget after a price that was judged is none of a pack', () => {
  expect(after('SGD', 'is $6 for 500g of coffee good', 'any 1kg under $11?').kind).toBe('FIND');
});

test.each([
  ['SGD', 'pillow', 'the softest one please', 'soft'],
  ['SGD', 'office chair', 'which is the most comfortable', 'comfortable'],
  ['THB', 'พัดลม', 'ตัวไหนเงียบสุด', 'เงียบ'],
  ['IDR', 'kipas angin', 'mana yang paling senyap', 'senyap'],
] as const)('BEY-10: in %s what has most of a quality is asked by the quality', (...turns) => {
  const [currency, list, most, quality] = turns;
  const { kind, of, things } = after(currency, list, most);
  expect(kind).toBe('FIND');
  expect([of === undefined ? [] : [of], things].flat().join(' ')).toBe(`${list} ${quality}`);
});

test.each([
  ['SGD', 'air fryer', 'how much was it on 11.11', 'GOOD_PRICE', []],
  ['SGD', 'air fryer', 'was the second one cheaper during 11.11?', 'GOOD_PRICE', [1]],
  ['THB', 'หม้อทอด', '11.11 ราคาเท่าไหร่', 'GOOD_PRICE', []],
  ['IDR', 'blender', 'pas 11.11 harganya berapa', 'GOOD_PRICE', []],
  ['PHP', 'blender', 'mas mura ba nung 11.11', 'GOOD_PRICE', []],
  ['MYR', 'blender', 'masa 11.11 lagi murah ke', 'GOOD_PRICE', []],
  ['VND', 'nồi chiên', 'hôm 11/11 có rẻ hơn không', 'GOOD_PRICE', []],
  ['SGD', 'air fryer', 'will it be cheaper on 12.12', 'WAIT', []],
] as const)('BEY-10: in %s a price on a sale day is of what was shown', (...turns) => {
  const [currency, list, asked, kind, places] = turns;
  expect(after(currency, list, asked)).toMatchObject({ kind, places, pointsBack: true });
});

test('BEY-10: two sale days, or none that is priced, are of the calendar', () => {
  for (const asked of ['is 11.11 over', '11.11 or 12.12, which is cheaper'])
    expect(after('SGD', 'air fryer', asked).kind).toBe('SALES');
});

test.each([
  ['THB', 'มีโค้ดลดร้านไหนใช้ได้มั่ง'],
  ['THB', 'คูปองแอปไหนใช้ได้บ้าง'],
  ['SGD', 'which shop has working codes'],
  ['IDR', 'kode voucher toko mana yang masih bisa dipakai'],
  ['MYR', 'kod kedai mana yang boleh guna'],
  ['PHP', 'anong shop ang may code na gumagana'],
  ['VND', 'mã của shop nào còn dùng được'],
] as const)('BEY-50: in %s "%s" is of all coupons', (currency, asked) => {
  const { kind, things, also } = understand(asked, [], currency);
  expect([kind, also]).toEqual(['COUPONS', []]);
  expect(things.map(whoseName).join('')).toBe('');
});

test('BEY-50: in Indonesian which coupon takes off the most goes on with the order', () => {
  const asked = understand(
    'yang potongannya paling gede mana',
    ['voucher buat belanja 500rb'],
    'IDR',
  );
  expect(asked).toMatchObject({ kind: 'COUPONS', term: 'saves', things: [] });
});
