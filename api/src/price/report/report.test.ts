import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { PRICE_REPORT } from '#contract/price/reporting.ts';
import { daily, daysAgo, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { pricesOf, reportsOpen, settleReport } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();
const device = (id: string) => ({ 'x-device-id': id });
const rows = (goodsId: number) =>
  ctx.db.rows<{
    observed_at: Date;
    amount: number;
    reason: string;
    seen_amount: number | null;
    note: string;
  }>(
    sql`select observed_at, amount, reason, seen_amount, note from price_report
        where goods_id = ${goodsId} order by id`,
  );
const queueOf = async (goodsId: number) =>
  (await reportsOpen(ctx)).filter((one) => one.goods_code === `r${goodsId}`);

/**
 * Goods with a low that cannot be, forty days ago, reported twice and so believed; now they cost 790.
 */
async function withGlitch() {
  const given = [
    ...daily(ctx, 80, 41, { item: 79_000 }),
    { at: daysAgo(ctx, 40, 8), item: 30_000 },
    { at: daysAgo(ctx, 40, 10), item: 30_000 },
    ...daily(ctx, 39, 0, { item: 79_000 }),
  ];
  const made = await makeHistory(ctx, given, { goods: {} });
  await ctx.db.run(sql`update goods set code = ${`r${made.goodsId}`} where id = ${made.goodsId}`);
  return { ...made, id: String(made.goodsId) };
}

test('BEY-03: a report without an account goes into the queue with what was shown and seen, and changes no price, low or label', async () => {
  const { goodsId, id } = await withGlitch();
  const before = (await pricesOf(ctx, [goodsId])).get(goodsId);
  const answer = await world.call(
    'price-report.create',
    { id, reason: 'DEARER', seenAmount: 89_000, note: '  at the shop it is 890 ' },
    device('d1'),
  );
  expect(answer).toMatchObject({ success: true, data: { known: false } });
  expect(await rows(goodsId)).toEqual([
    {
      observed_at: daysAgo(ctx, 0),
      amount: 79_000,
      reason: 'DEARER',
      seen_amount: 89_000,
      note: 'at the shop it is 890',
    },
  ]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)).toEqual(before);
});

test('BEY-03: a price of the past is the one that was reported at that instant', async () => {
  const { goodsId, id } = await withGlitch();
  const { data } = await world.call('price.statistics', { id, dayRange: 90 });
  expect(data?.min?.amount).toBe(30_000);
  await world.call(
    'price-report.create',
    { id, reason: 'PAST', time: data?.min?.time as string },
    device('d1'),
  );
  expect(await rows(goodsId)).toMatchObject([{ amount: 30_000, reason: 'PAST' }]);
});

test('BEY-03: the same device reports a price once; another one adds its voice', async () => {
  const { goodsId, id } = await withGlitch();
  const first = await world.call('price-report.create', { id, reason: 'OTHER' }, device('d2'));
  const again = await world.call('price-report.create', { id, reason: 'NOT_THIS' }, device('d2'));
  expect(again.data).toEqual({ id: first.data?.id, known: true });
  await world.call('price-report.create', { id, reason: 'NOT_THIS' }, device('d3'));
  expect((await rows(goodsId)).length).toBe(2);
  expect(await queueOf(goodsId)).toMatchObject([
    { reports: 2, reasons: ['NOT_THIS', 'OTHER'], amount: 79_000 },
  ]);
});

test('BEY-03: an operator hides the observation: the low goes, the history shows it as excluded with the reason, all its reports are settled', async () => {
  const { goodsId, id } = await withGlitch();
  const low = (await world.call('price.statistics', { id, dayRange: 90 })).data?.min
    ?.time as string;
  for (const who of ['a', 'b'])
    await world.call('price-report.create', { id, reason: 'PAST', time: low }, device(who));
  const [open] = await queueOf(goodsId);
  expect(await settleReport(ctx, open?.id as number, 'HIDDEN')).toEqual({
    reports: 2,
    changed: true,
  });
  expect(await queueOf(goodsId)).toEqual([]);
  const { data } = await world.call('price.statistics', { id, dayRange: 90 });
  expect(data?.excluded).toEqual([{ time: low, price: 30_000, reason: 'REPORTED' }]);
  expect(await settleReport(ctx, open?.id as number, 'HIDDEN')).toBeUndefined();
});

