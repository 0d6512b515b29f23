/**
 * How likely a better price is within the horizon, by three ways of looking at a product's own past
 * (BEY-22). Each sees only the days up to `at`. Pure.
 */

/** A better price is lower by at least this share. */
export const BETTER_BY = 0.05;
/** Days ahead: within a month every region has a double day and a payday. */
export const HORIZON = 30;
/**
 * Days in a row turn out alike: as many as the horizon has count as one case, and no more cases
 * than these count …
 */
const CASES = 12;
/** … beside so many that nobody saw, half of them with a better price: little past is never sure. */
const UNSEEN = 2;
/** A sale lowered the price if it was higher by `BETTER_BY` so many days before. */
const BEFORE = 7;
/** Fewer gaps, or sales of a kind, show no habit. */
export const HABIT = 2;

/** A sale by the days of a history: its places in the prices, also beyond today. */
export interface Sale {
  readonly kind: string;
  readonly from: number;
  readonly until: number;
  /** Since when it is known. */
  readonly announced: number;
}

/** At most this is better than the price of a day. */
export const betterThan = (price: number) => price * (1 - BETTER_BY);

/** Whether a better price came within the horizon. */
export function gotBetter(prices: readonly number[], at: number): boolean {
  const limit = betterThan(prices[at] as number);
  for (let ahead = at + 1; ahead <= Math.min(at + HORIZON, prices.length - 1); ahead += 1)
    if ((prices[ahead] as number) <= limit) return true;
  return false;
}

/** By how often a better price came on days like it, in cases. */
export function chanceByShare(came: number, cases: number): number {
  return sobered(cases === 0 ? 0.5 : came / cases, cases);
}

/**
 * By the gaps between the times at which it was better than on the day. So many days after the last
 * of them: of the gaps that lasted longer than that, the share that ended within the horizon.
 * Without such gaps by how many times there were.
 */
export function chanceByGaps(prices: readonly number[], at: number): number {
  const limit = betterThan(prices[at] as number);
  let [times, open, ended, sinceLast, next] = [0, 0, 0, 0, 0];
  for (let day = at - 1; day >= 0; day -= 1) {
    if ((prices[day] as number) > limit) continue;
    const gap = next - day;
    if (times === 0) sinceLast = at - day;
    else if (gap > sinceLast) {
      open += 1;
      ended += Number(gap <= sinceLast + HORIZON);
    }
    times += Number(times === 0 || gap > 1);
    next = day;
  }
  if (open >= HABIT) return sobered(ended / open, open);
  return sobered(1 - Math.exp((-times * HORIZON) / (at + 1)), (at + 1) / HORIZON);
}

/** By what earlier sales did of the kinds that lie ahead; null: none of a known habit does. */
export function chanceBySales(
  prices: readonly number[],
  at: number,
  sales: readonly Sale[],
): number | null {
  const habits = habitsOf(prices, at, sales);
  let best: number | null = null;
  for (const { kind, from, announced } of sales) {
    if (announced > at || from <= at || from > at + HORIZON) continue;
    const { fell, of } = habits.get(kind) ?? NO_HABIT;
    if (of >= HABIT) best = Math.max(best ?? 0, sobered(fell / of, of));
  }
  return best;
}

/** Of the sales of a kind that were, those that lowered the price, and below that of the day. */
export interface Habit {
  fell: number;
  of: number;
}
export const NO_HABIT: Readonly<Habit> = { fell: 0, of: 0 };

/** By kinds. */
export function habitsOf(
  prices: readonly number[],
  at: number,
  sales: readonly Sale[],
): Map<string, Readonly<Habit>> {
  const habits = new Map<string, Habit>();
  for (const { kind, from, until } of sales) {
    if (from < BEFORE || from > at) continue;
    const habit = habits.get(kind) ?? { ...NO_HABIT };
    const limit = betterThan(Math.min(prices[at] as number, prices[from - BEFORE] as number));
    let fell = false;
    for (let day = from; day <= Math.min(until, at); day += 1)
      fell ||= (prices[day] as number) <= limit;
    habit.of += 1;
    habit.fell += Number(fell);
    habits.set(kind, habit);
  }
  return habits;
}

function sobered(share: number, seen: number): number {
  const cases = Math.min(seen, CASES);
  return (share * cases + UNSEEN / 2) / (cases + UNSEEN);
}
