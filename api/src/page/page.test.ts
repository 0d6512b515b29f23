import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { PAGE_TYPES } from '#contract/page/page.ts';
import { MODULE_TYPES } from '#contract/page/module.ts';
import { makeWorld } from '../../../test/world.ts';
import { makeLottery, publishLottery } from '../activity/index.ts';
import type { Context } from '../kernel/context.ts';
import { buildBrand, buildCategory, buildDeal, buildGoods } from '../../../test/build.ts';
import { refreshDeals, savePieces } from '../content/index.ts';
import { previewOf, publishPage, savePage } from './index.ts';
import type { ModuleSpec } from './index.ts';

const world = await makeWorld();
const english = { 'accept-language': 'en' };
const back = (hours: number) => new Date(world.clock.now().getTime() - hours * 3_600_000);
let counter = 0;
const HOUR_MS = 3_600_000;
const titles = { en: 'Page', th: 'หน้า' };
const read = async (id: string, more: object = {}) =>
  world.call('page.data-modules', { id, ...more }, english);

beforeAll(async () => {
  const ctx = await world.ctx();
  const kitchen = await buildCategory(ctx.db, { code: 'kitchen', names: { en: 'Kitchen' } });
  await buildCategory(ctx.db, { code: 'garden', names: { en: 'Garden' } });
  const brand = await buildBrand(ctx.db, 'Krobkrob');
  for (let at = 0; at < 14; at += 1) {
    const goods = await buildGoods(ctx, {
      price: 100_00 + at,
      was: 200_00,
      verdict: 'VERIFIED',
      real: 0.2,
      categoryId: kitchen.id,
      brandId: brand.id,
      labels: at % 2 ? ['FREE_SHIPPING'] : [],
    });
    await buildDeal(ctx, goods, { publishTime: back(at + 1) });
  }
  await refreshDeals(ctx, 'all');
  await savePieces(ctx, [
    {
      code: 'w1',
      type: 'ARTICLE',
      title: 'W1',
      text: 'x',
      categoryIds: [kitchen.id],
      publishTime: back(1),
      counts: { like: 1 },
    },
    {
      code: 'w2',
      type: 'NOTE',
      title: 'W2',
      text: 'x',
      publishTime: back(1),
      counts: { like: 100 },
    },
  ]);
});

test('LOW-02, DEAL-06: modules are drafts until they are published, then home shows deals and categories in their order', async () => {
  const ctx = await world.ctx();
  const home = async () => (await world.call('page.home-modules', {}, english)).data?.modules;
  expect(await home()).toEqual([]);
  const id = await savePage(ctx, { code: 'home', titles }, [
    { type: 'CATEGORY', titles: { en: 'Kinds' }, source: { codes: ['garden', 'kitchen'] } },
    { type: 'DEAL', titles: { en: 'Best' }, source: { size: 6 } },
    { type: 'RICH_TEXT', source: { html: { en: '<p>x</p>' } } },
  ]);
  world.clock.set(new Date(world.clock.now().getTime() + 31_000));
  expect(await home()).toEqual([]);
  await publishPage(await world.ctx(), id);
  expect(await home()).toMatchObject([
    { type: 'CATEGORY', title: 'Kinds', categories: [{ code: 'garden' }, { code: 'kitchen' }] },
    { type: 'DEAL', title: 'Best', items: { length: 6 }, hasNext: true },
  ]);
  expect((await read('home')).data?.modules.map((module) => module.type)).toEqual([
    'CATEGORY',
    'DEAL',
    'RICH_TEXT',
  ]);
});

