/**
 * What holds of every judgement, whatever the series (pure; the SQL is held to the same
 * specification elsewhere).
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import type { Judgement } from './judge.ts';
import type { JudgedDay } from './judged-day.ts';
import { lowOf } from './low.ts';

const TODAY = 20_000;
const SERIES = Number(process.env.KHUM_SERIES ?? 1000);
const RUNS = { numRuns: SERIES };

interface Given {
  ago: number;
  price: number;
  was: number | null;
}

const dayOf = ({ ago, price, was }: Given): JudgedDay => {
  const at = (TODAY - ago) * 86_400_000 + 36_000_000;
  return {
    day: TODAY - ago,
    low: price,
    lowAt: at,
    high: price,
    highAt: at,
    mid: price,
    close: price,
    closeAt: at,
    was: was !== null && was > price ? was : null,
    seen: 1,
  };
};

/** A judgement of looks, one a day, the last of them today's. */
function judged(looks: readonly Given[], lone = false): Judgement {
  const last = looks.at(-1) as Given;
  return judge(looks.map(dayOf), { today: TODAY, price: last.price, was: last.was, lone });
}

const lowIn = (looks: readonly Given[]) =>
  lowOf(looks.map(dayOf), { today: TODAY, price: (looks.at(-1) as Given).price }, judged(looks));
const praises = ({ kind, real }: Judgement) =>
  kind === 'VERIFIED' || (kind === 'NO_CLAIM' && (real ?? 0) >= 0.03);
const accuses = ({ kind }: Judgement) => kind === 'FAKE' || kind === 'RAISED_FIRST';

const amount = fc
  .oneof(
    fc.constantFrom(500, 700, 790, 900, 970, 980, 1000, 1010, 1100, 1200, 1500),
    fc.integer({ min: 300, max: 2000 }),
  )
  .map((price) => price * 100);
const looks = fc
  .array(
    fc.record({
      days: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }) },
        { weight: 1, arbitrary: fc.integer({ min: 41, max: 200 }) },
      ),
      silence: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) },
      ),
      price: amount,
      was: fc.oneof(fc.constant(null), amount),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((runs): Given[] => {
    const given: Given[] = [];
    let ago = 0;
    for (const { days, silence, price, was } of runs.toReversed()) {
      for (let day = 0; day < days; day++) given.unshift({ ago: ago + day, price, was });
      ago += days + silence;
    }
    return given;
  });

const daily = (from: number, to: number, price: number, was: number | null = null): Given[] =>
  Array.from({ length: from - to + 1 }, (_, index) => ({ ago: from - index, price, was }));

/** The discount that a verdict grants. */
const granted = (judgement: Judgement) => (praises(judgement) ? (judgement.real ?? 0) : 0);

test('BEY-01: a higher price never turns a verdict into praise, nor makes a discount larger, nor, in the same promotion, a price low', () => {
  fc.assert(
    fc.property(
      looks,
      fc.constantFrom(1, 60, 90, 97, 99, 100, 101),
      fc.integer({ min: 1, max: 150 }),
      (given, percent, more) => {
        const last = given.at(-1) as Given;
        const at = (price: number) => [...given.slice(0, -1), { ...last, price }];
        const cheap = Math.max(1, Math.ceil((last.price * percent) / 100));
        const [cheaper, dearer] = [at(cheap), at(Math.ceil((cheap * (100 + more)) / 100))];
        const [before, after] = [judged(cheaper), judged(dearer)];
        // of a price beside which the shop claims nothing another question is answered
        if ((before.kind === 'NO_CLAIM') === (after.kind === 'NO_CLAIM'))
          expect(granted(after)).toBeLessThanOrEqual(granted(before));
        // a price a little below one that held on many days is taken for regular, that price itself
        // is not
        if (
          before.promoAt === after.promoAt &&
          lowIn(cheaper).label === null &&
          before.real !== null
        )
          expect(lowIn(dearer).label).toBeNull();
      },
    ),
    RUNS,
  );
});

test('BEY-01: a further reduction within a promotion is compared with what it cost before the first one', () => {
  const story = (now: number) =>
    judged([
      ...daily(41, 26, 97_000),
      ...daily(25, 1, 64_000, 101_000),
      { ago: 0, price: now, was: 101_000 },
    ]);
  expect(story(64_000)).toMatchObject({ kind: 'VERIFIED', typicalAmount: 97_000, real: 0.3402 });
  expect(story(62_700)).toMatchObject({ kind: 'VERIFIED', typicalAmount: 97_000, real: 0.3536 });
  // a step that has become the price is no promotion
  expect(
    judged([
      ...daily(120, 41, 97_000),
      ...daily(40, 1, 64_000),
      { ago: 0, price: 62_700, was: null },
    ]),
  ).toMatchObject({ typicalAmount: 64_000 });
});

