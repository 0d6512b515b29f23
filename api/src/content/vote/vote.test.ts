import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildBrand, buildDeal, buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { refreshDeals } from '../index.ts';
import { forgetVoters } from './voter.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const EN = { 'accept-language': 'en' };
const MINUTE = 60_000;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
let count = 0;
const person = async (level = 1) => (await voter(level)).who;

async function deal(
  authorId: number | null = null,
  brandId?: number,
): Promise<{ id: number; code: string; goodsId: number }> {
  const ctx = await world.ctx();
  const goods = await buildGoods(ctx, {
    price: 100_00,
    was: 200_00,
    verdict: 'VERIFIED',
    real: 0.5,
    ...(brandId ? { brandId } : {}),
  });
  const made = await buildDeal(ctx, goods);
  await ctx.db.run(sql`update content set author_id = ${authorId} where id = ${made.id}`);
  await refreshDeals(ctx, [goods.id]);
  return { ...made, goodsId: goods.id };
}
const communityOf = async (code: string) =>
  (await world.call('deal.score', { id: code }, EN)).data?.items.find(
    (one) => one.part === 'COMMUNITY',
  )?.points;

test('BEY-11, P-18: votes replace each other, need a reason when against, and stay hidden for ten minutes', async () => {
  const { code } = await deal();
  const [ann, bob] = [await person(), await person()];
  expect(
    (await world.call('vote.create', { contentId: code, value: 1 }, ann.headers)).data,
  ).toMatchObject({ value: 1, upCount: null, downCount: null });
  expect(
    await world.call('vote.create', { contentId: code, value: -1 }, bob.headers),
  ).toMatchObject({
    errorKey: 'vote.reason',
    fields: { reason: 'field.required' },
  });
  const dearer = { contentId: code, value: -1, reason: 'DEARER_ELSEWHERE' } as const;
  expect((await world.call('vote.create', dearer, bob.headers)).fields).toEqual({
    link: 'field.required',
  });
  expect(
    (await world.call('vote.create', { ...dearer, link: 'javascript:alert(1)' }, bob.headers))
      .fields,
  ).toEqual({ link: 'field.required' });
  expect(
    (
      await world.call(
        'vote.create',
        { ...dearer, link: 'https://shop.example/2', note: 'See here' },
        bob.headers,
      )
    ).success,
  ).toBe(true);
  expect((await world.call('vote.reasons', { contentId: code })).data?.reasons).toEqual([]);
  later(10 * MINUTE);
  expect((await world.call('vote.state', { contentId: code }, bob.headers)).data).toMatchObject({
    value: -1,
    upCount: 1,
    downCount: 1,
  });
  expect((await world.call('vote.state', { contentId: code })).data).toMatchObject({
    value: null,
    upCount: 1,
  });
  expect((await world.call('vote.reasons', { contentId: code })).data?.reasons).toMatchObject([
    { reason: 'DEARER_ELSEWHERE', link: 'https://shop.example/2', note: 'See here' },
  ]);
  expect(
    (await world.call('vote.create', { contentId: code, value: 1 }, bob.headers)).data,
  ).toMatchObject({ value: 1, upCount: 2, downCount: 0 });
  expect((await world.call('vote.cancel', { contentId: code }, bob.headers)).data).toMatchObject({
    value: null,
    upCount: 1,
  });
  expect((await world.call('vote.create', { contentId: code, value: 1 })).code).toBe(401);
  expect(
    (await world.call('vote.create', { contentId: code, value: 5 as never }, bob.headers)).fields,
  ).toEqual({ value: 'field.choice' });
});

test('BEY-11: neither the author nor who works for the brand votes', async () => {
  const [author, employee] = [await person(), await person()];
  const ctx = await world.ctx();
  const brand = await buildBrand(ctx.db, 'Nila');
  const { code } = await deal(Number(author.userId), brand.id);
  expect(
    (await world.call('vote.create', { contentId: code, value: 1 }, author.headers)).errorKey,
  ).toBe('vote.own');
  expect((await world.call('vote.expire', { contentId: code }, author.headers)).errorKey).toBe(
    'vote.own',
  );
  const other = await deal(Number(employee.userId), brand.id);
  await ctx.db.run(sql`update content set disclosure = 'EMPLOYEE' where id = ${other.id}`);
  expect(
    (await world.call('vote.create', { contentId: code, value: 1 }, employee.headers)).errorKey,
  ).toBe('vote.associate');
});

