import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildAccount, buildDeal, buildGoods, setPrice } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { recount } from '../count.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const EN = { 'accept-language': 'en' };

async function note(
  authorId: number | null,
  title = 'A note',
): Promise<{ id: string; code: string }> {
  const ctx = await world.ctx();
  const code = `n${Math.random().toString(36).slice(2, 10)}`;
  const row = await ctx.db.row<{
    id: number;
  }>(sql`insert into content (tenant_id, code, type, title, author_id, publish_time, update_time)
    values ('TH', ${code}, 'NOTE', ${title}, ${authorId}, ${new Date(ctx.now.getTime() - 1000)},
      ${ctx.now}) returning id`);
  return { id: String(row?.id), code };
}

test('INT-01, INT-11, API-75, API-78, AMB-09: a like is one however often and by whichever call', async () => {
  const me = await signUp(world);
  const { id, code } = await note(null);
  const first = await world.call(
    'thumb-up.create',
    { subjectId: id, subjectType: 'ARTICLE' },
    me.headers,
  );
  expect(first.data).toEqual({
    currentUserThumbUp: true,
    currentUserCollected: false,
    thumbUpCount: 1,
    collectCount: 0,
  });
  expect(
    (
      await world.call(
        'mark.create',
        { subjectId: code, subjectType: 'NOTE', actionType: 'THUMB_UP' },
        me.headers,
      )
    ).data?.thumbUpCount,
  ).toBe(1);
  expect(
    (await world.call('thumb-up.query', { subjectId: id, subjectType: 'CONTENT' }, me.headers))
      .data,
  ).toMatchObject({
    currentUserThumbUp: true,
    count: 1,
  });
  expect(
    (await world.call('thumb-up.query', { subjectId: id, subjectType: 'CONTENT' })).data,
  ).toMatchObject({ currentUserThumbUp: false, count: 1 });
  expect(
    (
      await world.call(
        'mark.cancel',
        { subjectId: id, subjectType: 'NOTE', actionType: 'THUMB_UP' },
        me.headers,
      )
    ).data?.thumbUpCount,
  ).toBe(0);
  expect(
    (await world.call('thumb-up.cancel', { subjectId: id, subjectType: 'NOTE' }, me.headers)).data
      ?.thumbUpCount,
  ).toBe(0);
  expect(
    (await world.call('thumb-up.create', { subjectId: '999999', subjectType: 'NOTE' }, me.headers))
      .errorKey,
  ).toBe('interaction.subject');
  expect((await world.call('thumb-up.create', { subjectId: id, subjectType: 'NOTE' })).code).toBe(
    401,
  );
});

test('INT-07, PROD-14, CONT-19: details show what this viewer did; nobody did nothing', async () => {
  const me = await signUp(world);
  const goods = await buildGoods(await world.ctx());
  const { id, code } = await note(null);
  await world.call(
    'mark.create',
    { subjectId: goods.code, subjectType: 'GOODS', actionType: 'COLLECT' },
    me.headers,
  );
  await world.call(
    'mark.create',
    { subjectId: id, subjectType: 'NOTE', actionType: 'COLLECT' },
    me.headers,
  );
  const collected = async (headers: Record<string, string>) => [
    (await world.call('goods.detail', { id: String(goods.id) }, headers)).data
      ?.currentUserCollected,
    (await world.call('content.note-detail', { code }, headers)).data?.currentUserCollected,
  ];
  expect(await collected(me.headers)).toEqual([true, true]);
  expect(await collected(EN)).toEqual([false, false]);
  expect(await collected((await signUp(world)).headers)).toEqual([false, false]);
});

test('INT-12, INT-17, API-73: what was collected, latest first, by tab, with the price when it was saved', async () => {
  const me = await signUp(world);
  const ctx = await world.ctx();
  const goods = await buildGoods(ctx, { price: 790_00 });
  const deal = await buildDeal(ctx, goods, { title: 'Deal' });
  const own = await note(null, 'Kept note');
  const collect = async (subjectId: string, subjectType: 'GOODS' | 'DEAL' | 'NOTE') => {
    world.clock.set(new Date(world.clock.now().getTime() + 1000));
    expect(
      (
        await world.call(
          'mark.create',
          { subjectId, subjectType, actionType: 'COLLECT' },
          me.headers,
        )
      ).success,
    ).toBe(true);
  };
  await collect(goods.code, 'GOODS');
  await collect(deal.code, 'DEAL');
  await collect(own.code, 'NOTE');
  const all = (await world.call('mark.pages', { actionType: 'COLLECT' }, me.headers)).data;
  expect(all?.content.map((one) => one.goods?.name ?? one.content?.title)).toEqual([
    'Kept note',
    'Deal',
    expect.stringContaining('Goods'),
  ]);
  expect(all?.content[2]).toMatchObject({
    subjectType: 'GOODS',
    markedAmount: 790_00,
    gone: false,
  });
  const tab = async (subjectType: 'GOODS' | 'NOTE' | 'DEAL') =>
    (await world.call('mark.pages', { actionType: 'COLLECT', subjectType }, me.headers)).data
      ?.totalElements;
  expect([await tab('GOODS'), await tab('NOTE'), await tab('DEAL')]).toEqual([1, 1, 1]);
  await ctx.db.run(sql`update content set publish_status = -1 where id = ${Number(own.id)}`);
  const after = (await world.call('mark.pages', { actionType: 'COLLECT' }, me.headers)).data;
  expect(after?.content[0]).toMatchObject({ gone: true, goods: null, content: null });
  expect(
    (
      await world.call(
        'mark.cancel',
        { subjectId: own.id, subjectType: 'NOTE', actionType: 'COLLECT' },
        me.headers,
      )
    ).success,
  ).toBe(true);
  expect(
    (await world.call('mark.pages', { actionType: 'COLLECT' }, me.headers)).data?.totalElements,
  ).toBe(2);
});

