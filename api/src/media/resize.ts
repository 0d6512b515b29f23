/**
 * `GET /img?u=&w=`: a shop's picture at one of the sizes that pages use, in the best format that
 * the browser takes (UPL-03, UPL-04, AMB-77): a square on the ground of its own edges, or with
 * `whole=1` as the shop has it. Only pictures that this tenant's goods and offers have; anything
 * else is not found, so that nobody can fetch through us.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { App } from '../kernel/app.ts';
import type { Config } from '../kernel/config.ts';
import type { Context } from '../kernel/context.ts';
import { onGround } from './ground.ts';
import { StoredFiles } from './stored-files.ts';
import { missing } from './missing.ts';
import { once } from './once.ts';
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
  /** Neither squared nor trimmed. */
  readonly isWhole: boolean;
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
  const sources: Sources = { files, squaring: new Map(), reach };
  server.get('/img', { config: PICTURES }, async (request, reply) => {
    const { u = '', w = '', whole } = request.query as Record<string, string | undefined>;
    const side = Number(w);
    if (!SIDES.has(side) || u.length > 2048 || !/^https?:\/\//.test(u)) return missing(reply, 404);
    const how: How = {
      side,
      format: formatFor(request.headers.accept ?? ''),
      savesData: savesData(request),
      isWhole: whole !== undefined,
    };
    const name = nameOf(u, how);
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
          async () => (await files.read(name)) ?? make(u, how, name, sources),
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

/** What a picture is made of. */
interface Sources {
  readonly files: StoredFiles;
  readonly squaring: Map<string, Promise<Buffer>>;
  readonly reach: Reach;
}

/** The name of a stored file; `s3`: how squares are made now. */
function nameOf(url: string, how?: How): string {
  const hash = createHash('sha256').update(url).digest('hex');
  if (!how) return `${hash}-s3`;
  const kind = how.isWhole ? 'whole' : 's3';
  return `${hash}-${kind}-${how.side}${how.savesData ? '-saver' : ''}.${how.format}`;
}

async function make(url: string, how: How, name: string, sources: Sources): Promise<Buffer> {
  const original = how.isWhole
    ? await checked(await fetchPicture(url, sources.reach))
    : await once(sources.squaring, nameOf(url), () => squareOf(url, sources));
  const { side, quality } = drawnAt(how.side, how.savesData);
  const sized = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const bytes =
    how.format === 'avif'
      ? await sized.avif({ quality: quality - 20, effort: 2 }).toBuffer()
      : how.format === 'webp'
        ? await sized.webp({ quality }).toBuffer()
        : await sized.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
  await sources.files.write(name, bytes);
  return bytes;
}

/** The square that all sizes are drawn from: the shop is asked once for all of them. */
async function squareOf(url: string, { files, reach }: Sources): Promise<Buffer> {
  const known = await files.read(nameOf(url));
  if (known) return known;
  const original = await checked(await fetchPicture(url, reach));
  const square = await onGround(original, MAX_PIXELS);
  await files.write(nameOf(url), square);
  return square;
}

async function checked(bytes: Buffer): Promise<Buffer> {
  const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  if (!FORMATS.has(format)) throw new Error(`Not a picture: ${format}.`);
  return bytes;
}

function send(reply: FastifyReply, bytes: Buffer, { format, savesData }: How): FastifyReply {
  return reply
    .header('cache-control', `${savesData ? 'private' : 'public'}, max-age=2592000`)
    .header('vary', 'Accept, Save-Data')
    .header('x-content-type-options', 'nosniff')
    .type(`image/${format}`)
    .send(bytes);
}
