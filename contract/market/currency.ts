/**
 * Currencies, a line each: another is added here and in currency-habit.ts, where the compiler asks
 * for it.
 */

export interface Currency {
  readonly code: CurrencyCode;
  readonly symbol: string;
  /** Digits of the minor unit (ISO 4217): amount / 10^digits is the price. */
  readonly digits: number;
  /** Decimals ever printed: none where nobody pays with coins of the minor unit. */
  readonly shownDecimals: number;
  /** Thousands are grouped by a dot and decimals follow a comma (PROD-05); absent: the other way round. */
  readonly groupsByDot?: true;
  /** The symbol follows the figure. */
  readonly symbolLast?: true;
  /** What a baht of example prices is in minor units, so that they look like those of the country. */
  readonly exampleUnit: number;
}

/** The nine of the specification in its order, then VND (AMB-04). */
export const LISTED_CURRENCIES = [
  'USD',
  'SGD',
  'THB',
  'MYR',
  'PHP',
  'INR',
  'HKD',
  'CNY',
  'IDR',
  'VND',
] as const;
export const CURRENCY_CODES = [...LISTED_CURRENCIES, 'BND', 'KHR', 'LAK', 'MMK', 'TWD'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = {
  USD: { code: 'USD', symbol: '$', digits: 2, shownDecimals: 2, exampleUnit: 10 },
  SGD: { code: 'SGD', symbol: 'S$', digits: 2, shownDecimals: 2, exampleUnit: 10 },
  THB: { code: 'THB', symbol: '฿', digits: 2, shownDecimals: 2, exampleUnit: 100 },
  MYR: { code: 'MYR', symbol: 'RM', digits: 2, shownDecimals: 2, exampleUnit: 10 },
  PHP: { code: 'PHP', symbol: '₱', digits: 2, shownDecimals: 2, exampleUnit: 100 },
  INR: { code: 'INR', symbol: '₹', digits: 2, shownDecimals: 2, exampleUnit: 100 },
  HKD: { code: 'HKD', symbol: 'HK$', digits: 2, shownDecimals: 2, exampleUnit: 100 },
  CNY: { code: 'CNY', symbol: '¥', digits: 2, shownDecimals: 2, exampleUnit: 100 },
  IDR: {
    code: 'IDR',
    symbol: 'Rp',
    digits: 2,
    shownDecimals: 0,
    groupsByDot: true,
    exampleUnit: 10_000,
  },
  VND: {
    code: 'VND',
    symbol: '₫',
    digits: 0,
    shownDecimals: 0,
    groupsByDot: true,
    symbolLast: true,
    exampleUnit: 100,
  },
  BND: { code: 'BND', symbol: 'B$', digits: 2, shownDecimals: 2, exampleUnit: 10 },
  KHR: { code: 'KHR', symbol: '៛', digits: 2, shownDecimals: 0, exampleUnit: 10_000 },
  LAK: { code: 'LAK', symbol: '₭', digits: 2, shownDecimals: 0, exampleUnit: 10_000 },
  MMK: { code: 'MMK', symbol: 'K', digits: 2, shownDecimals: 0, exampleUnit: 10_000 },
  TWD: { code: 'TWD', symbol: 'NT$', digits: 2, shownDecimals: 0, exampleUnit: 100 },
};
