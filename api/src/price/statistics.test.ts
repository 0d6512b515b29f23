import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { daily, daysAgo, makeGoods, makeOffer, observe, makeHistory } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';
import { offerPricesOf, pricesOf, takeIn } from './index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

test('PRC-01: a range of 30 days shows the last 30 local days, and an explicit span wins over it', async () => {
  const given = daily(ctx, 99, 0, { item: 0 }).map((one, index) => ({
    ...one,
    item: 100_000 + index * 100,
  }));
  const { goodsId } = await makeHistory(ctx, given);
  const thirty = (await world.call('price.statistics', { id: String(goodsId), dayRange: 30 })).data;
  expect(thirty).toMatchObject({
    days: 30,
    observedDays: 30,
    totalDays: 100,
    enough: true,
    minDays: 7,
    startTime: daysAgo(ctx, 29, 0).toISOString(),
    endTime: ctx.now.toISOString(),
    min: { amount: 107_000 },
  });
  // the day before cost 106,900, less than the lowest figure of these thirty
  expect(thirty?.points[0]).toEqual({
    time: daysAgo(ctx, 29).toISOString(),
    price: 107_000,
    state: 'seen',
  });
  expect(thirty?.points).toHaveLength(30);
  const spanned = (
    await world.call('price.statistics', {
      id: String(goodsId),
      dayRange: 30,
      startTime: '2026-10-01',
      endTime: '2026-10-11T00:00:00+07:00',
    })
  ).data;
  expect(spanned).toMatchObject({
    days: 10,
    observedDays: 10,
    startTime: '2026-09-30T17:00:00.000Z',
    endTime: '2026-10-10T17:00:00.000Z',
  });
  expect(spanned?.current).toBeNull();
});

test('PRC-01: times that are no times, or the wrong way round, are refused', async () => {
  const { goodsId } = await makeHistory(ctx, daily(ctx, 9, 0, { item: 100_000 }));
  const id = String(goodsId);
  expect(await world.call('price.statistics', { id, startTime: '2026-13-01' })).toMatchObject({
    code: 422,
    errorKey: 'price.time.invalid',
    fields: { startTime: 'price.time.invalid' },
  });
  expect(await world.call('price.statistics', { id, endTime: 'yesterday' })).toMatchObject({
    errorKey: 'price.time.invalid',
  });
  expect(
    await world.call('price.statistics', { id, startTime: '2026-11-02', endTime: '2026-11-01' }),
  ).toMatchObject({ errorKey: 'price.time.order' });
  expect(await world.call('price.statistics', { id: '999999999' })).toMatchObject({
    code: 404,
    errorKey: 'catalog.goods.not_found',
  });
  expect(await world.call('price.statistics', { id, offerId: '999999999' })).toMatchObject({
    code: 404,
  });
});

test('PRC-02: six days are not enough for a chart, seven are', async () => {
  const six = await makeHistory(ctx, daily(ctx, 5, 0, { item: 100_000 }));
  const seven = await makeHistory(ctx, daily(ctx, 6, 0, { item: 100_000 }));
  expect((await world.call('price.statistics', { id: String(six.goodsId) })).data).toMatchObject({
    enough: false,
    totalDays: 6,
  });
  expect((await world.call('price.statistics', { id: String(seven.goodsId) })).data).toMatchObject({
    enough: true,
    totalDays: 7,
  });
  expect(
    (await world.call('price.statistics', { id: String(six.goodsId), minDays: 3 })).data,
  ).toMatchObject({ enough: true, minDays: 3 });
});

