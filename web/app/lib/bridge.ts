/**
 * The bridge to the companion app (AMB-87; docs/app-bridge.md). The app's shell listens on an
 * object it injects; to the page it speaks by an event `khum:app`. Nothing that it says is trusted
 * further than its shape.
 */
import type { DataRouter } from 'react-router';
import { writeStored } from './storage.ts';
import { page } from './page.ts';

export type ToApp =
  | { readonly type: 'ready'; readonly path: string }
  | { readonly type: 'navigated'; readonly path: string; readonly title: string };

declare global {
  interface Window {
    /** Android's shell. */
    KhumApp?: { postMessage(text: string): void };
    /** The shell of iOS. */
    webkit?: { messageHandlers?: { khum?: { postMessage(message: unknown): void } } };
  }
}

export function tellApp(message: ToApp): void {
  window.KhumApp?.postMessage(JSON.stringify(message));
  window.webkit?.messageHandlers?.khum?.postMessage(message);
}

export function bridgeApp(router: DataRouter): void {
  if (page().terminalType !== 'app') return;
  writeStored('app-started', '1');
  setSafeArea(new URLSearchParams(location.search).get('appSafeAreaTop'));
  window.addEventListener('khum:app', (event) =>
    hear((event as CustomEvent<unknown>).detail, router),
  );
  router.subscribe(({ navigation, location: { pathname, search } }) => {
    if (navigation.state === 'idle')
      tellApp({ type: 'navigated', path: pathname + search, title: document.title });
  });
  tellApp({ type: 'ready', path: location.pathname + location.search });
}

function hear(message: unknown, router: DataRouter): void {
  const { type, top, path } = (message ?? {}) as Record<string, unknown>;
  if (type === 'safe-area') setSafeArea(top);
  if (type === 'starred') writeStored('starred-app', '1');
  if (type === 'go' && typeof path === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(path))
    void router.navigate(path);
}

/** Pixels that the device's own bar covers. */
function setSafeArea(given: unknown): void {
  const top = given === null || given === '' ? Number.NaN : Number(given);
  if (Number.isFinite(top) && top >= 0 && top <= 200)
    document.documentElement.style.setProperty('--app-safe-top', `${top}px`);
}
