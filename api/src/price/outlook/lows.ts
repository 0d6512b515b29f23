/** When it was cheaper than today (BEY-22): what the chart shows, however little it proves. Pure. */
import { addDays } from '../range.ts';
import { betterThan, HABIT } from './chance.ts';
import { OUTLOOK, stillDays } from './outlook.ts';

export interface Lows {
  /** Days of history, today included. */
  readonly days: number;
  /** Days up to today on which no price was better than another. */
  readonly stillDays: number;
  /** Times that it was better than today, each as many days in a row as it lasted. */
  readonly times: number;
  /** Days from one to the next where they are alike. */
  readonly everyDays: number | null;
  /** The last of these days. */
  readonly lastDay: string | null;
  /** What it then usually cost at best. */
  readonly amount: number | null;
  /** From when on the history is long enough for an answer; null: it is. */
  readonly sureFromDay: string | null;
}

/** `prices`: one of every day, oldest first; the last is of `today`. */
export function lowsOf(prices: readonly number[], today: string): Lows {
  const limit = betterThan(prices.at(-1) ?? 0);
  const times: { from: number; until: number; lowest: number }[] = [];
  for (const [at, price] of prices.entries()) {
    if (price > limit) continue;
    const running = times.at(-1);
    if (running?.until === at - 1) {
      running.until = at;
      running.lowest = Math.min(running.lowest, price);
    } else times.push({ from: at, until: at, lowest: price });
  }
  const last = times.at(-1);
  const lacking = OUTLOOK.historyDays - prices.length;
  return {
    days: prices.length,
    stillDays: stillDays(prices, prices.length - 1),
    times: times.length,
    everyDays: rhythmOf(times.slice(1).map(({ from }, nth) => from - (times[nth]?.from ?? 0))),
    lastDay: last ? addDays(today, last.until - (prices.length - 1)) : null,
    amount: middleOf(times.map(({ lowest }) => lowest)),
    sureFromDay: lacking > 0 ? addDays(today, lacking) : null,
  };
}

/** Of the days between, the middle one where most are within a quarter of it. */
function rhythmOf(between: readonly number[]): number | null {
  const middle = middleOf(between);
  if (middle === null || between.length < HABIT) return null;
  const alike = between.filter((one) => Math.abs(one - middle) <= middle / 4);
  return alike.length * 3 >= between.length * 2 ? middle : null;
}

function middleOf(numbers: readonly number[]): number | null {
  return numbers.toSorted((one, two) => one - two)[Math.floor((numbers.length - 1) / 2)] ?? null;
}
