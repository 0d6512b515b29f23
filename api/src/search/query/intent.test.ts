import { expect, test } from 'vitest';
import { CURRENCIES } from '#contract/money.ts';
import { intentOf } from './intent.ts';

const th = (text: string) => intentOf(text, 'THB');
const id = (text: string) => intentOf(text, 'IDR');
const sg = (text: string) => intentOf(text, 'SGD');

test('BEY-09: budgets are read from words in three languages, in the minor unit', () => {
  expect(th('หูฟัง ไม่เกิน 1000')).toEqual({ text: 'หูฟัง', maxAmount: 1000_00 });
  expect(th('หูฟังไม่เกิน ๑,๕๐๐ บาท')).toEqual({ text: 'หูฟัง', maxAmount: 1500_00 });
  expect(th('โน้ตบุ๊กงบ 2 หมื่น')).toEqual({ text: 'โน้ตบุ๊ก', maxAmount: 20_000_00 });
  expect(th('ทีวี ราคา 5000-9000 บาท')).toEqual({
    text: 'ทีวี',
    minAmount: 5000_00,
    maxAmount: 9000_00,
  });
  expect(th('มือถือ มากกว่า 5000')).toEqual({ text: 'มือถือ', minAmount: 5000_00 });
  expect(th('หูฟัง 1000 บาท')).toEqual({ text: 'หูฟัง', maxAmount: 1000_00 });
  expect(id('blender di bawah 500rb')).toEqual({ text: 'blender', maxAmount: 500_000_00 });
  expect(id('laptop maks 7,5jt')).toEqual({ text: 'laptop', maxAmount: 7_500_000_00 });
  expect(id('sepatu antara 200 ribu sampai 500 ribu')).toEqual({
    text: 'sepatu',
    minAmount: 200_000_00,
    maxAmount: 500_000_00,
  });
  expect(id('hp di atas Rp1.500.000')).toEqual({ text: 'hp', minAmount: 1_500_000_00 });
  expect(sg('headphones under 50')).toEqual({ text: 'headphones', maxAmount: 50_00 });
  expect(sg('bag between $20 and $49.90')).toEqual({
    text: 'bag',
    minAmount: 20_00,
    maxAmount: 49_90,
  });
  expect(sg('over $100 under 200 headphones')).toEqual({
    text: 'headphones',
    minAmount: 100_00,
    maxAmount: 200_00,
  });
  expect(sg('bag max $40')).toEqual({ text: 'bag', maxAmount: 40_00 });
  expect(th('โน้ตบุ๊คไม่เกินสองหมื่น')).toEqual({ text: 'โน้ตบุ๊ค', maxAmount: 20_000_00 });
  expect(th('โทรศัพท์ไม่เกินหมื่น')).toEqual({ text: 'โทรศัพท์', maxAmount: 10_000_00 });
  expect(id('hp di bawah sejuta')).toEqual({ text: 'hp', maxAmount: 1_000_000_00 });
  expect(id('tas antara seratus ribu dan setengah juta')).toEqual({
    text: 'tas',
    minAmount: 100_000_00,
    maxAmount: 500_000_00,
  });
  expect(th('มือถือ งบห้าพัน')).toEqual({ text: 'มือถือ', maxAmount: 5000_00 });
  expect(th('เครื่องปั่นไม่เกินพัน')).toEqual({ text: 'เครื่องปั่น', maxAmount: 1000_00 });
  expect(th('ลำโพงงบพันห้า')).toEqual({ text: 'ลำโพง', maxAmount: 1500_00 });
  expect(th('มือถือ สองพันห้าร้อยบาท')).toEqual({ text: 'มือถือ', maxAmount: 2500_00 });
  for (const [said, amount] of [
    ['ไม่เกินสองร้อยห้าสิบ', 250_00],
    ['งบร้อยยี่สิบ', 120_00],
    ['ไม่เกินสามร้อยเก้าสิบเก้า', 399_00],
    ['งบสองพันสามร้อยห้าสิบ', 2350_00],
    ['ไม่อยากจ่ายเกินพันห้า', 1500_00],
  ] as const)
    expect(th(`หูฟัง ${said}`), said).toEqual({ text: 'หูฟัง', maxAmount: amount });
  expect(th('ทีวีงบหมื่นห้าพัน')).toEqual({ text: 'ทีวี', maxAmount: 15_000_00 });
  expect(th('กระทะไม่เกินห้าร้อย')).toEqual({ text: 'กระทะ', maxAmount: 500_00 });
  expect(id('headphone jangan lebih dari 400 ribu')).toEqual({
    text: 'headphone',
    maxAmount: 400_000_00,
  });
  expect(id('tas di bawah sejuta')).toEqual({ text: 'tas', maxAmount: 1_000_000_00 });
  expect(sg('headphones around $60')).toEqual({
    text: 'headphones',
    minAmount: 45_00,
    maxAmount: 75_00,
  });
  expect(id('laptop sekitar 5 juta')).toEqual({
    text: 'laptop',
    minAmount: 3_750_000_00,
    maxAmount: 6_250_000_00,
  });
  expect(th('หูฟังประมาณ 800')).toEqual({ text: 'หูฟัง', minAmount: 600_00, maxAmount: 1000_00 });
  expect(th('เครื่องปั่น1000-3000บาท')).toEqual({
    text: 'เครื่องปั่น',
    minAmount: 1000_00,
    maxAmount: 3000_00,
  });
  expect(id('hp kamera bagus 2 jutaan')).toEqual({
    text: 'hp kamera bagus',
    maxAmount: 3_000_000_00,
  });
  expect(id('hp 1,5 jutaan')).toEqual({ text: 'hp', maxAmount: 1_600_000_00 });
  expect(id('tas 100-200 ribu')).toEqual({
    text: 'tas',
    minAmount: 100_000_00,
    maxAmount: 200_000_00,
  });
  for (const under of ['duoi 500k', 'dưới 500 nghìn', 'giá dưới 0,5 triệu'])
    expect(intentOf(`tai nghe ${under}`, 'VND'), under).toEqual({
      text: 'tai nghe',
      maxAmount: 500_000,
    });
  expect(th('มือถือ แถวๆ 8000')).toEqual({
    text: 'มือถือ',
    minAmount: 6000_00,
    maxAmount: 10_000_00,
  });
  expect(th('ทีวีงบแสนห้า')).toEqual({ text: 'ทีวี', maxAmount: 150_000_00 });
  expect(id('laptop anggaran 5 juta')).toEqual({ text: 'laptop', maxAmount: 5_000_000_00 });
});