test('BEY-01: a price that has just risen is no bargain for what it cost long before', () => {
  const story = (now: number) =>
    judged([
      ...daily(28, 15, 70_000),
      ...daily(14, 1, 30_000),
      { ago: 0, price: now, was: 50_000 },
    ]);
  expect(story(48_600)).toMatchObject({ kind: 'NO_CLAIM', typicalAmount: 30_000, real: -0.62 });
  expect(story(30_000)).toMatchObject({ kind: 'OVERSTATED', typicalAmount: 30_000 });
});

test('BEY-01: one more look at the same price on the same day changes no verdict', () => {
  fc.assert(
    fc.property(looks, fc.nat(), (given, which) => {
      const days = given.map(dayOf);
      const last = given.at(-1) as Given;
      const at = which % days.length;
      const again = days.map((day, index) => (index === at ? { ...day, seen: day.seen + 1 } : day));
      const now = { today: TODAY, price: last.price, was: last.was, lone: false };
      expect(judge(again, now)).toEqual(judge(days, now));
    }),
    RUNS,
  );
});

test('BEY-01: all amounts times a number change nothing but amounts', () => {
  fc.assert(
    fc.property(looks, fc.integer({ min: 2, max: 25_000 }), (given, by) => {
      const scaled = given.map(({ ago, price, was }) => ({
        ago,
        price: price * by,
        was: was === null ? null : was * by,
      }));
      const [before, after] = [judged(given), judged(scaled)];
      const times = (value: number | null) => (value === null ? null : value * by);
      expect(after).toEqual({
        ...before,
        typicalAmount: times(before.typicalAmount),
        priorAmount: times(before.priorAmount),
        cheaperAmount: times(before.cheaperAmount),
        raisedAmount: times(before.raisedAmount),
        formerAmount: times(before.formerAmount),
      });
      expect(lowIn(scaled)).toEqual(lowIn(given));
    }),
    RUNS,
  );
});

test('BEY-01: looks that are lost never turn "not checked" into an accusation', () => {
  fc.assert(
    fc.property(looks, fc.infiniteStream(fc.boolean()), (given, keeps) => {
      if (judged(given).kind !== 'UNVERIFIED') return;
      const kept = given.filter((look, index) => index === given.length - 1 || keeps.next().value);
      expect(accuses(judged(kept))).toBe(false);
    }),
    RUNS,
  );
});

/** From the worst to the best; neighbours differ by one. */
const STEPS = [
  ['FAKE', 'RAISED_FIRST', 'ALWAYS_ON_SALE'],
  ['OVERSTATED', 'UNVERIFIED'],
  ['VERIFIED', 'NO_CLAIM'],
];
const stepOf = ({ kind }: Judgement) => STEPS.findIndex((step) => step.includes(kind));

test('BEY-01: a raise of any length gets neighbouring verdicts as it grows, and no length lets bait be praised below 60 days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 300 }),
      fc.integer({ min: 111, max: 250 }),
      fc.constantFrom(980, 985, 990, 995, 1000, 1005),
      fc.integer({ min: 0, max: 20 }),
      (long, raise, now, since) => {
        const stories = Array.from({ length: 130 }, (_, length) => {
          const raised = Math.ceil((1000 * raise) / 100);
          return judged([
            ...daily(long + length + since, length + since + 1, 100_000),
            ...daily(length + since, since + 1, raised * 100),
            ...daily(since, 0, now * 100, raised * 100),
          ]);
        });
        for (const [length, one] of stories.entries()) {
          if (length > 0)
            expect(
              Math.abs(stepOf(one) - stepOf(stories[length - 1] as Judgement)),
              `${length} days`,
            ).toBeLessThanOrEqual(1);
          if (length <= 60) expect(one.kind, `${length} days`).not.toBe('VERIFIED');
        }
      },
    ),
    { numRuns: Math.ceil(SERIES / 20) },
  );
});

test('BEY-01, BEY-56: the shop of the reviews: 1,000 for long, 1,500 for a while, then "1,000, was 1,500"', () => {
  const after = (days: number) =>
    judged([
      ...daily(200 + days, days + 1, 100_000),
      ...daily(days, 1, 150_000),
      { ago: 0, price: 100_000, was: 150_000 },
    ]);
  expect([0, 1, 12, 29].map((days) => after(days).kind)).toEqual([
    'FAKE',
    'RAISED_FIRST',
    'RAISED_FIRST',
    'RAISED_FIRST',
  ]);
  expect([30, 31, 45, 46, 60].map((days) => after(days).kind)).toEqual([
    'OVERSTATED',
    'OVERSTATED',
    'OVERSTATED',
    'OVERSTATED',
    'OVERSTATED',
  ]);
  // a plateau of more than 60 days is what it cost; that it cost this before is said
  expect(after(61)).toMatchObject({ kind: 'VERIFIED', earlierDays: 200, formerAmount: 100_000 });
});

