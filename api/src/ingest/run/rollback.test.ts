import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { feed, partsOf, snapshot, take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';
import { importFeed, rollbackRun } from '../index.ts';

const world = await makeWorld();
const at = (day: number) => new Date(Date.UTC(2026, 10, day));

test('OPS-24: a rollback removes what the run made and saw', async () => {
  const empty = await snapshot(world);
  const report = await take(world, { file: feed('shopee-like.csv'), source: 'sp' });
  const back = await rollbackRun(partsOf(world), report.runId);
  expect(back).toMatchObject({
    state: 'ROLLED_BACK',
    removedOffers: 3,
    removedGoods: 3,
    removedObservations: 3,
  });
  expect(await snapshot(world)).toEqual(empty);
  await expect(rollbackRun(partsOf(world), report.runId)).rejects.toThrow(/already/);
  expect(await take(world, { file: feed('shopee-like.csv'), source: 'sp' })).toMatchObject({
    created: 3,
    observations: 3,
  });
});

test('OPS-24: a rollback restores what the run changed, and prices are judged from what is left', async () => {
  const first = temporary(
    'first.csv',
    'id,title,price,url,brand\nA,Name one,100,https://s.example/a,Lumo\nB,Other,50,https://s.example/b,\n',
  );
  const second = temporary(
    'second.csv',
    'id,title,price,url,brand\nA,Name two,80,https://s.example/a2,Ayla\nB,Other,45,https://s.example/b,\nC,New,9,https://s.example/c,\n',
  );
  await take(world, { file: first, source: 'rb', tenant: 'TH', observedAt: at(10) });
  const before = await snapshot(world);
  const report = await take(world, {
    file: second,
    source: 'rb',
    tenant: 'TH',
    observedAt: at(11),
  });
  expect(report).toMatchObject({ created: 1, updated: 2, observations: 3 });
  await rollbackRun(partsOf(world), report.runId);
  expect(await snapshot(world)).toEqual(before);
});

test('OPS-24: a rollback is refused while later runs touched the same rows, and names them', async () => {
  const first = await take(world, {
    file: feed('full.csv'),
    source: 'later',
    tenant: 'TH',
    observedAt: at(1),
  });
  const second = await take(world, {
    file: feed('full.csv'),
    source: 'later',
    tenant: 'TH',
    observedAt: at(2),
  });
  await expect(rollbackRun(partsOf(world), first.runId)).rejects.toThrow(
    new RegExp(`run ${second.runId} touched`),
  );
  await rollbackRun(partsOf(world), second.runId);
  await rollbackRun(partsOf(world), first.runId);
  expect(
    await world.database.platform().rows(sql`select 1 from offer where source = 'later'`),
  ).toEqual([]);
});

test('OPS-24: a retirement is taken back too', async () => {
  const source = 'retired';
  for (const [day, name] of [
    [1, 'full.csv'],
    [2, 'full-without-one.csv'],
    [3, 'full-without-one.csv'],
  ] as const)
    await take(world, { file: feed(name), source, tenant: 'TH', full: true, observedAt: at(day) });
  const before = await snapshot(world);
  const report = await take(world, {
    file: feed('full-without-one.csv'),
    source,
    tenant: 'TH',
    full: true,
    observedAt: at(4),
  });
  expect(report.retired).toBe(1);
  await rollbackRun(partsOf(world), report.runId);
  expect(await snapshot(world)).toEqual(before);
});

test('OPS-24: an unknown run is no run', async () => {
  await expect(rollbackRun(partsOf(world), 999_999)).rejects.toThrow(/no import run/);
  await expect(importFeed(partsOf(world), { file: 'nowhere.csv', source: 'x' })).rejects.toThrow(
    /no file/,
  );
  await expect(
    importFeed(partsOf(world), { file: feed('full.csv'), source: 'x', tenant: 'XX' }),
  ).rejects.toThrow(/no tenant XX/);
});
