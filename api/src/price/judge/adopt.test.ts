import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { RULES_VERSION } from '#contract/price/judging.ts';
import { daily, daysAgo, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { adoptRules, adoption } from './adopt.ts';
import { pricesOf } from '../index.ts';

test('BEY-01: new rules take over what is stored, count how many verdicts changed, keep what was said, and begin nothing twice', async () => {
  const world = await makeWorld();
  const ctx = await world.ctx();
  const lasting = await makeHistory(ctx, [
    ...daily(ctx, 120, 42, { item: 84_000 }),
    ...daily(ctx, 41, 0, { item: 41_000, was: 84_000 }),
  ]);
  const baited = await makeHistory(ctx, [
    ...daily(ctx, 60, 2, { item: 80_000 }),
    { at: daysAgo(ctx, 1), item: 8_100 },
    { at: daysAgo(ctx, 0), item: 8_100 },
  ]);
  // as an earlier version of the rules left them
  await ctx.db.run(
    sql`update price_exclusion set released_at = ${ctx.now}, released_by = 'CONFIRMED'
        where offer_id = ${baited.offerId}`,
  );
  await ctx.db.run(
    sql`update goods_price set verdict = 'VERIFIED', real_discount = 0.51, rules = 1
        where goods_id = ${lasting.goodsId}`,
  );
  await ctx.db.run(sql`update goods_price set rules = 1 where goods_id = ${baited.goodsId}`);

  await adoptRules(ctx);
  expect(await adoption(ctx)).toMatchObject({
    goods_judged: 2,
    changed: { 'VERIFIED>OVERSTATED': 1 },
    finished_at: ctx.now,
  });
  const prices = await pricesOf(ctx, [lasting.goodsId, baited.goodsId]);
  expect(prices.get(lasting.goodsId)).toMatchObject({
    realDiscount: 0,
    verdict: { kind: 'OVERSTATED' },
  });
  expect(prices.get(baited.goodsId)).toMatchObject({ currentAmount: 80_000 });
  const said = await ctx.db.rows<{ verdict: string; cause: string; rules: number }>(
    sql`select verdict, cause, rules from verdict_said where goods_id = ${lasting.goodsId}
        order by id`,
  );
  expect(said.at(-1)).toEqual({ verdict: 'OVERSTATED', cause: 'RULES', rules: RULES_VERSION });
  await adoptRules(ctx);
  expect(await adoption(ctx)).toMatchObject({ goods_judged: 2 });
});
