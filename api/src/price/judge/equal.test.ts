/**
 * The judge in SQL against its specification in `contract/price/`, piece against piece: 10,000 series a run, with looks at
 * odd moments of their days, amounts at the edges of every rule, and days that lie ahead. How days come from looks is the
 * business of `property.test.ts`.
 */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { evidenceOf } from '#contract/price/evidence.ts';
import { judge } from '#contract/price/judge.ts';
import type { JudgedDay, JudgedPrice } from '#contract/price/judged-day.ts';
import { lowOf } from '#contract/price/low.ts';
import type { Verdict } from '#contract/price/verdict.ts';
import { series } from '../../../../test/series.ts';
import { makeWorld } from '../../../../test/world.ts';
import { judgement } from './evidence.ts';
import { lows } from './low-queries.ts';

const world = await makeWorld();
const ctx = await world.ctx();
const BATCH = 500;
/** `KHUM_SERIES` sets another number. */
const SERIES = Number(process.env.KHUM_SERIES ?? 10_000);
const TODAY = 20_000;
const DAY_MS = 86_400_000;
const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

interface Story {
  readonly days: readonly JudgedDay[];
  readonly now: JudgedPrice;
}

/** Shares at which rules turn, and next to them. */
const EDGES = [
  0.35, 0.59999, 0.6, 0.8999, 0.9, 0.9499, 0.95, 0.9699, 0.97, 0.9701, 0.9799, 0.98, 0.99, 1, 1.01, 1.0101, 1.0499, 1.05, 1.0501, 1.0999, 1.1, 1.5,
];
/** A number drawn evenly from 0 to 1, one after the other. */
function* chance(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  for (;;) {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    yield ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }
}

const story = fc
  .record({
    looks: series,
    seed: fc.integer(),
    /** How many days in a hundred are told more than once. */
    restless: fc.constantFrom(0, 0, 5, 30),
    by: fc.constantFrom(1, 1, 1, 7, 25_000),
    ahead: fc.constantFrom(0, 0, 0, 3),
    now: fc.option(fc.constantFrom(...EDGES), { nil: null }),
    was: fc.option(fc.constantFrom(...EDGES, 2, 3), { nil: null }),
    lone: fc.boolean(),
  })
  .map(({ looks, seed, restless, by, ahead, now, was, lone }): Story => {
    const draw = chance(seed);
    const near = (amount: number) => Math.max(1, Math.round(amount * (EDGES[Math.floor(draw.next().value * EDGES.length)] as number)));
    const days = looks.map(({ ago, item, was: struck }): JudgedDay => {
      const day = TODAY + ahead - ago;
      const price = item * by;
      const isRestless = draw.next().value * 100 < restless;
      const close = isRestless ? near(price) : price;
      const mid = isRestless ? near(price) : price;
      const at = () => day * DAY_MS + Math.floor(draw.next().value * DAY_MS);
      const [first, last] = [at(), at()].toSorted((a, b) => a - b) as [number, number];
      const low = Math.min(close, mid, price);
      const high = Math.max(close, mid, price);
      const above = struck === null ? null : struck * by;
      return {
        day,
        low,
        lowAt: low === close ? last : first,
        high,
        highAt: high === close ? last : first,
        mid,
        close,
        closeAt: last,
        was: above !== null && above > close ? above : null,
        seen: isRestless ? 2 : 1,
      };
    });
    const last = days.findLast((day) => day.day <= TODAY) ?? (days.at(-1) as JudgedDay);
    const price = now === null ? last.close : Math.max(1, Math.round(last.close * now));
    return { days, now: { today: TODAY, price, was: was === null ? last.was : Math.round(price * was), lone } };
  });

interface Said {
  readonly verdict: Verdict;
  readonly low: { readonly label: string | null; readonly lowDays: number | null; readonly asLow: string | null };
}

function specified({ days, now }: Story): Said {
  const judged = judge(days, now);
  const { label, lowDays, asLowAt } = lowOf(days, now, judged);
  return { verdict: evidenceOf(judged), low: { label, lowDays, asLow: asLowAt === null ? null : new Date(asLowAt).toISOString() } };
}

const COLUMNS = ['low', 'high', 'mid', 'close', 'was', 'seen'] as const;
const INSTANTS = ['lowAt', 'highAt', 'closeAt'] as const;

