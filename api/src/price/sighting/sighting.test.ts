import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Answer } from '#contract/calls.ts';
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import { buildDeal } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { daily, observe, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { refreshDeals } from '../../content/index.ts';
import { decideSighting, pricesOf, sightingsOpen } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();
const HOUR = 3_600_000;
let serial = 0;

/** A shop's page of goods that cost 1,000 for 60 days. */
async function sold(shipping: number | null = null) {
  const made = await makeHistory(ctx, daily(ctx, 60, 1, { item: 100_000, shipping }));
  const url = `https://shop.example/p/${++serial}`;
  await ctx.db.run(sql`update offer set url = ${url} where id = ${made.offerId}`);
  return { ...made, url, id: String(made.goodsId) };
}

/** Somebody of a level of trust, at an address of their own. */
async function shopper(trust = 0): Promise<Person> {
  const person = await signUp(world);
  await ctx.db.run(
    sql`update account set trust_level = ${trust} where id = ${Number(person.userId)}`,
  );
  return person;
}

const submit = (
  person: Person,
  ask: { url: string; amount: number; [more: string]: unknown },
  headers: Record<string, string> = {},
) =>
  world.call('sighting.create', { currency: 'THB', ...ask } as never, {
    ...person.headers,
    ...headers,
  });
/** The same from an address. */
const submitFrom = async (
  remoteAddress: string,
  person: Person,
  ask: { url: string; amount: number; [more: string]: unknown },
) => {
  const url = '/api/saas-das-service/goods-histories/sightings/create';
  return (
    await world.app.server.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: person.headers,
      payload: { currency: 'THB', ...ask },
    })
  ).json();
};
const chart = async (id: string) =>
  (await world.call('price.statistics', { id, dayRange: 90 })).data as Answer<'price.statistics'>;
const standing = async (goodsId: number) => (await pricesOf(ctx, [goodsId])).get(goodsId);
const news = async () =>
  (
    await ctx.db.rows<{ name: string }>(
      sql`select name from job where payload ->> 'topic' in ('price.dropped', 'verdict.changed',
          'deal.changed', 'price.judged')`,
    )
  ).length;

test('BEY-19: a submitted observation shows with its source; alone it cannot create a low or fire an alert', async () => {
  const { goodsId, offerId, id, url } = await sold();
  const deal = await buildDeal(ctx, { id: goodsId, offerId }, { amount: 85_000 });
  await refreshDeals(ctx, [goodsId]);
  const dealOpen = () =>
    ctx.db.row(sql`select is_open, state from deal where content_id = ${deal.id}`);
  const [before, stat, isOpen] = [await standing(goodsId), await chart(id), await dealOpen()];
  await world.jobQueue.workAll();
  const person = await shopper(4);
  const answer = await submit(person, {
    url: `${url}?utm_source=x#top`,
    amount: 80_000,
    wasAmount: 200_000,
    couponAmount: 30_000,
  });
  expect(answer.data).toMatchObject({
    state: 'OPEN',
    setAside: null,
    confirmedBy: null,
    amount: 80_000,
    known: false,
  });
  expect(await news(), 'nothing that alerts listen to').toBe(0);
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  const now = await chart(id);
  expect(now.sightings).toEqual([
    {
      time: '2026-11-21T03:00:00.000Z',
      price: 50_000,
      inStock: true,
      source: 'COMMUNITY',
      confirmed: false,
    },
  ]);
  expect({ ...now, sightings: [] }).toEqual({ ...stat, sightings: [] });
  expect(await standing(goodsId)).toEqual(before);
  expect(await dealOpen()).toEqual(isOpen);
  expect(
    (
      await ctx.db.rows(
        sql`select 1 from price_observation where offer_id = ${offerId} and source = 'COMMUNITY'`,
      )
    ).length,
  ).toBe(0);
  const v1 = await world.app.server.inject({ url: `/v1/goods/${id}/prices` });
  expect(v1.json().sightings).toMatchObject([
    { source: 'COMMUNITY', confirmed: false, amount: 50_000 },
  ]);
});

