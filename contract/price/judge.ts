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
import { JUDGING } from './judging.ts';
import type { TypicalBasis, VerdictKind } from './verdict.ts';

/** A day on which it was to be had. */
export interface JudgedDay {
  readonly day: number;
  readonly low: number;
  readonly lowAt: number;
  readonly high: number;
  readonly highAt: number;
  /** What stood for half of the day. */
  readonly mid: number;
  readonly close: number;
  readonly closeAt: number;
  /** The struck price beside `close`, comparable with it; null where none above it was shown. */
  readonly was: number | null;
  /** Looks. */
  readonly seen: number;
}

export interface JudgedPrice {
  readonly today: number;
  readonly price: number;
  readonly was: number | null;
  /** Told by one look, or by one source within `onceHours`. */
  readonly lone: boolean;
}

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

const { minObservedDays, medianMin, recentDays, typicalDays, robustDays, priorDays, raiseDays, raiseNotedDays, raiseBaseMin, raiseMin, earlierDays } = JUDGING;
/** A price that climbs in small steps is compared with the lowest close of so many observed days before. */
export const CLIMB_DAYS = 7;

export function judge(history: readonly JudgedDay[], now: JudgedPrice): Judgement {
  const days = history.filter((day) => day.day <= now.today);
  const span = (from: number, to: number) => days.filter((day) => day.day >= from && day.day < to);
  const last = (of: readonly JudgedDay[]) => of.at(-1) ?? null;
  const after = (day: JudgedDay | null) => (day === null ? null : (days.find((one) => one.day > day.day) ?? null));
  const before = (day: number) => last(days.filter((one) => one.day < day));

  const claimed = now.was !== null && now.was > now.price ? fraction(now.was - now.price, now.was) : null;
  const claims = (share: number) => now.was !== null && now.was > now.price && atLeast(now.was - now.price, share, now.was);
  const isClaim = claims(JUDGING.claimMin);
  const isLevel = (day: JudgedDay) => atMost(day.close, 1 + JUDGING.levelTolerance, now.price);

  // The promotion began on the later of two days: after the last dearer one, and after the last one on which no struck
  // price, or one a tenth lower, was shown. A claim that has stood since the first day has nothing before it.
  const lastAbove = last(days.filter((day) => !isLevel(day)));
  const lastUnclaimed = isClaim ? last(days.filter((day) => day.was === null || atLeast(now.was as number, 1 + JUDGING.raiseMin, day.was))) : null;
  const fall = after(lastAbove);
  const strike = after(lastUnclaimed);
  const promo = fall !== null && (strike === null || fall.day >= strike.day) ? fall : strike;
  const anchor = promo?.day ?? (isClaim ? (days[0]?.day ?? now.today) : now.today);
  const fellAt = fall === null ? null : atMost(fall.low, 1 + JUDGING.levelTolerance, now.price) ? fall.lowAt : fall.closeAt;
  const promoAt = promo === null ? null : fall?.day === strike?.day ? Math.max(fellAt as number, promo.closeAt) : promo === fall ? fellAt : promo.closeAt;

  // What was usual before it: the median of 90 days, or of 60 where that is lower; for a price that claims no discount the nearer of both.
  const pre = span(anchor - typicalDays, anchor);
  const prior = lowest(span(anchor - priorDays, anchor));
  const recent = span(now.today - recentDays + 1, now.today + 1);
  const level = recent.filter(isLevel);
  const isLasting = recent.length >= minObservedDays && level.length * 2 >= recent.length && (level[0] as JudgedDay).day <= now.today - JUDGING.lastingDays + 1;
  const medians = [medianOf(pre), medianOf(span(anchor - recentDays, anchor), medianMin)].filter((one) => one !== null);
  const lasting = isLasting ? (medianOf(recent) as number) : null;
  const least = (amounts: readonly (number | null)[]) => {
    const known = amounts.filter((one) => one !== null);
    return known.length === 0 ? null : Math.min(...known);
  };

  const strikes = span(now.today - typicalDays + 1, now.today + 1).filter(
    (day) => day.was !== null && atLeast(day.mid, 1 - JUDGING.strikeTolerance, now.price) && atMost(day.mid, 1 + JUDGING.strikeTolerance, now.price),
  );
  const isThin = pre.length < minObservedDays;
  const rise = isThin ? null : riseOf(days, now, anchor, lastUnclaimed, strike, promoAt);
  const isHeldOff = prior !== null && atMost(now.price, 1 - JUDGING.belowPrior, prior.low);
  const isRaised = isClaim && rise !== null && rise.accuses && !isHeldOff;
  const isFake = rise === null && claims(JUDGING.fakeClaimMin) && !isHeldOff && agree([...medians, medianOf(span(anchor - robustDays, anchor))]);

  const usual = isRaised ? (rise as Rise).base : least([...medians, lasting, rise?.base ?? null]);
  // without a claim nobody says that it is dearer than usual where one of the medians is above it
  const dearest = Math.max(...medians, lasting ?? 0);
  const isBetween = !isClaim && !isThin && usual !== null && now.price > usual && now.price < dearest;
  const typical = isThin ? lasting : usual !== null && !isClaim && now.price >= dearest ? dearest : usual;
  const basis: TypicalBasis = rise !== null && typical === rise.base ? 'RISE' : !isThin && medians.includes(typical as number) ? 'BEFORE' : 'LASTING';
  const isOnce = now.lone && typical !== null && !atLeast(now.price, JUDGING.onceBelow, typical);
  const real = typical === null || isBetween || isOnce ? null : fraction(typical - now.price, typical);

  const kindOf = (): VerdictKind => {
    if (!isClaim) return 'NO_CLAIM';
    if (strikes.length >= JUDGING.alwaysOnSaleDays) return 'ALWAYS_ON_SALE';
    if (isThin || isOnce) return 'UNVERIFIED';
    if (isRaised) return 'RAISED_FIRST';
    const isCheaper = !atLeast(now.price, JUDGING.notCheaper, typical as number);
    if (isFake && !isCheaper) return 'FAKE';
    return atMost(now.price, 1 - JUDGING.claimMin, typical as number) && !isOverstated(now, typical as number) ? 'VERIFIED' : 'OVERSTATED';
  };
  const kind = kindOf();
  const from = basis === 'RISE' ? (rise as Rise).day - typicalDays : anchor - (typical === medianOf(pre) ? typicalDays : recentDays);
  const base = typical === null || basis === 'LASTING' ? [] : span(from, basis === 'RISE' ? (rise as Rise).day : anchor);
  const cheaper = lowest(span(anchor - priorDays, now.today + 1).filter((day) => day.low < now.price));
  const earlier = span(anchor - earlierDays, anchor).filter(isLevel);
  return {
    kind,
    claimed,
    real,
    typicalAmount: typical,
    typicalBasis: typical === null ? null : basis,
    typicalSeen: base.length,
    typicalDays: base.filter((day) => isNear(day.mid, typical as number)).length,
    typicalFromDay: base[0]?.day ?? null,
    typicalUntilAt: last(base)?.closeAt ?? null,
    priorAmount: prior?.low ?? null,
    priorAt: prior?.lowAt ?? null,
    cheaperAmount: cheaper?.low ?? null,
    cheaperAt: cheaper?.lowAt ?? null,
    earlierDays: earlier.length,
    earlierAt: last(earlier)?.closeAt ?? null,
    promoAt,
    promoAfter: promo === null ? null : (before(promo.day)?.closeAt ?? null),
    raisedAt: isRaised && kind === 'RAISED_FIRST' ? (rise as Rise).at : null,
    raisedAfter: isRaised && kind === 'RAISED_FIRST' ? (rise as Rise).after : null,
    raisedAmount: isRaised && kind === 'RAISED_FIRST' ? (rise as Rise).amount : null,
    raisedWhat: isRaised && kind === 'RAISED_FIRST' ? (rise as Rise).what : null,
    levelDays: level.length,
    levelAt: level[0]?.closeAt ?? null,
    recentDays: recent.length,
    fromDay: pre[0]?.day ?? null,
    untilAt: last(pre)?.closeAt ?? null,
    observedDays: span(now.today - typicalDays + 1, now.today + 1).length,
    preDays: pre.length,
    totalDays: days.length,
    strikeDays: strikes.length,
    seenOnce: isOnce,
  };
}

