/** What "how we judge" shows of real products (BEY-01). */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { judgedDay } from '#contract/price/exhibit-day.ts';
import { judge } from '#contract/price/judge.ts';
import { daily, makeGoods, makeHistory, makeOffer, observe, daysAgo } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';

test('BEY-01: without products there is nothing to try and nothing is counted', async () => {
  const world = await makeWorld();
  expect((await world.call('price.exhibit', {})).data).toEqual({ exhibit: null });
  expect((await world.call('price.verdict-counts', {})).data).toMatchObject({
    goods: 0,
    platforms: [],
  });
});

test('BEY-01: the product to try is judged from its days as its page says, and is the one known for longest', async () => {
  const world = await makeWorld();
  const ctx = await world.ctx();
  const sold = async (days: number) => {
    const goodsId = await makeGoods(ctx, { code: `known-${days}` });
    const offerId = await makeOffer(ctx, goodsId, { platform: 'SHOPEE' });
    await observe(
      ctx,
      offerId,
      Array.from({ length: days }, (_, at) => ({
        at: daysAgo(ctx, days - 1 - at),
        item: at < days - 3 ? 100_000 : 70_000,
        was: at < days - 3 ? null : 100_000,
      })),
    );
  };
  await sold(60);
  await sold(150);
  const exhibit = (await world.call('price.exhibit', {})).data?.exhibit;
  expect(exhibit).toMatchObject({ goodsCode: 'known-150', price: 70_000, was: 100_000 });
  if (!exhibit) return;
  const page = (await world.call('goods.detail', { code: 'known-150' })).data;
  const said = judge(exhibit.days.map(judgedDay), { ...exhibit, lone: false });
  expect([said.kind, said.real, said.typicalAmount]).toEqual([
    page?.verdict.kind,
    page?.verdict.real,
    page?.verdict.typicalAmount,
  ]);
});

test('BEY-01: the counts of a week are those of products seen in it, each once, by platform', async () => {
  const world = await makeWorld();
  const ctx = await world.ctx();
  for (const days of [40, 41, 42]) await makeHistory(ctx, daily(ctx, days, 1, { item: 100_000 }));
  // not seen for eight days
  const goodsId = await makeGoods(ctx);
  const offerId = await makeOffer(ctx, goodsId, { platform: 'SHOPEE' });
  await observe(ctx, offerId, [{ at: daysAgo(ctx, 8), item: 5_000 }]);
  const unlisted = await makeHistory(ctx, daily(ctx, 30, 1, { item: 9_000 }));
  await ctx.db.run(sql`update goods set listed = false where id = ${unlisted.goodsId}`);
  const counts = (await world.call('price.verdict-counts', {})).data;
  const rows = await ctx.db.rows<{ verdict: string; n: number }>(sql`
    select verdict, count(*)::int as n from goods_price p join goods g on g.id = p.goods_id
    where g.listed and p.observed_at > ${daysAgo(ctx, 7)} group by verdict`);
  expect(counts?.goods).toBe(3);
  for (const { verdict, n } of rows)
    expect(counts?.platforms.reduce((sum, one) => sum + one.counts[verdict as 'NO_CLAIM'], 0)).toBe(
      n,
    );
});