test('DEAL-07: a module goes on where its first page ended, also after another publishing', async () => {
  const home = (await world.call('page.home-modules', {}, english)).data?.modules;
  const module = home?.find((one) => one.type === 'DEAL');
  const first = module?.type === 'DEAL' ? module.items.map((deal) => deal.code) : [];
  const page = async (number: number) =>
    (
      await world.call('page.by-module', {
        moduleId: module?.id as string,
        pageRequest: { page: number, size: 6 },
      })
    ).data;
  const rest = [await page(2), await page(3)].flatMap(
    (one) => one?.content.map((deal) => deal.code) ?? [],
  );
  expect((await page(1))?.content.map((deal) => deal.code)).toEqual(first);
  // of 14 the six that lead the day are above the modules of home
  expect(new Set([...first, ...rest]).size).toBe(8);
  expect(await page(2)).toMatchObject({ totalElements: 8, hasNext: false });
  const ctx = await world.ctx();
  const id = Number((await read('home')).data?.id);
  await publishPage(ctx, id);
  expect((await page(2))?.content.map((deal) => deal.code)).toEqual(rest.slice(0, 6));
  expect(await world.call('page.by-module', { moduleId: '424242' })).toMatchObject({
    success: false,
    code: 404,
  });
});

test('DEAL-04, DEAL-06: no deal of home is there twice: not among its daily specials, modules and feed, on any page', async () => {
  const codesOf = (list: { code: string }[] | undefined) => list?.map(({ code }) => code) ?? [];
  const specials = codesOf(
    (await world.call('daily-special.list', { pageRequest: { page: 1, size: 6 } })).data?.content,
  );
  const feed = async (page: number) =>
    (await world.call('page.home-deals', { page, size: 4 }, english)).data;
  const modules = (await world.call('page.home-modules', {}, english)).data?.modules ?? [];
  const shown = modules.flatMap((module) => (module.type === 'DEAL' ? codesOf(module.items) : []));
  expect(specials).toHaveLength(6);
  expect(new Set([...specials, ...shown]).size).toBe(12);
  // less than a page would be left, so the feed has all
  expect(await feed(1)).toMatchObject({ totalElements: 14 });
  const ctx = await world.ctx();
  for (let at = 0; at < 20; at += 1)
    await buildDeal(ctx, await buildGoods(ctx, { price: 100_00 }), {
      publishTime: back(100 + at),
    });
  await refreshDeals(ctx, 'all');
  world.clock.set(new Date(world.clock.now().getTime() + 31_000));
  const rest: string[] = [];
  for (let at = 1; at <= 6; at += 1) rest.push(...codesOf((await feed(at))?.content));
  expect(await feed(1)).toMatchObject({ totalElements: 22, hasNext: true });
  expect(new Set([...specials, ...shown, ...rest]).size).toBe(34);
  expect(rest).toHaveLength(22);
});

test('DEAL-06: a module of home of which daily specials have all shows them again', async () => {
  const id = await savePage(await world.ctx(), { code: 'home', titles }, [
    { type: 'DEAL', source: { sort: 'DISCOUNT', size: 20 } },
    { type: 'DEAL', source: { label: 'FREE_SHIPPING', size: 20 } },
  ]);
  await publishPage(await world.ctx(), id);
  world.clock.set(new Date(world.clock.now().getTime() + 31_000));
  const { data } = await world.call('page.home-modules', {}, english);
  const [first, free] = (data?.modules ?? []).map((module) =>
    module.type === 'DEAL' ? module.items.map(({ code }) => code) : [],
  );
  const specials = (await world.call('daily-special.list', { pageRequest: { page: 1, size: 6 } }))
    .data?.content;
  expect(first?.length).toBeGreaterThan(14);
  expect(free?.length).toBeGreaterThan(0);
  expect(specials?.map(({ code }) => code)).toEqual(expect.arrayContaining(free ?? []));
});

