/** Pictures are asked for at the size they are shown (PROD-02: cards 300x300, content 400x400). */
import { COVER, IMAGE } from '#contract/constants.ts';
import { cloudPicture } from './cloud-picture.ts';

export type PictureSize = { readonly width: number; readonly height: number };

/**
 * Our own pictures take a size; a cloud's image service makes it; any other shop's picture goes
 * through our resizer.
 */
export function pictureAt(url: string, size: PictureSize): string {
  if (url.startsWith('/pic/')) return `${url}?w=${size.width}&h=${size.height}`;
  if (!/^https?:\/\//.test(url)) return url;
  return cloudPicture(url, size) ?? `/img?u=${encodeURIComponent(url)}&w=${size.width}`;
}

/**
 * Candidates at the responsive scales 0.4, 0.7 and 1 (UPL-04); empty for pictures and sizes that
 * have none.
 */
export function pictureSet(url: string, { width, height }: PictureSize): string | undefined {
  if (width !== COVER.card.width && width !== COVER.content.width) return undefined;
  if (!/^(\/pic\/|https?:\/\/)/.test(url)) return undefined;
  return IMAGE.scales
    .map(
      (scale) =>
        `${pictureAt(url, { width: Math.round(width * scale), height: Math.round(height * scale) })} ${Math.round(width * scale)}w`,
    )
    .join(', ');
}

export { COVER };
