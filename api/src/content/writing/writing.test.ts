import { beforeAll, expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { VIEWER_TYPES } from '#contract/content/kind.ts';
import type { Context } from '#api/kernel/context.ts';
import { makeWorld } from '../../../../test/world.ts';
import {
  buildAccount,
  buildBrand,
  buildCategory,
  buildDeal,
  buildGoods,
  setPrice,
} from '../../../../test/build.ts';
import { refreshDeals, savePieces } from '../index.ts';
import type { Piece } from '../index.ts';
import { detail, noteDetail, pages } from './writing.ts';
import { placeWhatIsDue, placeWriting } from './place.ts';

const world = await makeWorld();
const now = () => world.clock.now();
const back = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
const english = { 'accept-language': 'en' };
const list = async (ask: object, tenant = 'TH') =>
  (await world.call('content.pages', ask, { 'x-tenant': tenant, ...english })).data;
const codes = (answer: { content: readonly { code: string }[] } | null | undefined) =>
  answer?.content.map((one) => one.code);
const piece = (code: string, more: Partial<Piece> = {}): Piece => ({
  code,
  type: 'ARTICLE',
  title: `Title ${code}`,
  text: `<p>Text of ${code}</p>`,
  publishTime: back(1),
  ...more,
});

let made: {
  kitchen: number;
  fryer: number;
  brand: number;
  goods: { id: number; offerId: number; code: string };
  author: number;
};

beforeAll(async () => {
  const ctx = await world.ctx();
  const kitchen = await buildCategory(ctx.db, { code: 'kitchen', names: { en: 'Kitchen' } });
  const fryer = await buildCategory(ctx.db, {
    code: 'fryer',
    names: { en: 'Fryers' },
    parent: kitchen,
  });
  const brand = await buildBrand(ctx.db, 'Krobkrob');
  const goods = await buildGoods(ctx, { price: 990_00, categoryId: fryer.id, brandId: brand.id });
  const author = await buildAccount(ctx, { nickname: 'น้ำฝน', publisherType: 'PROFESSIONAL' });
  made = { kitchen: kitchen.id, fryer: fryer.id, brand: brand.id, goods, author };
  await savePieces(ctx, [
    piece('a1', {
      publishTime: back(10),
      isTop: true,
      keywords: ['หม้อทอด', 'Kitchen', 'c', 'd', 'e'],
      categoryIds: [fryer.id],
      authorId: author,
      goodsIds: [goods.id],
    }),
    piece('a2', {
      publishTime: back(5),
      isSelected: true,
      keywords: ['kitchen'],
      counts: { like: 500, comment: 40 },
    }),
    piece('n1', {
      type: 'NOTE',
      publishTime: back(2),
      images: [{ url: '/pic/n.webp', width: 600, height: 600 }],
      categoryIds: [fryer.id],
      goodsIds: [goods.id],
      boughtProof: true,
    }),
    piece('t1', {
      type: 'TEXT_IMG',
      publishTime: back(8),
      videos: [
        {
          title: 'v',
          cover: '/pic/v.webp',
          kind: 'EMBED',
          url: 'https://video.example/1',
          seconds: 61,
        },
      ],
      categoryIds: [fryer.id],
    }),
    piece('later', { publishTime: back(-1) }),
    piece('draft', { publishStatus: 0 }),
    piece('hidden', { publishStatus: -1 }),
    piece('off', { shelved: false }),
  ]);
  await savePieces(await world.ctx('ID'), [piece('a1', { title: 'Lain' })]);
});

test('CONT-01, CONT-05, CONT-12, API-19: four orders with the fields of a card', async () => {
  expect(codes(await list({}))).toEqual(['n1', 'a2', 't1', 'a1']);
  expect(codes(await list({ queryType: 'TOP' }))).toEqual(['a1', 'n1', 'a2', 't1']);
  expect(codes(await list({ queryType: 'HOT' }))?.[0]).toBe('a2');
  expect(codes(await list({ queryType: 'SELECTED' }))).toEqual(['a2']);
  const first = (await list({ queryType: 'TOP' }))?.content[0];
  expect(first).toMatchObject({
    code: 'a1',
    title: 'Title a1',
    summary: 'Text of a1',
    contentTypeCode: 'ARTICLE',
    isTop: true,
    keywords: ['หม้อทอด', 'Kitchen', 'c', 'd', 'e'],
    author: { nickname: 'น้ำฝน', publisherType: 'PROFESSIONAL' },
    coverImage: {},
    updateTime: back(10).toISOString(),
  });
  expect((await list({}))?.content[1]).toMatchObject({
    author: { nickname: 'Khum', publisherType: 'PROFESSIONAL' },
  });
});

test('CONT-04, CONT-22, NAV-09: type, category with those below it, brand, goods, author and tag narrow; together too', async () => {
  expect(codes(await list({ contentTypeCodes: ['NOTE'] }))).toEqual(['n1']);
  expect(codes(await list({ contentTypeCodes: ['NOTE', 'ARTICLE'] }))).toEqual(['n1', 'a2', 'a1']);
  expect(codes(await list({ classificationCodes: ['kitchen'] }))).toEqual(['n1', 't1', 'a1']);
  expect(
    codes(await list({ classificationIds: [String(made.fryer)], contentTypeCodes: ['ARTICLE'] })),
  ).toEqual(['a1']);
  expect(codes(await list({ brandIds: [String(made.brand)] }))).toEqual(['n1', 'a1']);
  expect(codes(await list({ goodsIds: [String(made.goods.id)], excludeIds: [] }))).toEqual([
    'n1',
    'a1',
  ]);
  expect(codes(await list({ authorIds: [String(made.author)] }))).toEqual(['a1']);
  expect(codes(await list({ tag: 'KITCHEN' }))).toEqual(['a2', 'a1']);
  expect(codes(await list({ tag: 'หม้อทอด' }))).toEqual(['a1']);
  await world.jobQueue.workAll();
  expect(codes(await list({ keyword: 'a2' }))).toEqual(['a2']);
  for (const ask of [
    { contentTypeCodes: ['NOPE'] },
    { classificationCodes: ['nope'] },
    { tag: 'nope' },
    { brandIds: ['999'] },
  ])
    expect(await list(ask)).toEqual({ content: [], totalElements: 0, hasNext: false });
});

test('LIST-06, CONT-26: pages follow each other; totals are true; the other tenant has its own', async () => {
  const first = await list({ pageRequest: { page: 1, size: 3 } });
  expect(first).toMatchObject({ totalElements: 4, hasNext: true });
  expect(codes(await list({ pageRequest: { page: 2, size: 3 } }))).toEqual(['a1']);
  expect(codes(await list({}, 'ID'))).toEqual(['a1']);
  expect((await list({}, 'ID'))?.content[0]?.title).toBe('Lain');
});

test('CONT-10, AMB-21: only what is published, on the shelf and due is listed or has a page', async () => {
  for (const code of ['later', 'draft', 'hidden', 'off', 'nothing'])
    expect(await world.call('content.detail', { code }), code).toMatchObject({
      success: false,
      code: 404,
      errorKey: 'content.not_found',
    });
  const ctx = await world.ctx();
  world.clock.set(new Date(now().getTime() + 2 * 3_600_000));
  await placeWhatIsDue(await world.ctx());
  expect(codes(await list({}))?.[0]).toBe('later');
  world.clock.set(new Date(now().getTime() - 2 * 3_600_000));
  await placeWriting(await world.ctx(), 'all');
  expect(codes(await list({}))).toEqual(['n1', 'a2', 't1', 'a1']);
  expect(ctx.tenant.id).toBe('TH');
});

test('CONT-06: who sees what, in lists and in details alike: strangers and three users by six viewer types', async () => {
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
        viewerType,
        authorId: author,
        viewerIds: [friend],
        groupIds: [group?.id as number],
      }),
    ),
  );
  const expected: Record<string, string[]> = {
    ALL: ['stranger', 'author', 'friend', 'other'],
    SELF: ['author'],
    VIEWER_SEE: ['author', 'friend'],
    VIEWER_NOT_SEE: ['author', 'other'],
    GROUP_SEE: ['author', 'friend'],
    GROUP_NOT_SEE: ['author', 'other'],
  };
  const readers: Record<string, number | null> = { stranger: null, author, friend, other };
  for (const [reader, id] of Object.entries(readers)) {
    const as: Context = { ...ctx, viewer: id === null ? null : { userId: String(id), roles: [] } };
    const listed = codes(
      await pages(as, { queryType: 'NEWEST', pageRequest: { page: 1, size: 20 } }),
    );
    const sees = VIEWER_TYPES.filter((type) => expected[type]?.includes(reader));
    expect(listed?.toSorted(), reader).toEqual(sees.toSorted());
    for (const type of VIEWER_TYPES) {
      const found = await detail(as, { code: type }).then(
        () => true,
        () => false,
      );
      expect(found, `${reader} ${type}`).toBe(sees.includes(type));
    }
  }
});

