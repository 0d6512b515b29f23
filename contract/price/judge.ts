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
 * "not checked" into an accusation; a raise of any length gets neighbouring verdicts as it grows.
 *
 * Amounts are integers in minor units, days are counted since 1970-01-01 in the time of the tenant, instants are milliseconds.
 */
import { atLeast, atMost, fraction } from './exact.ts';
import { claims, isLevel, isNear, lowest, spanOf } from './judged-day.ts';
import type { JudgedDay, JudgedPrice } from './judged-day.ts';
import { JUDGING } from './judging.ts';
import type { Rise } from './rise.ts';
import type { TypicalBasis, VerdictKind } from './verdict.ts';
import { comparedOf } from './compared.ts';
import type { Known } from './compared.ts';
import { formerOf, isOfRise, sinceOf, usualOf } from './usual.ts';
import type { Usual } from './usual.ts';

const { priorDays, earlierDays } = JUDGING;

/** A verdict with its figures. Instants are milliseconds; `Verdict` explains them. */
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

/** claimed - real > overstatedBy, multiplied out. */
function isOverstated({ price, was }: JudgedPrice, typical: number): boolean {
  const struck = BigInt(was as number);
  return (
    100n * BigInt(price) * (struck - BigInt(typical)) >
    BigInt(Math.round(JUDGING.overstatedBy * 100)) * struck * BigInt(typical)
  );
}
