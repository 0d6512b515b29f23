import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Line, Reply } from '../answer/reply.ts';
import { checkSentence } from './check.ts';
import { factsOf, figuresIn } from './facts.ts';
import { sentenceCutter } from './sentences.ts';

const ZIMA = 'Zima Air 3 headphones';
const NOMA = 'หูฟังไร้สาย Noma Pro 500 แถม 99 บาท';
const card = (name: string) => ({ name }) as GoodsCard;
const lines: Line[] = [
  { text: 'I know 2 products for “headphones 777”. The best matches:' },
  { text: `${ZIMA}: ฿1,290.50 at Lazada, seen 2026-11-21 10:05.`, about: ZIMA },
  { text: `That is 21% below the ฿1,634 usual in the last 90 days.`, about: ZIMA },
  { text: `${NOMA}: ฿650 ที่ Shopee เห็นเมื่อ 2026-11-20 09:00`, about: NOMA },
];
const reply: Reply = {
  lines,
  cards: [card(ZIMA), card(NOMA)],
  refs: [],
  followUps: [],
  echoes: ['headphones 777'],
};
const facts = factsOf(reply);
const brands = new Set(['sony', 'apple', 'แอปเปิล']);
const fault = (sentence: string, before?: string) =>
  checkSentence(sentence, facts, before, brands).fault;

test('BEY-10: what is in the rows may be said, in any of the three languages', () => {
  for (const sentence of [
    `${ZIMA} costs ฿1,290.50 at Lazada, seen 2026-11-21 10:05.`,
    `${ZIMA} is 21% below its usual ฿1,634.`,
    `${NOMA} ราคา ๖๕๐ บาท ที่ Shopee`,
    `${NOMA} harganya ฿650 di Shopee, terlihat 2026-11-20 09:00.`,
    'Both are good.',
    'ทั้งสองรุ่นน่าสนใจ',
    'Keduanya cukup bagus.',
  ])
    expect(fault(sentence), sentence).toBeNull();
  expect(fault('It costs ฿1,290.50 at Lazada.', ZIMA)).toBeNull();
});

test('BEY-10: invented prices, dates, links, names and promises are struck', () => {
  const struck: readonly (readonly [string, string])[] = [
    [`${ZIMA} costs ฿999.`, 'FIGURE'],
    [`${ZIMA} costs ฿650.`, 'FIGURE'],
    [`${ZIMA} costs ฿90.`, 'FIGURE'],
    [`${ZIMA} costs 21 baht.`, 'FIGURE'],
    [`${ZIMA} costs ฿1,290.50k.`, 'FIGURE'],
    [`${ZIMA} ราคา 90`, 'FIGURE'],
    ['I know 2 products.', 'FIGURE'],
    [`${ZIMA} is 90% off.`, 'FIGURE'],
    [`${NOMA} ราคา ฿1,290.50`, 'FIGURE'],
    [`${NOMA} ราคา ๑,๒๙๐ บาท`, 'FIGURE'],
    [`${ZIMA} costs ฿１２９.`, 'FIGURE'],
    [`${ZIMA} is ½ price.`, 'FIGURE'],
    [`${ZIMA} has been ฿777 before.`, 'FIGURE'],
    [`${ZIMA} was seen 2026-11-20.`, 'FIGURE'],
    ['It costs ฿99.', 'FIGURE'],
    [`${ZIMA} costs one thousand baht.`, 'NUMBER_WORD'],
    [`${ZIMA} ราคาพันบาท`, 'NUMBER_WORD'],
    [`${ZIMA} seharga lima ratus ribu.`, 'NUMBER_WORD'],
    [`${ZIMA} will be cheaper tomorrow.`, 'DATE'],
    [`${ZIMA} จะลดราคาเดือนหน้า`, 'DATE'],
    [`${ZIMA} turun lagi bulan depan.`, 'DATE'],
    [`${ZIMA} is here: https://evil.example/x`, 'LINK'],
    [`${ZIMA} is on [the shop](shop)`, 'LINK'],
    [`Buy ${ZIMA} at cheap-shop.com`, 'LINK'],
    [`${ZIMA} is the cheapest ever.`, 'PROMISE'],
    [`${ZIMA} รับประกันถูกที่สุด`, 'PROMISE'],
    ['Sony is better.', 'NAME'],
    ['The best one is sony.', 'NAME'],
    ['Better take the Galaxy Buds.', 'NAME'],
    ['แนะนำ AirPods มากกว่า', 'NAME'],
    ['แอปเปิลดีกว่า', 'NAME'],
    ['Лучше купить другое.', 'NAME'],
    ['The best is “lumo one”.', 'QUOTE'],
    [`${ZIMA} `.repeat(2) + 'x '.repeat(400), 'LONG'],
  ];
  for (const [sentence, why] of struck) expect(fault(sentence), sentence).toBe(why);
});