test('CONT-07, SM-07: only what passed is public; its author alone sees the rest, with its state', async () => {
  const ctx = await world.ctx('MY');
  const author = await buildAccount(ctx, {});
  const states = [
    'SUBMITTED',
    'AUDITING',
    'PASSED',
    'REJECTED',
    'SELF_VISIBLE',
    'DELETED',
  ] as const;
  await savePieces(
    ctx,
    states.map((auditStatus) => piece(auditStatus, { auditStatus, authorId: author })),
  );
  expect(codes(await list({}, 'MY'))).toEqual(['PASSED']);
  const mine: Context = { ...ctx, viewer: { userId: String(author), roles: [] } };
  for (const state of states.filter((one) => one !== 'DELETED')) {
    const found = await detail(mine, { code: state });
    expect(found.review?.state ?? 'PASSED', state).toBe(state);
  }
  expect((await detail(mine, { code: 'REJECTED' })).can).toEqual(['edit', 'submit', 'delete']);
  await expect(detail(mine, { code: 'DELETED' })).rejects.toMatchObject({
    key: 'content.not_found',
  });
  await expect(
    detail({ ...ctx, viewer: { userId: '999999', roles: [] } }, { code: 'SUBMITTED' }),
  ).rejects.toMatchObject({ key: 'content.not_found' });
});

