import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import {
  buildBrand,
  buildCategory,
  buildDeal,
  buildGoods,
  setPrice,
} from '../../../../test/build.ts';
import { daily, makeGoods, makeOffer, observe } from '../../../../test/story.ts';
import type { DealDetail } from '#contract/content/deal.ts';
import type { Envelope } from '#contract/errors.ts';
import { refreshDeals, savePieces } from '../index.ts';
import { SCORE_PARTS } from '#contract/content/score.ts';

const world = await makeWorld();
const ask = (subject: { type: string; id?: string; code?: string }, more: object = {}) =>
  world.call('deal.get-by-id', { subject, ...more }, { 'accept-language': 'en' });
/** The same of a deal, whose answer is one. */
const get = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)) as Envelope<DealDetail>;

test('DEAL-11, PROD-17, AMB-17: every type of asker gets the deal by id or code, and goods under their types; an unknown type is refused', async () => {
  const ctx = await world.ctx('TH');
  const goods = await buildGoods(ctx, { price: 100_00 });
  const deal = await buildDeal(ctx, goods, { text: 'One.\n\nTwo.' });
  await refreshDeals(ctx, [goods.id]);
  for (const type of ['SEARCH', 'AIFEED', 'AI', 'CONTENT', 'DEAL']) {
    for (const subject of [
      { type, id: String(deal.id) },
      { type, code: deal.code },
      { type, code: String(deal.id) },
    ]) {
      expect(
        (await get(subject, { hl: 'en', gl: 'TH', price: '฿100', goodsSource: 'x' })).data,
        type,
      ).toMatchObject({
        id: String(deal.id),
        code: deal.code,
        text: '<p>One.</p><p>Two.</p>',
        author: { nickname: 'Khum', publisherType: 'PROFESSIONAL' },
      });
    }
  }
  for (const type of ['GOODS', 'goods_link_detail']) {
    const named = await ask({ type, code: goods.code });
    expect(named.data, type).toEqual(
      (await world.call('goods.detail', { code: goods.code }, { 'accept-language': 'en' })).data,
    );
    expect((await ask({ type, id: String(goods.id) })).data).toEqual(named.data);
  }
  expect(await ask({ type: 'GOODS', code: 'nothing' })).toMatchObject({
    code: 404,
    errorKey: 'catalog.goods.not_found',
    status: 200,
  });
  for (const type of ['DEAL', 'GOODS'])
    expect(await ask({ type })).toMatchObject({
      code: 422,
      fields: { 'subject.id': 'field.required' },
    });
  expect(await get({ type: 'PLANET', code: deal.code })).toMatchObject({
    success: false,
    code: 422,
    errorKey: 'content.type.unknown',
    status: 200,
  });
  expect(await get({ type: 'DEAL', code: 'nothing' })).toMatchObject({
    success: false,
    code: 404,
    errorKey: 'content.not_found',
    status: 200,
  });
  expect((await get({ type: 'AI', code: deal.code }, { includeText: false })).data?.text).toBe('');
});

test('API-16, AMB-90: notes and articles answer under their types and CONTENT; the flat form says the same; `gl` names the region', async () => {
  const ctx = await world.ctx('SG');
  const publishTime = new Date(ctx.now.getTime() - 3_600_000);
  await savePieces(ctx, [
    { code: 'an', type: 'ARTICLE', title: 'An article', text: 'Words.', publishTime },
    { code: 'no', type: 'NOTE', title: 'A note', text: 'Words.', publishTime },
  ]);
  const asked = (body: object) => world.call('deal.get-by-id', body, { 'accept-language': 'en' });
  for (const [code, type] of [
    ['an', 'ARTICLE'],
    ['no', 'NOTE'],
  ] as const) {
    const same = (
      await world.call('content.detail', { code }, { 'x-tenant': 'SG', 'accept-language': 'en' })
    ).data;
    expect(same).toMatchObject({ code, contentTypeCode: type });
    for (const body of [
      { subject: { type, code }, gl: 'SG' },
      { subject: { type: 'CONTENT', code }, gl: 'sg' },
      { type, code, gl: 'SG' },
      { code, gl: 'SG', goodsSource: 'x', price: 'none', platformName: '?' },
    ])
      expect((await asked(body)).data, JSON.stringify(body)).toEqual(same);
    expect((await asked({ type, id: same?.id, gl: 'SG', includeText: false })).data).toMatchObject({
      code,
      text: '',
    });
    // without it the request is one of the first region, and a header wins
    expect(await asked({ type, code })).toMatchObject({ errorKey: 'content.not_found' });
    expect(
      await world.call('deal.get-by-id', { type, code, gl: 'SG' }, { 'x-tenant': 'TH' }),
    ).toMatchObject({ errorKey: 'content.not_found' });
    expect(await asked({ type: 'DEAL', code, gl: 'SG' })).toMatchObject({
      errorKey: 'content.not_found',
    });
  }
  expect(await asked({ type: 'NOTE' })).toMatchObject({ code: 422 });
  expect(await asked({})).toMatchObject({ code: 422 });
});

