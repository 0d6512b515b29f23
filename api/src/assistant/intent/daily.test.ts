/** What people say every day: things taken out, occasions, limits alone, packs and offers in short. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { offersIn } from '../sum/offers.ts';
import { packsIn } from '../sum/packs.ts';
import { reckoningIn } from '../sum/voucher.ts';
import { namesNoGoods } from './asking.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';

type Case = readonly [CurrencyCode, readonly string[], Partial<Question>];

const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['THB', ['กระทะ 2 ใบ ใบละ 350 กับมีดเล่มละ 199 รวมเท่าไหร่', 'ไม่เอามีดละ'], [70_000]],
  ['THB', ['กระทะ 2 ใบ ใบละ 350 กับมีดเล่มละ 199 รวมเท่าไหร่', 'ตัดกระทะออก'], [19_900]],
  ['SGD', ['3 lotions at $5 each and 2 lipsticks $8, total?', 'remove the lotions'], [1600]],
  ['VND', ['2 áo 60k mỗi cái với 1 nón 45k tổng bao nhiêu', 'bỏ nón ra'], [120_000]],
  [
    'IDR',
    ['beli 2 koper @450rb sama 1 payung 89rb, voucher 10% max 50rb, total brp', 'ga pake payung'],
    [90_000_000],
  ],
] as const)('BEY-50: in %s a thing is taken out of a basket: %s', (currency, turns, prices) => {
  const { kind, things } = after(currency, turns);
  expect(kind).toBe('RECKON');
  const { prices: left = [] } = reckoningIn(things[0] ?? '', currency) ?? {};
  expect(left).toEqual(prices);
  // said once more it is out already
  expect(after(currency, [...turns, turns[1]]).things).toEqual(things);
});

test.each([
  ['THB', ['ครบรอบแฟนผญ งบพันนึง']],
  ['THB', ['ครบรอบแต่งงานภรรยา 2000']],
  ['IDR', ['anniv pacar cewe 300rb']],
  ['SGD', ['birthday for my dad $50']],
  ['SGD', ['wife birthday 100']],
  ['PHP', ['anniversary namin ng gf ko 1000']],
  ['VND', ['kỷ niệm ngày cưới vợ 1tr']],
] as const)('BEY-10: in %s an occasion with somebody asks for a present: %s', (currency, turns) => {
  expect(after(currency, turns).kind).toBe('PRESENT');
});

test.each([
  ['MYR', ['hadiah hari jadi mak, rm80', 'dia tak pakai minyak wangi'], '-"minyak wangi"'],
  ['SGD', ['gift for mum $50', "she doesn't use perfume"], '-"perfume"'],
  ['IDR', ['kado ultah ibu 100rb', 'dia ga pake parfum'], '-"parfum"'],
] as const)(
  'BEY-10: in %s what somebody does not use is no present: %s',
  (currency, turns, left) => {
    const { kind, things } = after(currency, turns);
    expect(kind).toBe('PRESENT');
    expect(things[0]).toContain(left);
  },
);

test.each<Case>([
  ['PHP', ['laptop pang online class 15k'], { things: ['laptop pang online class <= 15000'] }],
  ['PHP', ['tv 4k'], { things: ['tv 4k'] }],
  ['THB', ['แหวน 18k'], { things: ['แหวน 18k'] }],
  ['IDR', ['laptop buat kuliah 8jt cukup ga'], { things: ['laptop <= 8000000'] }],
  ['THB', ['โน้ตบุ๊ก 15000 พอไหม'], { things: ['โน้ตบุ๊ก <= 15000'] }],
  ['THB', ['ขนม ไม่เกิน 300', 'เอาแต่ช็อกโกแลต'], { things: ['ช็อกโกแลต <= 300'] }],
  ['THB', ['ขนม ไม่เกิน 300', 'เอาช็อกโกแลตอย่างเดียว'], { things: ['ช็อกโกแลต <= 300'] }],
  ['SGD', ['snacks under 10', 'chocolate only'], { things: ['chocolate <= 10'] }],
  ['VND', ['đồ ăn vặt dưới 200k', 'chỉ socola'], { things: ['socola <= 200000'] }],
])(
  'BEY-49: in %s a limit is read, and stays with what is meant alone: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject({ kind: 'FIND', ...meant });
  },
);

test.each<Case>([
  ['THB', ['ช่วงนี้ข้าวแพงขึ้นป่าว'], { kind: 'MOVED', things: ['ข้าว'] }],
  ['THB', ['หูฟัง', 'จะถูกลงอีกไหม'], { kind: 'WAIT' }],
  ['THB', ['rosava breeze อันนี้ลดจริงหรือปั่นราคา'], { kind: 'EXPLAIN', things: ['rosava breeze'] }],
  ['THB', ['หูฟัง sonvo wh-1000s5 3500 ถูกจริงไหม'], { kind: 'GOOD_PRICE', amount: 350_000 }],
  ['THB', ['หูฟังบลูทูธ', 'อันที่สามกับอันแรกเอาไรดี'], { kind: 'PICK', places: [2, 0] }],
  ['IDR', ['toko di tiktok nipu ga sih'], { kind: 'SELLER' }],
  ['PHP', ['safe po ba pakuluan ang baby bottle'], { kind: 'WARNING', warning: 'safety' }],
  ['MYR', ['baucar shopee', 'kalau beli 95 dapat berapa'], { kind: 'COUPONS', amount: 9500 }],
  ['SGD', ['lazada vouchers', 'spend 80 can get how much'], { kind: 'COUPONS', amount: 8000 }],
])('BEY-10: in %s it is asked as it is meant: %s', (currency, turns, meant) => {
  expect(after(currency, turns)).toMatchObject(meant);
});

test('BEY-50: what is paid for sending one of two offers is of that one', () => {
  const said = '1,299 sa shopee plus 80 sf vs 1,350 lazada free sf may 5% voucher';
  expect(after('PHP', [said]).kind).toBe('OFFERS');
  const offers = offersIn(said, 'PHP')?.map(({ price, shipping }) => [price, shipping]);
  expect(offers).toEqual([
    [129_900, 8000],
    [135_000, 0],
  ]);
});

test('BEY-50: packs are read with the name of what they hold, and by the kilo in one word', () => {
  const sizes = (said: string, currency: CurrencyCode) =>
    packsIn(after(currency, [said]).things[0] ?? '', currency)?.map(({ size, price }) => [
      size,
      price,
    ]);
  expect(sizes('beras 97rb isi 5kg vs 26rb sekilo', 'IDR')).toEqual([
    [5000, 9_700_000],
    [1000, 2_600_000],
  ]);
  const bar = '3 pack of chocolate bars at 4.50 how much for one bar';
  expect(after('SGD', [bar])).toMatchObject({
    kind: 'GOOD_PRICE',
    amount: 450,
    pack: { unit: 'piece', size: 3 },
  });
  // grams and pieces cannot be compared
  const unlike = '100 กรัม 40 บาท กับแพ็ก 6 129 บาท อันไหนคุ้ม';
  expect(after('THB', [unlike]).kind).toBe('UNREAD_PACKS');
});

test.each<Case>([
  [
    'VND',
    ['mã shopee hôm nay', 'đơn 300k thì giảm được nhiêu'],
    { term: 'saves', amount: 300_000 },
  ],
  ['VND', ['mã shopee hôm nay', 'cái nào hết hạn sớm nhất'], { kind: 'COUPONS', term: 'ends' }],
  ['PHP', ['earphones', 'nagkano to dati'], { kind: 'MOVED', pointsBack: true }],
  [
    'PHP',
    ['totoo bang bumaba presyo ng earphones ngayon'],
    { kind: 'MOVED', things: ['earphones'] },
  ],
  ['SGD', ['are black friday deals here real'], { kind: 'FAKES' }],
  ['MYR', ['kedai mana paling banyak tipu diskaun'], { kind: 'FAKES', isByShop: true }],
  ['IDR', ['beda toko yg jual laptop byteen lite 4'], { kind: 'SELLER' }],
  ['IDR', ['mouse yg ga berisik'], { kind: 'FIND', things: ['mouse senyap'] }],
  ['THB', ['กล้อง', 'ตัวไหนกันน้ำ'], { kind: 'FIND', things: ['กล้อง กันน้ำ'] }],
  ['PHP', ['baby bottle', 'san mabibili'], { kind: 'FIND' }],
  ['MYR', ['coklat', 'sekotak berapa'], { kind: 'FIND', things: ['coklat per unit'] }],
  ['SGD', ['blender', 'which camera sells best'], { by: 'SOLD', things: ['camera'] }],
  ['SGD', ['which litter u recommend'], { kind: 'FIND', things: ['litter'] }],
  ['IDR', ['harga kamera mirrorless turun ga bulan ini'], { kind: 'MOVED', span: 'month' }],
  ['THB', ['หูฟัง', 'ดีไหม'], { kind: 'REVIEWS', pointsBack: true }],
  ['SGD', ['headphones', 'any good?'], { kind: 'REVIEWS', pointsBack: true }],
  ['IDR', ['headset', 'bagus ga'], { kind: 'REVIEWS', pointsBack: true }],
  ['THB', ['ร้าน baan deal มีอะไรขายบ้าง', 'เฉพาะหูฟัง'], { kind: 'SHOP', of: 'หูฟัง' }],
  [
    'SGD',
    ['$15 off $100, or 10% off capped at 20, my cart 160', 'which one better then'],
    { kind: 'RECKON' },
  ],
])('BEY-10: in %s what follows is read after what was asked: %s', (currency, turns, meant) => {
  expect(after(currency, turns)).toMatchObject(meant);
});

test('BEY-50: a code for free shipping that does not work is left out', () => {
  const asked = 'ค่าตัว 890 ค่าส่ง 45 มีโค้ด 10% ลดสูงสุด 80 กับโค้ดส่งฟรี จ่ายเท่าไหร่';
  const { things } = after('THB', [asked, 'ถ้าโค้ดส่งฟรีใช้ไม่ได้']);
  const { vouchers = [] } = reckoningIn(things[0] ?? '', 'THB') ?? {};
  expect(vouchers.map(({ share }) => share)).toEqual([1000]);
});

test('BEY-10: what questions are asked with names no goods', () => {
  expect(namesNoGoods('barang bakal diskon', 'IDR')).toBe(true);
  expect(namesNoGoods('จ่ายเงินที่นี่เลยหรอ', 'THB')).toBe(true);
  // a thing that nobody sells and a model are names
  expect(namesNoGoods('drone', 'SGD')).toBe(false);
  expect(namesNoGoods('which rice cooker', 'SGD')).toBe(false);
  expect(namesNoGoods('what about xk700', 'SGD')).toBe(false);
});

test.each<[CurrencyCode, string, string]>([
  ['IDR', 'bro', 'HELLO'],
  ['IDR', 'min mau nanya', 'HELLO'],
  ['IDR', 'ok bro', 'THANKS'],
  ['THB', 'แอดมิน', 'HELLO'],
  ['THB', 'ขอบคุณค่ะแอดมิน', 'THANKS'],
])('BEY-10: in %s who calls somebody by “%s” hears %s', (currency, text, kind) => {
  expect(understand(text, [], currency).kind).toBe(kind);
});

test.each<[CurrencyCode, string]>([
  ['THB', 'sonvo wh1000s5 ร้านไหนถูกสุด'],
  ['SGD', 'sonvo wh1000s5 which shop cheapest'],
  ['IDR', 'sonvo wh1000s5 toko mana paling murah'],
])('BEY-10: in %s where a model is cheapest is asked of its offers: %s', (currency, text) => {
  expect(understand(text, [], currency)).toMatchObject({
    kind: 'PLATFORMS',
    things: ['sonvo wh1000s5'],
  });
});