test('CONT-13, CONT-08, P-04: an article in full, by code or id, with all ten fields of the model; taken off the shelf it is nowhere', async () => {
  const ctx = await world.ctx();
  const author = await buildAccount(ctx, { nickname: 'Writer' });
  await savePieces(ctx, [
    piece('full', {
      subtitle: 'Sub',
      shortTitle: 'Short',
      categoryIds: [made.fryer],
      websites: [
        { name: 'Maker', url: 'https://maker.example/' },
        { name: 'bad', url: 'javascript:alert(1)' },
      ],
      publishTime: back(100),
      cover: '/pic/cover.webp',
      thumbnail: '/pic/thumbnail.webp',
      keywords: ['fryer', 'kitchen'],
      authorId: author,
      text: '<p>a</p><script>alert(1)</script>',
      translations: { th: { title: 'หัวเรื่อง', text: '<p>ก</p>' } },
    }),
  ]);
  const found = (await world.call('content.detail', { code: 'full' }, english)).data;
  expect(found).toMatchObject({
    title: 'Title full',
    subtitle: 'Sub',
    shortTitle: 'Short',
    text: '<p>a</p>',
    coverImage: { url: '/pic/cover.webp' },
    keywords: ['fryer', 'kitchen'],
    author: { userId: String(author) },
    publishTime: back(100).toISOString(),
    websites: [{ name: 'Maker', url: 'https://maker.example/' }],
    breadcrumb: [{ code: 'kitchen' }, { code: 'fryer' }],
    can: [],
    review: null,
  });
  expect((await world.call('content.detail', { id: found?.id as string }, english)).data).toEqual(
    found,
  );
  expect(
    (await world.call('content.detail', { code: 'full' }, { 'accept-language': 'th' })).data,
  ).toMatchObject({
    title: 'หัวเรื่อง',
    text: '<p>ก</p>',
    summary: 'ก',
  });
  expect(await world.call('content.detail', {}, english)).toMatchObject({
    success: false,
    code: 422,
    fields: { id: expect.any(String) },
  });
  // the list shows its thumbnail or cover, and its keywords are words of search
  const card = async () =>
    (
      await world.call(
        'content.pages',
        { tag: 'fryer', pageRequest: { page: 1, size: 5 } },
        english,
      )
    ).data?.content;
  expect(await card()).toMatchObject([
    {
      code: 'full',
      coverImage: { url: expect.stringContaining('/pic/') },
      keywords: ['fryer', 'kitchen'],
    },
  ]);
  const stored = await ctx.db.row(
    sql`select thumbnail, publish_status from content where code = 'full'`,
  );
  expect(stored).toMatchObject({ thumbnail: '/pic/thumbnail.webp', publish_status: 1 });
  await ctx.db.run(sql`update content set publish_status = 0 where code = 'full'`);
  await placeWriting(ctx, [Number(found?.id)]);
  expect((await world.call('content.detail', { code: 'full' }, english)).errorKey).toBe(
    'content.not_found',
  );
  world.clock.set(new Date(world.clock.now().getTime() + 31_000));
  expect(await card()).toEqual([]);
});

