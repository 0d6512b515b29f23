import { expect, test } from 'vitest';
import { partsOf, snapshot, take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';
import { sourceHealth } from './health.ts';

const world = await makeWorld();
let files = 0;
const csv = (header: string, prices: readonly (number | string)[]) =>
  temporary(
    `shop-${files++}.csv`,
    `${header}\n${prices.map((price, at) => `R-${at},Rice cooker ${at},${price},900,https://shop.example/${at}`).join('\n')}\n`,
  );
const BEFORE = 'id,title,price,old_price,url';

test('OPS-26: a renamed column stops the run, alerts, and nothing of the file is applied', async () => {
  const source = 'renames';
  expect(await take(world, { file: csv(BEFORE, [100, 200]), source, tenant: 'TH' })).toMatchObject({
    state: 'DONE',
    created: 2,
  });
  const before = await snapshot(world);
  const alerts: unknown[] = [];
  const parts = partsOf(world);
  const log = Object.assign(Object.create(parts.log), {
    error: (fields: unknown) => alerts.push(fields),
  });
  const file = csv('id,title,price,price_struck,url', [110, 210]);
  const renamed = await take(world, { file, source, tenant: 'TH' }, { ...parts, log });
  expect(renamed).toMatchObject({
    state: 'FAILED',
    created: 0,
    updated: 0,
    failure: { reason: 'columns changed' },
  });
  expect(renamed.failure?.message).toContain('old_price (was)');
  expect(renamed.failure?.message).toContain('price_struck');
  expect(alerts).toEqual([
    expect.objectContaining({ source, run: renamed.runId, reason: 'columns changed' }),
  ]);
  expect(await snapshot(world)).toEqual(before);

  // a name that is understood may still mean something else: it stops too
  const understood = await take(world, {
    file: csv('id,title,sale_price,old_price,url', [110, 210]),
    source,
    tenant: 'TH',
  });
  expect(understood.failure?.message).toContain('price (price)');

  const mapped = await take(world, {
    file,
    source,
    tenant: 'TH',
    map: { id: 'id', title: 'title', price: 'price', was: 'price_struck', url: 'url' },
  });
  expect(mapped).toMatchObject({ state: 'DONE', updated: 2 });
});

test('OPS-26: --accept-columns takes a file without a column, and that layout is known from then on', async () => {
  const source = 'accepts';
  await take(world, { file: csv(BEFORE, [100]), source, tenant: 'TH' });
  const file = csv('id,title,price,note,url', [120]);
  expect((await take(world, { file, source, tenant: 'TH', dryRun: true })).failure?.reason).toBe(
    'columns changed',
  );
  const taken = await take(world, { file, source, tenant: 'TH', acceptColumns: true });
  expect(taken).toMatchObject({
    state: 'DONE',
    updated: 1,
    warnings: [expect.stringContaining('old_price (was)')],
  });
  expect(
    await take(world, { file: csv('id,title,price,note,url', [130]), source, tenant: 'TH' }),
  ).toMatchObject({ state: 'DONE', warnings: [] });
});

test('OPS-26: a source may send files of several kinds, and records without a header leave fields out', async () => {
  const source = 'kinds';
  const stock = temporary(
    'stock.csv',
    'id,title,price,url,stock\nK-1,Kettle,300,https://shop.example/k1,4\n',
  );
  const words = temporary(
    'words.csv',
    'id,title,price,url,description,brand\nK-1,Kettle,300,https://shop.example/k1,It boils,Navara\n',
  );
  await take(world, { file: stock, source, tenant: 'TH' });
  expect((await take(world, { file: words, source, tenant: 'TH' })).failure?.reason).toBe(
    'columns changed',
  );
  await take(world, { file: words, source, tenant: 'TH', acceptColumns: true });
  for (const file of [stock, words, stock])
    expect((await take(world, { file, source, tenant: 'TH' })).failure).toBeNull();

  const lines = (records: readonly object[]) =>
    temporary('items.ndjson', `${records.map((one) => JSON.stringify(one)).join('\n')}\n`);
  const item = { id: 'J-1', title: 'Lamp', price: 50, url: 'https://shop.example/j1' };
  await take(world, { file: lines([{ ...item, old_price: 90 }]), source: 'records', tenant: 'TH' });
  const without = await take(world, {
    file: lines([{ ...item, price: 60 }]),
    source: 'records',
    tenant: 'TH',
  });
  expect(without).toMatchObject({
    state: 'DONE',
    updated: 1,
    warnings: [expect.stringContaining('old_price (was)')],
  });
  const { price: _, ...rest } = item;
  const renamed = await take(world, {
    file: lines([{ ...rest, sale_price: 70 }]),
    source: 'records',
    tenant: 'TH',
  });
  expect(renamed.failure).toMatchObject({
    reason: 'columns changed',
    message: expect.stringContaining('price (price)'),
  });
});

test('OPS-26: the health of every source reports its age, refused and changed rows, and what stopped it', async () => {
  const source = 'healthy';
  const seen = new Date('2026-11-19T03:00:00Z');
  await take(world, {
    file: csv(BEFORE, [100, 200, 300, 400]),
    source,
    tenant: 'TH',
    observedAt: new Date('2026-11-18T03:00:00Z'),
  });
  world.clock.set('2026-11-21T03:00:05Z');
  await take(world, {
    file: csv(BEFORE, [100, 250, 300, 'none', 50]),
    source,
    tenant: 'TH',
    observedAt: seen,
  });
  const of = async () => (await sourceHealth(partsOf(world))).find((one) => one.source === source);
  expect(await of()).toMatchObject({
    observedAt: seen.toISOString(),
    ageHours: 48,
    read: 5,
    refusedShare: 0.2,
    changedShare: 0.333,
    failedSince: 0,
    failure: null,
  });
  await take(world, { file: csv('id,title,price,struck,url', [1]), source, tenant: 'TH' });
  expect(await of()).toMatchObject({
    ageHours: 48,
    failedSince: 1,
    failure: expect.stringContaining('old_price'),
  });
  expect(
    (await sourceHealth(partsOf(world))).findIndex((one) => one.failedSince === 0),
  ).toBeGreaterThan(0);
});
