import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { signUp } from '../../../../test/people.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeWorld } from '../../../../test/world.ts';
import { tryStorage } from './store.ts';
import { fetchStored } from '../../../../test/storage.ts';

/** A server of the S3 protocol: storage is the outside world. */
interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
  httpServer?: Server;
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (
  options: object,
) => S3Server;
const directory = mkdtempSync(path.join(tmpdir(), 'khum-s3-'));
const storage = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'khum-media', configs: [] }],
});
const { port } = await storage.run();
const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-data-'));
afterAll(async () => {
  await storage.close();
  for (const folder of [directory, dataDir]) rmSync(folder, { recursive: true, force: true });
});
// the keys that the server knows
const env = {
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'khum-media',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};
const world = await makeWorld({ dataDir, env: { ...env, CODES_PER_ADDRESS: '1000' } });
const me = await signUp(world);
const jpeg = await sharp({
  create: { width: 600, height: 400, channels: 3, background: '#cc3344' },
})
  .withExif({ IFD0: { Copyright: 'Somchai at home' } })
  .jpeg()
  .toBuffer();
const kept = (name: string) => fetchStored(env, name);

async function target(contentType: string, size: number) {
  const { data } = await world.call(
    'upload.presign',
    { kind: 'IMAGE', files: [{ fileName: 'a', contentType, size }] },
    me.headers,
  );
  return data?.urls[0] as {
    url: string;
    publicUrl: string;
    objectKey: string;
    headers: Record<string, string>;
  };
}
const put = (url: string, bytes: Buffer, headers: Record<string, string>) =>
  fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers });
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.server.inject({ url, method });

test('UPL-01, API-59: a browser sends straight to storage; at the first look the picture is redrawn, stored there, and what was sent is gone', async () => {
  const { url, publicUrl, objectKey, headers } = await target('image/jpeg', jpeg.length);
  expect(new URL(url).port).toBe(String(port));
  expect((await get(publicUrl)).statusCode).toBe(404);
  expect((await put(url, jpeg, headers)).status).toBe(200);
  const answers = await Promise.all([get(publicUrl, 'HEAD'), get(publicUrl), get(publicUrl)]);
  expect(answers.map((one) => one.statusCode)).toEqual([200, 200, 200]);
  const picture = answers[1]?.rawPayload as Buffer;
  expect(await sharp(picture).metadata()).toMatchObject({
    width: 600,
    height: 400,
    format: 'webp',
  });
  expect(picture.includes('Somchai')).toBe(false);
  expect(answers[1]?.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(await kept(`${objectKey}.webp`)).toEqual(picture);
  expect(await kept(`incoming/${objectKey}`)).toBeNull();
  // another process, which never saw it come
  const other = await makeWorld({ dataDir: `${dataDir}-other`, env });
  expect((await other.app.server.inject({ url: publicUrl })).rawPayload).toEqual(picture);
});

test('UPL-01, UPL-02: an address takes exactly what was announced; what is no picture is never shown and goes at once', async () => {
  const small = await target('image/jpeg', 100);
  expect((await put(small.url, jpeg, small.headers)).status).toBe(403);
  const typed = await target('image/jpeg', jpeg.length);
  expect((await put(typed.url, jpeg, { 'content-type': 'text/html' })).status).toBe(403);
  expect(
    (
      await put(
        typed.url.replace(typed.objectKey, 'p/1/aaaaaaaaaaaaaaaaaaaaaa'),
        jpeg,
        typed.headers,
      )
    ).status,
  ).toBe(403);
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    jpeg.subarray(0, 200),
    Buffer.from('<html>'),
  ]) {
    const { url, publicUrl, objectKey, headers } = await target('image/jpeg', bytes.length);
    expect((await put(url, bytes, headers)).status).toBe(200);
    expect((await get(publicUrl)).statusCode).toBe(404);
    expect([await kept(`incoming/${objectKey}`), await kept(`${objectKey}.webp`)]).toEqual([
      null,
      null,
    ]);
  }
  expect(
    (
      await world.call(
        'upload.presign',
        { files: [{ fileName: 'a', contentType: 'image/svg+xml', size: 10 }] },
        me.headers,
      )
    ).errorKey,
  ).toBe('upload.type');
});

test('Issue 13: a picture of the bucket that a browser has already is not sent again; what was removed is gone for it, too', async () => {
  const { url, publicUrl, objectKey, headers } = await target('image/jpeg', jpeg.length);
  await put(url, jpeg, headers);
  const first = await get(publicUrl);
  const etag = first.headers.etag as string;
  const again = (given: string) =>
    world.app.server.inject({ url: publicUrl, headers: { 'if-none-match': given } });
  for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await again(given);
    expect([answer.statusCode, answer.rawPayload.length, answer.headers.etag], given).toEqual([
      304,
      0,
      etag,
    ]);
  }
  expect((await again('"other"')).rawPayload).toEqual(first.rawPayload);
  await fetchStored(env, `${objectKey}.webp`, 'DELETE');
  expect((await again(etag)).statusCode).toBe(404);
});

test('UPL-01: a picture that was sent and never used goes from storage after a day, seen or not', async () => {
  const made = await Promise.all([
    target('image/jpeg', jpeg.length),
    target('image/jpeg', jpeg.length),
    target('image/jpeg', jpeg.length),
  ]);
  for (const one of made) await put(one.url, jpeg, one.headers);
  const [used, seen, unseen] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]];
  await get(used.publicUrl);
  await get(seen.publicUrl);
  await world.call('profile.update', { avatar: used.publicUrl }, me.headers);
  world.clock.set(new Date(world.clock.now().getTime() + 86_400_000 + 1000));
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect((await get(used.publicUrl)).statusCode).toBe(200);
  expect((await get(seen.publicUrl)).statusCode).toBe(404);
  expect(await kept(`incoming/${unseen.objectKey}`)).toBeNull();
});

test('UPL-01: storage that does not answer is a 503 of one picture, and nothing else', async () => {
  const away = await makeWorld({
    dataDir: `${dataDir}-away`,
    env: { ...env, S3_ENDPOINT: 'http://127.0.0.1:1' },
  });
  const answer = await away.app.server.inject({ url: '/media/p/1/aaaaaaaaaaaaaaaaaaaaaa.webp' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect((await away.call('message.view')).code).toBe(401);
});

test('UPL-01: half of the settings, or an address that is none, stops the start with a sentence', () => {
  const read = (change: Record<string, string>) => () => readConfig({ ...env, ...change });
  expect(read({ S3_BUCKET: '' })).toThrow('S3_ENDPOINT, S3_BUCKET');
  expect(read({ S3_ENDPOINT: 'http://s3.example' })).toThrow('https address');
  expect(read({ S3_BUCKET: 'Not/A bucket' })).toThrow('name of a bucket');
  expect(readConfig(env).storage).toMatchObject({
    url: `http://127.0.0.1:${port}/khum-media`,
    region: 'us-east-1',
  });
  expect(readConfig({}).storage).toBeUndefined();
});

test('UPL-01: the doctor finds what is wrong with storage, and leaves nothing there', async () => {
  expect(await tryStorage(readConfig(env))).toBeNull();
  expect(await tryStorage(readConfig({ ...env, S3_SECRET_ACCESS_KEY: 'wrong' }))).toContain('403');
  expect(await tryStorage(readConfig({ ...env, S3_BUCKET: 'elsewhere' }))).toContain('404');
});
