/**
 * What the specification says, in the shape of an answered verdict: the counterpart of the
 * judge's own SQL. Pure.
 */
import type { Judgement } from './judge.ts';
import { JUDGING } from './judging.ts';
import type { Verdict } from './verdict.ts';

const DAY_MS = 86_400_000;
const told = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString();

export function evidenceOf(judgement: Judgement): Verdict {
  const {
    priorAt,
    cheaperAt,
    earlierAt,
    formerAt,
    promoAt,
    promoAfter,
    raisedAt,
    raisedAfter,
    levelAt,
    fromDay,
    untilAt,
    typicalFromDay,
    typicalUntilAt,
    ...rest
  } = judgement;
  return {
    ...rest,
    offerId: null,
    priorTime: told(priorAt),
    cheaperBefore: judgement.cheaperAmount !== null,
    cheaperTime: told(cheaperAt),
    earlierTime: told(earlierAt),
    formerTime: told(formerAt),
    promoStart: told(promoAt),
    promoAfter: told(promoAfter),
    raisedTime: told(raisedAt),
    raisedAfter: told(raisedAfter),
    levelTime: told(levelAt),
    typicalFromTime: told(typicalFromDay === null ? null : typicalFromDay * DAY_MS),
    typicalUntilTime: told(typicalUntilAt),
    fromTime: told(fromDay === null ? null : fromDay * DAY_MS),
    untilTime: told(untilAt),
    windowDays: JUDGING.typicalDays,
    changedTime: null,
    packScale: null,
    asLowTime: null,
  };
}
