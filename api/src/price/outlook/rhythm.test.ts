import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../range.ts';
import { rhythmOf, stateOf } from './rhythm.ts';

const TODAY = '2026-11-23';

test('BEY-22: a history with falls is never silent: how many, and when the last was', () => {
  const days = fc.array(fc.constantFrom(1_000, 990, 960, 950, 940, 900, 700, 1_300), {
    minLength: 1,
    maxLength: 300,
  });
  fc.assert(
    fc.property(days, (prices) => {
      const found = rhythmOf(prices, TODAY);
      // counted again, by pairs from today backwards
      let [falls, lastDay]: [number, string | null] = [0, null];
      for (let ago = 0; ago < prices.length - 1; ago += 1) {
        const [before, after] = prices.slice(prices.length - 2 - ago, prices.length - ago);
        if (((before as number) - (after as number)) * 20 < (before as number)) continue;
        falls += 1;
        lastDay ??= addDays(TODAY, -ago);
      }
      expect(found).toMatchObject({ days: prices.length, falls, lastDay });
      expect(found.sureFromDay === null).toBe(prices.length >= 120);
    }),
  );
  expect(rhythmOf([], TODAY)).toMatchObject({ days: 0, falls: 0, lastDay: null });
  expect(rhythmOf([100], TODAY).sureFromDay).toBe(addDays(TODAY, 119));
});

test('BEY-22: of two horizons one answer: wait where waiting pays within either', () => {
  const said = (days: 7 | 30, advice: 'WAIT' | 'BUY') => ({
    days,
    advice,
    probability: 0.5,
    said: 20,
    right: 18,
  });
  expect(stateOf([])).toBe('TOSS_UP');
  expect(stateOf([said(7, 'BUY')])).toBe('BUY');
  expect(stateOf([said(7, 'BUY'), said(30, 'WAIT')])).toBe('WAIT');
  expect(stateOf([said(30, 'WAIT')])).toBe('WAIT');
});
