import type { DealDetail } from '#contract/content/deal.ts';
import type { Envelope } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import {
  buildAccount,
  buildBrand,
  buildCategory,
  buildDeal,
  buildGoods,
} from '../../../test/build.ts';
import { daysAgo, makeGoods, makeOffer, observe } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';
import type { Context } from '../kernel/context.ts';
import { refreshDeals } from '../content/index.ts';
import { paidFor } from '../goods/index.ts';
import { coupon as couponModule, ruleCoupon } from './index.ts';

const world = await makeWorld();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let made = 0;

interface Spec {
  code?: string | null;
  title?: string;
  platform?: string;
  shop?: string;
  amount?: number | null;
  fraction?: number;
  min?: number;
  cap?: number;
  exclusive?: boolean;
  brandIds?: number[];
  categoryIds?: number[];
  goodsIds?: number[];
  starts?: Date;
  ends?: Date;
  shelf?: Date;
}
async function buildCoupon(ctx: Context, spec: Spec = {}): Promise<number> {
  const key = `c${++made}`;
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into coupon (tenant_id, source, key, platform, shop_name, code, title, discount_type,
      amount, fraction, min_spend_amount, cap_amount, currency, exclusive, brand_ids, category_ids,
      for_goods, starts_at, ends_at, shelf_at, created_at, updated_at)
    values (${ctx.tenant.id}, 'test', ${key}, ${spec.platform ?? 'LAZADA'}, ${spec.shop ?? null},
      ${spec.code === undefined ? key.toUpperCase() : spec.code}, ${spec.title ?? key},
      ${spec.fraction ? 'DISCOUNT' : 'AMOUNT'},
        ${spec.fraction ? null : spec.amount === undefined ? 100_00 : spec.amount},
        ${spec.fraction ?? null}, ${spec.min ?? null}, ${spec.cap ?? null}, ${ctx.tenant.currency},
        ${spec.exclusive ?? false},
      ${spec.brandIds ?? []}, ${spec.categoryIds ?? []}, ${spec.goodsIds !== undefined},
        ${spec.starts ?? null}, ${spec.ends ?? null}, ${spec.shelf ?? ctx.now}, ${ctx.now},
        ${ctx.now}) returning id`);
  const id = row?.id as number;
  await ctx.db.run(
    sql`insert into coupon_goods (tenant_id, coupon_id, goods_id) select ${ctx.tenant.id}, ${id},
        unnest(${spec.goodsIds ?? []}::bigint[])`,
  );
  return id;
}
const say = (ctx: Context, userId: number, couponId: number, works: boolean, at: Date = ctx.now) =>
  (
    couponModule.handlers['coupon.feedback'] as NonNullable<
      (typeof couponModule.handlers)['coupon.feedback']
    >
  )(
    { ...ctx, now: at, viewer: { userId: String(userId), roles: [] } },
    { couponId: String(couponId), works },
  );
const list = async (tenant: string, ask: Partial<Ask<'coupon.pages'>> = {}) =>
  (await world.call('coupon.pages', ask, { 'x-tenant': tenant, 'accept-language': 'en' })).data;
const titles = async (tenant: string, ask: Partial<Ask<'coupon.pages'>> = {}) =>
  (await list(tenant, ask))?.content.map((one) => one.title);

test('COUP-01, COUP-02, COUP-03, API-68: pages by kind, newest on the shelf first, the empty word is all', async () => {
  const ctx = await world.ctx('TH');
  const ago = (hours: number) => new Date(ctx.now.getTime() - hours * HOUR);
  await buildCoupon(ctx, { title: 'old', shelf: ago(5), code: 'OLD' });
  await buildCoupon(ctx, {
    title: 'new',
    shelf: ago(1),
    code: null,
    ends: new Date(ctx.now.getTime() + HOUR),
  });
  await buildCoupon(ctx, {
    title: 'mid',
    shelf: ago(3),
    platform: 'SHOPEE',
    shop: 'Kite 100%',
    ends: new Date(ctx.now.getTime() + DAY),
  });
  expect(await titles('TH')).toEqual(['new', 'mid', 'old']);
  expect(await titles('TH', { type: '', sort: 'SHELF_TIME_DESC' })).toEqual(['new', 'mid', 'old']);
  expect(await titles('TH', { type: 'CODE' })).toEqual(['mid', 'old']);
  expect(await titles('TH', { type: 'DISCOUNT' })).toEqual(['new']);
  expect(await titles('TH', { sort: 'END_TIME_ASC' })).toEqual(['new', 'mid', 'old']);
  expect(await titles('TH', { platforms: ['shopee'] })).toEqual(['mid']);
  expect(await titles('TH', { keyword: 'old' })).toEqual(['old']);
  expect(await titles('TH', { keyword: '0%' })).toEqual(['mid']);
  expect(await titles('TH', { keyword: '_' })).toEqual([]);
  expect(await list('TH', { pageRequest: { page: 2, size: 2 } })).toMatchObject({
    totalElements: 3,
    hasNext: false,
    content: [{ title: 'old' }],
  });
  expect((await list('ID'))?.totalElements).toBe(0);
  expect((await world.call('coupon.pages', { type: 'WRONG' as never })).errorKey).toBe(
    'common.invalid',
  );
});

test('COUP-03, BEY-08: by saving, an amount counts as it is, a share by its cap, one without by its least spend', async () => {
  const ctx = await world.ctx('MY');
  for (const spec of [
    { title: 'small', amount: 20_00 },
    { title: 'share', amount: null, fraction: 0.1 },
    { title: 'capped', amount: null, fraction: 0.05, cap: 90_00 },
    { title: 'spend', amount: null, fraction: 0.2, min: 500_00 },
    { title: 'large', amount: 300_00 },
  ])
    await buildCoupon(ctx, spec);
  expect(await titles('MY', { sort: 'SAVING_DESC' })).toEqual([
    'large',
    'spend',
    'capped',
    'small',
    'share',
  ]);
  await ctx.db.run(sql`delete from coupon`);
});

test('COUP-02: the coupons of a shop are found by its name with and without accents', async () => {
  const ctx = await world.ctx('PH');
  await buildCoupon(ctx, { title: 'one', shop: 'Tiệm Trà Đà Lạt' });
  await buildCoupon(ctx, { title: 'two', shop: 'Tiem Banh' });
  for (const keyword of ['Tiệm Trà Đà Lạt', 'tiem tra da lat', 'TRÀ ĐÀ'])
    expect(await titles('PH', { keyword }), keyword).toEqual(['one']);
  expect((await titles('PH', { keyword: 'tiệm' }))?.toSorted()).toEqual(['one', 'two']);
});

test('COUP-04, COUP-06: amount or fraction, minimum, cap, validity, platform and scope are shown', async () => {
  const ctx = await world.ctx('SG');
  const brand = await buildBrand(ctx.db, 'Salaya');
  const category = await buildCategory(ctx.db, { names: { en: 'Beauty' } });
  const ends = new Date(ctx.now.getTime() + DAY);
  await buildCoupon(ctx, {
    title: 'x',
    code: 'NOV15',
    fraction: 0.15,
    min: 500_00,
    cap: 120_00,
    exclusive: true,
    brandIds: [brand.id],
    categoryIds: [category.id],
    ends,
    shop: 'Blue Kite',
  });
  expect((await list('SG'))?.content[0]).toMatchObject({
    code: 'NOV15',
    type: 'CODE',
    platform: 'LAZADA',
    shopName: 'Blue Kite',
    discountType: 'DISCOUNT',
    currencyCode: 'SGD',
    amount: null,
    fraction: 0.15,
    minSpendAmount: 500_00,
    capAmount: 120_00,
    exclusive: true,
    brands: [{ name: 'Salaya' }],
    categories: [{ name: 'Beauty' }],
    state: 'LIVE',
    truth: { works: 0, fails: 0, share: null, lastWorkedTime: null },
    endTime: ends.toISOString(),
  });
});

test('COUP-07, SM-18: scheduled → live → expired by the clock; what is expired or to come is never listed, not even before the tick', async () => {
  const ctx = await world.ctx('MY');
  const id = await buildCoupon(ctx, {
    title: 'timed',
    starts: new Date(ctx.now.getTime() + HOUR),
    ends: new Date(ctx.now.getTime() + 2 * HOUR),
  });
  const state = async () =>
    (await ctx.db.row<{ state: string }>(sql`select state from coupon where id = ${id}`))?.state;
  const user = await buildAccount(ctx, {});
  await couponModule.schedules?.[0]?.run(ctx);
  for (const [hours, listed, before, after] of [
    [0, 0, 'LIVE', 'LIVE'],
    [1, 1, 'LIVE', 'LIVE'],
    [2, 0, 'LIVE', 'EXPIRED'],
  ] as const) {
    const now = new Date(ctx.now.getTime() + hours * HOUR);
    world.clock.set(now);
    expect((await list('MY'))?.totalElements, `after ${hours} h`).toBe(listed);
    expect(await state()).toBe(before);
    await couponModule.schedules?.[0]?.run({ ...ctx, now });
    expect(await state()).toBe(after);
  }
  await expect(say(ctx, user, id, true, new Date(ctx.now.getTime() + 3 * HOUR))).rejects.toThrow(
    'coupon.ended',
  );
  await expect(say(ctx, user, id, true)).rejects.toThrow('coupon.not_found');
  const later = await buildCoupon(ctx, { starts: new Date(ctx.now.getTime() + HOUR) });
  await ctx.db.run(sql`update coupon set state = 'SCHEDULED' where id = ${later}`);
  await couponModule.schedules?.[0]?.run({ ...ctx, now: new Date(ctx.now.getTime() + HOUR) });
  expect(await ctx.db.row(sql`select state from coupon where id = ${later}`)).toEqual({
    state: 'LIVE',
  });
  world.clock.set(ctx.now);
});

test('BEY-08, P-19: one word per user and tenant-local day; a later one replaces it; visitors are asked to sign in', async () => {
  const ctx = await world.ctx('PH');
  const id = await buildCoupon(ctx);
  const user = await buildAccount(ctx, {});
  expect(
    await world.call(
      'coupon.feedback',
      { couponId: String(id), works: true },
      { 'x-tenant': 'PH' },
    ),
  ).toMatchObject({
    code: 401,
    errorKey: 'account.signed_out',
  });
  expect(await say(ctx, user, id, true)).toMatchObject({
    currentUserWorks: true,
    truth: { works: 1, fails: 0, share: 1, lastWorkedTime: ctx.now.toISOString() },
  });
  expect(await say(ctx, user, id, false)).toMatchObject({
    currentUserWorks: false,
    truth: { works: 0, fails: 1, share: 0, lastWorkedTime: null },
  });
  // 23:59 in Manila is the same day, 00:01 is the next
  expect((await say(ctx, user, id, true, new Date('2026-11-21T15:59:00Z'))).truth).toMatchObject({
    works: 1,
    fails: 0,
  });
  expect((await say(ctx, user, id, true, new Date('2026-11-21T16:01:00Z'))).truth).toMatchObject({
    works: 2,
    fails: 0,
  });
  await expect(say(ctx, user, 999_999, true)).rejects.toThrow('coupon.not_found');
});

test('BEY-08, SM-18: votes make the states: live → doubtful after five failures in a row → live by a success; dead below 30 % of eight; sunk to the bottom', async () => {
  const ctx = await world.ctx('VN');
  const users = await Promise.all(Array.from({ length: 12 }, () => buildAccount(ctx, {})));
  const id = await buildCoupon(ctx, { title: 'voted', shelf: ctx.now });
  await buildCoupon(ctx, { title: 'other', shelf: new Date(ctx.now.getTime() - DAY) });
  const at = (minutes: number) => new Date(ctx.now.getTime() + minutes * 60_000);
  const states: string[] = [];
  const vote = async (user: number, works: boolean, minutes: number) => {
    const after = await say(ctx, users[user] as number, id, works, at(minutes));
    states.push(after.state);
    return after;
  };
  await vote(0, true, 0);
  for (let n = 1; n <= 5; n += 1) await vote(n, false, n);
  expect(states).toEqual(['LIVE', 'LIVE', 'LIVE', 'LIVE', 'LIVE', 'DOUBTFUL']);
  expect(await titles('VN')).toEqual(['other', 'voted']);
  await vote(6, true, 6);
  expect(states.at(-1)).toBe('LIVE');
  await vote(7, false, 7);
  // 2 of 8 within minutes is 25 %
  expect(states.at(-1)).toBe('DEAD');
  expect(await titles('VN')).toEqual(['other', 'voted']);
  expect((await vote(8, true, 8)).truth).toMatchObject({ works: 3, fails: 6 });
  expect(states.at(-1)).toBe('LIVE');
  // the same counts, but the successes are six days old: two of the half-lives
  const old = await buildCoupon(ctx, { title: 'aged' });
  for (let n = 0; n < 4; n += 1) await say(ctx, users[n] as number, old, true, at(n - 6 * 1440));
  for (let n = 4; n < 8; n += 1) await say(ctx, users[n] as number, old, false, at(n));
  const aged = (await list('VN'))?.content.find((one) => one.title === 'aged');
  expect(aged).toMatchObject({ state: 'DEAD', truth: { works: 4, fails: 4 } });
  expect(aged?.truth.share).toBeCloseTo(0.2, 2);
  await ruleCoupon({ ...ctx, now: at(60) }, old, 'LIVE');
  expect(
    await ctx.db.row(sql`select state, works, fails, sunk from coupon where id = ${old}`),
  ).toEqual({ state: 'LIVE', works: 0, fails: 0, sunk: false });
  await ruleCoupon({ ...ctx, now: at(61) }, old, 'DEAD');
  expect(await ctx.db.row(sql`select state, sunk from coupon where id = ${old}`)).toEqual({
    state: 'DEAD',
    sunk: true,
  });
});

test('COUP-06, BEY-04: a product shows the coupons that hold for it, and what they take off together', async () => {
  const ctx = await world.ctx('ID');
  const brand = await buildBrand(ctx.db, 'Kazeo');
  const top = await buildCategory(ctx.db);
  const leaf = await buildCategory(ctx.db, { parent: top });
  const goods = await buildGoods(ctx, {
    price: 900_000_00,
    brandId: brand.id,
    categoryId: leaf.id,
    platform: 'LAZADA',
    shop: 'Toko',
  });
  await buildGoods(ctx);
  await buildCoupon(ctx, {
    title: 'brand',
    brandIds: [brand.id],
    amount: 100_000_00,
    min: 500_000_00,
  });
  await buildCoupon(ctx, {
    title: 'category',
    shop: 'Toko',
    categoryIds: [top.id],
    fraction: 0.1,
    cap: 50_000_00,
  });
  await buildCoupon(ctx, { title: 'too small', amount: 1_000_000_00, min: 900_000_01 });
  await buildCoupon(ctx, { title: 'other platform', platform: 'SHOPEE' });
  await buildCoupon(ctx, { title: 'other shop', shop: 'Else' });
  await buildCoupon(ctx, { title: 'other brand', brandIds: [brand.id + 1000] });
  await buildCoupon(ctx, { title: 'of others', goodsIds: [] });
  await buildCoupon(ctx, {
    title: 'its own, ended',
    goodsIds: [goods.id],
    ends: new Date(ctx.now.getTime() - DAY),
  });
  const { data } = await world.call('goods.detail', { code: goods.code }, { 'x-tenant': 'ID' });
  expect(data?.vouchers.map((one) => one.title).toSorted()).toEqual([
    'brand',
    'category',
    'its own, ended',
    'too small',
  ]);
  expect(data?.vouchers.at(-1)).toMatchObject({ title: 'its own, ended', state: 'EXPIRED' });
  expect(data?.stack).toMatchObject({ couponAmount: 150_000_00, payAmount: 750_000_00 });
  expect(data?.stack?.used.map((one) => one.amount)).toEqual([100_000_00, 50_000_00]);
  // a list says the same as the page
  expect([...(await paidFor(ctx, [goods.id]))]).toEqual([[goods.id, 750_000_00]]);
  expect(
    (
      await world.call(
        'goods.detail',
        { code: goods.code, withCoupon: false },
        { 'x-tenant': 'ID' },
      )
    ).data?.stack,
  ).toBeNull();
  expect(await titles('ID', { goodsId: goods.code, type: 'CODE' })).toEqual(
    expect.arrayContaining(['brand', 'category', 'too small']),
  );
  expect(await titles('ID', { goodsId: goods.code })).not.toContain('other platform');
  expect(await titles('ID', { goodsId: 'nothing' })).toEqual([]);
  expect(await titles('ID', { brandIds: [String(brand.id)] })).not.toContain('other brand');
  expect(await titles('ID', { categoryIds: [String(leaf.id)] })).toContain('category');
});

test('BEY-04, BEY-21, COUP-06: offers come by what is paid in the end; the price stays that of its offer, whose coupons lead', async () => {
  const ctx = await world.ctx('SG');
  const goodsId = await makeGoods(ctx, { code: 'two-bills' });
  const cheap = await makeOffer(ctx, goodsId, { platform: 'TIKTOK' });
  const dear = await makeOffer(ctx, goodsId, { platform: 'SHOPEE', shopName: 'Joo' });
  await observe(ctx, cheap, [{ at: daysAgo(ctx, 0), item: 26_90, shipping: 0 }]);
  await observe(ctx, dear, [{ at: daysAgo(ctx, 0), item: 28_90, shipping: 1_80 }]);
  await buildCoupon(ctx, { title: 'of Shopee', platform: 'SHOPEE', amount: 2_00 });
  await buildCoupon(ctx, { title: 'of its shop', platform: 'SHOPEE', shop: 'Joo', amount: 2_10 });
  await buildCoupon(ctx, { title: 'for two', platform: 'TIKTOK', amount: 9_00, min: 29_90 });
  const found = (await world.call('goods.detail', { code: 'two-bills' }, { 'x-tenant': 'SG' }))
    .data;
  expect(found).toMatchObject({ bestOfferId: String(cheap), currentAmount: 26_90, stack: null });
  expect(found?.offers).toMatchObject([
    { id: String(dear), isBest: true, currentAmount: 30_70, stack: { payAmount: 26_60 } },
    { id: String(cheap), isBest: false, currentAmount: 26_90, stack: null },
  ]);
  expect(found?.vouchers.map((one) => one.title)).toEqual(['for two', 'of its shop', 'of Shopee']);
  expect((await paidFor(ctx, [goodsId])).size, 'the price is of the other offer').toBe(0);
  const without = await world.call(
    'goods.detail',
    { code: 'two-bills', withCoupon: false },
    { 'x-tenant': 'SG' },
  );
  expect(without.data?.offers.map(({ id, stack }) => [id, stack])).toEqual([
    [String(cheap), null],
    [String(dear), null],
  ]);
});

test('BEY-04: ฿900 with ฿60 shipping and a ฿100 coupon is ฿860, and a coupon that the price was seen with is not taken off twice', async () => {
  const ctx = await world.ctx('TH');
  const goods = await buildGoods(ctx, { price: 900_00, platform: 'TOKOPEDIA' });
  const parts = (shipping: number, coupon: number | null, effective: number) =>
    ctx.db.run(
      sql`update offer_price set shipping_amount = ${shipping}, coupon_amount = ${coupon},
          coupon_code = 'SEEN', effective_amount = ${effective} where offer_id = ${goods.offerId}`,
    );
  const detail = async () => (await world.call('goods.detail', { code: goods.code })).data;
  await parts(60_00, null, 960_00);
  await buildCoupon(ctx, { platform: 'TOKOPEDIA', code: 'HUNDRED' });
  expect((await detail())?.stack).toMatchObject({
    payAmount: 860_00,
    couponAmount: 100_00,
    used: [{ code: 'HUNDRED', amount: 100_00 }],
  });
  // a coupon of the platform that the price was seen with leaves no room for another of the
  // platform
  await parts(60_00, 100_00, 860_00);
  expect((await detail())?.stack).toBeNull();
  await ctx.db.run(
    sql`update offer_price set coupon_code = 'HUNDRED' where offer_id = ${goods.offerId}`,
  );
  expect((await detail())?.parts).toMatchObject({
    itemAmount: 900_00,
    shippingAmount: 60_00,
    couponAmount: 100_00,
    effectiveAmount: 860_00,
  });
  expect((await detail())?.stack).toBeNull();
});

test('DEAL-10, COUP-06: a deal offers the three coupons that take the most off its own offer, none of other platforms, shops or larger baskets', async () => {
  const ctx = await world.ctx('VN');
  const goods = await buildGoods(ctx, { price: 900_000, platform: 'SHOPEE', shop: 'Hang' });
  await ctx.db.run(sql`insert into offer (tenant_id, goods_id, source, external_id, platform,
      shop_name, url, currency, created_at, updated_at)
    values ('VN', ${goods.id}, 't', 'second', 'LAZADA', 'Khac', 'https://shop.example', 'VND',
      ${ctx.now}, ${ctx.now})`);
  const deal = await buildDeal(ctx, goods);
  await refreshDeals(ctx, [goods.id]);
  for (const [title, spec] of Object.entries({
    small: { platform: 'SHOPEE', amount: 10_000 },
    tenth: { platform: 'SHOPEE', fraction: 0.1 },
    large: { platform: 'SHOPEE', amount: 100_000, min: 900_000 },
    middle: { platform: 'SHOPEE', shop: 'Hang', amount: 50_000 },
    'too large a basket': { platform: 'SHOPEE', amount: 500_000, min: 900_001 },
    'the other offer': { platform: 'LAZADA', amount: 400_000 },
    'another shop': { platform: 'SHOPEE', shop: 'Khac', amount: 400_000 },
    ended: {
      platform: 'SHOPEE',
      amount: 400_000,
      goodsIds: [goods.id],
      ends: new Date(ctx.now.getTime() - DAY),
    },
  }))
    await buildCoupon(ctx, { title, ...spec });
  const subject = { type: 'CONTENT', code: deal.code };
  const { data } = (await world.call(
    'deal.get-by-id',
    { subject },
    { 'x-tenant': 'VN' },
  )) as Envelope<DealDetail>;
  expect(data?.vouchers.map((one) => one.title)).toEqual(['large', 'tenth', 'middle']);
  // the product also says what a second piece would reach, and what has ended; a coupon of an offer
  // without a price helps nobody
  expect(
    (
      await world.call('goods.detail', { code: goods.code }, { 'x-tenant': 'VN' })
    ).data?.vouchers.map((one) => one.title),
  ).toEqual(['large', 'tenth', 'middle', 'small', 'too large a basket', 'ended']);
});
