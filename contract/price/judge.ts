/**
 * The specification of the judgement, as code that runs (BEY-01, BEY-56). Pure, small and slow;
 * the judge itself is SQL over many offers at once (`api/src/price/judge/`), and tests hold it to this file figure by figure.
 *
 * | verdict        | the shop claims | compared with the usual price      | needs                                            | never says               |
 * |----------------|-----------------|------------------------------------|--------------------------------------------------|--------------------------|
 * | NO_CLAIM       | less than 3 %   | said as it is: below, at, above it | 14 days before, to say more than the price       | that a discount is false |
 * | ALWAYS_ON_SALE | 3 % or more     | not compared                       | the claim on 60 of 90 days, the price within 5 % | a discount               |
 * | UNVERIFIED     | 3 % or more     | not compared                       | fewer than 14 days before, or one look far below | good or bad              |
 * | RAISED_FIRST   | 3 % or more     | 2 % below it at most               | a rise of 10 % within 30 days, 14 days before it; a robust usual price; the prior price not undercut by 10 % | a discount |
 * | FAKE           | 10 % or more    | 2 % below it at most               | no rise; a robust usual price; the prior price not undercut by 10 %                                         | a discount |
 * | OVERSTATED     | 3 % or more     | less than 3 % below it, or 10 points less than claimed | nothing else holds               | that the shop cheats     |
 * | VERIFIED       | 3 % or more     | 3 % below it or more               | nothing else holds                               |                          |
 *
 * Held by property tests: a higher price never turns a verdict into praise nor makes a real discount larger; one more
 * look at the same price changes no verdict; all amounts times a number change nothing; looks that are lost never turn
 * "not checked" into an accusation; a raise of any length is told by neighbouring verdicts as it grows.
 *
 * Amounts are integers in minor units, days are counted since 1970-01-01 in the time of the tenant, instants are milliseconds.
 */
import { atLeast, atMost, fraction } from './exact.ts';
import { agree, claims, isLevel, isNear, lowest, medianOf, spanOf } from './judged-day.ts';
import type { JudgedDay, JudgedPrice } from './judged-day.ts';
import { JUDGING } from './judging.ts';
import { earlierPromotions, isWithin, promotionOf, riseOfToday } from './promotion.ts';
import type { Promotion } from './promotion.ts';
import { riseOf } from './rise.ts';
import type { Rise } from './rise.ts';
import type { TypicalBasis, VerdictKind } from './verdict.ts';

/** A verdict with its figures. Instants are milliseconds; what they mean is told by `Verdict`. */
export interface Judgement {
  kind: VerdictKind;
  claimed: number | null;
  real: number | null;
  typicalAmount: number | null;
  typicalBasis: TypicalBasis | null;
  typicalSeen: number;
  typicalDays: number;
  typicalFromDay: number | null;
  typicalUntilAt: number | null;
  priorAmount: number | null;
  priorAt: number | null;
  cheaperAmount: number | null;
  cheaperAt: number | null;
  earlierDays: number;
  earlierAt: number | null;
  formerAmount: number | null;
  formerDays: number;
  formerSeen: number;
  formerAt: number | null;
  promoAt: number | null;
  promoAfter: number | null;
  raisedAt: number | null;
  raisedAfter: number | null;
  raisedAmount: number | null;
  raisedWhat: 'PRICE' | 'WAS' | null;
  levelDays: number;
  levelAt: number | null;
  recentDays: number;
  fromDay: number | null;
  untilAt: number | null;
  observedDays: number;
  preDays: number;
  totalDays: number;
  strikeDays: number;
  seenOnce: boolean;
}

const {
  minObservedDays,
  medianMin,
  recentDays,
  typicalDays,
  robustDays,
  priorDays,
  earlierDays,
  raiseMin,
} = JUDGING;

