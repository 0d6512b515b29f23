/**
 * The pictures of a detail: swiped, with dots, or chosen by thumbnails on a desktop; each opens over
 * the whole screen. Without script thumbnails scroll, and a picture opens by itself.
 */
import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Image } from '#contract/catalog/card.ts';
import { COVER, wholePicture } from '../../lib/picture.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import type { ViewerProps } from './viewer.tsx';

const MOST = 9;
const load = async () => (await import('./viewer.tsx')).Viewer;

export function Gallery({
  images,
  name,
  more,
}: {
  images: readonly Image[];
  name: string;
  /** One more thing to do, on a corner of the picture. */
  more?: ReactNode;
}) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const { Dialog, open, close } = useDialog<ViewerProps>(load);
  const shown = images.slice(0, MOST);
  if (shown.length === 0) return <div className="gal__main" />;
  const show = (index: number) => {
    setAt(index);
    const { current } = track;
    current?.scrollTo({ left: index * current.clientWidth });
  };
  return (
    <>
      {shown.length > 1 && <Thumbnails images={shown} at={at} onChoose={show} />}
      <div className={shown.length > 1 ? 'gal__main' : 'gal__main gal__main--one'}>
        <ul
          className="gal__track"
          ref={track}
          aria-label={t('goods.pictures')}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.round(scrollLeft / clientWidth))
          }
        >
          {shown.map((image, index) => (
            <li key={image.url} id={`picture-${index + 1}`}>
              <a
                className="gal__one"
                href={wholePicture(image.url)}
                onClick={(event) => {
                  if (isElsewhere(event)) return;
                  event.preventDefault();
                  setAt(index);
                  open();
                }}
              >
                <Picture
                  url={image.url}
                  alt={
                    shown.length === 1
                      ? name
                      : t('goods.picture-of', { n: index + 1, of: shown.length, name })
                  }
                  size={COVER.content}
                  eager={index === 0}
                />
                <span className="sr">{t('goods.enlarge')}</span>
              </a>
            </li>
          ))}
        </ul>
        {more}
        <span className="gal__zoom" aria-hidden="true">
          <Icon name="maximize-2" size={16} />
        </span>
        {shown.length > 1 && (
          <p className="gal__dots" aria-hidden="true">
            {shown.map((image, index) => (
              <i key={image.url} className={index === at ? 'is-on' : undefined} />
            ))}
          </p>
        )}
      </div>
      {Dialog && (
        <Dialog
          images={shown}
          name={name}
          first={at}
          onClose={(last) => {
            close();
            show(last);
          }}
        />
      )}
    </>
  );
}

function Thumbnails({
  images,
  at,
  onChoose,
}: {
  images: readonly Image[];
  at: number;
  onChoose: (index: number) => void;
}) {
  return (
    <div className="gal__t" role="group" aria-label={t('goods.pictures')}>
      {images.map((image, index) => (
        <a
          key={image.url}
          href={`#picture-${index + 1}`}
          aria-current={index === at ? 'true' : undefined}
          aria-label={t('goods.picture', { n: index + 1 })}
          onClick={(event) => {
            if (isElsewhere(event)) return;
            event.preventDefault();
            onChoose(index);
          }}
        >
          <Picture url={image.url} size={{ width: 72, height: 72 }} />
        </a>
      ))}
    </div>
  );
}

const isElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;
