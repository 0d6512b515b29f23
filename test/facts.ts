/**
 * Recomputes what is said of a verdict from the raw looks it rests on: the days are cut here anew,
 * so that a slip of the roll-up or of the judge cannot vouch for itself. Throws what is not so.
 */
import type { Context } from '#api/kernel/context.ts';
import { factsOf } from '#contract/price/fact.ts';
import type { Said } from '#contract/price/chip.ts';
import type { FactKey, ShownPrice } from '#contract/price/fact.ts';
import { JUDGING } from '#contract/price/judging.ts';
import type { Verdict } from '#contract/price/verdict.ts';
import { localDay } from '#contract/time.ts';
import {
  DAY,
  amountIn,
  comparable,
  countIn,
  dayNumber,
  midOf,
  near,
  rawDays,
  shareIn,
  timeIn,
} from './facts-raw.ts';
import type { RawDay, RawLook, Story } from './facts-raw.ts';

/** What is said of the verdict about an offer, each fact checked; returns their keys. */
export async function checkFacts(
  ctx: Context,
  offerId: number,
  verdict: Verdict,
  price: Omit<ShownPrice, 'timezone'>,
): Promise<FactKey[]> {
  const { timezone } = ctx.tenant;
  const days = comparable(await rawDays(ctx, offerId), verdict, timezone);
  const today = dayNumber(localDay(ctx.now, timezone));
  const said = factsOf(verdict, { ...price, timezone });
  for (const fact of said) {
    const wrong = falseIn(fact, {
      days,
      today,
      verdict,
      price,
      dayOf: (at) => localDay(at, timezone),
    });
    if (wrong !== null)
      throw new Error(`${fact.key} ${JSON.stringify(fact.holes)} is not so: ${wrong}`);
  }
  if (
    (verdict.kind === 'FAKE' || verdict.kind === 'RAISED_FIRST') &&
    verdict.preDays < JUDGING.minObservedDays
  )
    throw new Error('accused on fewer than 14 days');
  return said.map((fact) => fact.key);
}

