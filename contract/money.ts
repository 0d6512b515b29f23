/**
 * Money and number rules. Amounts are integers in the currency's minor unit; display strings are
 * made here and nowhere else. Floating point never touches a discount (trap: 0.29 shown as 28 %).
 */

import type { Language } from './language.ts';
import { CURRENCIES } from './market/currency.ts';
import type { Currency, CurrencyCode } from './market/currency.ts';

export { CURRENCIES, CURRENCY_CODES } from './market/currency.ts';
export type { Currency, CurrencyCode } from './market/currency.ts';

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(CURRENCIES, code);
}

/** The generic currency sign that stands for symbols of more than one character (AMB-04). */
export const GENERIC_SIGN = '¤';

/**
 * An amount as a plain decimal without grouping: 129000 THB → `1290`, 129050 → `1290.5`. Integer
 * arithmetic only.
 */
export function plainDecimal(amount: number, code: CurrencyCode): string {
  const { digits, shownDecimals } = CURRENCIES[code];
  const unit = 10 ** digits;
  if (shownDecimals < digits) {
    const dropped = 10 ** (digits - shownDecimals);
    const rounded = Math.round(amount / dropped);
    return shownDecimals === 0 ? String(rounded) : decimalText(rounded, shownDecimals);
  }
  return unit === 1 ? String(amount) : decimalText(amount, digits);
}

function decimalText(units: number, digits: number): string {
  const unit = 10 ** digits;
  const whole = Math.trunc(units / unit);
  const rest = String(units % unit)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  return rest === '' ? String(whole) : `${whole}.${rest}`;
}

/**
 * The wire's display string: exactly one prefix character, then a plain decimal (`฿1290`,
 * `¤149000`).
 */
export function wirePrice(amount: number, code: CurrencyCode): string {
  const { symbol } = CURRENCIES[code];
  return (symbol.length === 1 ? symbol : GENERIC_SIGN) + plainDecimal(amount, code);
}

export interface ShownMoney {
  readonly symbol: string;
  readonly figure: string;
  /** The symbol follows the figure. */
  readonly symbolLast: boolean;
}

/**
 * What the shopper reads: symbol and grouped figure, apart, because the symbol is drawn smaller.
 * The client drops the one prefix character of the wire's string and prints the currency's own
 * symbol. Money is read with two decimals or none, never with one (the number format of PROD-05
 * allows two at most, and says nothing of one).
 */
export function shownPrice(wire: string, code: string): ShownMoney {
  const currency = isCurrencyCode(code) ? CURRENCIES[code] : undefined;
  return {
    symbol: currency?.symbol ?? code,
    figure: inFull(wire.slice(1), currency),
    symbolLast: currency?.symbolLast ?? false,
  };
}

/** The same within a sentence. */
export const priceText = (wire: string, code: string): string => textOf(shownPrice(wire, code));

/** Symbol and figure of an amount in minor units. */
export function shownAmount(amount: number, code: CurrencyCode): ShownMoney {
  const currency = CURRENCIES[code];
  return {
    symbol: currency.symbol,
    figure: inFull(plainDecimal(amount, code), currency),
    symbolLast: currency.symbolLast ?? false,
  };
}

/** An amount in minor units as it is written within a sentence: `฿1,290`, `Rp149.000`, `149.000 ₫`. */
export function moneyText(amount: number, code: CurrencyCode): string {
  return textOf(shownAmount(amount, code));
}

/** The same of a price that is no whole number of minor units, such as that of a piece. */
export function finePriceText(amount: number, code: CurrencyCode): string {
  const { symbol, digits, shownDecimals, symbolLast = false } = CURRENCIES[code];
  const figure = group(
    (amount / 10 ** digits).toFixed(shownDecimals),
    CURRENCIES[code].groupsByDot,
  );
  return textOf({ symbol, figure, symbolLast });
}

/** A symbol behind its figure stays on its line. */
const textOf = ({ symbol, figure, symbolLast }: ShownMoney): string =>
  symbolLast ? `${figure}\u00A0${symbol}` : `${symbol}${figure}`;

type Figure = number | string | null | undefined;

/**
 * Number formatting of the specification (PROD-05): thousands separators, at most 2 decimals, and
 * empty for zero, negative or missing values. With a currency by the marks of its country.
 */
export function formatNumber(value: Figure, code?: CurrencyCode): string {
  return group(plainFigure(value), code && CURRENCIES[code].groupsByDot);
}

/** The same for what is no money, such as counts and ratings, by the marks of a language. */
export function formatFigure(value: Figure, lang: Language): string {
  return group(plainFigure(value), lang === 'id');
}

/** At most 2 decimals; decimal text, so that large numbers keep their digits. */
function plainFigure(value: Figure): string {
  if (value === null || value === undefined || value === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0) return '';
  const rounded = Number(`${Math.round(Number(`${number}e2`))}e-2`);
  return rounded <= 0 ? '' : rounded.toFixed(2).replace(/\.?0+$/, '');
}

/**
 * What a person typed as a price → minor units: `1,290`, `฿1290.50`, `149.000`. A mark followed by
 * one or two digits at the end is a decimal one, where the currency prints decimals; every other
 * mark groups. Null for what is no price.
 */
export function typedAmount(text: string, code: CurrencyCode): number | null {
  const { digits, shownDecimals } = CURRENCIES[code];
  const figure = /\d[\d.,\s]*/.exec(text)?.[0].trim() ?? '';
  const [, whole = '', rest = ''] = (shownDecimals > 0 &&
    /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figure)) || [figure, figure];
  const units = whole.replace(/\D/g, '');
  if (units === '' || units.length > 12) return null;
  return (
    Number(units) * 10 ** digits +
    Number(rest.padEnd(2, '0')) * 10 ** (digits - 2) * (rest === '' ? 0 : 1)
  );
}

function inFull(plain: string, currency: Currency | undefined): string {
  return group(/\.\d$/.test(plain) ? `${plain}0` : plain, currency?.groupsByDot);
}

function group(plain: string, byDot = false): string {
  const [mark, point] = byDot ? ['.', ','] : [',', '.'];
  const [whole = '', rest] = plain.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, mark);
  return rest === undefined ? grouped : `${grouped}${point}${rest}`;
}

/**
 * The fraction off, with 4 decimals, rounded down; null when nothing is off.
 * BigInt arithmetic: 1 - current/origin in hundredths of a per cent.
 */
export function discountOf(current: number | null, origin: number | null): number | null {
  if (current === null || origin === null || origin <= current || current < 0) return null;
  const parts = (BigInt(origin - current) * 10_000n) / BigInt(origin);
  return parts === 0n ? null : Number(parts) / 10_000;
}

/** A share in whole per cent, rounded down, in decimal arithmetic: 0.29 is 29. */
export const percentOf = (share: number): number => Math.floor(Number(`${share}e2`));

/** The same with its sign: `29%`. */
export const formatPercent = (share: number): string => `${percentOf(share)}%`;

/**
 * `0.259` → `-25%`; below one per cent, zero or missing → empty. Decimal arithmetic, rounded down
 * (PROD-03).
 */
export function formatDiscount(discount: number | null | undefined): string {
  if (discount === null || discount === undefined || !(discount > 0)) return '';
  const percent = Math.floor(Number(`${discount}e2`));
  return percent < 1 ? '' : `-${percent}%`;
}
