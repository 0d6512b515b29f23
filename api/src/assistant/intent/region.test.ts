/** Questions as they are typed in Singapore, Malaysia, the Philippines and Vietnam. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { asksHours, hoursIn } from '../../words/index.ts';
import { packsIn } from '../sum/packs.ts';
import { reckoningIn } from '../sum/voucher.ts';
import { isOfAsking } from './asking.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';
import { remarked } from './remarked.ts';

const after = (currency: CurrencyCode, ...turns: string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

type Case = readonly [CurrencyCode, readonly string[], Partial<Question>];

const LISTS: readonly Case[] = [
  ['SGD', ['eh got cheap airfryer anot'], { things: ['airfryer'], by: 'CHEAPEST' }],
  ['SGD', ['any good vacuum ah, cordless, max 150'], { kind: 'FIND' }],
  ['SGD', ['hello i looking for power bank'], { kind: 'FIND', things: ['power bank'] }],
  ['SGD', ['cordless vacuum not too ex'], { kind: 'FIND', things: ['cordless vacuum'] }],
  ['SGD', ['guitar', 'too ex lah'], { kind: 'FIND', by: 'CHEAPER', things: ['guitar'] }],
  ['MYR', ['wei earbud murah2 ada? bawah 100 je'], { things: ['earbud <= 100'], by: 'CHEAPEST' }],
  ['MYR', ['wireless mouse budget 50 hengget'], { things: ['wireless mouse <= 50'] }],
  ['MYR', ['basikal lipat, bajet 600', 'skuter pun boleh'], { things: ['skuter <= 600'] }],
  ['MYR', ['susu', 'lain jenama ada?'], { kind: 'FIND', isOtherBrand: true }],
  ['MYR', ['jangan bagi Breezo, nak vacuum'], { things: ['vacuum -"Breezo"'] }],
  ['PHP', ['recommend ka nga ng bike'], { kind: 'FIND', things: ['bike'] }],
  ['PHP', ['bike', 'kasya ba sa 8k'], { kind: 'FIND', things: ['bike <= 8000'] }],
  ['PHP', ['laptop', 'below 35k lang budget ko'], { things: ['laptop <= 35000'] }],
  ['PHP', ['hoodie', 'jacket na lang pala'], { kind: 'FIND', things: ['jacket'] }],
  ['VND', ['shop ơi có áo thun không'], { kind: 'FIND', things: ['áo thun'] }],
  ['VND', ['kem dưỡng thể', 'mắc quá'], { kind: 'FIND', by: 'CHEAPER' }],
  ['VND', ['giày da nam, tránh Modaka'], { things: ['giày da nam -"Modaka"'] }],
  ['VND', ['máy hút bụi không dây êm'], { things: ['máy hút bụi không dây êm'] }],
  [
    'MYR',
    ['jam tangan selain Orbit, budget 200-300'],
    { things: ['jam tangan >= 200 <= 300 -"Orbit"'] },
  ],
  ['SGD', ['headphones, budget around 150'], { things: ['headphones <= 187.5'] }],
  ['PHP', ['electric fan', 'eh di yung air fryer na lang'], { things: ['air fryer'] }],
  ['PHP', ['ayoko ng Pebblo, anong ibang keyboard meron kayo'], { things: ['keyboard -"Pebblo"'] }],
  [
    'VND',
    ['giày chạy bộ dưới 500k, đừng Modaka'],
    { things: ['giày chạy bộ <= 500000 -"Modaka"'] },
  ],
  ['VND', ['balo chống nước cho con trai đi học'], { things: ['balo chống nước'] }],
  ['VND', ['mật ong 1kg', 'có gói nhỏ hơn không'], { kind: 'SIZED', things: ['mật ong'] }],
];

test.each(LISTS)('BEY-49: in %s goods are looked for as it is spoken: %s', (...one) => {
  const [currency, turns, meant] = one;
  expect(after(currency, ...turns)).toMatchObject(meant);
});

const PRICES: readonly Case[] = [
  ['SGD', ['is Sonvo Flex worth $79 or not'], { kind: 'GOOD_PRICE', amount: 79_00 }],
  ['SGD', ['my wife want camera, is 899 good'], { kind: 'GOOD_PRICE', amount: 899_00 }],
  ['SGD', ['umbrella', 'is that price ok'], { kind: 'GOOD_PRICE', pointsBack: true }],
  ['SGD', ['umbrella', 'this one price how ah'], { kind: 'GOOD_PRICE' }],
  ['SGD', ['laptop', 'is now the lowest'], { kind: 'GOOD_PRICE' }],
  ['MYR', ['rm45 untuk 5kg beras okey ke'], { kind: 'GOOD_PRICE', amount: 45_00 }],
  ['MYR', ['lampu pintar', 'dah paling rendah ke ni'], { kind: 'GOOD_PRICE' }],
  ['PHP', ['ok ba 899 for kettla blender?'], { kind: 'GOOD_PRICE', amount: 899_00 }],
  ['PHP', ['tent', 'ilan ang pinakamababang presyo nya dati'], { kind: 'GOOD_PRICE', things: [] }],
  ['VND', ['điện thoại', 'giá thấp nhất từ trước đến giờ'], { kind: 'GOOD_PRICE' }],
  ['VND', ['loa', 'thấp nhất 90 ngày'], { kind: 'GOOD_PRICE', things: [] }],
  ['VND', ['loa', 'cái này rẻ nhất chưa'], { kind: 'GOOD_PRICE' }],
  ['SGD', ['laptop', 'what was the lowest it went'], { kind: 'GOOD_PRICE', things: [] }],
  ['MYR', ['kasut kulit', 'kalau jumpa rm120 kira murah lah?'], { amount: 120_00 }],
  ['MYR', ['harga kasut kulit lelaki biasanya berapa?'], { kind: 'USUAL' }],
  ['PHP', ['smart watch', 'ano pinakamababa nya this month'], { kind: 'GOOD_PRICE', things: [] }],
];

test.each(PRICES)('BEY-10: in %s a price is asked about as it is spoken: %s', (...one) => {
  const [currency, turns, meant] = one;
  expect(after(currency, ...turns)).toMatchObject(meant);
});

const WAITS: readonly Case[] = [
  ['SGD', ['Pavio smartphone 256gb now buy or wait for 12.12'], { kind: 'WAIT' }],
  ['SGD', ['umbrella', "when it's going to drop"], { kind: 'WAIT' }],
  ['MYR', ['lampu', 'bila terakhir dia murah'], { kind: 'WAIT' }],
  ['PHP', ['air fryer', 'bibili na ba ako o hihintay ng 12.12'], { kind: 'WAIT' }],
  ['PHP', ['air fryer', 'pwede pa ba bumaba to'], { kind: 'WAIT' }],
  ['PHP', ['air fryer', 'babagsak pa kaya yan'], { kind: 'WAIT' }],
  ['VND', ['loa', 'chờ thêm có giảm không'], { kind: 'WAIT' }],
  ['VND', ['điện thoại nên mua giờ hay chờ 12.12', 'cái Mirelle ấy'], { kind: 'WAIT' }],
];

test.each(WAITS)('BEY-22: in %s it is asked whether to wait: %s', (...one) => {
  const [currency, turns, meant] = one;
  expect(after(currency, ...turns)).toMatchObject(meant);
});

test('BEY-22: a maker beside the thing stays, whatever day is named', () => {
  const { things } = after('SGD', 'Pavio smartphone 256gb now buy or wait for 12.12');
  expect(things).toEqual(['Pavio smartphone 256gb']);
});

const DOUBTS: readonly Case[] = [
  ['SGD', ['is the Orbit watch discount real or bluff one'], { things: ['Orbit watch'] }],
  ['SGD', ['guitar', 'any with discount'], { pointsBack: true }],
  ['SGD', ['wah the tv so cheap, confirm real discount?'], { things: ['tv'] }],
  ['MYR', ['telefon', 'ada diskaun ke'], { pointsBack: true }],
  ['MYR', ['eh murahnya, betul ke harga ni'], { things: [] }],
  ['MYR', ['lampu', 'dulu berapa'], { pointsBack: true }],
  ['PHP', ['tv', 'magkano talaga yan dati'], { pointsBack: true }],
  ['VND', ['điện thoại Lumo Flex giảm giá thật không'], { things: ['điện thoại Lumo Flex'] }],
  ['VND', ['điện thoại', 'giảm bao nhiêu rồi'], { pointsBack: true }],
  ['VND', ['đồng hồ', 'cái đó trước đây giá bao nhiêu'], { pointsBack: true }],
  [
    'PHP',
    ['may discount ba ngayon ang Saapan air fryer o tinaas lang muna'],
    { things: ['Saapan air fryer'] },
  ],
];

test.each(DOUBTS)('BEY-10: in %s a discount is doubted or asked for: %s', (...one) => {
  const [currency, turns, meant] = one;
  expect(after(currency, ...turns)).toMatchObject({ ...meant, kind: 'EXPLAIN' });
});

test.each([
  ['MYR', ['ada kod lazada tak hari ni'], { things: ['lazada'] }],
  ['MYR', ['ada kod lazada tak', 'yang boleh guna untuk belian rm50'], { amount: 50_00 }],
  ['PHP', ['anong code ng shopee ngayon na pwede kahit 300 lang bibilhin ko'], { amount: 300_00 }],
  ['VND', ['có mã shopee nào không', 'đơn 200k xài được mã nào'], { amount: 200_000 }],
  ['SGD', ['power bank', 'got discount code for it?'], { pointsBack: true }],
] satisfies Case[])('BEY-10: in %s coupons are asked for as it is spoken: %s', (...one) => {
  const [currency, turns, meant] = one;
  expect(after(currency, ...turns)).toMatchObject({ ...meant, kind: 'COUPONS' });
});

test.each([
  ['SGD', ['power bank', '10000 or 20000 mah better ah'], 2],
  ['PHP', ['mas sulit ba yung pack of 12 na pen o yung gel ink'], 2],
  ['VND', ['tai nghe Nuvox với Pavio cái nào tốt hơn'], 2],
  ['MYR', ['blender', 'which one cheaper, that one or Morika Duo?'], 1],
] as const)('BEY-10: in %s two are compared: %s', (currency, turns, count) => {
  const { kind, things, pointsBack } = after(currency, ...turns);
  expect([kind, things.length, pointsBack]).toEqual(['COMPARE', count, count === 1]);
});

test.each([
  ['SGD', ['vacuum', 'how much cheaper is the first one than the second'], 'DIFFER'],
  ['PHP', ['phone', 'tig magkano yung first and second'], 'COMPARE'],
] as const)('BEY-10: in %s both places are meant: %s', (currency, turns, kind) => {
  expect(after(currency, ...turns)).toMatchObject({ kind, places: [0, 1] });
});

test.each([
  ['SGD', ['my mum birthday next week, she likes baking']],
  ['PHP', ['para sa pamangkin kong 7 years old mga 400']],
  ['PHP', ['para sa pamangkin kong 7 years old mga 400', 'meron na siyang crayons']],
] as const)('BEY-49: in %s a present is looked for: %s', (currency, turns) => {
  expect(after(currency, ...turns).kind).toBe('PRESENT');
});

test.each([
  ['MYR', ['tunjuk diskaun paling besar hari ni', 'yang bawah 100 je'], ['<= 100']],
  ['MYR', ['diskaun kaw2 hari ni apa', 'dapur je'], ['dapur']],
  ['SGD', ['any price drop for laptops', 'which drop the most'], ['laptops']],
  ['VND', ['điện thoại có giảm không'], ['điện thoại']],
] as const)('BEY-10: in %s the biggest discounts go on: %s', (currency, turns, things) => {
  expect(after(currency, ...turns)).toMatchObject({ kind: 'BIGGEST', things });
});

test('BEY-10: alerts are asked for in Malay', () => {
  expect(after('MYR', 'buatkan alert untuk blender bawah rm120')).toMatchObject({
    kind: 'ALERT',
    things: ['blender'],
    amount: 120_00,
  });
  expect(after('MYR', 'alert saya bila tv jatuh bawah rm1500').things).toEqual(['tv']);
});

test('BEY-10: which of two that were compared ships free is asked of both', () => {
  const turns = ['compare Kirapo charger with the Voltia one', 'which one got free delivery'];
  expect(after('SGD', ...turns)).toMatchObject({ kind: 'SHIPPING', pointsBack: true });
});

test('BEY-50: another voucher with its rules is reckoned with the basket of before', () => {
  const sum = '$10 off $80 voucher, i buy 3 at $24.90 each + shipping 1.99, total?';
  const { kind, things } = after('SGD', sum, 'what if use 12% off cap 8 instead');
  expect(kind).toBe('RECKON');
  expect(reckoningIn(things[0] ?? '', 'SGD')).toMatchObject({
    vouchers: [{ share: 1200, cap: 8_00, least: null }],
    prices: [24_90, 24_90, 24_90],
    shipping: 1_99,
  });
});

test('BEY-50: what an order has to cost is a minimum behind what is taken off', () => {
  const said = 'kupon rm10 off belanja rm80, troli rm76, tambah barang rm6 dapat guna tak?';
  expect(reckoningIn(said, 'MYR')).toMatchObject({
    vouchers: [{ amount: 10_00, least: 80_00 }],
    prices: [76_00, 6_00],
  });
});

test('BEY-50: what is to be paid in the end is asked of the same sum', () => {
  const sum = 'mã giảm 15% tối đa 30k, đơn 180k ship 25k';
  expect(after('VND', sum, 'tổng cuối cùng bao nhiêu')).toMatchObject({
    kind: 'RECKON',
    things: [sum],
  });
});

test('BEY-10: packs are counted in what holds them, whatever they hold', () => {
  const said = packsIn('2 hộp sữa 65k hay 5 hộp 150k lời hơn', 'VND');
  expect(said?.map(({ size, price }) => [size, price])).toEqual([
    [2, 65_000],
    [5, 150_000],
  ]);
});

test.each([
  ['tim tai nghe chong on duoi 1tr', { things: ['tai nghe chống ồn <= 1000000'] }],
  ['so sanh loa Teqra voi loa Sonvo', { kind: 'COMPARE', things: ['loa Teqra', 'loa Sonvo'] }],
  ['qua sinh nhat cho ban gai khoang 500k', { kind: 'PRESENT' }],
  ['ma giam 30k don tu 200k, minh mua 2 cai 95k, tong bao nhieu', { kind: 'RECKON' }],
  ['is that on sale', { kind: 'DEALS' }],
] satisfies (readonly [string, Partial<Question>])[])(
  'BEY-49: Vietnamese without its marks is read with them: %s',
  (text, meant) => expect(after('VND', text)).toMatchObject(meant),
);

test('BEY-49: letters are given no marks in another language or where others have them', () => {
  for (const text of ['can you show me the cheapest speaker', 'Lumo Flex', 'ship to hanoi?'])
    expect(remarked(text, 'VND'), text).toBe(text);
  expect(remarked('tai nghe chống on', 'VND')).toBe('tai nghe chống on');
  expect(remarked('cai nao re hon', 'SGD')).toBe('cai nao re hon');
  expect(remarked('cai nao re hon', 'VND')).toBe('cái nào rẻ hơn');
});

test('BEY-49: what was refused is taken back by its name', () => {
  const turns = ['jangan bagi Breezo, nak vacuum senyap', 'eh Breezo pun boleh lah'];
  expect(after('MYR', ...turns).things).toEqual(['vacuum senyap']);
});

test.each([
  ['PHP', ['3 packs ng noodles magkano lahat'], { things: ['noodles'], pieces: 3 }],
  ['VND', ['giày', 'mua 2 đôi hết bao nhiêu'], { pointsBack: true, pieces: 2 }],
] satisfies Case[])('BEY-10: in %s pieces are counted: %s', (currency, turns, meant) => {
  expect(after(currency, ...turns)).toMatchObject({ ...meant, kind: 'PIECES' });
});

test('BEY-10: an alert is asked for behind its price too', () => {
  const turns = ['đồng hồ thông minh', 'khi nào xuống 900k báo em với'];
  expect(after('VND', ...turns)).toMatchObject({ kind: 'ALERT', things: [], amount: 900_000 });
});

test.each([
  ['SGD', 'voucher $8 off min spend $60, buying 2 x $34.90', [34_90, 34_90]],
  ['PHP', 'may voucher ako 100 off min 799, 3 pirasong tig-289', [289_00, 289_00, 289_00]],
  ['VND', 'mã giảm 50k cho đơn từ 300k, mua 2 cái giá 179k', [179_000, 179_000]],
] as const)('BEY-50: in %s each of several pieces costs so much: %s', (currency, text, prices) => {
  const { things } = after(currency, text);
  expect(reckoningIn(things[0] ?? '', currency)?.prices).toEqual(prices);
});

test('BEY-50: what is added to a basket is paid too', () => {
  const sum = '20% off capped at $15, min $50. my cart $64.80. final price?';
  const { things } = after('SGD', sum, 'what if i add a $9 thing');
  expect(reckoningIn(things[0] ?? '', 'SGD')?.prices).toEqual([64_80, 9_00]);
});

test('BEY-10: how long a battery lasts is a question of hours', () => {
  for (const [currency, text] of [
    ['MYR', 'yang second tu bateri tahan berapa jam'],
    ['PHP', 'ilang oras battery nung pangalawa'],
    ['SGD', 'the second one battery last how long'],
  ] as const)
    expect(after(currency, 'headphones', text), text).toMatchObject({
      kind: 'MEASURE',
      things: [],
      places: [1],
    });
  expect(asksHours('pin mấy tiếng')).toBe(true);
  expect(hoursIn('smart watch, 7-day battery')?.amount).toBe(7 * 24);
});

test.each([
  ['SGD', ['hair scissors', 'how long deliver ah'], { kind: 'SHIPPING' }],
  ['SGD', ['hot pot, buy now or just wait GSS', 'what about year end sale'], { kind: 'WAIT' }],
  ['MYR', ['sofa', 'boleh ansuran tak'], { kind: 'SERVICE' }],
  ['MYR', ['apa yang turun harga paling banyak kat shopee'], { kind: 'BIGGEST' }],
  ['MYR', ['pemadam api', 'kedai sebelah rumah jual rm99'], { kind: 'GOOD_PRICE', amount: 99_00 }],
  ['PHP', ['yoga mat', 'san pinakamura bumili nun'], { kind: 'PLATFORMS' }],
  ['PHP', ['blender', 'notify nyo ko kung may bumaba'], { kind: 'ALERT' }],
  ['PHP', ['nakita ko 50% off yung vacuum, from 7k to 3.5k, scam ba'], { kind: 'CLAIM' }],
  ['VND', ['laptop nào đáng tiền nhất dưới 15 triệu'], { kind: 'PICK' }],
  ['VND', ['đồ chơi', 'rẻ thôi'], { kind: 'FIND', by: 'CHEAPEST' }],
  ['SGD', ['speaker', 'ok alert me at $20 for that'], { kind: 'ALERT', amount: 20_00 }],
  ['SGD', ["what to buy for teacher's day, under $15"], { kind: 'PRESENT' }],
  ['MYR', ['berapa jimat kalau guna kod untuk telefon Nuvox Flex'], { kind: 'COUPONS' }],
  ['PHP', ['maleta', 'kelan ba huling bumaba presyo'], { kind: 'WAIT' }],
  ['PHP', ['mas okay ba yung Sonvo Plus kesa Pavio Lite na headphones'], { kind: 'COMPARE' }],
  ['VND', ['máy xay dưới 300k loại nào giảm giá thật'], { kind: 'BIGGEST' }],
  ['VND', ['tai nghe nuvox', 'so với teqra'], { things: ['tai nghe nuvox', 'tai nghe teqra'] }],
  ['PHP', ['alin mas okay Sonvo Plus o Pavio Lite', 'alin mas matagal battery'], { things: [] }],
] satisfies Case[])('BEY-10: in %s it is read as it is meant: %s', (currency, turns, meant) => {
  expect(after(currency, ...turns)).toMatchObject(meant);
});

test('BEY-50: what is bought too is added to a basket, whatever it is', () => {
  const sum = 'voucher 15k đơn từ 99k, mua 2 áo 60k mỗi cái, trả bao nhiêu';
  const { things } = after('VND', sum, 'thêm 1 chai nước mắm 28k nữa');
  expect(things).toEqual([`${sum}, 28k`]);
});

test('BEY-49: words that questions are asked with are told apart from traits', () => {
  for (const [word, currency, isOf] of [
    ['nakita', 'PHP', true],
    ['jumpa', 'MYR', true],
    ['ringan', 'MYR', false],
    ['gong', 'VND', false],
  ] as const)
    expect(isOfAsking(word, currency), word).toBe(isOf);
});

test('BEY-49: of two things that were looked for one is dropped', () => {
  const { kind, things } = after('VND', 'son với nước hoa', 'bỏ nước hoa');
  expect(kind).toBe('FIND');
  expect(things[0]).toMatch(/^son/);
  expect(things[0]).not.toContain('nước hoa');
});
