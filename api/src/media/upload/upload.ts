/**
 * Uploads (rows UPL-01, UPL-02; AMB-78, AMB-79): the client gets a signed address for each file and sends the bytes there.
 * Whatever arrives is hostile until it was read: pictures are drawn anew, so that nothing but their pixels is kept.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import { UPLOADS } from '#contract/media/upload.ts';
import type { App } from '../../kernel/app.ts';
import type { Config } from '../../kernel/config.ts';
import type { Context } from '../../kernel/context.ts';
import { failureEnvelope, successEnvelope } from '../../kernel/envelope.ts';
import type { Handler } from '../../kernel/module.ts';
import { isSigned, sign } from '../../kernel/signature.ts';
import { viewerId } from '../../account/index.ts';
import { drawAnew, isMp4 } from './accept.ts';
import { noteUploads } from './orphan.ts';
import { readOrSettle, typeOf } from './settle.ts';
import { storeOf } from './store.ts';

const PURPOSE = 'upload';
const LIFE_MS = 15 * 60_000;
const MEGABYTE = 1_048_576;

type Kind = keyof typeof UPLOADS;

export const presign: Handler<'upload.presign'> = async (ctx, { kind, files }) => {
  const me = viewerId(ctx);
  const { contentTypes, maxBytes } = UPLOADS[kind];
  for (const [at, { contentType, size }] of files.entries()) {
    if (!contentTypes.includes(contentType.toLowerCase())) throw fail('upload.type', { fields: { [`files.${at}.contentType`]: 'upload.type' } });
    if (size > maxBytes) throw fail('upload.size', { fields: { [`files.${at}.size`]: 'upload.size' }, holes: { megabytes: maxBytes / MEGABYTE } });
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
  await noteUploads(
    ctx,
    me,
    urls.map(({ publicUrl }) => publicUrl.slice('/media/'.length)),
  );
  return { urls };
};

interface Place {
  readonly objectKey: string;
  readonly type: string;
  readonly size: number;
  readonly expireTime: Date;
}

/** Straight into storage where it takes bytes itself, else through this process. */
async function addressOf(ctx: Context, { objectKey, type, size, expireTime }: Place): Promise<string> {
  const { inlet } = storeOf(ctx.config);
  if (inlet) return inlet.address(objectKey, type, size, LIFE_MS / 1000);
  const signature = await sign(ctx, PURPOSE, `${objectKey} ${type} ${size}`, expireTime);
  return `/upload/${objectKey}?${new URLSearchParams({ type, size: String(size), signature, tenant: ctx.tenant.id })}`;
}

/** `PUT /upload/{key}` takes the bytes, `GET /media/{key}` gives what was kept. */
export function mountUploads(server: FastifyInstance, config: Config, app: Pick<App, 'contextOf'>): void {
  const store = storeOf(config);
  void server.register(async (scope) => {
    // the bytes are read here, with a limit of their own
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put('/upload/:kind/:owner/:name', async (request, reply) => {
      const ctx = await app.contextOf(request);
      reply.header('cache-control', 'no-store');
      try {
        const kept = await take(ctx, request);
        await store.write(kept.name, kept.bytes, typeOf(kept.name));
        return reply.send(successEnvelope(ctx, { publicUrl: `/media/${kept.name}` }));
      } catch (error) {
        const { status, envelope } = failureEnvelope(error, ctx);
        if (status >= 500) ctx.log.error({ err: error }, 'an upload failed');
        return reply.code(status).send(envelope);
      }
    });
  });
  server.get('/media/:kind/:owner/:name', async (request, reply) => {
    const { kind, owner, name } = request.params as Record<string, string>;
    const file = `${kind}/${owner}/${name}`;
    const ctx = await app.contextOf(request);
    const bytes = NAME.test(file) ? await readOrSettle(ctx, store, file).catch((error: Error) => error) : null;
    if (bytes instanceof Error) {
      ctx.log.warn({ err: bytes, file }, 'storage did not answer');
      return reply.code(503).header('cache-control', 'no-store').header('retry-after', '5').type('text/plain').send('');
    }
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(typeOf(file))
      .send(bytes);
  });
}

const NAME = /^(p\/\d{1,16}\/[\w-]{22}\.webp|v\/\d{1,16}\/[\w-]{22}\.mp4)$/;

/** The file of a signed address, as it will be kept; anything else than what was announced is refused. */
async function take(ctx: Context, request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  const { kind, owner, name } = request.params as Record<string, string>;
  const { type = '', size = '', signature = '' } = request.query as Record<string, string>;
  const objectKey = `${kind}/${owner}/${name}`;
  if (!(await isSigned(ctx, PURPOSE, `${objectKey} ${type} ${size}`, signature))) throw fail('account.forbidden');
  const wanted: Kind = kind === 'v' ? 'VIDEO' : 'IMAGE';
  const bytes = await readAll(request.body as AsyncIterable<Buffer> | undefined, Math.min(Number(size), UPLOADS[wanted].maxBytes));
  if (wanted === 'IMAGE') return { name: `${objectKey}.webp`, bytes: await drawAnew(bytes, type) };
  if (!isMp4(bytes)) throw fail('upload.type');
  return { name: `${objectKey}.mp4`, bytes };
}

/** Stops at the first byte beyond what was announced. */
async function readAll(body: AsyncIterable<Buffer> | undefined, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > most) throw fail('upload.size', { holes: { megabytes: Math.max(1, Math.ceil(most / MEGABYTE)) } });
    parts.push(part);
  }
  if (length === 0) throw fail('upload.type');
  return Buffer.concat(parts);
}
