/**
 * The room that is kept for comments until they come. Where its end is on the screen by then, they
 * are shown within it, so that nothing below moves, and a tap or the focus opens it.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { t } from '../../lib/message.ts';

export function Room({
  place,
  isWaiting,
  isOpen,
  total,
  children,
}: {
  place: RefObject<HTMLDivElement | null>;
  isWaiting: boolean;
  /** The address names one of them, which is scrolled to. */
  isOpen: boolean;
  total: number;
  children: ReactNode;
}) {
  const [held, setHeld] = useState<'kept' | 'cut'>();
  const kept = useRef(0);
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const room = place.current;
    if (!room || isOpen) return;
    if (isWaiting) kept.current = room.offsetHeight;
    else if (kept.current > 0) {
      const end = room.getBoundingClientRect().top + kept.current;
      if (end < innerHeight) setHeld(room.offsetHeight > kept.current ? 'cut' : 'kept');
      kept.current = 0;
    }
  }, [place, isWaiting, isOpen]);
  // what a key or a find has scrolled to stays where it is
  const scrolled = useRef(0);
  const open = () => {
    scrolled.current = inner.current?.scrollTop ?? 0;
    setHeld(undefined);
  };
  useLayoutEffect(() => {
    if (held || scrolled.current === 0) return;
    window.scrollBy({ top: scrolled.current, behavior: 'instant' });
    scrolled.current = 0;
  }, [held]);
  return (
    <div ref={place} className={held ? `talk__room talk__room--${held}` : 'talk__room'}>
      <div ref={inner} tabIndex={-1} onFocus={held === 'cut' ? open : undefined}>
        {children}
      </div>
      {held === 'cut' && (
        <button
          className="btn btn--line btn--wide"
          type="button"
          onClick={() => inner.current?.focus({ preventScroll: true })}
        >
          {t('comment.all', { n: total })}
        </button>
      )}
    </div>
  );
}
