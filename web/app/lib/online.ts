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

/**
 * Whether the service worker has something to show in place of a page that cannot be reached
 * (BEY-14): in the first seconds of a first visit it has not, and a document would end in the
 * browser's own error page.
 */
export async function hasKept(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const found = await caches.match('/offline').catch(() => undefined);
  return found !== undefined;
}

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
    const again = () => setTimeout(() => void afterSending(work), wait);
    window.addEventListener('beforeunload', leave);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('online', again);
    };
  }, [work]);
}

/** The lock under which a tab sends what waited in this browser (features/offline/queue-send.ts). */
export const SENDING = 'khum-queue';
/** Sending is waited for this long. */
const SENDING_MS = 3_000;

/** Leaves the page when nothing is being sent, and lets nothing be sent from one that is going. */
async function afterSending(leave: () => void): Promise<void> {
  if (!('locks' in navigator)) return leave();
  const going = () => {
    leave();
    return new Promise<void>((settle) => setTimeout(settle, LEAVING_MS));
  };
  const signal = AbortSignal.timeout(SENDING_MS);
  await navigator.locks.request(SENDING, { signal }, going).catch(leave);
}

/** How long until a site that is away is asked again; the last for as long as it takes. */
const AGAIN_MS = [1_000, 2_000, 5_000, 15_000, 30_000] as const;
/** What it has to answer in. */
const ANSWER_MS = 8_000;

/**
 * No event says that a site is back, or that a network that a browser spoke of too early carries
 * anything. While the site is away it is asked for this page, and once it answers all goes on as
 * with a connection that has come back.
 */
export function useSiteAgain(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return;
    let timer: ReturnType<typeof setTimeout>;
    let isHere = true;
    const ask = async (turn: number) => {
      const isBack = navigator.onLine && !document.hidden && (await answers());
      if (!isHere) return;
      if (isBack) dispatchEvent(new Event('online'));
      askAfter(turn + 1);
    };
    const askAfter = (turn: number) => {
      timer = setTimeout(() => void ask(turn), AGAIN_MS[turn] ?? AGAIN_MS.at(-1));
    };
    askAfter(0);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isAway]);
}

/** A gateway before the site answers 502 to 504 in its place. */
async function answers(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const asked = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  const answer = await asked.catch(() => null);
  return answer !== null && (answer.status < 502 || answer.status > 504);
}

/** Loads the page again; in place of `/offline` what it was shown for. */
export function reload(): void {
  const from =
    location.pathname === '/offline' ? new URLSearchParams(location.search).get('from') : null;
  if (from !== null && /^\/(?!\/)/.test(from)) location.replace(from);
  else location.reload();
}
