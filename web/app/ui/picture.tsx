import { COVER, pictureAt, pictureSet, shownWidth } from '../lib/picture.ts';
import type { PictureSize } from '../lib/picture.ts';

interface PictureProps {
  url: string;
  alt?: string;
  size?: PictureSize;
  /** How wide it is shown where that is not as wide as covers are: a value of `sizes`. */
  shown?: string;
  eager?: boolean;
  /** As it is, where it is ours: a banner is as wide as the page. */
  isWhole?: boolean;
}

/** A picture in its reserved space. What has none shows a quiet ground. */
export function Picture({
  url,
  alt = '',
  size = COVER.card,
  shown,
  eager = false,
  isWhole = false,
}: PictureProps) {
  if (url === '') return null;
  const asItIs = isWhole && url.startsWith('/pic/');
  const set = asItIs ? undefined : pictureSet(url, size);
  return (
    <img
      src={asItIs ? url : pictureAt(url, size)}
      srcSet={set}
      sizes={set && (shown ?? shownWidth(size, !eager))}
      alt={alt}
      width={size.width}
      height={size.height}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'auto' : 'async'}
      referrerPolicy="no-referrer"
      fetchPriority={eager ? 'high' : undefined}
    />
  );
}
