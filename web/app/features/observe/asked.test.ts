import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedAmount } from '#contract/money.ts';
import { priceIn, proposedBy } from './asked.ts';

const asked = (query: string) => proposedBy(new URLSearchParams(query), 'THB');

test('BEY-19: a price is proposed as one types it, whatever way the page writes it', () => {
  for (const [text, shown] of [
    ['1299.00', '1299.00'],
    ['1299', '1299.00'],
    ['1,299.5', '1299.50'],
    ['12,345,678', '12345678.00'],
    ['0', ''],
    ['-5', ''],
    ['1e9', ''],
    ['฿1299', ''],
    ['1.299,00', ''],
    ['99999999999999', ''],
    ['<b>1</b>', ''],
  ] as const)
    expect(priceIn(text, 'THB'), text).toBe(shown);
  expect(priceIn('1.299.000', 'IDR')).toBe('1299000');
  expect(priceIn('1299000.0', 'VND')).toBe('1299000');
});

test('BEY-19: what is proposed can be sent as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (satang) => {
      expect(typedAmount(priceIn(String(satang / 100), 'THB'), 'THB')).toBe(satang);
    }),
  );
});

test('BEY-19: another currency is named and its price is not taken over; nothing is no address', () => {
  expect(asked('url=https://a.example/x&price=10&currency=sgd&stock=0')).toEqual({
    url: 'https://a.example/x',
    price: '',
    inStock: false,
    foreign: 'SGD',
  });
  expect(asked('price=10&currency=THB')).toEqual({
    url: '',
    price: '10.00',
    inStock: true,
    foreign: null,
  });
  expect(asked('currency=<script>&price=10').foreign).toBeNull();
  expect(asked(`url=${'x'.repeat(9000)}`).url).toHaveLength(2000);
});
