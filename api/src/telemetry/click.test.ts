import sql from 'sql-template-tag';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import { buildGoods } from '../../../test/build.ts';
import type { GoodsMade } from '../../../test/build.ts';
import { makeWorld, START } from '../../../test/world.ts';
import { placeWhatGotInterest, savePieces } from '../content/index.ts';
import { forgetClicks } from './click.ts';

const world = await makeWorld();
let goods: GoodsMade;
let keyword: number;

beforeAll(async () => {
  const ctx = await world.ctx();
  goods = await buildGoods(ctx, { price: 100 });
  keyword = (
    await ctx.db.row<{ id: number }>(
      sql`insert into keyword (tenant_id, keyword, norm) values ('TH', 'fan', 'fan') returning id`,
    )
  )?.id as number;
});
beforeEach(async () => {
  world.clock.set(START);
  await (await world.ctx()).db.run(sql`delete from click`);
  await (await world.ctx()).db.run(sql`delete from click_address`);
});

const click = (
  ask: Partial<Ask<'click.collect'>> = {},
  headers: Record<string, string> = { 'x-device-id': 'device-one' },
) =>
  world.call(
    'click.collect',
    { eventType: 'click', subjectType: 'OFFER', subjectId: String(goods.offerId), ...ask },
    headers,
  );
const count = async () =>
  (await (await world.ctx()).db.row<{ n: number }>(sql`select count(*) as n from click`))?.n;
const later = (ms: number) => world.clock.set(new Date(Date.parse(START) + ms));

