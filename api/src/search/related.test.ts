import { beforeAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';
import {
  buildAccount,
  buildBrand,
  buildCategory,
  buildDeal,
  buildGoods,
} from '../../../test/build.ts';
import type { GoodsMade } from '../../../test/build.ts';
import { refreshDeals, savePieces } from '../content/index.ts';
import { indexGoods, indexDeals } from './document/document.ts';

const world = await makeWorld();
const back = (hours: number) => new Date(world.clock.now().getTime() - hours * 3_600_000);
let fryers: GoodsMade[];
let sameBrand: GoodsMade;
let deal: { id: number; code: string };

const codesOf = (content: readonly { code: string }[] | undefined) =>
  (content ?? []).map((one) => one.code);
const ask = async (given: object) => (await world.call('search.related', given)).data;

beforeAll(async () => {
  const ctx = await world.ctx();
  const kitchen = await buildCategory(ctx.db, { code: 'kitchen' });
  const fryer = await buildCategory(ctx.db, { code: 'fryer', parent: kitchen });
  const pan = await buildCategory(ctx.db, { code: 'pan', parent: kitchen });
  const brand = await buildBrand(ctx.db, 'Krobkrob');
  fryers = [];
  for (let at = 0; at < 8; at += 1)
    fryers.push(
      await buildGoods(ctx, {
        price: 100_00 - at * 100,
        was: 100_00,
        categoryId: fryer.id,
        verdict: at === 7 ? 'FAKE' : 'NO_CLAIM',
        ...(at === 0 ? { brandId: brand.id } : {}),
      }),
    );
  sameBrand = await buildGoods(ctx, { price: 50_00, categoryId: pan.id, brandId: brand.id });
  const worded = await buildGoods(ctx, { name: 'Turbo stove', price: 70_00 });
  await indexGoods(ctx, [worded.id]);
  deal = await buildDeal(ctx, fryers[0] as GoodsMade, { keywords: ['turbo'] });
  await buildDeal(ctx, fryers[1] as GoodsMade, {});
  await refreshDeals(ctx, 'all');
  await indexDeals(ctx, [deal.id]);
  await savePieces(ctx, [
    {
      code: 'w1',
      type: 'ARTICLE',
      title: 'W1',
      text: 'a',
      categoryIds: [fryer.id],
      publishTime: back(1),
    },
    {
      code: 'w2',
      type: 'ARTICLE',
      title: 'W2',
      text: 'a',
      keywords: ['Turbo'],
      publishTime: back(2),
    },
    {
      code: 'w3',
      type: 'NOTE',
      title: 'W3',
      text: 'a',
      goodsIds: [(fryers[0] as GoodsMade).id],
      publishTime: back(3),
    },
    { code: 'w4', type: 'ARTICLE', title: 'W4', text: 'a', publishTime: back(4) },
  ]);
});

test('DEAL-15, API-13: each relation brings its own goods, and never the goods themselves', async () => {
  const by = async (relation: string) =>
    codesOf(
      (
        await ask({
          orgSubjectType: 'CONTENT',
          orgCodes: [deal.code],
          relateds: [relation],
          destSubjectType: 'GOODS',
          pageRequest: { page: 1, size: 20 },
        })
      )?.content,
    );
  const leaf = await by('LAST_CLASSIFICATIONS_GOODS');
  expect(leaf.toSorted()).toEqual(
    fryers
      .slice(1)
      .map((one) => one.code)
      .toSorted(),
  );
  expect(await by('BRAND_GOODS')).toEqual([sameBrand.code]);
  expect(
    (
      await ask({
        orgSubjectType: 'CONTENT',
        orgCodes: [deal.code],
        relateds: ['DEAL_GOOD_KEYWORDS'],
      })
    )?.content,
  ).toMatchObject([{ name: 'Turbo stove' }]);
  expect(
    await ask({ orgSubjectType: 'CONTENT', orgIds: ['424242'], relateds: ['BRAND_GOODS'] }),
  ).toEqual({ content: [], totalElements: 0, hasNext: false });
});

test('DEAL-14, DEAL-15: by discount it never rises, contradicted claims stay out, pages follow', async () => {
  const first = await ask({
    orgSubjectType: 'CONTENT',
    orgIds: [String(deal.id)],
    sort: 'DISCOUNT',
    pageRequest: { page: 1, size: 5 },
  });
  expect(first).toMatchObject({ totalElements: 8, hasNext: true, content: { length: 5 } });
  const second = await ask({
    orgSubjectType: 'CONTENT',
    orgIds: [String(deal.id)],
    sort: 'DISCOUNT',
    pageRequest: { page: 2, size: 5 },
  });
  const all = [...(first?.content ?? []), ...(second?.content ?? [])];
  const discounts = all.map((card) =>
    'verdict' in card ? Math.max(0, card.verdict.real ?? 0) : 0,
  );
  expect(discounts).toEqual(discounts.toSorted((a, b) => b - a));
  expect(new Set(codesOf(all)).size).toBe(8);
  expect(codesOf(all)).not.toContain((fryers[7] as GoodsMade).code);
});

test('DEAL-13, DEAL-15: contents are deals, or the types that are named', async () => {
  expect(
    codesOf(
      (
        await ask({
          orgSubjectType: 'GOODS',
          orgCodes: [(fryers[1] as GoodsMade).code],
          destSubjectType: 'CONTENT',
        })
      )?.content,
    ),
  ).toContain(deal.code);
  const writing = await ask({
    orgSubjectType: 'CONTENT',
    orgCodes: [deal.code],
    destSubjectType: 'CONTENT',
    contentTypeCodes: ['ARTICLE', 'NOTE'],
  });
  expect(codesOf(writing?.content)).toEqual(['w1', 'w3', 'w2']);
  expect(
    codesOf(
      (
        await ask({
          orgSubjectType: 'NOTE',
          orgCodes: ['w3'],
          destSubjectType: 'CONTENT',
          contentTypeCodes: ['ARTICLE'],
        })
      )?.content,
    ),
  ).toEqual(['w1', 'w2']);
});

test('CONT-20, API-17: the feed goes on without repeats, also when something is published meanwhile', async () => {
  const ctx = await world.ctx('ID');
  const authors = [await buildAccount(ctx, {}), await buildAccount(ctx, {})];
  await savePieces(
    ctx,
    Array.from(
      { length: 25 },
      (_, at) =>
        ({
          code: `f${at}`,
          type: at % 3 ? 'ARTICLE' : 'NOTE',
          title: `F${at}`,
          text: 'x',
          authorId: authors[at % 5 ? 0 : 1] as number,
          publishTime: back(at + 1),
        }) as const,
    ),
  );
  const page = async (number: number, feedKey?: string, more: object = {}) =>
    (
      await world.call(
        'search.feed',
        { pageRequest: { page: number, size: 10 }, ...(feedKey ? { feedKey } : {}), ...more },
        { 'x-tenant': 'ID' },
      )
    ).data;
  const first = await page(1);
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  await savePieces(await world.ctx('ID'), [
    { code: 'fresh', type: 'ARTICLE', title: 'Fresh', text: 'x', publishTime: world.clock.now() },
  ]);
  const rest = [await page(2, first?.feedKey), await page(3, first?.feedKey)];
  const codes = [first, ...rest].flatMap((one) => codesOf(one?.content));
  expect(codes).toHaveLength(25);
  expect(new Set(codes).size).toBe(25);
  expect(codes).not.toContain('fresh');
  expect(rest[1]).toMatchObject({ hasNext: false, totalElements: 25 });
  expect(codesOf((await page(1))?.content)).toContain('fresh');
  expect(
    (await page(1, undefined, { dataTypes: ['NOTE'] }))?.content.every(
      (card) => 'contentTypeCode' in card && card.contentTypeCode === 'NOTE',
    ),
  ).toBe(true);
  expect(await page(1, undefined, { scope: 'FOLLOWING' })).toMatchObject({
    content: [],
    totalElements: 0,
  });
  expect(await page(1, 'not a key!!', { classificationCodes: ['nope'] })).toMatchObject({
    content: [],
  });
});

test('CONT-20: kinds take turns, and pages of a mixed feed still repeat nothing', async () => {
  const page = async (number: number, feedKey?: string) =>
    (
      await world.call('search.feed', {
        dataTypes: ['ARTICLE', 'NOTE', 'CONTENT'],
        pageRequest: { page: number, size: 4 },
        ...(feedKey ? { feedKey } : {}),
      })
    ).data;
  const first = await page(1);
  const second = await page(2, first?.feedKey);
  const kinds = (first?.content ?? []).map((card) => ('goodsId' in card ? 'DEAL' : 'WRITING'));
  expect(kinds.filter((kind) => kind === 'DEAL')).toHaveLength(2);
  const codes = [...codesOf(first?.content), ...codesOf(second?.content)];
  expect(codes).toHaveLength(6);
  expect(new Set(codes).size).toBe(6);
});
