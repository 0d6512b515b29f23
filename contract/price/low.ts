/**
 * The specification of low labels, as code that runs (LAB-05, LAB-06, LAB-08, AMB-08). The judge in
 * SQL is held to it by tests. Pure.
 */
import { ALL_TIME_LOW_NEEDS, HALF_YEAR_DAYS, LOW_DAYS } from '../catalog/label.ts';
import { atMost } from './exact.ts';
import type { Judgement } from './judge.ts';
import type { JudgedDay } from './judged-day.ts';
import { JUDGING, LOW_GUARD } from './judging.ts';
import { REFUTED } from './verdict.ts';

/** What calls a price low. `lowDays`: days since it was last lower; null when it never was. */
export interface Low {
  lowDays: number | null;
  label: string | null;
  /** When it was last exactly as low, before it fell to this level. */
  asLowAt: number | null;
}

/**
 * The label of a low (LAB-05, LAB-06, AMB-08), over the days of all offers of goods together. It
 * keeps its literal meaning, the lowest of so many days, and has one guard: really below the usual
 * price, not refuted, not seen once, not a price that comes back all the time, and seen often
 * enough to say so.
 */
export function lowOf(
  history: readonly JudgedDay[],
  now: { today: number; price: number },
  verdict: Pick<Judgement, 'kind' | 'real' | 'seenOnce' | 'typicalAmount'>,
): Low {
  const days = history.filter((day) => day.day <= now.today);
  const lastLower = days.filter((day) => day.low < now.price).at(-1)?.day ?? null;
  const lowDays = lastLower === null ? null : now.today - lastLower;
  const lastAbove =
    days.filter((day) => !atMost(day.close, 1 + JUDGING.levelTolerance, now.price)).at(-1)?.day ??
    null;
  const none = { lowDays, label: null, asLowAt: null };
  if (REFUTED.includes(verdict.kind) || verdict.seenOnce || lastAbove === null) return none;
  const before = days.filter(
    (day) => day.day > lastAbove - JUDGING.typicalDays && day.day <= lastAbove,
  );
  const lately = days.filter((day) => day.day > now.today - JUDGING.typicalDays);
  const isBelow =
    verdict.typicalAmount === null
      ? isBelowMiddle(before, now.price) && isBelowMiddle(lately, now.price)
      : (verdict.real ?? 0) >= LOW_GUARD.realMin;
  if (!isBelow) return none;
  if (comesBack(days, Math.max(lastAbove, lastLower ?? lastAbove), now.price)) return none;
  const age = now.today - (days[0] as JudgedDay).day;
  const lowFor = Math.min(lowDays ?? age, age);
  const wanted =
    lowFor >= HALF_YEAR_DAYS ? HALF_YEAR_DAYS : LOW_DAYS.filter((count) => count <= lowFor).at(-1);
  const looks = days.reduce((sum, day) => sum + day.seen, 0);
  const isAllTime =
    lastLower === null &&
    age >= ALL_TIME_LOW_NEEDS.days &&
    looks >= ALL_TIME_LOW_NEEDS.observations;
  if (wanted === undefined) return none;
  const seen = days.filter((day) => day.day > now.today - wanted).length;
  if (
    seen <
    Math.min(
      LOW_GUARD.seenEnough,
      Math.max(LOW_GUARD.seenMin, Math.floor(LOW_GUARD.seenShare * wanted)),
    )
  )
    return none;
  const asLow = days
    .filter(
      (day) =>
        day.day <= lastAbove &&
        day.low === now.price &&
        (isAllTime || day.day > now.today - wanted),
    )
    .at(-1);
  const label = isAllTime
    ? 'ALL_TIME_LOW'
    : wanted === HALF_YEAR_DAYS
      ? 'HALF_YEAR_LOW'
      : `LOWEST_${wanted}_DAYS`;
  return { lowDays, label, asLowAt: asLow?.lowAt ?? null };
}

/** It held all the time until then: of all days but those of the price as it is now. */
function comesBack(days: readonly JudgedDay[], until: number, price: number): boolean {
  const earlier = days.filter((day) => day.day > until - JUDGING.typicalDays && day.day <= until);
  const regular = earlier.filter((day) => atMost(day.low, 1 + JUDGING.levelTolerance, price));
  return regular.length / LOW_GUARD.regularShare > earlier.length;
}

/**
 * Where too little is known for a usual price, the middle of the days before it fell stands in for
 * it, and that of all of late.
 */
function isBelowMiddle(before: readonly JudgedDay[], price: number): boolean {
  const middle = before.map((day) => day.mid).toSorted((a, b) => a - b)[
    Math.ceil(before.length / 2) - 1
  ];
  return (
    before.length >= LOW_GUARD.seenMin &&
    middle !== undefined &&
    atMost(price, 1 - LOW_GUARD.realMin, middle)
  );
}
