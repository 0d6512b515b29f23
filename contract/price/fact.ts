/**
 * Everything that may be stated about a verdict: facts, one sentence each, the most informative first.
 * Whatever speaks of a price in full (pages, API, mails, feeds, the assistant) speaks from here,
 * and a test recomputes every fact from the looks it rests on. Chips and reasons of cards are in
 * `chip.ts`. Pure.
 */
import { localDay } from '../time.ts';
import { amount, claimsAnything, count, isBelowUsual, MOSTLY, share, thin, time } from './chip.ts';
import type { Statement } from './chip.ts';
import { atLeast, fraction } from './exact.ts';
import { JUDGING } from './judging.ts';
import type { Verdict } from './verdict.ts';
import type { facts } from './words/en.ts';

export type FactKey = keyof typeof facts;

/** The price that a verdict is about, as it is shown. */
export interface ShownPrice {
  readonly amount: number;
  readonly was: number | null;
  readonly seenTime: string;
  readonly isCurrent: boolean;
  /** By whose calendar days are counted. */
  readonly timezone: string;
}

/** Share of days from which on "all along" may be said, and how many days that takes. */
const ALL_ALONG = { share: 0.9, days: 60 } as const;
/** Days of the year before, from which on they are mentioned. */
const EARLIER_MENTIONED = 3;
const DAY_MS = 86_400_000;

/** Everything there is to say, the most informative first. */
export function factsOf(verdict: Verdict, price: ShownPrice): Statement<FactKey>[] {
  if (!price.isCurrent) return oldFacts(verdict, price);
  return [
    ...claimFacts(verdict, price),
    ...usualFacts(verdict, price),
    ...pastFacts(verdict, price),
  ];
}

/**
 * Of a price that may be another one by now: when it was seen, and what was usual then; nothing of
 * what it is worth.
 */
function oldFacts(verdict: Verdict, price: ShownPrice): Statement<FactKey>[] {
  const { typicalAmount, typicalBasis } = verdict;
  const usual =
    typicalAmount !== null && typicalBasis === 'BEFORE' ? [usualFact(verdict, typicalAmount)] : [];
  return [
    { key: 'fact.old', holes: { now: amount(price.amount), date: time(price.seenTime) } },
    ...usual,
  ];
}

function claimFacts(verdict: Verdict, price: ShownPrice): Statement<FactKey>[] {
  const claim: Statement<FactKey> =
    price.was === null || !claimsAnything(verdict)
      ? { key: 'fact.no-claim', holes: { now: amount(price.amount) } }
      : {
          key: 'fact.claim',
          holes: {
            now: amount(price.amount),
            percent: share(verdict.claimed),
            was: amount(price.was),
          },
        };
  const always: Statement<FactKey>[] =
    verdict.kind === 'ALWAYS_ON_SALE'
      ? [
          {
            key: 'fact.always',
            holes: { days: count(verdict.strikeDays), window: count(verdict.windowDays) },
          },
        ]
      : [];
  const changed: Statement<FactKey>[] =
    verdict.changedTime === null
      ? []
      : [
          {
            key: verdict.packScale === null ? 'fact.relisted' : 'fact.repacked',
            holes: { date: time(verdict.changedTime) },
          },
        ];
  return [
    claim,
    ...changed,
    ...always,
    ...(verdict.kind === 'RAISED_FIRST' ? [raisedFact(verdict, price)] : []),
  ];
}

/**
 * Where nobody looked for a day or more before the raised price was seen, the time in between is
 * named, not the day of the look. A price may also rise while a discount is shown already.
 */
function raisedFact(verdict: Verdict, { timezone }: ShownPrice): Statement<FactKey> {
  const holes = {
    raised: amount(verdict.raisedAmount),
    date: time(verdict.raisedTime),
    after: time(verdict.raisedAfter),
    promo: time(verdict.promoStart),
  };
  if (verdict.raisedWhat === 'WAS') return { key: 'fact.struck', holes };
  const raised = Date.parse(verdict.raisedTime ?? '');
  const dayOf = (at: string | null) => localDay(Date.parse(at ?? ''), timezone);
  const isNextDay =
    Date.parse(dayOf(verdict.raisedTime)) - Date.parse(dayOf(verdict.raisedAfter)) <= DAY_MS;
  if (raised <= Date.parse(verdict.promoAfter ?? ''))
    return { key: isNextDay ? 'fact.raised' : 'fact.raised.between', holes };
  if (dayOf(verdict.raisedTime) !== dayOf(verdict.promoStart))
    return { key: 'fact.raised.during', holes };
  return { key: isNextDay ? 'fact.raised.same-day' : 'fact.raised.together', holes };
}

