/**
 * Days on which a price was low turn out differently from others, so each level learns for itself
 * (BEY-22). Pure.
 */
import { betterThan, HORIZON } from './chance.ts';

/** Days that make the usual price. */
const USUAL_DAYS = 90;

/** How the days of one level turned out, and how far off each forecast was, squared. */
export interface Level {
  cases: number;
  came: number;
  readonly misses: [number, number, number];
}

export const newLevel = (): Level => ({ cases: 0, came: 0, misses: [0, 0, 0] });

/** `share`: of a case. */
export function learn(level: Level, share: number, came: number, chances: readonly number[]): void {
  level.cases += share;
  level.came += share * came;
  for (const [nth, chance] of chances.entries())
    level.misses[nth] = (level.misses[nth] ?? 0) + share * (chance - came) ** 2;
}

/** Days of one level within one horizon turn out alike: together they are one case. */
export function caseOf(lows: readonly boolean[], at: number): number {
  let alike = 0;
  for (let day = Math.max(0, at - HORIZON + 1); day <= at; day += 1)
    alike += Number(lows[day] === lows[at]);
  return 1 / alike;
}

/** Of each day whether it was low against the usual price of the days before it. */
export function lowDays(prices: readonly number[]): boolean[] {
  const before: number[] = [];
  return prices.map((price, at) => {
    if (at > 0) {
      const last = prices[at - 1] as number;
      before.splice(placeIn(before, last), 0, last);
    }
    if (before.length > USUAL_DAYS)
      before.splice(placeIn(before, prices[at - 1 - USUAL_DAYS] as number), 1);
    return price <= betterThan(before[before.length >> 1] ?? 0);
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
