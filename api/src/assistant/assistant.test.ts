import pg from 'pg';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '#contract/calls.ts';
import { askAssistant, begin } from '../../../test/assistant.ts';
import { buildBrand, buildCategory, buildDeal, buildGoods } from '../../../test/build.ts';
import { signUp } from '../../../test/people.ts';
import { makeWorld, START } from '../../../test/world.ts';
import { refreshDeals } from '../content/index.ts';
import { backfill } from '../search/index.ts';
import { assistant } from './index.ts';

const world = await makeWorld();
const visitor = (deviceId: string, lang = 'en') => ({
  'x-tenant': 'TH',
  'accept-language': lang,
  'x-device-id': deviceId,
});
const codes: Record<string, string> = {};

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  const audio = await buildCategory(ctx.db, {
    code: 'audio',
    names: { en: 'Headphones', th: 'หูฟัง' },
  });
  const make = async (name: string, th: string, price: number, more: object = {}) => {
    const goods = await buildGoods(ctx, {
      name: th,
      names: { en: name, th },
      categoryId: audio.id,
      price,
      ...more,
    });
    codes[name] = goods.code;
    return goods;
  };
  const zima = await make('Zima Air headphones', 'หูฟังไร้สาย Zima Air', 790_00, {
    was: 1000_00,
    verdict: 'VERIFIED',
    real: 0.21,
  });
  await make('Noma Pro headphones', 'หูฟังไร้สาย Noma Pro', 990_50, {
    verdict: 'FAKE',
    was: 1500_00,
    real: 0,
  });
  await make('Kite Max headphones', 'หูฟังไร้สาย Kite Max', 2490_00);
  await buildDeal(ctx, zima);
  await refreshDeals(ctx, 'all');
  await backfill(ctx);
});

test('AI-06: a fresh installation without any key answers "หูฟังไม่เกิน 1000 บาท" with products of at most 1000 THB', async () => {
  const { events, text, done } = await askAssistant(
    world,
    'หูฟังไม่เกิน 1000 บาท',
    visitor('d-budget', 'th'),
  );
  const cards = done?.message.cards ?? [];
  expect(cards.map((one) => one.goods?.code).sort()).toEqual(
    [codes['Zima Air headphones'], codes['Noma Pro headphones']].sort(),
  );
  for (const { goods } of cards) expect(goods?.currentAmount).toBeLessThanOrEqual(1000_00);
  expect(text).toContain('฿790');
  expect(text).toContain('฿990.50');
  expect(text).not.toContain('2,490');
  expect(events.map((one) => one.event)).toEqual([
    ...events.filter((one) => one.event === 'text').map(() => 'text'),
    'card',
    'card',
    'done',
  ]);
  expect(done?.message.text).toBe(text);
});

test('BEY-10: nothing within the budget is said so, with the least that is known; nothing at all is said to be no data', async () => {
  const dear = await askAssistant(world, 'headphones under 500', visitor('d-dear'));
  expect(dear.text).toMatch(/^No “headphones” up to ฿500. [^]*Zima Air headphones: ฿790/);
  const none = await askAssistant(world, 'grand piano', visitor('d-none'));
  expect(none.text).toMatch(/^I have no data on “grand piano”/);
  expect(none.done?.message.cards.map(({ jump, reason }) => [jump.href, reason])).toEqual([
    ['/deal-alerts/new?keyword=grand+piano', 'Tell me when “grand piano” is offered'],
  ]);
});

test('BEY-05: whoever waits for a price of a kind gets the form of that alert, filled in, beside the cheapest of now', async () => {
  for (const question of ['tell me when headphones go below 500', 'headphones under 500']) {
    const { text, done } = await askAssistant(world, question, visitor('d-kind'));
    expect(text, question).toContain('Zima Air headphones: ฿790');
    expect(done?.message.cards.at(-1), question).toMatchObject({
      jump: { href: '/deal-alerts/new?keyword=headphones&maxAmount=50000' },
      reason: 'Tell me when “headphones” is offered at ฿500 or less',
    });
  }
});

test('BEY-10: what only comes near is said to do no more than that, and no price is judged in its place', async () => {
  for (const question of [
    'Zima Ultra 9000 headphones',
    'is it a good price: Zima Ultra 9000 headphones',
  ]) {
    const near = await askAssistant(world, question, visitor('d-near'));
    expect(near.text, question).toMatch(
      /^I have nothing that matches all of “zima ultra 9000 headphones”\. The closest:\nZima Air headphones: ฿790/i,
    );
    expect(near.text).not.toMatch(/seen|usual/);
  }
  const one = await askAssistant(world, 'compare Zima Air with Kite Ultra 9000', visitor('d-near'));
  expect(one.text).toMatch(
    /^Zima Air headphones: ฿790[^]*I have no data on “Kite Ultra 9000”, so I cannot compare it/,
  );
});