test('BEY-19: a feed that reports the same confirms it, with the figures of the feed: no low is made by a rounding, no claim by a single report', async () => {
  const { goodsId, offerId, id, url } = await sold(4_000);
  const person = await shopper();
  await submit(person, { url, amount: 89_200, wasAmount: 300_000 });
  const wake = async () => {
    world.clock.set(new Date(world.clock.now().getTime() + 600_000));
    await world.jobQueue.wakeSchedules();
    await world.jobQueue.workAll();
  };
  await wake();
  expect((await chart(id)).sightings).toMatchObject([{ confirmed: false }]);
  await observe({ ...ctx, now: world.clock.now() }, offerId, [
    { at: world.clock.now(), item: 90_000, shipping: 4_000 },
  ]);
  await wake();
  const stat = await chart(id);
  expect(stat.sightings).toMatchObject([{ confirmed: true, price: 94_000 }]);
  expect(stat.min).toMatchObject({ amount: 94_000 });
  expect((await standing(goodsId))?.originAmount ?? null).toBeNull();
  expect(
    await ctx.db.row<{ confidence: number }>(
      sql`select confidence, item_amount from price_observation where offer_id = ${offerId}
          and source = 'COMMUNITY'`,
    ),
  ).toEqual({
    confidence: 50,
    item_amount: 90_000,
  });
  expect((await world.call('sighting.mine', {}, person.headers)).data?.content).toMatchObject([
    { state: 'CONFIRMED', confirmedBy: 'FEED' },
  ]);
  world.clock.set(ctx.now);
});

test('BEY-19: a feed that reports another sum to pay, or that it is sold out, confirms nothing', async () => {
  const { offerId, id, url } = await sold(4_000);
  await observe(ctx, offerId, [{ at: ctx.now, item: 90_000, shipping: 4_000 }]);
  const person = await shopper();
  for (const [minutes, change] of [
    [1, { couponAmount: 20_000 }],
    [2, { shippingAmount: 0 }],
    [3, { inStock: false }],
    [4, { amount: 88_000 }],
  ] as const)
    await submit(person, {
      url,
      amount: 90_000,
      seenAt: new Date(ctx.now.getTime() - minutes * 60_000).toISOString(),
      ...change,
    });
  expect((await chart(id)).sightings).toHaveLength(4);
  expect((await chart(id)).sightings.some((one) => one.confirmed)).toBe(false);
});

test('BEY-19: two other trusted people confirm it, from other devices and addresses; until then nothing changes', async () => {
  const { goodsId, id, url } = await sold(4_000);
  const [first, second, third, same] = [
    await shopper(),
    await shopper(2),
    await shopper(3),
    await shopper(3),
  ];
  const before = await standing(goodsId);
  await submitFrom('203.0.113.1', first, { url, amount: 90_000 });
  await submitFrom('203.0.113.2', second, { url, amount: 90_000 });
  // the same address, and the same person elsewhere, count nothing
  await submitFrom('203.0.113.2', same, { url, amount: 90_000 });
  await submitFrom('203.0.113.4', second, {
    url,
    amount: 90_000,
    seenAt: new Date(ctx.now.getTime() - 120_000).toISOString(),
  });
  expect(await standing(goodsId)).toEqual(before);
  await submitFrom('203.0.113.3', third, { url, amount: 90_400 });
  // the dearer of what they reported, and the current shipping
  expect((await standing(goodsId))?.currentAmount).toBe(94_400);
  expect((await world.call('sighting.mine', {}, first.headers)).data?.content).toMatchObject([
    { state: 'CONFIRMED', confirmedBy: 'PEOPLE' },
  ]);
  expect((await chart(id)).min).toMatchObject({ amount: 94_400 });
});

test('BEY-19, BEY-03: a wild value is set aside, reported as excluded with the reason, and an operator decides', async () => {
  const { goodsId, id, url } = await sold();
  const person = await shopper();
  const wild = await submit(person, { url, amount: 10_000 });
  expect(wild.data).toMatchObject({ state: 'OPEN', setAside: 'DECIMAL_SLIP' });
  expect(await chart(id)).toMatchObject({
    sightings: [],
    excluded: [{ price: 10_000, reason: 'DECIMAL_SLIP' }],
  });
  const open = (await sightingsOpen(ctx)).find((one) => one.goods_id === goodsId);
  expect(await decideSighting(ctx, open?.id as number, 'PASSED')).toBe(true);
  expect((await standing(goodsId))?.currentAmount).toBe(10_000);
  expect(await decideSighting(ctx, open?.id as number, 'REJECTED')).toBe(false);
  const another = await submit(person, {
    url,
    amount: 5_000,
    seenAt: new Date(ctx.now.getTime() - 60_000).toISOString(),
  });
  expect(await decideSighting(ctx, Number(another.data?.id), 'REJECTED')).toBe(true);
  expect((await chart(id)).excluded).toEqual([]);
  expect((await standing(goodsId))?.currentAmount).toBe(10_000);
});

