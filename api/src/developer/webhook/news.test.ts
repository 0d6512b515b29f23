import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { signUp } from '../../../../test/people.ts';
import { daily, makeGoods, makeOffer, observe } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { judge } from '../../price/index.ts';
import { makeToken } from '../index.ts';

const world = await makeWorld();

test('BEY-18: what a new price does is news: the drop, and the verdict that it turns', async () => {
  const ctx = await world.ctx();
  const owner = Number((await signUp(world)).userId);
  const { id: tokenId } = await makeToken(ctx, owner, 'Bot', ['webhooks']);
  // nobody is there: what is written is what counts here
  await ctx.db.run(sql`insert into webhook (tenant_id, account_id, token_id, url, events,
      created_at)
    values ('TH', ${owner}, ${Number(tokenId)}, 'https://127.0.0.1/',
      '{price.dropped,verdict.changed}', ${ctx.now})`);
  const news = async () =>
    (await ctx.db.rows<{ body: string }>(sql`select body from webhook_delivery order by type`)).map(
      ({ body }) => JSON.parse(body),
    );
  const goodsId = await makeGoods(ctx);
  const offer = await makeOffer(ctx, goodsId);
  await observe(ctx, offer, daily(ctx, 100, 1, { item: 100_000 }));
  await judge(ctx, [goodsId]);
  await world.jobQueue.workAll();
  expect(await news(), 'the first price of a product is no news').toEqual([]);
  await observe(ctx, offer, [{ at: ctx.now.toISOString(), item: 70_000, was: 100_000 }]);
  await judge(ctx, [goodsId]);
  await world.jobQueue.workAll();
  expect(await news()).toMatchObject([
    {
      type: 'price.dropped',
      items: [{ fromAmount: 100_000, price: { amount: 70_000, currency: 'THB' } }],
    },
    { type: 'verdict.changed', items: [{ fromVerdict: 'NO_CLAIM', verdict: 'VERIFIED' }] },
  ]);
});
