import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-media-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = await makeWorld({ dataDir });
const me = await signUp(world);
const blank = sharp({ create: { width: 600, height: 400, channels: 3, background: '#cc3344' } });
const jpeg = await blank
  .clone()
  .withExif({ IFD0: { Copyright: 'Somchai at home' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
  .jpeg()
  .toBuffer();

async function target(contentType: string, size: number, kind: 'IMAGE' | 'VIDEO' = 'IMAGE') {
  const { data } = await world.call(
    'upload.presign',
    { kind, files: [{ fileName: 'a', contentType, size }] },
    me.headers,
  );
  return data?.urls[0] as { url: string; publicUrl: string; headers: Record<string, string> };
}
const put = async (url: string, bytes: Buffer | string, contentType = 'image/jpeg') =>
  (
    await world.app.server.inject({
      method: 'PUT',
      url,
      payload: bytes,
      headers: { 'content-type': contentType, 'accept-language': 'en' },
    })
  ).json() as {
    success: boolean;
    code: number;
    errorKey?: string;
  };
const get = (url: string) => world.app.server.inject({ url });

test('UPL-01, API-59, AMB-78: a picture goes to its signed address and is read at the public one, redrawn and without its metadata', async () => {
  expect(jpeg.includes('Somchai')).toBe(true);
  const { url, publicUrl, headers } = await target('image/jpeg', jpeg.length);
  expect(headers).toEqual({ 'content-type': 'image/jpeg' });
  expect((await get(publicUrl)).statusCode).toBe(404);
  expect(await put(url, jpeg)).toMatchObject({ success: true });
  const answer = await get(publicUrl);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    width: 600,
    height: 400,
    format: 'webp',
  });
  expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
  // the profile takes it
  expect(
    (await world.call('profile.update', { avatar: publicUrl }, me.headers)).data?.userInfo.avatar,
  ).toBe(publicUrl);
});

test('UPL-01: every allowed type is taken, large pictures become smaller', async () => {
  for (const [type, bytes] of [
    ['image/png', await blank.clone().png().toBuffer()],
    ['image/webp', await blank.clone().webp().toBuffer()],
    ['image/gif', await blank.clone().gif().toBuffer()],
    ['image/avif', await blank.clone().avif().toBuffer()],
    ['image/jpeg', await blank.clone().resize(5000, 100).jpeg().toBuffer()],
  ] as const) {
    const { url, publicUrl } = await target(type, bytes.length);
    expect(await put(url, bytes, type), type).toMatchObject({ success: true });
    expect(
      (await sharp((await get(publicUrl)).rawPayload).metadata()).width,
      type,
    ).toBeLessThanOrEqual(4096);
  }
});

test('UPL-01, UPL-02: wrong types and sizes are refused before and after the bytes are sent', async () => {
  const ask = (contentType: string, size: number) =>
    world.call('upload.presign', { files: [{ fileName: 'a', contentType, size }] }, me.headers);
  expect(await ask('image/svg+xml', 10)).toMatchObject({
    code: 422,
    errorKey: 'upload.type',
    fields: { 'files.0.contentType': 'upload.type' },
  });
  expect((await ask('application/pdf', 10)).errorKey).toBe('upload.type');
  expect((await ask('image/jpeg', 10_485_761)).errorKey).toBe('upload.size');
  expect(
    (
      await world.call('upload.presign', {
        files: [{ fileName: 'a', contentType: 'image/png', size: 1 }],
      })
    ).code,
  ).toBe(401);
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const lies: [string, Buffer][] = [
    ['image/png', svg],
    ['image/png', jpeg],
    ['image/jpeg', Buffer.from('GIF89a<script>')],
    ['image/jpeg', jpeg.subarray(0, 200)],
    ['image/jpeg', Buffer.from('<html>')],
  ];
  for (const [type, bytes] of lies) {
    const { url, publicUrl } = await target(type, bytes.length);
    expect((await put(url, bytes, type)).errorKey, type).toBe('upload.type');
    expect((await get(publicUrl)).statusCode).toBe(404);
  }
  const small = await target('image/jpeg', 100);
  expect((await put(small.url, jpeg)).errorKey).toBe('upload.size');
  expect((await put((await target('image/jpeg', 100)).url, '')).errorKey).toBe('upload.type');
});

test('UPL-01: a picture of more pixels than any camera has is refused', async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const { url } = await target('image/png', bomb.length);
  expect((await put(url, bomb, 'image/png')).errorKey).toBe('upload.type');
});

test('AMB-78: an address is good for its file alone, for a quarter of an hour, in its tenant', async () => {
  const { url } = await target('image/jpeg', jpeg.length);
  const other = url.replace(/\/p\/\d+\/[\w-]+/, '/p/1/aaaaaaaaaaaaaaaaaaaaaa');
  expect((await put(other, jpeg)).code).toBe(403);
  expect((await put(url.replace(/size=\d+/, 'size=9999999'), jpeg)).code).toBe(403);
  expect((await put(url.replace('tenant=TH', 'tenant=ID'), jpeg)).code).toBe(403);
  expect((await put('/upload/p/1/aaaaaaaaaaaaaaaaaaaaaa', jpeg)).code).toBe(403);
  world.clock.set(new Date(world.clock.now().getTime() + 15 * 60_000 + 1000));
  expect((await put(url, jpeg)).code).toBe(403);
  for (const path of [
    '/media/p/1/..%2f..%2fdemo-accounts.json',
    '/media/x/1/a.webp',
    '/media/p/1/short.webp',
  ])
    expect((await get(path)).statusCode).toBe(404);
});

test('AMB-79: a video is an mp4 by its own word', async () => {
  const mp4 = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom'),
    Buffer.alloc(40),
  ]);
  const { url, publicUrl } = await target('video/mp4', mp4.length, 'VIDEO');
  expect(await put(url, mp4, 'video/mp4')).toMatchObject({ success: true });
  expect((await get(publicUrl)).headers['content-type']).toBe('video/mp4');
  const lie = await target('video/mp4', jpeg.length, 'VIDEO');
  expect((await put(lie.url, jpeg, 'video/mp4')).errorKey).toBe('upload.type');
});