test('CONT-19, API-92: a note is a note, and other types are not found there', async () => {
  const note = (await world.call('content.note-detail', { code: 'n1' })).data;
  expect(note).toMatchObject({
    contentTypeCode: 'NOTE',
    images: [{ url: '/pic/n.webp' }],
    boughtProof: true,
    currentUserCollected: false,
    goods: [{ id: String(made.goods.id) }],
  });
  expect(await world.call('content.note-detail', { code: 'a1' })).toMatchObject({ code: 404 });
  await expect(noteDetail(await world.ctx('ID'), { code: 'n1' })).rejects.toMatchObject({
    key: 'content.not_found',
  });
});

test('BEY-32: a product card in an article costs what it costs now, and the article says when that has changed', async () => {
  const ctx = await world.ctx();
  await savePieces(ctx, [
    piece('live', {
      text: `<p>x</p><div data-goods="${made.goods.code}"></div>`,
      publishTime: back(200),
    }),
  ]);
  const read = async () => (await world.call('content.detail', { code: 'live' })).data;
  expect(await read()).toMatchObject({
    pricesChanged: false,
    goods: [{ code: made.goods.code, currentAmount: 990_00 }],
  });
  await setPrice(ctx, made.goods, { price: 890_00 });
  expect(await read()).toMatchObject({
    pricesChanged: true,
    goods: [{ code: made.goods.code, currentAmount: 890_00 }],
  });
  await setPrice(ctx, made.goods, { price: 990_00 });
});

