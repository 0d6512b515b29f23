/** What is asked of what was shown, or of all that is sold: by the words of every language. Pure. */
import {
  AGOS,
  COUPON_TERMS,
  LEXICONS,
  NUMBERS as NAMED,
  SIZE_ORDERS,
  sourceOf,
  USES,
} from '../../lexicon/index.ts';
import type { Ago, CouponTerm, Lexicon, SizeOrder, Use } from '../../lexicon/index.ts';

const FIGURE = String.raw`(?<![\p{L}\d.,:%-])\d{1,2}(?![\d%-]|[.,:]\d)`;
export type Numbers = readonly { readonly number: number; readonly words: RegExp }[];

/** The numbers of pieces in the words of some languages. */
export function numbersOf(lexicons: readonly Lexicon[]): Numbers {
  return NAMED.map((number) => ({
    number,
    words: new RegExp(sourceOf(lexicons.map(({ shown }) => shown.numbers[number])), 'gu'),
  })).toReversed();
}

const NUMBERS = numbersOf(LEXICONS);
const holes = {
  shop: sourceOf(LEXICONS.map(({ shops }) => Object.values(shops.platforms).join('\n'))),
  count: `(?:${[FIGURE, ...NUMBERS.map(({ words }) => words.source)].join('|')})`,
};
const pattern = (pick: (shown: Lexicon['shown']) => string) =>
  new RegExp(
    sourceOf(
      LEXICONS.map(({ shown }) => pick(shown)),
      holes,
    ),
    'gu',
  );

export const SHOWN_WORDS = {
  howMuch: pattern(({ howMuch }) => howMuch),
  buying: pattern(({ buying }) => buying),
  beside: pattern(({ beside }) => beside),
  cheap: pattern(({ cheap }) => cheap),
  dear: pattern(({ dear }) => dear),
  shopsDiffer: pattern(({ shopsDiffer }) => shopsDiffer),
  comesWith: pattern(({ comesWith }) => comesWith),
  doesIt: pattern(({ doesIt }) => doesIt),
  truly: pattern(({ truly }) => truly),
  reduced: pattern(({ reduced }) => reduced),
  half: pattern(({ half }) => half),
  everything: pattern(({ everything }) => everything),
  anything: pattern(({ anything }) => anything),
  orders: pattern(({ orders }) => orders),
  pick: pattern(({ pick }) => pick),
  suits: pattern(({ suits }) => suits),
  same: pattern(({ same }) => same),
  sorted: pattern(({ sorted }) => sorted),
  sortedDown: pattern(({ sortedDown }) => sortedDown),
  fakes: pattern(({ fakes }) => fakes),
  having: pattern(({ having }) => having),
  aroundThat: pattern(({ aroundThat }) => aroundThat),
  whereCheapest: pattern(({ whereCheapest }) => whereCheapest),
  otherBrand: pattern(({ otherBrand }) => otherBrand),
  better: pattern(({ better }) => better),
  origin: pattern(({ origin }) => origin),
} as const;

/** At the end of what precedes a figure: "if I buy 3", so many and no price. */
export const BOUGHT = new RegExp(`(?:${SHOWN_WORDS.buying.source})\\s*$`, 'u');

const SIZES = SIZE_ORDERS.map((order) => [order, pattern(({ sizes }) => sizes[order])] as const);

/** The order by size or weight that is asked for, and the text without it. */
export function sizeIn(text: string): { order: SizeOrder; rest: string } | undefined {
  const [order, words] = SIZES.find(([, one]) => text.search(one) >= 0) ?? [];
  return order && words && { order, rest: text.replace(words, ' ') };
}

const AGO_WORDS = AGOS.map((ago) => [ago, pattern((shown) => shown.ago[ago])] as const);

/** The time that is over which a text names, and the text without it. */
export function agoIn(text: string): { ago: Ago; rest: string } | undefined {
  const [ago, words] = AGO_WORDS.find(([, one]) => text.search(one) >= 0) ?? [];
  return ago && words && { ago, rest: text.replace(words, ' ') };
}

const TERMS = COUPON_TERMS.map(
  (term) => [term, pattern(({ couponTerms }) => couponTerms[term])] as const,
);

/** What a text asks of coupons, and the text without it. */
export function couponTermIn(text: string): { term: CouponTerm; rest: string } | undefined {
  const [term, words] = TERMS.find(([, one]) => text.search(one) >= 0) ?? [];
  return term && words && { term, rest: text.replace(words, ' ') };
}

const PAIR = 2;

/** The numbers that a text names in figures or words, and the text without them. */
export function countsIn(text: string, numbers: Numbers): { counts: number[]; rest: string } {
  const counts: number[] = [];
  const unnamed = numbers.reduce(
    (left, { number, words }) =>
      left.replace(words, (_said, at: number) => {
        // "2 pairs" are two
        if (number !== PAIR || !/\d\s*$/.test(left.slice(0, at))) counts.push(number);
        return ' ';
      }),
    text,
  );
  const rest = unnamed.replace(new RegExp(FIGURE, 'gu'), (figure) => {
    counts.push(Number(figure));
    return ' ';
  });
  return { counts, rest };
}

/** "80%": a share in figures. */
export const SHARE = new RegExp(
  String.raw`\d{1,2}\s*(?:%|${sourceOf(LEXICONS.map(({ money }) => money.percent))})`,
  'gu',
);

/** Kinds of goods for each use, by their English names in the dictionary of search. */
const GOODS: Readonly<Record<Use, string>> = {
  charge: 'charger and power bank',
  boil: 'kettle',
  blend: 'blender',
  sweep: 'vacuum cleaner',
  cool: 'fan',
  keepCold: 'tumbler',
  dryHair: 'hair dryer',
  light: 'lamp and flashlight',
  cookRice: 'rice cooker',
  listen: 'headphone and speaker',
  iron: 'iron',
  rain: 'umbrella',
};
const USED = USES.map((use) => [use, pattern(({ uses }) => uses[use])] as const);

/** The goods for what something is wanted that nobody names, and how that is said. */
export function goodsForUse(text: string): { goods: string; said: string } | undefined {
  const [use, words] = USED.find(([, one]) => text.search(one) >= 0) ?? [];
  return use && words && { goods: GOODS[use], said: text.match(words)?.[0] ?? '' };
}
