import { expect, test } from 'vitest';
import { findVisitBy } from '../../lib/page.ts';
import type { PageContext } from '../../lib/page.ts';
import { REFUTED as OF_CONTRACT } from '#contract/price/verdict.ts';
import { REFUTED } from '../price/label.ts';
import { daysUntil } from './outlook.tsx';

test('BEY-22: a sale is as many days away as the calendar of the region has, at any hour', () => {
  for (const time of ['2026-11-29T17:00:00Z', '2026-11-29T23:17:00Z', '2026-11-30T16:59:00Z']) {
    const page = {
      tenant: { timezone: 'Asia/Bangkok' },
      currentTimeMillis: Date.parse(time),
    } as unknown as PageContext;
    findVisitBy(() => ({ page, messages: {} as never }));
    expect(daysUntil('2026-12-12'), time).toBe(12);
  }
});

test('BEY-22: beside what the contract calls refuted nobody is called on to buy', () => {
  expect([...REFUTED].toSorted()).toEqual([...OF_CONTRACT].toSorted());
});