test('BEY-09: a bound is the least or the most as it is said, also where it denies the other', () => {
  const ph = (text: string) => intentOf(text, 'PHP');
  const vi = (text: string) => intentOf(text, 'VND');
  const my = (text: string) => intentOf(text, 'MYR');
  const least = { minAmount: 500_00 };
  const most = { maxAmount: 500_00 };
  for (const said of ['greater than', 'not below', 'no less than', 'priced over', 'beyond'])
    expect(ph(`lamp ${said} 500`), said).toEqual({ text: 'lamp', ...least });
  for (const said of ['no higher than', 'not more than', 'lower than', 'limit is'])
    expect(ph(`lamp ${said} 500`), said).toEqual({ text: 'lamp', ...most });
  expect(ph('lamp 500 pesos or higher')).toEqual({ text: 'lamp', ...least });
  expect(ph('sapatos hindi bababa sa 500')).toEqual({ text: 'sapatos', ...least });
  expect(ph('sapatos mas mababa sa 500')).toEqual({ text: 'sapatos', ...most });
  expect(ph('lamp at least 500, not above 900')).toMatchObject({ ...least, maxAmount: 900_00 });
  expect(th('หูฟังไม่ต่ำกว่า 500')).toEqual({ text: 'หูฟัง', ...least });
  expect(th('หูฟังต่ำกว่า 500')).toEqual({ text: 'หูฟัง', ...most });
  expect(id('tas tidak kurang dari 5000')).toEqual({ text: 'tas', minAmount: 5000_00 });
  expect(id('tas kurang dari 5000')).toEqual({ text: 'tas', maxAmount: 5000_00 });
  expect(my('kasut tidak kurang daripada RM500')).toEqual({ text: 'kasut', ...least });
  expect(my('kasut kurang daripada RM500')).toEqual({ text: 'kasut', ...most });
  expect(vi('loa không dưới 500k')).toEqual({ text: 'loa', minAmount: 500_000 });
  expect(vi('loa không cao hơn 500k')).toEqual({ text: 'loa', maxAmount: 500_000 });
  expect(ph('mouse with more than 42000 dpi').minAmount).toBeUndefined();
});

