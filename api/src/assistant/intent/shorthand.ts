/** What is typed short, or as it is spoken, in the words that it stands for. Pure. */
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { isSpokenIn } from '#contract/market/speech.ts';
import { LEXICONS, lexiconsIn, sourceOf } from '../../lexicon/index.ts';
import { amountMatches, amountSaid, intentOf, limitsOf } from '../../search/index.ts';
import {
  dictionaryOf,
  isTraitOnly,
  measuresIn,
  thingIn,
  withoutRating,
} from '../../words/index.ts';
import { CONTAINERS } from '../sum/containers.ts';
import { isStopWord } from './quote.ts';
import { remarked } from './remarked.ts';
import { unslipped } from './slip.ts';

/** Nobody else writes these letters; what is short in Latin ones is read where it is spoken. */
const OWN_LETTERS = /^[^a-z]*$/;

const SHORT = LEXICONS.flatMap(({ shorthand, language }) =>
  Object.entries(shorthand).map(([words, short]) => ({
    pattern: new RegExp(sourceOf([short]), 'gi'),
    words,
    language,
    isOwn: OWN_LETTERS.test(short.replace(/<[^>]*>/g, '')),
  })),
);

/** A scale between a figure and its tenths: "1tr5" is 1.5 million. */
const TENTHS = /(?<![\d.,])(\d{1,3})(\p{L}{1,2})([1-9])(?![\d.,\p{L}])/giu;

/** "1 triệu 2": the same in words, where nothing is counted behind it. */
const TENTHS_APART = new RegExp(
  `(?<![\\d.,])(\\d{1,3})\\s(\\p{L}{4,6})\\s([1-9])(?![\\d.,\\p{L}%]|\\s*(?:${CONTAINERS}))`,
  'giu',
);

/** "betul2": a word that says nothing of a thing, twice, or the name of one: "layang2". */
const TWICE = /(?<![\p{L}\d])(\p{L}{3,})2(an|nya)?(?![\p{L}\d])/gu;

/** "2 ลิตรครึ่ง", "กิโลครึ่ง": so much and a half. */
const HALVES = LEXICONS.filter(({ money }) => money.half !== '').map(
  ({ money, goods }) =>
    new RegExp(
      `(?<![\\d.,])(?:(\\d{1,3})\\s*)?(${sourceOf(Object.values(goods.units))})\\s*${sourceOf([money.half])}`,
      'giu',
    ),
);

/** "Headphones, wireless max 250": behind a kind of goods and no name it is a limit. */
const LIMIT = new RegExp(
  `^(.*[^\\s,])\\s+${sourceOf(LEXICONS.map(({ money }) => money.perhaps.atMost))}\\s+(\\d{2,}(?:[.,]\\d+)*)$`,
  'iu',
);

/** "โน้ตบุ๊ก 15000": behind Thai words, which are no name, a round figure is a budget. */
const BUDGET = /^(.*[\u0E01-\u0E4E])\s+(\d{1,3}(?:,?\d00))$/u;

/** "งบ 1,200": it says so itself. */
function isLimited(text: string, currency: CurrencyCode): boolean {
  const { minAmount, maxAmount } = intentOf(text, currency);
  return minAmount !== undefined || maxAmount !== undefined;
}

function limited(text: string, currency: CurrencyCode): string {
  const budgeted = text
    .trim()
    .replace(BUDGET, (all, before: string, amount: string) =>
      thingIn(before, currency) === undefined ||
      isLimited(all, currency) ||
      (isPowerBank(before, currency) && CHARGE.test(amount))
        ? all
        : `${before}, <= ${amount}`,
    );
  return budgeted.replace(LIMIT, (all, before: string, amount: string) => {
    const thing = thingIn(before, currency);
    const lower = before.toLowerCase();
    const last = lower.split(/\s+/).at(-1) as string;
    const isKind = thing !== undefined && (lower.endsWith(thing) || isTraitOnly(last));
    return isKind ? `${before}, <= ${amount}` : all;
  });
}

