/** What the yardsticks of laws measure on the history of the offer that is judged (BEY-51). */
import { atLeast, atMost } from '#contract/price/exact.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { YARDSTICK_CODES, YARDSTICKS } from '#contract/price/yardstick.ts';
import type { YardstickCode } from '#contract/price/yardstick.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { localDay } from '#contract/time.ts';
import type { Handler } from '../../kernel/module.ts';
import type { DayRow } from '../chart.ts';
import { daysUnder } from '../day/queries.ts';
import { bestOf } from '../judge/aside.ts';
import { HELD_DAYS } from '../judge/spark.ts';
import { dayRows } from '../queries.ts';
import { addDays, daysBetween } from '../range.ts';
import { effectiveOf } from '../show.ts';
import { subjectRows } from '../statistics.ts';

const STORED = { withShipping: true, withCoupon: true } as const;

export interface Measured {
  code: YardstickCode;
  /** Null: the history knows of none. */
  amount: number | null;
  time: string | null;
  raisedAmount: number | null;
  isMet: boolean | null;
}

export const yardsticks: Handler<'price.yardsticks'> = async (ctx, { id }) => {
  const { timezone } = ctx.tenant;
  const best = bestOf(ctx, await subjectRows(ctx, id, undefined), STORED);
  const promoStart = best?.evidence.promoStart ?? null;
  const currencyCode = ctx.tenant.currency as CurrencyCode;
  if (!best || promoStart === null)
    return {
      currencyCode,
      currentAmount: best ? effectiveOf(best, STORED) : null,
      promoStart: null,
      yardsticks: [],
    };
  const promoDay = localDay(new Date(promoStart), timezone);
  const days = await dayRows(
    ctx.db,
    daysUnder([best.offer_id], STORED, timezone),
    addDays(promoDay, -YARDSTICKS.MY.within),
    addDays(promoDay, -1),
  );
  const currentAmount = effectiveOf(best, STORED);
  const measured = measure(
    days.filter((day) => day.in_stock),
    promoDay,
    currentAmount,
  );
  return {
    currencyCode,
    currentAmount,
    promoStart,
    yardsticks: measured.map((one) => {
      const { source, url, since } = YARDSTICKS[one.code];
      return { ...one, source, url, since };
    }),
  };
};

/** Every yardstick over the days in stock before the discount, oldest first. Pure. */
export function measure(before: readonly DayRow[], promoDay: string, price: number): Measured[] {
  return YARDSTICK_CODES.map((code) => MEASURES[code](before, promoDay, price));
}

type Measure = (before: readonly DayRow[], promoDay: string, price: number) => Measured;

const MEASURES: Readonly<Record<YardstickCode, Measure>> = {
  EU: (before, promoDay, price) => {
    const from = addDays(promoDay, -YARDSTICKS.EU.days);
    const lowest = lowestOf(
      before.filter((day) => day.day >= from).map((day) => ({ amount: day.low, time: day.low_at })),
    );
    return measuredOf('EU', lowest, lowest && price < lowest.amount);
  },
  MY: (before, _promoDay, price) => {
    const lowest = lowestOf(runsOf(before).filter((run) => run.days >= YARDSTICKS.MY.days));
    return measuredOf('MY', lowest, lowest && price < lowest.amount);
  },
  VN: (before, _promoDay, price) => {
    const last = before.at(-1);
    const standing = last ? { amount: last.close, time: last.close_at } : undefined;
    return measuredOf(
      'VN',
      standing,
      standing && atLeast(price, 1 - YARDSTICKS.VN.most, standing.amount),
    );
  },
  ID: (before, promoDay) => {
    const from = addDays(promoDay, -YARDSTICKS.ID.days);
    const rise = riseOf(before.filter((day) => day.day >= from));
    const known = before.some((day) => day.day >= from);
    return {
      ...measuredOf('ID', rise?.from, known ? rise === undefined : undefined),
      raisedAmount: rise?.to ?? null,
    };
  },
};

interface Known {
  readonly amount: number;
  readonly time: Date;
}

function measuredOf(
  code: YardstickCode,
  known: Known | undefined,
  isMet: boolean | undefined,
): Measured {
  return {
    code,
    amount: known?.amount ?? null,
    time: known?.time.toISOString() ?? null,
    raisedAmount: null,
    isMet: isMet ?? null,
  };
}

/** The lowest; of equal ones the latest. */
function lowestOf<One extends Known>(all: readonly One[]): One | undefined {
  return all.reduce<One | undefined>(
    (best, one) => (best === undefined || one.amount <= best.amount ? one : best),
    undefined,
  );
}

/**
 * Spells in which the price at the end of the day stayed the same, cut by silences in which it may
 * have been another.
 */
function runsOf(days: readonly DayRow[]): (Known & { days: number })[] {
  const runs: (Known & { first: string; last: string; days: number })[] = [];
  for (const { day, close, close_at } of days) {
    const run = runs.at(-1);
    const goesOn =
      run !== undefined && run.amount === close && daysBetween(run.last, day) <= HELD_DAYS + 1;
    if (goesOn)
      runs[runs.length - 1] = { ...run, last: day, days: daysBetween(run.first, day) + 1 };
    else runs.push({ amount: close, time: close_at, first: day, last: day, days: 1 });
  }
  return runs;
}

/**
 * The largest rise of a tenth or more: from the lowest price of the days to a higher one after it.
 */
function riseOf(days: readonly DayRow[]): { from: Known; to: number } | undefined {
  let lowest: Known | undefined;
  let found: { from: Known; to: number } | undefined;
  for (const { close, close_at } of days) {
    if (
      lowest &&
      !atMost(close, 1 + JUDGING.raiseMin, lowest.amount) &&
      (!found || close - lowest.amount > found.to - found.from.amount)
    )
      found = { from: lowest, to: close };
    if (lowest === undefined || close <= lowest.amount) lowest = { amount: close, time: close_at };
  }
  return found;
}
