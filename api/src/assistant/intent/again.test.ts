/** What goes on with packs, presents, deals that end and price tags that lie. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { packsIn } from '../sum/packs.ts';
import { codesIn } from './code.ts';
import { understand } from './follow.ts';
import { interestsIn, personIn, presentsFor } from '../../words/index.ts';

const after = (currency: CurrencyCode, ...turns: string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['SGD', 'show me price tags that lie'],
  ['SGD', 'which discounts are lying'],
  ['THB', 'ป้ายราคาที่หลอกมีอะไรบ้าง'],
  ['IDR', 'harga coret yang menipu'],
  ['MYR', 'harga yang menipu'],
  ['PHP', 'presyong nanloloko'],
  ['VND', 'giá nói dối'],
] as const)('BEY-10: in %s "%s" asks for price tags that history refutes', (currency, asked) => {
  expect(after(currency, asked).kind).toBe('FAKES');
  expect(after(currency, asked, 'only on lazada')).toMatchObject({ kind: 'FAKES', things: [] });
});

test.each([
  ['IDR', 'deal yang mau habis', 'yang elektronik', 'elektronik'],
  ['SGD', 'which deals are ending soon', 'headphones?', 'headphones'],
  ['THB', 'ดีลไหนใกล้หมดเวลา', 'หูฟัง', 'หูฟัง'],
] as const)('BEY-10: in %s after deals that end "%s" is of those', (...row) => {
  const [currency, first, next, thing] = row;
  expect(after(currency, first, next)).toMatchObject({ kind: 'ENDING', things: [thing] });
});

test('BEY-10: deals of a kind that end soon are asked for in one turn', () => {
  expect(after('SGD', 'phone deals ending soon')).toMatchObject({
    kind: 'ENDING',
    things: ['phone'],
  });
});

test.each([
  ['IDR', 'beras 5kg 70rb atau 10kg 132rb', 'yang 5kg ada voucher 5rb', [65_000_00, 132_000_00]],
  ['SGD', '500g for $6 or 1kg for $11', 'the 500g has a $1 voucher', [5_00, 11_00]],
  ['SGD', '12 for $6 or 30 for $14', 'the 30 one ships for $3', [6_00, 17_00]],
  [
    'IDR',
    'popok isi 30 89rb sama isi 50 139rb',
    'yg isi 50 dpt cashback 10rb',
    [89_000_00, 129_000_00],
  ],
  ['THB', 'ผ้าอ้อม 40 ชิ้น 299 หรือ 60 ชิ้น 420', 'ถ้าอันหลังมีค่าส่ง 40', [299_00, 460_00]],
  ['THB', 'ข้าว 5 กก. 189 หรือ 10 กก. 350', 'อัน 5 กก. มีโค้ดลด 20', [169_00, 350_00]],
  ['SGD', '2kg $8.50 or 3.6kg $14', 'plus $2 delivery for the big one', [8_50, 16_00]],
  ['VND', 'sữa tắm 500ml 89k hay 1 lít 159k', 'cái 1 lít được giảm 20k', [89_000, 139_000]],
  ['PHP', 'sabon panlaba 2kg 210 o 5kg 480', 'pag may 20 na shipping yung 5kg', [210_00, 500_00]],
  ['THB', 'ผ้าอ้อม 40 ชิ้น 299 หรือ 60 ชิ้น 420', 'อัน 40 ชิ้น มีโค้ดลด 20', [279_00, 420_00]],
] as const)('BEY-50: in %s one of the packs is changed, by its size or place', (...row) => {
  const [currency, packs, change, prices] = row;
  const { kind, things } = after(currency, packs, change);
  expect(kind).toBe('PACKS');
  expect(packsIn(things[0] ?? '', currency)?.map(({ price }) => price)).toEqual(prices);
});

test('BEY-50: a size that no pack has, or two have, changes none', () => {
  expect(after('SGD', '500g for $6 or 1kg for $11', 'the 2kg has a $1 voucher').kind).not.toBe(
    'PACKS',
  );
});

test.each([
  ['PHP', 'gift for my sister 8 years old under 500', 'what about for her brother, 5', 5, 500_00],
  ['SGD', 'gift for a girl age 7 under $30', 'and a boy, 10', 10, 30_00],
] as const)('BEY-10: in %s a figure beside a child after an age is one', (...row) => {
  const [currency, present, other, age, budget] = row;
  const { kind, things } = after(currency, present, other);
  expect(kind).toBe('PRESENT');
  expect(personIn(things[0] ?? '').age).toBe(age);
  expect(things[0]).toContain(String(budget / 100));
});

test('BEY-10: a figure beside a grown-up is a budget, and the person another one', () => {
  const { things } = after('SGD', 'gift for a girl age 7', 'for her mom, 50');
  expect(things[0]).toContain('<= 50');
  expect(personIn(things[0] ?? '')).toEqual({ person: 'mother', age: null });
});

test.each([
  ['VND', 'nồi cơm điện', 'có loại nào rẻ hơn không', { kind: 'FIND', by: 'CHEAPER' }],
  ['VND', 'nồi cơm điện', 'loại nào rẻ hơn', { kind: 'COMPARE' }],
  ['PHP', 'air fryer', 'okay ba yung presyo', { kind: 'GOOD_PRICE', things: [] }],
  ['SGD', 'pillow', 'ping me at 30', { kind: 'ALERT', amount: 30_00 }],
  ['SGD', 'is 11.11 price on headphones fake', { kind: 'EXPLAIN', things: ['headphones'] }],
  ['SGD', 'which has bigger discount, phones or speakers', { kind: 'BIGGEST' }],
  ['THB', 'มือถือกับลำโพงอันไหนลดเยอะกว่า', { kind: 'BIGGEST' }],
  ['IDR', 'hp atau speaker mana yang diskonnya lebih besar', { kind: 'BIGGEST' }],
  ['THB', 'เครื่องดูดฝุ่น', 'งั้นตั้งแจ้งเตือนถ้าต่ำกว่า 2500', { kind: 'ALERT', things: [], amount: 2500_00 }],
  ['IDR', 'minyak 2 liter 34rb atau 5 liter 82rb', 'jadi mending mana', { kind: 'PACKS' }],
  ['SGD', 'shopee 890 or lazada 850 with 60 shipping', 'so which one', { kind: 'OFFERS' }],
  ['IDR', 'voucher shopee', 'yang motong paling banyak', { kind: 'COUPONS', term: 'saves' }],
  [
    'PHP',
    'may voucher ba sa lazada',
    'alin ang mag-eexpire agad',
    { kind: 'COUPONS', term: 'ends' },
  ],
  ['IDR', 'promo yang bohong hari ini apa aja', { kind: 'FAKES' }],
  ['IDR', 'mau beli kulkas 2 pintu, tunggu 12.12 atau sekarang', { kind: 'WAIT' }],
  [
    'VND',
    'cái nào giảm nhiều hơn, tai nghe hay loa',
    { kind: 'BIGGEST', things: ['tai nghe hay loa'] },
  ],
  ['SGD', 'headphones', 'is the cheaper one real discount', { kind: 'EXPLAIN', by: 'CHEAPEST' }],
  ['VND', 'quà cho bạn gái tầm 400k', 'đừng son môi', { kind: 'PRESENT' }],
  ['THB', 'โค้ด lazada สำหรับยอด 800', 'ใช้กับโค้ดส่งฟรีได้ไหม', { kind: 'STACKING' }],
  ['IDR', 'mau masak nasi buat 6 orang', { kind: 'FIND', things: ['rice cooker'] }],
  ['IDR', 'rice cooker', 'yang listriknya irit', { kind: 'SIZED', size: 'thrifty' }],
  ['SGD', 'headphones', 'whats the shipping', { kind: 'SHIPPING', things: [] }],
  ['SGD', 'coupons for groceries', 'min spend lowest', { kind: 'COUPONS', term: 'least' }],
  ['MYR', 'diskaun mana yang tipu', { kind: 'FAKES' }],
  [
    'THB',
    'คูปอง shopee',
    'ซื้อ 1500 ใบไหนลดเยอะสุด',
    { kind: 'COUPONS', term: 'saves', amount: 1500_00 },
  ],
  [
    'IDR',
    'blender 350rb di shopee, katanya dari 700rb, bohong ga',
    { kind: 'CLAIM', of: 'blender' },
  ],
  ['SGD', 'earbuds', 'ok track the first at 40', { kind: 'ALERT', things: [], amount: 40_00 }],
  ['MYR', 'jam tangan', 'paling lama bateri', { kind: 'SIZED', size: 'lasting' }],
  ['MYR', 'blender', 'harga minggu lepas', { kind: 'GOOD_PRICE', pointsBack: true }],
  ['VND', 'loa', 'cái nào pin lâu', { kind: 'SIZED', size: 'lasting' }],
  ['PHP', 'pinakamalaking totoong discount sa tv', { kind: 'BIGGEST' }],
  ['THB', 'นาฬิกา', 'เรือนที่ถูกที่สุดลดจริงมั้ย', { kind: 'EXPLAIN', by: 'CHEAPEST' }],
  ['THB', 'นาฬิกา', 'ถ้าราคาตกอีกบอกด้วย', { kind: 'ALERT', things: [] }],
  ['THB', 'ขนมเด็ก 1 ขวบ', 'ของเล่นดีกว่า', { kind: 'PRESENT', things: ['ของเล่น 1 ขวบ'] }],
  ['THB', 'ลำโพง', 'แล้วอันไหนเสียงดีกว่า', { kind: 'PICK' }],
  ['THB', 'ลำโพง', 'เอาอันถูก มีโค้ดปะ', { kind: 'COUPONS', by: 'CHEAPEST' }],
  ['THB', '11.11 ที่ผ่านมาหม้อทอดถูกกว่านี้ไหม', { kind: 'GOOD_PRICE', things: ['หม้อทอด'] }],
  ['THB', 'โทรทัศน์ 55 นิ้ว ร้านไหนถูกสุด', { kind: 'FIND', things: ['โทรทัศน์ 55 นิ้ว'] }],
  ['THB', 'โทรทัศน์', 'จ่ายจริงเท่าไหร่', { kind: 'COUPONS', pointsBack: true }],
  ['SGD', 'headphones', 'which one sounds better', { kind: 'PICK' }],
  ['SGD', 'instant noodles', 'which is cheapest per pack', { kind: 'COMPARE', things: [] }],
  ['SGD', 'guitar', 'so is it real', { kind: 'EXPLAIN', things: [] }],
  ['SGD', 'guitar', 'when did it cost less', { kind: 'GOOD_PRICE', things: [] }],
  [
    'IDR',
    'charger laptop',
    'ga ada ya? kalau power bank',
    { kind: 'FIND', things: ['power bank'] },
  ],
  ['IDR', 'kado buat mama 200rb', 'selain itu', { kind: 'PRESENT', by: 'MORE' }],
  [
    'PHP',
    'tinaas ba ang presyo ng headphones bago mag sale',
    { kind: 'EXPLAIN', things: ['headphones'] },
  ],
  ['PHP', 'patingin ng mga peke', { kind: 'FAKES' }],
  ['PHP', 'sneakers', 'yung ika-2 magkano lahat', { kind: 'COUPONS', places: [1] }],
  ['MYR', 'mainan budak 2 tahun bawah rm30', { kind: 'PRESENT' }],
  ['VND', 'đồ chơi cho bé 1 tuổi', { kind: 'PRESENT' }],
  ['PHP', 'rice cooker', 'abangan ko ba ang 12.12', { kind: 'WAIT', things: [] }],
  ['PHP', 'charger', 'pakialert pag 300 na lang', { kind: 'ALERT', amount: 300_00 }],
] as const)('BEY-10: in %s "%s" is read as it is meant', (currency, ...row) => {
  const turns = row.filter((one) => typeof one === 'string');
  expect(after(currency, ...turns)).toMatchObject(row.at(-1) as object);
});

test('BEY-50: what an appliance holds is no pack of it', () => {
  const next = ['is $129 for an air fryer 6l a good deal', 'what about $89 for 4l'] as const;
  expect(after('SGD', ...next).kind).not.toBe('PACKS');
});

test('BEY-10: which coupon saves the most is asked of the order that was named before', () => {
  const turns = ['voucher shopee buat belanja 200rb', 'yang motong paling banyak'] as const;
  expect(after('IDR', ...turns)).toMatchObject({ term: 'saves', amount: 200_000_00 });
});

test.each([
  ['THB', 'ของฝากแม่ยาย งบ 500', 'แกไม่กินหวาน'],
  ['IDR', 'kado buat teman 100rb', 'dia ga suka manis'],
  ['SGD', 'gift for a friend, $20', "she doesn't eat sweets"],
] as const)('BEY-10: in %s whoever eats no sweets is given none', (currency, present, dislike) => {
  const { kind, things } = after(currency, present, dislike);
  expect(kind).toBe('PRESENT');
  const [liked, ...others] = presentsFor('friend', null, interestsIn(things[0] ?? ''));
  expect(liked).toEqual([]);
  expect(others.flat()).not.toContain('chocolate');
});

test('BEY-50: pieces that are free belong to the pack that is named', () => {
  const turns = ['kopi 200g 24rb atau 500g 55rb', 'yang 200g beli 2 gratis 1'] as const;
  const packs = packsIn(after('IDR', ...turns).things[0] ?? '', 'IDR');
  expect(packs?.map(({ size, price }) => [size, price])).toEqual([
    [600, 48_000_00],
    [500, 55_000_00],
  ]);
});

test.each([
  ['SGD', 'does NEWUSER10 work'],
  ['SGD', 'can i use SAVE20 on shopee'],
  ['THB', 'NEWUSER10 ใช้ได้ไหม'],
  ['IDR', 'NEWUSER10 masih bisa dipakai ga'],
  ['MYR', 'NEWUSER10 boleh guna lagi tak'],
  ['VND', 'NEWUSER10 còn dùng được không'],
  ['PHP', 'gumagana pa ba NEWUSER10'],
] as const)('BEY-10: in %s "%s" asks for a code that nothing calls one', (currency, asked) => {
  expect(codesIn(asked)?.sure).toMatch(/NEWUSER10|SAVE20/);
  expect(after(currency, asked).kind).toBe('CODE');
  // what was looked for before still is
  expect(after(currency, 'headphones', asked, 'free shipping').things[0]).toContain('headphones');
});

test.each(['does the lamp300 work with alexa', 'does the A15 work', 'NEWUSER10'])(
  'BEY-10: "%s" names no code',
  (asked) => {
    expect(codesIn(asked)?.sure).toBeUndefined();
  },
);

test.each([
  ['SGD', 'fake discounts today', 'which shop is the worst for that'],
  ['THB', 'วันนี้มีส่วนลดหลอกไหม', 'ร้านไหนหนักสุด'],
  ['IDR', 'diskon bohong hari ini', 'toko mana yang paling parah'],
  ['MYR', 'diskaun tipu hari ini', 'kedai mana paling teruk'],
  ['VND', 'giảm giá ảo hôm nay', 'shop nào tệ nhất'],
  ['PHP', 'mga pekeng discount', 'anong shop ang pinakamalala'],
] as const)('BEY-10: in %s after "%s" "%s" asks for counts by shop', (currency, first, next) => {
  expect(after(currency, first)).toMatchObject({ kind: 'FAKES', things: [] });
  expect(after(currency, first, next)).toMatchObject({ kind: 'FAKES', isByShop: true });
});

test.each([
  ['SGD', 'ceiling fan', 'any with remote'],
  ['IDR', 'kipas angin gantung', 'ada yang pakai remote ga'],
  ['MYR', 'kipas siling', 'ada yang pakai remote tak'],
  ['VND', 'quạt trần', 'có loại có điều khiển không'],
  ['PHP', 'ceiling fan', 'yung may remote'],
  ['THB', 'พัดลมเพดาน', 'แบบมีรีโมท'],
] as const)(
  'BEY-10: in %s what "%s" shall have is no thing of its own',
  (currency, thing, having) => {
    expect(after(currency, thing, having)).toMatchObject({ of: thing, isOfThat: true });
  },
);

test.each([
  ['SGD', 'headphones', 'link to it'],
  ['SGD', 'headphones', 'send me the link'],
  ['SGD', 'headphones', 'where do I buy it'],
  ['THB', 'หูฟัง', 'ขอลิงก์หน่อย'],
  ['THB', 'หูฟัง', 'ซื้อที่ไหน'],
  ['IDR', 'headphone', 'minta linknya dong'],
  ['IDR', 'headphone', 'beli di mana'],
  ['MYR', 'headphone', 'bagi link'],
  ['MYR', 'headphone', 'kat mana nak beli'],
  ['VND', 'tai nghe', 'cho mình xin link'],
  ['VND', 'tai nghe', 'mua ở đâu'],
  ['PHP', 'headphones', 'pa-send ng link'],
  ['PHP', 'headphones', 'saan mabibili'],
] as const)('BEY-10: in %s after "%s" "%s" asks for the way there', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'LINK', things: [] });
});

test.each([
  ['SGD', '$12 for 30 diapers', 'diapers'],
  ['IDR', 'popok isi 30 89rb murah ga', 'popok'],
  ['THB', 'ผ้าอ้อม 30 ชิ้น 299 ถูกไหม', 'ผ้าอ้อม'],
  ['VND', 'tã 30 miếng 199k rẻ không', 'tã'],
  ['PHP', 'diaper 30 pcs 250 mura ba', 'diaper'],
  ['MYR', 'lampin 30 keping rm25 ok tak', 'lampin'],
] as const)('BEY-50: in %s "%s" is a price for so many pieces', (currency, asked, thing) => {
  const pack = { unit: 'piece', size: 30 };
  expect(after(currency, asked)).toMatchObject({ kind: 'GOOD_PRICE', things: [thing], pack });
});

test('BEY-50: a price for a number of pieces is of what was named before, or of nothing', () => {
  const pack = { unit: 'piece', size: 30 };
  const offer = { kind: 'GOOD_PRICE', amount: 12_00, pack };
  const asked = 'is $12 for 30 good';
  expect(after('SGD', asked)).toMatchObject({ ...offer, things: [] });
  expect(after('SGD', 'diapers', asked)).toMatchObject({ ...offer, things: ['diapers'] });
});

test.each([
  ['SGD', 'air fryer', '$89 for 4l', 'air fryer 4l'],
  ['SGD', 'is $129 for an air fryer 6l a good deal', 'what about $89 for 4l', 'air fryer 4l'],
  ['THB', 'หม้อทอด 4 ลิตร 1290 ถูกไหม', 'หม้อทอด 4 ลิตร'],
  ['IDR', 'air fryer 4 liter 399rb murah ga', 'air fryer 4 liter'],
  ['VND', 'nồi chiên không dầu 4 lít 899k có rẻ không', 'nồi chiên không dầu 4 lít'],
] as const)('BEY-50: in %s litres of an appliance are a size of it', (currency, ...row) => {
  const question = after(currency, ...row.slice(0, -1));
  expect(question).toMatchObject({ kind: 'GOOD_PRICE', things: [row.at(-1)] });
  expect(question.pack).toBeUndefined();
});

test.each([
  ['SGD', '500g powder milk for $12 or 900g for $20', 'is $30 for 900g coffee ok', 'coffee'],
  ['SGD', '2kg rice for $8 or 5kg for $18', 'is $4 for 1kg sugar good', 'sugar'],
] as const)('BEY-50: in %s packs of one thing are not weighed against another', (...row) => {
  const [currency, packs, other, thing] = row;
  expect(after(currency, packs, other)).toMatchObject({ kind: 'GOOD_PRICE', things: [thing] });
});

test.each([
  ['IDR', 'power bank', 'yang 20000', 'power bank 20000 mah'],
  ['SGD', 'power bank', 'the 20000 one', 'power bank 20000 mah'],
  ['THB', 'พาวเวอร์แบงค์', 'เอาแบบ 20000', 'พาวเวอร์แบงค์ 20000 mah'],
  ['IDR', 'power bank', 'yang 200rb', 'power bank <= 200000'],
] as const)('BEY-10: in %s after "%s" "%s" is what it holds, or a budget', (...row) => {
  const [currency, thing, asked, wanted] = row;
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'FIND', things: [wanted] });
});

test.each([
  ['VND', 'điện thoại nào giảm thật', 'điện thoại'],
  ['SGD', 'which phones are really cheaper', 'phones'],
  ['THB', 'มือถือรุ่นไหนลดจริง', 'มือถือ'],
  ['IDR', 'hp mana yang beneran turun harga', 'hp'],
  ['PHP', 'aling phone ang talagang bumaba', 'phone'],
  ['MYR', 'telefon mana betul-betul murah', 'telefon'],
] as const)('BEY-10: in %s "%s" asks for a list', (currency, asked, thing) => {
  expect(after(currency, asked)).toMatchObject({ kind: 'BIGGEST', things: [thing] });
});

test.each([
  ['SGD', "what's a normal price for an air fryer", 'air fryer'],
  ['SGD', 'air fryer', "so what's a normal price", 'air fryer'],
  ['THB', 'หม้อทอดไร้น้ำมัน', 'ปกติราคาเท่าไหร่', 'หม้อทอดไร้น้ำมัน'],
  ['IDR', 'harga normal air fryer berapa', 'air fryer'],
  ['IDR', 'air fryer', 'harga normalnya berapa', 'air fryer'],
  ['VND', 'nồi chiên không dầu giá bình thường bao nhiêu', 'nồi chiên không dầu'],
  ['PHP', 'magkano ba ang normal na presyo ng air fryer', 'air fryer'],
  ['MYR', 'harga biasa air fryer berapa', 'air fryer'],
] as const)('BEY-10: in %s what a kind usually costs is asked', (currency, ...row) => {
  const question = after(currency, ...row.slice(0, -1));
  expect(question).toMatchObject({ kind: 'USUAL', things: [row.at(-1)] });
});

test('BEY-10: in VND a controller that somebody has is refused by its name', () => {
  const { kind, things } = after('VND', 'quà cho em trai mê game 500k', 'nó có tay cầm rồi');
  expect(kind).toBe('PRESENT');
  expect(things[0]).toContain('-"tay cầm"');
});
