/** Pictures are asked for at the size they are shown (PROD-02: cards 300x300, content 400x400). */
import { COVER, IMAGE } from '#contract/constants.ts';

export type PictureSize = { readonly width: number; readonly height: number };

/** Our own pictures take a size; a shop's picture stays as its feed gave it. */
export function pictureAt(url: string, { width, height }: PictureSize): string {
  return url.startsWith('/pic/') ? `${url}?w=${width}&h=${height}` : url;
}

/** Candidates at the responsive scales 0.4, 0.7 and 1 (UPL-04); empty for pictures that we cannot resize. */
export function pictureSet(url: string, { width, height }: PictureSize): string | undefined {
  if (!url.startsWith('/pic/')) return undefined;
  return IMAGE.scales
    .map((scale) => `${pictureAt(url, { width: Math.round(width * scale), height: Math.round(height * scale) })} ${Math.round(width * scale)}w`)
    .join(', ');
}

export { COVER };