/** "Battery at least 5000", "RAM 16": a figure without its unit, which is no money. */
const UNITLESS = (
  [
    ['battery', 'mAh', '\\d{4,5}|\\d{1,2}[.,]\\d{3}'],
    ['memory', 'GB', '\\d{1,3}'],
  ] as const
).map(([words, unit, figure]) => ({
  unit,
  pattern: new RegExp(
    `${sourceOf(LEXICONS.map(({ goods }) => goods[words]))}([^\\d\\n.,;?!]{0,24})(?<!\\p{L})(${figure})(?![\\d.,%])`,
    'giu',
  ),
}));

/** "Good battery, at most 7000": no battery has to be small, so that is paid; nor has a pack. */
export const AT_MOST = new RegExp(sourceOf(LEXICONS.map(({ money }) => money.atMost)), 'iu');
/** "20k mah", "20rb mah". */
const THOUSANDS = new RegExp(
  `(?<![\\d.,])(\\d{1,3})\\s*(?:k|${LEXICONS.flatMap(({ money }) =>
    Object.entries({ ...money.scales, ...money.localScales }),
  )
    .flatMap(([word, factor]) => (factor === 1000 ? word : []))
    .join('|')})(?=\\s*mah(?!\\p{L}))`,
  'giu',
);

/** What a power bank holds, without its unit. */
const CHARGE = /(?<![\d.,])((?:[5-9]|\d{2})000)(?![\d.,%])/;

function isOfAny(text: string, names: readonly string[], currency: CurrencyCode): boolean {
  const { kindsOf } = dictionaryOf(currency);
  const thing = thingIn(text, currency);
  const kinds = thing === undefined ? [] : kindsOf(thing);
  return names.some((name) => kindsOf(name).some((kind) => kinds.includes(kind)));
}

const isPowerBank = (text: string, currency: CurrencyCode): boolean =>
  isOfAny(text, ['power bank'], currency);

/** "Power bank 20000 at $35": of two figures the round one is what it holds. */
function withCharge(text: string, currency: CurrencyCode): string {
  if (!isPowerBank(text, currency)) return text;
  const [figure = ''] = CHARGE.exec(text) ?? [];
  const amounts = amountMatches(text, currency);
  const own = amounts.find((match) => match[0].trim() === figure);
  return own && amounts.length > 1 ? text.replace(CHARGE, '$1 mAh') : text;
}

/** What comes with so many gigabytes, and how many those are. */
const STORING = ['phone', 'laptop', 'tablet', 'flash drive', 'memory card', 'ssd', 'hard drive'];
const STORAGE = /(?<![\d.,])(32|64|128|256|512)(?![\d.,%])/;

/** "The 20k one" of power banks. */
const SHORT_CHARGE = /(?<![\d.,])(5|10|15|20|25|30|40|50)k(?![\p{L}\d])(?!\s*mah)/iu;

/** A figure alone may be so many times smaller or larger than the size that was said before. */
const TIMES = 2.5;
/** Smaller figures count pieces. */
const SIZE = 10;

/** "28 then", after suitcases of 24 inches: inches, where nothing says that it is a price. */
function sizedAfter(known: string, text: string, currency: CurrencyCode): string {
  const [before, ...sizes] = measuresIn(known);
  if (!before) return text;
  // "28, budget 150": a budget beside it is none
  const { text: rest } = limitsOf(text, currency);
  const [amount, ...others] = amountMatches(rest, currency);
  const [figure = '', unit = ''] = before.words.match(/^[\d.,]+|[^\d.,\s].*$/gu) ?? [];
  if (!amount || sizes.length + others.length > 0 || measuresIn(text).length > 0) return text;
  const said = amount[0].trim();
  const times = Number(said) / Number(figure);
  const isSize =
    /^\d{2,3}$/.test(said) && Number(said) >= SIZE && times < TIMES && times * TIMES > 1;
  return isSize && thingIn(text, currency) === undefined && !isLimited(`x ${rest}`, currency)
    ? text.replace(new RegExp(`(?<![\\d.,])${said}(?![\\d.,])`, 'u'), `${said} ${unit} `)
    : text;
}