test('BEY-49: an amount behind the sign of a currency is a price', () => {
  const my = (text: string) => intentOf(text, 'MYR');
  expect(my('blender RM80')).toEqual({ text: 'blender', maxAmount: 80_00 });
  expect(my('rm 25.90')).toEqual({ text: '', maxAmount: 25_90 });
  expect(id('sepatu Rp250.000')).toEqual({ text: 'sepatu', maxAmount: 250_000_00 });
  expect(id('jaket rp 1,5 juta')).toEqual({ text: 'jaket', maxAmount: 1_500_000_00 });
  expect(th('กระทะ ฿300')).toEqual({ text: 'กระทะ', maxAmount: 300_00 });
  expect(sg('speaker $30-50')).toEqual({ text: 'speaker', minAmount: 30_00, maxAmount: 50_00 });
});

test('BEY-09: what is no budget stays a word', () => {
  for (const words of [
    'under armour shoes',
    'iphone 15',
    'wh-1000xm5',
    'max factor',
    'from 10 inch tablet',
    'power bank 20000 mah',
    'pack of 12',
    'Voltia Max 8 Bluetooth 5.4',
    'iphone 15 pro max 256',
    'over ear 40',
    'age 3-5',
    'usb 3 to 4',
    'หนังสือ สองพี่น้อง',
    'about a boy book',
    'ราวตากผ้า 3 ชั้น',
    'usb 3 dongle',
    'tv 4k-8k',
    'portable tu913',
    'ab tu40 blender',
  ])
    expect(sg(words), words).toEqual({ text: words });
  expect(intentOf('tai nghe tu500k', 'VND')).toMatchObject({ minAmount: 500_000 });
  expect(sg('headphones under50')).toMatchObject({ maxAmount: 50_00 });
  expect(sg('monitor over 27 inch').minAmount).toBeUndefined();
  expect(sg('lotion $9 ml').maxAmount).toBeUndefined();
  expect(th('ลำโพง rm70')).toEqual({ text: 'ลำโพง rm70' });
  expect(sg('"under 50"')).toEqual({ text: '"under 50"' });
});

test('BEY-09: a shop and free shipping beside other words narrow; alone they are what is looked for', () => {
  expect(th('หูฟัง ลาซาด้า')).toEqual({ text: 'หูฟัง', platforms: ['LAZADA'] });
  expect(id('blender shopee gratis ongkir')).toEqual({
    text: 'blender',
    platforms: ['SHOPEE'],
    labels: ['FREE_SHIPPING'],
  });
  expect(th('ส่งฟรี')).toEqual({ text: 'ส่งฟรี' });
  expect(th('lazada')).toEqual({ text: 'lazada' });
});

test('BEY-49: what shops offer with whatever they sell is no word to be found, alone it is one', () => {
  expect(sg('Looking for a fuel injector with cash on delivery available')).toEqual({
    text: 'looking for a fuel injector',
  });
  expect(sg('USB cable from LazMall with complimentary shipping')).toEqual({
    text: 'usb cable',
    labels: ['FREE_SHIPPING', 'OFFICIAL_SHOP'],
  });
  expect(
    sg('Blue CDI unit with LazMall service for guaranteed authenticity and quick returns'),
  ).toEqual({ text: 'blue cdi unit', labels: ['OFFICIAL_SHOP'] });
  expect(sg('cash on delivery')).toEqual({ text: 'cash on delivery' });
  expect(sg('cash box')).toEqual({ text: 'cash box' });
  expect(th('หม้อทอด เก็บเงินปลายทาง')).toEqual({ text: 'หม้อทอด' });
  expect(sg('book with around 32 pages')).toEqual({ text: 'book with around 32 pages' });
});

test('BEY-49: figures that measure something else than money are no budget', () => {
  for (const words of [
    'tv with contrast above 3000',
    'power usage between 500 and 1000',
    'power bank between 10000 and 20000 mah',
    'blender 300 to 500 w',
    'หลอดไฟความสว่าง 800 ขึ้นไป',
    'lampu kapasitas 10000 ke atas',
  ])
    expect(sg(words), words).toEqual({ text: words });
  expect(sg('power bank between 10000 and 20000 mah under $40')).toEqual({
    text: 'power bank between 10000 and 20000 mah',
    maxAmount: 40_00,
  });
  expect(sg('suitcase weight below 3000 and under 100'), 'a budget beside it').toMatchObject({
    maxAmount: 100_00,
  });
  expect(sg('lamp of a weight under $50'), 'with a currency it is money').toMatchObject({
    maxAmount: 50_00,
  });
});

