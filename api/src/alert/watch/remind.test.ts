import { expect, test } from 'vitest';
import { buildDeal, buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import { observe } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { refreshDeals } from '../../content/index.ts';
import { remindOfEnds, remindOfUnmet } from './remind.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const at = (ms: number) => new Date(world.clock.now().getTime() + ms);

async function watch(goodsId: number, rule: object, headers: Record<string, string>) {
  const made = await world.call(
    'watch.create',
    { goodsId: String(goodsId), kind: 'TARGET_PRICE', targetAmount: 100, ...rule } as never,
    headers,
  );
  expect(made).toMatchObject({ success: true });
  return made.data;
}
async function kindsOf(headers: Record<string, string>): Promise<string[]> {
  const shown = await world.call('message.received', { type: 'notice' } as never, headers);
  return (shown.data?.content ?? []).map(({ title, text }) => `${title}: ${text}`);
}

test('BEY-47: two hours before a watched deal ends its watchers hear of it, once, if they asked', async () => {
  const ctx = await world.ctx();
  const [ann, bob, cat] = [await signUp(world), await signUp(world), await signUp(world)];
  const power = await buildGoods(ctx, { name: 'Volta power bank' });
  const { id } = power;
  const deal = await buildDeal(ctx, power, { endsAt: at(5 * HOUR) });
  await refreshDeals(ctx, [deal.id]);
  await watch(id, { delivery: { remindEnd: true } }, ann.headers);
  await watch(id, { kind: 'NEW_LOW', delivery: { remindEnd: true } }, ann.headers);
  await watch(id, {}, bob.headers);
  await watch(id, { delivery: { remindEnd: false } }, cat.headers);
  await world.call('watch.save-defaults', { remindEnd: true }, cat.headers);
  const run = async () => remindOfEnds(await world.ctx());
  later(2 * HOUR + 59 * 60_000);
  await run();
  expect(await kindsOf(ann.headers)).toEqual([]);
  later(60_000);
  await run();
  await run();
  const [heard, ...more] = await kindsOf(ann.headers);
  expect(heard).toMatch(/ends soon: It ends at 21\/11\/2026 15:00\.$/);
  expect(more).toEqual([]);
  expect(await kindsOf(bob.headers)).toEqual([]);
  expect(await kindsOf(cat.headers)).toEqual([]);
  // who sets it for all hears of it, unless one says otherwise
  await world.call('watch.save-defaults', { remindEnd: true }, bob.headers);
  await run();
  expect(await kindsOf(bob.headers)).toHaveLength(1);
  expect(await kindsOf(cat.headers)).toEqual([]);
});

test('BEY-47, BEY-46: a watch for the end of a deal alone says nothing about prices, fires once for each deal, and its log says so', async () => {
  const ctx = await world.ctx();
  const ann = await signUp(world);
  const goods = await buildGoods(ctx, { name: 'Lumo lamp', price: null });
  await observe(ctx, goods.offerId, [{ at: at(0), item: 500_00 }]);
  const made = await watch(
    goods.id,
    { kind: 'ENDS', verifiedOnly: true, minScore: 90 },
    { ...ann.headers, 'accept-language': 'en' },
  );
  expect(made).toMatchObject({
    kind: 'ENDS',
    verifiedOnly: false,
    minScore: null,
    sentence: 'Lumo lamp, two hours before its deal ends',
  });
  const log = async () =>
    (
      await world.call(
        'watch.looks',
        { id: made?.id as string },
        { ...ann.headers, 'accept-language': 'en' },
      )
    ).data?.looks.map(({ outcome, words }) => `${outcome}: ${words}`);
  later(HOUR);
  await observe(ctx, goods.offerId, [{ at: at(0), item: 450_00 }]);
  await world.jobQueue.workAll();
  expect(await kindsOf(ann.headers)).toEqual([]);
  expect((await log())?.[0]).toBe(
    'NO_PRICE: This watch waits for the end of a deal, not for a price',
  );
  const deal = await buildDeal(await world.ctx(), goods, { endsAt: at(5 * HOUR) });
  await refreshDeals(await world.ctx(), [deal.id]);
  later(3 * HOUR);
  await remindOfEnds(await world.ctx());
  await remindOfEnds(await world.ctx());
  expect(await kindsOf(ann.headers)).toHaveLength(1);
  expect(
    (await log())?.filter((line) => line.startsWith('FIRED: Sent to you by email')),
  ).toHaveLength(1);
  const [shown] =
    (await world.call('watch.pages', { goodsId: String(goods.id) }, ann.headers)).data?.content ??
    [];
  expect(shown).toMatchObject({ firedCount: 1, armed: true });
  // it has nothing that could be unmet
  later(61 * DAY);
  await remindOfUnmet(await world.ctx());
  expect(await kindsOf(ann.headers)).toHaveLength(1);
});

test('BEY-47: a deal that has ended, or has no end, is no reminder', async () => {
  const ctx = await world.ctx();
  const who = await signUp(world);
  const [over, endless] = [await buildGoods(ctx), await buildGoods(ctx)];
  const deals = [
    await buildDeal(ctx, over, { endsAt: at(-60_000) }),
    await buildDeal(ctx, endless),
  ];
  await refreshDeals(
    ctx,
    deals.map(({ id }) => id),
  );
  for (const { id } of [over, endless])
    await watch(id, { delivery: { remindEnd: true } }, who.headers);
  await remindOfEnds(await world.ctx());
  expect(await kindsOf(who.headers)).toEqual([]);
});

test('BEY-47: a rule that has not been met for 60 days asks whether it is to change, and again after 60 more', async () => {
  const [ann, bob] = [await signUp(world), await signUp(world)];
  const { id } = await buildGoods(await world.ctx());
  const made = await watch(id, {}, ann.headers);
  await watch(id, {}, bob.headers);
  await world.call('watch.save-defaults', { remindUnmet: false }, bob.headers);
  const run = async () => remindOfUnmet(await world.ctx());
  later(60 * DAY - 1);
  await run();
  expect(await kindsOf(ann.headers)).toEqual([]);
  later(1);
  await run();
  await run();
  expect(await kindsOf(ann.headers)).toHaveLength(1);
  expect((await kindsOf(ann.headers))[0]).toMatch(
    /target not reached in 60 days: .*change your price watch\?$/,
  );
  // a pause is no waiting
  await world.call('watch.update', { id: made?.id as string, status: 'PAUSED' }, ann.headers);
  later(59 * DAY);
  await world.call('watch.update', { id: made?.id as string, status: 'ACTIVE' }, ann.headers);
  later(2 * DAY);
  await run();
  expect(await kindsOf(ann.headers)).toHaveLength(1);
  later(58 * DAY);
  await run();
  expect(await kindsOf(ann.headers)).toHaveLength(2);
  expect(await kindsOf(bob.headers)).toEqual([]);
});
