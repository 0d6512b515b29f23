/**
 * Sources that scramble their answers: odd figures after a habit of round ones, and storms of
 * values reported once.
 */
import { isRound, QUARANTINE } from './rule.ts';
import type { Steps } from '#contract/market/currency-habit.ts';
import { CONFIRM, DAY, MINUTE, runsOf } from './series.ts';
import type { Look } from './series.ts';
import { isWithin } from './measure.ts';

/** The looks that a shop scrambled. */
export function jitter(looks: readonly Look[], steps: Steps): Set<number> {
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
    const isTold = isSeenOnDays(
      days.get(look.price) as SeenPrice[],
      look,
      isRound(look.price, steps),
      storm.size,
    );
    const counts = released(index) || isKnown || isTold || (!isStorm && sure.has(index));
    if (!counts) found.add(index);
  }
  return found;
}

interface SeenPrice {
  readonly at: number;
  readonly day: number;
}

function daysByPrice(looks: readonly Look[]): Map<number, SeenPrice[]> {
  return Map.groupBy<number, SeenPrice>(
    looks as readonly Look[],
    (reported) => (reported as Look).price,
  );
}

/**
 * A price reported on two days is not random, unless the storm is so long that chance brings it back.
 */
function isSeenOnDays(
  reported: readonly SeenPrice[],
  look: Look,
  round: boolean,
  stormLooks: number,
): boolean {
  const around = reported.filter(
    (one) => Math.abs(one.at - look.at) <= QUARANTINE.pricePointDays * DAY,
  );
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

/** Looks in whose neighbourhood half of the values or more are reported once, and jump. */
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
