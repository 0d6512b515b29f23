import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#api/kernel/config.ts';
import { picturesToDraw, ShopPictures } from './shop-picture.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-shop-'));
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
const thing = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><circle cx="100" cy="50" r="40" fill="#111"/></svg>',
  ),
)
  .png()
  .toBuffer();
let asked = 0;
const shop = createServer((request, response) => {
  asked += 1;
  if (request.url !== '/thing') return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': 'image/png' }).end(thing);
});
await new Promise<void>((ready) => {
  shop.listen(0, '127.0.0.1', ready);
});
const { port } = shop.address() as AddressInfo;
const base = `http://127.0.0.1:${port}`;
const reach = { mayReach: (address: string) => address === '127.0.0.1', ports: [String(port)] };
afterAll(() => {
  shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('BEY-34: a picture for sharing has the picture that a feed names, fetched once, and does without one that is not there', async () => {
  const pictureOf = picturesToDraw(config, reach);
  const square = await pictureOf(`${base}/thing`);
  expect(await sharp(square).metadata()).toMatchObject({ width: 200, height: 200 });
  await pictureOf(`${base}/thing`);
  expect(asked).toBe(1);
  for (const url of [`${base}/gone`, `${base}/gone`, '', '/pic/none.webp', 'file:///etc/passwd'])
    expect(await pictureOf(url), url).toBeUndefined();
  expect(asked, 'a shop that failed is not asked again at once').toBe(2);
  // nobody draws what lies within
  expect(await picturesToDraw(config)(`${base}/thing2`)).toBeUndefined();
  expect(asked).toBe(2);
});

test('UPL-03: a dark thing without a ground is seen on the dark of the whole screen', async () => {
  const whole = await new ShopPictures(config, reach).whole(`${base}/thing`);
  const { data, info } = await sharp(whole).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([200, 100]);
  expect(Math.min(...data.subarray(0, 3))).toBeGreaterThan(240);
});