/** "The 20000 one" after a power bank, "the 256" after a phone: what it holds, and no price. */
export function chargedAfter(known: string, text: string, currency: CurrencyCode): string {
  if (isOfAny(known, STORING, currency)) {
    const stored = plainFigure(text, STORAGE, 'GB', currency);
    if (stored !== undefined) return stored;
  }
  if (!isPowerBank(known, currency)) return sizedAfter(known, text, currency);
  const short = SHORT_CHARGE.exec(text);
  if (short) return text.replace(SHORT_CHARGE, `${Number(short[1]) * 1000} mAh`);
  return plainFigure(text, CHARGE, 'mAh', currency) ?? text;
}

/** With its unit behind the only figure, where nothing says that it is a price. */
function plainFigure(
  text: string,
  figure: RegExp,
  unit: string,
  currency: CurrencyCode,
): string | undefined {
  const [amount, ...others] = amountMatches(text, currency);
  const isMoney = amount === undefined || amountSaid(amount, currency)?.isMoney !== false;
  const isFigure = amount !== undefined && figure.exec(text)?.[0] === amount[0].trim();
  const isPlain = !isMoney && isFigure && others.length === 0 && !isLimited(`x ${text}`, currency);
  return isPlain ? text.replace(figure, `$1 ${unit}`) : undefined;
}

function withUnits(typed: string, currency: CurrencyCode): string {
  return UNITLESS.reduce(
    (text, { unit, pattern }) =>
      text.replace(pattern, (all, between: string, figure: string, start: number) => {
        const at = start + all.length - figure.length;
        const isMoney = amountMatches(text, currency).some(
          (match) =>
            match.index <= at &&
            match.index + match[0].length > at &&
            amountSaid(match, currency)?.isMoney === true,
        );
        const hasUnit = measuresIn(text.slice(at)).some(({ words }) => words.startsWith(figure));
        const { minAmount, maxAmount } = intentOf(`x ${between}${figure}`, currency);
        const isMost = maxAmount !== undefined && minAmount === undefined;
        const isBudget = AT_MOST.test(between) || isMost;
        return isMoney || hasUnit || isBudget ? all : `${between} ${figure} ${unit}`;
      }),
    withCharge(typed.replace(THOUSANDS, '$1000'), currency),
  );
}

/** What asks for the best rated first, in every language. */
const RATED = 'best rated';
/** A Thai letter that is drawn out at the end of a word; no word ends with two of these. */
const undrawn = (text: string): string =>
  text.replace(
    /(?<=[\u0E01-\u0E4E])([\u0E01\u0E17\u0E21\u0E22\u0E27\u0E2B\u0E2D])\1+(?![\u0E01-\u0E4E])/gu,
    '$1',
  );

/** Short words of Latin letters are read as where people pay in this currency. */
export function spelledOut(typed: string, currency: CurrencyCode): string {
  const halved = HALVES.reduce(
    (left, half) =>
      left.replace(
        half,
        (_, whole: string | undefined, unit: string) => `${Number(whole ?? 1) + 0.5} ${unit} `,
      ),
    // "rated 4.5 or more" asks for the best rated
    unslipped(withoutRating(undrawn(remarked(typed, currency).normalize('NFC')), RATED), currency),
  );
  const text = withUnits(limited(halved, currency), currency);
  const spelt = SHORT.filter(
    ({ isOwn, language }) => isOwn || isSpokenIn(language, currency),
  ).reduce((left, { pattern, words }) => left.replace(pattern, words), text.normalize('NFC'));
  const scales = new Set(lexiconsIn(currency).flatMap(({ money }) => Object.keys(money.scales)));
  const sign = CURRENCIES[currency].groupsByDot ? ',' : '.';
  const once = spelt.replace(TWICE, (all, word: string, ending = '') => {
    const twice = `${word}-${word}${ending}`;
    return isStopWord(word) ? word : thingIn(twice, currency) === undefined ? all : twice;
  });
  return [TENTHS, TENTHS_APART].reduce(
    (left, tenths) =>
      left.replace(tenths, (all, whole: string, scale: string, tenth: string) =>
        scales.has(scale.toLowerCase()) ? `${whole}${sign}${tenth}${scale}` : all,
      ),
    once,
  );
}
