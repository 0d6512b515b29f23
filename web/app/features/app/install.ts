/**
 * Khum on the home screen of a device (BEY-14): how this browser can put it there, and when that is
 * offered: from the third visit, and for 90 days after a "no" not at all.
 */
import { useSyncExternalStore } from 'react';
import { page } from '../../lib/page.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** What Chromium sends where the site can be installed; it can be used once. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Caught by the first script of a page, long before anything here is loaded. */
    khumInstall?: InstallPrompt | undefined;
  }
  interface Navigator {
    /** Safari: whether it is the app on the home screen. */
    readonly standalone?: boolean;
  }
}

export const INSTALL = {
  fromVisit: 3,
  /** Who comes back after this long comes for another visit. */
  pauseMs: 30 * 60_000,
  quietMs: 90 * 86_400_000,
} as const;

/**
 * `prompt`: the browser asks when we ask it to; `share`: Safari of iPhones and iPads, by hand;
 * `menu`: any other browser, by its own menu; `here`: it is on the home screen.
 */
export type Way = 'prompt' | 'share' | 'menu' | 'here';

/** Safari itself: other apps on iOS show pages, too, and have no such entry. */
const isSafari = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ||
    (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1)) &&
  /\bVersion\/[\d.]+ .*\bSafari\//.test(userAgent);

let wasInstalled = false;

function wayNow(): Way {
  const isApp =
    page().terminalType === 'app' ||
    navigator.standalone === true ||
    matchMedia('(display-mode: standalone)').matches;
  if (isApp || wasInstalled) return 'here';
  if (window.khumInstall) return 'prompt';
  return isSafari(navigator) ? 'share' : 'menu';
}

function subscribe(changed: () => void): () => void {
  const installed = () => {
    wasInstalled = true;
    changed();
  };
  addEventListener('beforeinstallprompt', changed);
  addEventListener('appinstalled', installed);
  return () => {
    removeEventListener('beforeinstallprompt', changed);
    removeEventListener('appinstalled', installed);
  };
}

/** How it is done in this browser; on the server as in any. */
export const useWay = (): Way => useSyncExternalStore(subscribe, wayNow, () => 'menu');

/** Has the browser ask. A "no" to it is one to us. */
export async function install(): Promise<void> {
  const asked = window.khumInstall;
  window.khumInstall = undefined;
  const answer = await asked?.prompt();
  if (answer?.outcome === 'dismissed') refuse();
}

export function refuse(): void {
  writeStored('install-refused', String(Date.now()));
}

/** "visits last" as they are stored, after a page was opened. Pure. */
export function visitsAfter(stored: string | null, now: number): string {
  const [count = 0, last = 0] = (/^\d{1,6} \d{1,16}$/.exec(stored ?? '')?.[0] ?? '')
    .split(' ')
    .map(Number);
  const isAnother = count === 0 || now - last > INSTALL.pauseMs;
  return `${count + (isAnother ? 1 : 0)} ${now}`;
}

/** Whether the visits and the last "no" allow an offer. Pure. */
export function isDue(visits: string | null, refused: string | null, now: number): boolean {
  const isQuiet = refused !== null && !(now - Number(refused) > INSTALL.quietMs);
  return Number.parseInt(visits ?? '', 10) >= INSTALL.fromVisit && !isQuiet;
}

/** Counts the visit that this page belongs to, and says whether an offer is due. */
export function noteVisit(): boolean {
  const now = Date.now();
  writeStored('visits', visitsAfter(readStored('visits'), now));
  return isDue(readStored('visits'), readStored('install-refused'), now);
}
