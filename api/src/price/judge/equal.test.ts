/**
 * The judge in SQL against its specification in `contract/price/`, piece against piece: thousands of
 * series a run, with looks at odd moments of their days, amounts at the edges of every rule, and
 * days that lie ahead. How days come from looks is the business of `property.test.ts`.
 */
import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Verdict } from '#contract/price/verdict.ts';
import { DAY_MS, specified, story, TODAY } from '../../../../test/series.ts';
import type { Said, Story } from '../../../../test/series.ts';
import { makeWorld } from '../../../../test/world.ts';
import { judgement } from './evidence.ts';
import { lows } from './low-queries.ts';

const world = await makeWorld();
const ctx = await world.ctx();
const BATCH = 500;
/** `KHUM_SERIES` sets another number. */
const SERIES = Number(process.env.KHUM_SERIES ?? 2_000);
/**
 * Where to write what the SQL says of which series: mutants of the specification are held to it
 * (test/mutation).
 */
const CORPUS = process.env.KHUM_CORPUS;
const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

const COLUMNS = ['low', 'high', 'mid', 'close', 'was', 'seen'] as const;
const INSTANTS = ['lowAt', 'highAt', 'closeAt'] as const;

function inSql(stories: readonly Story[]): Promise<Said[]> {
  const rows = stories.flatMap(({ days }, subject) => days.map((day) => ({ subject, ...day })));
  const amounts = (column: (typeof COLUMNS)[number]) =>
    sql`${rows.map((row) => row[column])}::bigint[]`;
  const instants = (column: (typeof INSTANTS)[number]) =>
    sql`${rows.map((row) => new Date(row[column]).toISOString())}::timestamptz[]`;
  const prices = sql`select * from unnest(${stories.map((_, index) => index)}::bigint[],
      ${stories.map(({ now }) => now.price)}::bigint[],
      ${stories.map(({ now }) => now.was)}::bigint[],
    ${stories.map(({ now }) => now.lone)}::boolean[]) given(subject, price, was, lone)`;
  const days = sql`select subject, day, low, low_at, high, high_at, mid, close, close_at, was, seen
      from told_day`;
  return ctx.db.transaction(async (db) => {
    await db.run(sql`create temp table told_day on commit drop as select *
        from unnest(${rows.map((row) => row.subject)}::bigint[],
        ${rows.map((row) => dayText(row.day))}::date[],
      ${amounts('low')}, ${amounts('high')}, ${amounts('mid')}, ${amounts('close')},
        ${amounts('was')}, ${amounts('seen')},
      ${instants('lowAt')}, ${instants('highAt')}, ${instants('closeAt')}) given(subject, day, low,
        high, mid, close, was, seen, low_at, high_at, close_at)`);
    await db.run(sql`create unique index on told_day (subject, day)`);
    await db.run(sql`analyze told_day`);
    const today = dayText(TODAY);
    await db.run(sql`create temp table judged on commit drop as with
        ${judgement({ subjects: prices, days, daysOnce: false, today, timezone: 'UTC' })}
      select j.subject, s.price, j.verdict, j.evidence, j.real, j.seen_once from judged j
        join subject s on s.subject = j.subject`);
    const found = await db.rows<{
      evidence: Verdict;
      low_label: string | null;
      low_days: number | null;
      as_low_at: Date | null;
    }>(
      sql`select t.evidence, l.low_label, l.low_days, l.as_low_at from judged t left join (${lows({
        subjects: sql`select subject, price, verdict, real,
            (evidence ->> 'typicalAmount')::bigint as typical, seen_once from judged`,
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

test(`BEY-01, BEY-56, LAB-05, LAB-06: of ${SERIES.toLocaleString('en')} series the SQL says what the specification says, in every figure`, async () => {
  const seen = {
    kinds: new Set<string>(),
    bases: new Set<string | null>(),
    labels: new Set<string | null>(),
    once: 0,
    asLow: 0,
  };
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: BATCH, maxLength: BATCH }), async (stories) => {
      const wanted = stories.map(specified);
      const found = await inSql(stories);
      if (CORPUS)
        appendFileSync(
          CORPUS,
          found
            .map((said, index) => `${JSON.stringify({ story: stories[index], said })}\n`)
            .join(''),
        );
      for (const [index, said] of found.entries()) {
        const want = wanted[index] as Said;
        expect(said, JSON.stringify(stories[index])).toEqual(want);
        seen.kinds.add(want.verdict.kind);
        seen.bases.add(want.verdict.typicalBasis);
        seen.labels.add(want.low.label);
        seen.once += Number(want.verdict.seenOnce);
        seen.asLow += Number(want.low.asLow !== null);
      }
    }),
    { numRuns: Math.ceil(SERIES / BATCH), endOnFailure: true },
  );
  expect([...seen.kinds].sort()).toEqual([
    'ALWAYS_ON_SALE',
    'FAKE',
    'NO_CLAIM',
    'OVERSTATED',
    'RAISED_FIRST',
    'UNVERIFIED',
    'VERIFIED',
  ]);
  expect(seen.bases).toEqual(new Set(['BEFORE', 'RISE', 'LASTING', null]));
  expect(seen.labels.size).toBeGreaterThan(5);
  expect(Math.min(seen.once, seen.asLow)).toBeGreaterThan(0);
});