test('BEY-01: a price that was raised long ago is usual, and what it cost before is said', () => {
  const story = (now: number) =>
    judged([
      ...daily(250, 71, 100_000),
      ...daily(70, 1, 130_000),
      { ago: 0, price: now, was: 130_000 },
    ]);
  expect(story(90_000)).toMatchObject({
    kind: 'VERIFIED',
    typicalAmount: 130_000,
    formerAmount: 100_000,
    formerDays: 160,
    formerSeen: 160,
  });
  expect(
    judged([...daily(250, 1, 100_000), { ago: 0, price: 90_000, was: 130_000 }]),
  ).toMatchObject({ formerAmount: null, formerDays: 0 });
});

test('BEY-56: a price or a struck price that rises on the very day of the discount is raised first', () => {
  expect(
    judged([...daily(90, 1, 100_000), { ago: 0, price: 115_000, was: 180_000 }]),
  ).toMatchObject({
    kind: 'RAISED_FIRST',
    raisedWhat: 'PRICE',
    raisedAmount: 115_000,
    real: -0.15,
  });
  const struck = judged([
    ...daily(90, 41, 100_000),
    ...daily(40, 1, 100_000, 120_000),
    { ago: 0, price: 100_000, was: 180_000 },
  ]);
  expect(struck).toMatchObject({ kind: 'RAISED_FIRST', raisedWhat: 'WAS', raisedAmount: 180_000 });
});

test('BEY-01: a promotion that lasts becomes the price', () => {
  const after = (days: number, was: number | null = null) =>
    judged([...daily(150, days, 84_000), ...daily(days - 1, 0, 41_000, was)]);
  expect(after(29)).toMatchObject({ kind: 'NO_CLAIM', typicalAmount: 84_000 });
  expect(after(41)).toMatchObject({
    kind: 'NO_CLAIM',
    typicalAmount: 41_000,
    real: 0,
    typicalBasis: 'LASTING',
  });
  expect(after(41, 84_000)).toMatchObject({ kind: 'OVERSTATED', real: 0 });
  expect(after(60, 84_000).kind).toBe('ALWAYS_ON_SALE');
});

test('BEY-01: dearer than usual is said as such, and so is one look', () => {
  expect(judged([...daily(90, 1, 100_000), { ago: 0, price: 190_000, was: null }])).toMatchObject({
    kind: 'NO_CLAIM',
    real: -0.9,
    typicalAmount: 100_000,
  });
  expect(judged([{ ago: 0, price: 190_000, was: null }])).toMatchObject({
    kind: 'NO_CLAIM',
    real: null,
    typicalAmount: null,
    totalDays: 1,
  });
});

test('BEY-03: a price far below the usual that was seen once is neither praised nor low', () => {
  const story = [...daily(90, 1, 100_000), { ago: 0, price: 40_000, was: 100_000 }];
  expect(judged(story, true)).toMatchObject({ kind: 'UNVERIFIED', seenOnce: true, real: null });
  expect(judged(story)).toMatchObject({ kind: 'VERIFIED', real: 0.6 });
});

test('LAB-06: a sale on three of seven days is no low, a monthly one is as low as ever, a new one is lower', () => {
  const weekly = Array.from({ length: 200 }, (_, index) => ({
    ago: 199 - index,
    price: (199 - index) % 7 < 3 ? 70_000 : 100_000,
    was: null,
  }));
  expect(lowIn(weekly).label).toBeNull();
  const monthly = Array.from({ length: 200 }, (_, index) => ({
    ago: 199 - index,
    price: (199 - index) % 30 < 2 ? 70_000 : 100_000,
    was: null,
  }));
  expect(lowIn(monthly)).toMatchObject({
    label: 'ALL_TIME_LOW',
    asLowAt: (TODAY - 30) * 86_400_000 + 36_000_000,
  });
  expect(lowIn([...daily(199, 1, 100_000), { ago: 0, price: 70_000, was: null }])).toEqual({
    label: 'ALL_TIME_LOW',
    lowDays: null,
    asLowAt: null,
  });
});

test('LAB-06, BEY-01: a price that was lower on many days lately is no low, a little below the last one or just as it', () => {
  const past = [...daily(29, 16, 101_000), ...daily(15, 10, 50_000), ...daily(9, 1, 90_000)];
  for (const price of [87_300, 89_919, 89_999])
    expect(lowIn([...past, { ago: 0, price, was: null }]).label, `${price}`).toBeNull();
});
