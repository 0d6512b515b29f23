/**
 * Whether waiting pays (BEY-22): how often, in a product's own past, a price at least 5 % lower came within the days ahead
 * when it stood as it stands now. The same rule is walked through that past day by day, knowing only what was known then; what
 * it would have said, and how often it was right, is its hit rate. Where either is thin it says nothing. Pure.
 */

/** A better price is lower by at least this share. */
export const BETTER_BY = 0.05;
export const HORIZONS = [7, 30] as const;
export const OUTLOOK = {
  /** Days of history at least. */
  historyDays: 120,
  /** Days in the past that stood as now, at least. */
  likeDays: 20,
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

export type Advice = 'WAIT' | 'BUY';
export interface Outlook {
  readonly days: (typeof HORIZONS)[number];
  readonly advice: Advice;
  /** Of a better price within the days. */
  readonly probability: number;
  /** Times that the rule would have spoken in this product's past, and those in which it was right. */
  readonly said: number;
  readonly right: number;
}

/** `prices`: one of every day, oldest first, today last. `isSale` says of a day by its place in them, also beyond today. */
export function outlookOf(prices: readonly number[], days: (typeof HORIZONS)[number], isSale: (at: number) => boolean): Outlook | null {
  if (prices.length < OUTLOOK.historyDays) return null;
  const like = new Map<string, { hits: number; all: number }>();
  const record = { said: 0, right: 0 };
  const last = prices.length - 1;
  for (let at = 1; at <= last; at += 1) {
    // only now is it known how the day `days` ago turned out
    const past = at - days;
    if (past >= 1) {
      const bucket = like.get(kindOf(prices, past, days, isSale)) ?? { hits: 0, all: 0 };
      like.set(kindOf(prices, past, days, isSale), { hits: bucket.hits + Number(gotBetter(prices, past, days)), all: bucket.all + 1 });
    }
    const said = adviceOf(like.get(kindOf(prices, at, days, isSale)));
    if (at === last) return said && isProven(record) ? { days, ...said, ...record } : null;
    if (said && at + days <= last) {
      record.said += 1;
      if ((said.advice === 'WAIT') === gotBetter(prices, at, days)) record.right += 1;
    }
  }
  return null;
}

function adviceOf(bucket: { hits: number; all: number } | undefined): { advice: Advice; probability: number } | null {
  if (!bucket || bucket.all < OUTLOOK.likeDays) return null;
  // one more of each, so that nothing is ever certain
  const probability = (bucket.hits + 1) / (bucket.all + 2);
  if (probability >= OUTLOOK.wait) return { advice: 'WAIT', probability };
  return probability <= OUTLOOK.buy ? { advice: 'BUY', probability } : null;
}

function isProven({ said, right }: { said: number; right: number }): boolean {
  return said >= OUTLOOK.saidAtLeast && right / said >= OUTLOOK.rightAtLeast;
}

/** How a day stands: against the usual price of the days before it, and whether a sale lies ahead. */
function kindOf(prices: readonly number[], at: number, days: number, isSale: (at: number) => boolean): string {
  const before = prices.slice(Math.max(0, at - USUAL_DAYS), at).toSorted((a, b) => a - b);
  const usual = before[Math.floor(before.length / 2)] ?? 0;
  const price = prices[at] as number;
  const level = price <= usual * (1 - LEVEL) ? 'LOW' : price >= usual * (1 + LEVEL) ? 'HIGH' : 'USUAL';
  const hasSale = Array.from({ length: days }, (_, ahead) => at + ahead + 1).some(isSale);
  return `${level} ${hasSale}`;
}

function gotBetter(prices: readonly number[], at: number, days: number): boolean {
  const limit = (prices[at] as number) * (1 - BETTER_BY);
  return prices.slice(at + 1, at + 1 + days).some((price) => price <= limit);
}
