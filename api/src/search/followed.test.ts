import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildDeal, buildGoods } from '../../../test/build.ts';
import { readOf } from '../../../test/plan.ts';
import { signUp } from '../../../test/people.ts';
import { makeWorld } from '../../../test/world.ts';
import { refreshDeals, savePieces } from '../content/index.ts';
import type { Piece } from '../content/index.ts';
import { saveMarks } from '../interaction/index.ts';
import { findFollowed } from './followed.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const SIZE = 10;

function piece(
  code: string,
  authorId: number,
  publishTime: Date,
  more: Partial<Piece> = {},
): Piece {
  return { code, type: 'NOTE', title: code, text: 'Text', authorId, publishTime, ...more };
}

test('FOL-06, CONT-11, CONT-20: the feed of those one follows has what they publish and nothing else, the newest first, without repeats', async () => {
  const [me, friend, stranger] = [await signUp(world), await signUp(world), await signUp(world)];
  const ctx = await world.ctx();
  const ago = (minutes: number) => new Date(ctx.now.getTime() - minutes * 60_000);
  const own = Number(friend.userId);
  await savePieces(ctx, [
    ...Array.from({ length: 12 }, (_, at) => piece(`friend${at}`, own, ago(100 - at))),
    piece('secret', own, ago(1), { viewerType: 'SELF' }),
    piece('waiting', own, ago(1), { publishStatus: 0 }),
    piece('stranger', Number(stranger.userId), ago(1)),
  ]);
  const deal = await buildDeal(ctx, await buildGoods(ctx, { price: 790_00 }), {
    title: 'Deal of a friend',
  });
  await ctx.db.run(
    sql`update content set author_id = ${own}, publish_time = ${ago(50)} where id = ${deal.id}`,
  );
  await refreshDeals(ctx, 'all');
  const ask = async (
    page: number,
    more: object = {},
    headers: Record<string, string> = me.headers,
  ) =>
    (
      await world.call(
        'search.feed',
        {
          scope: 'FOLLOWING',
          dataTypes: ['NOTE', 'ARTICLE', 'CONTENT'],
          pageRequest: { page, size: SIZE },
          ...more,
        },
        headers,
      )
    ).data;
  expect((await ask(1))?.content).toEqual([]);
  await world.call(
    'follow.create',
    { followInfo: { targetId: friend.userId, targetType: 'USER' } },
    me.headers,
  );
  const first = await ask(1);
  // something new waits for the next feed
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  await savePieces(await world.ctx(), [piece('later', own, world.clock.now())]);
  const second = await ask(2, { feedKey: first?.feedKey });
  const titles = [...(first?.content ?? []), ...(second?.content ?? [])].map((card) =>
    'title' in card ? card.title : '',
  );
  expect(first?.totalElements).toBe(13);
  expect(titles.toSorted()).toEqual(
    [...Array.from({ length: 12 }, (_, at) => `friend${at}`), 'Deal of a friend'].toSorted(),
  );
  expect(titles[0]).toBe('Deal of a friend');
  expect((await ask(1))?.content.map((card) => ('title' in card ? card.title : ''))).toContain(
    'later',
  );
  expect((await ask(1, { dataTypes: ['NOTE'] }))?.content.some((card) => 'state' in card)).toBe(
    false,
  );
  expect((await ask(1, {}, { 'accept-language': 'en' }))?.content).toEqual([]);
});

test('FOL-06: a page walks each of those one follows no further than its end', async () => {
  const me = await signUp(world);
  const ctx = await world.ctx();
  const authors = await ctx.db.rows<{ id: number }>(sql`
    insert into account (tenant_id, nickname, created_at) select 'TH', 'author ' || n, ${ctx.now}
      from generate_series(1, 40) n returning id`);
  await savePieces(
    ctx,
    authors.flatMap(({ id }, at) =>
      Array.from({ length: 60 }, (_, turn) =>
        piece(`w${at}x${turn}`, id, new Date(ctx.now.getTime() - (turn * 40 + at + 1) * 60_000)),
      ),
    ),
  );
  await saveMarks(
    ctx,
    authors.slice(0, 20).map(({ id }) => ({
      accountId: Number(me.userId),
      kind: 'FOLLOW',
      type: 'USER',
      id,
      at: ctx.now,
    })),
  );
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query('vacuum analyze content, content_place, account, mark');
  await owner.end();
  const viewer = { ...ctx, viewer: { userId: me.userId, roles: [] } };
  const kinds = new Set(['WRITING', 'DEAL']);
  const page = { page: 1, size: SIZE, offset: 0 };
  const found = await findFollowed(viewer, {}, kinds, ctx.now, page);
  expect(found.items).toHaveLength(SIZE);
  expect(found.total).toBe(20 * 60);
  const { rows, indexes } = await readOf(
    ctx.db,
    (db) => findFollowed({ ...viewer, db }, {}, kinds, ctx.now, page),
    {
      only: (text) => text.includes('order by e.at'),
    },
  );
  expect(indexes).toContain('content_place_newest');
  // the marks, and of each author the place and the piece behind it, to the end of the page
  expect(rows).toBeLessThanOrEqual(20 + 20 * SIZE * 2 + 20 * SIZE);
});

test('INT-13: marks that are made many at once count as many as there are rows, on cards too', async () => {
  const [one, two, author] = [await signUp(world), await signUp(world), await signUp(world)];
  const ctx = await world.ctx();
  const [id] = (await savePieces(ctx, [piece('counted', Number(author.userId), ctx.now)])) as [
    number,
  ];
  const by = (person: typeof one, kind: 'THUMB_UP' | 'COLLECT') =>
    ({ accountId: Number(person.userId), kind, type: 'CONTENT', id, at: ctx.now }) as const;
  await saveMarks(ctx, [by(one, 'THUMB_UP'), by(two, 'THUMB_UP'), by(two, 'COLLECT')]);
  // the same once more is the same
  await saveMarks(ctx, [
    by(one, 'THUMB_UP'),
    {
      accountId: Number(one.userId),
      kind: 'FOLLOW',
      type: 'USER',
      id: Number(author.userId),
      at: ctx.now,
    },
  ]);
  const counts = (
    await world.call(
      'mark.statistic',
      { subjects: [{ subjectId: String(id), subjectType: 'NOTE' }] },
      two.headers,
    )
  ).data?.counts[0];
  expect(counts).toMatchObject({
    thumbUpCount: 2,
    collectCount: 1,
    currentUserThumbUp: true,
    currentUserCollected: true,
  });
  expect((await world.call('content.detail', { code: 'counted' })).data).toMatchObject({
    thumbUpCount: 2,
    collectCount: 1,
  });
  expect((await world.call('user.public', { userId: author.userId })).data).toMatchObject({
    followerCount: 1,
    thumbUpCount: 2,
  });
  expect((await world.call('user.public', { userId: one.userId })).data).toMatchObject({
    followingCount: 1,
  });
});
