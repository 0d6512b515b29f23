/** Picks of a kind, waits for a day, colours, platforms and what a thing shall have. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { unsaidOf } from '../answer/unsaid.ts';
import { packsIn } from '../sum/packs.ts';
import { clausesOf } from './clause.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, ...turns: string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['SGD', 'which cat litter is best value', 'cat litter'],
  ['THB', 'ทรายแมวเต้าหู้ถุงไหนคุ้มสุด', 'ทรายแมวเต้าหู้'],
  ['IDR', 'pasir kucing mana yang paling worth it', 'pasir kucing'],
] as const)('BEY-10: in %s "%s" picks one of a kind', (currency, asked, thing) => {
  expect(after(currency, asked)).toMatchObject({ kind: 'PICK', things: [thing] });
});

test('BEY-10: the best seller of a kind is no pick, nor the better of two kinds', () => {
  expect(after('PHP', 'ano best seller na lipstick')).toMatchObject({ kind: 'FIND', by: 'SOLD' });
  expect(after('SGD', 'which is better, headphones or speakers').kind).toBe('COMPARE');
});

test.each([
  ['SGD', 'smartwatch', 'and if I wait till 12.12?'],
  ['VND', 'đồng hồ thông minh', 'đợi 12.12 thì sao'],
] as const)('BEY-10: in %s after "%s" "%s" asks whether to wait', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'WAIT', pointsBack: true });
});

test.each([
  ['SGD', 'guitar', 'which one got discount'],
  ['IDR', 'gitar', 'yang mana yang lagi diskon'],
  ['THB', 'กีตาร์', 'ตัวไหนลดอยู่'],
  ['VND', 'đàn guitar', 'cái nào đang giảm giá'],
  ['PHP', 'gitara', 'alin ang naka-sale'],
  ['MYR', 'gitar', 'mana satu ada diskaun'],
] as const)('BEY-10: in %s after "%s" "%s" asks of each', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'EXPLAIN', pointsBack: true });
});

test.each([
  ['SGD', 'how much should I pay for a decent chef knife', 'chef knife'],
  ['IDR', 'gitar yang bagus kira-kira harganya berapa', 'gitar'],
  ['THB', 'กีตาร์ควรซื้อราคาเท่าไหร่', 'กีตาร์'],
  ['VND', 'đàn guitar giá khoảng bao nhiêu', 'đàn guitar'],
  ['PHP', 'mga magkano ang gitara', 'gitara'],
  ['MYR', 'gitar harga dalam berapa', 'gitar'],
] as const)('BEY-10: in %s "%s" asks what a kind usually costs', (currency, asked, thing) => {
  expect(after(currency, asked)).toMatchObject({ kind: 'USUAL', things: [thing] });
});

test.each([
  ['SGD', 'blender', 'is the cheapest a good deal'],
  ['IDR', 'blender', 'yang paling murah bagus ga'],
  ['MYR', 'blender', 'yang paling murah ok tak'],
  ['VND', 'máy xay', 'cái rẻ nhất có ổn không'],
  ['THB', 'เครื่องปั่น', 'อันถูกสุดราคาดีไหม'],
] as const)('BEY-10: in %s after "%s" "%s" is of the cheapest one', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'GOOD_PRICE', by: 'CHEAPEST' });
});

test('BEY-10: the lowest price of all days is of no extreme among those shown', () => {
  expect(after('IDR', 'blender', 'harga terendahnya berapa').by).toBeNull();
});

test.each([
  ['THB', 'ลำโพง', 'ตัวแรกมีสีอะไรบ้าง'],
  ['SGD', 'speaker', 'what colours does the first one come in'],
  ['IDR', 'speaker', 'yang pertama warnanya apa aja'],
  ['VND', 'loa', 'cái đầu tiên có màu gì'],
  ['PHP', 'speaker', 'yung una anong kulay'],
  ['MYR', 'speaker', 'yang pertama ada warna apa'],
] as const)('BEY-10: in %s after "%s" "%s" is of that one', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'INCLUDED', places: [0] });
});

test.each([
  ['IDR', 'koper', 'beda harganya di shopee sama lazada?'],
  ['SGD', 'suitcase', 'price difference between shopee and lazada?'],
] as const)('BEY-10: in %s after "%s" "%s" compares platforms', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'PLATFORMS', pointsBack: true });
});

test('BEY-10: what a thing is like is no second thing that it is compared with', () => {
  const asked = 'telefon bateri tahan lama dengan 256gb mana murah';
  expect(after('MYR', asked).things).toHaveLength(1);
});

test('BEY-10: a colour is none where its word without marks is a stop word', () => {
  const { things } = after('VND', 'son lâu trôi', 'màu đỏ có không');
  expect(things[0]).toContain('đỏ');
});

test('BEY-10: several words that a title says together in another language are not unknown', () => {
  const lipstick = [{ name: 'Lipora Satin lipstick, long lasting' }];
  const headphones = [{ name: 'Teqra wireless headphones, noise cancelling' }];
  const said = (text: string, thing: string, cards: readonly { name: string }[]) =>
    unsaidOf(text, thing, cards as Parameters<typeof unsaidOf>[2], 'VND');
  expect(said('son lâu trôi', 'son', lipstick)).toEqual([]);
  expect(said('tai nghe chống ồn cho mèo', 'tai nghe', headphones)).toEqual(['meo']);
});

test('BEY-10: whoever waits for a lower price names no thing', () => {
  expect(after('VND', 'xe đạp gấp', 'khi nào rẻ hơn thì báo mình')).toMatchObject({
    kind: 'ALERT',
    things: [],
  });
});

test.each([
  ['SGD', 'swimwear', 'is that price normal', { kind: 'GOOD_PRICE', pointsBack: true }],
  ['THB', 'กระเป๋าเดินทาง 24 นิ้ว', 'ใบไหนลดเยอะสุด', { kind: 'BIGGEST' }],
  ['IDR', 'tenda', 'tahan hujan ga', { kind: 'FIND', things: ['tenda tahan hujan'] }],
  ['PHP', 'bag', 'alin yung pinakamataas ang rating', { kind: 'FIND', by: 'RATED' }],
  ['PHP', 'blender', 'dishwasher safe ba', { kind: 'FIND', things: ['blender dishwasher safe'] }],
  ['VND', 'bóng đèn', 'rẻ hơn thì mua lúc nào', { kind: 'WAIT' }],
  ['VND', 'bàn chải điện có chính hãng không', { kind: 'SELLER', things: ['bàn chải điện'] }],
  ['IDR', 'ada flash sale headphone ga', { kind: 'FIND', things: ['headphone flash sale'] }],
  ['THB', 'มีโปรรองเท้าวิ่งไหมช่วงนี้', { kind: 'BIGGEST', things: ['รองเท้าวิ่ง'] }],
  ['SGD', 'got any vitamins on sale rn', { kind: 'BIGGEST', things: ['vitamins'] }],
  ['PHP', 'kelan baba presyo ng smartwatch', { kind: 'WAIT', things: ['smartwatch'] }],
  ['PHP', 'tv', 'alin ang mas sulit', 'magkano lahat kasama shipping', { kind: 'TOTAL' }],
  ['SGD', 'guitar', 'hmm what about violin', { kind: 'FIND', things: ['violin'] }],
] as const)('BEY-10: in %s "%s" is read as it is meant', (currency, ...row) => {
  const turns = row.filter((one) => typeof one === 'string');
  expect(after(currency, ...turns)).toMatchObject(row.at(-1) as object);
});

test('BEY-10: rain is weather where it says nothing of a thing', () => {
  expect(after('IDR', 'besok hujan ga').kind).toBe('OUTSIDE');
});

test.each([
  ['SGD', 'hard drive 1tb', 'is it sold at shopee too'],
  ['SGD', 'hard drive 1tb', 'so which platform should i get it from'],
  ['IDR', 'hard disk', 'ada di shopee ga'],
  ['VND', 'ổ cứng', 'có bán trên shopee không'],
  ['PHP', 'hard drive', 'meron ba sa lazada'],
  ['THB', 'รองเท้าส้นสูง', 'มีร้านไหนถูกกว่านี้อีกไหม'],
] as const)('BEY-10: in %s after "%s" "%s" asks where it is sold', (currency, thing, asked) => {
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'PLATFORMS', pointsBack: true });
});

test('BEY-10: a platform alone narrows what is looked for', () => {
  expect(after('SGD', 'headphones', 'on shopee?')).toMatchObject({ things: ['headphones shopee'] });
});

test.each([
  ['VND', 'balo', 'mình thấy ngoài tiệm 400k, cái này rẻ hơn không', 400_000],
  ['SGD', 'backpack', 'i saw it in the mall for $40, is this cheaper', 40_00],
  ['IDR', 'ransel', 'aku liat di toko sebelah 200rb, ini lebih murah ga', 200_000_00],
  ['THB', 'เป้', 'เห็นที่ร้าน 500 อันนี้ถูกกว่าไหม', 500_00],
  ['PHP', 'backpack', 'nakita ko sa mall 900, mas mura ba ito', 900_00],
  ['MYR', 'beg galas', 'saya nampak kat kedai rm50, ni lagi murah ke', 50_00],
] as const)('BEY-50: in %s after "%s" a price elsewhere is judged', (...row) => {
  const [currency, thing, asked, amount] = row;
  const meant = { kind: 'GOOD_PRICE', things: [], pointsBack: true, amount };
  expect(after(currency, thing, asked)).toMatchObject(meant);
});

test.each([
  ['SGD', 'which shops overprice before sale'],
  ['THB', 'ร้านไหนชอบดันราคาก่อนลด'],
  ['IDR', 'toko mana yang suka naikin harga sebelum diskon'],
] as const)('BEY-10: in %s "%s" asks for counts by shop', (currency, asked) => {
  expect(after(currency, asked)).toMatchObject({ kind: 'FAKES', isByShop: true });
});

test.each([
  ['SGD', 'sneakers', 'does it go on sale often', { kind: 'WAIT', pointsBack: true }],
  ['THB', 'รองเท้าส้นสูง', 'รอสิ้นเดือนดีมั้ย', { kind: 'WAIT' }],
  ['IDR', 'lipstik', 'pernah berapa paling murahnya', { kind: 'GOOD_PRICE', things: [] }],
  ['MYR', 'smart tv', 'put an alert at rm1500', { kind: 'ALERT', amount: 1500_00 }],
  ['PHP', 'mura ba ang blender niyo', { kind: 'GOOD_PRICE', things: ['blender'] }],
  ['PHP', 'action camera', 'may mas maganda pa ba', { kind: 'FIND', by: 'RATED' }],
  ['SGD', 'action camera', 'anything better', { kind: 'FIND', by: 'RATED' }],
  ['IDR', 'diskon jam pintar orbit beneran ga', { kind: 'EXPLAIN', things: ['jam pintar orbit'] }],
  ['VND', 'ghế gỗ giá gốc bao nhiêu giảm còn nhiêu', { kind: 'EXPLAIN', things: ['ghế gỗ'] }],
  ['SGD', 'is the guitar price going up or down lately', { kind: 'MOVED', things: ['guitar'] }],
] as const)('BEY-10: in %s "%s" is read as it is meant too', (currency, ...row) => {
  const turns = row.filter((one) => typeof one === 'string');
  expect(after(currency, ...turns)).toMatchObject(row.at(-1) as object);
});

test('BEY-10: a price with its currency is no question of its own', () => {
  expect(clausesOf('set an alert at rm1500')).toHaveLength(1);
});

test('BEY-50: packs are compared by the piece where "na" precedes their prices', () => {
  const asked = 'ano mas mura per piraso, ballpen pack of 12 na 120 o pack of 6 na 70';
  expect(packsIn(after('PHP', asked).things[0] ?? '', 'PHP')).toMatchObject([
    { size: 12, price: 120_00 },
    { size: 6, price: 70_00 },
  ]);
});

test.each([
  ['SGD', 'bread maker', 'how far below usual is that', { kind: 'GOOD_PRICE', pointsBack: true }],
  ['SGD', 'bread maker', 'can I get it with a code', { kind: 'COUPONS', pointsBack: true }],
  ['THB', 'ทีวี', 'ราคานี้คุ้มไหมถ้าเทียบปีที่แล้ว', { kind: 'GOOD_PRICE', pointsBack: true }],
  [
    'IDR',
    'beras organik',
    'berapa per kilonya',
    { kind: 'FIND', things: ['beras organik per unit'] },
  ],
  ['VND', 'bàn phím', 'cho mình link con chuột', { kind: 'LINK', things: ['chuột'] }],
  ['SGD', 'does SHOPEE11 still work', { kind: 'CODE' }],
  ['IDR', 'kapan biasanya headphone diskon gede', { kind: 'WAIT', things: ['headphone'] }],
  [
    'PHP',
    'magkano normal price ng blender o kettle',
    { kind: 'USUAL', things: ['blender', 'kettle'] },
  ],
  ['VND', 'nồi chiên 1 triệu 2 có đắt không', { kind: 'GOOD_PRICE', amount: 1_200_000 }],
  ['MYR', 'penyapu elektrik tanpa wayar', { kind: 'FIND', things: ['penyapu elektrik wireless'] }],
] as const)('BEY-10: in %s "%s" is read so', (currency, ...row) => {
  const turns = row.filter((one) => typeof one === 'string');
  expect(after(currency, ...turns)).toMatchObject(row.at(-1) as object);
});

test.each([
  ['THB', 'หูฟังไร้สายแบตอึดงบ 1500', { things: ['หูฟังไร้สายแบตอึด <= 1500'] }],
  ['THB', 'พาวเวอร์แบงค์', 'เอาแบบ 1000', { things: ['พาวเวอร์แบงค์ <= 1000'] }],
  ['SGD', '$3 for 3 pens good deal?', { kind: 'GOOD_PRICE', amount: 3_00, things: ['pens'] }],
  ['SGD', 'are lazada prices usually fake', { kind: 'FAKES' }],
  ['THB', 'ราคาปกติของเครื่องปั่นประมาณเท่าไหร่', { kind: 'USUAL', things: ['เครื่องปั่น'] }],
  ['MYR', 'kamera aksi', 'ada lagi murah tak', { kind: 'FIND', by: 'CHEAPER' }],
] as const)('BEY-10: in %s "%s" is no other question', (currency, ...row) => {
  const turns = row.filter((one) => typeof one === 'string');
  expect(after(currency, ...turns)).toMatchObject(row.at(-1) as object);
});

test('BEY-10: what may come on a plane is read as titles say it', () => {
  const { things } = after('SGD', 'power bank that can bring on plane');
  expect(things[0]).toContain('cabin approved');
});
