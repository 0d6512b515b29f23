import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import type { GoodsMade } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());
let goods: GoodsMade;

beforeAll(async () => {
  const ctx = await world.ctx();
  goods = await buildGoods(ctx, { price: 100_00, name: 'Kettle', platform: 'LAZADA' });
  await owner.query(
    `insert into affiliate.program (tenant_id, host, parameters, commission, updated_at) values ('TH', 'shop.example', '{"aff_id": "khum"}', 0.05, now())`,
  );
});

const leave = (ref: string, headers: Record<string, string> = {}) =>
  world.call('outbound.leave', { ref }, headers);

test('NAV-37, AMB-47: an offer leads to its own address, with shop, tag and the page it belongs to', async () => {
  const answer = await leave(String(goods.offerId));
  expect(answer.data).toMatchObject({
    url: 'https://shop.example/1?aff_id=khum',
    host: 'shop.example',
    tag: 'OURS',
    name: 'Kettle',
    back: `/product/${goods.code}`,
    subject: { type: 'OFFER', id: String(goods.offerId) },
    isIntercepted: true,
  });
});

test('BEY-30: who declines tags gets the address as the shop gave it', async () => {
  expect((await leave(String(goods.offerId), { cookie: 'affiliate=off' })).data).toMatchObject({
    url: 'https://shop.example/1',
    tag: 'NONE',
  });
});

test('BEY-30: an address with a foreign tag is left for unchanged', async () => {
  const { db } = await world.ctx();
  await db.run(
    sql`update offer set url = 'https://shop.example/1?aff_id=somebody&b=%20'
        where id = ${goods.offerId}`,
  );
  expect((await leave(String(goods.offerId))).data).toMatchObject({
    url: 'https://shop.example/1?aff_id=somebody&b=%20',
    tag: 'FOREIGN',
  });
  await db.run(sql`update offer set url = 'https://shop.example/1' where id = ${goods.offerId}`);
});

test('BEY-30: a tag of one tenant is none of another, and only the shop of the program gets it', async () => {
  const other = await buildGoods(await world.ctx('ID'), { price: 100 });
  expect((await leave(String(other.offerId), { 'x-tenant': 'ID' })).data).toMatchObject({
    url: 'https://shop.example/1',
    tag: 'NONE',
  });
  const { db } = await world.ctx();
  const another = await buildGoods(await world.ctx(), { price: 100 });
  await db.run(
    sql`update offer set url = 'https://notshop.example/1' where id = ${another.offerId}`,
  );
  expect((await leave(String(another.offerId))).data?.tag).toBe('NONE');
  await db.run(
    sql`update offer set url = 'https://th.shop.example/1' where id = ${another.offerId}`,
  );
  expect((await leave(String(another.offerId))).data?.tag).toBe('OURS');
});

test('NAV-37: never an open redirect: what no offer, deal or coupon of the tenant has is not found', async () => {
  for (const ref of ['999999', 'nope', 'coupon-999', 'coupon-x', '9999999999999999999'])
    expect(await leave(ref), ref).toMatchObject({ success: false, code: 404 });
  expect(await leave(String(goods.offerId), { 'x-tenant': 'ID' })).toMatchObject({
    success: false,
    code: 404,
  });
  const { db } = await world.ctx();
  const bad = await buildGoods(await world.ctx(), { price: 100 });
  await db.run(sql`update offer set url = 'javascript:alert(1)' where id = ${bad.offerId}`);
  expect(await leave(String(bad.offerId))).toMatchObject({ success: false, code: 404 });
});

test('NAV-37: with the switch of the operator off there is no page in between', async () => {
  await owner.query(
    `update tenant set settings = settings || '{"pageIntercept": false}' where id = 'SG'`,
  );
  const made = await buildGoods(await world.ctx('SG'), { price: 100 });
  world.clock.set(new Date(Date.parse('2026-11-21T03:01:00.000Z')));
  expect((await leave(String(made.offerId), { 'x-tenant': 'SG' })).data?.isIntercepted).toBe(false);
});

test('BEY-30: neither role of the application can read what a program pays', async () => {
  for (const tenant of ['TH', undefined]) {
    const client = await world.database.client(tenant);
    try {
      await expect(client.query('select commission from affiliate.program')).rejects.toThrow(
        /permission denied for schema affiliate/,
      );
    } finally {
      await client.end();
    }
  }
});

test('NAV-37, COUP-07: a coupon that has ended still leads to its shop, and no more with its code', async () => {
  const ctx = await world.ctx();
  const coupon = async (key: string, ends: Date) => {
    const row = await ctx.db.row<{ id: string }>(sql`
      insert into coupon (tenant_id, source, key, platform, code, title, discount_type, amount,
        currency, exclusive, for_goods, url, ends_at, shelf_at, created_at, updated_at)
      values (${ctx.tenant.id}, 'test', ${key}, 'LAZADA', ${key}, ${key}, 'AMOUNT', 100_00,
        ${ctx.tenant.currency}, false, false, 'https://shop.example/c', ${ends}, ${ctx.now},
        ${ctx.now}, ${ctx.now}) returning id::text`);
    return `coupon-${row?.id}`;
  };
  const minute = (by: number) => new Date(ctx.now.getTime() + by * 60_000);
  const [ended, open] = [await coupon('ENDED1', minute(-1)), await coupon('OPEN1', minute(1))];
  expect((await leave(open)).data).toMatchObject({ couponCode: 'OPEN1' });
  expect((await leave(ended)).data).toMatchObject({ url: expect.any(String), couponCode: null });
});
