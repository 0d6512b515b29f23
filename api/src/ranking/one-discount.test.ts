import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { JUDGING } from '#contract/price/judging.ts';
import { makeWorld } from '../../../test/world.ts';
import { buildDeal, buildGoods } from '../../../test/build.ts';
import { refreshDeals } from '../content/index.ts';
import { makeGroups } from './make.ts';

const world = await makeWorld();

test('SRCH-06, BEY-01: the biggest real discount is the same in the feed, in search of deals and goods, and in the leaderboard', async () => {
  const ctx = await world.ctx();
  const names = new Map<string, string>();
  for (const [name, verdict, real] of [
    ['claims less than it gives', 'VERIFIED', 0.3],
    ['refuted', 'FAKE', 0.9],
    ['claims nothing', 'NO_CLAIM', 0.5],
    ['claims too much', 'OVERSTATED', 0.2],
    ['not known yet', 'UNVERIFIED', 0.8],
    ['raised before', 'RAISED_FIRST', 0.7],
  ] as const) {
    const goods = await buildGoods(ctx, { name, verdict, real, price: 500_00, was: 1000_00 });
    await buildDeal(ctx, goods, { title: name });
    names.set(goods.code, name);
  }
  await refreshDeals(ctx, 'all');
  await ctx.db.run(sql`insert into item_group (tenant_id, code, names, group_type, generation_type,
      order_type, subject_type, made_at, updated_at)
    values ('TH', 'real', '{"en":"x"}', 'RANKING', 'AUTO', 'DISCOUNT', 'GOODS', null, ${ctx.now})`);
  await makeGroups(ctx, sql`true`);
  const best = ['claims nothing', 'claims less than it gives', 'claims too much'];
  const pageRequest = { page: 1, size: 3 };
  expect(
    (await world.call('deal.feed', { sort: 'DISCOUNT', page: 1, size: 3 })).data?.content.map(
      (one) => one.title,
    ),
  ).toEqual(best);
  for (const dataTypes of [['GOODS'], ['CONTENT']]) {
    const found =
      (await world.call('search.search', { dataTypes, sort: 'DISCOUNT', pageRequest })).data
        ?.content ?? [];
    expect(found.map((one) => ('goodsCode' in one ? one.title : names.get(one.code)))).toEqual(
      best,
    );
  }
  const { data } = await world.call('item-group.by-code', { code: 'real' });
  expect(
    data?.items.map((item) => item.subjectType === 'GOODS' && names.get(item.goods.code)),
  ).toEqual(best);
});

test('BEY-01: the database knows the days that prove a discount as the judge does', () => {
  const migration = readFileSync(
    path.join(import.meta.dirname, '../price/migrations/2026-11-24-proven.sql'),
    'utf8',
  );
  expect(migration).toContain(`'preDays')::int >= ${JUDGING.minObservedDays} `);
});
