/** Turns whose words say one thing and look like another: names with figures, sizes, stars, sums. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, ...turns: readonly string[]) =>
  understand(turns.at(-1) as string, turns.slice(0, -1), currency);

test.each([
  ['IDR', ['bandingin laptop Byteen Lite 4 sm Zephyo Plus 5 dong'], 'COMPARE', 2],
  ['VND', ['So sánh giúp mình laptop Byteen Lite 3 và Qubix Flex 8'], 'COMPARE', 2],
  ['THB', ["what's the difference between Lumo Core and Lumo Mini 3"], 'COMPARE', 2],
  ['IDR', ['apa bedanya Byteen Lite 4 dan Zephyo Plus 5'], 'COMPARE', 2],
  ['THB', ['difference between the cheap one and the expensive one'], 'DIFFER', 0],
  [
    'IDR',
    ['laptop', 'bandingin yg pertama sm kedua', 'buat anak kuliahan mending yg mana'],
    'PICK',
    0,
  ],
  [
    'THB',
    ['phones', 'compare 1 and 2', "it's for my mom, she's 68. Which would you pick?"],
    'PICK',
    0,
  ],
] as const)(
  'BEY-10: in %s %j is of names or of what was shown, and of no prices',
  (currency, turns, kind, count) => {
    const question = after(currency, ...turns);
    expect(question.kind).toBe(kind);
    expect(question.things).toHaveLength(count);
  },
);

test.each([
  [
    'THB',
    ['กระเป๋าเดินทาง 24 นิ้วมีใบไหนบ้างคับ จะไปญี่ปุ่น 7 วัน', 'คิดว่าเล็กไป เอา 28 ดีกว่า'],
    'กระเป๋าเดินทาง 28 นิ้ว',
  ],
  ['SGD', ['tv 55 inch', 'what about 65?'], 'tv 65 inch'],
  ['IDR', ['ransel 30 liter', 'yang 25 ada?'], 'ransel 25 liter'],
  ['THB', ['กระเป๋าเดินทาง 24 นิ้ว', 'ไม่เกิน 1500'], 'กระเป๋าเดินทาง 24 นิ้ว <= 1500'],
  ['THB', ['โซฟา งบประมาณ 8,000 บาทค่ะ'], 'โซฟา <= 8000'],
  ['THB', ['แพ้น้ำหอม ใช้โลชั่นตัวไหนได้บ้างคะ'], 'ใช้โลชั่น ได้ -"น้ำหอม"'],
  ['SGD', ['allergic to perfume, which lotion can i use'], 'lotion -"perfume"'],
  ['IDR', ['anakku alergi kacang, ada cemilan apa'], 'anakku cemilan -"kacang"'],
  ['THB', ['เสื่อโยคะ', 'สีอื่นมีไหมคะ ชอบสีม่วง'], 'เสื่อโยคะ สีม่วง'],
  ['IDR', ['sepatu lari', 'wrn item ada?'], 'sepatu lari warna hitam'],
  [
    'THB',
    ['หม้อทอดไร้น้ำมันในงบไม่เกิน 1,500 บาท', 'เอาเข้าเครื่องล้างจานได้'],
    'หม้อทอดไร้น้ำมัน ล้างเครื่องได้ <= 1500',
  ],
  ['IDR', ['power bank yang boleh dibawa ke pesawat'], 'power bank boleh dibawa ke kabin'],
] as const)('BEY-49: in %s %j looks for "%s"', (currency, turns, thing) => {
  expect(after(currency, ...turns)).toMatchObject({ kind: 'FIND', things: [thing] });
});

test.each([
  ['THB', ['พาวเวอร์แบงก์', 'เอารีวิว 4 ดาวขึ้นไป'], 'พาวเวอร์แบงก์'],
  ['IDR', ['sapu listrik yang ratingnya minimal 4,5 ada?'], 'sapu listrik'],
  ['SGD', ['headphones rated at least 4.5 stars under 50'], 'headphones <= 50'],
] as const)(
  'BEY-49: in %s %j asks for the best rated, and stars are no price',
  (currency, turns, thing) => {
    expect(after(currency, ...turns)).toMatchObject({ by: 'RATED', things: [thing] });
  },
);

test.each([
  ['IDR', ['headset', 'oke yg kedua deh, brp harganya di shopee?'], [], [1]],
  ['SGD', ['speaker', 'the first one at tiktok'], [], [0]],
  [
    'IDR',
    ['Sepeda lipat Hopra Pace 3 lebih murah di mana, Shopee atau Tokopedia?'],
    ['Sepeda lipat Hopra Pace 3'],
    [],
  ],
  ['THB', ['Sonvo กับ Aira', 'ตัว Sonvo ตอนนี้ร้านไหนขายถูกที่สุด'], ['Sonvo'], []],
] as const)('BEY-10: in %s %j asks where it is cheaper', (currency, turns, things, places) => {
  expect(after(currency, ...turns)).toMatchObject({ kind: 'PLATFORMS', things, places });
});

test('BEY-50: the rest of a sum is reckoned with its basket, also where it says that codes combine', () => {
  const basket =
    'Total keranjang saya 425.000. Voucher toko 25.000 dan kode 10% maksimal 30.000, bisa digabung. Bayar berapa?';
  expect(after('IDR', basket)).toMatchObject({ kind: 'RECKON', things: [basket] });
  for (const [currency, first, next] of [
    [
      'IDR',
      basket,
      'Kalau ongkirnya 15 ribu dan ada potongan ongkir 10 ribu, totalnya jadi berapa?',
    ],
    ['THB', 'ของ 890 บาท โค้ดลด 10% สูงสุด 60 บาท จ่ายเท่าไหร่', 'แล้วถ้าหยิบเพิ่มอีกชิ้น 250 ล่ะคะ'],
  ] as const) {
    const { kind, things } = after(currency, first, next);
    expect(kind).toBe('RECKON');
    expect(things[0]?.startsWith(first), next).toBe(true);
  }
});

test.each([
  ['THB', 'หูฟัง Sonvo WH-1000S5 ราคา 7,900 นี่น่าซื้อยัง หรือควรรอก่อน', 'WAIT', 'หูฟัง Sonvo WH-1000S5'],
  [
    'THB',
    'is 1290 for the aira duo 7 headphones ok or should i wait',
    'WAIT',
    'aira duo 7 headphones',
  ],
  ['THB', 'ขอดูราคาย้อนหลังสามเดือนของหม้อทอด Cuchina Go 2 หน่อยครับ', 'MOVED', 'หม้อทอด Cuchina Go 2'],
  [
    'IDR',
    'Boleh lihat pergerakan harga laptop Qubix Duo 3 selama tiga bulan terakhir?',
    'MOVED',
    'laptop Qubix Duo 3',
  ],
  [
    'IDR',
    'Apakah Rp2.500.000 harga yang bagus untuk ponsel pintar Mirelle Max 128 GB?',
    'GOOD_PRICE',
    'ponsel pintar Mirelle Max 128 GB',
  ],
] as const)(
  'BEY-10: in %s "%s" asks of the price of what it names',
  (currency, text, kind, thing) => {
    expect(after(currency, text)).toMatchObject({ kind, things: [thing] });
  },
);

test('BEY-10: whoever is with child, or takes a device abroad, is warned; a drawn out word is read', () => {
  for (const [currency, ...turns] of [
    ['THB', 'โลชั่น', 'ท้อง 5 เดือนอยู่ ใช้ได้ไหมคะ'],
    ['THB', 'im moving back to the uk in june, would an air fryer bought here work there?'],
    ['IDR', 'blender', 'Listrik di kos saya cuma 450 VA, kuat tidak?'],
  ] as const)
    expect(after(currency, ...turns).kind, turns.at(-1)).toBe('WARNING');
  expect(after('THB', 'ลำโพง', 'มีถูกกว่านี้มั้ยยย')).toMatchObject({ by: 'CHEAPER', things: ['ลำโพง'] });
  expect(after('THB', 'แบบ').things).toEqual([]);
});

test.each([
  [
    'IDR',
    ['Diskon sepeda lipat Balanza Dash 7 itu beneran atau harganya dinaikkan dulu?'],
    'EXPLAIN',
    ['sepeda lipat Balanza Dash 7'],
  ],
  [
    'IDR',
    ['Mending air fryer Morika Slim atau Saapan Flex 5 ya?'],
    'COMPARE',
    ['air fryer Morika Slim', 'Saapan Flex 5'],
  ],
  [
    'VND',
    ['tai nghe', 'Pavio Lite 8 với Teqra Core 7 thì nên lấy cái nào?'],
    'COMPARE',
    ['Pavio Lite 8', 'Teqra Core 7'],
  ],
  [
    'MYR',
    ["What's the difference between Sonvo Edge and Sonvo Max? Both say deep bass."],
    'COMPARE',
    ['Sonvo Edge', 'Sonvo Max'],
  ],
  [
    'THB',
    ['นมกล่อง Kidora แพ็ก 4 กับ Malina แพ็ก 24 อันไหนถูกกว่ากันคะ'],
    'COMPARE',
    ['นมกล่อง Kidora แพ็ก 4', 'Malina แพ็ก 24'],
  ],
] as const)(
  'BEY-10: in %s %j keeps the names of a long sentence',
  (currency, turns, kind, things) => {
    expect(after(currency, ...turns)).toMatchObject({ kind, things });
  },
);

test('BEY-10: what a litre costs, and a part of the biggest discounts, are asked in other words', () => {
  const [litter = ''] = after('THB', 'ทรายแมวยี่ห้อไหนคิดเป็นลิตรแล้วถูกสุดคะ').things;
  expect(intentOf(litter, 'THB')).toMatchObject({ text: 'ทรายแมว', perUnit: true });
  expect(after('THB', 'วันนี้อะไรลดเยอะสุด', 'ขอดูแค่ของใช้ในครัวพอ')).toMatchObject({
    kind: 'BIGGEST',
    things: ['ของใช้ในครัว'],
  });
});

test('BEY-49: what is refused is a thing by its whole name in the language of the market', () => {
  expect(intentOf('hadiah untuk budak 7 tahun, tak nak anak patung', 'MYR').without).toEqual([
    'anak patung',
  ]);
  expect(
    after(
      'SGD',
      'cart of 86.50, $8 off voucher (min spend 60) and free shipping instead of 3.99. how much do i pay',
    ).kind,
  ).toBe('RECKON');
});

test('BEY-10: a claim in a sentence of its own is asked of what that names', () => {
  expect(
    after(
      'IDR',
      'Sepatu lari Strideo Sprint tulisannya diskon gede. Itu beneran turun atau harganya dinaikin dulu?',
    ),
  ).toMatchObject({ kind: 'EXPLAIN', things: ['Sepatu lari Strideo Sprint'] });
  expect(after('THB', 'ลำโพง Sonvo Go 8 ที่ขึ้นว่าลด 50% ลดจริงไหม').things.join()).toContain('Go 8');
  expect(after('VND', 'quà cho bạn gái', 'cái ba lô chống nước có giảm thật không').places).toEqual(
    [],
  );
});

test('BEY-05: an alert whose words name nothing is of what was spoken of', () => {
  for (const [currency, ...turns] of [
    ['THB', 'สมาร์ตวอทช์ Teqra Pro', 'ถ้าราคาลงไปถึงจุดนั้นอีก ช่วยเตือนผมด้วยได้ไหม'],
    ['IDR', 'sepatu lari Strideo Sprint', 'Oke, kabari aku ya kalau balik ke harga segitu'],
  ] as const)
    expect(after(currency, ...turns), turns.at(-1)).toMatchObject({ kind: 'ALERT', things: [] });
});

test('BEY-10: two names before a comma are compared, and what for is no third', () => {
  expect(
    after('IDR', 'Nuvox One 5 atau Orbit Plus 7, pilih mana kalau cuma buat renang').things,
  ).toEqual(['Nuvox One 5', 'Orbit Plus 7']);
});