test('PRC-03, PRC-04: current, lowest, highest, average and median with their times, by range', async () => {
  const { goodsId } = await makeHistory(
    ctx,
    [
      ...daily(ctx, 99, 31, { item: 120_000 }),
      ...daily(ctx, 30, 21, { item: 100_000 }),
      { at: daysAgo(ctx, 20), item: 70_000 },
      ...daily(ctx, 19, 0, { item: 90_000 }),
    ],
    { goods: { code: 'figures' } },
  );
  const all = (await world.call('price.statistics', { id: 'figures', dayRange: 0 })).data;
  expect(all).toMatchObject({
    min: { amount: 70_000, time: daysAgo(ctx, 20).toISOString() },
    max: { amount: 120_000, time: daysAgo(ctx, 99).toISOString() },
    current: { amount: 90_000, time: daysAgo(ctx, 0).toISOString() },
    median: 120_000,
    avg: Math.round((69 * 120_000 + 10 * 100_000 + 70_000 + 20 * 90_000) / 100),
    observedDays: 100,
    days: 100,
    lows: [{ amount: 70_000, time: daysAgo(ctx, 20).toISOString() }],
  });
  expect(all?.points.map((point) => point.price)).toEqual([120_000, 100_000, 70_000, 90_000]);
  expect(
    (await world.call('price.statistics', { id: String(goodsId), dayRange: 7 })).data,
  ).toMatchObject({
    min: { amount: 90_000 },
    max: { amount: 90_000 },
    avg: 90_000,
    median: 90_000,
    lows: [],
    // as before the range: the line begins with it
    points: [{ time: daysAgo(ctx, 6, 0).toISOString(), price: 90_000 }],
  });
});

test('PRC-05: a spell in which nobody looked is a gap, sold out is sold out, one day is held', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 20, 16, { item: 100_000 }),
    ...daily(ctx, 14, 12, { item: 100_000 }),
    ...daily(ctx, 8, 7, { item: 90_000 }),
    ...daily(ctx, 6, 4, { item: 90_000, inStock: false }),
    { at: daysAgo(ctx, 3), item: 80_000 },
    { at: daysAgo(ctx, 3, 20), item: 80_000, inStock: false },
  ]);
  const { data } = await world.call('price.statistics', { id: String(goodsId), dayRange: 30 });
  expect(data?.points).toEqual([
    { time: daysAgo(ctx, 20).toISOString(), price: 100_000, state: 'seen' },
    { time: daysAgo(ctx, 10, 0).toISOString(), price: null, state: 'gap' },
    { time: daysAgo(ctx, 8).toISOString(), price: 90_000, state: 'seen' },
    { time: daysAgo(ctx, 6).toISOString(), price: null, state: 'out_of_stock' },
    { time: daysAgo(ctx, 3).toISOString(), price: 80_000, state: 'seen' },
    { time: daysAgo(ctx, 3, 20).toISOString(), price: null, state: 'out_of_stock' },
    { time: daysAgo(ctx, 1, 0).toISOString(), price: null, state: 'gap' },
  ]);
  expect(data?.observedDays).toBe(11);
  const price = (await pricesOf(ctx, [goodsId])).get(goodsId);
  expect(price?.spark).toEqual({
    to: '2026-11-21',
    seenDays: 14,
    typical: null,
    steps: [
      [20, 100_000],
      [10, null],
      [8, 90_000],
      [6, null],
      [3, 80_000],
      [1, null],
    ],
  });
});

test('PRC-08: half past eleven at night and half past midnight are two days', async () => {
  const { offerId } = await makeHistory(ctx, [
    { at: daysAgo(ctx, 1, 23, 30), item: 100_000 },
    { at: daysAgo(ctx, 0, 0, 30), item: 90_000 },
  ]);
  expect(
    await ctx.db.rows(
      sql`select day, close from price_day where offer_id = ${offerId} order by day`,
    ),
  ).toEqual([
    { day: '2026-11-20', close: 100_000 },
    { day: '2026-11-21', close: 90_000 },
  ]);
  const ph = await world.ctx('PH');
  const { offerId: other } = await makeHistory(ph, [
    { at: '2026-11-20T16:30:00Z', item: 100_000 },
    { at: '2026-11-20T17:30:00Z', item: 90_000 },
  ]);
  expect(await ph.db.rows(sql`select day from price_day where offer_id = ${other}`)).toEqual([
    { day: '2026-11-21' },
  ]);
});

