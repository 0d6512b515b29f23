import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { TWIN_REPORT } from '#contract/catalog/twin.ts';
import { buildBrand, buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { inTransaction } from '../../kernel/context.ts';
import { matchGoods } from './twin.ts';
import { decideTwin, twinReportsOpen } from './report.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const ctx = await world.ctx();
const brand = await buildBrand(ctx.db, 'Sonvo');
const people = await Promise.all(Array.from({ length: 7 }, () => signUp(world)));
const [ann, bob, cat] = people as [Person, Person, Person];
let model = 1000;

async function pairOfGoods() {
  model += 1;
  const make = (platform: string) =>
    buildGoods(ctx, {
      name: `Sonvo WH-${model}XM headphones`,
      platform,
      price: 900_00,
      brandId: brand.id,
    });
  const pair = [await make('LAZADA'), await make('SHOPEE')] as const;
  await matchGoods(ctx, [pair[0].id, pair[1].id]);
  return pair;
}
type Pair = Awaited<ReturnType<typeof pairOfGoods>>;
const trust = (level: number, ...some: Person[]) =>
  ctx.db.run(
    sql`update account set trust_level = ${level} where id =
        any(${some.map((one) => Number(one.userId))}::bigint[])`,
  );
const say = (who: Person | null, [one, other]: Pair) =>
  world.call('goods.report-twin', { id: one.code, otherId: String(other.id) }, who?.headers ?? {});
const together = async ([one]: Pair) =>
  (await world.call('goods.detail', { code: one.code })).data?.offers.length === 2;
const decide = (id: number, verdict: 'PASSED' | 'REJECTED') =>
  inTransaction(ctx, (inside) => decideTwin(inside, id, verdict));

test('BEY-21: reports that weigh enough take a pair apart; one user counts once, newcomers for half', async () => {
  const pair = await pairOfGoods();
  await trust(0, ...people);
  expect((await say(null, pair)).code).toBe(401);
  expect((await say(ann, [pair[0], { ...pair[1], id: 999_999_999 }])).errorKey).toBe(
    'catalog.goods.not_found',
  );
  for (const who of people.slice(0, 5))
    expect((await say(who, pair)).data).toEqual({ split: false, known: false });
  expect((await say(ann, pair)).data).toEqual({ split: false, known: true });
  expect((await say(ann, [pair[1], pair[0]])).data).toEqual({ split: false, known: true });
  expect(await together(pair)).toBe(true);
  expect((await say(people[5] as Person, pair)).data).toEqual({ split: true, known: false });
  expect(await together(pair)).toBe(false);
  expect((await say(people[6] as Person, pair)).data).toEqual({ split: true, known: true });
  await matchGoods(ctx, 'all');
  expect(await together(pair)).toBe(false);

  const other = await pairOfGoods();
  await trust(3, bob);
  expect((await say(bob, other)).data).toEqual({ split: true, known: false });
});

test('BEY-21: an operator puts a pair together again, and from then on reports wait for the operator; or takes it apart for good', async () => {
  const pair = await pairOfGoods();
  await trust(2, ann, bob, cat);
  await say(ann, pair);
  await say(bob, pair);
  expect(await together(pair)).toBe(false);
  const openOf = async () =>
    (await twinReportsOpen(ctx)).find(({ names }) => names[0].includes(`WH-${model}XM`));
  const open = await openOf();
  expect(open).toMatchObject({ reports: 2, isSplit: true });
  expect(await decide(open?.id as number, 'PASSED')).toBe(true);
  expect(await decide(open?.id as number, 'PASSED')).toBe(false);
  expect(await together(pair)).toBe(true);
  expect(await openOf()).toBeUndefined();
  await trust(4, cat);
  expect((await say(cat, pair)).data).toEqual({ split: false, known: false });
  expect(await together(pair)).toBe(true);
  await decide((await openOf())?.id as number, 'REJECTED');
  expect(await together(pair)).toBe(false);
  await matchGoods(ctx, 'all');
  expect(await together(pair)).toBe(false);
});

test('BEY-21: two who report at once are both counted; a user has so many a day, and another region sees nothing', async () => {
  const pair = await pairOfGoods();
  await trust(1, ann, bob, cat);
  const said = await Promise.all([ann, bob, cat, ann].map((who) => say(who, pair)));
  expect(said.filter(({ data }) => data?.split && !data.known)).toHaveLength(1);
  expect(await together(pair)).toBe(false);
  const n = await ctx.db.row<{ n: number }>(
    sql`select count(*)::int as n from twin_report where account_id = ${Number(ann.userId)}`,
  );
  const missing = TWIN_REPORT.perDay - (n?.n ?? 0);
  for (let at = 0; at < missing; at += 1) await say(ann, await pairOfGoods());
  expect((await say(ann, await pairOfGoods())).errorKey).toBe('common.limit');
  const abroad = await signUp(world, { tenant: 'ID' });
  expect((await say(abroad, await pairOfGoods())).errorKey).toBe('catalog.goods.not_found');
  expect(await twinReportsOpen(await world.ctx('ID'))).toEqual([]);
});
