/** Turns that were once read as the opposite of what they say, or as nothing of the kind. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, ...turns: readonly string[]) =>
  understand(turns.at(-1) as string, turns.slice(0, -1), currency);
const readOf = (currency: CurrencyCode, ...turns: readonly string[]) => {
  const { kind, things } = after(currency, ...turns);
  return { kind, ...intentOf(things[0] ?? '', currency) };
};

test.each([
  ['THB', ['รองเท้าวิ่ง', 'ขอแบบที่ไม่ได้ขายในลาซาด้า'], ['LAZADA']],
  ['IDR', ['sepatu lari', 'yang gak dijual di Shopee'], ['SHOPEE']],
  ['PHP', ['blender but not Kettla and not from Lazada, around 2k'], ['LAZADA']],
] as const)('BEY-49: in %s %j keeps a platform out', (currency, turns, notPlatforms) => {
  const read = readOf(currency, ...turns);
  expect(read).toMatchObject({ kind: 'FIND', notPlatforms });
  expect(read.platforms).toBeUndefined();
});

test.each([
  ['THB', ['เครื่องปริ้น', 'เกิน 3,500 ไม่เอานะ'], 3500_00],
  ['THB', ['หูฟัง', 'แพงกว่า 900 ไม่เอา'], 900_00],
] as const)('BEY-49: in %s %j is the most', (currency, turns, maxAmount) => {
  const read = readOf(currency, ...turns);
  expect(read).toMatchObject({ kind: 'FIND', maxAmount });
  expect(read.minAmount).toBeUndefined();
});

test('BEY-10: a present may cost more, within what is said; what somebody owns is left out', () => {
  const present = ['ซื้ออะไรให้แม่ดี ชอบปลูกต้นไม้ งบ 500', 'มีอะไรแพงขึ้นอีกนิดไหม ไม่เกิน 800'];
  expect(after('THB', ...present)).toMatchObject({ kind: 'PRESENT', by: 'DEARER' });
  expect(readOf('THB', ...present).maxAmount).toBe(800_00);
  const without = (currency: CurrencyCode, ...turns: readonly string[]) =>
    readOf(currency, ...turns).without;
  expect(
    without('SGD', 'gift for a colleague, loves coffee, $15', 'she already has a drip set'),
  ).toEqual(['drip']);
  expect(
    without('IDR', 'kado anak cewek umur 4 tahun, maks 100rb', 'krayonnya udah punya'),
  ).toEqual(['krayon']);
  expect(without('THB', 'ของจับฉลาก งบ 300', 'ไม่เอาของกิน')).toEqual(['ของกิน']);
});

test.each([
  ['IDR', ['paket saya udah 5 hari belom nyampe, bisa cek resinya?'], 'SERVICE'],
  ['SGD', ['am I allowed to bring honey into Australia from here'], 'WARNING'],
  ['IDR', ['power bank yang boleh dibawa ke pesawat'], 'FIND'],
  ['VND', ['ma giam gia Lazada', 'tiktok thi sao'], 'COUPONS'],
  ['IDR', ['diskon terbesar', 'harga coretnya itu beneran gak sih'], 'EXPLAIN'],
  ['PHP', ['tell me when running shoes go below 900', 'and also a basketball below 550'], 'ALERT'],
  ['VND', ['show me something nice for a new apartment under 300k'], 'PRESENT'],
  ['SGD', ['smartphones', 'compare the frist two'], 'COMPARE'],
  ['SGD', ['seller sent me the wrong colour, can I get a refund'], 'SERVICE'],
  ['THB', ['สั่งของไปแล้วอยากเปลี่ยนที่อยู่จัดส่ง ทำยังไงคะ'], 'SERVICE'],
  ['THB', ['คูปองลาซาด้า', 'ใช้พร้อมโค้ดร้านได้มั้ย'], 'STACKING'],
  ['THB', ['หลานชาย 8 ขวบ บ้าบอลมาก วันเกิดเสาร์นี้'], 'PRESENT'],
  ['SGD', ['housewarming for a couple, 40 bucks, no candles'], 'PRESENT'],
] as const)('BEY-10: in %s %j is read as %s', (currency, turns, kind) => {
  expect(after(currency, ...turns).kind).toBe(kind);
});

test('BEY-10: of what is claimed no price is left in the name, and a word keeps the marks of its own turn', () => {
  const { kind, things } = after(
    'IDR',
    'headphone Mirelle Pro 4 dicoret jadi 1.239.000, diskonnya beneran gak',
  );
  expect([kind, ...things]).toEqual(['EXPLAIN', 'headphone Mirelle Pro 4']);
  expect(after('VND', 'sơn móng tay dưới 100k', 'lấy thêm cây son').things[0]).toContain('son');
});
