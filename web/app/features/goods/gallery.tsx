/**
 * The pictures of a detail: one large, the others as thumbnails; swiped on a phone, chosen on a
 * desktop.
 */
import { useState } from 'react';
import type { Image } from '#contract/catalog/card.ts';
import { COVER } from '../../lib/picture.ts';
import { t } from '../../lib/message.ts';
import { Picture } from '../../ui/picture.tsx';

export function Gallery({ images, name }: { images: readonly Image[]; name: string }) {
  const [at, setAt] = useState(0);
  const shown = images[at] ?? images[0];
  if (!shown) return <div className="gal__main" />;
  return (
    <>
      {images.length > 1 && (
        <div className="gal__t" role="group" aria-label={t('goods.pictures')}>
          {images.slice(0, 5).map((image, index) => (
            <button
              key={image.url}
              type="button"
              aria-current={index === at ? 'true' : undefined}
              aria-label={t('goods.picture', { n: index + 1 })}
              onClick={() => setAt(index)}
            >
              <Picture url={image.url} size={{ width: 72, height: 72 }} />
            </button>
          ))}
        </div>
      )}
      <div className={images.length > 1 ? 'gal__main' : 'gal__main gal__main--one'}>
        <Picture url={shown.url} alt={name} size={COVER.content} eager />
        {images.length > 1 && (
          <button
            className="gal__n num only-phone"
            type="button"
            aria-label={t('goods.next-picture')}
            onClick={() => setAt((at + 1) % Math.min(images.length, 5))}
          >
            {at + 1} / {Math.min(images.length, 5)}
          </button>
        )}
      </div>
    </>
  );
}
