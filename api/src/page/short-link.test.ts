import { beforeAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';
import { buildGoods } from '../../../test/build.ts';

const world = await makeWorld();
const shorten = (originUri: string, headers: Record<string, string> = {}) =>
  world.call('short-link.shorten', { originUri }, { host: 'khum.example', ...headers });
const origin = (shortUri: string, headers: Record<string, string> = {}) =>
  world.call('short-link.origin', { shortUri }, headers);

beforeAll(async () => {
  // its offer is of https://shop.example
  await buildGoods(await world.ctx(), { price: 100 });
});

test('SHO-02, API-57: the same address always has the same code, another another', async () => {
  const first = (await shorten('/product/x?range=30')).data;
  expect(first).toMatchObject({
    shortUri: expect.stringMatching(/^[A-Za-z0-9]{7}$/),
    shortUrl: `http://khum.example/shortLink/${first?.shortUri}`,
  });
  const again = await Promise.all(
    Array.from({ length: 5 }, () => shorten('http://khum.example/product/x?range=30')),
  );
  expect(new Set(again.map((one) => one.data?.shortUri))).toEqual(new Set([first?.shortUri]));
  expect((await shorten('/product/y')).data?.shortUri).not.toBe(first?.shortUri);
});

test('SHO-01, API-56: it leads back by code, path or whole address; what is unknown, or of another tenant, is not found', async () => {
  const { shortUri, shortUrl } = (await shorten('/content/abc')).data as {
    shortUri: string;
    shortUrl: string;
  };
  for (const way of [shortUri, `/shortLink/${shortUri}`, shortUrl, `${shortUrl}?x=1`])
    expect((await origin(way)).data, way).toEqual({ originUri: '/content/abc' });
  for (const way of ['aaaaaaa', 'x', '../../etc', `${shortUri}x`])
    expect(await origin(way), way).toMatchObject({
      success: false,
      code: 404,
      errorKey: 'short_link.not_found',
    });
  expect(await origin(shortUri, { 'x-tenant': 'ID' })).toMatchObject({ code: 404 });
});

test('SHO-01: only pages of this site and shops that it knows; nothing that could run, hide or borrow our name', async () => {
  const shop = (await shorten('https://shop.example/item?id=1')).data;
  expect((await origin(shop?.shortUri as string)).data).toEqual({
    originUri: 'https://shop.example/item?id=1',
  });
  const refused = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    'https://evil.example/x',
    'https://shop.example.evil.example/',
    'https://user:pw@shop.example/',
    'ftp://shop.example/x',
    '/api/health',
    '/shortLink/abcdefg',
    '/\\evil.example',
    'https://shop.example\\@evil.example/',
    ' java\tscript:alert(1)',
    '',
  ];
  for (const uri of refused)
    expect(await shorten(uri), uri).toMatchObject({ success: false, code: 422 });
  expect(await shorten('https://shop.example/item', { 'x-tenant': 'ID' })).toMatchObject({
    success: false,
    errorKey: 'short_link.target',
  });
});
