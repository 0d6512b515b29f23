/** What was misread in Singapore, Malaysia, the Philippines and Vietnam, class by class. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';

type Case = readonly [CurrencyCode, readonly string[], Partial<Question>];

const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

const MORE: readonly Case[] = [
  ['VND', ['loa', 'so sanh cai 2 voi cai 3 dum minh'], { kind: 'COMPARE', places: [1, 2] }],
  ['VND', ['loa', 'so sánh mẫu 1 với mẫu 2'], { kind: 'COMPARE', places: [0, 1] }],
  ['PHP', ['blender', 'pacompare nga ng una tsaka pangatlo'], { places: [0, 2] }],
  ['SGD', ['blender', '2nd and 3rd one diff what'], { kind: 'DIFFER', places: [1, 2] }],
  ['SGD', ['blender', 'first and last got what difference'], { kind: 'DIFFER' }],
  ['VND', ['máy xay', 'so với Morika Plus thì cái nào xịn hơn'], { kind: 'COMPARE' }],
];

test.each(MORE)('BEY-10: in %s two that were shown are compared: %s', (currency, turns, meant) => {
  expect(after(currency, turns)).toMatchObject(meant);
});

test('BEY-10: what was looked for within a budget is compared whatever it was to cost', () => {
  const { things } = after('VND', ['loa khoảng 500k', 'so với Sonvo Neo thì cái nào ổn hơn']);
  expect(things).toEqual(['loa', 'loa Sonvo Neo']);
});

test.each([
  ['VND', ['balo', 'uhm cam on nhe'], { kind: 'THANKS' }],
  ['VND', ['dạ cảm ơn shop ạ'], { kind: 'THANKS' }],
  ['VND', ['cam tươi'], { kind: 'FIND', things: ['cam tươi'] }],
  ['VND', ['bầu 5 tháng xài cái này có sao không'], { kind: 'WARNING' }],
  ['MYR', ['mengandung 3 bulan boleh pakai ke'], { kind: 'WARNING' }],
  ['PHP', ['okay lang ba to sa buntis, safe ba'], { kind: 'WARNING' }],
  ['SGD', ['is it mandatory for landlords'], { kind: 'WARNING' }],
] satisfies Case[])(
  'BEY-10: in %s it is no thing that is looked for: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject(meant);
  },
);

test.each([
  ['MYR', ['cari jam untuk abang bawah rm300'], { things: ['jam tangan <= 300'] }],
  ['MYR', ['jam dinding'], { things: ['jam dinding'] }],
  ['PHP', ['speaker, 2,500 lang'], { things: ['speaker <= 2500'] }],
  ['PHP', ['may kettle po kayo? 1,300 lang pera ko'], { things: ['kettle <= 1300'] }],
  ['PHP', ['lampara', 'may mas mura pa po pong iba?'], { by: 'CHEAPER' }],
  ['MYR', ['ada jual khemah tak nak bawa camping'], { kind: 'FIND' }],
  ['SGD', ['haiz nvm, show me a torch'], { kind: 'FIND', things: ['torch'] }],
] satisfies Case[])('BEY-49: in %s goods and budgets are read as they are spoken: %s', (...one) => {
  const [currency, turns, meant] = one;
  const question = after(currency, turns);
  expect(question).toMatchObject(meant);
  for (const thing of question.things) expect(intentOf(thing, currency).without).toBeUndefined();
});

const SAFE = { kind: 'FIND', things: ['blender dishwasher safe'] } as const;
test.each([
  ['SGD', ['blender', 'which one can throw inside dishwasher'], SAFE],
  ['PHP', ['blender', 'yung pwede sa dishwasher'], SAFE],
  ['PHP', ['blender', 'pwede ba sa dishwasher yan?'], { kind: 'INCLUDED' }],
  ['MYR', ['blender', 'boleh basuh dalam mesin basuh pinggan tak'], SAFE],
  ['VND', ['máy xay', 'loại nào cho vô máy rửa bát được'], { things: ['máy xay dishwasher safe'] }],
  ['VND', ['tai nghe', 'cái nào khử tiếng ồn'], { kind: 'FIND' }],
  ['PHP', ['power bank', 'pwede ba to sa eroplano'], { things: ['power bank cabin approved'] }],
  ['SGD', ['power bank', 'these kind can take on board plane'], { kind: 'FIND' }],
  ['SGD', ['mouse', 'one that dont make clicking noise'], { things: ['mouse silent clicks'] }],
  ['SGD', ['toothbrush', 'got pack of 3'], { things: ['toothbrush pack of 3'] }],
  ['PHP', ['sabon', 'hanap mo ako ng tig-apat na piraso'], { things: ['sabon pack of 4'] }],
] satisfies Case[])('BEY-49: in %s a trait or a pack narrows what was looked for: %s', (...one) => {
  const [currency, turns, meant] = one;
  expect(after(currency, turns)).toMatchObject(meant);
});

test('BEY-49: what is refused ends before what is said around it and why', () => {
  for (const [currency, turns] of [
    ['SGD', ['kettle', 'dowan Morika, the last one leak after 2 weeks']],
    ['SGD', ['kettle', 'no Morika leh']],
    ['SGD', ['kettle', 'not morika, last time buy already spoil']],
    ['MYR', ['cerek', 'tak nak morika la']],
    ['MYR', ['cerek', 'taknak Morika sebab cepat rosak']],
    ['PHP', ['takure', 'ayoko ng Morika kasi nasira agad']],
    ['PHP', ['takure', 'wag na Morika eh']],
    ['VND', ['loa', 'đừng lấy Morika vì lần trước mua hư rồi']],
  ] as const) {
    const [thing = ''] = after(currency, turns).things;
    const { text, without: refused = [] } = intentOf(thing, currency);
    expect([text, refused.map((one) => one.toLowerCase())], turns[1]).toEqual([
      turns[0],
      ['morika'],
    ]);
  }
});

test.each([
  ['MYR', ['4 botol rm30 ke beli satu2 rm8.90, mana jimat'], { kind: 'PACKS' }],
  ['MYR', ['beli 2 rm25 ke satu rm14'], { kind: 'PACKS' }],
  ['SGD', ['45 for a 2l kettle ok anot'], { kind: 'GOOD_PRICE', amount: 45_00 }],
  ['SGD', ['oats 2kg for $7, how much is 1kg'], { kind: 'GOOD_PRICE', amount: 7_00 }],
  ['VND', ['đường 2kg giá 50k tính ra 1kg bao nhiêu'], { kind: 'GOOD_PRICE', amount: 50_000 }],
  ['PHP', ['asukal 3 kilo 240 magkano per kilo'], { kind: 'GOOD_PRICE', amount: 240_00 }],
  ['MYR', ['gula 2kg rm7 kira berapa sekilo'], { kind: 'GOOD_PRICE', amount: 7_00 }],
  ['MYR', ['madu', 'yang 500g tu berapa per 100g'], { things: ['madu 500g per unit'] }],
  ['SGD', ['$4 off, or 8% off. cart is $50', 'so can i stack both'], { kind: 'STACKING' }],
] satisfies Case[])(
  'BEY-50: in %s it is reckoned what was asked for: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject(meant);
  },
);

test.each([
  ['SGD', ['kettle', 'is delivery free if i only buy below 20'], { kind: 'SHIPPING', things: [] }],
  ['PHP', ['kettle', 'free ba shipping kahit 200 lang'], { kind: 'SHIPPING', things: [] }],
  ['MYR', ['cerek', 'pos percuma ke'], { kind: 'SHIPPING', things: [] }],
  ['PHP', ['basag yung baso nung dumating, dalawa pa'], { kind: 'SERVICE' }],
  ['MYR', ['barang sampai pecah cmne nak claim'], { kind: 'SERVICE' }],
  ['SGD', ['my cups arrived chipped'], { kind: 'SERVICE' }],
  ['SGD', ['biggest actual discounts now, no fake ones'], { kind: 'BIGGEST' }],
  ['PHP', ['legit ba yung sale ng blender o pekeng discount'], { things: ['blender'] }],
  ['PHP', ['kettle', 'alin mas mura, shopee o lazada'], { kind: 'PLATFORMS', things: [] }],
  ['SGD', ['kettle', 'which one got the highest rating'], { by: 'RATED', things: ['kettle'] }],
  ['SGD', ['dad turning 70, he likes gardening. present below $40'], { kind: 'PRESENT' }],
  ['MYR', ['kettle', 'tunggu dulu lah, bagitau kalau bawah 50'], { kind: 'ALERT', things: [] }],
] satisfies Case[])('BEY-10: in %s it is asked as it is meant: %s', (currency, turns, meant) => {
  expect(after(currency, turns)).toMatchObject(meant);
});

test('BEY-10: what somebody likes and what is refused are both heard of a present', () => {
  const [thing = ''] = after('PHP', [
    'regalo sa pamangkin ko, 7 years old, 400 pesos',
    'mahilig siya maglaro sa labas, wag na laruan na gadget',
  ]).things;
  expect(thing).toContain('likes sport');
});

test('BEY-10: of a thing whose seller is to be sued another may be looked for', () => {
  const turns = ['seller sold me a fake watch, can i sue him', 'find me one below 100 instead'];
  expect(after('SGD', turns)).toMatchObject({ kind: 'FIND', things: ['watch <= 100'] });
});

test.each([
  ['SGD', ['kettle', 'the glass one how much ah'], { of: 'kettle', isOfThat: true }],
  ['SGD', ['sandals', 'dun want those slippery type'], { things: ['sandals non slip'] }],
  ['PHP', ['tsinelas', 'alin po mas ok, yung una o pangalawa po'], { places: [0, 1] }],
  ['PHP', ['shampoo', 'ilang ml po ang isa'], { kind: 'MEASURE', things: [] }],
  ['PHP', ['tsinelas', 'kailan kaya mag-sale to'], { kind: 'WAIT' }],
  ['PHP', ['totoo ba yung 30% off sa mga relo nyo o itinaas muna'], { things: ['relo'] }],
  ['MYR', ['takpe kalau takde, meja lipat ada?'], { things: ['meja lipat'] }],
  ['VND', ['kính mát', 'con hang ko shop'], { kind: 'STOCK' }],
  ['VND', ['balo đi công tác dưới 900k'], { things: ['balo đi làm <= 900000'] }],
  ['VND', ['lazada với shopee sàn nào bán kính mát rẻ hơn'], { things: ['kính mát'] }],
  ['VND', ['kính mát', 'có ship hỏa tốc không'], { kind: 'SHIPPING' }],
] satisfies Case[])(
  'BEY-10: in %s it goes on from what was shown: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject(meant);
  },
);

test.each([
  ['MYR', 'harijadi isteri minggu depan, suka memasak, bawah rm80'],
  ['PHP', 'regalo sa bunso na mahilig mag-sketch, 300 pesos'],
  ['VND', 'biếu ba hay chăm cây, khoảng 300k'],
] as const)('BEY-10: in %s a present is looked for: %s', (currency, said) => {
  expect(after(currency, [said]).kind).toBe('PRESENT');
});

test('BEY-50: without the voucher for shipping its fee is paid', () => {
  const turns = [
    'đơn 300k, mã giảm 20k từ 199k, freeship 15k, ship 25k trả nhiêu',
    'không có freeship thì sao',
  ];
  expect(after('VND', turns)).toMatchObject({ kind: 'RECKON', leftOut: 'SHIPPING' });
});

test('BEY-50: what packs are of is spoken of from then on', () => {
  for (const [currency, turns, thing] of [
    [
      'PHP',
      ['sabon, 3 for 120 or 45 each alin mas tipid', 'hanap mo ako ng tig-tatlo'],
      /^sabon pack/,
    ],
    ['SGD', ['soap 3 for $5 or $2 each', 'got free shipping below 20'], /^soap /],
  ] as const)
    expect(after(currency, turns).things[0], turns[1]).toMatch(thing);
});

test('BEY-49: whoever refuses a maker after a price looks for others', () => {
  const turns = ['is $39 ok for a power bank', 'no Kirapo leh'];
  expect(after('SGD', turns)).toMatchObject({ kind: 'FIND', things: ['power bank -"Kirapo"'] });
});

test('BEY-10: whether that price is high is asked of what was shown', () => {
  const turns = ['đường 2kg giá 50k tính ra 1kg bao nhiêu', 'giá đó mắc hay rẻ'];
  expect(after('VND', turns).kind).toBe('GOOD_PRICE');
});
