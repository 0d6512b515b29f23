/**
 * `GET /img?u=&w=`: a shop's picture at one of the sizes that pages use, in the best format that
 * the browser takes (UPL-03, UPL-04, AMB-77): a square on the ground of its own edges, or with
 * `whole=1` as the shop has it. Only pictures that this tenant's goods and offers have; anything
 * else is not found, so that nobody can fetch through us.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import type { App } from '../kernel/app.ts';
import type { Config } from '../kernel/config.ts';
import type { Context } from '../kernel/context.ts';
import { missing } from './missing.ts';
import { once } from './once.ts';
import { SIDES } from './picture.ts';
import { drawnAt, savesData } from './saver.ts';
import { MAX_PIXELS, ShopPictures, squareName } from './shop-picture.ts';
import { PICTURES } from '../kernel/flood.ts';
import { PUBLIC } from '../kernel/outside.ts';
import type { Reach } from '../kernel/outside.ts';

/** Pictures in the making at once; who comes then is told to come again. */
const MAX_MAKING = 24;
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
  const shops = new ShopPictures(config, reach);
  const { files } = shops;
  const making = new Map<string, Promise<Buffer>>();
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
    if (shops.hasFailed(u) || !(await ctx.ports.pictures(ctx, u))) return missing(reply, 404);
    if (!making.has(name) && making.size >= MAX_MAKING)
      return missing(reply.header('retry-after', '2'), 503);
    try {
      // another may have made it since it was looked for
      return send(
        reply,
        await once(making, name, async () => (await files.read(name)) ?? make(u, how, name, shops)),
        how,
      );
    } catch (error) {
      shops.setFailed(u);
      ctx.log.debug({ err: error, url: u }, 'a picture could not be had');
      return missing(reply, 404);
    }
  });
}

function formatFor(accept: string): Format {
  return accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** The name of a stored file; `w2`: how whole ones are made now. */
function nameOf(url: string, how: How): string {
  const square = squareName(url);
  const kind = how.isWhole ? square.replace(/s\d+$/, 'w2') : square;
  return `${kind}-${how.side}${how.savesData ? '-saver' : ''}.${how.format}`;
}

async function make(url: string, how: How, name: string, shops: ShopPictures): Promise<Buffer> {
  const original = await (how.isWhole ? shops.whole(url) : shops.square(url));
  const { side, quality } = drawnAt(how.side, how.savesData);
  const sized = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).resize(
    side,
    side,
    { fit: 'inside', withoutEnlargement: true },
  );
  const bytes =
    how.format === 'avif'
      ? await sized.avif({ quality: quality - 20, effort: 2 }).toBuffer()
      : how.format === 'webp'
        ? await sized.webp({ quality }).toBuffer()
        : await sized.jpeg({ quality }).toBuffer();
  await shops.files.write(name, bytes);
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