test('BEY-49: the scales of one currency are none where people pay in another', () => {
  expect(id('sepatu 500rb')).toEqual({ text: 'sepatu', maxAmount: 500_000_00 });
  expect(intentOf('tai nghe 300 nghìn', 'VND')).toMatchObject({ maxAmount: 300_000 });
  expect(intentOf('budget 500 ng damit', 'PHP')).toMatchObject({ maxAmount: 500_00 });
  for (const words of ['dress 100 rb', 'bag 5 tr', 'box 2 jt'])
    expect(sg(words), words).toEqual({ text: words });
});

test('BEY-49: thousands are left out, halves follow and a letter is a sign where people say so', () => {
  const vn = (text: string) => intentOf(text, 'VND');
  expect(vn('bàn phím dưới 500')).toMatchObject({ maxAmount: 500_000 });
  expect(vn('giày 1 triệu rưỡi')).toMatchObject({ maxAmount: 1_500_000 });
  expect(vn('áo 300k')).toMatchObject({ maxAmount: 300_000 });
  expect(vn('tivi 4k')).toEqual({ text: 'tivi 4k' });
  expect(id('tas budget 500')).toEqual({ text: 'tas', maxAmount: 500_000_00 });
  expect(sg('bag budget 500')).toEqual({ text: 'bag', maxAmount: 500_00 });
  expect(intentOf('shoes budget P500', 'PHP')).toEqual({ text: 'shoes', maxAmount: 500_00 });
  expect(intentOf('laptop 20k budget', 'PHP')).toEqual({ text: 'laptop', maxAmount: 20_000_00 });
  expect(intentOf('toy farm 500 budget', 'MYR')).toEqual({ text: 'toy farm', maxAmount: 500_00 });
  expect(id('powerbank 20rb mah')).toEqual({ text: 'powerbank 20rb mah' });
});

test('BEY-49: rough prices and two figures of one scale are the range that they mean', () => {
  for (const [currency, text, least, most] of [
    ['THB', 'หูฟังราคาพันต้นๆ', 1000, 1350],
    ['THB', 'หูฟังราคาสองพันกลางๆ', 2350, 2650],
    ['THB', 'หูฟังสองพันปลายๆ', 2650, 3000],
    ['THB', 'หูฟังงบพันกว่าบาท', undefined, 1600],
    ['THB', 'หูฟังไม่เกินห้าหกพัน', undefined, 6000],
    ['THB', 'หูฟังหลักร้อย', 100, 999],
    ['THB', 'หูฟังหลักพันต้นๆ', 1000, 1350],
    ['THB', 'หูฟังสามสี่ร้อย', 300, 400],
    ['THB', 'หูฟัง 3-4 ร้อยบาท', 300, 400],
    ['THB', 'หูฟังสองสามสิบบาท', 20, 30],
    ['IDR', 'sepatu 300 400 ribuan', 300_000, 400_000],
    ['IDR', 'sepatu dua tiga ratus ribu', 200_000, 300_000],
    ['IDR', 'tas sejutaan', undefined, 2_000_000],
    ['IDR', 'tas dibawah 1/2 juta', undefined, 500_000],
    ['VND', 'giày tầm 3 4 trăm', 300_000, 400_000],
    ['PHP', 'shoes 1-2k', 1000, 2000],
    ['SGD', 'laptop 1k-2k', 1000, 2000],
    ['SGD', 'shoes mid 50s', 54, 57],
  ] as const) {
    const { minAmount, maxAmount } = intentOf(text, currency);
    const digits = 10 ** CURRENCIES[currency].digits;
    expect([minAmount, maxAmount], text).toEqual([least && least * digits, most * digits]);
  }
  // what is no price stays what it is
  for (const [currency, text] of [
    ['THB', 'สร้อย 2 เส้น'],
    ['THB', 'tv 4k'],
    ['IDR', 'beras 5 kg 2 karung'],
    ['SGD', 'iphone 15 16'],
    ['SGD', 'the low chair'],
  ] as const)
    expect(intentOf(text, currency).maxAmount, text).toBeUndefined();
});