test('LOW-01, OPS-45: each of the twelve modules is filled by its type, in order; what leads nowhere is left out', async () => {
  const ctx = await world.ctx();
  const activityId = await lottery(ctx);
  const sources: Record<string, object> = {
    BANNER: {
      banners: [
        { image: '/pic/a.webp', alt: { en: 'Alt' }, jump: { kind: 'CATEGORY', target: 'kitchen' } },
        { image: 'javascript:1' },
      ],
    },
    NOTICE_LIST: {
      notices: [{ text: { en: 'Notice' }, jump: { kind: 'URL', target: 'javascript:alert(1)' } }],
    },
    DEAL: { label: 'FREE_SHIPPING' },
    GOODS: { categoryCodes: ['kitchen'], size: 3 },
    CATEGORY: {},
    BRAND: { codes: [] },
    COUPON: {},
    RANKING: {},
    CONTENT: { queryType: 'NEWEST', contentTypeCodes: ['ARTICLE'] },
    COUNTDOWN: { toTime: new Date(world.clock.now().getTime() + 3_600_000).toISOString() },
    RICH_TEXT: { html: { en: '<p>Hello</p><script>alert(1)</script>' } },
    ACTIVITY: { activityId, image: '/pic/l.webp' },
  };
  const modules = MODULE_TYPES.map(
    (type): ModuleSpec => ({
      type,
      titles: { en: type },
      source: sources[type] as Record<string, unknown>,
      more: { kind: 'PRODUCT', target: 'x' },
    }),
  );
  await publishPage(ctx, await savePage(ctx, { code: 'all', titles }, modules));
  const shown = (await read('all')).data?.modules ?? [];
  // this tenant has neither coupons nor rankings, so their modules are not there
  expect(shown.map((module) => module.type)).toEqual(
    MODULE_TYPES.filter((type) => type !== 'COUPON' && type !== 'RANKING'),
  );
  const of = (type: string) => shown.find((module) => module.type === type);
  expect(of('BANNER')).toMatchObject({
    banners: [
      { image: { url: '/pic/a.webp' }, alt: 'Alt', jump: { href: '/products/kitchen-kitchen' } },
    ],
    more: { href: '/product/x' },
  });
  expect(of('NOTICE_LIST')).toMatchObject({ notices: [{ text: 'Notice', jump: null }] });
  expect(of('DEAL')).toMatchObject({ items: { length: 7 }, hasNext: false });
  expect(of('GOODS')).toMatchObject({ goods: { length: 3 } });
  expect(of('CONTENT')).toMatchObject({ contents: [{ code: 'w1' }] });
  expect(of('RICH_TEXT')).toMatchObject({ html: '<p>Hello</p>' });
  expect(of('ACTIVITY')).toMatchObject({
    activity: { id: activityId, status: 'RUNNING', title: 'Draw' },
    image: { url: '/pic/l.webp' },
    jump: { href: `/activity/lottery/${activityId}` },
  });
});

test('ACT-01, LOW-01: activities of a page are read by one statement, and one that is not public is left out', async () => {
  const ctx = await world.ctx();
  const ids = [await lottery(ctx), '424242', 'x', await lottery(ctx), await lottery(ctx, false)];
  const modules = ids.map(
    (activityId): ModuleSpec => ({ type: 'ACTIVITY', source: { activityId } }),
  );
  const id = await savePage(ctx, { code: 'activities', titles }, modules);
  await publishPage(ctx, id);
  const shown = (await read('activities')).data?.modules ?? [];
  expect(shown.map((one) => one.type === 'ACTIVITY' && one.activity.id)).toEqual([ids[0], ids[3]]);
  expect(shown[0]).toMatchObject({ image: { url: '/cover.webp' } });
});