test('INT-17: what was taken out and put back within ten minutes has the price and the time of that day; later it is saved again', async () => {
  const me = await signUp(world);
  const ctx = await world.ctx();
  const goods = await buildGoods(ctx, { price: 790_00 });
  const ask = { subjectId: goods.code, subjectType: 'GOODS', actionType: 'COLLECT' } as const;
  const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
  const saved = async () =>
    (await world.call('mark.pages', { actionType: 'COLLECT' }, me.headers)).data?.content.map(
      (one) => [one.markedAmount, one.markTime],
    );
  await world.call('mark.create', ask, me.headers);
  const first = await saved();
  later(86_400_000);
  await setPrice(await world.ctx(), goods, { price: 690_00 });
  await world.call('mark.cancel', ask, me.headers);
  later(9 * 60_000);
  await world.call('mark.create', ask, me.headers);
  expect(await saved()).toEqual(first);
  await world.call('mark.cancel', ask, me.headers);
  later(11 * 60_000);
  await world.call('mark.create', ask, me.headers);
  expect(await saved()).toEqual([[690_00, world.clock.now().toISOString()]]);
  // another user's undo has nothing to do with mine
  const other = await signUp(world);
  await world.call('mark.cancel', ask, me.headers);
  await world.call('mark.create', ask, other.headers);
  expect(
    (await world.call('mark.pages', { actionType: 'COLLECT' }, other.headers)).data?.content[0]
      ?.markedAmount,
  ).toBe(690_00);
});

test('INT-13, SM-02: a thousand likes of one note by a hundred users at once count a hundred; taken back they count none', async () => {
  const { id } = await note(null);
  const ctx = await world.ctx();
  const users = await Promise.all(Array.from({ length: 100 }, () => buildAccount(ctx, {})));
  const { thumbUp, thumbDown } = await import('./mark.ts');
  const as = (userId: number) => ({
    ...ctx,
    db: world.database.tenant('TH'),
    viewer: { userId: String(userId), roles: [] },
  });
  // a pool of four serves them; a hundred wait in line at a time
  for (let round = 0; round < 10; round += 1)
    await Promise.all(
      users.map((_, n) =>
        thumbUp(as(users[(n * 7 + round) % 100] as number), { subjectId: id, subjectType: 'NOTE' }),
      ),
    );
  const count = async () =>
    (await world.call('mark.statistic', { subjects: [{ subjectId: id, subjectType: 'NOTE' }] }))
      .data?.counts[0]?.thumbUpCount;
  expect(await count()).toBe(100);
  expect(await recount(ctx)).toBe(0);
  for (let round = 0; round < 3; round += 1)
    await Promise.all(
      users.map((user) => thumbDown(as(user), { subjectId: id, subjectType: 'NOTE' })),
    );
  expect(await count()).toBe(0);
  await ctx.db.run(sql`update subject_count set thumb_up = 7 where target_id = ${Number(id)}`);
  expect(await recount(ctx)).toBe(1);
  expect(await count()).toBe(0);
});

test('INT-16, DEMO-18, ERR-20: who is blocked by the author, or blocks them, cannot like what they wrote', async () => {
  const author = await signUp(world);
  const me = await signUp(world);
  const { id } = await note(Number(author.userId));
  await world.call('block.create', { blockedUserId: me.userId }, author.headers);
  expect(
    await world.call('thumb-up.create', { subjectId: id, subjectType: 'NOTE' }, me.headers),
  ).toMatchObject({
    code: 403,
    message: 'Block tip: you cannot like this content.',
  });
  await world.call('block.cancel', { blockedUserId: me.userId }, author.headers);
  expect(
    (await world.call('thumb-up.create', { subjectId: id, subjectType: 'NOTE' }, me.headers))
      .success,
  ).toBe(true);
});

