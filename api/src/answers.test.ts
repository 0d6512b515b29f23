/**
 * Every answer as the contract says: each call that has a handler is asked, and its data validated
 * (LIST-06).
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import type { Ask, CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { makeWorld } from '../../test/world.ts';
import { buildBrand, buildCategory, buildDeal, buildGoods } from '../../test/build.ts';
import { refreshDeals } from './content/index.ts';
import { backfill } from './search/index.ts';

const world = await makeWorld();
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
const codes = { goods: '', deal: '', ended: '', category: 'leaf', brand: '' };

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  const top = await buildCategory(ctx.db, { code: 'top', names: { en: 'Top', th: 'บนสุด' } });
  const leaf = await buildCategory(ctx.db, {
    code: codes.category,
    names: { th: 'ใบ / ไม้' },
    parent: top,
  });
  const brand = await buildBrand(ctx.db, 'Anker');
  codes.brand = brand.code;
  const common = {
    brandId: brand.id,
    categoryId: leaf.id,
    rating: 4.9,
    reviews: 120,
    sold: 9,
    shipping: 0,
    mall: true,
  };
  const first = await buildGoods(ctx, {
    ...common,
    verdict: 'VERIFIED',
    real: 0.3,
    price: 700_00,
    was: 1000_00,
    labels: ['FREE_SHIPPING', 'HALF_YEAR_LOW'],
  });
  const second = await buildGoods(ctx, {
    ...common,
    price: 500_00,
    verdict: 'FAKE',
    was: 900_00,
    platform: 'nowhere',
  });
  codes.goods = first.code;
  codes.deal = (
    await buildDeal(ctx, first, { text: 'Why\n\nit is good.', keywords: ['a', 'b'] })
  ).code;
  codes.ended = (await buildDeal(ctx, second, { amount: 100_00 })).code;
  await buildDeal(ctx, second);
  await refreshDeals(ctx, 'all');
  await backfill(ctx);
});

/** TypeBox writes a tuple as drafts before 2020-12 did; the meaning is the same. */
function current(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(current);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { items, additionalItems: _closed, ...rest } = schema as Record<string, unknown>;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, current(value)]),
  );
  return Array.isArray(items)
    ? { ...inner, prefixItems: items.map(current), items: false }
    : items === undefined
      ? inner
      : { ...inner, items: current(items) };
}

type Asks = { [Name in CallName]?: () => Partial<Ask<Name>>[] };
const ASKS: Asks = {
  'category.list': () => [{}, { level: 2 }],
  'category.tops': () => [{}],
  'category.next-children': () => [{ id: 'top' }],
  'category.related': () => [{ codes: ['top'] }],
  'category.tree': () => [{}],
  'category.by-id': () => [{ id: 'leaf' }],
  'category.by-code': () => [{ code: 'leaf' }],
  'category.parents': () => [{ id: 'leaf' }],
  'category.parents-by-code': () => [{ code: 'leaf' }],
  'brand.navigate': () => [{}, { keyword: 'goods' }],
  'brand.home': () => [{}],
  'brand.detail': () => [{ id: codes.brand }],
  'brand.detail-by-code': () => [{ code: codes.brand }],
  'goods.detail': () => [
    { code: codes.goods },
    { code: codes.goods, withShipping: false, withCoupon: false },
  ],
  'goods.category-navigate': () => [{}, { parentCode: 'top' }],
  'deal.feed': () => [
    {},
    { label: 'FREE_SHIPPING', sort: 'NEWEST' },
    { label: 'LOW_PRICE', sort: 'DISCOUNT' },
  ],
  'page.home-deals': () => [{}, { page: 2, size: 1 }],
  'deal.label-navigate': () => [{}],
  'deal.recommend': () => [{}],
  'deal.get-by-id': () => [
    { subject: { type: 'AI', code: codes.deal } },
    { subject: { type: 'DEAL', code: codes.ended } },
  ],
  'deal.score': () => [{ id: codes.deal }],
  'daily-special.list': () => [{}, { labels: ['FREE_SHIPPING'], categoryCode: 'top' }],
  'daily-special.config': () => [{}],
  'search.search': () => [{}, { dataTypes: ['CONTENT'] }, { keyword: 'goods' }],
  'search.filters': () => [{}, { dataTypes: ['CONTENT'] }],
};

for (const [name, asks] of Object.entries(ASKS) as [CallName, () => object[]][]) {
  test(`LIST-06: ${name} answers in the contract's shape in each language`, async () => {
    const validate = ajv.compile(current(calls.get(name)?.answer) as object);
    for (const ask of asks())
      for (const lang of ['th', 'en', 'id']) {
        const { success, data, message } = await world.call(name, ask as never, {
          'accept-language': lang,
        });
        expect(success, `${JSON.stringify(ask)} ${message}`).toBe(true);
        expect(validate(data) ? [] : validate.errors, JSON.stringify(ask)).toEqual([]);
        const list = data as { content?: unknown[]; totalElements?: number } | unknown[];
        const items = Array.isArray(list) ? list : list.content;
        if (items)
          expect(items.length, `${name} ${JSON.stringify(ask)} shows something`).toBeGreaterThan(0);
      }
  });
}

test('CAT-04, TEN-12: what is unknown here, or known only to another tenant, is refused with a sentence and never a crash', async () => {
  const unknown: { [Name in CallName]?: Partial<Ask<Name>>[] } = {
    'category.next-children': [{ id: '999' }, { id: 'no_such' }],
    'category.by-id': [{ id: '9999999999999999' }],
    'category.by-code': [{ code: 'no_such' }],
    'category.parents': [{ id: '0' }],
    'category.parents-by-code': [{ code: 'x' }],
    'brand.detail': [{ id: '999' }],
    'brand.detail-by-code': [{ code: 'x' }],
    'goods.category-navigate': [{ parentCode: 'x' }],
    'goods.detail': [{ id: '999' }, { code: 'no_such' }, { code: codes.goods }],
    'deal.get-by-id': [
      { subject: { type: 'DEAL', id: '999' } },
      { subject: { type: 'DEAL', code: codes.deal } },
    ],
    'deal.score': [{ id: '999' }, { id: codes.deal }],
  };
  for (const [name, asks] of Object.entries(unknown) as [CallName, object[]][])
    for (const ask of asks) {
      const answer = await world.call(name, ask as never, {
        'x-tenant': 'SG',
        'accept-language': 'en',
      });
      expect(answer, `${name} ${JSON.stringify(ask)}`).toMatchObject({
        status: 200,
        success: false,
        code: 404,
        message: expect.stringMatching(/\w/),
        data: null,
      });
    }
});

test('TEN-12: every list of another tenant is empty', async () => {
  for (const [name, ask] of [
    ['deal.feed', {}],
    ['page.home-deals', {}],
    ['deal.recommend', {}],
    ['daily-special.list', {}],
    ['search.search', {}],
    ['search.search', { keyword: 'goods' }],
    ['brand.navigate', {}],
  ] as const) {
    expect((await world.call(name, ask as never, { 'x-tenant': 'SG' })).data, name).toMatchObject({
      content: [],
      totalElements: 0,
      hasNext: false,
    });
  }
  for (const name of ['brand.home', 'goods.category-navigate'] as const)
    expect((await world.call(name, {}, { 'x-tenant': 'SG' })).data, name).toEqual([]);
  expect((await world.call('deal.label-navigate', {}, { 'x-tenant': 'SG' })).data).toMatchObject({
    total: 0,
    labels: [],
  });
});
