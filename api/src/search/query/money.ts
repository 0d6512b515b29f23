/** The patterns of budgets, made of the words of all languages. */
import { speechOf } from '#contract/market/speech.ts';
import { sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { normalise } from '../../words/index.ts';

type Money = Lexicon['money'];

/** An amount behind a sign that can be no word: $50, and RM50 where people pay in it. */
function signedIn(currency: string): string {
  const { sign } = speechOf(currency);
  const letters = sign === undefined ? '' : String.raw`|(?<![a-z])${sign}\.?`;
  return String.raw`(?:[฿₱₫]|s?\$${letters})\s*\d[\d.,]*\s*`;
}

/** Each captures figures and their scales, one after the other. */
export interface MoneyPatterns {
  /** Two figures between which a price is. */
  readonly range: RegExp;
  /** Two figures alone, with a coin or a scale: 1000-3000 บาท. */
  readonly span: RegExp;
  readonly closeTo: RegExp;
  /** The same of a budget, which nothing is too cheap for. */
  readonly budgetNear: RegExp;
  readonly atMost: RegExp;
  readonly atLeast: RegExp;
  /** The same with the word behind the price: "50 baht or less". */
  readonly atMostBehind: RegExp;
  readonly atLeastBehind: RegExp;
  /** A price alone. */
  readonly plain: RegExp;
  readonly scales: ReadonlyMap<string, number>;
  /** Those of them that leave the next lower figures open: "300 ribuan". */
  readonly vague: ReadonlySet<string>;
}

const CODES = 'thb|idr|myr|php|sgd|vnd';
/**
 * A letter is the sign of a currency only where people pay in it, P500, and none is at the end of a
 * word: "laptop 500", "farm 50".
 */
const signsIn = (currency: string) => {
  const { letter } = speechOf(currency);
  const letters = ['s\\$', 'rm', 'rp\\.?', ...(letter === undefined ? [] : [letter])];
  return String.raw`฿|\$|₱|₫|(?<![a-z])(?:${letters.join('|')})`;
};
/** Of gold: 18k. */
const CARATS = '(?<!(?<!\\d)(?:14|18|22|24))';
const FIGURE = String.raw`(\d+(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)\s*`;

export function moneyPatterns(lexicons: readonly Lexicon[], currency: string): MoneyPatterns {
  const SIGN = signsIn(currency);
  const CURRENCY = String.raw`(?:${SIGN}|(?<![a-z])(?:${CODES}))?\s*`;
  const any = (words: (money: Money) => string) =>
    sourceOf(lexicons.map(({ money }) => normalise(words(money))));
  const vague = scalesOf(lexicons, 'vagueScales');
  const exact = scalesOf(lexicons, 'scales');
  const scales = new Map([...exact, ...vague]);
  const coin = `(?:${any((one) => one.coins)}|(?:${CODES})(?![a-z])|[฿₱₫])`;
  const scale = String.raw`(${anyScale(scales)})?\s*`;
  const price = String.raw`(?:${any((one) => one.price)})?\s*`;
  const budget = any((one) => one.budget);
  const units = any((one) => one.units);
  // 20rb mah: a figure of a unit, with its scale
  const noUnit = String.raw`(?!(?:${anyScale(scales)})\s*(?:${units}))`;
  const amount = String.raw`${CURRENCY}${FIGURE}${noUnit}${scale}(?:${coin})?(?!\s*(?:${any((one) => one.units)}|%|["”\d]|[.,]\d))`;
  // a sign, a scale or a coin: it is money
  const surely = String.raw`(?=\s*(?:(?:${SIGN})\s*\d|\d[\d.,]*\s*(?:${anyScale(exact)}|${coin})))`;
  const perhaps = (words: keyof Money['perhaps']) => any((one) => one.perhaps[words]) + surely;
  // "tu913" is a model, "tu 913" and "tu913k" are money
  const apart = String.raw`(?:${surely}|(?!(?<=(?<![a-z])[a-z]{1,3})\d))`;
  const between = `(?:${any((one) => one.between)}|${any((one) => one.price)}|${budget}|${perhaps('between')})`;
  const to = `(?:[-–~]|${any((one) => one.to)})`;
  const about = `(?:${any((one) => one.about)}|${perhaps('about')})`;
  const most = `(?:${any((one) => one.atMost)}|${budget}|<=?|≤|${perhaps('atMost')}|(?<=[,;]\\s*)${any((one) => one.perhaps.atMost)})`;
  const least = `(?:${any((one) => one.atLeast)}|>=?|≥|${perhaps('atLeast')})`;
  // a lone letter is of a size as well: 2-4k
  const telling = anyScale(new Map([...exact].filter(([word]) => word.length > 1)));
  // a k behind two figures is of money: 50k, no 4k; where notes are smaller not of so many carats
  const carats = speechOf(currency).inThousands ? '' : CARATS;
  const thousand = String.raw`(?<=\d\d)${carats}k`;
  const signed = signedIn(currency);
  const signedSpan = String.raw`${signed}(?:(?:${anyScale(scales)})\s*)?(?:${to}\s*${CURRENCY}\d[\d.,]*\s*)?`;
  const behind = (words: (money: Money) => string) =>
    // no part of a figure: "1,500 only"
    new RegExp(
      String.raw`(?<!\d[.,]?)(?:${surely}|(?=\s*(?:\d{3}|\d{1,2}[.,]\d{3})))${price}${amount}\s*(?:${any(words)})`,
    );
  return {
    range: new RegExp(
      String.raw`${between}\s*${price}${CURRENCY}${FIGURE}${scale}${to}\s*${amount}`,
    ),
    span: new RegExp(
      String.raw`${CURRENCY}${FIGURE}${scale}${to}\s*${CURRENCY}${FIGURE}(?:${scale}${coin}|(${telling}|${thousand})(?![a-z])|(?<=${signedSpan})${scale}(?!\d))`,
    ),
    closeTo: new RegExp(
      String.raw`${price}(?:${budget}|${price})?\s*${about}${apart}\s*${price}${amount}`,
    ),
    budgetNear: new RegExp(String.raw`${price}${budget}\s*${about}${apart}\s*${price}${amount}`),
    atMost: new RegExp(String.raw`${price}${most}${apart}\s*${price}${amount}`),
    atLeast: new RegExp(String.raw`${price}${least}${apart}\s*${price}${amount}`),
    atMostBehind: behind((one) => one.atMostBehind),
    atLeastBehind: behind((one) => one.atLeastBehind),
    plain: new RegExp(
      String.raw`${price}(?:(?:${SIGN}|(?<![a-z])(?:${CODES}))\s*|(?<![a-z]))${FIGURE}(?:${scale}${coin}|(${anyScale(vague)})(?![a-z])|(${telling}|${thousand})(?![a-z\u0E01-\u0E4E])|(?<=${signed})${scale}(?!\d))(?!\s*(?:${any((one) => one.units)}))`,
    ),
    scales,
    vague: new Set(vague.keys()),
  };
}

/** Any amount, with groups for its currency, figure, scale, coin and per cent sign. */
export function amountSource(
  lexicons: readonly Lexicon[],
  currency: string,
): {
  source: string;
  scales: ReadonlyMap<string, number>;
} {
  const any = (words: (money: Money) => string) =>
    sourceOf(lexicons.map(({ money }) => normalise(words(money))));
  const scales = new Map([...scalesOf(lexicons, 'scales'), ...scalesOf(lexicons, 'vagueScales')]);
  const coin = `(?:${any((one) => one.coins)}|(?:${CODES})(?![a-z])|[฿₱₫])`;
  const percent = `(?:%|${any((one) => one.percent)})`;
  return {
    source: String.raw`(?:(?<![a-z])(${signsIn(currency)}|(?:${CODES}))\s*|(?<![\d.,a-z-]))${FIGURE}(?!(?:${anyScale(scales)})\s*(?:${any((one) => one.units)}))(?:(${anyScale(scales)})\s*)?(${coin})?\s*(?:(${percent})|(?!${percent})(?:(?<=${signedIn(currency)})|(?!\s*(?:${any((one) => one.units)}|["”]))))(?![.,]?\d)`,
    scales,
  };
}

/** A scale or a coin behind a figure: it is money. */
export function moneyBehind(lexicons: readonly Lexicon[]): string {
  const coins = sourceOf(lexicons.map(({ money }) => normalise(money.coins)));
  const scales = new Map([...scalesOf(lexicons, 'scales'), ...scalesOf(lexicons, 'vagueScales')]);
  return `${anyScale(scales)}|${coins}|(?:${CODES})(?![a-z])|[฿₱₫]`;
}

function scalesOf(lexicons: readonly Lexicon[], field: 'scales' | 'vagueScales') {
  return new Map(
    lexicons.flatMap(({ money }) =>
      Object.entries(money[field]).map(([word, factor]) => [normalise(word), factor] as const),
    ),
  );
}

/** Short ones are words by themselves: `5k`, not `5 kg`. */
function anyScale(scales: ReadonlyMap<string, number>): string {
  const words = [...scales.keys()].toSorted((a, b) => b.length - a.length);
  return words.length === 0
    ? '(?!)'
    : words.map((word) => (word.length < 3 ? `${word}(?![a-z])` : word)).join('|');
}
