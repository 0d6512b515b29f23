/** What a model may say: names, figures, dates and words that stand in rows. Pure. */
import { moneyText } from '#contract/money.ts';
import { HABITS } from '#contract/market/currency-habit.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import { nameOf } from '../answer/reply.ts';
import type { Card, Reply } from '../answer/reply.ts';
import { wordsIn } from './vocabulary.ts';
import { OTHER_COIN, SHORT_SCALES } from './words.ts';

export interface Facts {
  /**
   * The price of each product as it is now, as a figure, and the name of its platform in lower
   * case.
   */
  readonly now: ReadonlyMap<string, { readonly price: string; readonly platform: string }>;
  /** Words of the lines about a product and of its name; under `''` those of lines about none. */
  readonly said: ReadonlyMap<string, ReadonlySet<string>>;
  /** Currencies in which the rows tell amounts. */
  readonly coins: ReadonlySet<string>;
  /** Products of the answer by name, each with the figures that are said of it. */
  readonly products: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Words in Latin letters that the rows hold: brands, shops, platforms, coupon codes; in lower
   * case.
   */
  readonly words: ReadonlySet<string>;
}

export function factsOf({ lines, cards, echoes = [] }: Reply): Facts {
  const products = new Map<string, Set<string>>(
    cards.map((card) => [nameOf(card), new Set<string>()]),
  );
  const said = new Map<string, Set<string>>(
    ['', ...products.keys()].map((name) => [name, new Set(wordsIn(plain(name)))]),
  );
  const words = new Set<string>();
  const coins = new Set<string>();
  for (const { text, about } of lines) {
    // a figure that the shopper wrote is no fact
    const own = without(text, echoes);
    for (const word of latinWords(own)) words.add(word);
    const rest = without(own, [...products.keys()]);
    for (const word of wordsIn(plain(rest))) said.get(about ?? '')?.add(word);
    for (const coin of coinsIn(rest)) coins.add(coin);
    // what is said of no product, such as how many were found, no sentence may make a figure of one
    if (about !== undefined) for (const figure of figuresIn(rest)) products.get(about)?.add(figure);
  }
  return { products, words, said, coins, now: new Map(cards.flatMap(priceNow)) };
}

function priceNow(card: Card): [string, { price: string; platform: string }][] {
  if (card.currencyCode === undefined) return [];
  const [price = ''] = figuresIn(moneyText(card.currentAmount, card.currencyCode));
  return [[nameOf(card), { price, platform: PLATFORM_NAMES[card.platform].toLowerCase() }]];
}

/**
 * Figures with what they are figures of, so that ninety days are never ninety baht: money as
 * `$1290`, shares as `21%`, dates and times as they stand, anything else with the word behind it
 * (`90 days`).
 */
export function figuresIn(text: string): string[] {
  return [...plain(text).matchAll(FIGURE)].map(
    ([, before, digits = '', share, coin, behind = '']) => {
      const figure = digits.replace(/,(?=\d{3}(?!\d))/g, '');
      if (before || coin) return `$${figure}${SCALE.test(behind) ? behind.trim() : ''}`;
      if (share) return `${figure}%`;
      return /^\d{4}-\d\d-\d\d$|^\d\d:\d\d$/.test(figure)
        ? figure
        : `${figure} ${unitOf(behind)}`.trim();
    },
  );
}

const COINS: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(HABITS).flatMap(([code, { named }]) => (named ? [[named, code] as const] : [])),
  [OTHER_COIN, 'OTHER'],
];

/** The currencies that a text names. */
export function coinsIn(text: string): string[] {
  return COINS.flatMap(([pattern, coin]) => (pattern.test(plain(text)) ? [coin] : []));
}

const habits = Object.entries(HABITS);
const CODES = habits.flatMap(([code, { named }]) => (named ? code : [])).join('|');
/** `S$` before `$`. */
const SIGNS = habits
  .map(([, { sign }]) => sign)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const SIGN = `(?:${SIGNS}|${CODES})`;
const COIN = `(?:${habits.flatMap(([, { noun }]) => noun ?? []).join('|')}|${CODES}|[฿₱₫៛₭])`;
const FIGURE = new RegExp(
  String.raw`(${SIGN}\s*)?(\d+(?:[-/.:,]\d+)*)(\s*%)?(\s*${COIN})?(\s*[\p{L}\p{M}]{0,12})`,
  'giu',
);
/** `฿790k` is another price than `฿790`. */
const SCALE = new RegExp(`^\\s*(?:m|${SHORT_SCALES.join('|')})(?![a-z])`, 'i');

/** The unit behind a figure; Thai writes on without a space, so of it only the beginning. */
function unitOf(behind: string): string {
  const word = behind.trim().toLowerCase();
  return /^[\u0E00-\u0E7F]/.test(word) ? word.slice(0, 3) : word;
}

/** Any script's digits as ASCII, and no marks that hide among letters. */
export function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      // NFKC takes sara am apart
      .replaceAll('\u0E4D\u0E32', '\u0E33')
      .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
      .replace(/\p{Cf}/gu, '')
  );
}

function digitOf(sign: string): number {
  if (/[0-9]/.test(sign)) return Number(sign);
  // decimal digits of every script stand in runs of ten, the zero first
  const code = sign.codePointAt(0) as number;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

export function latinWords(text: string): string[] {
  return (plain(text).match(/[\p{Script=Latin}][\p{Script=Latin}\p{M}'’-]*/gu) ?? []).map((word) =>
    word.toLowerCase(),
  );
}

/** The text with the longest of the phrases taken out first. */
export function without(text: string, phrases: readonly string[]): string {
  return phrases
    .toSorted((a, b) => b.length - a.length)
    .filter((phrase) => phrase !== '')
    .reduce((left, phrase) => left.replaceAll(phrase, ' \u0001 '), text);
}
