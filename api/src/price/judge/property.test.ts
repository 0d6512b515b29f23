/** Random series against the rules told once more, naively, in TypeScript. */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { LOW_DAYS } from '#contract/catalog/label.ts';
import { JUDGING } from '#contract/price/verdict.ts';
import type { Context } from '#api/kernel/context.ts';
import { daysAgo, makeGoods, makeOffer } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { pricesOf, takeIn } from '../index.ts';
import type { GoodsPrice } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

interface Sight {
  ago: number;
  item: number;
  was: number | null;
  stock: boolean;
}
interface Given {
  at: Date;
  item: number;
  was: number | null;
  stock: boolean;
  source: string;
}

/** One sighting on most days, prices on a few levels near each other, some with a struck price, some sold out; the last is today. */
const sight = (ago: number) =>
  fc.record({
    ago: fc.constant(ago),
    item: fc.constantFrom(79_000, 79_500, 90_000, 99_000, 100_000, 100_500, 120_000, 150_000),
    was: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: fc.constantFrom(100_000, 120_000, 150_000, 200_000) }),
    stock: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  });
/** Runs of the same sighting, as shops have them, in random lengths. */
const length = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 40 }) }, { weight: 1, arbitrary: fc.integer({ min: 60, max: 100 }) });
const series = fc.array(fc.tuple(length, fc.integer({ min: 0, max: 3 }), sight(0)), { minLength: 1, maxLength: 9 }).map((runs) => {
  const told: Sight[] = [];
  let ago = 0;
  for (const [days, silence, one] of runs.reverse()) {
    for (let day = 0; day < days; day++, ago++) told.unshift({ ...one, ago });
    ago += silence;
  }
  (told.at(-1) as Sight).stock = true;
  return told;
});
const asGiven = (told: readonly Sight[]): Given[] =>
  told.map((one) => ({ at: daysAgo(ctx, one.ago), item: one.item, was: one.was, stock: one.stock, source: 'feed' }));

async function offersFor(many: number): Promise<{ goodsIds: number[]; offerIds: number[] }> {
  const goodsIds: number[] = [];
  const offerIds: number[] = [];
  for (let index = 0; index < many; index++) {
    const goodsId = await makeGoods(ctx);
    goodsIds.push(goodsId);
    offerIds.push(await makeOffer(ctx, goodsId));
  }
  return { goodsIds, offerIds };
}

/** All series in one import. */
function take(given: readonly (readonly Given[])[], offerIds: readonly number[], as: Context = ctx) {
  const rows = given.flatMap((told, index) => told.map((one) => ({ ...one, offer: offerIds[index] as number })));
  return takeIn(
    as,
    sql`select o, t, 'THB', i, w, null::bigint, null::bigint, null::text, s, 'PUBLIC', src, 100::smallint, null::bytea, null::bigint
    from unnest(${rows.map((row) => row.offer)}::bigint[], ${rows.map((row) => row.at)}::timestamptz[], ${rows.map((row) => row.item)}::bigint[], ${rows.map((row) => row.was)}::bigint[],
      ${rows.map((row) => row.stock)}::boolean[], ${rows.map((row) => row.source)}::text[]) told(o, t, i, w, s, src)`,
  );
}

const pricesIn = async (goodsIds: readonly number[]) => {
  const prices = await pricesOf(ctx, goodsIds);
  return goodsIds.map((id) => prices.get(id));
};

const median = (sorted: readonly number[]) => sorted[Math.ceil(sorted.length / 2) - 1];
const medianOf = (days: readonly Sight[]) => median(days.map((day) => day.item).sort((a, b) => a - b));

/** By a tenth. All in whole numbers: 1.1 * 90 is more than 99 in floating point, and 1 - 90 / 100 less than 0.1. */
const rose = (to: number, from: number) => to * 10 >= from * 11;

function naiveLow(told: readonly Sight[]): string | null {
  const seen = told.filter((day) => day.stock);
  const now = (told.at(-1) as Sight).item;
  if (!seen.some((day) => day.item > now)) return null;
  const lower = seen.filter((day) => day.item < now).map((day) => day.ago);
  const age = Math.max(...seen.map((day) => day.ago));
  const days = lower.length > 0 ? Math.min(Math.min(...lower), age) : age;
  if (lower.length === 0 && age >= 35 && seen.length >= 10) return 'ALL_TIME_LOW';
  if (days >= 180) return 'HALF_YEAR_LOW';
  const step = LOW_DAYS.filter((n) => n <= days).at(-1);
  return step === undefined ? null : `LOWEST_${step}_DAYS`;
}

