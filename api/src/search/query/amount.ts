/** A figure with its scale → an amount in minor units. */
import { CURRENCIES } from '#contract/money.ts';
import { speechOf } from '#contract/market/speech.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { byCurrency, lexiconsIn } from '../../lexicon/index.ts';
import { measureReader } from './measure.ts';
import { amountSource } from './money.ts';

/** Where thousands are left out, figures below this are of them. */
const LEAST_SPOKEN = 1000;
const MILLION = 1_000_000;

/**
 * 1.5jt is a million and a half, and 1,329jt a million and some; 1.500 and 1,500 are fifteen hundred;
 * decimals are hundredths.
 */
export function amountOf(
  figure: string,
  factor: number,
  isWhole: boolean,
  currency: CurrencyCode,
): number | undefined {
  const grouped = /^\d+(?:[.,]\d{3})+$/.test(figure) && isWhole;
  // nobody says a thousand millions so
  const isOfMillions = factor >= MILLION && /^\d{1,2}[.,]\d{3}$/.test(figure);
  const value = grouped
    ? Number(figure.replace(/[.,]/g, ''))
    : isOfMillions
      ? Number(figure.replace(',', '.'))
      : Number(figure.replace(',', '.').replace(/[.,](?=\d{3})/g, ''));
  const spoken = isWhole && value < LEAST_SPOKEN && speechOf(currency).inThousands ? 1000 : 1;
  const amount = Math.round(value * factor * spoken * 10 ** CURRENCIES[currency].digits);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

const known = byCurrency((currency) => {
  const lexicons = lexiconsIn(currency);
  return { ...amountSource(lexicons, currency), measuresOf: measureReader(lexicons) };
});

/**
 * Every amount and share in a text of small letters without marks: its currency, figure, scale, coin
 * and per cent sign. Figures that measure something else are none.
 */
export function amountMatches(text: string, currency: CurrencyCode): RegExpExecArray[] {
  const { source, measuresOf } = known(currency);
  return [...measuresOf(text).matchAll(new RegExp(source, 'g'))];
}

/** What such a match says; undefined: a figure of something else. */
export function amountSaid(
  [, sign = '', figure = '', scale = '', coin = '', share = '']: RegExpExecArray,
  currency: CurrencyCode,
): { amount: number; isShare: boolean; isMoney: boolean } | undefined {
  const isMoney = [sign, scale, coin].some((one) => one.trim() !== '');
  if (share !== '') {
    const hundredths = Math.round(Number(figure.replace(',', '.')) * 100);
    return hundredths > 0 && hundredths <= 10_000
      ? { amount: hundredths, isShare: true, isMoney: false }
      : undefined;
  }
  const amount = amountOf(figure, known(currency).scales.get(scale) ?? 1, scale === '', currency);
  return amount === undefined ? undefined : { amount, isShare: false, isMoney };
}