test('BEY-02, BEY-11: votes move the community part of the score their way, a little each, and never beyond it', async () => {
  const { code, id, goodsId } = await deal();
  expect(await communityOf(code)).toBe(7);
  const ctx = await world.ctx();
  const voted = async (up: number, down: number) => {
    await ctx.db.run(
      sql`update deal set up_weight = ${up}, down_weight = ${down} where content_id = ${id}`,
    );
    await refreshDeals(ctx, [goodsId]);
    return communityOf(code);
  };
  const series = [
    await voted(0, 30),
    await voted(0, 3),
    await voted(0, 0),
    await voted(10, 0),
    await voted(1000, 0),
  ] as number[];
  expect(series).toEqual(series.toSorted((a, b) => a - b));
  expect(series[0]).toBeLessThan(3);
  expect(series.at(-1)).toBe(15);
  const me = await person();
  await voted(0, 0);
  await world.call('vote.create', { contentId: code, value: 1 }, me.headers);
  expect(await communityOf(code)).toBeGreaterThanOrEqual(7);
});

/**
 * Somebody known for a while, or in the first minute, who asks from an address of their own unless
 * told otherwise.
 */
async function voter(level = 1, device?: string, address?: string) {
  const n = (count += 1);
  const from = address ?? `10.0.${Math.floor(n / 250)}.${n % 250}`;
  const who = await signUp(world, { headers: { 'x-device-id': device ?? `device-${n}` } });
  const ctx = await world.ctx();
  await ctx.db.run(sql`update account set trust_level = ${level} where id = ${Number(who.userId)}`);
  return { who, from };
}
type Voter = Awaited<ReturnType<typeof voter>>;
async function send(url: string, { who, from }: Voter, payload: object) {
  const answer = await world.app.server.inject({
    method: 'POST',
    url: `/api/${url}`,
    remoteAddress: from,
    headers: who.headers,
    payload,
  });
  return answer.json() as {
    success: boolean;
    errorKey?: string;
    data: {
      state: string;
      votes: number;
      needed: number;
      currentUserVoted: boolean;
      currentUserWeight: number;
    };
  };
}
const over = (code: string, one: Voter, expired = true) =>
  send('saas-content-service/contents/client/expire-vote', one, { contentId: code, expired });
/** No look of today speaks for the deal. */
const unseen = async ({ goodsId }: { goodsId: number }, hours: number) =>
  (await world.ctx()).db.run(
    sql`update goods_price set observed_at =
        ${new Date(world.clock.now().getTime() - hours * 3_600_000)} where goods_id = ${goodsId}`,
  );

test('BEY-07, P-20: three who say it is over, not sharing a device, end a deal whose price was not seen today; taken back it lives again', async () => {
  const one = await deal();
  await unseen(one, 25);
  const [ann, bob, cat] = [await voter(), await voter(), await voter()];
  const twin = await voter(1, ann.who.headers['x-device-id'] as string);
  expect((await over(one.code, ann)).data).toEqual({
    state: 'LIVE',
    votes: 1,
    needed: 3,
    currentUserVoted: true,
    currentUserWeight: 1,
  });
  expect((await over(one.code, twin)).data).toMatchObject({ state: 'LIVE', votes: 1 });
  expect((await over(one.code, bob)).data).toMatchObject({ state: 'LIVE', votes: 2 });
  expect((await over(one.code, cat)).data).toMatchObject({ state: 'EXPIRED', votes: 3 });
  expect(
    (await world.call('vote.create', { contentId: one.code, value: 1 }, ann.who.headers)).errorKey,
  ).toBe('vote.ended');
  expect((await over(one.code, bob, false)).data).toMatchObject({
    state: 'LIVE',
    votes: 0,
    currentUserVoted: false,
  });
});

test('BEY-07: a deal whose price was seen within a day takes six full votes to end', async () => {
  const one = await deal();
  await unseen(one, 23);
  for (const votes of [1, 2, 3, 4, 5])
    expect((await over(one.code, await voter(1))).data).toMatchObject({
      state: 'LIVE',
      votes,
      needed: 6,
    });
  expect((await over(one.code, await voter(1))).data).toMatchObject({ state: 'EXPIRED', votes: 6 });
});

test('BEY-11: accounts made in a minute end nothing: not three with invented devices at one address, nor twenty at addresses of their own', async () => {
  const one = await deal();
  await unseen(one, 30);
  for (let at = 0; at < 3; at += 1)
    expect((await over(one.code, await voter(0, `invented-${at}`, '10.9.9.9'))).data).toMatchObject(
      { state: 'LIVE', votes: 0 },
    );
  const ctx = await world.ctx();
  const clusters = () =>
    ctx.db.row<{ n: number }>(
      sql`select count(distinct cluster)::int as n from deal_end_vote where content_id = ${one.id}`,
    );
  expect((await clusters())?.n, 'three newcomers at one address are one').toBe(1);
  for (let at = 0; at < 20; at += 1)
    expect((await over(one.code, await voter(0))).data).toMatchObject({
      state: 'LIVE',
      currentUserWeight: 0.1,
    });
  expect((await world.call('vote.state', { contentId: one.code })).success).toBe(true);
});