test('BEY-10: good price, wait, verdict, coupons and comparing follow "it" to the last answer', async () => {
  const me = visitor('d-follow');
  const id = await begin(world, me);
  await askAssistant(world, 'Zima Air headphones', me, id);
  const price = await askAssistant(world, 'Is it a good price?', me, id);
  expect(price.text).toContain('Zima Air headphones costs ฿790 at Lazada, seen 21/11/2026 10:00.');
  expect(price.text).toContain('That is 21% below the usual ฿1,000: a good price.');
  const real = await askAssistant(world, 'Is the discount real?', me, id);
  expect(real.text).toMatch(
    /It sold at about ฿1,000 on 60 of the 60 days we checked[^]*The real discount is 21%/,
  );
  expect(real.done?.message.cards.map((one) => one.goods?.code)).toEqual([
    codes['Zima Air headphones'],
  ]);
  const coupons = await askAssistant(world, 'Are there coupons for it?', me, id);
  expect(coupons.text).toBe('I have no coupon for Zima Air headphones that works now.');
  const both = await askAssistant(world, 'compare Zima Air with Kite Max', me, id);
  expect(both.text).toContain('Zima Air headphones is the cheaper one, by ฿1,700.');
  const shown = (await world.call('conversation.detail', { id }, me))
    .data as Answer<'conversation.detail'>;
  expect(shown.messages.map((one) => one.role)).toEqual(
    Array.from({ length: 5 }, () => ['USER', 'ASSISTANT']).flat(),
  );
  expect(shown.title).toBe('Zima Air headphones');
  expect(shown.messages.at(-1)?.text).toBe(both.text);
});

test('BEY-10: coupons of a platform, a shop and a maker are named with their terms and whether they work; those of nobody are not made up', async () => {
  const ctx = await world.ctx('TH');
  const brand = await buildBrand(ctx.db, 'Zima');
  await ctx.db.run(sql`
    insert into coupon (tenant_id, source, key, platform, shop_name, code, title, discount_type,
      amount, fraction, min_spend_amount, cap_amount, currency, brand_ids, works, fails, share,
      last_worked_at, state, for_goods, shelf_at, created_at, updated_at)
    select ${ctx.tenant.id}, 'test', v.key, v.platform, v.shop, v.code, 'title', v.type, v.amount,
      v.fraction, v.min, v.cap, 'THB', v.brands, v.works, v.fails, v.share, case
      when v.works > 0 then ${ctx.now}::timestamptz end, v.state, v.for_goods, ${ctx.now},
      ${ctx.now}, ${ctx.now}
    from (values ('a', 'SHOPEE', null, 'SHO60', 'AMOUNT', 6000, null::numeric, 39900, null::bigint,
      '{}'::bigint[], 11, 1, 0.92, 'LIVE', false),
      ('b', 'SHOPEE', 'Toko Ceria', null, 'DISCOUNT', null, 0.1, null, 12000, '{}', 0, 0, null,
        'LIVE', true),
      ('c', 'LAZADA', null, 'ZIM', 'AMOUNT', 5000, null, null, null, array[${brand.id}]::bigint[],
        1, 6, 0.1, 'DOUBTFUL', false),
      ('d', 'LAZADA', null, 'GONE', 'AMOUNT', 9000, null, null, null, array[${brand.id}]::bigint[],
        0, 8, 0.0, 'DEAD', false))
      v(key, platform, shop, code, type, amount, fraction, min, cap, brands, works, fails, share,
        state, for_goods)`);
  const me = visitor('d-coupons');
  const id = await begin(world, me);
  const shopee = await askAssistant(world, 'any Shopee vouchers?', me, id);
  expect(shopee.text).toBe(
    'Coupons for Shopee that can be used now: 1.\n฿60 off on orders from ฿399 at Shopee, code SHO60. It worked for 11 of 12 shoppers, last on 21/11/2026.',
  );
  expect(shopee.done?.message.cards.map((one) => [one.coupon?.code, one.jump.href])).toEqual([
    ['SHO60', '/coupons?platform=SHOPEE'],
    [undefined, '/coupons?platform=SHOPEE'],
  ]);
  expect((await askAssistant(world, 'and Lazada?', me, id)).text, 'goes on with coupons').toMatch(
    /^Coupons for Lazada that can be used now: 1\.\n฿50 off at Lazada only on Zima, code ZIM\. Doubtful: it worked for 1 of 7 shoppers, and not recently\.$/,
  );
  expect((await askAssistant(world, 'coupons from toko Toko Ceria', me, id)).text).toBe(
    'Coupons for Toko Ceria that can be used now: 1.\n10% off (max. ฿120) at Shopee in the shop Toko Ceria, no code needed. No one has reported yet whether it works. It is valid for only some of its products.',
  );
  const nobody = await askAssistant(world, 'coupons from TechHouse', me, id);
  expect(nobody.text).toBe(
    'I have no coupon for TechHouse that can be used now. Others may still help:',
  );
  expect(nobody.done?.message.cards.map((one) => one.jump.href)).toEqual(['/coupons']);
  const shown = (await world.call('conversation.detail', { id }, me))
    .data as Answer<'conversation.detail'>;
  expect(shown.messages[1]?.cards).toEqual(shopee.done?.message.cards);
  expect((await askAssistant(world, 'มีคูปอง Zima ไหม', visitor('d-maker', 'th'))).text).toMatch(
    /^คูปอง Zima ที่ใช้ได้ตอนนี้มี 1 ใบ\n/,
  );
  await ctx.db.run(sql`delete from coupon where source = 'test'`);
});

