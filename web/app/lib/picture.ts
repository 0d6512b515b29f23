/** Pictures are asked for at the size they are shown (PROD-02: cards 300x300, content 400x400). */
import { COVER, IMAGE, LARGEST, PICTURE_SIDES } from '#contract/constants.ts';
import { cloudPicture } from './cloud-picture.ts';

export type PictureSize = { readonly width: number; readonly height: number };

/**
 * Our own pictures take a size; a cloud's image service makes it; any other shop's picture goes
 * through our resizer. Shops' pictures are whole in their square.
 */
export function pictureAt(url: string, size: PictureSize): string {
  if (url.startsWith('/pic/')) return `${url}?w=${size.width}&h=${size.height}`;
  if (!/^https?:\/\//.test(url)) return url;
  return (
    cloudPicture(url, { ...size, fit: 'contain', background: 'FFFFFF' }) ??
    `/img?u=${encodeURIComponent(url)}&w=${size.width}`
  );
}

/** A picture in its own shape, as large as there is use for. */
export function wholePicture(url: string): string {
  if (!/^https?:\/\//.test(url) || cloudPicture(url, COVER.content) !== null) return url;
  return `/img?u=${encodeURIComponent(url)}&w=${LARGEST.content}&whole=1`;
}

/**
 * Candidates for screens of one, two and three pixels: of covers at the responsive scales 0.4, 0.7
 * and 1 of the largest (UPL-04), by width; of other sizes by density. Empty for pictures that have
 * none.
 */
export function pictureSet(url: string, { width, height }: PictureSize): string | undefined {
  if (!/^(\/pic\/|https?:\/\/)/.test(url)) return undefined;
  const largest = largestOf(width);
  if (largest)
    return IMAGE.scales
      .map((scale) => Math.round(largest * scale))
      .map((side) => `${pictureAt(url, { width: side, height: side })} ${side}w`)
      .join(', ');
  if (width !== height || !PICTURE_SIDES.includes(width)) return undefined;
  return [1, 2, 3]
    .map((density) => {
      const side = PICTURE_SIDES.find((one) => one >= width * density) ?? LARGEST.content;
      return `${pictureAt(url, { width: side, height: side })} ${density}x`;
    })
    .join(', ');
}

/**
 * How wide a cover is shown, for `sizes`; undefined for other sizes. A browser that can asks for a
 * lazy picture by the width that it then has.
 */
export function shownWidth({ width }: PictureSize, isLazy: boolean): string | undefined {
  if (!largestOf(width)) return undefined;
  const guess =
    width === COVER.card.width
      ? '(max-width: 767px) 50vw, 240px'
      : '(max-width: 767px) clamp(220px, 34svh, 420px), 420px';
  return isLazy ? `auto, ${guess}` : guess;
}

function largestOf(width: number): number | undefined {
  if (width === COVER.card.width) return LARGEST.card;
  return width === COVER.content.width ? LARGEST.content : undefined;
}

export { COVER };
