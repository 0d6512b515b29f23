import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Answer } from '#contract/calls.ts';
import { buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { takeIn } from '../../price/index.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const ann = await signUp(world);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Told {
  readonly offerId: number;
  /** Baht; null: out of stock, at the last price. */
  readonly price: number | null;
  readonly shipping?: number | null;
  readonly coupon?: number | null;
  readonly was?: number | null;
  readonly source?: string;
}

/** A look of a feed at this moment, judged and told on. */
async function see({ offerId, price, shipping = null, coupon = null, was = null, source }: Told) {
  const ctx = await world.ctx();
  const minor = (baht: number | null) => (baht === null ? null : Math.round(baht * 100));
  await takeIn(
    ctx,
    sql`select ${offerId}::bigint, ${ctx.now}::timestamptz, 'THB',
        ${minor(price) ?? 99_900}::bigint, ${minor(was)}::bigint, ${minor(shipping)}::bigint,
        ${minor(coupon)}::bigint, null::text, ${price !== null}, 'PUBLIC', ${source ?? 'feed'},
        100::smallint, null::bytea, null::bigint`,
  );
  await world.jobQueue.workAll();
}
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
async function goods() {
  return buildGoods(await world.ctx(), { price: null });
}

type Watch = Answer<'watch.create'>;
async function watch(goodsId: number, rule: object): Promise<Watch> {
  const made = await world.call(
    'watch.create',
    { goodsId: String(goodsId), kind: 'TARGET_PRICE', ...rule } as never,
    ann.headers,
  );
  expect(made).toMatchObject({ success: true });
  return made.data as Watch;
}
const again = async ({ id }: Watch) => {
  const all = await world.call('watch.pages', { pageRequest: { size: 100 } } as never, ann.headers);
  return all.data?.content.find((one) => one.id === id) as Watch;
};
const logOf = async ({ id }: Watch) =>
  (await world.call('watch.looks', { id }, ann.headers)).data?.looks ?? [];
async function messagesOn(goodsId: number): Promise<string[]> {
  const { db } = await world.ctx();
  const rows = await db.rows<{ text: string }>(sql`
    select kind || ' ' || (holes ->> 'price') as text from message
    where subject_type = 'GOODS' and subject_id = ${goodsId} order by id`);
  return rows.map(({ text }) => text);
}

test('BEY-05, BEY-46, DEMO-11, P-22: a price that flaps around its target is told once, and every look has its reason', async () => {
  const { id, offerId } = await goods();
  await see({ offerId, price: 225 });
  const made = await watch(id, { targetAmount: 219_00 });
  expect(made).toMatchObject({ status: 'ACTIVE', armed: true, firedCount: 0, startAmount: 225_00 });
  for (const price of [218, 219, 218.5, 219.5, 218]) {
    later(8 * HOUR);
    await see({ offerId, price });
  }
  expect(await messagesOn(id)).toEqual(['watch.TARGET_PRICE ฿218']);
  expect((await logOf(made)).map(({ outcome, amount }) => `${outcome} ${amount}`)).toEqual([
    'NOT_LOWER 21800',
    'ABOVE 21950',
    'NOT_LOWER 21850',
    'SAME_ROUND 21900',
    'FIRED 21800',
    'ABOVE 22500',
  ]);
  expect(await again(made)).toMatchObject({
    armed: false,
    firedCount: 1,
    rearmAmount: 223_38,
    againAmount: 215_82,
  });
});

test('BEY-05, E7: a watch that is below its target when it is made tells so at once', async () => {
  const { id, offerId } = await goods();
  await see({ offerId, price: 200 });
  expect(await watch(id, { targetAmount: 219_00 })).toMatchObject({ firedCount: 1, armed: false });
  expect(await messagesOn(id)).toEqual(['watch.TARGET_PRICE ฿200']);
  // the same watch again is the first
  await watch(id, { targetAmount: 219_00 });
  expect(await messagesOn(id)).toHaveLength(1);
});

test('BEY-05, DEMO-12: out of stock and back at the same price is news to RESTOCK alone', async () => {
  const { id, offerId } = await goods();
  await see({ offerId, price: 999 });
  await watch(id, { kind: 'RESTOCK' });
  await watch(id, { targetAmount: 990_00 });
  await watch(id, { kind: 'NEW_LOW' });
  for (let day = 0; day < 9; day += 1) {
    later(DAY);
    await see({ offerId, price: null });
  }
  later(DAY);
  await see({ offerId, price: 999 });
  expect(await messagesOn(id)).toEqual(['watch.RESTOCK ฿999']);
});

test('BEY-05, BEY-03: a price far below usual is held until it is seen again', async () => {
  const { id, offerId } = await goods();
  for (let day = 0; day < 30; day += 1) {
    later(DAY);
    await see({ offerId, price: 1000 });
  }
  const made = await watch(id, { targetAmount: 700_00 });
  later(HOUR);
  await see({ offerId, price: 500 });
  expect(await messagesOn(id)).toEqual([]);
  expect((await logOf(made))[0]).toMatchObject({ outcome: 'HELD', amount: 500_00 });
  later(7 * HOUR);
  await see({ offerId, price: 500 });
  expect(await messagesOn(id)).toEqual(['watch.TARGET_PRICE ฿500']);
});

