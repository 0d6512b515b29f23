/**
 * Pictures over the whole screen: pinch, double tap, wheel and keys draw nearer; a swipe, arrows
 * and keys turn pages; Escape, Back and a swipe down close.
 */
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Image } from '#contract/catalog/card.ts';
import { wholePicture } from '../../lib/picture.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { openModal } from '../../ui/open-modal.ts';
import { useZoom } from './use-zoom.ts';
import { NEAR } from './zoom.ts';

export interface ViewerProps {
  readonly images: readonly Image[];
  readonly name: string;
  readonly first: number;
  /** With the picture that was seen last. */
  readonly onClose: (at: number) => void;
}

export function Viewer({ images, name, first, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [at, setAt] = useState(first);
  const turn = (by: 1 | -1) => {
    const next = at + by;
    if (!images[next]) return;
    zoomBy(0);
    setAt(next);
  };
  const { isNear, zoomBy, steer } = useZoom(dialog, picture, (way) =>
    way === 'close' ? dialog.current?.close() : turn(way === 'next' ? 1 : -1),
  );
  const keys: Record<string, () => void> = {
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    '+': () => zoomBy(1.5),
    '=': () => zoomBy(1.5),
    '-': () => zoomBy(1 / 1.5),
    '0': () => zoomBy(0),
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // over a near picture arrows move the eye
    if (steer(event.key)) event.preventDefault();
    else keys[event.key]?.();
  };
  const shown = images[at];
  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        openModal(element);
      }}
      className="viewer"
      aria-label={t('goods.viewer', { name })}
      onClose={() => onClose(at)}
      onKeyDown={press}
    >
      <div className={isNear ? 'viewer__stage is-near' : 'viewer__stage'}>
        {shown && (
          <img
            key={shown.url}
            ref={picture}
            src={wholePicture(shown.url)}
            alt={t('goods.picture-of', { n: at + 1, of: images.length, name })}
            draggable={false}
            referrerPolicy="no-referrer"
          />
        )}
      </div>
      <p className="viewer__n num" role="status">
        <span className="sr">{t('goods.picture-of', { n: at + 1, of: images.length, name })}</span>
        {images.length > 1 && (
          <span aria-hidden="true">
            {at + 1} / {images.length}
          </span>
        )}
      </p>
      <div className="viewer__top">
        <button
          className="icon-btn"
          type="button"
          aria-label={t(isNear ? 'goods.zoom.out' : 'goods.zoom.in')}
          onClick={() => zoomBy(isNear ? 0 : NEAR)}
        >
          <Icon name={isNear ? 'minus' : 'plus'} size={24} />
        </button>
        <button
          className="icon-btn"
          type="button"
          aria-label={t('region.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      {images.length > 1 && (
        <>
          <Turn way="previous" isOff={at === 0} onTurn={() => turn(-1)} />
          <Turn way="next" isOff={at === images.length - 1} onTurn={() => turn(1)} />
        </>
      )}
    </dialog>
  );
}

function Turn({
  way,
  isOff,
  onTurn,
}: {
  way: 'previous' | 'next';
  isOff: boolean;
  onTurn: () => void;
}) {
  return (
    <button
      className={`icon-btn viewer__turn viewer__turn--${way}`}
      type="button"
      aria-label={t(`goods.${way}-picture`)}
      aria-disabled={isOff}
      onClick={onTurn}
    >
      <Icon name={way === 'next' ? 'chevron-right' : 'chevron-left'} size={24} />
    </button>
  );
}
