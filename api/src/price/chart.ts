/** Days → the step line of the chart and the figures beside it (PRC-03, PRC-05). Pure. */
import type { PricePoint } from '#contract/price/history.ts';
import { HELD_DAYS } from './judge/spark.ts';
import { addDays, daysBetween, midnight } from './range.ts';
import type { Range } from './range.ts';

export interface DayRow {
  day: string;
  low: number;
  low_at: Date;
  high: number;
  high_at: Date;
  mid: number;
  mean: number;
  close: number;
  close_at: Date;
  in_stock: boolean;
  seen_at: Date;
}

export interface SeenPrice {
  amount: number;
  time: string;
}
export interface Figures {
  min: SeenPrice | null;
  max: SeenPrice | null;
  avg: number | null;
  median: number | null;
  lows: SeenPrice[];
  observedDays: number;
}

/** Local lows worth a mark. */
const LOWS_MARKED = 3;

interface Step {
  at: number;
  price: number | null;
  state: 'seen' | 'gap' | 'out_of_stock';
}

/**
 * The step line within a range. A price holds until the next; it holds `HELD_DAYS` days on which
 * nobody looked, a longer silence is a gap from then on. `days` may begin before the range: what
 * held at its beginning is its first point, unless it lies beyond all prices seen within: the
 * figures beside the line know only these.
 */
export function pointsOf(
  days: readonly DayRow[],
  range: Range,
  now: Date,
  timezone: string,
): PricePoint[] {
  const end = Math.min(range.to.getTime(), now.getTime());
  const inside: Step[] = [];
  let standing: Step | undefined;
  for (const step of stepsOf(days, timezone)) {
    if (step.at < range.from.getTime()) standing = step;
    else if (step.at < end || step.at === now.getTime()) inside.push(step);
  }
  const first = range.from.getTime();
  if (standing && standing.state !== 'gap' && inside[0]?.at !== first && isAmong(standing, inside))
    inside.unshift({ ...standing, at: first });
  return inside
    .filter((step, index) => {
      const before = inside[index - 1];
      return !before || before.state !== step.state || before.price !== step.price;
    })
    .map((step) => ({
      time: new Date(step.at).toISOString(),
      price: step.price,
      state: step.state,
    }));
}

function isAmong({ price }: Step, inside: readonly Step[]): boolean {
  const seen = inside.flatMap((step) => step.price ?? []);
  if (price === null || seen.length === 0) return true;
  return Math.min(...seen) <= price && price <= Math.max(...seen);
}

function* stepsOf(days: readonly DayRow[], timezone: string): Generator<Step> {
  for (const [index, day] of days.entries()) {
    if (day.in_stock) {
      for (const reported of pricesOn(day))
        yield { at: reported.at, price: reported.amount, state: 'seen' };
      if (day.seen_at > day.close_at)
        yield { at: day.seen_at.getTime(), price: null, state: 'out_of_stock' };
    } else {
      yield {
        at: Math.min(day.low_at.getTime(), day.high_at.getTime(), day.close_at.getTime()),
        price: null,
        state: 'out_of_stock',
      };
    }
    const next = days[index + 1];
    if (!next || daysBetween(day.day, next.day) > HELD_DAYS + 1) {
      yield {
        at: midnight(addDays(day.day, HELD_DAYS + 1), timezone).getTime(),
        price: null,
        state: 'gap',
      };
    }
  }
}

/** The prices of a day whose instants are known, in their order. */
function pricesOn(day: DayRow): { at: number; amount: number }[] {
  const reported = [
    { at: day.low_at.getTime(), amount: day.low },
    { at: day.high_at.getTime(), amount: day.high },
    { at: day.close_at.getTime(), amount: day.close },
  ];
  return reported
    .sort((a, b) => a.at - b.at)
    .filter(
      (one, index) =>
        index === 0 ||
        one.at !== reported[index - 1]?.at ||
        one.amount !== reported[index - 1]?.amount,
    );
}

/**
 * Figures over the days of a range on which the price was to be had. Of a day that the range cuts,
 * only the instants inside count as extremes.
 */
export function figuresOf(days: readonly DayRow[], range: Range): Figures {
  const inside = days
    .filter((day) => day.in_stock && day.day >= range.fromDay && day.day <= range.toDay)
    .map((day) => ({
      day,
      reported: pricesOn(day).filter(
        (one) => one.at >= range.from.getTime() && one.at <= range.to.getTime(),
      ),
    }))
    .filter(({ reported }) => reported.length > 0);
  const reported = inside.flatMap((one) => one.reported);
  const mids = inside.map(({ day }) => day.mid).sort((a, b) => a - b);
  return {
    min: extreme(reported, (a, b) => a < b),
    max: extreme(reported, (a, b) => a > b),
    avg:
      inside.length === 0
        ? null
        : Math.round(inside.reduce((sum, { day }) => sum + day.mean, 0) / inside.length),
    median: mids[Math.ceil(mids.length / 2) - 1] ?? null,
    lows: lowsOf(reported),
    observedDays: inside.length,
  };
}

function extreme(
  reported: readonly { at: number; amount: number }[],
  beats: (a: number, b: number) => boolean,
): SeenPrice | null {
  let best: { at: number; amount: number } | undefined;
  for (const one of reported) if (!best || beats(one.amount, best.amount)) best = one;
  return best ? { amount: best.amount, time: new Date(best.at).toISOString() } : null;
}

/**
 * Local lows: cheaper than what came before and after, and not on an ever flat line; the lowest
 * first, then the latest.
 */
function lowsOf(reported: readonly { at: number; amount: number }[]): SeenPrice[] {
  const steps = reported.filter((one, index) => one.amount !== reported[index - 1]?.amount);
  if (steps.length < 2) return [];
  return steps
    .filter(
      (one, index) =>
        one.amount < (steps[index - 1]?.amount ?? Infinity) &&
        one.amount < (steps[index + 1]?.amount ?? Infinity),
    )
    .sort((a, b) => a.amount - b.amount || b.at - a.at)
    .slice(0, LOWS_MARKED)
    .map((one) => ({ amount: one.amount, time: new Date(one.at).toISOString() }));
}