interface Rise {
  day: number;
  at: number;
  after: number | null;
  amount: number;
  what: 'PRICE' | 'WAS';
  /** The usual price of the 90 days before it. */
  base: number;
  accuses: boolean;
}

/**
 * The rise that leaves today's price no cheaper than what was usual before it: of those that accuse the first, else the
 * first. It still stood when the promotion began (a spike that came and went is no base for an accusation), or came on
 * its very day (BEY-56); the struck price may have risen instead, which is a new claim.
 */
function riseOf(
  days: readonly JudgedDay[],
  now: JudgedPrice,
  anchor: number,
  lastUnclaimed: JudgedDay | null,
  strike: JudgedDay | null,
  promoAt: number | null,
): Rise | null {
  const found: Rise[] = [];
  const within = days.filter((day) => day.day >= anchor - raiseNotedDays - priorDays && day.day <= anchor);
  const lastClose = within.filter((day) => day.day < anchor).at(-1)?.close ?? null;
  for (const [index, day] of within.entries()) {
    if (day.day < anchor - raiseNotedDays) continue;
    const known = days.filter((one) => one.day < day.day);
    const base = medianOf(known.filter((one) => one.day >= day.day - typicalDays));
    const baseDays = known.filter((one) => one.day >= day.day - typicalDays).length;
    if (base === null || baseDays < raiseBaseMin || !atLeast(now.price, JUDGING.notCheaper, base)) continue;
    const climb = Math.min(...within.slice(Math.max(0, index - CLIMB_DAYS), index).map((one) => one.close));
    const yesterday = within[index - 1]?.close ?? Infinity;
    const isRise = (price: number) => price > yesterday && atLeast(price, 1 + raiseMin, climb);
    const isRaise = (price: number) => isRise(price) && atLeast(price, 1 + raiseMin, base);
    const stood = day.day < anchor && isRise(day.close) && atLeast(lastClose as number, 1 + raiseMin, base);
    const rose = day.day === anchor && isRaise(day.close);
    const roseAndFell = day.day === anchor && isRaise(day.high) && promoAt !== null && day.highAt < promoAt;
    const wasRose = lastUnclaimed !== null && lastUnclaimed.was !== null && strike?.day === day.day;
    if (!stood && !rose && !roseAndFell && !wasRose) continue;
    const accuses =
      day.day >= anchor - raiseDays &&
      baseDays >= minObservedDays &&
      agree(
        [recentDays, typicalDays, robustDays].map((count) =>
          medianOf(
            known.filter((one) => one.day >= day.day - count),
            medianMin,
          ),
        ),
      );
    const raised = within.filter((one) => one.day >= day.day && one.day < anchor).map((one) => one.close);
    const amount = stood ? Math.max(...raised) : roseAndFell ? day.high : rose ? day.close : (day.was as number);
    const at = !stood && roseAndFell ? day.highAt : day.closeAt;
    found.push({ day: day.day, at, after: known.at(-1)?.closeAt ?? null, amount, what: stood || rose || roseAndFell ? 'PRICE' : 'WAS', base, accuses });
  }
  return found.find((one) => one.accuses) ?? found[0] ?? null;
}

