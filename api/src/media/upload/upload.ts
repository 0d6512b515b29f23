/**
 * Uploads (rows UPL-01, UPL-02; AMB-78, AMB-79): the client gets a signed address for each file and
 * sends the bytes there. Whatever arrives is hostile until it was read: pictures are redrawn, so
 * that nothing but their pixels is stored.
 */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import { UPLOADS } from '#contract/media/upload.ts';
import type { App } from '../../kernel/app.ts';
import type { Config } from '../../kernel/config.ts';
import type { Context } from '../../kernel/context.ts';
import { PICTURES, SIGNED } from '../../kernel/flood.ts';
import { failureEnvelope, successEnvelope } from '../../kernel/envelope.ts';
import type { Handler } from '../../kernel/module.ts';
import { isKnown } from '../../kernel/validator.ts';
import { isSigned, sign } from '../../kernel/signature.ts';
import { viewerId } from '../../account/index.ts';
import { redraw } from './accept.ts';
import { noteUploads } from './orphan.ts';
import { withinQuota } from './quota.ts';
import { pieceOf } from './range.ts';
import { scrubFilm } from './scrub.ts';
import { openOrSettle, typeOf } from './settle.ts';
import { storeOf } from './store.ts';
import type { StoredFile, UploadStore } from './store.ts';

const PURPOSE = 'upload';

const LIFE_MS = 15 * 60_000;
const MEGABYTE = 1_048_576;

type Kind = keyof typeof UPLOADS;

export const presign: Handler<'upload.presign'> = async (ctx, { kind, files }) => {
  const me = viewerId(ctx);
  const { contentTypes, maxBytes } = UPLOADS[kind];
  for (const [at, { contentType, size }] of files.entries()) {
    if (!contentTypes.includes(contentType.toLowerCase()))
      throw fail('upload.type', { fields: { [`files.${at}.contentType`]: 'upload.type' } });
    if (size > maxBytes)
      throw fail('upload.size', {
        fields: { [`files.${at}.size`]: 'upload.size' },
        holes: { megabytes: maxBytes / MEGABYTE },
      });
  }
  const expireTime = new Date(ctx.now.getTime() + LIFE_MS);
  const urls = await Promise.all(
    files.map(async ({ contentType, size }) => {
      const type = contentType.toLowerCase();
      const objectKey = `${kind === 'VIDEO' ? 'v' : 'p'}/${me}/${randomBytes(16).toString('base64url')}`;
      return {
        url: await addressOf(ctx, { objectKey, type, size, expireTime }),
        method: 'PUT' as const,
        headers: { 'content-type': type },
        objectKey,
        publicUrl: `/media/${objectKey}.${kind === 'VIDEO' ? 'mp4' : 'webp'}`,
        expireTime: expireTime.toISOString(),
      };
    }),
  );
  const noted = urls.map(({ publicUrl }, at) => ({
    name: publicUrl.slice('/media/'.length),
    size: files[at]?.size ?? 0,
  }));
  await withinQuota(ctx, me, files, (inside) => noteUploads(inside, me, noted));
  return { urls };
};

interface Place {
  readonly objectKey: string;
  readonly type: string;
  readonly size: number;
  readonly expireTime: Date;
}

/** Straight into storage where it takes bytes itself, else through this process. */
async function addressOf(
  ctx: Context,
  { objectKey, type, size, expireTime }: Place,
): Promise<string> {
  const { inlet } = storeOf(ctx.config);
  if (inlet) return inlet.address(objectKey, type, size, LIFE_MS / 1000);
  const signature = await sign(ctx, PURPOSE, `${objectKey} ${type} ${size}`, expireTime);
  return `/upload/${objectKey}?${new URLSearchParams({ type, size: String(size), signature, tenant: ctx.tenant.id })}`;
}

