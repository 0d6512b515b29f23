import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import { VIEWER_TYPES } from '#contract/content/kind.ts';
import type { Context } from '#api/kernel/context.ts';
import { makeWorld } from '../../../test/world.ts';
import {
  buildAccount,
  buildBrand,
  buildCategory,
  buildDeal,
  buildGoods,
} from '../../../test/build.ts';
import { findWriting, refreshDeals, savePieces } from '../content/index.ts';
import type { Piece } from '../content/index.ts';
import { backfill } from './index.ts';
import { search } from './search.ts';

const world = await makeWorld();
const back = (hours: number) => new Date(world.clock.now().getTime() - hours * 3_600_000);
const piece = (code: string, more: Partial<Piece>): Piece => ({
  code,
  type: 'ARTICLE',
  title: code,
  text: `<p>${code}</p>`,
  publishTime: back(1),
  ...more,
});
const ids: Record<string, string> = {};

beforeAll(async () => {
  const ctx = await world.ctx();
  const kitchen = await buildCategory(ctx.db, {
    code: 'kitchen',
    names: { en: 'Kitchen', th: 'ครัว' },
  });
  const fryer = await buildCategory(ctx.db, {
    code: 'fryer',
    names: { en: 'Air fryers', th: 'หม้อทอดไร้น้ำมัน' },
    parent: kitchen,
  });
  const audio = await buildCategory(ctx.db, {
    code: 'audio',
    names: { en: 'Audio', th: 'เครื่องเสียง' },
  });
  const brand = await buildBrand(ctx.db, 'Krobkrob');
  const goods = await buildGoods(ctx, {
    name: 'หม้อทอดไร้น้ำมัน Krobkrob 5 ลิตร',
    categoryId: fryer.id,
    brandId: brand.id,
    price: 990_00,
    was: 1990_00,
    labels: ['FREE_SHIPPING'],
    verdict: 'VERIFIED',
    real: 0.4,
  });
  await buildDeal(ctx, goods, { title: 'หม้อทอดถูกจริง' });
  await refreshDeals(ctx, 'all');
  Object.assign(ids, {
    kitchen: String(kitchen.id),
    brand: String(brand.id),
    brandCode: brand.code,
  });
  await savePieces(ctx, [
    piece('choose', {
      title: 'วิธีเลือกหม้อทอดไร้น้ำมันให้คุ้ม',
      text: '<p>ดูความจุ กำลังไฟ และตะกร้า</p>',
      translations: {
        en: { title: 'How to choose an air fryer', text: '<p>Capacity, power and the basket.</p>' },
      },
      categoryIds: [fryer.id],
      goodsIds: [goods.id],
      publishTime: back(50),
    }),
    piece('walls', {
      type: 'TEXT_IMG',
      title: 'ครัวคอนโดขนาดเล็ก',
      summary: 'จัดที่ให้หม้อทอดไร้น้ำมัน',
      categoryIds: [kitchen.id],
    }),
    piece('tried', {
      type: 'NOTE',
      title: 'ใช้มาสามเดือน',
      text: '<p>หม้อทอดไร้น้ำมันใบนี้เสียงเบา</p>',
      goodsIds: [goods.id],
      publishTime: back(3),
    }),
    piece('ears', { type: 'NOTE', title: 'หูฟังใส่วิ่ง', categoryIds: [audio.id] }),
    piece('hidden', { title: 'หม้อทอดไร้น้ำมันที่ถอดออก', shelved: false }),
    piece('draft', { title: 'หม้อทอดไร้น้ำมันฉบับร่าง', auditStatus: 'SUBMITTED' }),
    piece('later', { title: 'หม้อทอดไร้น้ำมันพรุ่งนี้', publishTime: back(-24) }),
  ]);
  await world.jobQueue.workAll();
  await backfill(ctx);
});

const ask = async (wish: Partial<Ask<'search.search'>>, headers = {}) => {
  const answer = await world.call('search.search', wish, headers);
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return {
    codes: answer.data?.content.map((card) => card.code),
    total: answer.data?.totalElements,
    totals: answer.data?.totals,
  };
};
const FRYER = { keyword: 'หม้อทอดไร้น้ำมัน' };

test('SRCH-02: articles and reviews are found by words in title, summary and text, best first, and every tab tells how many it has', async () => {
  const articles = await ask({ ...FRYER, dataTypes: ['ARTICLE'] });
  expect(articles.codes).toEqual(['choose', 'walls']);
  expect(articles.total).toBe(2);
  const notes = await ask({ ...FRYER, dataTypes: ['NOTE'] });
  expect(notes.codes).toEqual(['tried']);
  const totals = { GOODS: 1, GOODS_LINK_DETAIL: 1, CONTENT: 1, ARTICLE: 2, NOTE: 1 };
  for (const dataTypes of [['GOODS'], ['CONTENT'], ['ARTICLE'], ['NOTE']])
    expect((await ask({ ...FRYER, dataTypes })).totals, dataTypes[0]).toEqual(totals);
  expect((await ask({ ...FRYER, dataTypes: ['ARTICLE'], sort: 'NEWEST' })).codes).toEqual([
    'walls',
    'choose',
  ]);
});

test('SRCH-02, SRCH-10: a piece is found in each language it is written in, and by a part of a word', async () => {
  for (const keyword of ['air fryer', 'FRYER basket', 'fry', 'หม้อทอด', 'หม้อทอดไร้นํ้ามัน', 'เลือกหม้อ']) {
    expect((await ask({ keyword, dataTypes: ['ARTICLE'] })).codes, keyword).toContain('choose');
  }
});

