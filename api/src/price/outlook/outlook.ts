/**
 * Whether waiting pays (BEY-22): three forecasts of a better price within the horizon, each
 * weighted by how well it did on like days of the product's own past, walked through day by day by
 * what was known then. Where that past is short, or what it would have said was often wrong, it is
 * a toss-up. Pure.
 */
import {
  betterThan,
  chanceByGaps,
  chanceByShare,
  chanceBySales,
  gotBetter,
  HORIZON,
} from './chance.ts';
import type { Sale } from './chance.ts';
import { caseOf, learn, lowDays, newLevel } from './level.ts';

export const OUTLOOK = {
  /** Days of history at least, and days after which a price is said to hardly move. */
  historyDays: 120,
  /** From here on it says wait, down to here it says buy. */
  wait: 0.7,
  buy: 0.2,
  /** Times that it would have spoken, and the share of them in which it was right, at least. */
  saidAtLeast: HORIZON,
  rightAtLeast: 0.75,
  /** How much a worse record in one case takes from the weight of a forecast. */
  learning: 4,
} as const;

/** `BUY`: it is low now. `NO_GAIN`: it is not, and yet will hardly be lower. */
export type State = 'WAIT' | 'BUY' | 'NO_GAIN' | 'TOSS_UP';

/** What the rule would have said in this product's past, once a day. */
export interface Tried {
  readonly said: number;
  readonly right: number;
  /** Of these days those on which a better price came: whoever always says wait is right on them. */
  readonly came: number;
}

export interface Outlook {
  readonly state: State;
  /** Of a better price within the horizon. */
  readonly probability: number;
  /** The same of whoever only knows how often one came. */
  readonly usual: number;
  readonly tried: Tried;
}

/** `prices`: one of every day, oldest first, today last; null without any. */
export function outlookOf(prices: readonly number[], sales: readonly Sale[]): Outlook | null {
  return outlooksOver(prices, sales).at(-1) ?? null;
}

/** What would have been shown on each day, by what was known on it. */
export function outlooksOver(prices: readonly number[], sales: readonly Sale[]): Outlook[] {
  const lows = lowDays(prices);
  const told: { readonly chances: readonly number[]; readonly said: 'WAIT' | 'BUY' | null }[] = [];
  const all = newLevel();
  const levels = { low: newLevel(), other: newLevel() };
  const levelOf = (at: number) => (lows[at] ? levels.low : levels.other);
  const tried = { said: 0, right: 0, came: 0 };
  return prices.map((_, at) => {
    // only now is it known how the day a horizon ago turned out
    const past = at - HORIZON;
    const then = told[past];
    if (then) {
      const came = Number(gotBetter(prices, past));
      learn(all, 1 / HORIZON, came, []);
      learn(levelOf(past), caseOf(lows, past), came, then.chances);
      tried.said += Number(then.said !== null);
      tried.right += Number(then.said !== null && (then.said === 'WAIT') === (came === 1));
      tried.came += then.said === null ? 0 : came;
    }
    const level = levelOf(at);
    const likely = chanceByShare(level.came, level.cases);
    const chances = [
      likely,
      chanceByGaps(prices, at),
      Math.max(likely, chanceBySales(prices, at, sales) ?? 0),
    ];
    const chance = weighted(chances, level.misses);
    const said = adviceOf(prices, at, chance);
    told.push({ chances, said });
    return {
      state: stateOf(prices, at, lows[at] === true, said, tried),
      probability: chance,
      usual: chanceByShare(all.came, all.cases),
      tried: { ...tried },
    };
  });
}

/** Days up to one on which no price was better than another. */
export function stillDays(prices: readonly number[], at: number): number {
  let [lowest, highest, day] = [Infinity, 0, at];
  for (; day >= 0; day -= 1) {
    lowest = Math.min(lowest, prices[day] as number);
    highest = Math.max(highest, prices[day] as number);
    if (lowest <= betterThan(highest)) break;
  }
  return at - day;
}

/** The forecast with the better record counts more. */
function weighted(chances: readonly number[], misses: readonly number[]): number {
  const weights = misses.map((one) => Math.exp(-OUTLOOK.learning * (one - Math.min(...misses))));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return chances.reduce((sum, chance, nth) => sum + chance * (weights[nth] ?? 0), 0) / all;
}

/** Nobody is told to wait for a price that was never seen. */
function adviceOf(prices: readonly number[], at: number, chance: number): 'WAIT' | 'BUY' | null {
  if (chance <= OUTLOOK.buy) return 'BUY';
  if (chance < OUTLOOK.wait) return null;
  const limit = betterThan(prices[at] as number);
  for (let day = at - 1; day >= 0; day -= 1) if ((prices[day] as number) <= limit) return 'WAIT';
  return null;
}

function stateOf(
  prices: readonly number[],
  at: number,
  isLow: boolean,
  advice: 'WAIT' | 'BUY' | null,
  { said, right }: Tried,
): State {
  if (at + 1 < OUTLOOK.historyDays) return 'TOSS_UP';
  if (stillDays(prices, at) >= OUTLOOK.historyDays) return 'NO_GAIN';
  if (said < OUTLOOK.saidAtLeast || right / said < OUTLOOK.rightAtLeast) return 'TOSS_UP';
  if (advice === 'BUY') return isLow ? 'BUY' : 'NO_GAIN';
  return advice ?? 'TOSS_UP';
}