/** `PUT /upload/{key}` takes the bytes, `GET /media/{key}` gives what was stored. */
export function mountUploads(
  server: FastifyInstance,
  config: Config,
  app: Pick<App, 'contextOf'>,
): void {
  const store = storeOf(config);
  void server.register(async (scope) => {
    // the bytes are read here, with a limit of their own
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put('/upload/:kind/:owner/:name', { config: SIGNED }, async (request, reply) => {
      const ctx = await app.contextOf(request);
      reply.header('cache-control', 'no-store');
      try {
        const name = await take(ctx, request, store);
        return reply.send(successEnvelope(ctx, { publicUrl: `/media/${name}` }));
      } catch (error) {
        const { status, envelope } = failureEnvelope(error, ctx);
        if (status >= 500) ctx.log.error({ err: error }, 'an upload failed');
        return reply.code(status).send(envelope);
      }
    });
  });
  server.get('/media/:kind/:owner/:name', { config: PICTURES }, async (request, reply) => {
    const { kind, owner, name } = request.params as Record<string, string>;
    const file = `${kind}/${owner}/${name}`;
    const ctx = await app.contextOf(request);
    const stored = NAME.test(file)
      ? await openOrSettle(ctx, store, file).catch((error: Error) => error)
      : null;
    if (stored instanceof Error) {
      ctx.log.warn({ err: stored, file }, 'storage did not answer');
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .header('retry-after', '5')
        .type('text/plain')
        .send('');
    }
    if (!stored)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
    return sendStored(request, reply, file, stored);
  });
}

/** All of a file or the piece that is asked for, never more of it in memory than is on its way. */
async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  stored: StoredFile,
): Promise<FastifyReply> {
  const etag = `"${file}"`;
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .type(typeOf(file));
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const piece =
    condition === undefined || condition === etag
      ? pieceOf(request.headers.range, stored.size)
      : null;
  if (piece === 'none')
    return reply
      .code(416)
      .header('content-range', `bytes */${stored.size}`)
      .type('text/plain')
      .send('');
  const { from, to } = piece ?? { from: 0, to: stored.size - 1 };
  reply.header('content-length', to - from + 1);
  if (piece) reply.code(206).header('content-range', `bytes ${from}-${to}/${stored.size}`);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await stored.piece(from, to));
}

const NAME = /^(p\/\d{1,16}\/[\w-]{22}\.webp|v\/\d{1,16}\/[\w-]{22}\.mp4)$/;

/** Stores the file of a signed address, once; anything else than what was announced is refused. */
async function take(ctx: Context, request: FastifyRequest, store: UploadStore): Promise<string> {
  const { kind, owner, name } = request.params as Record<string, string>;
  const { type = '', size = '', signature = '' } = request.query as Record<string, string>;
  const objectKey = `${kind}/${owner}/${name}`;
  if (!(await isSigned(ctx, PURPOSE, `${objectKey} ${type} ${size}`, signature)))
    throw fail('account.forbidden');
  const wanted: Kind = kind === 'v' ? 'VIDEO' : 'IMAGE';
  const target = `${objectKey}.${wanted === 'IMAGE' ? 'webp' : 'mp4'}`;
  // what was looked at and passed is not exchanged for something else afterwards
  if (await store.open(target)) throw fail('upload.again');
  const file = await store.scratch();
  try {
    await readInto(
      file,
      request.body as AsyncIterable<Buffer> | undefined,
      Math.min(Number(size), UPLOADS[wanted].maxBytes),
    );
    if (wanted === 'IMAGE') await writeFile(file, await redraw(await readFile(file), type));
    else await scrubFilm(file);
    if (!(await store.writeFile(target, file, typeOf(target)))) throw fail('upload.again');
    return target;
  } finally {
    await rm(file, { force: true });
  }
}

/** Stops at the first byte beyond what was announced. */
async function readInto(
  file: string,
  body: AsyncIterable<Buffer> | undefined,
  most: number,
): Promise<void> {
  let length = 0;
  await pipeline(async function* () {
    for await (const part of body ?? []) {
      length += part.length;
      if (length > most)
        throw fail('upload.size', {
          holes: { megabytes: Math.max(1, Math.ceil(most / MEGABYTE)) },
        });
      yield part;
    }
  }, createWriteStream(file));
  if (length === 0) throw fail('upload.type');
}
