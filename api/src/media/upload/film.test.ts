/**
 * Films: given by the piece, stored without the metadata, once, within what an account may store.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { UPLOAD_QUOTA } from '#contract/media/upload.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { pieceOf } from './range.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-film-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = await makeWorld({ dataDir });
const me = await signUp(world);

const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const bytes = (size: number) =>
  Buffer.from(Array.from({ length: size }, (_, at) => (at * 89) % 251));
const place = Buffer.from('+13.7563+100.5018/', 'latin1');
const timed = (type: string) =>
  box(
    type,
    Buffer.from([0, 0, 0, 0, 0xe1, 0x12, 0x34, 0x56, 0xe1, 0x12, 0x34, 0x57, 0, 0, 3, 0xe8]),
  );
const mdat = box('mdat', bytes(50_000));
const film = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\0\0isommp41', 'latin1')),
  box(
    'moov',
    timed('mvhd'),
    box('udta', box('\u00a9xyz', place)),
    box(
      'trak',
      timed('tkhd'),
      box('mdia', timed('mdhd')),
      box('meta', Buffer.from('com.apple.quicktime.location.ISO6709'), place),
    ),
  ),
  box('uuid', Buffer.from('<x:xmpmeta>Somchai at home</x:xmpmeta>')),
  mdat,
]);

async function target(size: number, who = me) {
  const { data, errorKey } = await world.call(
    'upload.presign',
    { kind: 'VIDEO', files: [{ fileName: 'a', contentType: 'video/mp4', size }] },
    who.headers,
  );
  return { ...(data?.urls[0] as { url: string; publicUrl: string }), errorKey };
}
const put = async (url: string, payload: Buffer, type = 'video/mp4') =>
  (
    await world.app.server.inject({
      method: 'PUT',
      url,
      payload,
      headers: { 'content-type': type },
    })
  ).json() as { success: boolean; errorKey?: string };
async function kept(payload: Buffer) {
  const { url, publicUrl } = await target(payload.length);
  expect(await put(url, payload)).toMatchObject({ success: true });
  return { url, publicUrl };
}
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.server.inject({ method, url, headers });

test('promise 18: a film loses places, makers and times, and not a byte of its pictures', async () => {
  const { publicUrl } = await kept(film);
  const { rawPayload } = await get(publicUrl);
  expect(rawPayload.length).toBe(film.length);
  for (const told of ['+13.7563', 'com.apple', 'Somchai', 'xyz', 'udta', 'uuid'])
    expect(rawPayload.includes(told), told).toBe(false);
  expect(rawPayload.includes(Buffer.from([0xe1, 0x12, 0x34]))).toBe(false);
  expect(rawPayload.subarray(-mdat.length).equals(mdat)).toBe(true);
  expect(rawPayload.subarray(0, 24).equals(film.subarray(0, 24))).toBe(true);
});

test('promise 18: what is no film, or not built as one, is refused and leaves nothing', async () => {
  const cut = film.subarray(0, 100);
  const looped = Buffer.concat([
    film.subarray(0, 24),
    Buffer.from([0, 0, 0, 4, 0x6d, 0x6f, 0x6f, 0x76]),
  ]);
  for (const wrong of [
    cut,
    looped,
    Buffer.from('GIF89a'),
    Buffer.concat([box('ftyp', Buffer.from('qqqq')), mdat]),
    Buffer.alloc(64),
  ]) {
    const { url, publicUrl } = await target(wrong.length);
    expect((await put(url, wrong)).errorKey).toBe('upload.type');
    expect((await get(publicUrl)).statusCode).toBe(404);
  }
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (noise) => {
      const wrong = Buffer.concat([film.subarray(0, 24), noise]);
      const { url } = await target(wrong.length);
      expect(['upload.type', undefined, 'upload.quota']).toContain(
        (await put(url, wrong)).errorKey,
      );
    }),
    { numRuns: 30 },
  );
  expect(readdirSync(path.join(dataDir, 'media/incoming'))).toEqual([]);
});

test('a film is given by the piece: 206, 416, HEAD, If-Range and 304', async () => {
  const { publicUrl } = await kept(film);
  const whole = (await get(publicUrl)).rawPayload;
  for (const [range, from, to] of [
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, whole.length - 1],
    ['bytes=-500', whole.length - 500, whole.length - 1],
    ['bytes=5-99999999', 5, whole.length - 1],
  ] as const) {
    const answer = await get(publicUrl, { range });
    expect(answer.statusCode, range).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${from}-${to}/${whole.length}`,
      'content-length': String(to - from + 1),
      'accept-ranges': 'bytes',
    });
    expect(answer.rawPayload.equals(whole.subarray(from, to + 1)), range).toBe(true);
  }
  const beyond = await get(publicUrl, { range: `bytes=${whole.length}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
    416,
    `bytes */${whole.length}`,
  ]);
  for (const range of ['bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])
    expect((await get(publicUrl, { range })).statusCode, range).toBe(200);
  const head = await get(publicUrl, {}, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    String(whole.length),
    '',
  ]);
  const etag = head.headers.etag as string;
  expect((await get(publicUrl, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get(publicUrl, { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
  expect((await get(publicUrl, { range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(
    200,
  );
});

test('a range is within the file, whatever is asked for', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .tuple(fc.option(fc.nat()), fc.option(fc.nat()))
          .map(([a, b]) => `bytes=${a ?? ''}-${b ?? ''}`),
      ),
      fc.integer({ min: 1, max: 1e9 }),
      (header, size) => {
        const piece = pieceOf(header, size);
        if (piece === null || piece === 'none') return;
        expect(piece.from >= 0 && piece.from <= piece.to && piece.to < size).toBe(true);
      },
    ),
  );
});

test('people S1-6: an address takes one file; what was looked at cannot be exchanged afterwards, not even by two at once', async () => {
  const { url, publicUrl } = await target(film.length);
  const answers = await Promise.all([put(url, film), put(url, film), put(url, film)]);
  expect(answers.filter((one) => one.success)).toHaveLength(1);
  const before = (await get(publicUrl)).rawPayload;
  const other = Buffer.from(film).fill(7, film.length - 100);
  expect(await put(url, other)).toMatchObject({ success: false, errorKey: 'upload.again' });
  expect((await get(publicUrl)).rawPayload.equals(before)).toBe(true);
});

test('promise 18: an account stores so much in a day and so much in all, asked one by one or all at once', async () => {
  const eager = await signUp(world);
  const hundred = 104_857_600;
  const answers = await Promise.all(Array.from({ length: 6 }, () => target(hundred, eager)));
  expect(answers.filter((one) => one.errorKey === undefined)).toHaveLength(
    Math.floor(UPLOAD_QUOTA.dayBytes / hundred),
  );
  expect(new Set(answers.map((one) => one.errorKey))).toEqual(new Set([undefined, 'upload.quota']));
  await world.database.platform().run(
    sql`update upload set created_at = created_at - interval '2 days'
          where account_id = ${Number(eager.userId)}`,
  );
  expect((await target(hundred, eager)).errorKey).toBeUndefined();
  await world.database.platform().run(
    sql`update upload set size = ${UPLOAD_QUOTA.allBytes}
          where account_id = ${Number(eager.userId)}`,
  );
  expect((await target(1, eager)).errorKey).toBe('upload.full');
  const many = await signUp(world);
  const files = Array.from({ length: 20 }, () => ({
    fileName: 'a',
    contentType: 'image/png',
    size: 1,
  }));
  const keys: (string | undefined)[] = [];
  for (let at = 0; at < 11; at += 1)
    keys.push((await world.call('upload.presign', { files }, many.headers)).errorKey);
  expect(keys.slice(0, 10).every((key) => key === undefined) && keys[10] === 'upload.quota').toBe(
    true,
  );
});
