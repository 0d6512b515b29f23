/** One watch for everything in a saved list (BEY-47). */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { WATCHES_MAX } from '#contract/alert/limits.ts';
import type { Ask } from '#contract/calls.ts';
import { buildDeal, buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { observe } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const ctx = () => world.ctx();
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const made: { id: number; offerId: number }[] = [];
async function product(price = 100_00) {
  const goods = await buildGoods(await ctx(), { price: null });
  await observe(await ctx(), goods.offerId, [{ at: (await ctx()).now.toISOString(), item: price }]);
  made.push(goods);
  return goods;
}
const mark = async (
  who: Person,
  id: number,
  isOn = true,
  subjectType: 'GOODS' | 'DEAL' = 'GOODS',
) => {
  const answer = await world.call(
    isOn ? 'mark.create' : 'mark.cancel',
    { subjectId: String(id), subjectType, actionType: 'COLLECT' },
    who.headers,
  );
  expect(answer).toMatchObject({ success: true });
  await world.jobQueue.workAll();
};
const save = async (who: Person, ask: Partial<Ask<'watch-list.save'>> = {}) =>
  (
    await world.call(
      'watch-list.save',
      { list: 'GOODS', kind: 'BELOW_NOW', fraction: 0.1, ...ask },
      who.headers,
    )
  ).data;
const watches = async (who: Person) =>
  (await world.call('watch.pages', { pageRequest: { page: 1, size: 100 } }, who.headers)).data
    ?.content ?? [];
const shown = async (who: Person) =>
  (await watches(who)).map(({ goods, kind, list }) => `${goods?.id} ${kind} ${list}`).toSorted();

test('BEY-47: what is in a saved list is watched by its rule, what is added too, and what is taken out no more; undo brings it back', async () => {
  const ann = await signUp(world);
  const [first, second, third] = [await product(), await product(), await product()];
  await mark(ann, first.id);
  await mark(ann, second.id);
  expect((await world.call('watch-list.all', {}, ann.headers)).data?.lists[0]).toEqual({
    list: 'GOODS',
    rule: null,
    goodsCount: 2,
    madeCount: 0,
    leftOut: 2,
  });
  expect(await save(ann, { delivery: { ways: ['EMAIL'], frequency: 'DAILY' } })).toMatchObject({
    rule: { kind: 'BELOW_NOW', fraction: 0.1, delivery: { ways: ['EMAIL'], frequency: 'DAILY' } },
    goodsCount: 2,
    madeCount: 2,
    leftOut: 0,
  });
  const rule = (id: number) => `${id} BELOW_NOW GOODS`;
  expect(await shown(ann)).toEqual([first, second].map(({ id }) => rule(id)).toSorted());
  expect((await watches(ann)).every(({ delivery }) => delivery.frequency === 'DAILY')).toBe(true);
  await mark(ann, third.id);
  await mark(ann, first.id, false);
  expect(await shown(ann)).toEqual([second, third].map(({ id }) => rule(id)).toSorted());
  await mark(ann, first.id);
  expect(await shown(ann)).toHaveLength(3);
  // another rule replaces them, another way of delivery leaves them as they are
  await save(ann, { kind: 'NEW_LOW', lowDays: 0 });
  expect((await shown(ann)).every((one) => one.endsWith('NEW_LOW GOODS'))).toBe(true);
  const ids = (await watches(ann)).map(({ id }) => id);
  await save(ann, { kind: 'NEW_LOW', lowDays: 0, delivery: { loud: true } });
  expect((await watches(ann)).map(({ id, delivery }) => [id, delivery.loud])).toEqual(
    ids.map((id) => [id, true]),
  );
  const ended = await world.call('watch-list.end', { list: 'GOODS' }, ann.headers);
  expect(ended.data).toMatchObject({ rule: null, madeCount: 0, goodsCount: 3 });
  expect(await shown(ann)).toEqual([]);
  await mark(ann, (await product()).id);
  expect(await shown(ann)).toEqual([]);
});

test('BEY-47: a price that falls fires the watch of a list like any other', async () => {
  const ann = await signUp(world);
  const goods = await product(200_00);
  await mark(ann, goods.id);
  await save(ann);
  later(3_600_000);
  await observe(await ctx(), goods.offerId, [
    { at: (await ctx()).now.toISOString(), item: 150_00 },
  ]);
  await world.jobQueue.workAll();
  const kinds = await (await ctx()).db.rows<{ kind: string }>(
    sql`select kind from message where account_id = ${Number(ann.userId)}`,
  );
  expect(kinds).toEqual([{ kind: 'watch.BELOW_NOW' }]);
});

test('BEY-47: a watch that its owner made or changed is no list’s, neither to end nor to replace, and one that was deleted stays away', async () => {
  const ann = await signUp(world);
  const [own, changed, deleted] = [await product(), await product(), await product()];
  const ask = { kind: 'BELOW_NOW', fraction: 0.1 } as const;
  await world.call('watch.create', { goodsId: String(own.id), ...ask }, ann.headers);
  for (const { id } of [own, changed, deleted]) await mark(ann, id);
  expect(await save(ann)).toMatchObject({ goodsCount: 3, madeCount: 2, leftOut: 0 });
  const of = async (id: number) =>
    (await watches(ann)).find(({ goods }) => goods?.id === String(id))?.id as string;
  await world.call('watch.update', { id: await of(changed.id), fraction: 0.2 }, ann.headers);
  await world.call('watch.remove', { id: await of(deleted.id) }, ann.headers);
  await mark(ann, own.id, false);
  await mark(ann, changed.id, false);
  expect(await shown(ann)).toEqual(
    [`${own.id} BELOW_NOW null`, `${changed.id} BELOW_NOW null`].toSorted(),
  );
  await world.call('watch-list.end', { list: 'GOODS' }, ann.headers);
  expect(await shown(ann)).toHaveLength(2);
});

test('BEY-47: the products of saved deals are a list of their own; what is in both is watched until it is in neither', async () => {
  const ann = await signUp(world);
  const goods = await product();
  const deals = [
    await buildDeal(await ctx(), goods as never),
    await buildDeal(await ctx(), goods as never),
  ];
  for (const { id } of deals) await mark(ann, id, true, 'DEAL');
  await mark(ann, goods.id);
  expect(await save(ann, { list: 'DEALS' })).toMatchObject({ goodsCount: 1, madeCount: 1 });
  expect(await save(ann)).toMatchObject({ goodsCount: 1, madeCount: 0, leftOut: 0 });
  await mark(ann, deals[0]?.id as number, false, 'DEAL');
  expect(await shown(ann)).toEqual([`${goods.id} BELOW_NOW DEALS`]);
  await mark(ann, deals[1]?.id as number, false, 'DEAL');
  expect(await shown(ann)).toEqual([`${goods.id} BELOW_NOW GOODS`]);
  await mark(ann, goods.id, false);
  expect(await shown(ann)).toEqual([]);
});

test('BEY-47, AMB-12: fifty watches are the limit for lists too, the newest first, and what is left out is counted; the same again fills what room there is', async () => {
  const ann = await signUp(world);
  const many = [];
  for (let at = 0; at < WATCHES_MAX + 2; at += 1)
    many.push(await buildGoods(await ctx(), { price: 100_00 }));
  const db = (await ctx()).db;
  await db.run(sql`
    insert into mark (tenant_id, account_id, kind, target_type, target_id, created_at)
    select 'TH', ${Number(ann.userId)}, 'COLLECT', 'GOODS', g.id, now() + g.n * interval '1 second'
    from unnest(${many.map(({ id }) => id)}::bigint[]) with ordinality g(id, n)`);
  expect(await save(ann, { kind: 'NEW_LOW', lowDays: 0 })).toMatchObject({
    goodsCount: WATCHES_MAX + 2,
    madeCount: WATCHES_MAX,
    leftOut: 2,
  });
  const left = many.slice(0, 2).map(({ id }) => String(id));
  const all = await watches(ann);
  expect(all.filter(({ goods }) => left.includes(goods?.id ?? ''))).toEqual([]);
  await mark(ann, (await product()).id);
  expect(await watches(ann)).toHaveLength(WATCHES_MAX);
  await world.call('watch.remove', { id: all[0]?.id as string }, ann.headers);
  expect(await save(ann, { kind: 'NEW_LOW', lowDays: 0 })).toMatchObject({
    madeCount: WATCHES_MAX,
    leftOut: 3,
  });
});

test('BEY-47, AUTH-20: rules that suit no list are refused, lists need somebody, and go with the account', async () => {
  const ann = await signUp(world);
  for (const ask of [{ kind: 'TARGET_PRICE' }, { list: 'NOTES' }, { fraction: 0.99 }])
    expect(
      await world.call(
        'watch-list.save',
        { list: 'GOODS', kind: 'BELOW_NOW', ...ask } as never,
        ann.headers,
      ),
    ).toMatchObject({ success: false });
  expect(await world.call('watch-list.all')).toMatchObject({ success: false, code: 401 });
  await save(ann);
  const eve = await signUp(world);
  expect((await world.call('watch-list.all', {}, eve.headers)).data?.lists[0]?.rule).toBeNull();
});
