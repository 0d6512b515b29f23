import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildCategory, buildDeal, buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import { settleDeals } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

async function nextOf(code: string) {
  const { data } = await world.call('deal.get-by-id', { subject: { type: 'DEAL', code } });
  return data && 'nextBest' in data ? data.nextBest : undefined;
}

async function end(dealId: number): Promise<void> {
  await ctx.db.run(
    sql`update deal set state = 'EXPIRED', is_open = false, ended_at = ${ctx.now},
        end_reason = 'OPERATOR' where content_id = ${dealId}`,
  );
}

test('DEAL-10, BEY-07: an ended deal leads to the best verified deal of its leaf category, never to one of another, refuted, old, sold out or seen once', async () => {
  const category = await buildCategory(ctx.db, { names: { en: 'Fryers' } });
  const made = async (spec: Parameters<typeof buildGoods>[1]) => {
    const goods = await buildGoods(ctx, { categoryId: category.id, was: 1000_00, ...spec });
    return { goods, deal: await buildDeal(ctx, goods) };
  };
  const ended = await made({ price: 500_00, verdict: 'VERIFIED', real: 0.5 });
  const bad = await Promise.all([
    made({ price: 300_00, verdict: 'RAISED_FIRST', real: 0 }),
    made({ price: 310_00, verdict: 'FAKE', real: 0 }),
    made({ price: 320_00, verdict: 'ALWAYS_ON_SALE', real: 0 }),
    made({ price: 330_00, verdict: 'UNVERIFIED' }),
  ]);
  const old = await made({ price: 340_00, verdict: 'VERIFIED', real: 0.6 });
  const once = await made({ price: 350_00, verdict: 'VERIFIED', real: 0.6 });
  const other = await buildCategory(ctx.db, { names: { en: 'Pens' } });
  const elsewhere = await made({
    price: 100_00,
    verdict: 'VERIFIED',
    real: 0.9,
    categoryId: other.id,
  });
  const all = [ended, ...bad, old, once, elsewhere];
  await settleDeals(
    ctx,
    all.map((one) => one.deal.id),
  );
  await ctx.db.run(sql`update goods_price set is_current = false where goods_id = ${old.goods.id}`);
  await ctx.db.run(sql`update goods_price set seen_once = true where goods_id = ${once.goods.id}`);
  await end(ended.deal.id);
  expect(await nextOf(ended.deal.code)).toBeNull();
  const good = await made({ price: 800_00, verdict: 'VERIFIED', real: 0.2 });
  await settleDeals(ctx, [good.deal.id]);
  expect(await nextOf(ended.deal.code)).toMatchObject({
    code: good.deal.code,
    verdict: { kind: 'VERIFIED' },
    isCurrent: true,
  });
});

test('BEY-07: the same product elsewhere comes first, as goods where it is no deal, and not where it is dearer than usual', async () => {
  const goods = await buildGoods(ctx, {
    price: 500_00,
    verdict: 'VERIFIED',
    real: 0.5,
    was: 1000_00,
  });
  const deal = await buildDeal(ctx, goods);
  const twin = await buildGoods(ctx, { price: 520_00, verdict: 'NO_CLAIM', real: 0 });
  await settleDeals(ctx, [deal.id]);
  await end(deal.id);
  expect(await nextOf(deal.code), 'its own offer is where the deal was').toBeNull();
  const [low, high] = [Math.min(goods.id, twin.id), Math.max(goods.id, twin.id)];
  await ctx.db.run(
    sql`insert into goods_twin (tenant_id, low_id, high_id, confidence, basis, made_at)
        values (${ctx.tenant.id}, ${low}, ${high}, 0.99, 'GTIN', ${ctx.now})`,
  );
  const next = await nextOf(deal.code);
  expect(next).toMatchObject({ code: twin.code, currentAmount: 520_00 });
  expect(next && 'contentTypeCode' in next).toBe(false);
  await ctx.db.run(sql`update goods_price set real_discount = -0.2 where goods_id = ${twin.id}`);
  expect(await nextOf(deal.code)).toBeNull();
});
