/**
 * What the specification says, in the shape of an answered verdict: the counterpart of the
 * judge's own SQL. Pure.
 */
import type { Judgement } from './judge.ts';
import { JUDGING } from './judging.ts';
import type { Verdict } from './verdict.ts';

const DAY_MS = 86_400_000;
const isoTime = (instant: number | null) =>
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
    priorTime: isoTime(priorAt),
    cheaperBefore: judgement.cheaperAmount !== null,
    cheaperTime: isoTime(cheaperAt),
    earlierTime: isoTime(earlierAt),
    formerTime: isoTime(formerAt),
    promoStart: isoTime(promoAt),
    promoAfter: isoTime(promoAfter),
    raisedTime: isoTime(raisedAt),
    raisedAfter: isoTime(raisedAfter),
    levelTime: isoTime(levelAt),
    typicalFromTime: isoTime(typicalFromDay === null ? null : typicalFromDay * DAY_MS),
    typicalUntilTime: isoTime(typicalUntilAt),
    fromTime: isoTime(fromDay === null ? null : fromDay * DAY_MS),
    untilTime: isoTime(untilAt),
    windowDays: JUDGING.typicalDays,
    changedTime: null,
    packScale: null,
    asLowTime: null,
  };
}