test('FOL-01, FOL-02, SM-04, API-79, API-80, API-87: following counts once, and both lists show it', async () => {
  const [one, two] = [await signUp(world), await signUp(world)];
  const ask = { followInfo: { targetId: two.userId, targetType: 'USER' as const } };
  expect((await world.call('follow.create', ask, one.headers)).data).toEqual({
    following: true,
    followerCount: 1,
  });
  expect((await world.call('follow.create', ask, one.headers)).data?.followerCount).toBe(1);
  expect(
    (
      await world.call(
        'follow.create',
        { followInfo: { targetId: one.userId, targetType: 'USER' } },
        one.headers,
      )
    ).errorKey,
  ).toBe('follow.self');
  expect(
    (
      await world.call(
        'follow.create',
        { followInfo: { targetId: '987654', targetType: 'USER' } },
        one.headers,
      )
    ).code,
  ).toBe(404);
  const list = async (userId: string, direction: 'FOLLOWING' | 'FOLLOWER') =>
    (await world.call('follow.pages', { userId, direction }, one.headers)).data?.content.map(
      (user) => [user.userId, user.currentUserFollowed],
    );
  expect(await list(one.userId, 'FOLLOWING')).toEqual([[two.userId, true]]);
  expect(await list(two.userId, 'FOLLOWER')).toEqual([[one.userId, false]]);
  expect((await world.call('user.public', { userId: two.userId }, one.headers)).data).toMatchObject(
    { followerCount: 1, currentUserFollowed: true },
  );
  expect((await world.call('follow.cancel', ask, one.headers)).data).toEqual({
    following: false,
    followerCount: 0,
  });
});

test('FOL-05, COMM-10, API-86: blocking ends following both ways; only one’s own relations are answered', async () => {
  const [one, two, three] = [await signUp(world), await signUp(world), await signUp(world)];
  await world.call(
    'follow.create',
    { followInfo: { targetId: two.userId, targetType: 'USER' } },
    one.headers,
  );
  await world.call(
    'follow.create',
    { followInfo: { targetId: one.userId, targetType: 'USER' } },
    two.headers,
  );
  expect(
    (await world.call('block.create', { blockedUserId: two.userId }, one.headers)).data,
  ).toEqual({ blocked: true });
  expect(
    (await world.call('block.create', { blockedUserId: one.userId }, one.headers)).errorKey,
  ).toBe('block.self');
  expect((await world.call('user.public', { userId: two.userId }, one.headers)).data).toMatchObject(
    {
      followerCount: 0,
      followingCount: 0,
      currentUserBlocked: true,
    },
  );
  expect(
    (
      await world.call(
        'follow.create',
        { followInfo: { targetId: one.userId, targetType: 'USER' } },
        two.headers,
      )
    ).errorKey,
  ).toBe('follow.blocked');
  const relations = (
    await world.call(
      'block.query-relation',
      { fromUserIds: [one.userId, three.userId], blockedUserIds: [two.userId] },
      two.headers,
    )
  ).data?.relations;
  expect(relations).toEqual([
    { fromUserId: one.userId, blockedUserId: two.userId, blocked: true },
    { fromUserId: three.userId, blockedUserId: two.userId, blocked: false },
  ]);
  expect(
    (
      await world.call(
        'block.query-relation',
        { fromUserIds: [one.userId], blockedUserIds: [two.userId] },
        three.headers,
      )
    ).data?.relations,
  ).toEqual([]);
  expect(
    (await world.call('block.pages', {}, one.headers)).data?.content.map((user) => user.userId),
  ).toEqual([two.userId]);
});

test('COMM-09, API-88, FOL-07: users by the beginning of their name, followed first, blocked ones left out', async () => {
  const me = await signUp(world);
  const ctx = await world.ctx();
  const [anna, anne, annika] = [
    await buildAccount(ctx, { nickname: 'Anna' }),
    await buildAccount(ctx, { nickname: 'anne' }),
    await buildAccount(ctx, { nickname: 'Annika' }),
  ];
  await buildAccount(ctx, { nickname: 'Banna%' });
  await world.call(
    'follow.create',
    { followInfo: { targetId: String(annika), targetType: 'USER' } },
    me.headers,
  );
  await world.call('block.create', { blockedUserId: String(anne) }, me.headers);
  const found = (await world.call('user.search', { keyword: 'AN' }, me.headers)).data;
  expect(found?.content.map((user) => user.nickname)).toEqual(['Annika', 'Anna']);
  expect(found?.totalElements).toBe(2);
  expect((await world.call('user.search', { keyword: '%' }, me.headers)).data?.totalElements).toBe(
    0,
  );
  expect((await world.call('user.search', { keyword: 'a' })).code).toBe(401);
  expect((await world.call('user.public', { userId: String(anna) })).data).toMatchObject({
    nickname: 'Anna',
    noteCount: 0,
    currentUserFollowed: false,
  });
});

test('SEC-04: marks of a closed account go, and the counters follow', async () => {
  const [one, two] = [await signUp(world), await signUp(world)];
  const { id } = await note(null);
  await world.call('thumb-up.create', { subjectId: id, subjectType: 'NOTE' }, one.headers);
  await world.call(
    'follow.create',
    { followInfo: { targetId: two.userId, targetType: 'USER' } },
    one.headers,
  );
  await (await world.ctx()).emit({
    topic: 'account.closed',
    accountId: Number(one.userId),
    deleteContent: false,
  });
  await world.jobQueue.workAll();
  expect(
    (await world.call('thumb-up.query', { subjectId: id, subjectType: 'NOTE' })).data?.count,
  ).toBe(0);
  expect((await world.call('user.public', { userId: two.userId })).data?.followerCount).toBe(0);
});