test('BEY-11: whoever is known may share an address: a household has its votes, and so has who comes from a carrier', async () => {
  const one = await deal();
  await unseen(one, 30);
  for (const votes of [1, 2])
    expect((await over(one.code, await voter(1, undefined, '10.8.8.8'))).data).toMatchObject({
      state: 'LIVE',
      votes,
    });
  expect((await over(one.code, await voter(1, undefined, '10.8.8.8'))).data).toMatchObject({
    state: 'EXPIRED',
    votes: 3,
  });
});

test('BEY-11, BEY-02: what newcomers vote moves the score little, and signing out between makes no other person of them', async () => {
  const [few, known] = [await deal(), await deal()];
  for (let at = 0; at < 3; at += 1) {
    const fresh = await voter(0, `invented-x${at}`, '10.7.7.7');
    await send('saas-user-service/deal-votes/create', fresh, {
      contentId: few.code,
      value: -1,
      reason: 'SHOP_ISSUE',
    });
    await world.call('login.out', {}, fresh.who.headers);
    await send('saas-user-service/deal-votes/create', await voter(1), {
      contentId: known.code,
      value: -1,
      reason: 'SHOP_ISSUE',
    });
  }
  const weights = async ({ id }: { id: number }) =>
    (await world.ctx()).db.row<{ down_count: number; weight: number }>(
      sql`select down_count, down_weight::float8 as weight from deal where content_id = ${id}`,
    );
  expect(await weights(few)).toEqual({ down_count: 1, weight: expect.closeTo(0.1, 5) as number });
  expect(await weights(known)).toEqual({ down_count: 3, weight: 3 });
  expect(Number(await communityOf(few.code))).toBeGreaterThan(
    Number(await communityOf(known.code)),
  );
});

test('BEY-37: device and address of votes are forgotten after a week, the votes stay', async () => {
  const one = await deal();
  await over(one.code, await voter(1));
  const ctx = await world.ctx();
  const kept = () =>
    ctx.db.row<{ n: number; all: number }>(
      sql`select count(address)::int as n, count(*)::int as all from deal_end_vote
          where content_id = ${one.id}`,
    );
  await forgetVoters(ctx);
  expect(await kept()).toEqual({ n: 1, all: 1 });
  await forgetVoters({ ...ctx, now: new Date(ctx.now.getTime() + 8 * 86_400_000) });
  expect(await kept()).toEqual({ n: 0, all: 1 });
});

test('BEY-11, DEMO-20: accounts that share a device have one vote between them, the last', async () => {
  const { code, id } = await deal();
  const ann = await person();
  const twins = await Promise.all(
    Array.from({ length: 3 }, () =>
      signUp(world, { headers: { 'x-device-id': ann.headers['x-device-id'] as string } }),
    ),
  );
  const counts = async () =>
    (await (
      await world.ctx()
    ).db.row<{ up_count: number; down_count: number }>(
      sql`select up_count, down_count from deal where content_id = ${id}`,
    )) ?? null;
  for (const who of [ann, ...twins])
    expect(
      (await world.call('vote.create', { contentId: code, value: 1 }, who.headers)).success,
    ).toBe(true);
  expect(await counts()).toEqual({ up_count: 1, down_count: 0 });
  await world.call('vote.create', { contentId: code, value: 1 }, (await person()).headers);
  expect(await counts()).toEqual({ up_count: 2, down_count: 0 });
  world.clock.set(new Date(world.clock.now().getTime() + 1000));
  await world.call(
    'vote.create',
    { contentId: code, value: -1, reason: 'SHOP_ISSUE' },
    (twins[0] as typeof ann).headers,
  );
  expect(await counts()).toEqual({ up_count: 1, down_count: 1 });
});

test('BEY-11: a newcomer votes twenty times a day', async () => {
  const me = await person(0);
  const ctx = await world.ctx();
  const { code } = await deal();
  for (let n = 0; n < 20; n += 1) {
    const one = await deal();
    await ctx.db.run(
      sql`insert into deal_vote (tenant_id, content_id, account_id, cluster, value, voted_at)
          values ('TH', ${one.id}, ${Number(me.userId)}, ${`device ${me.userId}`}, 1,
          ${world.clock.now()})`,
    );
  }
  expect((await world.call('vote.create', { contentId: code, value: 1 }, me.headers)).code).toBe(
    429,
  );
  later(25 * 60 * MINUTE);
  expect((await world.call('vote.create', { contentId: code, value: 1 }, me.headers)).success).toBe(
    true,
  );
});