test('a day is worth the price that held for most of it', async () => {
  const { offerId } = await makeHistory(ctx, [
    { at: daysAgo(ctx, 1, 6), item: 100_000 },
    { at: daysAgo(ctx, 1, 12), item: 80_000 },
    { at: daysAgo(ctx, 1, 15), item: 100_000 },
    { at: daysAgo(ctx, 1, 23), item: 60_000 },
  ]);
  expect(
    await ctx.db.rows(
      sql`select low, high, mid, mean, close, seen from price_day where offer_id = ${offerId}`,
    ),
  ).toEqual([
    {
      low: 60_000,
      high: 100_000,
      mid: 100_000,
      mean: Math.round((14 * 100_000 + 3 * 80_000 + 60_000) / 18),
      close: 60_000,
      seen: 4,
    },
  ]);
});

test('BEY-04: 900 and 60 shipping less a coupon of 100 is 860, and the assumptions change figures and verdict', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, [
    ...daily(ctx, 100, 1, { item: 90_000, shipping: 6_000 }),
    {
      at: daysAgo(ctx, 0),
      item: 90_000,
      was: 120_000,
      shipping: 6_000,
      coupon: 10_000,
      couponCode: 'TEN',
    },
  ]);
  const id = String(goodsId);
  const price = (await pricesOf(ctx, [goodsId])).get(goodsId);
  expect(price).toMatchObject({
    currentPrice: '฿860',
    currentAmount: 86_000,
    originAmount: 126_000,
    discount: 0.3174,
  });
  expect(price?.parts).toEqual({
    itemAmount: 90_000,
    shippingAmount: 6_000,
    couponAmount: 10_000,
    couponCode: 'TEN',
    effectiveAmount: 86_000,
    withShipping: true,
    withCoupon: true,
  });
  expect((await world.call('price.statistics', { id })).data).toMatchObject({
    min: { amount: 86_000 },
    max: { amount: 96_000 },
    median: 96_000,
  });
  expect((await world.call('price.statistics', { id, withCoupon: false })).data).toMatchObject({
    min: { amount: 96_000 },
    max: { amount: 96_000 },
    current: { amount: 96_000 },
  });
  expect(
    (await world.call('price.statistics', { id, withShipping: false, offerId: String(offerId) }))
      .data,
  ).toMatchObject({
    min: { amount: 80_000 },
    max: { amount: 90_000 },
    current: { amount: 80_000 },
  });
  expect((await world.call('price.verdict', { id })).data).toMatchObject({
    currentAmount: 86_000,
    verdict: { kind: 'OVERSTATED', claimed: 0.3174, real: 0.1041 },
    labels: expect.arrayContaining(['ALL_TIME_LOW']),
  });
  expect((await world.call('price.verdict', { id, withCoupon: false })).data).toMatchObject({
    currentAmount: 96_000,
    verdict: { kind: 'FAKE', claimed: 0.238, real: 0 },
    labels: ['PRICE_REDUCTION_TOP', 'PRICE_REDUCTION'],
  });
  const [offer] = await offerPricesOf(ctx, goodsId, { withShipping: false, withCoupon: false });
  expect(offer).toMatchObject({
    offerId: String(offerId),
    currentAmount: 90_000,
    isBest: true,
    verdict: { kind: 'FAKE' },
    parts: { effectiveAmount: 90_000, withShipping: false, withCoupon: false },
  });
});

test('BEY-04: the best offer is the best under the assumptions asked for', async () => {
  const goodsId = await makeGoods(ctx);
  const [dearPost, cheapPost] = [
    await makeOffer(ctx, goodsId, { platform: 'LAZADA' }),
    await makeOffer(ctx, goodsId),
  ];
  await observe(ctx, dearPost, daily(ctx, 9, 0, { item: 80_000, shipping: 20_000 }));
  await observe(ctx, cheapPost, daily(ctx, 9, 0, { item: 90_000, shipping: 0 }));
  expect(
    (await offerPricesOf(ctx, goodsId, { withShipping: true, withCoupon: true })).map((one) => [
      one.offerId,
      one.isBest,
    ]),
  ).toEqual([
    [String(cheapPost), true],
    [String(dearPost), false],
  ]);
  expect(
    (await offerPricesOf(ctx, goodsId, { withShipping: false, withCoupon: true })).map((one) => [
      one.offerId,
      one.currentAmount,
    ]),
  ).toEqual([
    [String(dearPost), 80_000],
    [String(cheapPost), 90_000],
  ]);
  expect(
    (await world.call('price.statistics', { id: String(goodsId), withShipping: false })).data,
  ).toMatchObject({
    min: { amount: 80_000 },
    max: { amount: 80_000 },
  });
});

