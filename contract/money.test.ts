import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LISTED_CURRENCIES } from './market/currency.ts';
import { LANGUAGES } from './language.ts';
import {
  CURRENCIES,
  discountOf,
  formatDiscount,
  formatFigure,
  formatNumber,
  CURRENCY_CODES,
  finePriceText,
  moneyText,
  priceText,
  shownAmount,
  shownPrice,
  typedAmount,
  wirePrice,
} from './money.ts';

test('PROD-03, VAL-18: a discount is shown as a negative per cent, rounded down, in decimal arithmetic', () => {
  expect(
    [0.259, 0.29, 0.57, 0.58, 1.15, 0.009, 0, null, undefined, -0.2].map((one) =>
      formatDiscount(one),
    ),
  ).toEqual(['-25%', '-29%', '-57%', '-58%', '-115%', '', '', '', '', '']);
});

test('PROD-03: every whole per cent survives the way from amounts to text', () => {
  for (let percent = 1; percent < 100; percent += 1)
    expect(formatDiscount(discountOf(100_000 - percent * 1000, 100_000))).toBe(`-${percent}%`);
});

test('AMB-33: the discount is the fraction off with 4 decimals, rounded down, never above the truth', () => {
  expect(discountOf(79_000, 100_000)).toBe(0.21);
  expect(discountOf(66_667, 100_000)).toBe(0.3333);
  expect([
    discountOf(100, 100),
    discountOf(101, 100),
    discountOf(null, 100),
    discountOf(100, null),
  ]).toEqual([null, null, null, null]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.integer({ min: 1, max: 10 ** 12 }),
      (current, origin) => {
        const found = discountOf(current, origin);
        if (found === null)
          return current >= origin || (BigInt(origin - current) * 10_000n) / BigInt(origin) === 0n;
        const parts = BigInt(Math.round(found * 10_000));
        return (
          parts * BigInt(origin) <= BigInt(origin - current) * 10_000n &&
          (parts + 1n) * BigInt(origin) > BigInt(origin - current) * 10_000n
        );
      },
    ),
  );
});

test('PROD-04, AMB-04: the wire price has exactly one prefix character, then a plain decimal', () => {
  expect(wirePrice(129_000, 'THB')).toBe('฿1290');
  expect(wirePrice(129_050, 'THB')).toBe('฿1290.5');
  expect(wirePrice(14_900_000, 'IDR')).toBe('¤149000');
  expect(wirePrice(149_000, 'VND')).toBe('₫149000');
  expect(wirePrice(1_290, 'MYR')).toBe('¤12.9');
  expect(wirePrice(5, 'SGD')).toBe('¤0.05');
});

test('PROD-04, PROD-06: the client drops one character and prints the symbol of the currency', () => {
  expect(shownPrice('¤149000', 'IDR')).toEqual({
    symbol: 'Rp',
    figure: '149.000',
    symbolLast: false,
  });
  expect(shownPrice('฿1290.5', 'THB')).toEqual({
    symbol: '฿',
    figure: '1,290.50',
    symbolLast: false,
  });
  expect(LISTED_CURRENCIES.map((code) => CURRENCIES[code].symbol)).toEqual([
    '$',
    'S$',
    '฿',
    'RM',
    '₱',
    '₹',
    'HK$',
    '¥',
    'Rp',
    '₫',
  ]);
  expect(shownAmount(123_456_789, 'THB').figure).toBe('1,234,567.89');
  // two decimals or none
  expect([330, 300, 305, 1_234_560, 5].map((amount) => shownAmount(amount, 'SGD').figure)).toEqual([
    '3.30',
    '3',
    '3.05',
    '12,345.60',
    '0.05',
  ]);
  expect([330, 349].map((amount) => shownAmount(amount, 'IDR').figure)).toEqual(['3', '3']);
});

test('PROD-05, UI-09, VAL-18: numbers have thousands separators and at most 2 decimals; zero, negative and missing are empty', () => {
  expect(
    [1_234_567.891, 12, 0.5, 1.005, 0, -1, null, undefined, Number.NaN, '', 'x', '1290'].map(
      (one) => formatNumber(one),
    ),
  ).toEqual(['1,234,567.89', '12', '0.5', '1.01', '', '', '', '', '', '', '', '1,290']);
  expect([
    formatNumber(389_000, 'IDR'),
    formatNumber('1234567.891', 'VND'),
    formatNumber(1290, 'THB'),
  ]).toEqual(['389.000', '1.234.567,89', '1,290']);
});

test('PROD-05, TEN-05: what is no money is read by the marks of the language', () => {
  expect(LANGUAGES.map((lang) => formatFigure('1234567.891', lang))).toEqual([
    '1,234,567.89',
    '1,234,567.89',
    '1.234.567,89',
  ]);
  expect([4.5, 0, null].map((one) => formatFigure(one, 'id'))).toEqual(['4,5', '', '']);
});

test('PROD-05: money has the marks of its own country, and reads back as what was written', () => {
  expect(moneyText(38_900_000, 'IDR')).toBe('Rp389.000');
  expect(moneyText(24_129_000, 'VND')).toBe('24.129.000\u00A0₫');
  expect(moneyText(129_050, 'THB')).toBe('฿1,290.50');
  expect(priceText('¤24919000', 'IDR')).toBe('Rp24.919.000');
  expect(finePriceText(4_250.5, 'THB')).toBe('฿42.51');
  expect(finePriceText(1_234_560.4, 'VND')).toBe('1.234.560\u00A0₫');
  for (const code of CURRENCY_CODES) {
    const amount = 123_456_700;
    expect(typedAmount(moneyText(amount, code), code), code).toBe(amount);
  }
});

test('BEY-03: a typed price is understood with symbol, grouping and decimals as people write them', () => {
  expect(
    ['1290', '฿1,290', '1,290.50', '1290.5', ' 12.345,60 ', '0'].map((text) =>
      typedAmount(text, 'THB'),
    ),
  ).toEqual([129000, 129000, 129050, 129050, 1234560, 0]);
  expect(
    ['149000', 'Rp149.000', '149,000', '1.250.000'].map((text) => typedAmount(text, 'IDR')),
  ).toEqual([14900000, 14900000, 14900000, 125000000]);
  expect(['149.000', '₫1,490,000'].map((text) => typedAmount(text, 'VND'))).toEqual([
    149000, 1490000,
  ]);
  expect(['', 'free', '-', '9'.repeat(13)].map((text) => typedAmount(text, 'THB'))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
