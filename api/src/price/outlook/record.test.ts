import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { RECORD } from '#contract/price/record.ts';
import { localDay } from '#contract/time.ts';
import { buildBrand } from '../../../../test/build.ts';
import { daysAgo, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { addBrandSale, allBrandSales, removeBrandSale, waitingFor } from '../index.ts';
import { gotBetter, HORIZON } from './chance.ts';
import { OUTLOOK, outlookOf } from './outlook.ts';
import { pastOf } from './past.ts';
import { salesOfRegion } from './calendar.ts';
import { tryOutlooks } from './record.ts';

const world = await makeWorld();
const ctx = await world.ctx();
const record = async (tenant = 'TH') =>
  (await world.call('price.outlook-record', {}, { 'x-tenant': tenant })).data?.record;

/** Goods whose price falls by a fifth for a day in every `cycle`, seen for so many days. */
const cyclic = (cycle: number, days = 190) =>
  makeHistory(
    ctx,
    Array.from({ length: days }, (_, at) => ({
      at: daysAgo(ctx, days - 1 - at),
      item: (days - 1 - at) % cycle === 3 ? 80_000 : 100_000,
    })),
  );

test('BEY-22: the job stores what forecasts said and what came, as anybody can count it again; below the threshold it says not enough', async () => {
  expect(await record()).toBeNull();
  const made = [await cyclic(7), await cyclic(11), await cyclic(50), await cyclic(7, 60)];
  await tryOutlooks(ctx);
  const thin = await record();
  expect(thin).toMatchObject({
    looked: 3,
    sampled: false,
    toDay: '2026-11-21',
    days: HORIZON,
    enough: false,
    today: { young: 1 },
  });
  for (const cycle of [4, 5, 6, 7, 4, 5, 6, 12, 30]) made.push(await cyclic(cycle));
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  const found = await record();
  expect(found).toMatchObject({ looked: 12, enough: true });
  // counted again, day by day, by what answers shoppers
  const today = localDay(ctx.now, ctx.tenant.timezone);
  const pasts = await pastOf(
    ctx,
    made.map((one) => one.goodsId),
    today,
  );
  const told = [...pasts.values()].flatMap((prices) => {
    const first = new Date(Date.parse(today) - (prices.length - 1) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const sales = salesOfRegion(ctx.tenant, first, '2027-01-30')([], first);
    return prices.flatMap((_, at) => {
      const isKnown = at + 1 >= OUTLOOK.historyDays && at + HORIZON < prices.length;
      const state = isKnown ? outlookOf(prices.slice(0, at + 1), sales)?.state : 'TOSS_UP';
      return state === 'TOSS_UP' ? [] : [{ wait: state === 'WAIT', came: gotBetter(prices, at) }];
    });
  });
  expect(found).toMatchObject({
    enough: told.length >= RECORD.forecasts,
    forecasts: told.length,
    right: told.filter((one) => one.wait === one.came).length,
    alwaysWait: told.filter((one) => one.came).length,
  });
  expect(await record('ID'), 'each region its own').not.toEqual(found);
});

test('BEY-22: a sale of a brand is named and counted for its goods from when it was announced; operators enter, change and remove it', async () => {
  const brand = await buildBrand(ctx.db, 'Kettlon');
  const { goodsId } = await cyclic(7);
  await ctx.db.run(sql`update goods set brand_id = ${brand.id} where id = ${goodsId}`);
  const sale = {
    brand: 'kettlon',
    names: { en: 'Kettlon days', th: 'วันเคตเทิลลอน' },
    from: '2026-11-23',
    until: '2026-11-24',
  };
  expect(await addBrandSale(ctx, sale)).toBe('added');
  expect((await waitingFor(ctx, goodsId)).sale).toMatchObject({
    name: 'วันเคตเทิลลอน',
    day: '2026-11-23',
  });
  expect(
    (await waitingFor({ ...ctx, lang: 'id' }, goodsId)).sale?.name,
    'a language without a name',
  ).toBe('Kettlon days');
  const said = (lang: string) =>
    world.call('price.outlook', { id: String(goodsId) }, { 'accept-language': lang });
  expect((await said('en')).data?.sale).toMatchObject({ name: 'Kettlon days', day: '2026-11-23' });
  expect(await addBrandSale(ctx, { ...sale, announced: '2026-11-22' })).toBe('changed');
  expect((await said('en')).data?.sale, 'not announced yet').toMatchObject({
    name: 'Payday',
    day: '2026-11-25',
  });
  expect((await said('th')).data?.sale?.name).toBe('วันเงินเดือนออก');
  const [entered] = await allBrandSales(ctx);
  expect(entered).toMatchObject({
    brand: 'Kettlon',
    from: '2026-11-23',
    until: '2026-11-24',
    announced: '2026-11-22',
  });
  for (const change of [
    { brand: 'nobody' },
    { from: '2026-02-30' },
    { until: '2026-11-01' },
    { until: '2027-11-01' },
    { names: {} },
    { announced: 'soon' },
  ])
    expect(await addBrandSale(ctx, { ...sale, ...change }), JSON.stringify(change)).toMatchObject({
      refused: expect.any(String),
    });
  expect(await removeBrandSale(await world.ctx('ID'), entered?.id as number)).toBe(false);
  expect(await removeBrandSale(ctx, entered?.id as number)).toBe(true);
  expect(await allBrandSales(ctx)).toEqual([]);
});