test('the chart of goods shows what the stored merged days show', async () => {
  const goodsId = await makeGoods(ctx);
  const [one, two] = [
    await makeOffer(ctx, goodsId),
    await makeOffer(ctx, goodsId, { platform: 'LAZADA' }),
  ];
  await observe(
    ctx,
    one,
    daily(ctx, 40, 0, { item: 0 })
      .filter((_, index) => index % 3 !== 1)
      .map((given, index) => ({
        ...given,
        item: 100_000 + ((index * 7919) % 20_000),
        inStock: index % 5 !== 2,
      })),
  );
  await observe(
    ctx,
    two,
    daily(ctx, 30, 0, { item: 0 }).map((given, index) => ({
      ...given,
      item: 100_000 + ((index * 104729) % 20_000),
    })),
  );
  const { data } = await world.call('price.statistics', { id: String(goodsId), dayRange: 0 });
  const stored = await ctx.db.row<{
    low: number;
    high: number;
    avg: number;
    median: number;
    days: number;
  }>(sql`
    select min(low) as low, max(high) as high, round(avg(mean)) as avg,
      percentile_disc(0.5) within group (order by mid) as median, count(*) as days from goods_day
      where goods_id = ${goodsId} and in_stock`);
  expect(data).toMatchObject({
    min: { amount: stored?.low },
    max: { amount: stored?.high },
    avg: stored?.avg,
    median: stored?.median,
    observedDays: stored?.days,
  });
});

test('API-12, PROD-15: SKUs are compared with what is usual for themselves', async () => {
  const goodsId = await makeGoods(ctx);
  const skus: [string, number, number][] = [
    ['red', 97_000, 30],
    ['green', 97_100, 30],
    ['blue', 104_900, 30],
    ['black', 105_000, 30],
    ['white', 80_000, 5],
  ];
  for (const [variant, now, days] of skus) {
    const offer = await makeOffer(ctx, goodsId, { variant });
    await observe(ctx, offer, [
      ...daily(ctx, days, 1, { item: 100_000 }),
      { at: daysAgo(ctx, 0), item: now },
    ]);
  }
  const { data } = await world.call(
    'price.related-skus',
    { id: String(goodsId) },
    { 'accept-language': 'en' },
  );
  expect(data?.skus.map((sku) => [sku.name.split(' ')[0], sku.verdict])).toEqual([
    ['White', 'UNKNOWN'],
    ['Red', 'LOW'],
    ['Green', 'FAIR'],
    ['Blue', 'FAIR'],
    ['Black', 'HIGH'],
  ]);
  expect(data?.skus[1]).toMatchObject({
    price: 97_000,
    currencyCode: 'THB',
    medianAmount: 100_000,
    reason: '฿970 is 3% below the usual ฿1,000 of the last 90 days.',
  });
  expect(
    (await world.call('price.related-skus', { id: String(goodsId) }, { 'accept-language': 'th' }))
      .data?.skus[4]?.reason,
  ).toContain('สูงกว่าราคาปกติ ฿1,000');
});

