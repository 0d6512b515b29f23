/** Issue 13, first audience: what shoppers found is seen before the score decides. */
import { expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { FINDS } from '#contract/content/finds.ts';
import { buildAccount, buildDeal, buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { refreshDeals, savePieces } from './index.ts';

const world = await makeWorld();
const HOUR = 3_600_000;

test('Issue 13, BEY-12: new finds of shoppers, the least seen first; those of the site, seen enough, old, private or over are not among them', async () => {
  const ctx = await world.ctx();
  const at = (hours: number) => new Date(ctx.now.getTime() - hours * HOUR);
  const shopper = await buildAccount(ctx, { nickname: 'Shopper' });
  const editor = await buildAccount(ctx, { nickname: 'Editor', publisherType: 'PROFESSIONAL' });
  const note = (code: string, views: number, more: object = {}) => ({
    code,
    type: 'NOTE' as const,
    title: code,
    text: 'Worth a look.',
    authorId: shopper,
    publishTime: at(2),
    counts: { view: views },
    ...more,
  });
  await savePieces(ctx, [
    note('seen-a-little', 5),
    note('unseen', 0, { publishTime: at(FINDS.hours - 1) }),
    note('seen-enough', FINDS.views),
    note('last-view', FINDS.views - 1),
    note('old', 0, { publishTime: at(FINDS.hours) }),
    note('of-an-editor', 0, { authorId: editor }),
    note('of-the-house', 0, { authorId: null }),
    note('for-followers', 0, { viewerType: 'SELF' }),
    note('waiting', 0, { auditStatus: 'SUBMITTED' }),
    note('an-article', 0, { type: 'ARTICLE' }),
    note('tomorrow', 0, { publishTime: at(-1) }),
  ]);
  const goods = await buildGoods(ctx, { price: 100_00 });
  const open = await buildDeal(ctx, goods);
  const over = await buildDeal(ctx, await buildGoods(ctx, { price: 100_00 }));
  await ctx.db.run(
    sql`update content set author_id = ${shopper}, view_count = 7 where id in (${open.id},
        ${over.id})`,
  );
  await ctx.db.run(sql`update deal set ends_at = ${at(1)} where content_id = ${over.id}`);
  await refreshDeals(ctx, 'all');
  const found = async (headers: Record<string, string> = {}) =>
    (await world.call('content.finds', { page: 1, size: 20 }, headers)).data?.content.map(
      (card) => card.code,
    );
  expect(await found()).toEqual(['unseen', 'seen-a-little', open.code, 'last-view']);
  // another tenant has its own
  expect(await found({ 'x-tenant': 'SG' })).toEqual([]);
  // page by page, each once
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await world.call('content.finds', { page, size: 2 })).data),
  );
  expect(
    pages.map((one) => [one?.content.map((card) => card.code), one?.hasNext, one?.totalElements]),
  ).toEqual([
    [['unseen', 'seen-a-little'], true, 4],
    [[open.code, 'last-view'], false, 4],
    [[], false, 4],
  ]);
  // who has had readers makes way for who has not, when the half minute of the list is over
  await ctx.db.run(sql`update content set view_count = 50 where code = 'unseen'`);
  world.clock.set(new Date(ctx.now.getTime() + 31_000).toISOString());
  expect(await found()).toEqual(['seen-a-little', open.code, 'unseen', 'last-view']);
});

test('Issue 13: new finds are a walk along an index, not over all that was ever written', async () => {
  const ctx = await world.ctx();
  await ctx.db.run(sql`set local enable_seqscan = off`);
  const plan = await ctx.db.rows<Record<string, string>>(sql`explain select c.id from content c
    where c.author_id is not null and c.type in ('DEAL', 'NOTE') and c.publish_status = 1
      and c.audit_status = 'PASSED' and c.viewer_type = 'ALL' and c.publish_time > ${ctx.now}`);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('content_find');
});
