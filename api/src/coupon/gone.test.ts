/** Prices that were seen with a coupon, while it works and after it no longer does. */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { daily, makeGoods, makeHistory, makeOffer, observe } from '../../../test/story.ts';
import { take, temporary } from '../../../test/feeds.ts';
import { makeWorld } from '../../../test/world.ts';
import type { Context } from '../kernel/context.ts';
import { pricesOf, takeBack } from '../price/index.ts';
import { coupon as couponModule, ruleCoupon } from './index.ts';

const world = await makeWorld();
const start = world.clock.now();
const HOUR = 3_600_000;
let serial = 0;

interface Spec {
  readonly code: string;
  readonly platform?: string;
  readonly shop?: string;
  readonly endsAt?: Date;
}

async function makeCoupon(ctx: Context, spec: Spec): Promise<number> {
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into coupon (tenant_id, source, key, platform, shop_name, code, title, discount_type,
      amount, currency, ends_at, shelf_at, created_at, updated_at)
    values (${ctx.tenant.id}, 'test', ${`k${++serial}`}, ${spec.platform ?? 'SHOPEE'},
      ${spec.shop ?? null}, ${spec.code}, 'k', 'AMOUNT', 100_00, ${ctx.tenant.currency},
      ${spec.endsAt ?? null}, ${ctx.now}, ${ctx.now}, ${ctx.now}) returning id`);
  return (row as { id: number }).id;
}

/** Lets the minute turn: the clock's part of the state of coupons, and all that follows. */
async function turn(tenant: string, at: number): Promise<Context> {
  world.clock.set(new Date(at));
  const ctx = await world.ctx(tenant);
  await couponModule.schedules?.[0]?.run(ctx);
  await world.jobQueue.workAll();
  return ctx;
}

const priceNow = async (ctx: Context, goodsId: number) =>
  (await pricesOf(ctx, [goodsId])).get(goodsId);

test('BEY-04: a coupon that is over is in no price from its end on, and the price is no fresher for it', async () => {
  const ctx = await turn('TH', start.getTime());
  const endsAt = new Date(start.getTime() + HOUR);
  const id = await makeCoupon(ctx, { code: 'ENDS', endsAt });
  const { goodsId, offerId } = await makeHistory(
    ctx,
    daily(ctx, 40, 1, { item: 900_00, shipping: 60_00, coupon: 100_00, couponCode: 'ENDS' }),
  );
  const before = await priceNow(ctx, goodsId);
  expect(before).toMatchObject({
    currentAmount: 860_00,
    parts: { itemAmount: 900_00, couponAmount: 100_00, couponCode: 'ENDS' },
  });
  const ended = await turn('TH', start.getTime() + 2 * HOUR);
  expect(await priceNow(ended, goodsId)).toMatchObject({
    currentAmount: 960_00,
    seenTime: before?.seenTime,
    parts: { itemAmount: 900_00, couponAmount: null, couponCode: null, effectiveAmount: 960_00 },
  });
  const looks = await ctx.db.rows<{ observed_at: Date; derived: boolean }>(
    sql`select observed_at, derived from price_observation where offer_id = ${offerId}
        order by observed_at desc limit 2`,
  );
  expect(looks[0]).toEqual({ observed_at: endsAt, derived: true });
  expect(looks[1]?.derived).toBe(false);
  // the wake comes again and again, and there is nothing left to do
  await turn('TH', start.getTime() + 3 * HOUR);
  expect(
    await ctx.db.row(
      sql`select count(*)::int as looks from price_observation where offer_id = ${offerId}`,
    ),
  ).toEqual({ looks: 41 });
  await ctx.db.run(sql`update coupon set ends_at = null where id = ${id}`);
  const again = await turn('TH', start.getTime() + 4 * HOUR);
  expect(await priceNow(again, goodsId)).toMatchObject({
    currentAmount: 860_00,
    seenTime: before?.seenTime,
    parts: { couponAmount: 100_00, couponCode: 'ENDS' },
  });
});

test('BEY-04, BEY-08: a feed that goes on claiming a dead coupon lowers no price', async () => {
  const ctx = await turn('TH', start.getTime());
  const header = 'id,name,price,coupon_code,coupon_amount,url,currency,platform,observed_at';
  const at = (hours: number) => new Date(start.getTime() + hours * HOUR).toISOString();
  const row = (hours: number, price: number) =>
    `1,Rice cooker 1.8 l,${price},STILL,100,https://shopee.co.th/x-i.1.2,THB,SHOPEE,${at(hours)}`;
  const file = (name: string, line: string) => temporary(name, `${header}\n${line}\n`);
  await take(world, { file: file('a.csv', row(-1, 900)), source: 'claims', tenant: 'TH' });
  const goods = await ctx.db.row<{ id: number }>(
    sql`select goods_id as id from offer where source = 'claims'`,
  );
  const goodsId = (goods as { id: number }).id;
  expect((await priceNow(ctx, goodsId))?.currentAmount).toBe(800_00);
  const id = await makeCoupon(ctx, { code: 'STILL' });
  await ruleCoupon(ctx, id, 'DEAD');
  await turn('TH', start.getTime() + HOUR);
  expect((await priceNow(ctx, goodsId))?.currentAmount).toBe(900_00);
  world.clock.set(new Date(start.getTime() + 2 * HOUR));
  await take(world, { file: file('b.csv', row(2, 880)), source: 'claims', tenant: 'TH' });
  const claimed = await turn('TH', start.getTime() + 2 * HOUR);
  expect(await priceNow(claimed, goodsId)).toMatchObject({
    currentAmount: 880_00,
    seenTime: at(2),
    parts: { couponAmount: null, couponCode: null },
  });
  await ruleCoupon(claimed, id, 'LIVE');
  const back = await turn('TH', start.getTime() + 3 * HOUR);
  expect((await priceNow(back, goodsId))?.currentAmount).toBe(780_00);
});