test('BEY-10: a conversation is remembered: places, colours, shops, budgets, makers and what was asked go on from before', async () => {
  const me = visitor('d-memory');
  const id = await begin(world, me);
  const ask = async (text: string) => {
    // more questions than a visitor has in a day: each is asked again
    await (await world.ctx('TH')).db.run(sql`delete from question_count`);
    return askAssistant(world, text, me, id);
  };
  const names = (heard: Awaited<ReturnType<typeof ask>>) =>
    heard.done?.message.cards.map((one) => one.goods?.name);
  const list = names(await ask('headphones under 1000')) as string[];
  expect(names(await ask('is the second one a good price?'))).toEqual([list[1]]);
  expect((await ask('and in black?')).text).toMatch(
    /^No title says “black”, which shops often leave out\./,
  );
  expect((await ask('what about Kite?')).text).toMatch(/Kite Max headphones/);
  expect(names(await ask('compare Zima Air with Noma Pro'))).toEqual([
    'Zima Air headphones',
    'Noma Pro headphones',
  ]);
  expect((await ask('the cheaper one')).text).toMatch(/^Zima Air headphones costs ฿790/);
  expect((await ask('thanks!')).text).toBe('You’re welcome. Ask a follow-up anytime.');
  expect((await ask('is it a good price? any coupons?')).text).toMatch(
    /^Zima Air headphones costs ฿790[^]*I have no coupon for Zima Air headphones that works now\.$/,
  );
  expect((await ask('anything cheaper?')).text).toMatch(/^I have nothing cheaper for “/);
  expect((await ask('is this shop safe?')).text).toMatch(
    /not marked there as an official store[^]*I have no ratings of shops/,
  );
  expect((await ask('how much is shipping?')).text).toMatch(
    /shipping[^]*The shop says how long delivery takes\.$/i,
  );
  expect((await ask('when is 12.12?')).text).toMatch(/^12\.12: 12\/12\/2026, in 21 days\./);
  expect((await ask('you are useless')).text).toMatch(/^Sorry/);
});

test('AI-05: a card opens its detail with goodsSource, hl, gl, price and platformName, as SEARCH, AIFEED or AI', async () => {
  const found = await askAssistant(world, 'Zima Air headphones', visitor('d-open'));
  const query = (href = '') =>
    Object.fromEntries(new URL(href, 'https://khum.example').searchParams);
  const [card] = found.done?.message.cards ?? [];
  expect(card?.jump.href).toMatch(new RegExp(`^/product/${codes['Zima Air headphones']}\\?`));
  expect(query(card?.jump.href)).toEqual({
    type: 'SEARCH',
    goodsSource: 'LAZADA',
    hl: 'en',
    gl: 'TH',
    price: '฿790',
    platformName: 'Lazada',
  });
  const deals = await askAssistant(world, 'deals today', visitor('d-open'));
  const deal = deals.done?.message.cards[0];
  expect(query(deal?.jump.href)).toMatchObject({ type: 'AIFEED', gl: 'TH', price: '฿790' });
  const real = await askAssistant(world, 'is the discount on Zima Air real?', visitor('d-open'));
  expect(real.done?.message.cards[0]?.contentType).toBe('AI');
  for (const type of ['SEARCH', 'AIFEED', 'AI'] as const) {
    const detail = await world.call(
      'deal.get-by-id',
      { subject: { type, code: deal?.deal?.code ?? '' }, ...query(deal?.jump.href) },
      visitor('d-open'),
    );
    expect(detail.data?.code).toBe(deal?.deal?.code);
  }
});