/** Why a fact is not so; null where it is. */
function falseIn(
  fact: Said<FactKey>,
  { days, today, verdict, price, dayOf }: Story,
): string | null {
  const number = (one: RawDay) => dayNumber(one.day);
  const close = (one: RawDay) => (one.looks.at(-1) as RawLook).price;
  const low = (one: RawDay) => Math.min(...one.looks.map((look) => look.price));
  const looks = days.flatMap((one) => one.looks);
  const says = (holds: boolean, why: string) => (holds ? null : why);
  const between = (from: number, until: number) =>
    days.filter((one) => number(one) >= from && number(one) < until);
  const soldAt = (span: readonly RawDay[], amount: number) =>
    span.filter((one) => one.looks.some((look) => near(look.price, amount))).length;
  switch (fact.key) {
    case 'fact.claim':
      return says(
        shareIn(fact, 'percent') <= 1 - price.amount / amountIn(fact, 'was') + 1e-4 &&
          amountIn(fact, 'now') === price.amount,
        'the claim is another',
      );
    case 'fact.no-claim':
      return says(
        price.was === null || 1 - price.amount / price.was < JUDGING.claimMin,
        'a discount is claimed',
      );
    case 'fact.usual':
    case 'fact.usual.all-along':
    case 'fact.usual.middle': {
      const span = between(
        dayNumber(dayOf(timeIn(fact, 'from'))),
        dayNumber(dayOf(timeIn(fact, 'to'))) + 1,
      );
      if (span.length !== countIn(fact, 'seen')) return `seen on ${span.length} days`;
      const typical = amountIn(fact, 'typical');
      if (fact.key === 'fact.usual.middle') return middleFalse(span, typical, looks);
      const days = soldAt(span, typical);
      if (days < countIn(fact, 'days')) return `at that price on ${days} days`;
      if (fact.key === 'fact.usual.all-along' && (days < 0.9 * span.length || span.length < 60))
        return 'not all along';
      return null;
    }
    case 'fact.usual.rise':
    case 'fact.usual.rise.middle': {
      const rise = days.findLastIndex(
        (one) => close(one) * 10 <= amountIn(fact, 'typical') * 11 && number(one) < today,
      );
      return says(
        rise >= 0 &&
          soldAt(days, amountIn(fact, 'typical')) >=
            (fact.key === 'fact.usual.rise' ? countIn(fact, 'days') : 1),
        'it never sold at that',
      );
    }
    case 'fact.lasting': {
      const span = between(today - countIn(fact, 'window') + 1, today + 1);
      const at = span.filter((one) => close(one) * 100 <= price.amount * 101).length;
      return says(
        span.length === countIn(fact, 'seen') &&
          at === countIn(fact, 'days') &&
          at * 2 >= span.length,
        `${at} of ${span.length} days`,
      );
    }
    case 'fact.real':
    case 'fact.real.more':
    case 'fact.below':
      return says(
        Math.abs(1 - price.amount / (verdict.typicalAmount as number) - shareIn(fact, 'percent')) <=
          1.01e-4,
        'the share is another',
      );
    case 'fact.real.none':
      return says(price.amount > (verdict.typicalAmount as number) * 0.99, 'it is cheaper');
    case 'fact.real.dearer':
      return says(price.amount > (verdict.typicalAmount as number), 'it is not dearer');
    case 'fact.about':
      return says(
        near(price.amount, verdict.typicalAmount as number, JUDGING.claimMin),
        'it is not about that',
      );
    case 'fact.between':
      return says(verdict.kind === 'NO_CLAIM', 'only a price without a claim is between');
    case 'fact.raised':
    case 'fact.raised.between':
    case 'fact.raised.same-day': {
      const raised = amountIn(fact, 'raised');
      const at = timeIn(fact, 'date');
      const before = looks.filter((look) => look.at < at && dayOf(look.at) !== dayOf(at));
      if (!looks.some((look) => look.price === raised)) return 'it never cost that';
      if (!before.some((look) => look.price * 11 <= raised * 10)) return 'it was not lower before';
      if (
        fact.key === 'fact.raised' &&
        dayNumber(dayOf(at)) - dayNumber((before.at(-1) as RawLook).day) > 1
      )
        return 'nobody looked the day before';
      if (fact.key === 'fact.raised.same-day' && dayOf(at) !== dayOf(timeIn(fact, 'promo')))
        return 'another day';
      return says(
        price.amount >= 0.98 * (verdict.typicalAmount as number),
        'it is cheaper than before the rise',
      );
    }
    case 'fact.struck':
      return says(
        looks.some(
          (look) =>
            look.was === amountIn(fact, 'raised') && dayOf(look.at) === dayOf(timeIn(fact, 'date')),
        ),
        'no such struck price',
      );
    case 'fact.always': {
      const span = between(today - countIn(fact, 'window') + 1, today + 1);
      const struck = span.filter(
        (one) =>
          (one.looks.at(-1) as RawLook).was !== null &&
          one.looks.some((look) => near(look.price, price.amount, 0.05)),
      ).length;
      return says(struck >= countIn(fact, 'days'), `struck on ${struck} days`);
    }
    case 'fact.thin':
    case 'fact.thin.now':
      return says(
        countIn(fact, 'seen') < countIn(fact, 'needed') || verdict.kind === 'NO_CLAIM',
        'enough is known',
      );
    case 'fact.first':
      return says(days.length <= 1, `seen on ${days.length} days`);
    case 'fact.once':
      return says(
        price.amount < JUDGING.onceBelow * amountIn(fact, 'typical'),
        'it is not far below',
      );
    case 'fact.old':
      return says(dayOf(timeIn(fact, 'date')) === dayOf(Date.parse(price.seenTime)), 'another day');
    case 'fact.cheaper':
      return says(
        looks.some(
          (look) =>
            look.price === amountIn(fact, 'amount') && look.day === dayOf(timeIn(fact, 'date')),
        ) && amountIn(fact, 'amount') < price.amount,
        'it was not',
      );
    case 'fact.earlier': {
      const at = dayOf(timeIn(fact, 'date'));
      const cheap = days.filter((one) => low(one) * 100 <= price.amount * 101 && one.day <= at);
      return says(
        cheap.length >= countIn(fact, 'days') && cheap.at(-1)?.day === at,
        `${cheap.length} days, last ${cheap.at(-1)?.day}`,
      );
    }
    case 'fact.former':
    case 'fact.former.middle': {
      const former = amountIn(fact, 'typical');
      const until =
        verdict.typicalFromTime === null
          ? today
          : dayNumber(dayOf(Date.parse(verdict.typicalFromTime)));
      const span = between(until - 365, until);
      if (former * 11 > (verdict.typicalAmount as number) * 10) return 'it was not a tenth cheaper';
      if (Math.abs(1 - price.amount / former - shareIn(fact, 'percent')) > 1.01e-4)
        return 'the share is another';
      if (fact.key === 'fact.former.middle')
        return says(
          looks.some((look) => look.price === former),
          'it never cost that',
        );
      const at = span.filter(
        (one) =>
          one.looks.some((look) => near(look.price, former)) &&
          one.day <= dayOf(timeIn(fact, 'date')),
      );
      return says(
        at.length >= countIn(fact, 'days') && at.at(-1)?.day === dayOf(timeIn(fact, 'date')),
        `at that price on ${at.length} days`,
      );
    }
    case 'fact.repacked':
    case 'fact.relisted':
      return says(
        looks.every(
          (look) => look.day >= dayOf(timeIn(fact, 'date')) || fact.key === 'fact.repacked',
        ),
        'what came before is compared',
      );
    case 'fact.as-low':
      return null;
  }
}

function middleFalse(
  span: readonly RawDay[],
  typical: number,
  looks: readonly RawLook[],
): string | null {
  const mids = span
    .map((one, index) =>
      midOf(
        one,
        Math.min(
          Date.parse(span[index + 1]?.day ?? one.day) + DAY,
          (one.looks.at(-1) as RawLook).at + DAY,
        ),
      ),
    )
    .toSorted((a, b) => a - b);
  if (!looks.some((look) => look.price === typical)) return 'it never cost that';
  const below = mids.filter((mid) => mid < typical * 0.99).length;
  const above = mids.filter((mid) => mid > typical * 1.01).length;
  return Math.max(below, above) <= Math.ceil(span.length * 0.75)
    ? null
    : `${below} below, ${above} above of ${span.length}`;
}
