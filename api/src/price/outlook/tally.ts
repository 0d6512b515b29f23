/** Forecasts of the past, counted: what was said on each day, and what came (BEY-22). Pure. */
import { RECORD, RECORD_STEPS } from '#contract/price/record.ts';
import type { OutlookRecord } from '#contract/price/outlook-record.ts';
import { gotBetter, HORIZON } from './chance.ts';
import type { Sale } from './chance.ts';
import { OUTLOOK, outlooksOver } from './outlook.ts';
import type { State } from './outlook.ts';

interface Said {
  forecasts: number;
  right: number;
}

export interface Tally {
  /** Goods with a long enough past, and those with a forecast. */
  looked: number;
  goods: number;
  readonly today: Record<State | 'YOUNG', number>;
  readonly said: Record<State, Said>;
  /** Days on which something was said and a better price came. */
  came: number;
  /** Squares of how far the stated chance was off, and that of whoever knows only how often. */
  error: number;
  usualError: number;
  readonly steps: { forecasts: number; told: number; came: number }[];
}

export function emptyTally(): Tally {
  const none = () => ({ forecasts: 0, right: 0 });
  return {
    looked: 0,
    goods: 0,
    today: { WAIT: 0, BUY: 0, NO_GAIN: 0, TOSS_UP: 0, YOUNG: 0 },
    said: { WAIT: none(), BUY: none(), NO_GAIN: none(), TOSS_UP: none() },
    came: 0,
    error: 0,
    usualError: 0,
    steps: RECORD_STEPS.map(() => ({ forecasts: 0, told: 0, came: 0 })),
  };
}

/** Adds one product: what is said today, and of every day whose outcome is known what was. */
export function addPast(tally: Tally, prices: readonly number[], sales: readonly Sale[]): void {
  if (prices.length < OUTLOOK.historyDays) {
    tally.today.YOUNG += 1;
    return;
  }
  const before = forecastsOf(tally);
  const outlooks = outlooksOver(prices, sales);
  for (const [at, { state, probability, usual }] of outlooks.entries()) {
    if (at + 1 < OUTLOOK.historyDays || at + HORIZON >= prices.length) continue;
    const came = Number(gotBetter(prices, at));
    tally.said[state].forecasts += 1;
    tally.said[state].right += Number(state !== 'TOSS_UP' && (state === 'WAIT') === (came === 1));
    tally.came += state === 'TOSS_UP' ? 0 : came;
    tally.error += (probability - came) ** 2;
    tally.usualError += (usual - came) ** 2;
    const step = tally.steps[stepOf(probability)];
    if (!step) continue;
    step.forecasts += 1;
    step.told += probability;
    step.came += came;
  }
  tally.looked += 1;
  tally.today[outlooks.at(-1)?.state ?? 'TOSS_UP'] += 1;
  if (forecastsOf(tally) > before) tally.goods += 1;
}

type Counted = Omit<
  OutlookRecord,
  'madeTime' | 'fromDay' | 'toDay' | 'betterBy' | 'sampled' | 'milliseconds'
>;

export function countedIn(tally: Tally): Counted {
  const { looked, goods, said, today, came } = tally;
  const forecasts = forecastsOf(tally);
  const days = forecasts + said.TOSS_UP.forecasts;
  const right = said.WAIT.right + said.BUY.right + said.NO_GAIN.right;
  return {
    days: HORIZON,
    looked,
    today: {
      wait: today.WAIT,
      buy: today.BUY,
      noGain: today.NO_GAIN,
      tossUp: today.TOSS_UP,
      young: today.YOUNG,
    },
    enough: forecasts >= RECORD.forecasts && goods >= RECORD.goods,
    goods,
    forecasts,
    right,
    waits: said.WAIT,
    buys: said.BUY,
    noGains: said.NO_GAIN,
    tossUps: said.TOSS_UP.forecasts,
    alwaysWait: came,
    alwaysBuy: forecasts - came,
    standing: right > Math.max(came, forecasts - came) ? 'BETTER' : 'NO_BETTER',
    error: fraction(tally.error, days),
    usualError: fraction(tally.usualError, days),
    steps: tally.steps.flatMap((step, at) => {
      const [from, to] = RECORD_STEPS[at] as readonly [number, number];
      const { forecasts: times, told, came: cameThen } = step;
      return times === 0
        ? []
        : [{ from, to, forecasts: times, expected: fraction(told, times), came: cameThen }];
    }),
  };
}

const forecastsOf = ({ said: { WAIT, BUY, NO_GAIN } }: Tally) =>
  WAIT.forecasts + BUY.forecasts + NO_GAIN.forecasts;
const fraction = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;

/** The last step that begins at or below a chance. */
function stepOf(probability: number): number {
  return RECORD_STEPS.findLastIndex(([from]) => probability >= from);
}