test('AI-02, AMB-14: after 5 questions of a visitor the day is over; the next tenant-local day it goes on', async () => {
  const me = visitor('d-limit');
  const id = await begin(world, me);
  for (let at = 1; at <= 5; at += 1)
    expect((await askAssistant(world, 'Zima Air', me, id)).done?.quota).toMatchObject({
      limit: 5,
      used: at,
      remaining: 5 - at,
    });
  const sixth = await askAssistant(world, 'Zima Air', me, id);
  expect(sixth).toMatchObject({
    errorKey: 'assistant.limit',
    message: 'Question limit reached today.',
    events: [],
  });
  expect((await world.call('conversation.quota', {}, me)).data).toEqual({
    limit: 5,
    used: 5,
    remaining: 0,
    resetTime: '2026-11-21T17:00:00.000Z',
    questionLength: 500,
  });
  world.clock.set('2026-11-21T16:59:59.000Z');
  expect((await askAssistant(world, 'Zima Air', me, id)).errorKey).toBe('assistant.limit');
  world.clock.set('2026-11-21T17:00:00.000Z');
  expect((await askAssistant(world, 'Zima Air', me, id)).done?.quota.used).toBe(1);
  world.clock.set(START);
});

test('AI-02: a question that is sent again with the same word has the answer it had, and is counted once', async () => {
  const me = { ...visitor('d-again'), 'idempotency-key': 'one' };
  const id = await begin(world, me);
  const first = await askAssistant(world, 'Zima Air', me, id);
  const again = await askAssistant(world, 'Zima Air', me, id);
  expect(again.done?.message).toEqual(first.done?.message);
  expect([again.text, again.done?.quota.used]).toEqual([first.text, 1]);
  expect((await askAssistant(world, 'Kite Max', me, id)).done?.quota.used).toBe(2);
  const twins = await Promise.all(
    [1, 2, 3].map(() => askAssistant(world, 'Noma Pro', { ...me, 'idempotency-key': 'two' }, id)),
  );
  expect(new Set(twins.map((one) => one.text)).size).toBe(1);
  expect((await world.call('conversation.quota', {}, me)).data?.used).toBe(3);
  expect(
    ((await world.call('conversation.detail', { id }, me)).data as Answer<'conversation.detail'>)
      .messages,
  ).toHaveLength(6);
});

test('AI-02: questions that come at once never take more than there are', async () => {
  const me = visitor('d-race');
  const id = await begin(world, me);
  const heard = await Promise.all(
    Array.from({ length: 12 }, () => askAssistant(world, 'Zima Air', me, id)),
  );
  expect(heard.filter((one) => one.done)).toHaveLength(5);
});

test('AI-07: questions of a user are counted together from every browser, and apart from those of the visitor', async () => {
  const person = await signUp(world);
  const [here, there] = [
    { ...person.headers, 'x-device-id': 'b-one' },
    { ...person.headers, 'x-device-id': 'b-two' },
  ];
  expect((await askAssistant(world, 'Zima Air', here)).done?.quota).toMatchObject({
    limit: 20,
    used: 1,
  });
  expect((await askAssistant(world, 'Zima Air', there)).done?.quota).toMatchObject({
    limit: 20,
    used: 2,
  });
  expect((await askAssistant(world, 'Zima Air', visitor('b-one'))).done?.quota).toMatchObject({
    limit: 5,
    used: 1,
  });
});

test('AMB-14: limits are settings of the tenant', async () => {
  const ctx = await world.ctx('TH');
  const own = {
    ...ctx,
    tenant: {
      ...ctx.tenant,
      settings: { assistant: { perDayAnonymous: 2, questionLength: 10, perDaySignedIn: 'many' } },
    },
  };
  expect(await assistant.handlers['conversation.quota']?.(own, {})).toMatchObject({
    limit: 2,
    questionLength: 10,
  });
  expect(
    await assistant.handlers['conversation.quota']?.(
      { ...own, viewer: { userId: '1', roles: [] } },
      {},
    ),
  ).toMatchObject({ limit: 20 });
});

