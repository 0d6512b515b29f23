import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildAccount, buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import { reckonTrust } from './trust.ts';

const world = await makeWorld();
const DAY = 86_400_000;

test('BEY-11: trust grows by age and by what was accepted, and goes with what was rejected; a level given stays until then', async () => {
  const ctx = await world.ctx();
  const goods = await buildGoods(ctx);
  const ago = (days: number) => new Date(ctx.now.getTime() - days * DAY);
  const person = (days: number, publisherType: 'PERSONAL' | 'PROFESSIONAL' = 'PERSONAL') =>
    buildAccount(ctx, { createdAt: ago(days), publisherType });
  const wrote = (id: number, count: number, state = 'PUBLIC') =>
    ctx.db.run(sql`insert into comment (tenant_id, target_type, target_id, account_id, content,
        state, created_at)
      select 'TH', 'GOODS', ${goods.id}, ${id}, 'x' || n, ${state}, ${ctx.now}
        from generate_series(1, ${count}::int) n`);
  const level = async (id: number) =>
    (await ctx.db.row<{ n: number }>(sql`select trust_level as n from account where id = ${id}`))
      ?.n;
  const [young, quiet, first, steady, old, rude, given, fallen, editor] = [
    await person(1),
    await person(100),
    await person(3),
    await person(20),
    await person(60),
    await person(60),
    await person(5),
    await person(60),
    await person(1, 'PROFESSIONAL'),
  ];
  await wrote(young, 30);
  await wrote(first, 1);
  await wrote(steady, 6);
  await wrote(old, 20);
  await wrote(rude, 30);
  await wrote(rude, 2, 'REJECTED');
  await wrote(fallen, 20);
  await wrote(fallen, 1, 'REJECTED');
  await ctx.db.run(sql`update account set trust_level = 3 where id in (${given}, ${fallen})`);
  expect(await reckonTrust(ctx)).toBe(5);
  expect(
    await Promise.all([young, quiet, first, steady, old, rude, given, fallen, editor].map(level)),
  ).toEqual([0, 0, 1, 2, 3, 0, 3, 2, 4]);
  expect(await reckonTrust(ctx)).toBe(0);
});
