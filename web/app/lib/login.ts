/**
 * The way to signing in: any link to `/login` opens a dialog in place (AMB-20); without script it is a page. Whoever
 * needs a signed-in user asks `withLogin` to go on once there is one.
 */
import { useSyncExternalStore } from 'react';
import { onceKnown, viewer } from './viewer.ts';

export interface LoginWish {
  /** What is done once somebody is signed in; nothing when the dialog is closed. */
  readonly after: (() => void) | undefined;
  /** Where to go afterwards; absent: the page stays. */
  readonly next: string | undefined;
}

let wish: LoginWish | null = null;
const listeners = new Set<() => void>();

/** Opens the login dialog. */
export function openLogin(next?: string, after?: () => void): void {
  set({ next, after });
}

/** Runs `work` for a signed-in user: at once, or after they signed in by the dialog. A tap before it is known who taps waits for that. */
export function withLogin(work: () => void): void {
  onceKnown(() => {
    if (viewer().user) work();
    else openLogin(undefined, work);
  });
}

export function closeLogin(): void {
  set(null);
}

/** What the dialog is open for; null: it is closed. */
export function useLoginWish(): LoginWish | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wish,
    () => null,
  );
}

function set(next: LoginWish | null): void {
  wish = next;
  for (const listener of listeners) listener();
}