test('P-28, BEY-01: the verdict names amounts and dates, in three languages, with its parameters', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 72, 13, { item: 100_000 }),
    ...daily(ctx, 12, 1, { item: 150_000 }),
    { at: daysAgo(ctx, 0), item: 99_000, was: 150_000 },
  ]);
  const texts = await Promise.all(
    ['th', 'en', 'id'].map(
      async (language) =>
        (
          await world.call(
            'price.verdict',
            { id: String(goodsId) },
            { 'accept-language': language },
          )
        ).data,
    ),
  );
  expect(texts[1]).toMatchObject({
    verdict: { kind: 'RAISED_FIRST' },
    parameters: { alwaysOnSaleDays: 60, raiseDays: 30 },
    judgedTime: ctx.now.toISOString(),
    currencyCode: 'THB',
    originAmount: 150_000,
  });
  expect(texts[1]?.text).toBe(
    '฿990, was ฿1,500: the shop claims 34% off. It was raised to ฿1,500 on 09/11/2026, before the discount began on 21/11/2026. ' +
      'Before it rose, it sold at about ฿1,000 on 60 of the 60 days we checked. The real discount is 1%.',
  );
  for (const text of texts)
    for (const part of ['฿1,500', '09/11/2026', '21/11/2026', '฿1,000', '฿990'])
      expect(text?.text).toContain(part);
  expect(texts[0]?.text).toContain('ขึ้นเป็น ฿1,500');
  expect(texts[2]?.text).toContain('dinaikkan menjadi ฿1,500');
});

test('E3: a price above the lowest of the 30 days before says when it was cheaper', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 60, 11, { item: 100_000 }),
    { at: daysAgo(ctx, 10), item: 60_000 },
    ...daily(ctx, 9, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000, was: 100_000 },
  ]);
  const { data } = await world.call(
    'price.verdict',
    { id: String(goodsId) },
    { 'accept-language': 'en' },
  );
  expect(data?.verdict).toMatchObject({
    kind: 'VERIFIED',
    priorAmount: 60_000,
    priorTime: daysAgo(ctx, 10).toISOString(),
    cheaperBefore: true,
  });
  expect(data?.text).toBe(
    '฿790, was ฿1,000: the shop claims 21% off. It sold at about ฿1,000 on 59 of the 60 days we checked between 22/09/2026 and 20/11/2026. ' +
      'The real discount is 21%. It was cheaper on 11/11/2026: ฿600.',
  );
});

test('a raised spell is marked in the chart', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 104, 45, { item: 100_000 }),
    ...daily(ctx, 44, 20, { item: 150_000 }),
    ...daily(ctx, 19, 0, { item: 99_000, was: 150_000 }),
  ]);
  const { data } = await world.call('price.statistics', { id: String(goodsId), dayRange: 90 });
  expect(data?.raised).toEqual([
    {
      startTime: daysAgo(ctx, 44).toISOString(),
      endTime: daysAgo(ctx, 19).toISOString(),
      amount: 150_000,
    },
  ]);
  expect(
    (await world.call('price.statistics', { id: String(goodsId), dayRange: 7 })).data?.raised,
  ).toEqual([]);
});

test('goods without any price have no chart and no verdict, and are no error of ours', async () => {
  const goodsId = await makeGoods(ctx);
  expect((await world.call('price.statistics', { id: String(goodsId) })).data).toMatchObject({
    enough: false,
    points: [],
    min: null,
    current: null,
    totalDays: 0,
  });
  expect((await world.call('price.related-skus', { id: String(goodsId) })).data).toEqual({
    skus: [],
  });
  expect(await world.call('price.verdict', { id: String(goodsId) })).toMatchObject({
    code: 404,
    errorKey: 'catalog.goods.not_found',
  });
  expect(await pricesOf(ctx, [goodsId])).toEqual(new Map());
});

