import { expect, test } from 'vitest';
import { saleDaysOf } from '#contract/price/sale-day.ts';
import { BUILT_IN } from '../../tenant/built-in.ts';
import { BRAND, saleName, saleOn, salesOfRegion } from './calendar.ts';

const region = (id: string) => ({
  saleDays: (BUILT_IN.find((one) => one.id === id)?.saleDays ?? []).flatMap(
    (word) => saleDaysOf(word) ?? [],
  ),
});

test('BEY-22: the calendar knows double days and paydays of each region, by their names in three languages', () => {
  const called = (tenant: string, day: string) => {
    const sale = saleOn(region(tenant), day);
    return sale && (['th', 'en', 'id'] as const).map((lang) => saleName(sale, lang));
  };
  expect(called('TH', '2026-11-11')).toEqual(['11.11', '11.11', '11.11']);
  expect(called('TH', '2026-11-15')).toEqual([
    'โปรกลางเดือน',
    'Mid-month sale',
    'Promo tengah bulan',
  ]);
  expect(called('ID', '2026-12-12')?.[0]).toBe('Harbolnas 12.12');
  expect(called('ID', '2026-12-25')).toEqual(['วันเงินเดือนออก', 'Payday', 'Promo gajian']);
  expect(called('PH', '2026-12-30')?.[1]).toBe('Payday');
  expect(called('TH', '2026-11-12')).toBeUndefined();
});

test('BEY-22: sales stand at the days of a history, those of a brand with the day of their announcement', () => {
  const sale = {
    names: { en: 'Brand week' },
    from: '2026-07-05',
    until: '2026-07-06',
    announced: '2026-07-01',
  };
  const thai = salesOfRegion(region('TH'), '2026-06-28', '2026-07-27');
  const always = -Infinity;
  expect(thai([], '2026-06-28')).toEqual([
    { kind: 'DOUBLE', from: 9, until: 9, announced: always },
    { kind: 'MID_MONTH', from: 17, until: 17, announced: always },
    { kind: 'PAYDAY', from: 27, until: 27, announced: always },
  ]);
  expect(thai([sale], '2026-07-01')).toEqual([
    { kind: 'DOUBLE', from: 6, until: 6, announced: always },
    { kind: 'MID_MONTH', from: 14, until: 14, announced: always },
    { kind: 'PAYDAY', from: 24, until: 24, announced: always },
    { kind: BRAND, from: 4, until: 5, announced: 0 },
  ]);
});