test('AI-03: 500 characters are answered, 501 are too many; of Thai and emoji each counts once; nothing is counted', async () => {
  const me = visitor('d-long');
  const id = await begin(world, me);
  for (const sign of ['a', 'ก', '😀']) {
    const long = await askAssistant(world, sign.repeat(501), me, id);
    expect(long).toMatchObject({ errorKey: 'assistant.too_long', message: 'Word limit reached.' });
  }
  expect((await askAssistant(world, '   ', me, id)).errorKey).toBe('common.invalid');
  expect((await world.call('conversation.quota', {}, me)).data?.used).toBe(0);
  expect((await askAssistant(world, '😀'.repeat(500), me, id)).done?.quota.used).toBe(1);
});

test('AI-04: when nothing can be read or kept it is said so, and the question is not counted', async () => {
  const me = visitor('d-down');
  const id = await begin(world, me);
  const client = new pg.Client(world.url);
  await client.connect();
  const offline = {
    errorKey: 'assistant.offline',
    message: 'Please try again later, connecting to the Internet!',
  };
  await client.query('alter table conversation_message rename to conversation_message_away');
  try {
    expect(await askAssistant(world, 'Zima Air', me, id)).toMatchObject({ events: [], ...offline });
    await client.query('alter table conversation_message_away rename to conversation_message');
    await client.query(
      'alter table conversation_message add constraint no_more check (false) not valid',
    );
    const heard = await askAssistant(world, 'Zima Air', me, id);
    expect(heard.events[0]?.event).toBe('text');
    expect(heard.events.at(-1)).toEqual({ event: 'failed', ...offline });
  } finally {
    await client.query('alter table conversation_message drop constraint no_more');
    await client.end();
  }
  expect((await world.call('conversation.quota', {}, me)).data?.used).toBe(0);
  expect((await askAssistant(world, 'Zima Air', me, id)).done?.quota.used).toBe(1);
});

test('AMB-69: a conversation is of its user or visitor alone, in its region alone', async () => {
  const me = visitor('d-mine');
  const id = await begin(world, me);
  await askAssistant(world, 'Zima Air', me, id);
  for (const other of [
    visitor('d-other'),
    { ...me, 'x-tenant': 'ID' },
    (await signUp(world)).headers,
  ]) {
    expect((await world.call('conversation.detail', { id }, other)).errorKey).toBe(
      'assistant.not_found',
    );
    expect((await world.call('conversation.remove', { id }, other)).errorKey).toBe(
      'assistant.not_found',
    );
    expect((await askAssistant(world, 'Zima Air', other, id)).errorKey).toBe('assistant.not_found');
    expect((await world.call('conversation.pages', {}, other)).data?.conversations).toEqual([]);
  }
  await begin(world, me);
  expect((await world.call('conversation.pages', {}, me)).data?.conversations).toEqual([
    { id, title: 'Zima Air', updateTime: new Date(START).toISOString() },
  ]);
  expect((await world.call('conversation.remove', { id }, me)).data).toEqual({ done: true });
  expect((await world.call('conversation.detail', { id }, me)).errorKey).toBe(
    'assistant.not_found',
  );
});

test('BEY-10: prices in cards are those of now; what is gone is left out', async () => {
  const me = visitor('d-now');
  const id = await begin(world, me);
  await askAssistant(world, 'Kite Max headphones', me, id);
  const ctx = await world.ctx('TH');
  await ctx.db.run(
    sql`update goods_price set current_amount = 199900 where goods_id = (select id from goods
        where code = ${codes['Kite Max headphones']})`,
  );
  const cards = async () =>
    ((await world.call('conversation.detail', { id }, me)).data as Answer<'conversation.detail'>)
      .messages[1]?.cards;
  expect((await cards())?.map((one) => one.goods?.currentAmount)).toEqual([1999_00]);
  await ctx.db.run(
    sql`update goods set listed = false where code = ${codes['Kite Max headphones']}`,
  );
  expect(await cards()).toEqual([]);
  await ctx.db.run(
    sql`update goods set listed = true where code = ${codes['Kite Max headphones']}`,
  );
});

test('conversations are forgotten after 90 days, counts after three; of an account with the account', async () => {
  const me = visitor('d-old');
  const id = await begin(world, me);
  await askAssistant(world, 'Zima Air', me, id);
  const person = await signUp(world);
  await askAssistant(world, 'Zima Air', person.headers);
  const at = async (days: number) => {
    const ctx = await world.ctx('TH');
    await assistant.schedules?.[0]?.run({
      ...ctx,
      now: new Date(Date.parse(START) + days * 86_400_000),
    });
  };
  await at(89);
  expect((await world.call('conversation.detail', { id }, me)).success).toBe(true);
  expect((await world.call('conversation.quota', {}, me)).data?.used).toBe(0);
  await at(91);
  expect((await world.call('conversation.detail', { id }, me)).errorKey).toBe(
    'assistant.not_found',
  );
});
