/** Checking a link (BEY-14), through the API. */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { daily, makeHistory } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';

const world = await makeWorld();
const ctx = await world.ctx();

async function sold(url: string) {
  const made = await makeHistory(ctx, daily(ctx, 40, 1, { item: 100_000 }));
  await ctx.db.run(sql`update offer set url = ${url} where id = ${made.offerId}`);
  return made;
}
const check = async (text: string) => (await world.call('goods.check', { text })).data;

test('BEY-14: an offer is found by every spelling of its address, and in the text that an app shares', async () => {
  for (const [stored, spellings] of [
    [
      'https://shopee.co.th/Great-Fan-i.31.71',
      [
        'https://shopee.co.th/product/31/71?utm_source=x',
        'https://shopee.co.th/other-words-i.31.71',
        'ลองดูสินค้านี้ ฿499 บน Shopee! https://shopee.co.th/product/31/71 เลย',
        'shopee.co.th/product/31/71',
        'https://evil.example/x https://shopee.co.th/product/31/71',
      ],
    ],
    [
      'https://shopee.co.th/lovely.shop/32/72?utm_source=an_1',
      ['https://shopee.co.th/Great-Fan-i.32.72', 'https://shopee.co.th/other.name/32/72'],
    ],
    [
      'https://shopee.co.th/Great-Fan-i.33.73',
      [
        'https://shopee.co.th/lovely.shop/33/73',
        'https://shopee.co.th/universal-link/product/33/73',
      ],
    ],
    [
      'https://www.lazada.co.th/products/fan-i155-s166.html',
      [
        'https://www.lazada.co.th/products/pdp-i155.html?spm=1',
        'https://m.lazada.co.th/products/i155-s9.html',
      ],
    ],
    ['https://www.tiktok.com/view/product/1728', ['https://shop.tiktok.com/th/pdp/fan/1728?x=1']],
    ['https://shop.example/p/77?v=2', ['http://www.shop.example/p/77?utm_source=a&v=2#x']],
  ] as const) {
    const { offerId, goodsId } = await sold(stored);
    const code = (
      await ctx.db.row<{ code: string }>(sql`select code from goods where id = ${goodsId}`)
    )?.code;
    for (const text of [stored, ...spellings])
      expect(await check(text), text).toMatchObject({
        state: 'FOUND',
        goodsCode: code,
        offerId: String(offerId),
        region: null,
      });
  }
});

test('BEY-14: what is not found is told apart', async () => {
  await sold('https://shop.example/p/1');
  for (const [text, state, more] of [
    [
      'https://shopee.co.th/Desk-Fan-i.9.9',
      'UNKNOWN',
      { platform: 'SHOPEE', words: 'Desk Fan', region: null },
    ],
    ['https://shopee.sg/Desk-Fan-i.9.9', 'UNKNOWN', { region: 'SG' }],
    [
      'https://www.tokopedia.com/toko/kipas-angin',
      'UNKNOWN',
      { region: 'ID', platform: 'TOKOPEDIA' },
    ],
    ['https://shopee.co.th/cart', 'NOT_PRODUCT', { platform: 'SHOPEE' }],
    ['https://shop.example/p/999', 'UNKNOWN', {}],
    ['https://stranger.example/p/1', 'OTHER_SHOP', {}],
    ['https://s.shopee.co.th/9AbC12', 'SHORT', { platform: 'SHOPEE' }],
    ['https://bit.ly/3abc', 'SHORT', { platform: 'UNKNOWN' }],
    ['no link here', 'NO_LINK', { url: null }],
    ['https://shopee.co.th@evil.example/product/1/2', 'NO_LINK', {}],
    ['javascript:alert(1)', 'NO_LINK', {}],
    ['https://localhost/product/1/2', 'NO_LINK', {}],
  ] as const)
    expect(await check(text), text).toMatchObject({
      state,
      goodsCode: null,
      offerId: null,
      ...more,
    });
});

test('BEY-14: goods that are not listed are not told, and other regions see their own offers alone', async () => {
  const { goodsId } = await sold('https://shopee.co.th/product/55/66');
  expect((await check('https://shopee.co.th/product/55/66'))?.state).toBe('FOUND');
  const elsewhere = await world.call(
    'goods.check',
    { text: 'https://shopee.co.th/product/55/66' },
    { 'x-tenant': 'SG' },
  );
  expect(elsewhere.data).toMatchObject({ state: 'UNKNOWN', region: 'TH' });
  await ctx.db.run(sql`update goods set listed = false where id = ${goodsId}`);
  expect((await check('https://shopee.co.th/product/55/66'))?.state).toBe('UNKNOWN');
});

test('BEY-14: whatever is pasted is answered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
        fc.webUrl().map((url) => `${url}-i.1.2`),
      ),
      async (text) => {
        const answer = await world.call('goods.check', { text: text.slice(0, 2000) });
        if (!answer.success) expect(answer.errorKey).toBe('common.invalid');
      },
    ),
    { numRuns: 80 },
  );
  expect((await world.call('goods.check', { text: 'x'.repeat(5000) })).errorKey).toBe(
    'common.invalid',
  );
});

test('BEY-14: a shop that is no marketplace is the same with and without www. or m.', async () => {
  await sold('https://www.kite-store.example/p/1');
  await sold('https://fan-store.example/p/1');
  for (const host of ['kite-store', 'www.kite-store', 'm.kite-store', 'www.fan-store'])
    expect((await check(`https://${host}.example/p/9`))?.state, host).toBe('UNKNOWN');
  expect((await check('https://shop.kite-store.example/p/9'))?.state).toBe('OTHER_SHOP');
});