test('BEY-19: what is reported cannot be anything: address, page, currency, sums, time', async () => {
  const { url } = await sold();
  const person = await shopper();
  const seen = (ms: number) => new Date(ctx.now.getTime() + ms).toISOString();
  for (const [change, answer] of [
    [{ url: 'javascript:alert(1)' }, { code: 422, fields: { url: 'field.format' } }],
    [{ url: 'http://127.0.0.1/p/1' }, { code: 422, fields: { url: 'field.format' } }],
    [{ url: 'https://shop.example/p/none' }, { code: 404, errorKey: 'sighting.unknown' }],
    [{ url: 'https://s.shopee.co.th/abc' }, { code: 404, errorKey: 'sighting.unknown' }],
    [{ currency: 'SGD' }, { code: 422, fields: { currency: 'field.choice' } }],
    [{ amount: 0 }, { code: 422 }],
    [{ amount: 1.5 }, { code: 422 }],
    [{ amount: 1e15 }, { code: 422 }],
    [{ wasAmount: 80_000 }, { code: 422, fields: { wasAmount: 'field.too_small' } }],
    [{ couponAmount: 90_000 }, { code: 422, fields: { couponAmount: 'field.too_large' } }],
    [{ seenAt: seen(10 * 60_000) }, { code: 422, errorKey: 'sighting.time' }],
    [{ seenAt: seen(-25 * HOUR) }, { code: 422, errorKey: 'sighting.time' }],
    [{ seenAt: 'yesterday' }, { code: 422 }],
  ] as const)
    expect(
      await submit(person, { url, amount: 90_000, ...change }),
      JSON.stringify(change),
    ).toMatchObject({ success: false, ...answer });
  expect(
    await world.call('sighting.create', { url, amount: 90_000, currency: 'THB' }),
  ).toMatchObject({ code: 401 });
  const other = await signUp(world, { tenant: 'ID' });
  expect(
    await world.call('sighting.create', { url, amount: 90_000, currency: 'IDR' }, other.headers),
    'another region',
  ).toMatchObject({ code: 404 });
  expect((await world.call('sighting.look', { url }, person.headers)).data).toMatchObject({
    currencyCode: 'THB',
    found: { amount: 100_000 },
  });
  expect(
    (await world.call('sighting.look', { url: 'nonsense' }, person.headers)).data,
  ).toMatchObject({ found: null });
});

test('BEY-19: the same minute or the same idempotency key counts once, also at once; the rest is counted by the hour', async () => {
  const { url } = await sold();
  const person = await shopper();
  const both = await Promise.all([
    submit(person, { url, amount: 90_000 }),
    submit(person, { url, amount: 90_000 }),
  ]);
  expect(both.map((one) => one.data?.known).toSorted()).toEqual([false, true]);
  expect(both[0]?.data?.id).toBe(both[1]?.data?.id);
  const at = (minutes: number) => new Date(ctx.now.getTime() - minutes * 60_000).toISOString();
  const one = await submit(
    person,
    { url, amount: 91_000, seenAt: at(1) },
    { 'idempotency-key': 'once' },
  );
  expect(
    (await submit(person, { url, amount: 91_000, seenAt: at(1) }, { 'idempotency-key': 'once' }))
      .data,
  ).toMatchObject({ id: one.data?.id, known: true });
  // another body under the same key is another request
  expect(
    await submit(person, { url, amount: 92_000, seenAt: at(2) }, { 'idempotency-key': 'once' }),
  ).toMatchObject({ code: 409 });
  for (let minute = 3; minute <= SIGHTING.perPerson; minute += 1)
    expect(
      (await submit(person, { url, amount: 90_000, seenAt: at(minute) })).success,
      String(minute),
    ).toBe(true);
  expect(await submit(person, { url, amount: 90_000, seenAt: at(55) })).toMatchObject({
    code: 429,
    errorKey: 'common.limit',
  });
  expect(
    (await submit(person, { url, amount: 90_000 })).data?.known,
    'what is reported already',
  ).toBe(true);
});

test('BEY-19: of variants that share their page it is the one whose price is nearest', async () => {
  const { goodsId, offerId, url } = await sold();
  const small = await makeHistory(ctx, daily(ctx, 20, 1, { item: 20_000 }));
  await ctx.db.run(
    sql`update offer set url = ${`${url}?variant=2`}, goods_id = ${goodsId}
        where id = ${small.offerId}`,
  );
  await ctx.db.run(sql`update offer set url = ${`${url}?ref=1`} where id = ${offerId}`);
  await ctx.db.run(sql`update offer set url = ${`${url}?ref=2`} where id = ${small.offerId}`);
  const person = await shopper();
  const found = await submit(person, { url, amount: 21_000 });
  expect(
    await ctx.db.row(sql`select offer_id from price_sighting where id = ${Number(found.data?.id)}`),
  ).toEqual({ offer_id: small.offerId });
});

