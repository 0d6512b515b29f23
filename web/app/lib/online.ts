/** Whether this device has a connection at all; on the server and before hydration it has. */
import { useSyncExternalStore } from 'react';

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
