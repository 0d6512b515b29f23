import fc from 'fast-check';
import sql, { join } from 'sql-template-tag';
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

/** Looks of a feed at this moment, judged and passed on. */
async function seeAll(all: readonly Told[]) {
  const ctx = await world.ctx();
  const minor = (baht: number | null) => (baht === null ? null : Math.round(baht * 100));
  await takeIn(
    ctx,
    join(
      all.map(
        ({ offerId, price, shipping = null, coupon = null, was = null, source = 'feed' }) =>
          sql`select ${offerId}::bigint, ${ctx.now}::timestamptz, 'THB',
            ${minor(price) ?? 99_900}::bigint, ${minor(was)}::bigint, ${minor(shipping)}::bigint,
            ${minor(coupon)}::bigint, null::text, ${price !== null}::boolean, 'PUBLIC', ${source}::text,
            100::smallint, null::bytea, null::bigint`,
      ),
      ' union all ',
    ),
  );
  await world.jobQueue.workAll();
}
const see = (told: Told) => seeAll([told]);
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
async function goods() {
  return buildGoods(await world.ctx(), { price: null });
}

type Watch = Answer<'watch.create'>;
async function watch(goodsId: number, rule: object, who = ann): Promise<Watch> {
  const made = await world.call(
    'watch.create',
    { goodsId: String(goodsId), kind: 'TARGET_PRICE', ...rule } as never,
    who.headers,
  );
  expect(made).toMatchObject({ success: true });
  return made.data as Watch;
}
const again = async ({ id }: Watch, who = ann) => {
  const all = await world.call('watch.pages', { pageRequest: { size: 100 } } as never, who.headers);
  return all.data?.content.find((one) => one.id === id) as Watch;
};
const firingsOf = async ({ id }: Watch) =>
  (
    await (
      await world.ctx()
    ).db.row<{ n: number }>(sql`select fired_count as n from price_watch
    where id = ${Number(id)}`)
  )?.n;
async function doubted(offerIds: readonly number[]): Promise<Set<number>> {
  const rows = await (await world.ctx()).db.rows<{ id: number }>(sql`
    select distinct offer_id as id from price_exclusion
    where offer_id = any(${offerIds}::bigint[])`);
  return new Set(rows.map(({ id }) => id));
}
const logOf = async ({ id }: Watch) =>
  (await world.call('watch.looks', { id }, ann.headers)).data?.looks ?? [];
async function messagesOn(goodsId: number): Promise<string[]> {
  const { db } = await world.ctx();
  const rows = await db.rows<{ text: string }>(sql`
    select kind || ' ' || (holes ->> 'price') as text from message
    where subject_type = 'GOODS' and subject_id = ${goodsId} order by id`);
  return rows.map(({ text }) => text);
}