function inSql(stories: readonly Story[]): Promise<Said[]> {
  const rows = stories.flatMap(({ days }, subject) => days.map((day) => ({ subject, ...day })));
  const amounts = (column: (typeof COLUMNS)[number]) => sql`${rows.map((row) => row[column])}::bigint[]`;
  const instants = (column: (typeof INSTANTS)[number]) => sql`${rows.map((row) => new Date(row[column]).toISOString())}::timestamptz[]`;
  const prices = sql`select * from unnest(${stories.map((_, index) => index)}::bigint[], ${stories.map(({ now }) => now.price)}::bigint[], ${stories.map(({ now }) => now.was)}::bigint[],
    ${stories.map(({ now }) => now.lone)}::boolean[]) given(subject, price, was, lone)`;
  const days = sql`select subject, day, low, low_at, high, high_at, mid, close, close_at, was, seen from told_day`;
  return ctx.db.transaction(async (db) => {
    await db.run(sql`create temp table told_day on commit drop as select * from unnest(${rows.map((row) => row.subject)}::bigint[], ${rows.map((row) => dayText(row.day))}::date[],
      ${amounts('low')}, ${amounts('high')}, ${amounts('mid')}, ${amounts('close')}, ${amounts('was')}, ${amounts('seen')},
      ${instants('lowAt')}, ${instants('highAt')}, ${instants('closeAt')}) given(subject, day, low, high, mid, close, was, seen, low_at, high_at, close_at)`);
    await db.run(sql`create unique index on told_day (subject, day)`);
    await db.run(sql`analyze told_day`);
    const today = dayText(TODAY);
    await db.run(sql`create temp table told on commit drop as with ${judgement({ subjects: prices, days, daysOnce: false, today, timezone: 'UTC' })}
      select j.subject, s.price, j.verdict, j.evidence, j.real, j.seen_once from judged j join subject s on s.subject = j.subject`);
    const found = await db.rows<{ evidence: Verdict; low_label: string | null; low_days: number | null; as_low_at: Date | null }>(
      sql`select t.evidence, l.low_label, l.low_days, l.as_low_at from told t left join (${lows({
        subjects: sql`select subject, price, verdict, real, (evidence ->> 'typicalAmount')::bigint as typical, seen_once from told`,
        daysOfSubject: sql`select * from told_day where subject = w.subject`,
        today,
      })}) l on l.subject = t.subject order by t.subject`,
    );
    return found.map(({ evidence, low_label, low_days, as_low_at }) => ({
      verdict: { ...evidence, offerId: null },
      low: { label: low_label, lowDays: low_days, asLow: as_low_at?.toISOString() ?? null },
    }));
  });
}

test('BEY-01, BEY-56, LAB-05, LAB-06: of 10,000 series the SQL says what the specification says, in every figure', async () => {
  const seen = { kinds: new Set<string>(), bases: new Set<string | null>(), labels: new Set<string | null>(), once: 0, asLow: 0, many: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: BATCH, size: 'max' }), async (stories) => {
      if (seen.many >= SERIES) return;
      const wanted = stories.map(specified);
      for (const [index, said] of (await inSql(stories)).entries()) {
        const want = wanted[index] as Said;
        expect(said, `series ${index}`).toEqual(want);
        seen.kinds.add(want.verdict.kind);
        seen.bases.add(want.verdict.typicalBasis);
        seen.labels.add(want.low.label);
        seen.once += Number(want.verdict.seenOnce);
        seen.asLow += Number(want.low.asLow !== null);
        seen.many += 1;
      }
    }),
    // half of a batch on average, twice as many as it takes
    { numRuns: Math.max(6, Math.ceil((4 * SERIES) / BATCH)) },
  );
  expect(seen.many).toBeGreaterThanOrEqual(SERIES);
  expect([...seen.kinds].sort()).toEqual(['ALWAYS_ON_SALE', 'FAKE', 'NO_CLAIM', 'OVERSTATED', 'RAISED_FIRST', 'UNVERIFIED', 'VERIFIED']);
  expect(seen.bases).toEqual(new Set(['BEFORE', 'RISE', 'LASTING', null]));
  expect(seen.labels.size).toBeGreaterThan(5);
  expect(Math.min(seen.once, seen.asLow)).toBeGreaterThan(0);
});
