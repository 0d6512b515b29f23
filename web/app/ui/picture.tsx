import { COVER, pictureAt } from '../lib/picture.ts';
import type { PictureSize } from '../lib/picture.ts';

interface PictureProps {
  url: string;
  alt?: string;
  size?: PictureSize;
  eager?: boolean;
}

/** A picture in its reserved space. What has none shows a quiet ground. */
export function Picture({ url, alt = '', size = COVER.card, eager = false }: PictureProps) {
  if (url === '') return null;
  return (
    <img
      src={pictureAt(url, size)}
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
