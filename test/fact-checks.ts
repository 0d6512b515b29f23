/** Each fact that Khum states about a price, checked against the raw looks. */
import type { Statement } from '#contract/price/chip.ts';
import type { FactKey } from '#contract/price/fact.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { DAY, amountIn, countIn, dayNumber, midOf, near, shareIn, timeIn } from './facts-raw.ts';
import type { RawDay, RawLook, Story } from './facts-raw.ts';

/** Why a fact is wrong; null where it is right. */
type Check = (fact: Statement<FactKey>, story: Story) => string | null;

const wrongUnless = (holds: boolean, why: string) => (holds ? null : why);
const last = (one: RawDay) => one.looks.at(-1) as RawLook;
const close = (one: RawDay) => last(one).price;
const low = (one: RawDay) => Math.min(...one.looks.map((look) => look.price));
const number = (one: RawDay) => dayNumber(one.day);
const looksOf = (story: Story) => story.days.flatMap((one) => one.looks);
const between = (story: Story, from: number, until: number) =>
  story.days.filter((one) => number(one) >= from && number(one) < until);
const soldAt = (span: readonly RawDay[], amount: number) =>
  span.filter((one) => one.looks.some((look) => near(look.price, amount))).length;
const typicalOf = ({ verdict }: Story) => verdict.typicalAmount as number;

export const CHECKS: Readonly<Record<FactKey, Check>> = {
  'fact.claim': (fact, { price }) =>
    wrongUnless(
      shareIn(fact, 'percent') <= 1 - price.amount / amountIn(fact, 'was') + 1e-4 &&
        amountIn(fact, 'now') === price.amount,
      'the claim is another',
    ),
  'fact.no-claim': (_fact, { price }) =>
    wrongUnless(
      price.was === null || 1 - price.amount / price.was < JUDGING.claimMin,
      'a discount is claimed',
    ),
  'fact.usual': usual,
  'fact.usual.all-along': usual,
  'fact.usual.middle': usual,
  'fact.usual.rise': usualBeforeRise,
  'fact.usual.rise.middle': usualBeforeRise,
  'fact.lasting': lasting,
  'fact.lasting.dearer': lastingDearer,
  'fact.real': real,
  'fact.real.more': real,
  'fact.below': real,
  'fact.real.none': (_fact, story) =>
    wrongUnless(story.price.amount > typicalOf(story) * 0.99, 'it is cheaper'),
  'fact.real.dearer': (_fact, story) =>
    wrongUnless(story.price.amount > typicalOf(story), 'it is not dearer'),
  'fact.about': (_fact, story) =>
    wrongUnless(
      near(story.price.amount, typicalOf(story), JUDGING.claimMin),
      'it is not about that',
    ),
  'fact.between': (_fact, { verdict }) =>
    wrongUnless(verdict.kind === 'NO_CLAIM', 'only a price without a claim is between'),
  'fact.raised': raised,
  'fact.raised.between': raised,
  'fact.raised.same-day': raised,
  'fact.raised.together': raised,
  'fact.raised.during': raised,
  'fact.struck': (fact, story) =>
    wrongUnless(
      looksOf(story).some(
        (look) =>
          look.was === amountIn(fact, 'raised') &&
          story.dayOf(look.at) === story.dayOf(timeIn(fact, 'date')),
      ),
      'no such struck price',
    ),
  'fact.always': always,
  'fact.thin': thin,
  'fact.thin.now': thin,
  'fact.first': (_fact, { days }) => wrongUnless(days.length <= 1, `seen on ${days.length} days`),
  'fact.once': (fact, { price }) =>
    wrongUnless(
      price.amount < JUDGING.onceBelow * amountIn(fact, 'typical'),
      'it is not far below',
    ),
  'fact.old': (fact, { dayOf, price }) =>
    wrongUnless(dayOf(timeIn(fact, 'date')) === dayOf(Date.parse(price.seenTime)), 'another day'),
  'fact.cheaper': (fact, story) =>
    wrongUnless(
      looksOf(story).some(
        (look) =>
          look.price === amountIn(fact, 'amount') && look.day === story.dayOf(timeIn(fact, 'date')),
      ) && amountIn(fact, 'amount') < story.price.amount,
      'it was not',
    ),
  'fact.earlier': earlier,
  'fact.former': former,
  'fact.former.middle': former,
  'fact.repacked': () => null,
  'fact.relisted': (fact, story) =>
    wrongUnless(
      looksOf(story).every((look) => look.day >= story.dayOf(timeIn(fact, 'date'))),
      'what came before is compared',
    ),
  'fact.as-low': () => null,
};

function usual(fact: Statement<FactKey>, story: Story): string | null {
  const { dayOf } = story;
  const span = between(
    story,
    dayNumber(dayOf(timeIn(fact, 'from'))),
    dayNumber(dayOf(timeIn(fact, 'to'))) + 1,
  );
  if (span.length !== countIn(fact, 'seen')) return `seen on ${span.length} days`;
  const typical = amountIn(fact, 'typical');
  if (fact.key === 'fact.usual.middle') return middleFalse(span, typical, looksOf(story));
  const days = soldAt(span, typical);
  if (days < countIn(fact, 'days')) return `at that price on ${days} days`;
  if (fact.key === 'fact.usual.all-along' && (days < 0.9 * span.length || span.length < 60))
    return 'not all along';
  return null;
}