function naiveVerdict(told: readonly Sight[]): string {
  const seen = told.filter((day) => day.stock).map((day) => ({ ...day, was: day.was !== null && day.was > day.item ? day.was : null }));
  const now = seen.at(-1) as Sight;
  const was = now.was ?? now.item;
  if ((was - now.item) * 100 < 3 * was) return 'NO_CLAIM';
  const near = (item: number) => Math.abs(item - now.item) * 100 <= now.item;
  if (seen.filter((day) => day.ago < 90 && day.was !== null && near(day.item)).length >= JUDGING.alwaysOnSaleDays) return 'ALWAYS_ON_SALE';
  const lastIndex = (holds: (day: Sight, index: number) => boolean) => seen.reduce((last, day, index) => (holds(day, index) ? index : last), -1);
  const above = lastIndex((day) => day.item * 100 > now.item * 101);
  const bare = lastIndex((day) => day.was === null);
  const stronger = lastIndex((day, index) => index > bare + 1 && day.was !== null && rose(day.was, (seen[index - 1] as Sight).was as number));
  const strike = stronger >= 0 ? stronger : bare >= 0 ? bare + 1 : -1;
  const start = Math.max(above >= 0 ? above + 1 : -1, strike, 0);
  const anchor = (seen[start] as Sight).ago;
  const pre = seen.slice(0, start).filter((day) => day.ago <= anchor + 90);
  if (pre.length < JUDGING.minObservedDays) return 'UNVERIFIED';
  for (const [index, day] of seen.entries()) {
    if (day.ago > anchor + 30 || index > start) continue;
    const window = seen.slice(Math.max(0, index - 7), index).filter((one) => one.ago <= anchor + 60);
    const before = index > 0 ? (seen[index - 1] as Sight) : undefined;
    const priceRose = index < start && window.length > 0 && rose(day.item, Math.min(...window.map((one) => one.item)));
    const wasRose = before !== undefined && before.ago <= anchor + 60 && day.was !== null && before.was !== null && rose(day.was, before.was);
    if (!priceRose && !wasRose) continue;
    const earlier = seen.slice(0, index).filter((one) => one.ago <= day.ago + 90);
    const usual = medianOf(earlier) as number;
    if (now.item * 100 < 98 * usual) continue;
    if (!(priceRose && rose((pre.at(-1) as Sight).item, usual)) && !wasRose) continue;
    return earlier.length >= JUDGING.minObservedDays ? 'RAISED_FIRST' : 'UNVERIFIED';
  }
  const typical = medianOf(pre) as number;
  if ((was - now.item) * 10 >= was && now.item * 100 >= 98 * typical) return 'FAKE';
  // claimed - real > 0.1, multiplied out
  return now.item * (was - typical) * 10 > was * typical ? 'OVERSTATED' : 'VERIFIED';
}

test('BEY-01, LAB-05: verdicts and lows equal a naive reading of the rules; nobody is accused below fourteen days', async () => {
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(series, { minLength: 40, maxLength: 40 }), async (many) => {
      const { goodsIds, offerIds } = await offersFor(many.length);
      await take(many.map(asGiven), offerIds);
      for (const [index, price] of (await pricesIn(goodsIds)).entries()) {
        const told = many[index] as Sight[];
        const verdict = (price as GoodsPrice).verdict;
        kinds.add(verdict.kind as string);
        expect(verdict.kind, JSON.stringify(told)).toBe(naiveVerdict(told));
        expect(price?.dealLabels.find((label) => /LOW/.test(label)) ?? null, JSON.stringify(told)).toBe(naiveLow(told));
        if (verdict.kind === 'FAKE' || verdict.kind === 'RAISED_FIRST') expect(verdict.preDays).toBeGreaterThanOrEqual(14);
      }
    }),
    { numRuns: 5, endOnFailure: true },
  );
  expect([...kinds].sort()).toEqual(['ALWAYS_ON_SALE', 'FAKE', 'NO_CLAIM', 'OVERSTATED', 'RAISED_FIRST', 'UNVERIFIED', 'VERIFIED']);
}, 120_000);