test('BEY-19: one takes back what is one’s own and not confirmed; nobody else does, and it goes with the account', async () => {
  const { id, url, offerId } = await sold();
  const [person, other] = [await shopper(), await shopper()];
  const made = (await submit(person, { url, amount: 90_000 })).data?.id as string;
  expect(await world.call('sighting.take-back', { id: made }, other.headers)).toMatchObject({
    code: 404,
  });
  expect((await world.call('sighting.mine', {}, other.headers)).data?.content).toEqual([]);
  expect((await world.call('sighting.take-back', { id: made }, person.headers)).data).toEqual({
    done: true,
  });
  expect((await chart(id)).sightings).toEqual([]);
  const again = (await submit(person, { url, amount: 90_000 })).data;
  expect(again).toMatchObject({ known: false, state: 'OPEN' });
  await observe(ctx, offerId, [{ at: ctx.now, item: 90_000 }]);
  const confirmed = (await submit(other, { url, amount: 90_000 })).data;
  expect(confirmed).toMatchObject({ state: 'CONFIRMED', confirmedBy: 'FEED' });
  expect(
    await world.call('sighting.take-back', { id: confirmed?.id as string }, other.headers),
  ).toMatchObject({ code: 409, errorKey: 'sighting.settled' });
  for (const one of [person, other])
    await ctx.emit({
      topic: 'account.closed',
      accountId: Number(one.userId),
      deleteContent: false,
    });
  await world.jobQueue.workAll();
  expect(
    await ctx.db.rows(
      sql`select account_id, state from price_sighting where offer_id = ${offerId} order by id`,
    ),
  ).toEqual([{ account_id: null, state: 'CONFIRMED' }]);
});

test('BEY-19: addresses are stored as hashes while they can confirm anything, and what nobody confirms goes after a month', async () => {
  const { offerId, url } = await sold();
  await submit(await shopper(), { url, amount: 90_000 });
  const row = () =>
    ctx.db.row<{ address: string | null }>(
      sql`select address from price_sighting where offer_id = ${offerId}`,
    );
  expect((await row())?.address).toMatch(/^[\w-]{22}$/);
  for (const [days, left] of [
    [3, { address: null }],
    [31, undefined],
  ] as const) {
    world.clock.set(new Date(ctx.now.getTime() + days * 24 * HOUR));
    await world.jobQueue.wakeSchedules();
    await world.jobQueue.workAll();
    expect(await row()).toEqual(left);
  }
  world.clock.set(ctx.now);
});

test('BEY-19, BEY-18: a token of the scope reports by /v1, sees its owner’s and takes them back; one without may not', async () => {
  const { url } = await sold();
  const person = await shopper();
  const tokenFor = async (scope: 'observe' | 'read') =>
    (await world.call('api-token.create', { name: scope, scopes: [scope] }, person.headers)).data
      ?.token as string;
  const [token, reader] = [await tokenFor('observe'), await tokenFor('read')];
  const v1 = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, bearer = token) =>
    world.app.server.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${bearer}`, 'x-tenant': 'TH' },
      ...(payload ? { payload } : {}),
    });
  const body = { url, amount: 90_000, currency: 'THB', seenAt: ctx.now.toISOString() };
  expect((await v1('POST', '/v1/observations', body, reader)).statusCode).toBe(403);
  expect(
    (await world.app.server.inject({ method: 'POST', url: '/v1/observations', payload: body }))
      .statusCode,
  ).toBe(401);
  const made = await v1('POST', '/v1/observations', body);
  expect([made.statusCode, made.json()]).toEqual([
    201,
    expect.objectContaining({
      source: 'COMMUNITY',
      state: 'OPEN',
      goodsCode: expect.any(String),
      known: false,
    }),
  ]);
  expect((await v1('POST', '/v1/observations', body)).json()).toMatchObject({
    id: made.json().id,
    known: true,
  });
  expect(
    (await v1('POST', '/v1/observations', { ...body, url: 'https://shop.example/none' })).json(),
  ).toMatchObject({ error: { key: 'sighting.unknown' } });
  expect((await v1('GET', '/v1/observations')).json()).toMatchObject({
    total: 1,
    items: [{ id: made.json().id }],
  });
  expect((await v1('GET', '/v1/categories')).statusCode, 'the token opens nothing else').toBe(403);
  expect((await v1('DELETE', `/v1/observations/${made.json().id}`)).statusCode).toBe(200);
  expect((await v1('DELETE', `/v1/observations/${made.json().id}`)).statusCode).toBe(404);
  const at = (minutes: number) => new Date(ctx.now.getTime() - minutes * 60_000).toISOString();
  // what was taken back has been reported too
  for (let minute = 1; minute < SIGHTING.perToken; minute += 1)
    expect((await v1('POST', '/v1/observations', { ...body, seenAt: at(minute) })).statusCode).toBe(
      201,
    );
  expect((await v1('POST', '/v1/observations', { ...body, seenAt: at(50) })).statusCode).toBe(429);
  expect(
    (await submit(person, { url, amount: 90_000, seenAt: at(51) })).success,
    'the person may still',
  ).toBe(true);
});
