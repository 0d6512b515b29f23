/** How often a price falls (BEY-22): what can be said of every history, however little it proves. Pure. */
import { addDays } from '../range.ts';
import { BETTER_BY, OUTLOOK } from './outlook.ts';
import type { Outlook } from './outlook.ts';

export interface Rhythm {
  /** Days of history, today included. */
  readonly days: number;
  /** Days on which it fell by `BETTER_BY` or more against the day before. */
  readonly falls: number;
  /** The last of them. */
  readonly lastDay: string | null;
  /** From when on the history is long enough for an answer; null: it is. */
  readonly sureFromDay: string | null;
}

/** `prices`: one of every day, oldest first; the last is of `today`. */
export function rhythmOf(prices: readonly number[], today: string): Rhythm {
  const falls = prices.flatMap((price, at) =>
    at > 0 && price <= (prices[at - 1] as number) * (1 - BETTER_BY) ? [at] : [],
  );
  const last = falls.at(-1);
  const lacking = OUTLOOK.historyDays - prices.length;
  return {
    days: prices.length,
    falls: falls.length,
    lastDay: last === undefined ? null : addDays(today, last - (prices.length - 1)),
    sureFromDay: lacking > 0 ? addDays(today, lacking) : null,
  };
}

/** One answer of all that is said: waiting pays within some horizon, or it hardly pays, or nobody can tell. */
export function stateOf(outlooks: readonly Outlook[]): 'BUY' | 'WAIT' | 'TOSS_UP' {
  if (outlooks.some(({ advice }) => advice === 'WAIT')) return 'WAIT';
  return outlooks.length > 0 ? 'BUY' : 'TOSS_UP';
}