test('BEY-05: several rules that fire on one change are one message', async () => {
  const { id, offerId } = await goods();
  await see({ offerId, price: 300 });
  await watch(id, { targetAmount: 250_00 });
  await watch(id, { kind: 'BELOW_NOW', fraction: 0.1 });
  later(DAY);
  await see({ offerId, price: 240 });
  expect(await messagesOn(id)).toEqual(['watch.TARGET_PRICE ฿240']);
});

test('BEY-05: with or without shipping and coupon', async () => {
  const { id, offerId } = await goods();
  await see({ offerId, price: 300 });
  const whole = await watch(id, { targetAmount: 250_00 });
  const item = await watch(id, { targetAmount: 250_00, withShipping: false, withCoupon: false });
  later(DAY);
  await see({ offerId, price: 249, shipping: 40 });
  expect(await again(item)).toMatchObject({ firedCount: 1 });
  expect(await again(whole)).toMatchObject({ firedCount: 0 });
  later(DAY);
  await see({ offerId, price: 260, shipping: 40, coupon: 60 });
  expect(await again(whole)).toMatchObject({ firedCount: 1 });
});

test('BEY-05: a watch may begin again, sleep, and go', async () => {
  const { id, offerId } = await goods();
  await see({ offerId, price: 300 });
  const made = await watch(id, { targetAmount: 250_00 });
  const change = (ask: object) =>
    world.call('watch.update', { id: made.id, ...ask } as never, ann.headers);
  expect((await change({ status: 'PAUSED' })).data).toMatchObject({ status: 'PAUSED' });
  later(DAY);
  await see({ offerId, price: 200 });
  later(DAY);
  await see({ offerId, price: 290 });
  expect(await messagesOn(id)).toEqual([]);
  // what happened meanwhile is no news
  expect((await change({ status: 'ACTIVE' })).data).toMatchObject({ firedCount: 0 });
  expect((await change({ targetAmount: 295_00 })).data).toMatchObject({ firedCount: 1 });
  expect(await messagesOn(id)).toEqual(['watch.TARGET_PRICE ฿290']);
  expect(await world.call('watch.remove', { id: made.id }, ann.headers)).toMatchObject({
    success: true,
  });
  expect(await world.call('watch.remove', { id: made.id }, ann.headers)).toMatchObject({
    code: 404,
  });
});

test('P-22, AMB-12: at most 50 watches, also asked for at once; a target is a price', async () => {
  const bob = await signUp(world);
  const many = await Promise.all(Array.from({ length: 12 }, goods));
  for (const { offerId } of many) await see({ offerId, price: 300 });
  const ask = (goodsId: number, targetAmount: number | null) =>
    world.call(
      'watch.create',
      { goodsId: String(goodsId), kind: 'TARGET_PRICE', targetAmount } as never,
      bob.headers,
    );
  const answers = await Promise.all(
    many.flatMap(({ id }) => [1, 2, 3, 4, 5].map((n) => ask(id, n * 100))),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(50);
  expect(new Set(answers.filter((one) => !one.success).map((one) => one.errorKey))).toEqual(
    new Set(['watch.limit']),
  );
  expect(await ask(many[0]?.id as number, null)).toMatchObject({ errorKey: 'watch.target' });
  expect(
    (await world.call('watch.looks', { id: answers[0]?.data?.id as string }, ann.headers)).code,
  ).toBe(404);
});

test('BEY-06, P-12: a preview over the history says when the engine fired over it', async () => {
  const price = fc.constantFrom(180, 190, 198, 199, 200, 201, 203.9, 204, 205, 220, 240);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.option(price, { freq: 8 }), fc.integer({ min: 7, max: 60 })), {
        minLength: 2,
        maxLength: 14,
      }),
      fc.constantFrom(
        { targetAmount: 200_00 },
        { kind: 'NEW_LOW', lowDays: 7 },
        { kind: 'NEW_LOW' },
      ),
      async (told, rule) => {
        const { id, offerId } = await goods();
        await see({ offerId, price: 250 });
        later(HOUR);
        const made = await watch(id, rule);
        for (const [amount, hours] of told) {
          later(hours * HOUR);
          await see({ offerId, price: amount });
        }
        const shown = await world.call('watch.preview', {
          goodsId: String(id),
          kind: 'TARGET_PRICE',
          ...rule,
        } as never);
        const fired = (await messagesOn(id)).map((text) => Number(text.split('฿')[1]));
        expect(shown.data?.fires.map(({ amount }) => amount / 100)).toEqual(fired);
        expect((await again(made)).firedCount).toBe(fired.length);
        await world.call('watch.remove', { id: made.id }, ann.headers);
      },
    ),
    { numRuns: Number(process.env.KHUM_WATCH_SERIES ?? 25) },
  );
});
