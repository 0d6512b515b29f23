import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { offerKeywords } from '../content/index.ts';
import { couponWish } from './coupons.ts';
import { backfill, keepPhrases } from './index.ts';

const world = await makeWorld();

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  const kind = (code: string, en: string, th: string) =>
    buildCategory(ctx.db, { code, names: { en, th } });
  const phones = await kind('phones', 'Smartphones', 'สมาร์ทโฟน');
  const audio = await kind('audio', 'Headphones', 'หูฟัง');
  const printers = await kind('printers', 'Printers', 'เครื่องพิมพ์');
  for (const [name, en, categoryId, price] of [
    ['สมาร์ทโฟน Kazeo A', 'Kazeo A smartphone', phones.id, 3119_00],
    ['สมาร์ทโฟน Kazeo B', 'Kazeo B smartphone', phones.id, 5990_00],
    ['หูฟัง Aira', 'Aira headphone', audio.id, 559_00],
    ['สแกนเนอร์ Pixo', 'Pixo scanner', printers.id, 2690_00],
  ] as const)
    await buildGoods(ctx, { name, names: { en }, categoryId, price });
  for (const [key, platform, title, categoryIds] of [
    ['l1', 'LAZADA', 'Lazada payday', []],
    ['s1', 'SHOPEE', 'Phones only', [phones.id]],
    ['s2', 'SHOPEE', 'Shopee night', []],
  ] as const)
    await ctx.db.run(sql`
      insert into coupon (tenant_id, source, key, platform, code, title, discount_type, amount,
        currency, exclusive, brand_ids, category_ids, for_goods, shelf_at, created_at, updated_at)
      values (${ctx.tenant.id}, 'test', ${key}, ${platform}, ${key}, ${title}, 'AMOUNT', 100,
        ${ctx.tenant.currency}, false, '{}', ${[...categoryIds]}::bigint[], false, ${ctx.now},
        ${ctx.now}, ${ctx.now})`);
  await offerKeywords(ctx, 'th', ['หูฟัง']);
  await world.jobQueue.workAll();
  await backfill(ctx);
  await keepPhrases(ctx);
});

const kinds = async (keyword: string, lang = 'th') =>
  (await world.call('search.kinds', { keyword }, { 'accept-language': lang })).data;
const coupons = async (keyword: string) =>
  (await world.call('search.coupons', { keyword }, { 'accept-language': 'en' })).data;

test('SRCH-07: words that find nothing lead to the nearest kind and its lowest price: famous names, their spellings, beginnings', async () => {
  for (const keyword of ['iphone 15', 'ไอโฟน', 'Samsung', 'smartphones'])
    expect((await kinds(keyword))?.kinds[0], keyword).toMatchObject({
      name: 'สมาร์ทโฟน',
      fromAmount: 3119_00,
      currencyCode: 'THB',
    });
  expect((await kinds('airpods', 'en'))?.kinds[0]?.name).toBe('Headphones');
  expect((await kinds('เฮดโฟ'))?.kinds[0]?.name).toBe('หูฟัง');
  // nobody can place these: what others search
  for (const keyword of ['', 'zzzqqq', 'zzzq', 'qwrty', 'ฟหกด', 'hhhh', 'zzzz', 'motor'])
    expect(await kinds(keyword), keyword).toMatchObject({
      isNear: false,
      kinds: [{ name: 'หูฟัง', fromAmount: 559_00 }],
    });
});

test('COUP-03, SRCH-02: words that ask for coupons are read in three languages; nothing else is taken for it', () => {
  for (const [keyword, asked, platform, rest] of [
    ['คูปอง lazada', 'ONLY', 'LAZADA', ''],
    ['kupon shopee', 'ONLY', 'SHOPEE', ''],
    ['โค้ดส่วนลด', 'ONLY', null, ''],
    ['voucher', 'ONLY', null, ''],
    ['kode promo tiktok shop', 'ONLY', 'TIKTOK_SHOP', ''],
    ['shopee promo code headphones', 'TOO', 'SHOPEE', 'headphones'],
    ['lazada', null, null, 'lazada'],
    ['"coupon"', null, null, '"coupon"'],
  ] as const)
    expect(couponWish(keyword), keyword).toEqual({ asked, platform, rest });
});

test('COUP-03, SRCH-02: coupons are a kind of result: of a platform, of a kind of goods, by their title', async () => {
  const titles = async (keyword: string) =>
    (await coupons(keyword))?.content.map((one) => one.title).sort();
  expect(await titles('คูปอง lazada')).toEqual(['Lazada payday']);
  expect(await titles('voucher')).toHaveLength(3);
  expect(await titles('kupon shopee smartphone')).toEqual(['Phones only', 'Shopee night']);
  expect(await titles('payday')).toEqual(['Lazada payday']);
  expect(await titles('หม้อทอด')).toEqual([]);
  const suggested = await world.call(
    'search.suggest',
    { keyword: 'kupon shopee' },
    { 'accept-language': 'id' },
  );
  expect(suggested.data?.suggestions[0]).toMatchObject({
    kind: 'COUPON',
    href: '/search?keyword=kupon%20shopee&tab=COUPON',
  });
});
