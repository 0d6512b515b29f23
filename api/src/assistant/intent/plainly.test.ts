import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, before: string, said: string) =>
  understand(said, [before], currency);

test('AI-06: thanks are answered as thanks, whatever else is said, unless something is asked', () => {
  for (const [currency, said] of [
    ['THB', 'ขอบคุณน้า ช่วยได้เยอะเลย'],
    ['THB', 'โอเคค่ะ ขอบคุณมากนะ เดี๋ยวให้พ่อเลือกเอง'],
    ['IDR', 'makasih kak, nanti saya pikir2 dulu'],
    ['SGD', 'thanks, you saved me a trip'],
    ['PHP', 'sige salamat po, babalik na lang ako'],
  ] as const)
    expect(after(currency, 'lampu', said).kind, said).toBe('THANKS');
  expect(after('SGD', 'backpack', 'thanks, show me the second').places).toEqual([1]);
  expect(after('SGD', 'backpack', 'thanks, in black?').things).toEqual(['backpack black']);
  expect(after('THB', 'รองเท้าวิ่ง', 'ขอบคุณค่ะ แล้วมีสีดำไหม').things).toEqual(['รองเท้าวิ่ง สีดำ']);
  expect(after('THB', 'ปากกา', 'อ่อไม่เป็นไร แล้วร่มล่ะ').things).toEqual(['ร่ม']);
});

test('BEY-49: why something is asked for says nothing of it, but what somebody cannot bear is kept', () => {
  for (const [currency, before, said, things] of [
    ['SGD', 'power bank', 'not Kirapo, my last one spoilt after 3 months', 'power bank -"Kirapo"'],
    ['IDR', 'hp', 'jangan merk Mirelle ya, dulu pernah kecewa', 'hp -"Mirelle"'],
    ['IDR', 'alpukat', 'yang organik, soalnya buat mpasi', 'alpukat organik'],
  ] as const)
    expect(after(currency, before, said).things, said).toEqual([things]);
  expect(
    understand('snacks because my son is allergic to nuts', [], 'SGD').things.join(),
  ).toContain('-"nuts"');
});

test('BEY-49: big and small of Thai are sizes, and two named products with figures no offers', () => {
  expect(understand('อยากได้กระเป๋าลากใบใหญ่ๆ ไม่เกิน 2500', [], 'THB')).toMatchObject({
    kind: 'SIZED',
    size: 'big',
    things: ['กระเป๋าลาก <= 2500'],
  });
  expect(after('THB', 'กระเป๋าเดินทาง', 'ใหญ่ไปอ่ะ เล็กลงอีกนิด')).toMatchObject({
    kind: 'SIZED',
    size: 'small',
  });
  expect(
    understand('Zima Max vs Noma Go 3 air fryer, which is better for a family of 5?', [], 'SGD'),
  ).toMatchObject({ kind: 'COMPARE', things: ['Zima Max', 'Noma Go 3 air fryer'] });
});

test('BEY-50: another voucher on the same order is kept beside the one before', () => {
  const first = '15% off cap $12 min spend $60. my cart 74.90, what do I pay';
  const { kind, before } = after('SGD', first, 'what if I use the $8 off $50 one instead');
  expect(kind).toBe('RECKON');
  expect(before).toBe(first);
});
