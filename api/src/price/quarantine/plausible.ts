/**
 * Which looks of an offer's series are implausible (BEY-03). Pure: a function of the series alone, never of
 * the order in which it arrived, so a file taken in halves, or backwards, is judged as it is at once.
 *
 * The series is cut into runs of the same price. A run is compared with the median of what counted before it; what is
 * far below is released by a second source alone, never by the one that reported it. A shop that scrambles its answers is
 * known by its figures: odd ones after a habit of round ones, or a series of which half the values are reported only once.
 */
import { QUARANTINE } from './rule.ts';
import type { Steps } from '#contract/market/currency-habit.ts';
import type { ExclusionReason } from './rule.ts';
import { CONFIRM, isOpen, runsOf } from './series.ts';
import type { Look, Run } from './series.ts';
import { medianAfter, medianBefore, reasonOf } from './measure.ts';
import type { Point } from './measure.ts';
import { jitter } from './jitter.ts';

/** For each look its reason, or null where it counts. `looks` in the order of time, then source. */
export function implausible(looks: readonly Look[], steps: Steps): (ExclusionReason | null)[] {
  const reasons: (ExclusionReason | null)[] = looks.map((look) => look.known ?? null);
  const scrambled = jitter(looks, steps);
  for (const at of scrambled) if (isOpen(looks[at] as Look)) reasons[at] = 'JITTER';
  judgeRuns(looks, reasons);
  return reasons;
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
    const confirmed = isConfirmedByTwo(looks, run);
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
 * Two sources reported the level of the run, an hour apart at least, with no other price in between.
 */
function isConfirmedByTwo(looks: readonly Look[], run: Run): boolean {
  const spans = new Map<string, { from: number; to: number }>();
  for (const index of run.looks) {
    const { at, source } = looks[index] as Look;
    const span = spans.get(source);
    spans.set(source, { from: span?.from ?? at, to: at });
  }
  const reported = [...spans.values()];
  return reported.some((one) =>
    reported.some(
      (other) => one !== other && Math.max(other.to - one.from, one.to - other.from) >= CONFIRM,
    ),
  );
}
