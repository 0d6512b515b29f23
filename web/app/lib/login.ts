/**
 * The way to signing in: any link to `/login` opens a dialog in place (AMB-20); without script it
 * is a page. `withLogin` runs what needs a signed-in user.
 */
import { useSyncExternalStore } from 'react';
import { onceKnown, viewer } from './viewer.ts';

export interface LoginWish {
  /** What is done once somebody is signed in; nothing when the dialog is closed. */
  readonly after: (() => void) | undefined;
  /** Where to go afterwards; absent: the page stays. */
  readonly next: string | undefined;
  /** The dialog was closed, whether or not somebody signed in. */
  readonly left: (() => void) | undefined;
  /** What an account is needed for; the dialog says it. */
  readonly reason: Reason | undefined;
}

export type Reason = 'save' | 'like' | 'follow' | 'vote' | 'report' | 'watch' | 'wait';

let wish: LoginWish | null = null;
const listeners = new Set<() => void>();

/** Opens the login dialog. */
export function openLogin(
  next?: string,
  after?: () => void,
  left?: () => void,
  reason?: Reason,
): void {
  wish?.left?.();
  set({ next, after, left, reason });
}

let asking: Promise<boolean> | undefined;

/** Asks to sign in, once for all that wait for it: true when somebody did. */
export function signedInAgain(): Promise<boolean> {
  return (asking ??= new Promise<boolean>((resolve) => {
    openLogin(
      undefined,
      () => resolve(true),
      () => resolve(false),
    );
  }).finally(() => {
    asking = undefined;
  }));
}

/**
 * Runs `work` for a signed-in user: at once, or after they signed in by the dialog. A tap before it
 * is known who taps waits for that.
 */
export function withLogin(work: () => void, reason?: Reason): void {
  onceKnown(() => {
    if (viewer().user) work();
    else openLogin(undefined, work, undefined, reason);
  });
}

export function closeLogin(): void {
  const left = wish?.left;
  set(null);
  left?.();
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