test('DEAL-10, DEAL-13, DEAL-14: the page has offer, way to the shop, breadcrumb, vouchers, at most 5 goods and 10 deals, never itself', async () => {
  const ctx = await world.ctx('TH');
  const top = await buildCategory(ctx.db, { names: { en: 'Electronics' } });
  const leaf = await buildCategory(ctx.db, { names: { en: 'Chargers' }, parent: top });
  const brand = await buildBrand(ctx.db, 'Anker');
  await ctx.db.run(sql`insert into coupon (tenant_id, source, key, platform, code, title,
      discount_type, amount, currency, shelf_at, created_at, updated_at)
    values ('TH', 'test', 'save10', 'LAZADA', 'SAVE10', '10 off', 'AMOUNT', 1000, 'THB', ${ctx.now},
      ${ctx.now}, ${ctx.now})`);
  const made = [];
  for (let at = 0; at < 14; at++)
    made.push(
      await buildGoods(ctx, {
        price: 100_00 + at,
        categoryId: at % 2 ? leaf.id : undefined,
        brandId: brand.id,
        mall: at % 3 === 0,
      }),
    );
  const codes = [];
  for (const goods of made) codes.push((await buildDeal(ctx, goods)).code);
  await refreshDeals(
    ctx,
    made.map((goods) => goods.id),
  );
  const { data } = await get({ type: 'DEAL', code: codes[1] as string });
  expect(data).toMatchObject({
    url: 'https://shop.example/1',
    offer: { platformName: 'Lazada', isBest: true },
    parts: { effectiveAmount: 100_01, withShipping: true, withCoupon: true },
    breadcrumb: [{ name: 'Electronics' }, { name: 'Chargers' }],
    vouchers: [{ code: 'SAVE10' }],
    stack: { payAmount: 90_01, used: [{ code: 'SAVE10', amount: 10_00 }] },
    nextBest: null,
  });
  expect(data?.relatedGoods).toHaveLength(5);
  expect(data?.relatedDeals).toHaveLength(10);
  expect(data?.relatedDeals.map((deal) => deal.code)).not.toContain(codes[1]);
  expect(data?.relatedGoods.map((goods) => goods.id)).not.toContain(String(made[1]?.id));
  // the same leaf category comes before the same brand
  expect(data?.relatedDeals.slice(0, 6).map((deal) => deal.goodsCode)).toEqual(
    expect.arrayContaining(made.filter((_, at) => at % 2 && at !== 1).map((goods) => goods.code)),
  );
});

