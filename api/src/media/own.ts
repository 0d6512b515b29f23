/**
 * Where a picture of this installation lies; undefined for pictures of shops and for what is no
 * picture's address.
 */
import path from 'node:path';
import type { Config } from '../kernel/config.ts';

export const PICTURE_NAME = /^[a-z0-9-]{1,80}\.webp$/;

export function ownPicture(config: Config, url: string): string | undefined {
  const name = url.startsWith('/pic/') ? url.slice('/pic/'.length) : '';
  return PICTURE_NAME.test(name) ? path.join(config.dataDir, 'pic', name) : undefined;
}
