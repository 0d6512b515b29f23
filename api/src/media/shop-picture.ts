/**
 * Pictures of shops, fetched once and kept: as a square on its ground, which all sizes are drawn
 * from, or as the shop has it.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Config } from '../kernel/config.ts';
import { PUBLIC } from '../kernel/outside.ts';
import type { Reach } from '../kernel/outside.ts';
import { onGround, underlayOf } from './ground.ts';
import { once } from './once.ts';
import { ownPicture } from './own.ts';
import { fetchPicture } from './remote.ts';
import { StoredFiles } from './stored-files.ts';

export const MAX_PIXELS = 50_000_000;
const DISK_BYTES = 512 * 1024 * 1024;
/** A shop that fails is asked again only after this. */
const FAILED_MS = 10 * 60_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** What draws a picture for sharing waits no longer: messengers do not either. */
const PATIENCE_MS = 4_000;

export class ShopPictures {
  readonly files: StoredFiles;
  private readonly failed = new LRUCache<string, true>({ max: 5000, ttl: FAILED_MS });
  private readonly squaring = new Map<string, Promise<Buffer>>();
  private readonly reach: Reach;

  constructor(config: Config, reach: Reach = PUBLIC) {
    this.files = new StoredFiles(path.join(config.dataDir, 'img'), DISK_BYTES);
    this.reach = reach;
  }

  hasFailed(url: string): boolean {
    return this.failed.has(url);
  }

  setFailed(url: string): void {
    this.failed.set(url, true);
  }

  /** The square that all sizes are drawn from: the shop is asked once for all of them. */
  square(url: string): Promise<Buffer> {
    const name = squareName(url);
    return once(this.squaring, name, async () => {
      const known = await this.files.read(name);
      if (known) return known;
      const square = await onGround(await this.original(url), MAX_PIXELS);
      await this.files.write(name, square);
      return square;
    });
  }

  /** As the shop has it, upright, without holes. */
  async whole(url: string): Promise<Buffer> {
    const picture = sharp(await this.original(url), {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
    }).rotate();
    return picture
      .clone()
      .flatten({ background: await underlayOf(picture) })
      .webp({ quality: 95, effort: 0 })
      .toBuffer();
  }

  private async original(url: string): Promise<Buffer> {
    const bytes = await fetchPicture(url, this.reach);
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!FORMATS.has(format)) throw new Error(`Not a picture: ${format}.`);
    return bytes;
  }
}

/** The name of a stored square; `s3`: how squares are made now. */
export function squareName(url: string): string {
  return `${createHash('sha256').update(url).digest('hex')}-s3`;
}

/**
 * Whatever is shown of a thing, to draw with: the file of our own picture, the square of a shop's;
 * undefined where there is none or it does not come in time.
 */
export function picturesToDraw(
  config: Config,
  reach: Reach = PUBLIC,
): (url: string) => Promise<string | Buffer | undefined> {
  const shops = new ShopPictures(config, reach);
  return async (url) => {
    const own = ownPicture(config, url);
    if (own !== undefined) return existsSync(own) ? own : undefined;
    if (!/^https?:\/\//.test(url) || shops.hasFailed(url)) return undefined;
    const square = shops.square(url).catch(() => shops.setFailed(url));
    return (
      (await Promise.race([square, later(PATIENCE_MS, undefined, { ref: false })])) ?? undefined
    );
  };
}
