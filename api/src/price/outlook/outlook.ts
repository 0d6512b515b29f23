/**
 * Whether waiting pays (BEY-22): how often, in a product's own past, a price at least 5 % lower
 * came within the days ahead when it was as it is now. The same rule is walked through that
 * past day by day, knowing only what was known then; what it would have said, and how often it was
 * right, is its hit rate. Where either is thin it says nothing. Pure.
 */

/** A better price is lower by at least this share. */
export const BETTER_BY = 0.05;
export const HORIZONS = [7, 30] as const;
export type Horizon = (typeof HORIZONS)[number];
export const OUTLOOK = {
  /** Days of history at least. */
  historyDays: 120,
  /** Days in the past that were as now, at least. */
  likeDays: 20,
  /**
   * Days in a row turn out alike: as many days as the horizon has count as one case, and no more
   * cases than these count …
   */
  cases: 12,
  /**
   * … beside so many that nobody saw, half of them with a better price: little past is never sure.
   * Chosen by the back-test.
   */
  unseen: 1.25,
  /** From here on it says wait, down to here it says buy. */
  wait: 0.7,
  buy: 0.2,
  /** Times that it would have spoken, and the share of them in which it was right, at least. */
  saidAtLeast: 15,
  rightAtLeast: 0.7,
} as const;

/** Days that make the usual price; a price within this share of it is the usual one. */
const USUAL_DAYS = 90;
const LEVEL = 0.03;
/** The level of a day: low, usual or high, with a sale ahead or without. */
const KINDS = 6;

export type Advice = 'WAIT' | 'BUY';
export interface Outlook {
  readonly days: Horizon;
  readonly advice: Advice;
  /** Of a better price within the days. */
  readonly probability: number;
  /**
   * Times that the rule would have spoken in this product's past, and those in which it was right.
   */
  readonly said: number;
  readonly right: number;
}

/**
 * Whether on a day (its place in the prices, also beyond today) a sale is known to lie within the
 * days after it.
 */
export type SaleAhead = (at: number, days: number) => boolean;

/** `prices`: one of every day, oldest first, today last. */
export function outlookOf(
  prices: readonly number[],
  days: Horizon,
  saleAhead: SaleAhead,
): Outlook | null {
  return outlooksOver(prices, days, saleAhead).at(-1) ?? null;
}

/**
 * What would have been shown on each day, by what was known on it: null where nothing would have
 * been.
 */
export function outlooksOver(
  prices: readonly number[],
  days: Horizon,
  saleAhead: SaleAhead,
): (Outlook | null)[] {
  const levels = levelsOf(prices);
  const kinds = levels.map((level, at) => level * 2 + Number(saleAhead(at, days)));
  const hits = new Int32Array(KINDS);
  const all = new Int32Array(KINDS);
  const said: ReturnType<typeof adviceOf>[] = [];
  const record = { said: 0, right: 0 };
  return prices.map((_, at) => {
    // only now is it known how the day `days` ago turned out
    const past = at - days;
    if (past >= 1) {
      const came = gotBetter(prices, past, days);
      const kind = kinds[past] as number;
      all[kind] = (all[kind] as number) + 1;
      hits[kind] = (hits[kind] as number) + Number(came);
      const then = said[past];
      record.said += Number(then !== null && then !== undefined);
      record.right += Number(
        then !== null && then !== undefined && (then.advice === 'WAIT') === came,
      );
    }
    const kind = kinds[at] as number;
    const now = at < 1 ? null : adviceOf(hits[kind] as number, all[kind] as number, days);
    said.push(now);
    return now && at + 1 >= OUTLOOK.historyDays && isProven(record)
      ? { days, ...now, ...record }
      : null;
  });
}

/** Whether a price at least 5 % lower came within the days after one. */
export function gotBetter(prices: readonly number[], at: number, days: number): boolean {
  const limit = (prices[at] as number) * (1 - BETTER_BY);
  for (let ahead = at + 1; ahead <= Math.min(at + days, prices.length - 1); ahead += 1)
    if ((prices[ahead] as number) <= limit) return true;
  return false;
}

function adviceOf(
  hits: number,
  all: number,
  days: Horizon,
): { advice: Advice; probability: number } | null {
  if (all < OUTLOOK.likeDays) return null;
  const cases = Math.min(all / days, OUTLOOK.cases);
  const probability = ((hits / all) * cases + OUTLOOK.unseen / 2) / (cases + OUTLOOK.unseen);
  if (probability >= OUTLOOK.wait) return { advice: 'WAIT', probability };
  return probability <= OUTLOOK.buy ? { advice: 'BUY', probability } : null;
}

function isProven({ said, right }: { said: number; right: number }): boolean {
  return said >= OUTLOOK.saidAtLeast && right / said >= OUTLOOK.rightAtLeast;
}

/** Of each day against the usual price of the days before it: 0 low, 1 usual, 2 high. */
function levelsOf(prices: readonly number[]): number[] {
  const before: number[] = [];
  return prices.map((price, at) => {
    if (at > 0)
      before.splice(placeIn(before, prices[at - 1] as number), 0, prices[at - 1] as number);
    if (before.length > USUAL_DAYS)
      before.splice(placeIn(before, prices[at - 1 - USUAL_DAYS] as number), 1);
    const usual = before[Math.floor(before.length / 2)] ?? 0;
    return price <= usual * (1 - LEVEL) ? 0 : price >= usual * (1 + LEVEL) ? 2 : 1;
  });
}

/** Where a number is, or would be, among sorted ones. */
function placeIn(sorted: readonly number[], wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
