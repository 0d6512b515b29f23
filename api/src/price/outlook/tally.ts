/** Forecasts of the past, counted: what was said on each day, and what came (BEY-22). Pure. */
import { RECORD, RECORD_STEPS } from '#contract/price/record.ts';
import type { OutlookRecord } from '#contract/price/outlook-record.ts';
import { gotBetter, outlooksOver } from './outlook.ts';
import type { Horizon, SaleAhead } from './outlook.ts';

export interface Tally {
  readonly days: Horizon;
  goods: number;
  forecasts: number;
  right: number;
  waits: number;
  waitsRight: number;
  /** Days on which something was said and a better price came. */
  came: number;
  readonly steps: { forecasts: number; told: number; came: number }[];
}

export function emptyTally(days: Horizon): Tally {
  return {
    days,
    goods: 0,
    forecasts: 0,
    right: 0,
    waits: 0,
    waitsRight: 0,
    came: 0,
    steps: RECORD_STEPS.map(() => ({ forecasts: 0, told: 0, came: 0 })),
  };
}

/** Adds the past of one product: every day whose outcome is known by now. */
export function addPast(tally: Tally, prices: readonly number[], saleAhead: SaleAhead): void {
  const { days } = tally;
  const before = tally.forecasts;
  for (const [at, said] of outlooksOver(prices, days, saleAhead).entries()) {
    if (!said || at + days >= prices.length) continue;
    const came = gotBetter(prices, at, days);
    const isRight = (said.advice === 'WAIT') === came;
    tally.forecasts += 1;
    tally.right += Number(isRight);
    tally.came += Number(came);
    if (said.advice === 'WAIT') {
      tally.waits += 1;
      tally.waitsRight += Number(isRight);
    }
    const step = tally.steps[stepOf(said.probability)];
    if (!step) continue;
    step.forecasts += 1;
    step.told += said.probability;
    step.came += Number(came);
  }
  if (tally.forecasts > before) tally.goods += 1;
}

export function horizonOf(tally: Tally): OutlookRecord['horizons'][number] {
  const { days, goods, forecasts, right, waits, waitsRight, came } = tally;
  return {
    days,
    enough: forecasts >= RECORD.forecasts && goods >= RECORD.goods,
    goods,
    forecasts,
    right,
    waits: { forecasts: waits, right: waitsRight },
    buys: { forecasts: forecasts - waits, right: right - waitsRight },
    alwaysWait: came,
    alwaysBuy: forecasts - came,
    standing: right > Math.max(came, forecasts - came) ? 'BETTER' : 'NO_BETTER',
    steps: tally.steps.flatMap((step, at) => {
      const [from, to] = RECORD_STEPS[at] as readonly [number, number];
      return step.forecasts === 0
        ? []
        : [
            {
              from,
              to,
              forecasts: step.forecasts,
              expected: Math.round((step.told / step.forecasts) * 10_000) / 10_000,
              came: step.came,
            },
          ];
    }),
  };
}

/** The last step that begins at or below a chance. */
function stepOf(probability: number): number {
  return RECORD_STEPS.findLastIndex(([from]) => probability >= from);
}