/** Three products with everything that the rules say of one. */
const own = (name: string, amount: number, platform: string) =>
  ({ name, currencyCode: 'THB', currentAmount: amount, platform }) as GoodsCard;
const [AIR, KETTLE] = ['Zima Air headphones', 'Kettle Morika 1.7 liter'];
const rich = factsOf({
  ...reply,
  lines: [
    { text: 'I know 3 products for “headphones”. The best matches:' },
    { text: `${AIR} costs ฿790 at Lazada, seen 2026-11-21 10:00.`, about: AIR },
    { text: 'That is 21% below the ฿1,000 usual in the last 90 days: a good price.', about: AIR },
    { text: 'The lowest in that time was ฿750, on 2026-10-02.', about: AIR },
    {
      text: '฿60 off from ฿399 at Shopee, code SHO60. It worked for 11 of 12 shoppers, last on 2026-11-21.',
      about: AIR,
    },
    { text: `${NOMA}: ฿990.50 ที่ Shopee`, about: NOMA },
    { text: `${KETTLE}: ฿650 di Tokopedia.`, about: KETTLE },
  ],
  cards: [
    own(AIR, 790_00, 'LAZADA'),
    own(NOMA, 990_50, 'SHOPEE'),
    own(KETTLE, 650_00, 'TOKOPEDIA'),
  ],
});

test('BEY-10: other money, other parts of the price, swapped products, claims that no row makes and unknown words are struck', () => {
  for (const [sentence, why] of [
    [`${AIR} costs ฿789.`, 'FIGURE'],
    [`${AIR} costs $790.`, 'COIN'],
    [`${AIR} costs 790 dollars.`, 'COIN'],
    [`${AIR} costs ¥790.`, 'COIN'],
    [`${AIR} harganya 790 rupiah.`, 'COIN'],
    [`${AIR} costs ฿1,000 at Lazada.`, 'ROLE'],
    [`${AIR} costs ฿399.`, 'ROLE'],
    [`${AIR} ราคา ฿60`, 'ROLE'],
    [`${AIR} is at Shopee for ฿790.`, 'ROLE'],
    [`${AIR} costs ฿990.50, ${NOMA} costs ฿790.`, 'SWAPPED'],
    [`${NOMA} is cheaper than ${AIR}.`, 'SWAPPED'],
    [`${KETTLE} harganya ฿650 di Shopee.`, 'ROLE'],
    [`${AIR} costs ฿790 per month.`, 'WORD'],
    [`${AIR} ราคา 790 บาทต่อเดือน`, 'WORD'],
    [`${AIR} is 21% above its usual price.`, 'WORD'],
    [`${AIR} harganya cepek.`, 'WORD'],
    [`${AIR} ราคาแค่ร้อยเดียว`, 'WORD'],
    [`${AIR} ลดเกือบครึ่ง`, 'WORD'],
    [`${AIR} gets cheaper next payday.`, 'WORD'],
    [`${AIR} จะลดราคาเร็ว ๆ นี้`, 'WORD'],
    [`${AIR} is out of stock.`, 'WORD'],
    [`${AIR} is waterproof.`, 'WORD'],
    ['better is the pixel phone.', 'WORD'],
    ['หูฟังซัมซุงดีกว่า', 'WORD'],
    ['ถูกที่สุดในตลาด', 'WORD'],
    ['It has never been cheaper.', 'WORD'],
    ['Tidak ada yang lebih murah di mana pun.', 'WORD'],
    ['ร้านนี้โกงแน่นอน', 'WORD'],
    ['กรอกรหัสผ่านเพื่อรับส่วนลด', 'WORD'],
    ['ส่งเงินมาที่บัญชีนี้', 'WORD'],
    ['my system prompt says so.', 'WORD'],
  ] as const)
    expect(checkSentence(sentence, rich, undefined, brands).fault, sentence).toBe(why);
});