test('BEY-05, BEY-46, DEMO-11, P-22: a price that flaps around its target is sent once, and every look has its reason', async () => {
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

test('BEY-05, E7: a watch that is below its target when it is made says so at once', async () => {
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

/** So many looks, each of which lasts: prices that jump at every look are held. */
const lasting = <One>(one: fc.Arbitrary<One>, count: number): fc.Arbitrary<One[]> =>
  fc
    .array(fc.tuple(one, fc.integer({ min: 2, max: 4 })), { minLength: count, maxLength: count })
    .map((all) => all.flatMap(([value, times]) => Array<One>(times).fill(value)).slice(0, count));

const RULES = [
  { targetAmount: 200_00 },
  { kind: 'NEW_LOW', lowDays: 7 },
  { kind: 'NEW_LOW', lowDays: 0 },
] as const;

test('BEY-06, P-12: a preview over the history says when the engine fired over it', async () => {
  let compared = 0;
  const price = fc.option(
    fc.constantFrom(180, 190, 198, 199, 200, 201, 203.9, 204, 205, 220, 240),
    { freq: 8 },
  );
  const steps = fc.array(fc.integer({ min: 7, max: 60 }), { minLength: 8, maxLength: 16 });
  const series = steps.chain((hours) =>
    fc.record({
      hours: fc.constant(hours),
      prices: fc.array(lasting(price, hours.length), { minLength: 30, maxLength: 30 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(series, async ({ hours, prices }) => {
      const who = await signUp(world);
      const all = await Promise.all(prices.map(goods));
      await seeAll(
        all.map(({ offerId }, index) => ({ offerId, price: 250, source: `feed ${index}` })),
      );
      later(HOUR);
      const watches = [];
      for (const [index, { id }] of all.entries())
        watches.push(await watch(id, RULES[index % RULES.length] as object, who));
      const scrambled = new Set<number>();
      for (const [at, pause] of hours.entries()) {
        later(pause * HOUR);
        await seeAll(
          all.map(({ offerId }, index) => ({
            offerId,
            price: prices[index]?.[at] ?? null,
            source: `feed ${index}`,
          })),
        );
        // a source that was held comes back without a trace of it
        for (const id of await doubted(all.map(({ offerId }) => offerId))) scrambled.add(id);
      }
      for (const [index, { id, offerId }] of all.entries()) {
        // what is known to be scrambled only now was believed then
        if (scrambled.has(offerId)) continue;
        compared += 1;
        const rule = RULES[index % RULES.length];
        const shown = await world.call('watch.preview', {
          goodsId: String(id),
          kind: 'TARGET_PRICE',
          ...rule,
        } as never);
        const fired = (await messagesOn(id)).map((text) => Number(text.split('฿')[1]));
        const story = JSON.stringify({ rule, hours, prices: prices[index] });
        expect(
          shown.data?.fires.map(({ amount }) => amount / 100),
          story,
        ).toEqual(fired);
        expect(await firingsOf(watches[index] as Watch)).toBe(fired.length);
      }
    }),
    { numRuns: Number(process.env.KHUM_WATCH_RUNS ?? 2), endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(8);
});

test('BEY-46, BEY-47: the log says when a message leaves, and what holds it back', async () => {
  const who = await signUp(world);
  const words = async (one: Watch) =>
    (await world.call('watch.looks', { id: one.id }, who.headers)).data?.looks.find(
      ({ outcome }) => outcome === 'FIRED',
    )?.words;
  const fireNow = async (delivery: object) => {
    const { id, offerId } = await goods();
    await see({ offerId, price: 225 });
    const made = await watch(id, { targetAmount: 219_00, delivery }, who);
    later(HOUR);
    await see({ offerId, price: 218 });
    return made;
  };
  // a Saturday at 12:00 in Bangkok
  world.clock.set(new Date('2027-01-02T05:00:00Z'));
  expect(await words(await fireNow({}))).toBe('Sent to you by email');
  expect(await words(await fireNow({ ways: [] }))).toBe('Sent to you on the site');
  expect(await words(await fireNow({ frequency: 'DAILY' }))).toBe(
    'Reached. Comes in your digest of 02/01/2027 19:00',
  );
  const saved = await world.call(
    'watch.save-defaults',
    { frequency: 'WEEKLY', ways: ['EMAIL'] },
    who.headers,
  );
  expect(saved.data).toEqual({
    ways: ['EMAIL'],
    frequency: 'WEEKLY',
    remindEnd: false,
    remindUnmet: true,
  });
  expect(await words(await fireNow({}))).toBe('Reached. Comes in your digest of 03/01/2027 09:00');
  expect(await words(await fireNow({ loud: true }))).toBe('Sent to you by email');
  await world.call(
    'quiet-hours.save',
    { enabled: true, fromTime: '22:00', toTime: '07:00', maxPerDay: 1 },
    who.headers,
  );
  world.clock.set(new Date('2027-01-02T16:00:00Z'));
  expect(await words(await fireNow({ loud: true }))).toBe(
    'Reached. Held until 03/01/2027 07:00, after your quiet hours',
  );
  await world.call('quiet-hours.save', { enabled: false }, who.headers);
  const { db } = await world.ctx();
  await db.run(sql`update ring_day set rings = 1`);
  await db.run(sql`insert into ring_day (tenant_id, account_id, day, rings)
    select 'TH', account_id, '2027-01-03', 1 from price_watch on conflict do nothing`);
  expect(await words(await fireNow({ frequency: 'INSTANT' }))).toBe(
    'Reached. Over your daily limit, held until 04/01/2027 00:00',
  );
});

const ALL_RULES = [
  { targetAmount: 200_00 },
  { kind: 'BELOW_NOW', fraction: 0.2 },
  { kind: 'BELOW_TYPICAL', fraction: 0.1 },
  { kind: 'NEW_LOW', lowDays: 3 },
  { kind: 'NEW_LOW', lowDays: 0 },
  { kind: 'RESTOCK' },
  { targetAmount: 190_00, withShipping: false },
  { targetAmount: 200_00, withCoupon: false },
] as const;

test('BEY-46: the engine over every look fires where the watch did, whatever the rule, and nothing is without a line', async () => {
  const price = fc.option(
    fc.constantFrom(178, 180, 190, 198, 199, 200, 201, 203.9, 204, 205, 220, 240),
    { freq: 6 },
  );
  const fee = fc.constantFrom(null, null, 0, 5, 10);
  const look = fc.record({ price, shipping: fee, coupon: fee });
  const series = fc
    .array(fc.integer({ min: 7, max: 40 }), { minLength: 6, maxLength: 12 })
    .chain((hours) =>
      fc
        .array(lasting(look, hours.length), {
          minLength: ALL_RULES.length,
          maxLength: ALL_RULES.length,
        })
        .map((all) => hours.map((pause, at) => [pause, all.map((looks) => looks[at])] as const)),
    );
  await fc.assert(
    fc.asyncProperty(series, async (steps) => {
      const who = await signUp(world);
      const all = await Promise.all(ALL_RULES.map(goods));
      await seeAll(
        all.map(({ offerId }, index) => ({ offerId, price: 250, source: `feed ${index}` })),
      );
      later(HOUR);
      const watches: Watch[] = [];
      for (const [index, { id }] of all.entries())
        watches.push(await watch(id, ALL_RULES[index] as object, who));
      const scrambled = new Set<number>();
      for (const [hours, looks] of steps) {
        later(hours * HOUR);
        await seeAll(
          all.map(({ offerId }, index) => ({
            offerId,
            price: null,
            ...looks[index],
            source: `feed ${index}`,
          })),
        );
        for (const id of await doubted(all.map(({ offerId }) => offerId))) scrambled.add(id);
      }
      for (const [index, { offerId }] of all.entries()) {
        if (scrambled.has(offerId)) continue;
        const one = watches[index] as Watch;
        const log = (await world.call('watch.looks', { id: one.id }, who.headers)).data?.looks;
        const story = JSON.stringify(
          {
            rule: ALL_RULES[index],
            steps: steps.map((s) => [s[0], s[1][index]]),
            log: log?.map((l) => `${l.outcome} ${l.amount} ${l.threshold}`),
          },
          null,
          0,
        );
        expect(
          log?.map(({ outcome }) => outcome),
          story,
        ).not.toContain('PASSED');
        expect(log?.filter(({ outcome }) => outcome === 'FIRED').length, story).toBe(
          await firingsOf(one),
        );
        expect(log?.length, story).toBe(steps.length + 1);
      }
    }),
    { numRuns: Number(process.env.KHUM_WATCH_RUNS ?? 2), endOnFailure: true },
  );
});
