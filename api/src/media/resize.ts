/**
 * `GET /img?u=&w=`: a shop's picture at one of the sizes that pages use, in the best format that
 * the browser takes (UPL-03, UPL-04, AMB-77). Only pictures that this tenant's goods and offers
 * have; anything else is not found, so that nobody can fetch through us.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { App } from '../kernel/app.ts';
import type { Config } from '../kernel/config.ts';
import type { Context } from '../kernel/context.ts';
import { StoredFiles } from './stored-files.ts';
import { missing } from './missing.ts';
import { SIDES } from './picture.ts';
import { fetchPicture } from './remote.ts';
import { drawnAt, savesData } from './saver.ts';
import { PICTURES } from '../kernel/flood.ts';
import { PUBLIC } from '../kernel/outside.ts';
import type { Reach } from '../kernel/outside.ts';

const MAX_PIXELS = 50_000_000;
const DISK_BYTES = 512 * 1024 * 1024;
/** A shop that fails is asked again only after this. */
const FAILED_MS = 10 * 60_000;
/** Pictures in the making at once; who comes then is told to come again. */
const MAX_MAKING = 24;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
type Format = 'avif' | 'webp' | 'jpeg';

/** How a picture is wanted. */
interface How {
  readonly side: number;
  readonly format: Format;
  readonly savesData: boolean;
}

declare module '../kernel/ports.ts' {
  interface Ports {
    /** Whether a picture's address is in the catalogue of the tenant. */
    readonly pictures: (ctx: Context, url: string) => Promise<boolean>;
  }
}

export function mountResizer(
  server: FastifyInstance,
  config: Config,
  app: Pick<App, 'contextOf'>,
  reach: Reach = PUBLIC,
): void {
  const files = new StoredFiles(path.join(config.dataDir, 'img'), DISK_BYTES);
  const failed = new LRUCache<string, true>({ max: 5000, ttl: FAILED_MS });
  const making = new Map<string, Promise<Buffer>>();
  server.get('/img', { config: PICTURES }, async (request, reply) => {
    const { u = '', w = '' } = request.query as Record<string, string | undefined>;
    const side = Number(w);
    if (!SIDES.has(side) || u.length > 2048 || !/^https?:\/\//.test(u)) return missing(reply, 404);
    const how: How = {
      side,
      format: formatFor(request.headers.accept ?? ''),
      savesData: savesData(request),
    };
    const name = `${createHash('sha256').update(u).digest('hex')}-${side}${how.savesData ? '-saver' : ''}.${how.format}`;
    const ready = await files.read(name);
    if (ready) return send(reply, ready, how);
    const ctx = await app.contextOf(request);
    if (failed.has(u) || !(await ctx.ports.pictures(ctx, u))) return missing(reply, 404);
    if (!making.has(name) && making.size >= MAX_MAKING)
      return missing(reply.header('retry-after', '2'), 503);
    try {
      // another may have made it since it was looked for
      return send(
        reply,
        await once(
          making,
          name,
          async () => (await files.read(name)) ?? make(u, how, name, files, reach),
        ),
        how,
      );
    } catch (error) {
      failed.set(u, true);
      ctx.log.debug({ err: error, url: u }, 'a picture could not be had');
      return missing(reply, 404);
    }
  });
}

function formatFor(accept: string): Format {
  return accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg';
}

async function make(
  url: string,
  { side, format, savesData }: How,
  name: string,
  files: StoredFiles,
  reach: Reach,
): Promise<Buffer> {
  const original = sharp(await fetchPicture(url, reach), {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
  });
  const { format: given } = await original.metadata();
  if (!FORMATS.has(given)) throw new Error(`Not a picture: ${given}.`);
  const drawn = drawnAt(side, savesData);
  const sized = original.rotate().resize(drawn.side, drawn.side, { fit: 'cover' });
  const bytes =
    format === 'avif'
      ? await sized.avif({ quality: drawn.quality - 20, effort: 2 }).toBuffer()
      : format === 'webp'
        ? await sized.webp({ quality: drawn.quality }).toBuffer()
        : await sized
            .flatten({ background: '#ffffff' })
            .jpeg({ quality: drawn.quality })
            .toBuffer();
  await files.write(name, bytes);
  return bytes;
}

function once(
  making: Map<string, Promise<Buffer>>,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  let running = making.get(name);
  if (!running) {
    running = make().finally(() => making.delete(name));
    making.set(name, running);
  }
  return running;
}

function send(reply: FastifyReply, bytes: Buffer, { format, savesData }: How): FastifyReply {
  return reply
    .header('cache-control', `${savesData ? 'private' : 'public'}, max-age=2592000`)
    .header('vary', 'Accept, Save-Data')
    .header('x-content-type-options', 'nosniff')
    .type(`image/${format}`)
    .send(bytes);
}