/** A lottery that runs, or its draft. */
async function lottery(ctx: Context, isPublic = true): Promise<string> {
  const now = ctx.now.getTime();
  const id = await makeLottery(ctx, {
    code: `draw-${(counter += 1)}`,
    title: { en: 'Draw' },
    summary: {},
    rules: {},
    cover: '/cover.webp',
    startAt: new Date(now - HOUR_MS),
    endAt: new Date(now + HOUR_MS),
    revealAt: new Date(now + HOUR_MS),
    chances: [{ reason: 'BASE', chances: 1, mostADay: 1, mostInAll: 1 }],
    prizes: [{ name: { en: 'Hush' }, image: '', kind: 'GOODS', numbers: 10_000, stock: 1 }],
  });
  if (isPublic) await publishLottery(ctx, id);
  return String(id);
}
test('LOW-03: colours of three or six hex digits; anything else is no colour', async () => {
  const ctx = await world.ctx();
  const colours = ['#abc', '#aabbcc', 'abc', '#abcd', 'red', 'url(x)'];
  const id = await savePage(
    ctx,
    { code: 'colours', titles, background: '#fff' },
    colours.map((background) => ({
      type: 'RICH_TEXT',
      style: { background },
      source: { html: { en: '<p>x</p>' } },
    })),
  );
  await publishPage(ctx, id);
  expect((await read('colours')).data?.modules.map((module) => module.style.background)).toEqual([
    '#abc',
    '#aabbcc',
    'abc',
    null,
    null,
    null,
  ]);
  await expect(savePage(ctx, { code: 'bad', titles, background: 'red' }, [])).rejects.toThrow(
    /background/,
  );
});

test('CONT-11, LOW-01: a page of each type; drafts, other times and other tenants are not found; a signed preview is', async () => {
  const ctx = await world.ctx();
  for (const type of PAGE_TYPES) {
    await publishPage(
      ctx,
      await savePage(ctx, { code: type, type, titles, bare: true }, [{ type: 'CATEGORY' }]),
    );
    expect((await read(type)).data).toMatchObject({
      type,
      title: 'Page',
      bare: true,
      modules: { length: 1 },
    });
  }
  const draft = await savePage(ctx, { code: 'draft', titles }, [{ type: 'CATEGORY' }]);
  expect(await read('draft')).toMatchObject({ success: false, code: 404 });
  const preview = await previewOf(
    ctx,
    { id: draft },
    new Date(world.clock.now().getTime() + 60_000),
  );
  expect((await read('draft', { preview })).data).toMatchObject({
    code: 'draft',
    modules: { length: 1 },
  });
  expect(await read('home', { preview: `${preview}x` })).toMatchObject({ success: true });
  expect(await read('draft', { preview: `${preview.slice(0, -2)}xx` })).toMatchObject({
    code: 404,
  });
  await publishPage(
    ctx,
    await savePage(ctx, { code: 'over', titles, endsAt: back(1) }, [{ type: 'CATEGORY' }]),
  );
  await publishPage(
    ctx,
    await savePage(ctx, { code: 'soon', titles, startsAt: back(-1) }, [{ type: 'CATEGORY' }]),
  );
  for (const code of ['over', 'soon']) expect(await read(code), code).toMatchObject({ code: 404 });
  expect(await world.call('page.data-modules', { id: 'home' }, { 'x-tenant': 'ID' })).toMatchObject(
    { code: 404 },
  );
});

test('CONT-23, API-40, API-41: what people talk about, hottest first, with the tabs of its categories', async () => {
  const all = (await world.call('page.interacts', {}, english)).data;
  expect(all?.content.map((one) => one.code)).toEqual(['w2', 'w1']);
  expect(all).toMatchObject({
    title: 'People are talking about',
    totalElements: 2,
    hasNext: false,
  });
  expect(
    (await world.call('page.interacts', { categoryCode: 'kitchen' })).data?.content.map(
      (one) => one.code,
    ),
  ).toEqual(['w1']);
  expect((await world.call('page.interacts', { categoryCode: 'nope' })).data).toMatchObject({
    content: [],
    totalElements: 0,
  });
  expect(
    (await world.call('page.interacts-categories', {}, english)).data?.categories,
  ).toMatchObject([{ code: 'kitchen', name: 'Kitchen', count: 1 }]);
});