function usualFacts(verdict: Verdict, price: ShownPrice): Statement<FactKey>[] {
  const { typicalAmount, typicalBasis, real } = verdict;
  if (verdict.seenOnce) return [{ key: 'fact.once', holes: { typical: amount(typicalAmount) } }];
  if (typicalAmount === null)
    return verdict.kind === 'ALWAYS_ON_SALE' ? [] : [thinFact(verdict, price)];
  return [
    usualFact(verdict, typicalAmount),
    ...(typicalBasis === 'LASTING' && !isDearer(real) ? [] : realFact(verdict, real)),
  ];
}

function usualFact(verdict: Verdict, typicalAmount: number): Statement<FactKey> {
  const { typicalDays, typicalSeen, typicalBasis } = verdict;
  if (typicalBasis === 'LASTING') {
    if (isDearer(verdict.real))
      return {
        key: 'fact.lasting.dearer',
        holes: {
          typical: amount(typicalAmount),
          seen: count(verdict.recentDays),
          window: count(JUDGING.recentDays),
        },
      };
    const holes = {
      days: count(verdict.levelDays),
      seen: count(verdict.recentDays),
      window: count(JUDGING.recentDays),
      from: time(verdict.levelTime),
    };
    return { key: 'fact.lasting', holes };
  }
  const typical = amount(typicalAmount);
  if (typicalBasis === 'RISE') {
    return {
      key: typicalDays < MOSTLY * typicalSeen ? 'fact.usual.rise.middle' : 'fact.usual.rise',
      holes: { typical, days: count(typicalDays), seen: count(typicalSeen) },
    };
  }
  const holes = {
    typical,
    days: count(typicalDays),
    seen: count(typicalSeen),
    from: time(verdict.typicalFromTime),
    to: time(verdict.typicalUntilTime),
  };
  if (typicalDays < MOSTLY * typicalSeen) return { key: 'fact.usual.middle', holes };
  const allAlong = typicalDays >= ALL_ALONG.share * typicalSeen && typicalSeen >= ALL_ALONG.days;
  return {
    key:
      allAlong && (verdict.kind === 'FAKE' || verdict.kind === 'NO_CLAIM')
        ? 'fact.usual.all-along'
        : 'fact.usual',
    holes,
  };
}

function realFact(verdict: Verdict, real: number | null): Statement<FactKey>[] {
  if (real === null) return [{ key: 'fact.between', holes: {} }];
  if (isDearer(real)) return [{ key: 'fact.real.dearer', holes: { percent: share(-real) } }];
  if (verdict.kind === 'NO_CLAIM')
    return [
      real >= JUDGING.claimMin
        ? { key: 'fact.below', holes: { percent: share(real) } }
        : { key: 'fact.about', holes: {} },
    ];
  if (real < 0.01) return [{ key: 'fact.real.none', holes: {} }];
  return [
    {
      key: real > (verdict.claimed ?? 0) + 0.01 ? 'fact.real.more' : 'fact.real',
      holes: { percent: share(real) },
    },
  ];
}

/** A per cent or more above the usual price. */
function isDearer(real: number | null): real is number {
  return real !== null && real <= -0.01;
}

function thinFact(verdict: Verdict, price: ShownPrice): Statement<FactKey> {
  if (verdict.totalDays <= 1) return { key: 'fact.first', holes: { date: time(price.seenTime) } };
  return verdict.kind === 'NO_CLAIM'
    ? thin('fact.thin.now', verdict, verdict.totalDays)
    : thin('fact.thin', verdict);
}

function pastFacts(verdict: Verdict, price: ShownPrice): Statement<FactKey>[] {
  const said: Statement<FactKey>[] = [];
  if (verdict.asLowTime !== null)
    said.push({ key: 'fact.as-low', holes: { date: time(verdict.asLowTime) } });
  if (verdict.cheaperAmount !== null)
    said.push({
      key: 'fact.cheaper',
      holes: { date: time(verdict.cheaperTime), amount: amount(verdict.cheaperAmount) },
    });
  const isBelow =
    isBelowUsual(verdict, JUDGING.claimMin) ||
    ((verdict.kind === 'VERIFIED' || verdict.kind === 'OVERSTATED') &&
      (verdict.real ?? 0) >= JUDGING.claimMin);
  if (isBelow && verdict.typicalBasis !== 'LASTING' && verdict.earlierDays >= EARLIER_MENTIONED)
    said.push({
      key: 'fact.earlier',
      holes: { days: count(verdict.earlierDays), date: time(verdict.earlierTime) },
    });
  const { formerAmount, formerDays, formerSeen, formerTime } = verdict;
  if (
    isBelow &&
    formerAmount !== null &&
    !atLeast(price.amount, 1 - JUDGING.levelTolerance, formerAmount)
  ) {
    const holes = {
      typical: amount(formerAmount),
      days: count(formerDays),
      seen: count(formerSeen),
      date: time(formerTime),
    };
    said.push({
      key: formerDays < MOSTLY * formerSeen ? 'fact.former.middle' : 'fact.former',
      holes: { ...holes, percent: share(fraction(formerAmount - price.amount, formerAmount)) },
    });
  }
  return said;
}