test('BEY-04: a code of another shop or platform, one that still works elsewhere, and one nobody knows leave the price', async () => {
  const ctx = await turn('SG', start.getTime());
  const seen = (code: string) => [
    { at: new Date(start.getTime() - HOUR), item: 50_00, coupon: 5_00, couponCode: code },
  ];
  const sold = { shopName: 'Mine' };
  const goodsOf = async (code: string) => (await makeHistory(ctx, seen(code), sold)).goodsId;
  const kept = [
    await goodsOf('OTHERSHOP'),
    await goodsOf('OTHERPLACE'),
    await goodsOf('TWICE'),
    await goodsOf('UNKNOWN'),
  ];
  const lost = [await goodsOf('MINE'), await goodsOf('ANYWHERE')];
  const dead = [
    await makeCoupon(ctx, { code: 'OTHERSHOP', shop: 'Theirs' }),
    await makeCoupon(ctx, { code: 'OTHERPLACE', platform: 'LAZADA' }),
    await makeCoupon(ctx, { code: 'TWICE' }),
    await makeCoupon(ctx, { code: 'MINE', shop: 'Mine' }),
    await makeCoupon(ctx, { code: 'ANYWHERE', platform: 'UNKNOWN' }),
  ];
  await makeCoupon(ctx, { code: 'TWICE', shop: 'Mine' });
  for (const id of dead) await ruleCoupon(ctx, id, 'DEAD');
  const after = await turn('SG', start.getTime() + HOUR);
  for (const id of kept) expect((await priceNow(after, id))?.currentAmount).toBe(45_00);
  for (const id of lost) expect((await priceNow(after, id))?.currentAmount).toBe(50_00);
});

test('OPS-22, BEY-04: what follows from a look goes with the run that brought it', async () => {
  const ctx = await turn('MY', start.getTime());
  const goodsId = await makeGoods(ctx);
  const offerId = await makeOffer(ctx, goodsId);
  const look = { item: 500_00, coupon: 50_00, couponCode: 'RUN' };
  await observe(ctx, offerId, [{ at: new Date(start.getTime() - 48 * HOUR), item: 510_00 }]);
  await observe(ctx, offerId, [{ at: new Date(start.getTime() - HOUR), ...look }]);
  await ctx.db.run(
    sql`update price_observation set run_id = 7 where offer_id = ${offerId}
        and coupon_code = 'RUN'`,
  );
  await ruleCoupon(ctx, await makeCoupon(ctx, { code: 'RUN' }), 'DEAD');
  const after = await turn('MY', start.getTime() + HOUR);
  expect((await priceNow(after, goodsId))?.currentAmount).toBe(500_00);
  await takeBack(after, 7, sql`select ${offerId}::bigint as offer_id`);
  expect((await priceNow(after, goodsId))?.currentAmount).toBe(510_00);
});

/** What may happen to a price and its coupon, hour by hour. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('look' as const),
    item: fc.integer({ min: 90, max: 110 }),
    claims: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('dies' as const, 'works' as const, 'ends' as const) }),
  fc.record({ kind: fc.constantFrom('goes on' as const, 'nothing' as const) }),
);

test('BEY-04: whatever comes in whatever order, the price is the last look less the coupon while it works', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      let time = start.getTime();
      let ctx = await turn('PH', time);
      const code = `P${++serial}`;
      const id = await makeCoupon(ctx, { code });
      const { goodsId, offerId } = await makeHistory(
        ctx,
        daily(ctx, 10, 1, { item: 100_00, coupon: 10_00, couponCode: code }),
      );
      const now = { item: 100_00, claims: true, works: true };
      let isDead = false;
      let isOver = false;
      for (const one of steps) {
        time += HOUR;
        ctx = await turn('PH', time);
        if (one.kind === 'look') {
          now.item = one.item * 100;
          now.claims = one.claims;
          const line = `${one.item}.00,${one.claims ? `${code},10` : ','}`;
          await takeOf(offerId, code, line, new Date(time));
        } else if (one.kind === 'dies' || one.kind === 'works') {
          isDead = one.kind === 'dies';
          await ruleCoupon(ctx, id, isDead ? 'DEAD' : 'LIVE');
        } else if (one.kind !== 'nothing') {
          isOver = one.kind === 'ends';
          await ctx.db.run(
            sql`update coupon set ends_at = ${isOver ? ctx.now : null} where id = ${id}`,
          );
        }
        ctx = await turn('PH', time + HOUR / 2);
        now.works = !isDead && !isOver;
        expect((await priceNow(ctx, goodsId))?.currentAmount).toBe(
          now.item - (now.claims && now.works ? 10_00 : 0),
        );
      }
    }),
    { numRuns: Number(process.env.KHUM_COUPON_RUNS ?? 12) },
  );
}, 120_000);

/** A feed's row about an offer that is there already. */
async function takeOf(offerId: number, name: string, line: string, at: Date): Promise<void> {
  await world.database
    .platform()
    .run(sql`update offer set source = ${name}, external_id = '1' where id = ${offerId}`);
  const header = 'id,name,url,currency,platform,observed_at,price,coupon_code,coupon_amount';
  const row = `1,Thing,https://shopee.ph/x-i.1.2,PHP,SHOPEE,${at.toISOString()},${line}`;
  const file = temporary(`${name}.csv`, `${header}\n${row}\n`);
  await take(world, { file, source: name, tenant: 'PH' });
}