test('TEN-12: another tenant sees nothing of it, and cannot write into it', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 30, 0, { item: 100_000 }));
  const other = await world.ctx('VN');
  for (const call of ['price.statistics', 'price.verdict', 'price.related-skus'] as const) {
    expect(await world.call(call, { id: String(goodsId) }, { 'x-tenant': 'VN' })).toMatchObject({
      code: 404,
      errorKey: 'catalog.goods.not_found',
    });
  }
  expect(await pricesOf(other, [goodsId])).toEqual(new Map());
  expect(
    await observe(other, offerId, [{ at: daysAgo(ctx, 0, 9, 30), item: 1_000 }]),
  ).toMatchObject({ observations: 0, goodsIds: [] });
  for (const table of [
    'price_observation',
    'price_day',
    'price_exclusion',
    'offer_price',
    'goods_price',
    'goods_day',
    'goods_label',
  ]) {
    expect(await other.db.row(sql([`select count(*) as seen from ${table}`]))).toEqual({ seen: 0 });
  }
});

test('nothing taken in is nothing judged', async () => {
  expect(
    await takeIn(
      ctx,
      sql`select null::bigint, null::timestamptz, null, null::bigint, null::bigint, null::bigint,
          null::bigint, null, true, 'PUBLIC', 'x', 100::smallint, null::bytea, null::bigint
          where false`,
    ),
  ).toEqual({ observations: 0, quarantined: 0, goodsIds: [] });
});

test('BEY-01: of several shops the chart beside a verdict is that of the offer it speaks of, or on request of the cheapest each day', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, [
    ...daily(ctx, 60, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 70_000 },
  ]);
  const other = await makeOffer(ctx, goodsId, { platform: 'LAZADA' });
  await observe(ctx, other, daily(ctx, 60, 0, { item: 90_000 }));
  const ask = async (more: { judged?: boolean; offerId?: string } = {}) =>
    (await world.call('price.statistics', { id: String(goodsId), dayRange: 90, ...more })).data;
  expect(await ask()).toMatchObject({
    offerId: null,
    max: { amount: 90_000 },
    typical: 100_000,
    current: { amount: 70_000 },
  });
  expect(await ask({ judged: true })).toMatchObject({
    offerId: String(offerId),
    max: { amount: 100_000 },
    median: 100_000,
    typical: 100_000,
  });
  expect(await ask({ judged: true, offerId: String(other) })).toMatchObject({
    offerId: String(other),
    max: { amount: 90_000 },
  });
  // the line of a card is that of the same offer
  const spark = (await pricesOf(ctx, [goodsId])).get(goodsId)?.spark;
  expect(spark).toMatchObject({
    typical: 100_000,
    steps: [
      [60, 100_000],
      [0, 70_000],
    ],
  });
});

test('BEY-01: where the judged offer is too young for a usual price, its goods speak for it', async () => {
  const { goodsId } = await makeHistory(ctx, daily(ctx, 60, 0, { item: 100_000 }));
  const young = await makeOffer(ctx, goodsId, { platform: 'LAZADA' });
  await observe(ctx, young, daily(ctx, 3, 0, { item: 90_000 }));
  expect(
    (await world.call('price.statistics', { id: String(goodsId), dayRange: 90, judged: true }))
      .data,
  ).toMatchObject({ offerId: null, observedDays: 61 });
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)?.spark.steps).toEqual([
    [60, 100_000],
    [3, 90_000],
  ]);
});

test('BEY-22: a chart has the sale days of its range, and the next one where it ends today', async () => {
  const { goodsId } = await makeHistory(ctx, daily(ctx, 59, 0, { item: 100_000 }));
  const salesOf = async (ask: object) =>
    (
      await world.call(
        'price.statistics',
        { id: String(goodsId), ...ask },
        { 'accept-language': 'en' },
      )
    ).data?.sales;
  const sales = (await salesOf({ dayRange: 30 })) ?? [];
  expect(sales.map(({ name, inDays }) => [name, inDays])).toEqual([
    ['Payday', 0],
    ['11.11', 0],
    ['Mid-month sale', 0],
    ['Payday', 4],
  ]);
  // noon in Bangkok
  expect(sales[1]?.time).toBe('2026-11-11T05:00:00.000Z');
  const over = await salesOf({ startTime: '2026-10-08', endTime: '2026-10-12' });
  expect(over?.map(({ name }) => name)).toEqual(['10.10']);
  expect((await salesOf({ dayRange: 0 }))?.length).toBeLessThan(20);
});