test('CONT-09: a field of each of the nine types is filled in the order of the model; what does not fit its type is left out', async () => {
  const ctx = await world.ctx('PH');
  const goods = await buildGoods(ctx, { price: 100_00 });
  const [other] = await savePieces(ctx, [piece('other', {})]);
  const types = [
    'TEXT',
    'PICTURE',
    'RICH_TEXT',
    'SELECT',
    'TIME',
    'CONTENT_RELATION',
    'RELATED_CONTENTS',
    'JUMP',
    'COMMODITY_RELATION',
  ];
  for (const [position, type] of types.entries())
    await ctx.db.run(sql`insert into content_field (tenant_id, content_type, name, field_type,
        labels, options, position)
      values ('PH', 'ARTICLE', ${`f${type}`}, ${type},
        ${JSON.stringify({ en: `Label ${type}` })}::jsonb,
        ${JSON.stringify([{ code: 'x', labels: { en: 'Ex' } }])}::jsonb, ${position})`);
  const fields = {
    fTEXT: 'words',
    fPICTURE: ['/pic/a.webp', 'javascript:1'],
    fRICH_TEXT: '<p>r</p><script>1</script>',
    fSELECT: ['x', 'unknown'],
    fTIME: '2026-11-20T00:00:00Z',
    fCONTENT_RELATION: other,
    fRELATED_CONTENTS: [other, 424242],
    fJUMP: { kind: 'PRODUCT', target: goods.code },
    fCOMMODITY_RELATION: [goods.id],
    unknown: 'x',
  };
  await savePieces(ctx, [
    piece('fielded', { fields }),
    piece('broken', {
      fields: {
        fTEXT: 7,
        fTIME: 'never',
        fJUMP: { kind: 'URL', target: 'javascript:alert(1)' },
        fPICTURE: 'data:x',
        fSELECT: 'y',
      },
    }),
  ]);
  const read = async (code: string) =>
    (await world.call('content.detail', { code }, { 'x-tenant': 'PH', ...english })).data?.fields;
  expect(await read('fielded')).toMatchObject([
    { type: 'TEXT', label: 'Label TEXT', text: 'words' },
    { type: 'PICTURE', images: [{ url: '/pic/a.webp' }] },
    { type: 'RICH_TEXT', html: '<p>r</p>' },
    { type: 'SELECT', options: ['Ex'] },
    { type: 'TIME', time: '2026-11-20T00:00:00.000Z' },
    { type: 'CONTENT_RELATION', content: { code: 'other' } },
    { type: 'RELATED_CONTENTS', contents: [{ code: 'other' }] },
    { type: 'JUMP', jump: { kind: 'PRODUCT', href: `/product/${goods.code}` } },
    { type: 'COMMODITY_RELATION', goods: [{ code: goods.code }] },
  ]);
  expect(await read('broken')).toEqual([]);
});

test('API-14, DEAL-16: videos about the same goods first, then of the same category, never its own', async () => {
  const ctx = await world.ctx();
  const [near] = await savePieces(ctx, [
    piece('v1', {
      goodsIds: [made.goods.id],
      publishTime: back(300),
      videos: [{ title: 'near', cover: '', kind: 'FILE', url: '/media/a.mp4', seconds: null }],
    }),
  ]);
  const found = (await world.call('content.videos', { contentCodes: ['n1'], videoNum: 4 })).data
    ?.videos;
  expect(found?.map((video) => video.contentCode)).toEqual(['v1', 't1']);
  expect(
    (
      await world.call('content.videos', { contentIds: [String(near)], videoNum: 4 })
    ).data?.videos.map((video) => video.contentCode),
  ).toEqual(['t1']);
  expect(
    (await world.call('content.videos', { contentCodes: ['n1'], videoNum: 1 })).data?.videos,
  ).toHaveLength(1);
  expect((await world.call('content.videos', { contentCodes: ['nope'] })).data?.videos).toEqual([]);
});

test('content.pages with DEAL mixes open deals with writing by time', async () => {
  const ctx = await world.ctx('VN');
  const author = await buildAccount(ctx, {});
  const goods = await buildGoods(ctx, { price: 500, was: 900, verdict: 'VERIFIED', real: 0.3 });
  const deal = await buildDeal(ctx, goods, { publishTime: back(3) });
  await ctx.db.run(sql`update content set author_id = ${author} where id = ${deal.id}`);
  await refreshDeals(ctx, 'all');
  await savePieces(ctx, [
    piece('w1', { publishTime: back(2), authorId: author }),
    piece('w2', { publishTime: back(4), authorId: author }),
    piece('w3', {}),
  ]);
  const mixed = await list(
    { contentTypeCodes: ['DEAL', 'ARTICLE'], authorIds: [String(author)] },
    'VN',
  );
  expect(codes(mixed)).toEqual(['w1', deal.code, 'w2']);
  expect(mixed?.totalElements).toBe(3);
  expect(codes(await list({ contentTypeCodes: ['DEAL'] }, 'VN'))).toEqual([deal.code]);
});
