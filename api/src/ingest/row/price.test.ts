import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceAt } from './price.ts';
import type { PriceTexts } from './price.ts';

const at = new Date('2026-11-21T03:00:00Z');
const reading = { currency: 'THB', decimal: 'auto', timezone: 'Asia/Bangkok', scale: {} } as const;
const read = (texts: Partial<PriceTexts>, when = at) =>
  priceAt(
    when,
    { plain: '', sale: '', was: '', dates: '', from: '', until: '', ...texts },
    reading,
  );

test('OPS-21: the price of a sale holds while it runs, the plain one before and after it', () => {
  const texts = { plain: '299', sale: '199' };
  expect(read(texts)).toEqual({ item: 199_00, was: 299_00 });
  for (const [dates, item] of [
    ['2026-10-01T00:00+0700/2026-10-15T23:59+0700', 299_00],
    ['2026-11-20T00:00+0700/2026-11-22T00:00+0700', 199_00],
    ['2026-12-01/2026-12-12', 299_00],
    // a day alone lasts to its end
    ['2026-11-01/2026-11-21', 199_00],
    ['2026-11-01/2026-11-20', 299_00],
    ['2569-11-01/2569-11-21', 199_00],
    ['null', 199_00],
  ] as const)
    expect(read({ ...texts, dates }), dates).toEqual({
      item,
      was: item === 199_00 ? 299_00 : null,
    });
  expect(read({ ...texts, from: '2026-11-01 00:00:00', until: '2026-11-21 09:59:59' })).toEqual({
    item: 299_00,
    was: null,
  });
  expect(read({ ...texts, until: '21/11/2569' })).toEqual({ item: 199_00, was: 299_00 });
});

test('OPS-21: no sale is not no price; a price that contradicts itself or whose dates nobody reads is refused', () => {
  for (const sale of ['', '0', '0.00', '-', 'null'])
    expect(read({ plain: '299', sale })).toEqual({ item: 299_00, was: null });
  expect(read({ sale: '199' })).toEqual({ item: 199_00, was: null });
  expect(read({ plain: '299', sale: '199', was: '399' })).toEqual({ item: 199_00, was: 399_00 });
  expect(read({ plain: '199', sale: '299' })).toMatchObject({
    field: 'sale',
    reason: 'price.contradictory',
  });
  expect(read({ plain: '299', sale: 'soon' })).toMatchObject({
    field: 'sale',
    reason: 'price.not_a_number',
  });
  expect(read({ plain: '299', sale: '199', dates: 'until Friday' })).toMatchObject({
    field: 'sale_dates',
    reason: 'sale_dates.invalid',
  });
  expect(read({ plain: 'call us', sale: '199' })).toMatchObject({
    field: 'price',
    reason: 'price.not_a_number',
  });
  expect(read({})).toMatchObject({ field: 'price', reason: 'price.missing' });
});

test('a stored price is one that is in the row, and never above the plain one', () => {
  const money = fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined });
  fc.assert(
    fc.property(money, money, money, (plain, sale, was) => {
      const found = read({
        plain: plain?.toString() ?? '',
        sale: sale?.toString() ?? '',
        was: was?.toString() ?? '',
      });
      if ('reason' in found) return;
      expect([plain, sale].map((one) => (one ?? 0) * 100)).toContain(found.item);
      if (plain) expect(found.item).toBeLessThanOrEqual(plain * 100);
      if (found.was !== null) expect(found.was).toBeGreaterThan(found.item);
    }),
  );
});
