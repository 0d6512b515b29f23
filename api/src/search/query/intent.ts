/**
 * What of a query is not a word to be found: budgets ("ไม่เกิน 1000", "di bawah 500rb", "under
 * 50"), shops, free shipping. The rest are the words.
 */
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { LEXICONS } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { normalise } from '../../words/index.ts';
import { figureReader } from './figure.ts';
import { moneyPatterns } from './money.ts';
import type { MoneyPatterns } from './money.ts';
import { freeShippingPattern, platformPatterns, servicesPattern } from './shop.ts';

/** Amounts in the minor unit of the tenant's currency. */
export interface Intent {
  readonly text: string;
  readonly minAmount?: number;
  readonly maxAmount?: number;
  readonly platforms?: readonly string[];
  readonly labels?: readonly string[];
}
type Found = { -readonly [Key in keyof Omit<Intent, 'text'>]: Intent[Key] };
/** Takes what the pattern finds out of the text where it can be used. */
type Take = (pattern: RegExp, use: (groups: string[]) => Found | undefined) => void;

/** "Around 60" is up to a quarter less or more. */
const NEAR = 0.25;

/** Words in quotes mean nothing but themselves. */
export function isQuoted(keyword: string): boolean {
  return /^\s*["“”„].+["“”]\s*$/.test(keyword);
}

/** Reads queries by the words of these languages. */
export function intentReader(
  lexicons: readonly Lexicon[],
): (keyword: string, currency: CurrencyCode) => Intent {
  const figuresOf = figureReader(lexicons);
  const money = moneyPatterns(lexicons);
  const platforms = platformPatterns(lexicons);
  const freeShipping = freeShippingPattern(lexicons);
  const services = servicesPattern(lexicons);
  return (keyword, currency) => {
    if (isQuoted(keyword)) return { text: keyword.trim() };
    let text = figuresOf(normalise(keyword)).replace(/\s+/g, ' ').trim();
    const found: Found = {};
    const take: Take = (pattern, use) => {
      const match = pattern.exec(text);
      const used = match && use(match.slice(1).map((group) => group ?? ''));
      if (!used) return;
      Object.assign(found, used);
      text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
        .replace(/\s+/g, ' ')
        .trim();
    };
    if (/\d/.test(text)) takeBudget(take, found, money, currency);
    // a shop alone is what is looked for; beside other words it is where
    for (const [pattern, platform] of platforms)
      if (text.replace(pattern, '').trim() !== '')
        take(pattern, () => ({ platforms: [...(found.platforms ?? []), platform] }));
    if (text.replace(freeShipping, '').trim() !== '')
      take(freeShipping, () => ({ labels: ['FREE_SHIPPING'] }));
    const rest = text.replace(services, ' ').replace(/\s+/g, ' ').trim();
    if (rest !== text && rest !== '') return { text: rest, ...found };
    // as it was typed where nothing was taken out: another keyboard's letters look like doubled
    // marks
    return Object.keys(found).length === 0 ? { text: keyword.trim() } : { text, ...found };
  };
}

/** What a query means by the words of every language. */
export const intentOf = intentReader(LEXICONS);

function takeBudget(
  take: Take,
  found: Found,
  { scales, ...patterns }: MoneyPatterns,
  currency: CurrencyCode,
): void {
  const amount = (figure = '', scale = '') =>
    amountOf(figure, scales.get(scale) ?? 1, scale === '', currency);
  const between = ([low, lowScale, high, scale, lastScale]: string[]) => {
    const highScale = scale || lastScale;
    const [least, most] = [amount(low, lowScale || highScale), amount(high, highScale)];
    return least === undefined || most === undefined || least > most
      ? undefined
      : { minAmount: least, maxAmount: most };
  };
  take(patterns.range, between);
  if (found.maxAmount === undefined) take(patterns.span, between);
  if (found.maxAmount === undefined)
    take(patterns.closeTo, ([figure, scale]) => {
      const about = amount(figure, scale);
      return about === undefined
        ? undefined
        : { minAmount: Math.round(about * (1 - NEAR)), maxAmount: Math.round(about * (1 + NEAR)) };
    });
  if (found.maxAmount === undefined)
    take(patterns.atMost, ([figure, scale]) => bound('maxAmount', amount(figure, scale)));
  if (found.minAmount === undefined)
    take(patterns.atLeast, ([figure, scale]) => bound('minAmount', amount(figure, scale)));
  // a bare price is what one has to spend; "2 jutaan" goes to the end of its million
  if (found.maxAmount === undefined && found.minAmount === undefined)
    take(patterns.plain, ([figure, scale, vague]) => {
      const least = amount(figure, scale || vague);
      return bound('maxAmount', least && least + (vague ? (amount('1', vague) ?? 0) : 0));
    });
}

function bound(field: 'minAmount' | 'maxAmount', amount: number | undefined): Found | undefined {
  return amount === undefined ? undefined : { [field]: amount };
}

/** 1.5jt is a million and a half; 1.500 and 1,500 are fifteen hundred; decimals are hundredths. */
function amountOf(
  figure: string,
  factor: number,
  isWhole: boolean,
  currency: CurrencyCode,
): number | undefined {
  const grouped = /^\d+(?:[.,]\d{3})+$/.test(figure) && isWhole;
  const value = grouped
    ? Number(figure.replace(/[.,]/g, ''))
    : Number(figure.replace(',', '.').replace(/[.,](?=\d{3})/g, ''));
  const amount = Math.round(value * factor * 10 ** CURRENCIES[currency].digits);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}
