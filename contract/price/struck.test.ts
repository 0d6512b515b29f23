import { expect, test } from 'vitest';
import { formatPercent } from '../money.ts';
import { chipOf, holeText, struckOf } from './chip.ts';
import { UNKNOWN_VERDICT, VERDICTS } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const verdict = (kind: Verdict['kind'], more: Partial<Verdict> = {}): Verdict => ({
  ...UNKNOWN_VERDICT,
  kind,
  claimed: 0.35,
  real: 1 - 1290 / 1570,
  typicalAmount: 1570_00,
  totalDays: 90,
  ...more,
});
const card = (of: Verdict, originAmount: number | null = 1990_00) => ({
  verdict: of,
  originAmount,
  isCurrent: true,
  currentAmount: 1290_00,
});

test('BEY-01, PROD-07: the per cent of a chip is that of the price struck beside it', () => {
  for (const kind of VERDICTS) {
    const of = card(verdict(kind));
    const chip = chipOf(of.verdict, true);
    const struck = struckOf(of);
    const off = (was: number) => formatPercent(1 - of.currentAmount / was);
    // a claim that does not hold is struck as its per cent is; one that is unchecked has none
    if (chip.struck !== null) expect(struck, kind).toEqual({ amount: 1990_00, isUsual: false });
    else if ('percent' in chip.holes) {
      expect(struck, kind).toEqual({ amount: 1570_00, isUsual: true });
      const manner = { currency: 'THB', date: String } as const;
      expect(holeText(chip.holes.percent as { share: number }, manner), kind).toBe(
        off(struck?.amount ?? 0),
      );
    } else expect(struck, kind).toEqual({ amount: 1990_00, isUsual: false });
  }
});

test('PROD-07: where the shop strikes nothing, nothing is struck, however usual a higher price is', () => {
  expect(struckOf(card(verdict('NO_CLAIM', { claimed: null }), null))).toBeNull();
  expect(struckOf(card(verdict('VERIFIED'), null))).toBeNull();
  expect(struckOf({ ...card(verdict('VERIFIED')), isCurrent: false })).toBeNull();
  // dearer than usual: the usual price is no discount of it
  const dearer = verdict('NO_CLAIM', { real: -0.1, claimed: 0.02 });
  expect(struckOf(card(dearer))?.isUsual).toBe(false);
});
