import sql from 'sql-template-tag';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import { buildGoods } from '../../../test/build.ts';
import type { GoodsMade } from '../../../test/build.ts';
import { makeWorld, START } from '../../../test/world.ts';
import { forgetClicks } from './click.ts';

const world = await makeWorld();
let goods: GoodsMade;
let keyword: number;

beforeAll(async () => {
  const ctx = await world.ctx();
  goods = await buildGoods(ctx, { price: 100 });
  keyword = (await ctx.db.row<{ id: number }>(sql`insert into keyword (tenant_id, keyword, norm) values ('TH', 'fan', 'fan') returning id`))?.id as number;
});
beforeEach(async () => {
  world.clock.set(START);
  await (await world.ctx()).db.run(sql`delete from click`);
});

const click = (ask: Partial<Ask<'click.collect'>> = {}, headers: Record<string, string> = { 'x-device-id': 'd1' }) =>
  world.call('click.collect', { eventType: 'click', subjectType: 'OFFER', subjectId: String(goods.offerId), ...ask }, headers);
const count = async () => (await (await world.ctx()).db.row<{ n: number }>(sql`select count(*) as n from click`))?.n;
const later = (ms: number) => world.clock.set(new Date(Date.parse(START) + ms));

test('API-21, DEAL-19: a click is kept once per device and subject in ten seconds, also when it comes five times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => click()));
  expect(answers.filter((one) => one.data?.accepted)).toHaveLength(1);
  later(9_999);
  expect((await click()).data).toEqual({ accepted: false });
  expect((await click({}, { 'x-device-id': 'd2' })).data).toEqual({ accepted: true });
  expect((await click({ subjectType: 'GOODS', subjectId: goods.code })).data).toEqual({ accepted: true });
  later(20_001);
  expect((await click()).data).toEqual({ accepted: true });
  expect(await count()).toBe(4);
});

test('INT-14, API-21: an unknown event or type is refused, what does not exist is not counted, nor what is of another tenant', async () => {
  for (const ask of [{ eventType: 'hover' }, { subjectType: 'PLANET' }, { subjectId: '../x' }])
    expect(await click(ask as never)).toMatchObject({ success: false });
  expect((await click({ subjectId: '999999' })).data).toEqual({ accepted: false });
  expect((await click({}, { 'x-tenant': 'ID' })).data).toEqual({ accepted: false });
  expect(await count()).toBe(0);
});

test('DEAL-19: the device is stored as a digest, what a page adds only while it is small', async () => {
  await click({ extra: { from: 'card' } });
  await click({ subjectType: 'GOODS', subjectId: goods.code, extra: Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`k${n}`, 'x'.repeat(900)])) });
  const rows = await (await world.ctx()).db.rows<{ device: string; extra: object }>(sql`select device, extra from click order by subject_type desc`);
  expect(rows.map((row) => row.extra)).toEqual([{ from: 'card' }, {}]);
  expect(JSON.stringify(rows)).not.toContain('d1');
});

test('CONT-21: a tap on a keyword counts for its place', async () => {
  const taps = async () => (await (await world.ctx()).db.row<{ taps: number }>(sql`select taps from keyword where id = ${keyword}`))?.taps;
  const before = await taps();
  await Promise.all([1, 2, 3].map(() => click({ subjectType: 'KEYWORD', subjectId: String(keyword) })));
  expect(await taps()).toBe(Number(before) + 1);
});

test('DEAL-19: clicks are kept for ninety days', async () => {
  await click();
  later(89 * 86_400_000);
  await forgetClicks(await world.ctx());
  expect(await count()).toBe(1);
  later(91 * 86_400_000);
  await forgetClicks(await world.ctx());
  expect(await count()).toBe(0);
});
