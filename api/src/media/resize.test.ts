import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#api/kernel/config.ts';
import { buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { StoredFiles } from './stored-files.ts';
import { isPublicAddress } from '../kernel/public-address.ts';
import { fetchPicture } from './remote.ts';
import { mountResizer } from './resize.ts';

const world = await makeWorld();
const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-img-'));
const picture = await sharp({
  create: { width: 600, height: 400, channels: 3, background: '#cc3344' },
})
  .png()
  .toBuffer();
const asked: string[] = [];
/** A shop: its pictures are the outside world. */
const shop = createServer((request, response) => {
  const url = request.url ?? '';
  asked.push(url);
  const say = (status: number, headers: Record<string, string>, body: string | Buffer = '') =>
    response.writeHead(status, headers).end(body);
  if (url.startsWith('/ok')) return say(200, { 'content-type': 'image/png' }, picture);
  if (url === '/svg')
    return say(
      200,
      { 'content-type': 'image/svg+xml' },
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    );
  if (url === '/lie')
    return say(
      200,
      { 'content-type': 'image/png' },
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
  if (url === '/large')
    return say(200, { 'content-type': 'image/png', 'content-length': '99999999' });
  if (url === '/html') return say(200, { 'content-type': 'text/html' }, 'hello');
  if (url === '/inside') return say(302, { location: 'http://169.254.169.254/latest/meta-data' });
  if (url === '/round') return say(302, { location: '/round' });
  return say(404, {});
});
await new Promise<void>((ready) => {
  shop.listen(0, '127.0.0.1', ready);
});
const { port } = shop.address() as AddressInfo;
const base = `http://127.0.0.1:${port}`;
const reach = { mayReach: (address: string) => address === '127.0.0.1', ports: [String(port)] };
const server = Fastify();
mountResizer(
  server,
  readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }),
  { contextOf: () => world.ctx() },
  reach,
);
afterAll(async () => {
  await server.close();
  shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeAll(async () => {
  const ctx = await world.ctx();
  for (const name of ['ok', 'svg', 'lie', 'large', 'html', 'inside', 'round', 'gone']) {
    const { id } = await buildGoods(ctx, { price: 100 });
    await ctx.db.run(
      sql`update goods set cover = ${`${base}/${name}`},
          images = ${[`${base}/${name}`, `${base}/ok-${name}`]} where id = ${id}`,
    );
  }
});

const get = (name: string, side: number | string = 300, accept = 'image/webp,*/*') =>
  server.inject({
    url: `/img?u=${encodeURIComponent(name.startsWith('http') ? name : `${base}/${name}`)}&w=${side}`,
    headers: { accept },
  });

test('UPL-03, UPL-04: a picture of the goods comes at the size asked for, in the format that the browser takes, and is fetched once', async () => {
  for (const [accept, format] of [
    ['image/avif,image/webp,*/*', 'heif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
  ] as const) {
    const answer = await get('ok', 210, accept);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.vary).toBe('Accept, Save-Data');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 210,
      height: 210,
      format,
    });
  }
  const before = asked.length;
  await Promise.all([get('ok-ok', 120), get('ok-ok', 120), get('ok-ok', 120)]);
  await get('ok-ok', 120);
  // nor for another size or format
  await get('ok-ok', 300, 'image/avif');
  expect(asked.length).toBe(before + 1);
});

test('UPL-03: as the shop has it a picture keeps its shape, beside the square one', async () => {
  const whole = await server.inject({
    url: `/img?u=${encodeURIComponent(`${base}/ok-svg`)}&w=1200&whole=1`,
    headers: { accept: 'image/webp' },
  });
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 600, height: 400 });
  const square = await get('ok-svg', 1200);
  expect(await sharp(square.rawPayload).metadata()).toMatchObject({ width: 600, height: 600 });
});

test('BEY-26: whoever saves data gets fewer pixels, apart from those of others', async () => {
  const full = await get('ok', 300, 'image/webp');
  for (const headers of [{ 'save-data': 'on' }, { cookie: 'language=th; saver=on' }]) {
    const lean = await server.inject({
      url: `/img?u=${encodeURIComponent(`${base}/ok`)}&w=300`,
      headers: { accept: 'image/webp', ...headers },
    });
    expect(await sharp(lean.rawPayload).metadata()).toMatchObject({
      width: 210,
      height: 210,
      format: 'webp',
    });
    expect(lean.rawPayload.length).toBeLessThan(full.rawPayload.length);
    expect(lean.headers).toMatchObject({
      vary: 'Accept, Save-Data',
      'cache-control': 'private, max-age=2592000',
    });
  }
  const largest = await server.inject({
    url: `/img?u=${encodeURIComponent(`${base}/ok`)}&w=1200`,
    headers: { accept: 'image/webp', 'save-data': 'on' },
  });
  expect((await sharp(largest.rawPayload).metadata()).width).toBe(480);
  const again = await get('ok', 300, 'image/webp');
  expect(again.rawPayload.equals(full.rawPayload)).toBe(true);
  expect(again.headers['cache-control']).toBe('public, max-age=2592000');
});

test('UPL-03: an odd size, an address of no goods, a local file or another scheme is not found, and nothing is fetched', async () => {
  const before = asked.length;
  const answers = await Promise.all([
    get('ok', 299),
    get('ok', 'x'),
    get('unknown'),
    get('file:///etc/passwd'),
    get('http://169.254.169.254/'),
    get('/pic/a.webp'),
  ]);
  expect(answers.map((one) => one.statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(asked.length).toBe(before);
});

test('UPL-03: what is no picture, too large, gone, goes round or leads inside shows the drawn ground; the shop is not asked again soon', async () => {
  for (const name of ['svg', 'lie', 'large', 'html', 'inside', 'round', 'gone']) {
    const answer = await get(name);
    expect(answer.statusCode, name).toBe(404);
    expect(answer.headers['content-type'], name).toContain('image/svg+xml');
    const before = asked.length;
    await get(name);
    expect(asked.length, name).toBe(before);
  }
});

test('UPL-03: a name that leads to this machine is refused when it is looked up', async () => {
  await expect(
    fetchPicture(`http://localhost:${port}/ok`, {
      mayReach: isPublicAddress,
      ports: [String(port)],
    }),
  ).rejects.toThrow('Not a public address.');
  await expect(
    fetchPicture(`http://127.0.0.1:${port}/ok`, {
      mayReach: isPublicAddress,
      ports: [String(port)],
    }),
  ).rejects.toThrow('Not a public address.');
  await expect(fetchPicture(`${base}/ok`)).rejects.toThrow('Not a web address.');
});

test('UPL-03: only addresses that anybody may reach are public', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'x',
    '',
  ];
  for (const address of inside) expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true);
});

test('UPL-03: the folder of cached pictures has a bound; the oldest go first', async () => {
  const folder = path.join(dataDir, 'bound');
  const files = new StoredFiles(folder, 1000, 1);
  for (let n = 0; n < 12; n += 1) await files.write(`${n}`.padStart(4, '0'), Buffer.alloc(100));
  const left = readdirSync(folder, { recursive: true }).filter((name) =>
    String(name).includes(path.sep),
  ).length;
  expect(left).toBeLessThanOrEqual(10);
  expect(await files.read('0000')).toBeNull();
  expect(await files.read('0011')).not.toBeNull();
});