test('BEY-10: what the rows say may be said in other words of the same language', () => {
  for (const [sentence, before] of [
    [`${AIR} currently costs ฿790 at Lazada.`],
    [
      'This is 21% below its usual price of ฿1,000 in the last 90 days, so it is a good price.',
      AIR,
    ],
    ['The lowest price was ฿750 on 2026-10-02.', AIR],
    ['It worked for 11 of 12 shoppers.', AIR],
    ['Overall, it looks like a good price right now.', AIR],
    [`${AIR} costs ฿790 at Lazada, while ${NOMA} costs ฿990.50 at Shopee.`],
    [`${NOMA} ตอนนี้ราคา ฿990.50 ที่ Shopee ถือว่าน่าสนใจ`],
    [`${KETTLE} saat ini harganya ฿650 di Tokopedia, cukup menarik.`],
  ] as const)
    expect(checkSentence(sentence, rich, before, brands).fault, sentence).toBeNull();
  const thai = factsOf({
    ...reply,
    lines: [
      { text: `${NOMA} ราคา ฿790 ที่ Lazada`, about: NOMA },
      { text: 'ต่ำกว่าราคาปกติ ฿1,000 ในช่วง 90 วันล่าสุด 21% ถือว่าราคาดี', about: NOMA },
      { text: 'ราคาต่ำสุด ฿750', about: NOMA },
    ],
    cards: [own(NOMA, 790_00, 'LAZADA')],
  });
  expect(
    checkSentence('ราคานี้ต่ำกว่าราคาปกติ ฿1,000 ถึง 21% ในช่วง 90 วันล่าสุด', thai, NOMA, brands).fault,
  ).toBeNull();
  expect(checkSentence('ต่ำสุดอยู่ที่ ฿750', thai, NOMA, brands).fault).toBeNull();
});

test('BEY-10, property: no figure that is not of the rows ever passes, however it is written or surrounded', () => {
  const known = new Set([...facts.products.values()].flatMap((one) => [...one]));
  const digits = ['0123456789', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９', '०१२३४५६७८९', '٠١٢٣٤٥٦٧٨٩'];
  const figure = fc.tuple(
    fc.integer({ min: 0, max: 99_999_999 }),
    fc.constantFrom(...digits),
    fc.boolean(),
  );
  const around = fc.constantFrom(
    'It costs ฿{}.',
    '{} บาท',
    'Rp{}',
    'Now {}%',
    'harga {} saja',
    `${ZIMA} is {}`,
    `${ZIMA}: {}, and ${NOMA}`,
    'a{}b',
    '{}\u200b0',
  );
  fc.assert(
    fc.property(
      figure,
      around,
      fc.constantFrom(undefined, ZIMA, NOMA),
      ([value, script, isGrouped], sentence, before) => {
        const written = (isGrouped ? value.toLocaleString('en-US') : String(value)).replace(
          /\d/g,
          (digit) => [...script][Number(digit)] as string,
        );
        const text = sentence.replace('{}', written);
        fc.pre(
          !figuresIn(text.replaceAll(ZIMA, '').replaceAll(NOMA, '')).every((one) => known.has(one)),
        );
        expect(fault(text, before)).not.toBeNull();
      },
    ),
    { numRuns: 2000 },
  );
});

test('BEY-10: the prices of one product are never said of another', () => {
  const [zima, noma] = [
    [...(facts.products.get(ZIMA) ?? [])],
    [...(facts.products.get(NOMA) ?? [])],
  ];
  expect([zima, noma].map((one) => one.filter((figure) => figure.startsWith('$')).length)).toEqual([
    2, 1,
  ]);
  for (const own of zima.filter((one) => one.startsWith('$')))
    expect(fault(`${NOMA} ราคา ${own.replace('$', '฿')}`), own).toBe('FIGURE');
  for (const own of noma.filter((one) => one.startsWith('$')))
    expect(fault(`${ZIMA} costs ${own.replace('$', '฿')}`), own).toBe('FIGURE');
});

test('BEY-10, property: no unknown word in capitals, no link and no foreign script passes', () => {
  const word = fc
    .stringMatching(/^[A-Z][a-z]{3,9}$/)
    .filter((one) => !facts.words.has(one.toLowerCase()) && one !== 'Zima' && one !== 'Noma');
  fc.assert(fc.property(word, (name) => fault(`The best is ${name}.`) !== null));
  fc.assert(fc.property(fc.webUrl(), (url) => fault(`The best is here: ${url}`) !== null));
});

test('sentences come out whole however the text is cut; marks of lists go', () => {
  const text = '- **One** costs ฿1,290.50 now.  Two\nสาม บาท! Four';
  const whole = ['One** costs ฿1,290.50 now.', 'Two', 'สาม บาท!', 'Four'];
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
      const cutter = sentenceCutter();
      const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const found = at.slice(1).flatMap((end, index) => cutter.feed(text.slice(at[index], end)));
      expect([...found, ...cutter.end()].map((one) => one.replace(/\*\*/g, ''))).toEqual(
        whole.map((one) => one.replace(/\*\*/g, '')),
      );
    }),
  );
});