function usualBeforeRise(fact: Statement<FactKey>, { days, today }: Story): string | null {
  const typical = amountIn(fact, 'typical');
  const rise = days.findLastIndex((one) => close(one) * 10 <= typical * 11 && number(one) < today);
  const needed = fact.key === 'fact.usual.rise' ? countIn(fact, 'days') : 1;
  return wrongUnless(rise >= 0 && soldAt(days, typical) >= needed, 'it never sold at that');
}

function lasting(fact: Statement<FactKey>, story: Story): string | null {
  const { today, price } = story;
  const span = between(story, today - countIn(fact, 'window') + 1, today + 1);
  const at = span.filter((one) => close(one) * 100 <= price.amount * 101).length;
  return wrongUnless(
    span.length === countIn(fact, 'seen') && at === countIn(fact, 'days') && at * 2 >= span.length,
    `${at} of ${span.length} days`,
  );
}

function lastingDearer(fact: Statement<FactKey>, story: Story): string | null {
  const { today, price } = story;
  const span = between(story, today - countIn(fact, 'window') + 1, today + 1);
  if (span.length !== countIn(fact, 'seen')) return `seen on ${span.length} days`;
  const typical = amountIn(fact, 'typical');
  if (price.amount <= typical) return 'it is not dearer';
  return middleFalse(span, typical, looksOf(story));
}

function real(fact: Statement<FactKey>, story: Story): string | null {
  const share = 1 - story.price.amount / typicalOf(story);
  return wrongUnless(Math.abs(share - shareIn(fact, 'percent')) <= 1.01e-4, 'the share is another');
}

function raised(fact: Statement<FactKey>, story: Story): string | null {
  const { days, dayOf, price } = story;
  const at = timeIn(fact, 'date');
  const looks = looksOf(story);
  const amount = amountIn(fact, 'raised');
  const before = looks.filter((look) => look.at < at && dayOf(look.at) !== dayOf(at));
  if (!looks.some((look) => look.price === amount)) return 'it never cost that';
  if (!before.some((look) => look.price * 11 <= amount * 10)) return 'it was not lower before';
  if (
    (fact.key === 'fact.raised' || fact.key === 'fact.raised.same-day') &&
    dayNumber(dayOf(at)) - dayNumber((before.at(-1) as RawLook).day) > 1
  )
    return 'no observation on the day before';
  const isSameDay = fact.key === 'fact.raised.same-day' || fact.key === 'fact.raised.together';
  if (isSameDay !== (dayOf(at) === dayOf(timeIn(fact, 'promo')))) return 'another day';
  if (fact.key === 'fact.raised.during')
    return wrongUnless(
      days.every((one) => one.day < dayOf(timeIn(fact, 'promo')) || last(one).was !== null),
      'no discount was shown until then',
    );
  return wrongUnless(price.amount >= 0.98 * typicalOf(story), 'it is cheaper than before the rise');
}

function always(fact: Statement<FactKey>, story: Story): string | null {
  const { today, price } = story;
  const span = between(story, today - countIn(fact, 'window') + 1, today + 1);
  const struck = span.filter(
    (one) =>
      last(one).was !== null && one.looks.some((look) => near(look.price, price.amount, 0.05)),
  ).length;
  return wrongUnless(struck >= countIn(fact, 'days'), `struck on ${struck} days`);
}

function thin(fact: Statement<FactKey>, { verdict }: Story): string | null {
  return wrongUnless(
    countIn(fact, 'seen') < countIn(fact, 'needed') || verdict.kind === 'NO_CLAIM',
    'enough is known',
  );
}

function earlier(fact: Statement<FactKey>, { days, dayOf, price }: Story): string | null {
  const at = dayOf(timeIn(fact, 'date'));
  const cheap = days.filter((one) => low(one) * 100 <= price.amount * 101 && one.day <= at);
  return wrongUnless(
    cheap.length >= countIn(fact, 'days') && cheap.at(-1)?.day === at,
    `${cheap.length} days, last ${cheap.at(-1)?.day}`,
  );
}

function former(fact: Statement<FactKey>, story: Story): string | null {
  const { today, verdict, price, dayOf } = story;
  const typical = amountIn(fact, 'typical');
  const until =
    verdict.typicalFromTime === null
      ? today
      : dayNumber(dayOf(Date.parse(verdict.typicalFromTime)));
  if (typical * 11 > typicalOf(story) * 10) return 'it was not a tenth cheaper';
  if (Math.abs(1 - price.amount / typical - shareIn(fact, 'percent')) > 1.01e-4)
    return 'the share is another';
  if (fact.key === 'fact.former.middle')
    return wrongUnless(
      looksOf(story).some((look) => look.price === typical),
      'it never cost that',
    );
  const day = dayOf(timeIn(fact, 'date'));
  const at = between(story, until - 365, until).filter(
    (one) => one.looks.some((look) => near(look.price, typical)) && one.day <= day,
  );
  return wrongUnless(
    at.length >= countIn(fact, 'days') && at.at(-1)?.day === day,
    `at that price on ${at.length} days`,
  );
}

function middleFalse(
  span: readonly RawDay[],
  typical: number,
  looks: readonly RawLook[],
): string | null {
  const mids = span
    .map((one, index) =>
      midOf(one, Math.min(Date.parse(span[index + 1]?.day ?? one.day) + DAY, last(one).at + DAY)),
    )
    .toSorted((a, b) => a - b);
  if (!looks.some((look) => look.price === typical)) return 'it never cost that';
  const below = mids.filter((mid) => mid < typical * 0.99).length;
  const above = mids.filter((mid) => mid > typical * 1.01).length;
  return Math.max(below, above) <= Math.ceil(span.length * 0.75)
    ? null
    : `${below} below, ${above} above of ${span.length}`;
}
