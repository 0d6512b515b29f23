import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { localDay } from '#contract/time.ts';
import { series } from '../../../../test/series.ts';
import { takeSeries } from '../../../../test/taken.ts';
import { daily, daysAgo, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld();
const ctx = await world.ctx();
const ask = async (goodsId: number) =>
  (await world.call('price.yardsticks', { id: String(goodsId) })).data;

test('BEY-51: raised for twelve days and then "reduced": each law has its own number, with its source and date', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 90, 13, { item: 100_000 }),
    ...daily(ctx, 12, 1, { item: 150_000 }),
    { at: daysAgo(ctx, 0), item: 99_000, was: 150_000 },
  ]);
  const found = await ask(goodsId);
  expect(found).toMatchObject({ currentAmount: 99_000, promoStart: daysAgo(ctx, 0).toISOString() });
  expect(
    found?.yardsticks.map(({ code, amount, raisedAmount, isMet }) => [
      code,
      amount,
      raisedAmount,
      isMet,
    ]),
  ).toEqual([
    ['EU', 100_000, null, true],
    ['MY', 100_000, null, true],
    ['VN', 150_000, null, true],
    ['ID', 100_000, 150_000, false],
  ]);
  for (const one of found?.yardsticks ?? []) {
    expect(one.source.length).toBeGreaterThan(10);
    expect(one.since).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('BEY-51: more than half off is said, what is not known is not, and without a discount there is nothing to measure', async () => {
  const half = await makeHistory(ctx, [
    ...daily(ctx, 40, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0, 8), item: 49_999 },
    { at: daysAgo(ctx, 0, 9), item: 49_999 },
  ]);
  expect((await ask(half.goodsId))?.yardsticks.find((one) => one.code === 'VN')).toMatchObject({
    amount: 100_000,
    isMet: false,
  });
  const young = await makeHistory(ctx, [
    ...daily(ctx, 5, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 90_000, was: 100_000 },
  ]);
  expect((await ask(young.goodsId))?.yardsticks.find((one) => one.code === 'MY')).toMatchObject({
    amount: null,
    isMet: null,
  });
  const steady = await makeHistory(ctx, daily(ctx, 40, 0, { item: 100_000 }));
  expect(await ask(steady.goodsId)).toMatchObject({ promoStart: null, yardsticks: [] });
  expect((await world.call('price.yardsticks', { id: 'nobody-knows' })).errorKey).toBe(
    'catalog.goods.not_found',
  );
});

test('BEY-51: on random histories every number equals a query on the history', async () => {
  const { goodsIds, offerIds } = await takeSeries(
    ctx,
    fc.sample(series, { numRuns: 60, seed: 51 }),
  );
  let measured = 0;
  for (const [index, goodsId] of goodsIds.entries()) {
    const found = await ask(goodsId);
    if (!found?.promoStart) continue;
    const promo = localDay(new Date(found.promoStart), ctx.tenant.timezone);
    const expected = await ctx.db.row<{
      eu: number | null;
      vn: number | null;
      my: number | null;
      rose: boolean | null;
    }>(sql`
      with d as (select * from price_day where offer_id = ${offerIds[index] as number} and in_stock
        and day < ${promo}::date),
        steps as (select *, case when lag(close) over (order by day) = close
          and day - lag(day) over (order by day) <= 2 then 0 else 1 end as cut from d
          where day >= ${promo}::date - 182),
        runs as (select *, sum(cut) over (order by day) as run from steps)
      select (select min(low) from d where day >= ${promo}::date - 30) as eu,
        (select close from d where day >= ${promo}::date - 182 order by day desc limit 1) as vn,
        (select min(close) from (select min(close) as close from runs group by run
          having max(day) - min(day) >= 27) r) as my,
        (select bool_or(b.close * 10 > a.close * 11) from d a join d b on b.day > a.day
          where a.day >= ${promo}::date - 30) as rose`);
    const of = (code: string) => found.yardsticks.find((one) => one.code === code);
    expect([of('EU')?.amount, of('VN')?.amount, of('MY')?.amount], `${index}`).toEqual([
      expected?.eu ?? null,
      expected?.vn ?? null,
      expected?.my ?? null,
    ]);
    if (of('ID')?.isMet !== null)
      expect(of('ID')?.isMet, `${index}`).toBe(!(expected?.rose ?? false));
    measured += 1;
  }
  expect(measured).toBeGreaterThan(20);
});