/** Within 1 %. */
export function isNear(amount: number, other: number): boolean {
  return atLeast(amount, 1 - JUDGING.levelTolerance, other) && atMost(amount, 1 + JUDGING.levelTolerance, other);
}

/** claimed - real > overstatedBy, multiplied out. */
function isOverstated({ price, was }: JudgedPrice, typical: number): boolean {
  const struck = BigInt(was as number);
  return 100n * BigInt(price) * (struck - BigInt(typical)) > BigInt(Math.round(JUDGING.overstatedBy * 100)) * struck * BigInt(typical);
}

/** The lower median of what stood for most of each day; null of fewer days than `least`. */
function medianOf(days: readonly JudgedDay[], least = 1): number | null {
  const sorted = days.map((day) => day.mid).sort((a, b) => a - b);
  return sorted.length < least ? null : (sorted[Math.ceil(sorted.length / 2) - 1] as number);
}

/** Whether medians agree within `robustWithin`; those that are not known say nothing. */
function agree(medians: readonly (number | null)[]): boolean {
  const known = medians.filter((one) => one !== null);
  return known.length > 0 && atMost(Math.max(...known), 1 + JUDGING.robustWithin, Math.min(...known));
}

/** The day of the lowest price, the latest of equal ones. */
function lowest(days: readonly JudgedDay[]): JudgedDay | null {
  return days.reduce<JudgedDay | null>((best, day) => (best === null || day.low <= best.low ? day : best), null);
}
