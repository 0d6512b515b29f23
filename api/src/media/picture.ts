/**
 * `GET /pic/{name}?w=&h=`: a picture of `DATA_DIR/pic` at one of the sizes that pages use, drawn
 * from the SVG of the same name where one lies beside it, so that it is sharp on every screen. A
 * size is made once and stored; other sizes are refused, so that nobody can fill the disk.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { PICTURE_SIDES } from '#contract/constants.ts';
import type { Config } from '../kernel/config.ts';
import { isKnown } from '../kernel/validator.ts';
import { missing } from './missing.ts';
import { once } from './once.ts';
import { PICTURE_NAME } from './own.ts';
import { drawnAt, savesData } from './saver.ts';

export const SIDES = new Set(PICTURE_SIDES);

export function mountPictures(server: FastifyInstance, config: Config): void {
  const folder = path.join(config.dataDir, 'pic');
  server.get('/pic/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const { w, h } = request.query as { w?: string; h?: string };
    const side = w === undefined ? undefined : Number(w);
    const bad =
      !PICTURE_NAME.test(name) ||
      (side !== undefined && (!SIDES.has(side) || Number(h ?? w) !== side));
    const original = path.join(folder, name);
    if (bad || !existsSync(original)) return missing(reply, 404);
    // a name is never given to another picture
    const isLean = side !== undefined && savesData(request);
    const etag = `"${side ?? 'whole'}${isLean ? '-saver' : ''}-${name}"`;
    reply
      .header('cache-control', `${isLean ? 'private' : 'public'}, max-age=31536000, immutable`)
      .header('vary', 'Save-Data')
      .header('x-content-type-options', 'nosniff')
      .header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .type('image/webp')
      .send(
        side === undefined ? await readFile(original) : await sized(folder, name, side, isLean),
      );
  });
}

/** Sizes in the making: who wants one meanwhile waits for it. */
const making = new Map<string, Promise<Buffer>>();

async function sized(folder: string, name: string, side: number, isLean: boolean): Promise<Buffer> {
  const file = path.join(folder, 'sized', `${side}${isLean ? '-saver' : ''}-${name}`);
  if (existsSync(file)) return readFile(file);
  return once(making, file, async () => {
    const drawn = drawnAt(side, isLean);
    const vector = path.join(folder, name.replace(/webp$/, 'svg'));
    const isVector = existsSync(vector);
    const bytes = await sharp(isVector ? vector : path.join(folder, name))
      .resize(drawn.side, drawn.side, { fit: 'cover', withoutEnlargement: !isVector })
      .webp({ quality: drawn.quality })
      .toBuffer();
    await mkdir(path.dirname(file), { recursive: true });
    // written beside and renamed, so that another process never reads half a file
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
    return bytes;
  });
}
