/**
 * A part of a page that comes when the visitor comes near its place, or at once; the page itself
 * does not wait for it.
 */
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';

/** How far below the screen it begins to load: far enough that it is there before it is seen. */
const NEAR = '1500px';

interface Late<Props> {
  readonly place: RefObject<HTMLElement | null>;
  readonly Part: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
  atOnce = false,
): Late<Props> {
  const place = useRef<HTMLElement>(null);
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  useEffect(() => {
    if (!place.current) return;
    if (atOnce) {
      setState('loading');
      return;
    }
    const watch = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && setState('loading'),
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [atOnce]);
  useEffect(() => {
    if (state !== 'loading' || Part) return;
    let isHere = true;
    load().then(
      (part) => isHere && setPart(() => part),
      () => isHere && setState('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [state, Part, load]);
  return { place, Part, hasFailed: state === 'failed', retry: () => setState('loading') };
}
