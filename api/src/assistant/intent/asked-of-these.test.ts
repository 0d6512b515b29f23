/** What shoppers of Singapore, Malaysia and the Philippines ask after a list, a bill or an alert. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { clausesOf } from './clause.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';
import { wordsIn } from './words.ts';

type Case = readonly [CurrencyCode, readonly string[], Partial<Question>];
const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['PHP', ['laptop 512 ssd', 'alin mas ok qubix o byteen'], ['laptop qubix', 'laptop byteen']],
  [
    'SGD',
    ['power bank 20000mah', 'nuvox or pavio which better'],
    /^power bank (nuvox|pavio) 20000/,
  ],
  ['MYR', ['jam pintar', 'aira atau kirapo mana lagi bagus'], /^jam pintar (aira|kirapo)$/],
  ['IDR', ['blender', 'kettla atau morika mana lebih bagus'], /^blender (kettla|morika)$/],
  ['VND', ['tai nghe', 'aira hay sonvo cái nào tốt hơn'], /^tai nghe (aira|sonvo)$/],
] as const)(
  'BEY-10: in %s makers alone are compared within what was looked for: %s',
  (currency, turns, meant) => {
    const { kind, things } = after(currency, turns);
    expect(kind).toBe('COMPARE');
    if (meant instanceof RegExp) for (const one of things) expect(one.toLowerCase()).toMatch(meant);
    else expect(things).toEqual(meant);
    expect(things.length).toBe(2);
  },
);

test.each([
  ['SGD', ['compare orbit lite 6 and mirelle flex 6 smart watch', 'the cheaper one can swim anot']],
  ['SGD', ['wireless mouse', 'is the cheaper one rechargeable?']],
  ['SGD', ['wireless mouse', 'the cheapest one foldable?']],
] satisfies [CurrencyCode, string[]][])(
  'BEY-10: in %s a trait is asked of the cheaper one, and nothing is looked for: %s',
  (currency, turns) => {
    expect(after(currency, turns)).toMatchObject({ kind: 'INCLUDED', by: 'CHEAPEST' });
  },
);

test.each([
  ['MYR', ['Sonvo Edge dgn Sonvo Max speaker mana berbaloi', 'yang bass kuat'], 'bass kuat'],
  ['SGD', ['mirelle go 9 speaker vs aira go 3 which nicer', 'which one louder'], 'louder'],
] satisfies [CurrencyCode, string[], string][])(
  'BEY-10: in %s of two that were compared both are meant: %s',
  (currency, turns, thing) => {
    expect(after(currency, turns)).toMatchObject({ kind: 'INCLUDED', things: [thing] });
  },
);

test.each([
  ['SGD', ['show me the real discounts'], { kind: 'BIGGEST', things: [] }],
  ['MYR', ['tunjuk barang yang diskaun betul2 hari ni'], { kind: 'BIGGEST', things: [] }],
  ['PHP', ['pakita ng totoong discount'], { kind: 'BIGGEST', things: [] }],
  ['SGD', ['how i know the discount not fake'], { kind: 'TRUST' }],
  ['PHP', ['paano ko malalaman kung peke yung sale'], { kind: 'TRUST' }],
  ['SGD', ['is this a real discount?'], { kind: 'EXPLAIN' }],
  ['SGD', ['show me the real discounts', 'only electronics'], { kind: 'BIGGEST' }],
  ['MYR', ['diskaun paling besar hari ni', 'betul ke diskaun tu', 'dapur je'], { kind: 'BIGGEST' }],
  [
    'PHP',
    ['anong pinakamalaking discount ngayon', 'tunay ba yan', 'sa mga damit lang'],
    { kind: 'BIGGEST', things: ['damit'] },
  ],
  ['SGD', ['biggest discount today', 'phones only'], { kind: 'BIGGEST', things: ['phones'] }],
  ['SGD', ['biggest discount today', 'i want a headphone'], { kind: 'FIND' }],
] satisfies Case[])(
  'BEY-10: in %s true discounts are listed, and “only” narrows them: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject(meant);
  },
);

test.each([
  ['MYR', ['epal organik sekilo', 'avocado lagi murah ke'], { kind: 'COMPARE' }],
  ['SGD', ['grapes', 'is avocado cheaper?'], { kind: 'COMPARE' }],
  ['SGD', ['grapes', 'anything cheaper?'], { kind: 'FIND', by: 'CHEAPER' }],
  ['SGD', ['grapes', 'got cheaper grapes?'], { kind: 'FIND', by: 'CHEAPER' }],
] satisfies Case[])(
  'BEY-10: in %s another kind may be the cheaper one: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject(meant);
  },
);

test.each([
  ['PHP', 'pagkain ng isda', 'pagkain ng isda'],
  ['PHP', 'pagkain ng aso', 'pagkain ng aso'],
  ['PHP', 'may pagkain ba ng pusa', /pusa/],
  ['PHP', 'printer na mura ang ink', 'printer'],
  ['PHP', 'sapatos na pang takbo', 'sapatos pang takbo'],
  ['MYR', 'biskut untuk raya', 'biskut'],
  ['SGD', 'biscuits for cny', 'biscuits'],
  ['PHP', 'biscuits pang noche buena', 'biscuits'],
] satisfies [CurrencyCode, string, string | RegExp][])(
  'BEY-49: in %s what is said around a thing leaves its name as it is: %s',
  (currency, text, thing) => {
    expect(after(currency, [text]).things[0]).toMatch(
      typeof thing === 'string' ? new RegExp(`^${thing}$`) : thing,
    );
  },
);

test.each([
  ['MYR', ['kerusi kayu', 'ada kusyen x'], ['kerusi kayu ada kusyen']],
  ['MYR', ['katil', 'ada laci tak'], ['katil ada laci']],
  ['PHP', ['maleta 28 inches', 'may gulong ba'], ['maleta 28 inches may gulong']],
  ['PHP', ['kama', 'may drawer ba'], ['kama may drawer']],
  ['SGD', ['sofa', 'got pillow?'], ['pillow']],
] satisfies [CurrencyCode, string[], string[]][])(
  'BEY-10: in %s a part is asked of what was looked for: %s',
  (currency, turns, things) => {
    expect(after(currency, turns)).toMatchObject({ kind: 'FIND', things });
  },
);

test.each([
  ['MYR', ['set pinggan', 'berapa keping'], { kind: 'MEASURE' }],
  ['MYR', ['sabun mandi', 'satu pek ada berapa'], { kind: 'MEASURE' }],
  ['MYR', ['vitamin', 'brp biji'], { kind: 'MEASURE' }],
  ['PHP', ['sofa', 'ilan upuan'], { kind: 'MEASURE' }],
  ['PHP', ['speaker', 'gano katagal battery'], { kind: 'MEASURE' }],
  ['SGD', ['sofa', 'how many people can sit'], { kind: 'MEASURE' }],
  ['SGD', ['cutlery', 'how many in the set'], { kind: 'MEASURE' }],
  ['PHP', ['magkano shipping ng Hopra Tempo 4 bike', 'foldable ba'], { kind: 'INCLUDED' }],
  ['SGD', ['perfume', 'got what colour'], { kind: 'INCLUDED', things: ['colour'] }],
  ['SGD', ['perfume', 'any other colour'], { by: 'COLOURS' }],
  ['MYR', ['kasut kulit', 'warna hitam ke coklat'], { of: 'kasut kulit' }],
  ['MYR', ['jam pintar', 'mana lagi murah antara dua tu'], { kind: 'COMPARE', places: [0, 1] }],
] satisfies Case[])(
  'BEY-10: in %s a figure, a colour or two of them are asked of what was shown: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject(meant);
  },
);

test.each([
  ['MYR', ['kod untuk Fryora Wave 4'], { kind: 'COUPONS' }],
  ['MYR', ['kod untuk Fryora Wave 4', 'lepas kod brp'], { kind: 'COUPONS', pointsBack: true }],
  [
    'MYR',
    ['kod untuk Fryora Wave 4', 'lepas kod brp', 'dengan pos sekali'],
    { kind: 'COUPONS', pointsBack: true },
  ],
  ['MYR', ['rm120 tolak voucher rm15 min 100', 'kalau takde voucher tu'], { leftOut: 'ALL' }],
  [
    'PHP',
    ['3 bigas 109 each, voucher 50 off, sf 38 magkano', 'wala pala voucher'],
    { leftOut: 'ALL' },
  ],
] satisfies Case[])('BEY-50: in %s a bill goes on: %s', (currency, turns, meant) => {
  expect(after(currency, turns)).toMatchObject(meant);
});

test.each([
  ['MYR', ['bagitau kalau Aira Pro jam tu jadi rm150'], ['Aira Pro jam tangan']],
  ['PHP', ['abisuhan mo ko pag below 800 yung sonvo plus 8 speaker'], ['sonvo plus 8 speaker']],
  [
    'PHP',
    [
      'abisuhan mo ko pag below 800 yung sonvo plus 8 speaker',
      'wag na yun, yung teqra core 9 na lang',
    ],
    ['teqra core 9'],
  ],
  ['SGD', ['alarm if Starvo Orion telescope goes under 100'], ['Starvo Orion telescope']],
] satisfies [CurrencyCode, string[], string[]][])(
  'BEY-10: in %s a watch is asked for: %s',
  (currency, turns, things) => {
    expect(after(currency, turns)).toMatchObject({ kind: 'ALERT', things });
  },
);

test('BEY-10: a word of a model parts no question, and a watch is called off', () => {
  const text = 'tell me when sonvo plus 8 speaker drops below 80';
  expect(clausesOf(text, wordsIn('SGD'))).toEqual([text]);
  const turns = ['alarm if Starvo Orion telescope goes under 100', 'nah cancel'];
  expect(after('SGD', turns)).toMatchObject({ kind: 'ABOUT', about: ['stopped'] });
});
