import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyInPrice, currencyOf } from '#api/ingest/parse/currency.ts';
import { plainDecimal, shownAmount, typedAmount, wirePrice } from '../money.ts';
import { HABITS } from './currency-habit.ts';
import { CURRENCIES, CURRENCY_CODES } from './currency.ts';
import { PHONE_RULES, phoneRulesOf } from './phone.ts';

const code = fc.constantFrom(...CURRENCY_CODES);

test('14.3: whatever a currency shows, a shopper who types it means the same', () => {
  fc.assert(
    fc.property(code, fc.integer({ min: 1, max: 10 ** 9 }), (currency, units) => {
      const { digits, shownDecimals } = CURRENCIES[currency];
      const amount = units * 10 ** (digits - shownDecimals);
      expect(typedAmount(shownAmount(amount, currency).figure, currency)).toBe(amount);
      expect(wirePrice(amount, currency).slice(1)).toBe(plainDecimal(amount, currency));
    }),
  );
});

test('14.3: a currency is read from feeds by its code, and by the sign that it shows', () => {
  for (const currency of CURRENCY_CODES) {
    expect(currencyInPrice(`${currency} 100`)).toBe(currency);
    const { symbol } = CURRENCIES[currency];
    // `$` is four countries', and K stands for thousands
    if (symbol !== '$' && symbol !== 'K') expect(currencyOf(symbol), currency).toBe(currency);
  }
});

test('14.3: steps of prices are multiples of what is paid in, and a text names one currency', () => {
  for (const currency of CURRENCY_CODES) {
    const { steps, named } = HABITS[currency];
    expect(steps.round % steps.odd).toBe(0);
    if (!named) continue;
    const others = CURRENCY_CODES.filter((one) => HABITS[one].named?.test(`100 ${currency}`));
    expect(others).toEqual([currency]);
  }
});

test('14.3: a region takes numbers of the listed countries and of its own', () => {
  const listed = phoneRulesOf('');
  for (const { areaCode, isEverywhere } of PHONE_RULES)
    expect(phoneRulesOf(areaCode).length).toBe(listed.length + (isEverywhere ? 0 : 1));
});