export function judge(history: readonly JudgedDay[], now: JudgedPrice): Judgement {
  const days = history.filter((day) => day.day <= now.today);
  const { promotion, known, rise } = comparedOf(days, now);
  const usual = usualOf(now, known, rise);
  const kind = kindOf(now, known, usual, rise);
  const { isRaised } = usual;
  const since = sinceOf(promotion.anchor, known, usual, rise);
  const until = isOfRise(usual, rise) ? (rise as Rise).day : promotion.anchor;
  const window = since === null ? [] : spanOf(days, since, until);
  const former =
    since === null
      ? null
      : formerOf(spanOf(days, promotion.anchor - earlierDays, since), usual.typical as number);
  const cheaper = lowest(
    spanOf(days, promotion.anchor - priorDays, now.today + 1).filter((day) => day.low < now.price),
  );
  const earlier = spanOf(days, promotion.anchor - earlierDays, promotion.anchor).filter((day) =>
    isLevel(day, now),
  );
  const raised = isRaised && kind === 'RAISED_FIRST' ? rise : null;
  return {
    kind,
    claimed:
      now.was !== null && now.was > now.price ? fraction(now.was - now.price, now.was) : null,
    real: usual.real,
    typicalAmount: usual.typical,
    typicalBasis: usual.basis,
    typicalSeen: window.length,
    typicalDays: window.filter((day) => isNear(day.mid, usual.typical as number)).length,
    typicalFromDay: window[0]?.day ?? null,
    typicalUntilAt: window.at(-1)?.closeAt ?? null,
    priorAmount: known.prior?.low ?? null,
    priorAt: known.prior?.lowAt ?? null,
    cheaperAmount: cheaper?.low ?? null,
    cheaperAt: cheaper?.lowAt ?? null,
    earlierDays: earlier.length,
    earlierAt: earlier.at(-1)?.closeAt ?? null,
    formerAmount: former?.amount ?? null,
    formerDays: former?.at.length ?? 0,
    formerSeen: former?.seen ?? 0,
    formerAt: former?.at.at(-1)?.closeAt ?? null,
    promoAt: promotion.at,
    promoAfter: promotion.after,
    raisedAt: raised?.at ?? null,
    raisedAfter: raised?.after ?? null,
    raisedAmount: raised?.amount ?? null,
    raisedWhat: raised?.what ?? null,
    levelDays: known.level.length,
    levelAt: known.level[0]?.closeAt ?? null,
    recentDays: known.recent.length,
    fromDay: known.pre[0]?.day ?? null,
    untilAt: known.pre.at(-1)?.closeAt ?? null,
    observedDays: known.observedDays,
    preDays: known.pre.length,
    totalDays: days.length,
    strikeDays: known.strikeDays,
    seenOnce: usual.isOnce,
  };
}

/** A promotion, and what the price is compared with where it is that one. */
interface Compared {
  promotion: Promotion;
  known: Known;
  rise: Rise | null;
  /** The lowest of what may be the usual price; 0 where too little is known. */
  lowest: number;
}

/**
 * What today's price is compared with. A further reduction makes no discount smaller: of the
 * promotions it may belong to counts the one that leaves the highest usual price, unless that
 * promotion has become the price. No rise makes a discount larger: where the price has just risen,
 * all days until then count, if that leaves a lower one.
 */
function comparedOf(days: readonly JudgedDay[], now: JudgedPrice): Compared {
  const own = comparedWith(days, now, promotionOf(days, now));
  const earlier = earlierPromotions(days, now).map((promotion) =>
    comparedWith(days, now, promotion),
  );
  const best = [own, ...earlier.filter(({ known }) => known.lasting === null)].reduce(
    (chosen, one) => (one.lowest > chosen.lowest ? one : chosen),
  );
  const anew = riseOfToday(days, now, own.promotion);
  const risen = anew === null ? null : comparedWith(days, now, anew);
  return risen !== null && !risen.known.isThin && risen.lowest < best.lowest ? risen : best;
}

function comparedWith(
  days: readonly JudgedDay[],
  now: JudgedPrice,
  promotion: Promotion,
): Compared {
  const known = knownOf(days, now, promotion);
  const rise = known.isThin ? null : riseOf(days, now, promotion);
  const lowest = known.isThin
    ? 0
    : Math.min(...known.medians, known.lasting ?? Infinity, rise?.base ?? Infinity);
  return { promotion, known, rise, lowest };
}

interface Known {
  /** The 90 days before the promotion, and whether they are too few. */
  pre: JudgedDay[];
  isThin: boolean;
  /** Their median, and that of the 60 before. */
  medians: number[];
  /** Whether these, that of 180 days and the price not exceeded on most days agree. */
  isRobust: boolean;
  prior: JudgedDay | null;
  /**
   * The last 60 days, those of them at today's price or below, and their median where the promotion
   * has become the price.
   */
  recent: JudgedDay[];
  level: JudgedDay[];
  lasting: number | null;
  observedDays: number;
  strikeDays: number;
}

function knownOf(
  days: readonly JudgedDay[],
  now: JudgedPrice,
  { anchor, ceiling }: Promotion,
): Known {
  const pre = spanOf(days, anchor - typicalDays, anchor);
  const medians = [
    medianOf(pre),
    medianOf(spanOf(days, anchor - recentDays, anchor), medianMin),
  ].filter((one) => one !== null);
  const recent = spanOf(days, now.today - recentDays + 1, now.today + 1);
  const level = recent.filter((day) => isLevel(day, now));
  const stood = recent.filter((day) => isWithin(day, ceiling, now));
  const isLasting =
    recent.length >= minObservedDays &&
    stood.length * 2 >= recent.length &&
    (stood[0] as JudgedDay).day <= now.today - JUDGING.lastingDays + 1;
  const observed = spanOf(days, now.today - typicalDays + 1, now.today + 1);
  const isStruck = ({ was, mid }: JudgedDay) =>
    was !== null &&
    atLeast(mid, 1 - JUDGING.strikeTolerance, now.price) &&
    atMost(mid, 1 + JUDGING.strikeTolerance, now.price);
  return {
    pre,
    isThin: pre.length < minObservedDays,
    medians,
    isRobust: agree([
      ...medians,
      medianOf(spanOf(days, anchor - robustDays, anchor)),
      medianOf(pre, 1, JUDGING.robustShare),
    ]),
    prior: lowest(spanOf(days, anchor - priorDays, anchor)),
    recent,
    level,
    lasting: isLasting ? medianOf(recent) : null,
    observedDays: observed.length,
    strikeDays: observed.filter(isStruck).length,
  };
}