test('DEAL-06, DEAL-07: no deal appears in two modules of a page, and each goes on by what it alone has', async () => {
  const ctx = await world.ctx();
  await publishPage(
    ctx,
    await savePage(ctx, { code: 'twice', titles }, [
      { type: 'DEAL', source: { size: 4 } },
      { type: 'DEAL', titles: { en: 'Free' }, source: { label: 'FREE_SHIPPING', size: 4 } },
      { type: 'DEAL', source: { categoryCode: 'kitchen', size: 3 } },
    ]),
  );
  const modules =
    (await read('twice')).data?.modules.flatMap((module) =>
      module.type === 'DEAL' ? [module] : [],
    ) ?? [];
  const firsts = modules.map((module) => module.items.map((deal) => deal.code));
  // 14 deals in all, 7 of them delivered free
  const free =
    (await world.call('deal.feed', { label: 'FREE_SHIPPING' })).data?.content.map(
      (deal) => deal.code,
    ) ?? [];
  const left = free.filter((code) => !firsts[0]?.includes(code));
  expect(firsts[1]).toEqual(left.slice(0, 4));
  expect(new Set(firsts.flat()).size).toBe(firsts.flat().length);
  const page = async (at: number, number: number, size: number) =>
    (
      await world.call(
        'page.by-module',
        { moduleId: modules[at]?.id as string, pageRequest: { page: number, size } },
        english,
      )
    ).data;
  expect(await page(1, 1, 20)).toMatchObject({
    title: 'Free',
    totalElements: left.length,
    hasNext: false,
  });
  expect((await page(1, 1, 20))?.content.map((deal) => deal.code)).toEqual(left);
  const third = [
    ...((await page(2, 1, 3))?.content ?? []),
    ...((await page(2, 2, 3))?.content ?? []),
  ].map((deal) => deal.code);
  expect(third.slice(0, 3)).toEqual(firsts[2]);
  expect((await page(2, 1, 3))?.totalElements).toBe(14 - 4 - (firsts[1]?.length ?? 0));
  expect(third.some((code) => firsts[0]?.includes(code) || firsts[1]?.includes(code))).toBe(false);
});

test('DEAL-06, BEY-21: a product that several platforms sell appears once on a page, with the deal that comes first', async () => {
  const ctx = await world.ctx('MY');
  const goods: Awaited<ReturnType<typeof buildGoods>>[] = [];
  for (let at = 0; at < 6; at += 1) {
    const one = await buildGoods(ctx, {
      price: 100_00 + at,
      was: 200_00,
      verdict: 'VERIFIED',
      real: 0.4 - at / 100,
      labels: ['FREE_SHIPPING'],
      name: `my${at}`,
    });
    await buildDeal(ctx, one, { publishTime: back(at + 1) });
    goods.push(one);
  }
  await refreshDeals(ctx, 'all');
  const twins = async (one: number, other: number, split: Date | null = null) =>
    ctx.db.run(sql`insert into goods_twin (tenant_id, low_id, high_id, confidence, basis, made_at,
        split_at)
      values ('MY', ${goods[one]?.id}, ${goods[other]?.id}, 0.9, 'MODEL', ${ctx.now}, ${split})`);
  await twins(0, 1);
  await twins(1, 2);
  await twins(3, 4, ctx.now);
  const modules: ModuleSpec[] = [
    { type: 'DEAL', source: { size: 2, sort: 'DISCOUNT' } },
    { type: 'DEAL', source: { label: 'FREE_SHIPPING', size: 2, sort: 'DISCOUNT' } },
    { type: 'GOODS', source: { size: 4, sort: 'DISCOUNT' } },
  ];
  await publishPage(ctx, await savePage(ctx, { code: 'once', titles }, modules));
  const shown = (
    await world.call('page.data-modules', { id: 'once' }, { ...english, 'x-tenant': 'MY' })
  ).data?.modules.map((module) =>
    module.type === 'DEAL'
      ? module.items.map((deal) => deal.goodsCode)
      : module.type === 'GOODS'
        ? module.goods.map((card) => card.code)
        : [],
  );
  const codes = (...at: number[]) => at.map((one) => goods[one]?.code);
  // 0, 1 and 2 are one product; 3 and 4 were said not to be the same
  expect(shown).toEqual([codes(0, 3), codes(4, 5), codes(0, 3, 4, 5)]);
});