test('BEY-04: a deal names the offer of its product that is paid less for with coupons, while it lives', async () => {
  const ctx = await world.ctx('TH');
  const goodsId = await makeGoods(ctx, { code: 'two-shops' });
  const near = await makeOffer(ctx, goodsId, { platform: 'LAZADA' });
  const far = await makeOffer(ctx, goodsId, { platform: 'TIKTOK' });
  await observe(ctx, near, daily(ctx, 20, 0, { item: 100_00, shipping: 0 }));
  await observe(ctx, far, daily(ctx, 20, 0, { item: 110_00, shipping: 0 }));
  const deal = await buildDeal(ctx, { id: goodsId, offerId: near });
  await refreshDeals(ctx, [goodsId]);
  const detail = async () => (await get({ type: 'DEAL', code: deal.code })).data;
  expect(await detail()).toMatchObject({ offer: { id: String(near) }, cheaper: null });
  await ctx.db.run(sql`insert into coupon (tenant_id, source, key, platform, code, title,
      discount_type, amount, currency, shelf_at, created_at, updated_at)
    values ('TH', 'test', 'far30', 'TIKTOK', 'FAR30', '30 off', 'AMOUNT', 3000, 'THB', ${ctx.now},
      ${ctx.now}, ${ctx.now})`);
  const found = await detail();
  expect(found).toMatchObject({
    offer: { id: String(near) },
    cheaper: { id: String(far), currentAmount: 110_00, stack: { payAmount: 80_00 } },
  });
  // the page of the product names the same
  const goods = (await world.call('goods.detail', { code: 'two-shops' })).data;
  expect(goods?.offers[0]).toMatchObject({ id: String(far), isBest: true });
  await ctx.db.run(
    sql`update deal set state = 'EXPIRED', is_open = false, end_reason = 'OPERATOR',
      ended_at = ${ctx.now} where content_id = ${deal.id}`,
  );
  expect(await detail()).toMatchObject({ state: 'EXPIRED', cheaper: null });
});

test('BEY-02: the points of the score add up, history decides, and an accusation caps', async () => {
  const ctx = await world.ctx('TH');
  const scoreOf = async (code: string) =>
    (await world.call('deal.score', { id: code }, { 'accept-language': 'en' })).data;
  const rich = { price: 100_00, shipping: 0, mall: true, rating: 4.8, reviews: 500 };
  const good = await buildGoods(ctx, { ...rich, verdict: 'VERIFIED', real: 0.3 });
  const deal = await buildDeal(ctx, good);
  await refreshDeals(ctx, [good.id]);
  const verified = await scoreOf(deal.code);
  const points = Object.fromEntries(verified?.items.map((item) => [item.part, item.points]) ?? []);
  expect(points).toEqual({
    PRICE_POSITION: 10,
    VERIFIED_DISCOUNT: 15,
    COMMUNITY: 7,
    FRESHNESS: 10,
    RELIABILITY: 10,
    SELLER: 5,
  });
  expect(verified?.score).toBe(57);
  for (const { part, points: given, max } of verified?.items ?? [])
    expect(given, part).toBeLessThanOrEqual(max);
  expect(Object.values(SCORE_PARTS).reduce((sum, most) => sum + most, 0)).toBe(100);
  for (const verdict of ['FAKE', 'RAISED_FIRST'] as const) {
    await setPrice(ctx, good, { ...rich, verdict, real: 0 });
    await refreshDeals(ctx, [good.id]);
    const capped = await scoreOf(deal.code);
    expect(capped).toMatchObject({ score: 20, capped: true });
    expect(capped?.items.reduce((sum, item) => sum + item.points, 0)).toBe(20);
  }
});

test('BEY-02: freshness fades hour by hour', async () => {
  const ctx = await world.ctx('ID');
  const goods = await buildGoods(ctx, { price: 100_00 });
  const deal = await buildDeal(ctx, goods);
  await refreshDeals(ctx, [goods.id]);
  const start = world.clock.now();
  for (const [hours, points] of [
    [0, 10],
    [7, 8],
    [25, 6],
    [49, 4],
    [97, 2],
    [169, 0],
  ] as const) {
    world.clock.set(new Date(start.getTime() + hours * 3_600_000));
    await refreshDeals(await world.ctx('ID'), 'all');
    const { data } = await world.call('deal.score', { id: deal.code }, { 'x-tenant': 'ID' });
    expect(data?.items.find((item) => item.part === 'FRESHNESS')?.points, `${hours} h`).toBe(
      points,
    );
  }
  world.clock.set(start);
});
