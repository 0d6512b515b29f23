/** Whether this device has a connection at all; on the server and before hydration it has. */
import { useEffect, useSyncExternalStore } from 'react';

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Nobody can be reached: no connection, or the page is a kept one (web/public/sw.js). */
export const isCut = (): boolean => !navigator.onLine || 'kept' in document.documentElement.dataset;

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** A page that is being left has so long to go. */
const LEAVING_MS = 10_000;

/**
 * Works once the connection is back, such as loading the page again. One who is on the way to
 * another page is not called back: that would load this one in its place.
 */
export function useReturn(work: (() => void) | null): void {
  useEffect(() => {
    if (!work) return;
    let wait = 0;
    const leave = () => {
      wait = LEAVING_MS;
    };
    const again = () => setTimeout(work, wait);
    window.addEventListener('beforeunload', leave);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('online', again);
    };
  }, [work]);
}

export const reload = (): void => location.reload();
