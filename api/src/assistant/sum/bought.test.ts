import { expect, test } from 'vitest';
import { understand } from '../intent/follow.ts';
import { offersIn } from './offers.ts';
import { oneByUnit } from './one-pack.ts';
import { packsIn } from './packs.ts';

test('BEY-50: so much of what packs hold is reckoned with their prices, in every language', () => {
  for (const [currency, before, said, size] of [
    ['THB', 'ข้าวหอม 5 โล 149 กะถุง 1 โล 35 บาท อันไหนคุ้มกว่า', 'ถ้าเอา 10 โลล่ะ', 10_000],
    ['IDR', 'beras 5kg 97rb sama yg 1kg 26rb, murahan mana', 'klo butuh 10 kilo', 10_000],
    ['SGD', 'rice 5kg 12.90 or 10kg 24, which cheaper', 'i need 20 kg', 20_000],
    ['MYR', 'beras 5kg rm32 dgn 10kg rm59 mana lg jimat', 'kalau nak 20 kilo berapa', 20_000],
    ['PHP', 'rice 5kg 290 or 10kg 550 alin mas mura', 'kung kailangan ko 20 kilo magkano', 20_000],
    ['VND', 'gạo 5kg 223k với 1kg 48k, cái nào rẻ hơn', 'mua 10kg thì hết bao nhiêu', 10_000],
  ] as const)
    expect(understand(said, [before], currency), said).toMatchObject({
      kind: 'PACKS',
      pack: { unit: 'g', size },
    });
  const sent = 'klo butuh 10 kilo trus ongkirnya sama2 12rb sekali kirim, total masing2 brp';
  const packs = 'beras 5kg 97rb sama yg 1kg 26rb, murahan mana';
  expect(understand(sent, [packs], 'IDR')).toMatchObject({ kind: 'PACKS', amount: 12_000_00 });
});

test('BEY-50: one of two packs at another price, or with pieces that are free, keeps its own size', () => {
  const tablets = 'dishwasher tablets 30 pcs 12.90 or 72 pcs 27.50, which cheaper per pc';
  expect(packsIn(`${tablets}\nand if the smaller box is 3 for $33`, 'SGD')).toMatchObject([
    { size: 90, price: 33_00 },
    { size: 72, price: 27_50 },
  ]);
  const bags = 'น้ำยาซักผ้า 1.4 ลิตร 119 กับ 700 มล. 3 ถุง 165 อันไหนคุ้ม';
  expect(packsIn(`${bags}\nถ้าอันแรกซื้อ2แถม1ล่ะ ตกลิตรละเท่าไร`, 'THB')).toMatchObject([
    { unit: 'ml', size: 4200, price: 238_00 },
    { unit: 'ml', size: 2100, price: 165_00 },
  ]);
});

test('BEY-50: what one of a pack costs is asked in every language', () => {
  for (const [currency, said, size, price] of [
    ['THB', 'หลอดไฟอัจฉริยะแพ็ค 4 ที่ขาย 338 ตกหลอดละเท่าไหร่', 4, 338_00],
    ['IDR', 'mi instan isi 6 harga 41rb, jatuhnya berapa per bungkus', 6, 41_000_00],
    ['SGD', 'smart bulb pack of 4 for 19.90, how much per bulb', 4, 19_90],
    ['SGD', 'toilet paper 10 rolls 7.90 how much per roll', 10, 7_90],
    ['MYR', 'sabun 6 biji rm8.90 berapa sebiji', 6, 8_90],
    ['PHP', 'sabon pack of 6 125 pesos magkano isa', 6, 125_00],
    ['VND', 'bóng đèn gói 4 giá 89k mỗi bóng bao nhiêu', 4, 89_000],
  ] as const)
    expect(oneByUnit(said, currency), said).toMatchObject({ unit: 'piece', size, price });
  for (const [currency, before, said] of [
    ['THB', 'สบู่ก้อน', 'ถ้าตัวแรกซื้อ 2 แถม 1 ตกชิ้นละเท่าไหร่'],
    ['IDR', 'sabun batang', 'kalo beli 2 gratis 1 jatuhnya brp per biji'],
    ['SGD', 'bar soap', 'buy 2 get 1 for the first one, how much each'],
  ] as const)
    expect(understand(said, [before], currency), said).toMatchObject({
      kind: 'PIECES',
      pieces: 2,
      free: 1,
    });
});

test('BEY-50: another platform joins the offers, and one without a price is asked for', () => {
  for (const [currency, before, said, prices] of [
    [
      'SGD',
      'shopee 31.90 + 1.99 shipping, lazada 34.50 free shipping, which cheaper',
      'how about at tiktok 33 free shipping',
      [31_90, 34_50, 33_00],
    ],
    [
      'SGD',
      'shopee 31.90 + 1.99 shipping, lazada 34.50 free shipping, which cheaper',
      'if lazada is 29',
      [31_90, 29_00],
    ],
    [
      'THB',
      'ช้อปปี้ 1290 ค่าส่ง 40 ลาซาด้า 1250 ส่งฟรี เจ้าไหนถูกสุด',
      'แล้วใน tiktok 1199 ค่าส่ง 60 ล่ะ',
      [1290_00, 1250_00, 1199_00],
    ],
  ] as const) {
    const { kind, things } = understand(said, [before], currency);
    expect(kind, said).toBe('OFFERS');
    expect(offersIn(things[0] ?? '', currency)?.map(({ price }) => price)).toEqual(prices);
  }
  const offers = 'di shopee 285rb ongkir 15rb, di lazada 299rb gratis ongkir, mending mana';
  expect(understand('kalau di tokped', [offers], 'IDR').kind).toBe('UNREAD');
});