test('SRCH-02: what is not public is not found, and new words are found at once', async () => {
  expect(
    (await ask({ ...FRYER, dataTypes: ['ARTICLE'], pageRequest: { page: 1, size: 100 } })).codes,
  ).toEqual(['choose', 'walls']);
  const ctx = await world.ctx('PH');
  await savePieces(ctx, [piece('first', { title: 'Rice cooker' })]);
  await world.jobQueue.workAll();
  expect(
    (await ask({ keyword: 'rice', dataTypes: ['ARTICLE'] }, { 'x-tenant': 'PH' })).codes,
  ).toEqual(['first']);
  // the same piece with other words, its time unchanged
  await savePieces(ctx, [piece('first', { title: 'Steamer' })]);
  await world.jobQueue.workAll();
  expect(
    (await ask({ keyword: 'rice', dataTypes: ['ARTICLE'] }, { 'x-tenant': 'PH' })).codes,
  ).toEqual([]);
  expect(
    (await ask({ keyword: 'steamer', dataTypes: ['ARTICLE'] }, { 'x-tenant': 'PH' })).codes,
  ).toEqual(['first']);
  expect((await ask({ keyword: 'steamer', dataTypes: ['ARTICLE'] })).codes).toEqual([]);
});

test('SRCH-01: each field narrows writing too, and unknown values give an empty list', async () => {
  const of = async (wish: Partial<Ask<'search.search'>>) =>
    (await ask({ dataTypes: ['ARTICLE'], ...wish })).codes?.toSorted();
  expect(await of({})).toEqual(['choose', 'walls']);
  expect(await of({ categoryCodes: ['fryer'] })).toEqual(['choose']);
  expect(await of({ classificationIds: [ids.kitchen as string] })).toEqual(['choose', 'walls']);
  expect(await of({ brandIds: [ids.brand as string] })).toEqual(['choose']);
  expect(await of({ brandCodes: [ids.brandCode as string] })).toEqual(['choose']);
  expect(await of({ labels: ['FREE_SHIPPING'] })).toEqual(['choose']);
  expect(await of({ maxAmount: 1000_00 })).toEqual(['choose']);
  expect(await of({ contentTypeCodes: ['TEXT_IMG'] })).toEqual(['walls']);
  expect(await of({ dataTypes: ['CONTENT'], contentTypeCodes: ['NOTE'] })).toEqual([
    'ears',
    'tried',
  ]);
  expect(await of({ dataTypes: ['NOTE'], pageRequest: { page: 2, size: 1 } })).toHaveLength(1);
  const unknown: Partial<Ask<'search.search'>>[] = [
    { categoryCodes: ['nowhere'] },
    { brandIds: ['999999'] },
    { brandCodes: ['nobody'] },
    { labels: ['NO_LABEL'] },
    { platforms: ['NO_SHOP'] },
    { minAmount: 99_999_00 },
    { contentTypeCodes: ['NOTE'] },
    { keyword: 'zzzz qqqq' },
  ];
  for (const wish of unknown) expect(await of(wish), JSON.stringify(wish)).toEqual([]);
});

test('CONT-12: a list of contents narrowed by words finds by the same words', async () => {
  const listed = await world.call('content.pages', { keyword: 'kitchen', queryType: 'NEWEST' });
  expect(listed.data?.content.map((one) => one.code)).toEqual(['walls', 'choose']);
  const mixed = await world.call('content.pages', {
    keyword: 'หม้อทอด',
    contentTypeCodes: ['DEAL', 'NOTE'],
  });
  expect(mixed.data?.totalElements).toBe(2);
});

test('CONT-06: who sees what in search and its counts: strangers and three users by six viewer types', async () => {
  const ctx = await world.ctx('SG');
  const [author, friend, other] = [
    await buildAccount(ctx, {}),
    await buildAccount(ctx, {}),
    await buildAccount(ctx, {}),
  ];
  const group = await ctx.db.row<{ id: number }>(
    sql`insert into account_group (tenant_id, code, name) values ('SG', 'g', 'G') returning id`,
  );
  await ctx.db.run(
    sql`insert into account_group_member (tenant_id, group_id, account_id)
        values ('SG', ${group?.id}, ${friend})`,
  );
  await savePieces(
    ctx,
    VIEWER_TYPES.map((viewerType) =>
      piece(viewerType, {
        title: 'Secret kettle',
        viewerType,
        authorId: author,
        viewerIds: [friend],
        groupIds: [group?.id as number],
      }),
    ),
  );
  await world.jobQueue.workAll();
  const sees = {
    stranger: ['ALL'],
    author: [...VIEWER_TYPES],
    friend: ['ALL', 'GROUP_SEE', 'VIEWER_SEE'],
    other: ['ALL', 'GROUP_NOT_SEE', 'VIEWER_NOT_SEE'],
  };
  const readers = { stranger: null, author, friend, other };
  for (const reader of Object.keys(readers) as (keyof typeof readers)[]) {
    const id = readers[reader];
    const as: Context = { ...ctx, viewer: id === null ? null : { userId: String(id), roles: [] } };
    for (const keyword of ['kettle', undefined]) {
      const answer = await search(as, {
        dataTypes: ['ARTICLE'],
        keyword,
        pageRequest: { page: 1, size: 20 },
      });
      expect(answer.content.map((card) => card.code).toSorted(), `${reader} ${keyword}`).toEqual(
        sees[reader].toSorted(),
      );
      expect(answer.totalElements, reader).toBe(sees[reader].length);
      expect(answer.totals.ARTICLE, reader).toBe(sees[reader].length);
    }
  }
  expect(
    await findWriting(
      ctx,
      { places: [], order: 'RELEVANCE', without: [], keyword: 'kettle' },
      10,
      0,
    ),
  ).toHaveLength(1);
});