/** Sightings at odd minutes, glitches among them, by two sources. */
const messy = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.record({
        minute: fc.integer({ min: 0, max: 60 * 24 * 60 }),
        item: fc.oneof(
          { weight: 12, arbitrary: fc.constantFrom(79_000, 90_000, 100_000) },
          { weight: 2, arbitrary: fc.constantFrom(1, 790, 10_000, 1_000_000, 0, 20_000) },
          { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 160_000 }) },
        ),
        again: fc.integer({ min: 0, max: 3 }),
        stock: fc.boolean(),
        source: fc.constantFrom('feed', 'form'),
      }),
      { minLength: 3, maxLength: 60 },
    ),
  )
  .map(([habit, told]): Given[] => {
    const known = new Map<string, Given>();
    // forty days of a round price make a habit, against which odd figures are jitter
    if (habit) for (let ago = 100; ago > 60; ago--) known.set(`habit${ago}`, { at: daysAgo(ctx, ago), item: 100_000, was: null, stock: true, source: 'feed' });
    for (const one of told) {
      for (let time = 0; time <= one.again; time++) {
        const at = new Date(ctx.now.getTime() - (one.minute - time * 35) * 60_000);
        if (at <= ctx.now) known.set(`${at.getTime()}${one.source}`, { at, item: one.item, was: null, stock: one.stock, source: one.source });
      }
    }
    return [...known.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
  });

/** Everything derived, without what names the offer or the moment. */
async function derived(offerIds: readonly number[], goodsIds: readonly number[]) {
  const days = await ctx.db.rows<{ offer_id: number }>(sql`select * from price_day where offer_id = any(${offerIds}::bigint[]) order by offer_id, day`);
  const open = await ctx.db.rows<{ offer_id: number }>(
    sql`select offer_id, observed_at, source, reason from price_exclusion where offer_id = any(${offerIds}::bigint[]) and released_at is null order by 1, 2, 3`,
  );
  const place = new Map(offerIds.map((id, index) => [id, index]));
  const prices = (await pricesIn(goodsIds)).map(
    (price) => price && { ...price, goodsId: '', bestOfferId: '', dealLabels: price.dealLabels.filter((label) => label !== 'PRICE_REDUCTION_TOP') },
  );
  return {
    days: days.map((row) => ({ ...row, offer_id: place.get(row.offer_id) })),
    open: open.map((row) => ({ ...row, offer_id: place.get(row.offer_id) })),
    prices,
  };
}

test('BEY-03: a file in two halves, or one by one backwards, is judged as it is at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(messy, { minLength: 6, maxLength: 6 }), fc.integer({ min: 0, max: 100 }), async (many, cut) => {
      const atOnce = await offersFor(many.length);
      await take(many, atOnce.offerIds);
      const expected = await derived(atOnce.offerIds, atOnce.goodsIds);

      const halves = await offersFor(many.length);
      await take(
        many.map((told) => told.slice(0, Math.floor((told.length * cut) / 100))),
        halves.offerIds,
      );
      await take(
        many.map((told) => told.slice(Math.floor((told.length * cut) / 100))),
        halves.offerIds,
      );
      expect(await derived(halves.offerIds, halves.goodsIds)).toEqual(expected);

      const shuffled = await offersFor(many.length);
      for (const part of [4, 1, 3, 0, 2])
        await take(
          many.map((told) => told.filter((_, index) => (index * 7) % 5 === part)),
          shuffled.offerIds,
        );
      expect(await derived(shuffled.offerIds, shuffled.goodsIds)).toEqual(expected);
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);

test('BEY-03, PRC-03: what is in quarantine never moves a figure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(messy, { minLength: 8, maxLength: 8 }), async (many) => {
      const { goodsIds, offerIds } = await offersFor(many.length);
      await take(many, offerIds);
      for (const [index, told] of many.entries()) {
        const open = new Set(
          (
            await ctx.db.rows<{ observed_at: Date; source: string }>(
              sql`select observed_at, source from price_exclusion where offer_id = ${offerIds[index]} and released_at is null`,
            )
          ).map((row) => `${row.observed_at.getTime()}${row.source}`),
        );
        const counted = told.filter((one) => !open.has(`${one.at.getTime()}${one.source}`));
        expect(counted.some((one) => one.item === 0)).toBe(false);
        const byDay = Map.groupBy(counted, (one) => new Date(one.at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10));
        const inStock = [...byDay.values()].flatMap((day) => day.filter((one) => one.stock));
        const { data } = await world.call('price.statistics', { id: String(goodsIds[index]), dayRange: 0 });
        expect(data?.min?.amount ?? null).toBe(inStock.length === 0 ? null : Math.min(...inStock.map((one) => one.item)));
        expect(data?.max?.amount ?? null).toBe(inStock.length === 0 ? null : Math.max(...inStock.map((one) => one.item)));
        expect(data?.totalDays).toBe(byDay.size);
        for (const point of data?.points ?? []) expect(point.price === null || counted.some((one) => one.item === point.price)).toBe(true);
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 120_000);
