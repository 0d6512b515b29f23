/**
 * The server's clock in the browser (TEN-09). The one of the page is as old as its bytes, and that
 * of the device may be wrong, so a countdown asks once, uncached, and moves on by the
 * device's monotonic clock. A device that slept asks again.
 */
import { useSyncExternalStore } from 'react';
import { browserCaller } from './caller.ts';
import { page } from './page.ts';

/** Server time minus `performance.now()`; undefined until it was asked. */
let offset: number | undefined;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Epoch milliseconds now; until the server was asked, at least those of the page. */
export function serverNow(): number {
  return performance.now() + (offset ?? page().currentTimeMillis);
}

/**
 * Keeps `serverNow` right until the returned function is called. `heard` is called whenever the
 * server was heard, and at once where it was heard before.
 */
export function watchClock(heard: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onSight);
  listeners.add(heard);
  if (offset !== undefined) heard();
  // not in the task that brings the page to life
  else setTimeout(ask);
  return () => {
    listeners.delete(heard);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', onSight);
  };
}

/** The same for a component: its value changes when the server was heard. */
export function useServerClock(): number | undefined {
  return useSyncExternalStore(
    watchClock,
    () => offset,
    () => undefined,
  );
}

const ticks = new Set<() => void>();
let ticker: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `tick` once a second until the returned function is called. All countdowns of a page tick
 * in one timer, so that they change in one render and one frame.
 */
export function everySecond(tick: () => void): () => void {
  ticks.add(tick);
  ticker ??= setInterval(() => {
    for (const one of ticks) one();
  }, 1000);
  return () => {
    ticks.delete(tick);
    if (ticks.size > 0) return;
    clearInterval(ticker);
    ticker = undefined;
  };
}

function onSight(): void {
  if (document.visibilityState === 'visible') ask();
}

function ask(): void {
  const sent = performance.now();
  asking ??= browserCaller('tenant.clock', {}, { quiet: true })
    .then(
      ({ currentTimeMillis }) => {
        // it was read half way between asking and hearing
        offset = currentTimeMillis - (sent + performance.now()) / 2;
        for (const listener of listeners) listener();
      },
      () => {},
    )
    .finally(() => (asking = undefined));
}
