import { beforeAll, expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { buildBrand, buildCategory, buildGoods } from '../../../../test/build.ts';
import type { GoodsMade } from '../../../../test/build.ts';
import { offerKeywords } from '../../content/index.ts';
import { backfill, keepKinds, keepPhrases } from '../index.ts';

const world = await makeWorld();
const NAME = 'หูฟังไร้สาย Sony WH-1000XM5';
let ear: GoodsMade;

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  const audio = await buildCategory(ctx.db, {
    code: 'audio',
    names: { en: 'Wireless headphones', th: 'หูฟังไร้สาย' },
  });
  const sony = await buildBrand(ctx.db, 'Sony', 'S');
  await buildBrand(ctx.db, 'Sonos', 'S');
  ear = await buildGoods(ctx, {
    name: 'หูฟังไร้สาย Sony WH-1000XM5',
    names: { en: 'Sony wireless headphones WH-1000XM5' },
    brandId: sony.id,
    categoryId: audio.id,
    price: 9990_00,
  });
  await offerKeywords(ctx, 'th', ['หม้อทอด', 'หูฟังเกมมิ่ง']);
  await offerKeywords(ctx, 'en', ['wireless headphone']);
  await world.jobQueue.workAll();
  await backfill(ctx);
  await keepPhrases(ctx);
  await keepKinds(ctx);
});

const suggested = async (keyword: string, lang = 'th', size = 10) => {
  const answer = await world.call('search.suggest', { keyword, size }, { 'accept-language': lang });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return answer.data?.suggestions ?? [];
};
const shown = async (keyword: string, lang = 'th') =>
  (await suggested(keyword, lang)).map(({ kind, text }) => `${kind} ${text}`);

test('SRCH-05, P-15: nothing typed gives the hot keywords, with the id that their click is reported with', async () => {
  const hot = await suggested('');
  expect(hot.map(({ text, kind }) => [text, kind])).toEqual([
    ['หม้อทอด', 'KEYWORD'],
    ['หูฟังเกมมิ่ง', 'KEYWORD'],
  ]);
  expect(
    hot.every(({ keywordId, href }) => keywordId !== null && href.startsWith('/search?keyword=')),
  ).toBe(true);
});

test('SRCH-05, P-15: brands, categories and keywords by their beginning, goods with pictures; only what has goods', async () => {
  expect(await shown('so')).toEqual(['BRAND Sony', `GOODS ${NAME}`]);
  expect(await shown('หูฟัง')).toEqual(['KEYWORD หูฟังเกมมิ่ง', 'CATEGORY หูฟังไร้สาย', `GOODS ${NAME}`]);
  expect((await shown('wireless', 'en'))[0]).toBe('CATEGORY Wireless headphones');
  expect((await shown('headphones', 'en'))[0]).toBe('CATEGORY Wireless headphones');
  const goods = (await suggested('so')).at(-1);
  expect([goods?.href, goods?.code]).toEqual([`/product/${ear.code}`, ear.code]);
  expect(goods?.imageUrl).toBeTruthy();
  expect(goods?.price).toEqual({ currentPrice: '฿9990', currencyCode: 'THB' });
  expect(await suggested('so', 'th', 1)).toHaveLength(1);
});

test('SRCH-05: a kind is offered rather than a search for its name, whichever is found first', async () => {
  for (const typed of ['wireless', 'wireless headphone', 'wireless headphones']) {
    const named = (await shown(typed, 'en')).filter((one) => / wireless headphones?$/i.test(one));
    expect(named, typed).toEqual(['CATEGORY Wireless headphones']);
  }
});

test('SRCH-05, BEY-09: the wrong keyboard and a slip are forgiven while typing; nonsense and jokers suggest nothing', async () => {
  expect(await shown("s^ay'")).toEqual(await shown('หูฟัง'));
  expect((await shown('wirless headphones', 'en')).length).toBeGreaterThan(0);
  for (const keyword of ['zzzqqq', '%', '_', '\\', "'", '%%%'])
    expect(await suggested(keyword), keyword).toEqual([]);
});

test('SRCH-05, BEY-09: beginnings of other words for the same thing, without tones, and as a name is heard', async () => {
  for (const keyword of ['เฮดโฟ', 'earpho', 'หุฟ', 'หูฟัง'])
    expect((await shown(keyword)).join(), keyword).toContain('หูฟังไร้สาย');
  expect(await shown('หมอท')).toContain('KEYWORD หม้อทอด');
  expect((await shown('wireles hed', 'en')).join()).toContain('Wireless headphones');
});

test('SRCH-05, BEY-49: letters become names of what is sold here, rightly spelt, behind the words before them', async () => {
  expect(await shown('earph', 'en')).toContain('KEYWORD earphone');
  expect(await shown('sony wireless headp', 'en')).toContain('KEYWORD sony wireless headphones');
  // nobody sells one here
  expect((await shown('refrig', 'en')).join()).not.toContain('KEYWORD');
  expect((await shown('sonos headp', 'en')).join()).not.toContain('sonos headphones');
  expect((await shown('headp', 'en')).filter((one) => one === 'KEYWORD headphones')).toHaveLength(
    1,
  );
});

test('SRCH-05, BEY-49: letters behind a wish of any offer become names too', async () => {
  expect(await shown('free shipping headp', 'en')).toContain('KEYWORD free shipping headphones');
});

test('TEN-12: suggestions never cross tenants', async () => {
  expect(
    (await world.call('search.suggest', { keyword: 'so' }, { 'x-tenant': 'MY' })).data?.suggestions,
  ).toEqual([]);
});
