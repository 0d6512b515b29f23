/**
 * Which looks of an offer's series are implausible (BEY-03). Pure: a function of the series alone, never of
 * the order in which it arrived, so a file taken in halves, or backwards, is judged as it is at once.
 *
 * The series is cut into runs of the same price. A run is compared with the median of what counted before it; what is
 * far below is released by a second source alone, never by the one that told it. A shop that scrambles its answers is
 * known by its figures: odd ones after a habit of round ones, or a series of which half the values are told only once.
 */
import { isRound, QUARANTINE, slipOf } from './rule.ts';
import type { Steps } from '#contract/market/currency-habit.ts';
import type { ExclusionReason } from './rule.ts';

export interface Look {
  readonly at: number;
  readonly source: string;
  /** Tenant-local day. */
  readonly day: number;
  /** Item price in minor units, above 0. */
  readonly price: number;
  /** An operator released it: it counts. */
  readonly isReleased: boolean;
  /** Too old to be judged again: what was found of it stands. */
  readonly known?: ExclusionReason | null;
}

interface Run {
  readonly looks: number[];
  readonly from: number;
  readonly to: number;
}

interface Point {
  readonly at: number;
  readonly price: number;
  readonly isSure: boolean;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const CONFIRM = QUARANTINE.confirmMinutes * MINUTE;

/** For each look its reason, or null where it counts. `looks` in the order of time, then source. */
export function implausible(looks: readonly Look[], steps: Steps): (ExclusionReason | null)[] {
  const reasons: (ExclusionReason | null)[] = looks.map((look) => look.known ?? null);
  const scrambled = jitter(looks, steps);
  for (const at of scrambled) if (isOpen(looks[at] as Look)) reasons[at] = 'JITTER';
  judgeRuns(looks, reasons);
  return reasons;
}

function isOpen(look: Look): boolean {
  return look.known === undefined && !look.isReleased;
}

/** Runs of looks that `same` says are alike, without a gap. */
export function runsOf(looks: readonly Look[], same: (a: number, b: number) => boolean): Run[] {
  const runs: { looks: number[]; from: number; to: number }[] = [];
  for (const [index, look] of looks.entries()) {
    const run = runs.at(-1);
    const before = looks[index - 1];
    if (
      run &&
      before &&
      look.at - before.at <= QUARANTINE.confirmDays * DAY &&
      same(look.price, before.price)
    ) {
      run.looks.push(index);
      run.to = look.at;
    } else runs.push({ looks: [index], from: look.at, to: look.at });
  }
  return runs;
}

export function isSameLevel(a: number, b: number): boolean {
  return Math.abs(a - b) <= QUARANTINE.sameTolerance * b;
}

/**
 * Compares each run with what counted before it, in the order of time; what does not count is no
 * measure for what follows.
 */
function judgeRuns(looks: readonly Look[], reasons: (ExclusionReason | null)[]): void {
  const points: Point[] = [];
  for (const run of runsOf(looks, isSameLevel)) {
    const isSure = run.to - run.from >= CONFIRM;
    const measure =
      medianBefore(points, run.from) ??
      (points.length === 0 ? medianAfter(looks, reasons, run) : null);
    const confirmed = isToldByTwo(looks, run);
    for (const index of run.looks) {
      const look = looks[index] as Look;
      if (!isOpen(look) || measure === null) continue;
      const reason = reasonOf(look.price, measure);
      if (reason !== null && !confirmed && !(reason === 'TOO_HIGH' && isSure))
        reasons[index] = reason;
    }
    points.push(...pointsOf(looks, reasons, run, isSure));
  }
}

/**
 * One point for each day of a run: however often a day was looked at, it weighs the same in a
 * median.
 */
function pointsOf(
  looks: readonly Look[],
  reasons: readonly (ExclusionReason | null)[],
  run: Run,
  isSure: boolean,
): Point[] {
  const points: Point[] = [];
  let day: number | null = null;
  for (const index of run.looks) {
    const look = looks[index] as Look;
    if (reasons[index] !== null || look.day === day) continue;
    day = look.day;
    points.push({ at: look.at, price: look.price, isSure: isSure || look.isReleased });
  }
  return points;
}

/**
 * Two sources told the level of the run, an hour apart at least, with no other price in between.
 */
function isToldByTwo(looks: readonly Look[], run: Run): boolean {
  const spans = new Map<string, { from: number; to: number }>();
  for (const index of run.looks) {
    const { at, source } = looks[index] as Look;
    const span = spans.get(source);
    spans.set(source, { from: span?.from ?? at, to: at });
  }
  const told = [...spans.values()];
  return told.some((one) =>
    told.some(
      (other) => one !== other && Math.max(other.to - one.from, one.to - other.from) >= CONFIRM,
    ),
  );
}

interface Measure {
  /** Of two middle values either will do. */
  readonly lower: number;
  readonly upper: number;
}

/**
 * The typical price before: of the month, else of the last that is known; of what was sure of
 * itself, where there is any.
 */
function medianBefore(points: readonly Point[], at: number): Measure | null {
  const first = points.findLastIndex((point) => point.at < at - QUARANTINE.medianDays * DAY) + 1;
  const month = points.slice(Math.max(first, points.length - QUARANTINE.medianPoints));
  const told = month.length > 0 ? month : points.slice(-QUARANTINE.medianDays);
  const sure = told.filter((point) => point.isSure);
  return middle((sure.length > 0 ? sure : told).map((point) => point.price));
}

/**
 * The first price of a series, where it lasted less than two days, against what was told on many
 * days after.
 */
function medianAfter(
  looks: readonly Look[],
  reasons: readonly (ExclusionReason | null)[],
  run: Run,
): Measure | null {
  if (run.to - run.from >= 2 * DAY) return null;
  const after = new Map<number, number>();
  for (const [index, look] of looks.entries())
    if (
      look.at > run.to &&
      look.at <= run.to + QUARANTINE.medianDays * DAY &&
      reasons[index] === null
    )
      after.set(look.day, look.price);
  return after.size >= QUARANTINE.daysAfterFirst ? middle([...after.values()]) : null;
}

function middle(prices: readonly number[]): Measure | null {
  if (prices.length === 0) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  return {
    lower: sorted[Math.ceil(sorted.length / 2) - 1] as number,
    upper: sorted[Math.floor(sorted.length / 2)] as number,
  };
}

function reasonOf(price: number, { lower, upper }: Measure): ExclusionReason | null {
  if (slipOf(price, lower)) return 'DECIMAL_SLIP';
  if (price < QUARANTINE.tooLow * lower) return 'TOO_LOW';
  return price > QUARANTINE.tooHigh * upper ? 'TOO_HIGH' : null;
}

/** The looks that a shop scrambled. */
function jitter(looks: readonly Look[], steps: Steps): Set<number> {
  const exact = runsOf(looks, (a, b) => a === b);
  const sure = new Set(
    exact.filter((run) => run.to - run.from >= CONFIRM).flatMap((run) => run.looks),
  );
  const released = (index: number) => (looks[index] as Look).isReleased;
  const odd = oddAfterHabit(looks, steps, (index) => sure.has(index) || released(index));
  const storm = stormsOf(looks);
  const days = daysByPrice(looks);
  const seen = new Map<number, number>();
  const found = new Set<number>();
  const oddTimes = odd.map((index) => (looks[index] as Look).at);
  for (const [index, look] of looks.entries()) {
    const isStorm = storm.has(index);
    const isNearOdd =
      oddTimes.length > 0 && isWithin(oddTimes, look.at, QUARANTINE.jitterHours * 60 * MINUTE);
    const isKnown =
      seen.has(look.price) &&
      look.at - (seen.get(look.price) as number) <= QUARANTINE.roundDays * DAY;
    if (!isStorm && !isNearOdd) {
      seen.set(look.price, look.at);
      continue;
    }
    const isTold = isToldOnDays(
      days.get(look.price) as Told[],
      look,
      isRound(look.price, steps),
      storm.size,
    );
    const counts = released(index) || isKnown || isTold || (!isStorm && sure.has(index));
    if (!counts) found.add(index);
  }
  return found;
}

interface Told {
  readonly at: number;
  readonly day: number;
}

function daysByPrice(looks: readonly Look[]): Map<number, Told[]> {
  return Map.groupBy<number, Told>(looks as readonly Look[], (told) => (told as Look).price);
}

/**
 * A price told on two days is not random, unless the storm is so long that chance brings it back.
 */
function isToldOnDays(
  told: readonly Told[],
  look: Look,
  round: boolean,
  stormLooks: number,
): boolean {
  const around = told.filter((one) => Math.abs(one.at - look.at) <= QUARANTINE.toldDays * DAY);
  if (new Set(around.map((one) => one.day)).size < 2) return false;
  const { roundLooks, roundFrequency, oddLooks, oddFrequency } = QUARANTINE;
  return (
    around.length >=
    (round
      ? Math.max(roundLooks, roundFrequency * stormLooks)
      : Math.max(oddLooks, oddFrequency * stormLooks))
  );
}

/**
 * Odd figures in a series that kept round steps until then, away from the price before: a shop that
 * goes over to odd prices moves them by little. The habit is that of the last `roundDays`, kept as
 * a window that only moves on.
 */
function oddAfterHabit(
  looks: readonly Look[],
  steps: Steps,
  isSure: (index: number) => boolean,
): number[] {
  const found: number[] = [];
  const kept: { at: number; day: number; price: number; round: boolean }[] = [];
  let first = 0;
  let round = 0;
  for (const [index, look] of looks.entries()) {
    for (
      ;
      first < kept.length &&
      (kept[first] as { at: number }).at < look.at - QUARANTINE.roundDays * DAY;
      first++
    )
      if (kept[first]?.round) round -= 1;
    const habit = kept.length - first;
    if (isSure(index)) {
      const last = kept.at(-1);
      if (last?.day === look.day && last.price === look.price) continue;
      kept.push({
        at: look.at,
        day: look.day,
        price: look.price,
        round: isRound(look.price, steps),
      });
      if (kept.at(-1)?.round) round += 1;
      continue;
    }
    const isHabit = habit >= QUARANTINE.roundPoints && round >= QUARANTINE.roundShare * habit;
    if (isHabit && !isRound(look.price, steps, 'odd') && jump(looks, index) >= QUARANTINE.stormJump)
      found.push(index);
  }
  return found;
}

/** How far a look is from the one before it, as a share of that; 0 for the first. */
function jump(looks: readonly Look[], index: number): number {
  const before = looks[index - 1];
  return before ? Math.abs((looks[index] as Look).price - before.price) / before.price : 0;
}

/** Looks in whose neighbourhood half of the values or more are told once, and jump. */
function stormsOf(looks: readonly Look[]): Set<number> {
  const found = new Set<number>();
  const { stormLooks, stormShare, stormJump, stormLeast, stormDays } = QUARANTINE;
  for (const [index, look] of looks.entries()) {
    const near = looks
      .slice(Math.max(0, index - stormLooks), index + stormLooks + 1)
      .filter((one) => Math.abs(one.at - look.at) <= stormDays * DAY);
    if (near.length < stormLeast) continue;
    if (new Set(near.map((one) => one.price)).size < stormShare * near.length) continue;
    const jumps = near
      .slice(1)
      .map(
        (one, place) =>
          Math.abs(one.price - (near[place] as Look).price) / (near[place] as Look).price,
      );
    if ((jumps.toSorted((a, b) => a - b)[Math.floor(jumps.length / 2)] as number) >= stormJump)
      found.add(index);
  }
  return found;
}

/** Whether one of the sorted instants lies within `span` of `at`. */
function isWithin(sorted: readonly number[], at: number, span: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < at - span) low = middle + 1;
    else high = middle;
  }
  return low < sorted.length && (sorted[low] as number) <= at + span;
}
