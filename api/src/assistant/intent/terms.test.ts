/** What is asked after coupons, a list or a price: terms, doubts, prices alike. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { clausesOf } from './clause.ts';
import { understand } from './follow.ts';
import { personIn } from './talk.ts';

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