interface Usual {
  typical: number | null;
  basis: TypicalBasis | null;
  real: number | null;
  /** The rise accuses. */
  isRaised: boolean;
  isHeldOff: boolean;
  isOnce: boolean;
}

/**
 * The usual price: the median of 90 days, or of 60, of the lasting promotion or of what came before
 * a rise, where that is lower. Without a claim nobody says that it is dearer than usual where one
 * of the medians is above it.
 */
function usualOf(
  now: JudgedPrice,
  { isThin, medians, lasting, prior }: Known,
  rise: Rise | null,
): Usual {
  const isClaim = claims(now, JUDGING.claimMin);
  const isHeldOff = prior !== null && atMost(now.price, 1 - JUDGING.belowPrior, prior.low);
  const isRaised = isClaim && rise !== null && rise.accuses && !isHeldOff;
  const candidates = [...medians, lasting, rise?.base ?? null].filter((one) => one !== null);
  const usual = isRaised ? rise.base : candidates.length === 0 ? null : Math.min(...candidates);
  const dearest = Math.max(...medians, lasting ?? 0);
  const isBetween =
    !isClaim && !isThin && usual !== null && now.price > usual && now.price < dearest;
  const typical = isThin
    ? lasting
    : usual !== null && !isClaim && now.price >= dearest
      ? dearest
      : usual;
  const isOnce = now.lone && typical !== null && !atLeast(now.price, JUDGING.onceBelow, typical);
  const isOf = isOfRise({ typical }, rise);
  const isBefore = isOf ? rise?.what === 'WAS' : !isThin && medians.includes(typical as number);
  const basis = isBefore ? 'BEFORE' : isOf ? 'RISE' : 'LASTING';
  return {
    typical,
    basis: typical === null ? null : basis,
    real: typical === null || isBetween || isOnce ? null : fraction(typical - now.price, typical),
    isRaised,
    isHeldOff,
    isOnce,
  };
}

/** The tests in their order. */
function kindOf(now: JudgedPrice, known: Known, usual: Usual, rise: Rise | null): VerdictKind {
  if (!claims(now, JUDGING.claimMin)) return 'NO_CLAIM';
  if (known.strikeDays >= JUDGING.alwaysOnSaleDays) return 'ALWAYS_ON_SALE';
  if (known.isThin || usual.isOnce) return 'UNVERIFIED';
  if (usual.isRaised) return 'RAISED_FIRST';
  const typical = usual.typical as number;
  const isAccusable =
    rise === null && known.isRobust && !usual.isHeldOff && claims(now, JUDGING.fakeClaimMin);
  if (isAccusable && atLeast(now.price, JUDGING.notCheaper, typical)) return 'FAKE';
  return atMost(now.price, 1 - JUDGING.claimMin, typical) && !isOverstated(now, typical)
    ? 'VERIFIED'
    : 'OVERSTATED';
}

/** Whether what was usual before a rise is the usual price. */
function isOfRise({ typical }: Pick<Usual, 'typical'>, rise: Rise | null): boolean {
  return rise !== null && typical === rise.base;
}

/**
 * The first day of those that the usual price is the median of; null where it is no such median.
 */
function sinceOf(anchor: number, { pre }: Known, usual: Usual, rise: Rise | null): number | null {
  if (rise !== null && isOfRise(usual, rise)) return rise.day - typicalDays;
  if (usual.basis !== 'BEFORE') return null;
  return anchor - (usual.typical === medianOf(pre) ? typicalDays : recentDays);
}

/**
 * What it cost in the rest of the year before, where that was a tenth less than the usual price: a
 * raised price that lasted is usual, and was raised.
 */
function formerOf(
  rest: readonly JudgedDay[],
  typical: number,
): { amount: number; at: JudgedDay[]; seen: number } | null {
  const amount = medianOf(rest, minObservedDays);
  if (amount === null || !atLeast(typical, 1 + raiseMin, amount)) return null;
  return { amount, at: rest.filter((day) => isNear(day.mid, amount)), seen: rest.length };
}

/** claimed - real > overstatedBy, multiplied out. */
function isOverstated({ price, was }: JudgedPrice, typical: number): boolean {
  const struck = BigInt(was as number);
  return (
    100n * BigInt(price) * (struck - BigInt(typical)) >
    BigInt(Math.round(JUDGING.overstatedBy * 100)) * struck * BigInt(typical)
  );
}
