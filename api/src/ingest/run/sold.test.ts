/** Sales of 14 and 30 days come with feeds, and earn the labels that go by them. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { partsOf, take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';
import { rollbackRun } from '../index.ts';

const world = await makeWorld();
const db = world.database.platform();
let serial = 0;
const feed = (rows: string, at = '2026-11-21T01:00:00Z') =>
  take(world, {
    file: temporary(`sold-${(serial += 1)}.csv`, rows),
    source: 'sold',
    tenant: 'TH',
    observedAt: new Date(at),
  });
const offers = () =>
  db.rows<{ id: string; sold_14: number | null; sold_30: number | null }>(
    sql`select external_id as id, sold_14, sold_30 from offer where source = 'sold' order by 1`,
  );
const labels = async () =>
  Object.fromEntries(
    (
      await db.rows<{ id: string; labels: string[] }>(
        sql`select o.external_id as id, p.labels from offer o
            join goods_price p on p.goods_id = o.goods_id where o.source = 'sold' order by 1`,
      )
    ).map((row) => [row.id, row.labels.filter((label) => /SALES|SELLER/.test(label))]),
  );
const url = (id: string) => `https://shop.example/${id}`;

test('OPS-31, PRC-11, PRC-12: sales of 14 and 30 days are read, earn their labels, go when a feed stops reporting them, and come back with a rollback', async () => {
  const report = await feed(
    `id,title,price,url,sold,sold_14_days,monthly_sold\na,Kettle A,100,${url('a')},9000,120,2.5k\nb,Kettle B,100,${url('b')},9000,0,0\nc,Kettle C,100,${url('c')},9000,,many\n`,
  );
  expect(report.state).toBe('DONE');
  expect(await offers()).toEqual([
    { id: 'a', sold_14: 120, sold_30: 2500 },
    { id: 'b', sold_14: 0, sold_30: 0 },
    { id: 'c', sold_14: null, sold_30: null },
  ]);
  // schedules run side by side: what one of them gathers the next round ranks
  for (let round = 0; round < 2; round += 1) {
    await world.jobQueue.wakeSchedules();
    await world.jobQueue.workAll();
  }
  expect((await labels()).a).toEqual(
    expect.arrayContaining(['HIGH_SALES_14_DAYS', 'HIGH_SALES_30_DAYS']),
  );
  expect([(await labels()).b, (await labels()).c]).toEqual([[], []]);
  // other figures alone are news
  await feed(
    `id,title,price,url,sold,sold_14_days,monthly_sold\na,Kettle A,100,${url('a')},9000,7,2500\n`,
    '2026-11-21T01:30:00Z',
  );
  expect((await offers())[0]).toEqual({ id: 'a', sold_14: 7, sold_30: 2500 });
  const silent = await take(world, {
    file: temporary(
      'sold-silent.csv',
      `id,title,price,url,sold\na,Kettle A,100,${url('a')},9000\n`,
    ),
    source: 'sold',
    tenant: 'TH',
    observedAt: new Date('2026-11-21T02:00:00Z'),
    acceptColumns: true,
  });
  expect((await offers())[0]).toEqual({ id: 'a', sold_14: null, sold_30: null });
  await rollbackRun(partsOf(world), silent.runId);
  expect((await offers())[0]).toEqual({ id: 'a', sold_14: 7, sold_30: 2500 });
});
