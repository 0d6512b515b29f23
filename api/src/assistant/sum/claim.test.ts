import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from '../intent/follow.ts';
import { claimIn, percentOff } from './claim.ts';

const kindOf = (text: string, currency: CurrencyCode) => understand(text, [], currency).kind;

test('BEY-10: a discount is judged as it is said, of no product, in the languages of the regions', () => {
  for (const [currency, text, before, now, share] of [
    ['THB', 'ร้านบอกลด 70% จากราคาเต็ม 2,990 เหลือ 890 เชื่อได้ไหม', 2_990_00, 890_00, 70_00],
    ['SGD', 'was $89 now $29, real discount?', 89_00, 29_00, null],
    ['SGD', 'is 70% off from 200 to 60 legit', 200_00, 60_00, 70_00],
    ['IDR', 'katanya dari 500rb jadi 150rb, beneran diskon?', 500_000_00, 150_000_00, null],
    ['PHP', 'from 1500 to 499 daw, totoo ba ang discount', 1_500_00, 499_00, null],
    ['THB', 'เขาว่าเดิม 1,590 ตอนนี้ 1,490 คือลดแล้วเหรอ', 1_590_00, 1_490_00, null],
    ['THB', 'หูฟังจาก 2990 เหลือ 890 ลดจริงไหม', 2_990_00, 890_00, null],
  ] as const) {
    expect(kindOf(text, currency), text).toBe('CLAIM');
    expect(claimIn(text, currency), text).toEqual({ before, now, share, isReckoned: false });
  }
  expect(claimIn('ลด 90% เหลือ 299 จริงไหม', 'THB')).toEqual({
    before: 2_990_00,
    now: 299_00,
    share: 90_00,
    isReckoned: true,
  });
});

test('BEY-10: a product that is named, a voucher and a price alone are no claim', () => {
  for (const [currency, text] of [
    ['SGD', 'is the Nuvox Lite 6 at $26.90, was $40, a real deal?'],
    ['SGD', 'is $40 a good price'],
    ['SGD', 'voucher 20% off for $100, real?'],
    ['SGD', 'headphones from 20 to 60'],
    ['THB', 'หูฟังลดจริงไหม'],
  ] as const)
    expect(kindOf(text, currency), text).not.toBe('CLAIM');
});

test('BEY-10: whatever two prices are said, in either order, the share follows from them', () => {
  const price = fc.integer({ min: 100, max: 90_000 });
  fc.assert(
    fc.property(price, price, fc.boolean(), (one, other, isTurned) => {
      const [now, before] = [Math.min(one, other), Math.max(one, other)];
      const text = isTurned ? `now $${now}, was $${before}, legit?` : `was $${before} now $${now}?`;
      const claim = claimIn(text, 'SGD');
      if (now === before) {
        expect(claim).toBeUndefined();
        return;
      }
      expect(claim).toMatchObject({ before: before * 100, now: now * 100 });
      expect(Math.abs(before * (1 - percentOff(claim as never) / 100) - now)).toBeLessThanOrEqual(
        before * 0.00501,
      );
    }),
  );
});

test('BEY-10: how large a thing is says nothing of what it costs', () => {
  expect(claimIn('กระทะ 28 ซม ลดจาก 990 เหลือ 349 จริงไหม', 'THB')).toMatchObject({
    before: 990_00,
    now: 349_00,
  });
  expect(claimIn('24cm frying pan was $59 now $19, real?', 'SGD')).toMatchObject({
    before: 59_00,
    now: 19_00,
  });
});
