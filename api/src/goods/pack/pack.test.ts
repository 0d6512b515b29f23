import { expect, test } from 'vitest';
import { packOf } from './pack.ts';

const CASES: readonly (readonly [string, string | null])[] = [
  ['นมถั่วเหลือง ไวตามิลค์ 12×250 ml', '3000 ml'],
  ['Mineral water 600ml x 12', '7200 ml'],
  ['Jasmine rice 1.5 kg', '1500 g'],
  ['ข้าวหอมมะลิ ถุง 5 กก.', '5000 g'],
  ['Vitamin C 1000 mg 90 tablets', '90 piece'],
  ['วิตามินซี 60 เม็ด', '60 piece'],
  ['ทิชชู่เปียก แพ็ค 6', '6 piece'],
  ['Mi instan goreng isi 24', '24 piece'],
  ['ปลากระป๋อง 155 กรัม แพ็ค 10', '1550 g'],
  ['น้ำยาล้างจาน 3,600 มล.', '3600 ml'],
  ['Minyak goreng 2 liter', '2000 ml'],
  ['Deterjen cair 1,6 L', '1600 ml'],
  ['Kopi bubuk 200gr', '200 g'],
  ['Kapsul minyak ikan 100 kapsul', '100 piece'],
  ['Baby wipes 80 sheets pack of 3', '3 piece'],
  ['ผ้าอ้อม ไซซ์ M 64 ชิ้น', '64 piece'],
  ['Olive oil extra virgin 500 ml (pack of 2)', '1000 ml'],
  ['แชมพู ๔๐๐ มล.', '400 ml'],
  ['Green tea 20 sachets', '20 piece'],
  ['โลชั่น Salaya 500 มล.', '500 ml'],
  ['Toilet paper 24 rolls', '24 piece'],
  ['กระดาษชำระ 12 ม้วน', '12 piece'],
  ['Dark chocolate 3 x 100 g', '300 g'],
  ['น้ำดื่ม 1.5 ลิตร x 6', '9000 ml'],
  ['Sarden kaleng 425 g isi 6', '2550 g'],
  ['Gula pasir 1 kilo', '1000 g'],
  ['Oat milk 1L × 6', '6000 ml'],
  ['Susu UHT 1.000 ml', '1000 ml'],
  ['Cotton pads 100 count', '100 piece'],
  ['Protein powder 2.27 kg', '2270 g'],
  ['หูฟังไร้สาย Aira Hush 2 ตัดเสียงรบกวน', null],
  ['Power bank Voltia 20000 mAh', null],
  ['สมาร์ตวอทช์ Orbit Lite รับประกัน 2 ปี', null],
  ['Samsung Galaxy S24 256GB', null],
  ['5G router', null],
  ['Wall shelf 30x40 cm', null],
];
for (const [name, pack] of CASES)
  test(`BEY-20: ${name} holds ${pack ?? 'nothing that is measured'}`, () => {
    const found = packOf(name);
    expect(found && `${found.size} ${found.unit}`).toBe(pack);
  });