test('BEY-03: an operator keeps it: nothing changes, and later reports of it are new', async () => {
  const { goodsId, id } = await withGlitch();
  await world.call('price-report.create', { id, reason: 'OTHER' }, device('k1'));
  const [open] = await queueOf(goodsId);
  expect(await settleReport(ctx, open?.id as number, 'KEPT')).toEqual({
    reports: 1,
    changed: false,
  });
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)?.currentAmount).toBe(79_000);
  await world.call('price-report.create', { id, reason: 'OTHER' }, device('k2'));
  expect((await queueOf(goodsId)).length).toBe(1);
});

test('BEY-03: what cannot be is refused in words: unknown goods, another offer, a time before all, too long a note, an unknown reason', async () => {
  const { id } = await withGlitch();
  const other = await makeHistory(ctx, daily(ctx, 3, 0, { item: 100 }));
  for (const ask of [
    { id: 'none', reason: 'OTHER' },
    { id, reason: 'OTHER', offerId: String(other.offerId) },
    { id, reason: 'OTHER', time: daysAgo(ctx, 400).toISOString() },
  ] as const)
    expect(await world.call('price-report.create', ask)).toMatchObject({
      status: 200,
      code: 404,
      errorKey: 'catalog.goods.not_found',
    });
  expect(
    await world.call('price-report.create', {
      id,
      reason: 'OTHER',
      note: 'ก'.repeat(PRICE_REPORT.note + 1),
    }),
  ).toMatchObject({
    code: 422,
    fields: { note: 'field.too_long' },
  });
  expect((await world.call('price-report.create', { id, reason: 'BORED' as never })).code).toBe(
    422,
  );
});

test('TEN-12, BEY-03: reports of one tenant are not seen by another', async () => {
  const { goodsId, id } = await withGlitch();
  await world.call('price-report.create', { id, reason: 'OTHER' }, device('t1'));
  expect(
    await world.call(
      'price-report.create',
      { id, reason: 'OTHER' },
      { ...device('t1'), 'x-tenant': 'ID' },
    ),
  ).toMatchObject({ code: 404 });
  expect((await reportsOpen(await world.ctx('ID'))).map((one) => one.goods_code)).not.toContain(
    `r${goodsId}`,
  );
});

test('BEY-03: addresses are stored as hashes, and for a day', async () => {
  const { goodsId, id } = await withGlitch();
  await world.call('price-report.create', { id, reason: 'OTHER' }, device('person-one'));
  const address = () =>
    ctx.db.row<{ address: string | null; reporter: string }>(
      sql`select address, reporter from price_report where goods_id = ${goodsId}`,
    );
  expect((await address())?.address).not.toContain('127.0.0.1');
  expect((await address())?.reporter).not.toContain('person-one');
  world.clock.set(new Date(ctx.now.getTime() + 25 * 3_600_000).toISOString());
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect((await address())?.address).toBeNull();
  world.clock.set(ctx.now.toISOString());
});

test('BEY-03: who reports too much waits an hour, by device and by address', async () => {
  const made: { goodsId: number }[] = [];
  for (let index = 0; index <= PRICE_REPORT.perDevice; index += 1)
    made.push(await makeHistory(ctx, daily(ctx, 3, 0, { item: 10_000 + index })));
  const report = (index: number, headers: Record<string, string>) =>
    world.call(
      'price-report.create',
      { id: String(made[index]?.goodsId), reason: 'OTHER' },
      headers,
    );
  for (let index = 0; index < PRICE_REPORT.perDevice; index += 1)
    expect((await report(index, device('flood'))).success).toBe(true);
  expect(await report(PRICE_REPORT.perDevice, device('flood'))).toMatchObject({
    success: false,
    code: 429,
    errorKey: 'common.limit',
    status: 200,
  });
  // what it has said already it may say again
  expect((await report(0, device('flood'))).data?.known).toBe(true);
  for (let other = 0; other < PRICE_REPORT.perAddress; other += 1)
    await report(0, device(`other-${other}`));
  expect(await report(1, device('newcomer'))).toMatchObject({ errorKey: 'common.limit' });
  world.clock.set(new Date(ctx.now.getTime() + 3_600_001).toISOString());
  expect((await report(1, device('newcomer'))).success).toBe(true);
  world.clock.set(ctx.now.toISOString());
});