test('API-21, DEAL-19: a click is stored once per device and subject in ten seconds, also when it comes five times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => click()));
  expect(answers.filter((one) => one.data?.accepted)).toHaveLength(1);
  later(9_999);
  expect((await click()).data).toEqual({ accepted: false });
  expect((await click({}, { 'x-device-id': 'd2' })).data).toEqual({ accepted: true });
  expect((await click({ subjectType: 'GOODS', subjectId: goods.code })).data).toEqual({
    accepted: true,
  });
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

test('INT-14, AMB-88: all eight events are taken; views and shares count once per visitor, subject and day, the rest changes nothing public', async () => {
  const statistic = async () =>
    (
      await world.call('mark.statistic', {
        subjects: [{ subjectType: 'GOODS', subjectId: goods.code }],
      })
    ).data?.counts[0];
  const on = { subjectType: 'GOODS', subjectId: goods.code } as const;
  const before = await statistic();
  for (const eventType of [
    'view',
    'click',
    'purchase',
    'like',
    'dislike',
    'share',
    'favorite',
    'comment',
  ] as const)
    expect((await click({ ...on, eventType })).data, eventType).toEqual({ accepted: true });
  expect(await statistic()).toEqual({ ...before, viewCount: 1, shareCount: 1 });
  // by its id it is the same, hours later too, and however many times at once
  later(6 * 3_600_000);
  expect((await click({ ...on, subjectId: String(goods.id), eventType: 'view' })).data).toEqual({
    accepted: false,
  });
  await Promise.all(
    Array.from({ length: 5 }, () => click({ ...on, eventType: 'share' }, { 'x-device-id': 'd2' })),
  );
  later(86_400_000);
  expect((await click({ ...on, eventType: 'view' })).data).toEqual({ accepted: true });
  expect(
    (await click({ ...on, eventType: 'view' }, { 'x-device-id': 'd3', dnt: '1' })).data,
  ).toEqual({ accepted: false });
  expect(await statistic()).toEqual({ ...before, viewCount: 2, shareCount: 2 });
  const stored = await (await world.ctx()).db.row(
    sql`select count(*) filter (where event = 'view')::int as view,
        count(*) filter (where event = 'share')::int as share from click
        where subject_type = 'GOODS'`,
  );
  expect(stored).toEqual({ view: 2, share: 2 });
});

test('CONT-12, API-74, AMB-88: what is read and shared rises in the order of the hottest, and card and counters say the same', async () => {
  const ctx = await world.ctx();
  const publishTime = new Date(Date.parse(START) - 3_600_000);
  await savePieces(
    ctx,
    ['read', 'quiet'].map((code) => ({
      type: 'ARTICLE',
      code,
      title: code,
      text: 'Words.',
      publishTime,
    })),
  );
  const hottest = async () =>
    (
      await world.call(
        'content.pages',
        { queryType: 'HOT', pageRequest: { page: 1, size: 10 } },
        { 'accept-language': 'en' },
      )
    ).data?.content ?? [];
  for (let n = 0; n < 30; n += 1)
    await click(
      { subjectType: n % 2 ? 'ARTICLE' : 'CONTENT', subjectId: 'read', eventType: 'view' },
      { 'x-device-id': `reader ${n}` },
    );
  await click({ subjectType: 'CONTENT', subjectId: 'read', eventType: 'share' });
  await placeWhatGotInterest(ctx);
  const [first] = await hottest();
  expect(first).toMatchObject({ code: 'read', viewCount: 30 });
  const { data } = await world.call('mark.statistic', {
    subjects: [{ subjectType: 'ARTICLE', subjectId: 'read' }],
  });
  expect(data?.counts[0]).toMatchObject({ viewCount: 30, shareCount: 1 });
});

test('AMB-88, issue 13: invented devices raise a counter from one address no further than a household would, also at once; another address counts', async () => {
  const on = { subjectType: 'CONTENT', subjectId: 'many' } as const;
  await savePieces(await world.ctx(), [
    {
      type: 'ARTICLE',
      code: 'many',
      title: 'many',
      text: 'Words.',
      publishTime: new Date(Date.parse(START) - 1000),
    },
  ]);
  const counts = async () =>
    (
      await world.call('mark.statistic', {
        subjects: [{ subjectType: 'ARTICLE', subjectId: 'many' }],
      })
    ).data?.counts[0];
  const from = (remoteAddress: string, device: string, eventType: 'view' | 'share' = 'view') =>
    world.app.server.inject({
      method: 'POST',
      url: '/api/saas-search-service/clicks/collect',
      remoteAddress,
      headers: { 'x-device-id': device, 'content-type': 'application/json' },
      payload: { ...on, eventType },
    });
  for (const event of ['view', 'share'] as const)
    for (let batch = 0; batch < 6; batch += 1)
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => from('198.51.100.7', `invented ${batch} ${n}`, event)),
      );
  expect(await counts()).toMatchObject({ viewCount: 40, shareCount: 40 });
  await from('198.51.100.8', 'another');
  expect(await counts()).toMatchObject({ viewCount: 41 });
  // a network of IPv6 is one address, however many it has
  for (let n = 0; n < 60; n += 1) await from(`2001:db8:1:2::${n.toString(16)}`, `six ${n}`);
  expect(await counts()).toMatchObject({ viewCount: 81 });
  // taps on a keyword decide its place
  const taps = async () =>
    (
      await (
        await world.ctx()
      ).db.row<{ taps: number }>(sql`select taps from keyword where id = ${keyword}`)
    )?.taps ?? 0;
  const before = await taps();
  await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      click({ subjectType: 'KEYWORD', subjectId: String(keyword) }, { 'x-device-id': `tap ${n}` }),
    ),
  );
  expect((await taps()) - before).toBe(40);
  // tomorrow is another day, and of today's addresses nothing is left
  later(86_400_000);
  await forgetClicks(await world.ctx());
  expect(
    (
      await (
        await world.ctx()
      ).db.row<{ n: number }>(sql`select count(*)::int as n from click_address`)
    )?.n,
  ).toBe(0);
  await from('198.51.100.7', 'tomorrow');
  expect(await counts()).toMatchObject({ viewCount: 82 });
});

test('DEAL-19: the device is stored as a digest, what a page adds only while it is small', async () => {
  await click({ extra: { from: 'card' } });
  await click({
    subjectType: 'GOODS',
    subjectId: goods.code,
    extra: Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`k${n}`, 'x'.repeat(900)])),
  });
  const rows = await (await world.ctx()).db.rows<{ device: string; extra: object }>(
    sql`select device, extra from click order by subject_type desc`,
  );
  expect(rows.map((row) => row.extra)).toEqual([{ from: 'card' }, {}]);
  expect(JSON.stringify(rows)).not.toContain('device-one');
});

test('CONT-21: a tap on a keyword counts for its place', async () => {
  const taps = async () =>
    (
      await (
        await world.ctx()
      ).db.row<{ taps: number }>(sql`select taps from keyword where id = ${keyword}`)
    )?.taps;
  const before = await taps();
  await Promise.all(
    [1, 2, 3].map(() => click({ subjectType: 'KEYWORD', subjectId: String(keyword) })),
  );
  expect(await taps()).toBe(Number(before) + 1);
});

test('DEAL-19: clicks are stored for ninety days', async () => {
  await click();
  later(89 * 86_400_000);
  await forgetClicks(await world.ctx());
  expect(await count()).toBe(1);
  later(91 * 86_400_000);
  await forgetClicks(await world.ctx());
  expect(await count()).toBe(0);
});
