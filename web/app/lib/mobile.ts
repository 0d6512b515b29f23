/**
 * Whether this is the mobile layout: the server's guess until the page is hydrated, then the real
 * width, re-read 100 ms after a resize (NAV-38). What is drawn later has the real width at once, so
 * that Back restores the scroll position on the list as it was left.
 */
import { useSyncExternalStore } from 'react';
import { BREAKPOINT } from '#contract/constants.ts';
import { page } from './page.ts';

export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    onResized,
    () => window.innerWidth < BREAKPOINT.mobileBelowPx,
    () => page().isMobilePhone,
  );

function onResized(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, BREAKPOINT.resizeDebounceMs);
  };
  window.addEventListener('resize', later);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', later);
  };
}
