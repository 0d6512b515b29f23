/**
 * Who is signed in, in the browser (AUTH-13, AUTH-14, AUTH-19). Pages are the same for everybody;
 * what belongs to the viewer comes after them, into stores that components read. The token itself
 * is out of reach of scripts; a cookie `signed_in` says that there is one, and in which region:
 * accounts are per region.
 */
import { useSyncExternalStore } from 'react';
import type { Answer } from '#contract/calls.ts';
import { cookie, setCookie } from './cookie.ts';
import { page } from './page.ts';

export type SignedIn = Answer<'profile.me'>;

interface ViewerState {
  /** Null: nobody, or not known yet. */
  readonly user: SignedIn | null;
  /** Whether it is known. */
  readonly known: boolean;
  /** Goes up with every change of who is signed in: what depends on it asks again. */
  readonly turn: number;
}

const NOBODY: ViewerState = { user: null, known: false, turn: 0 };
let state: ViewerState = NOBODY;
const listeners = new Set<() => void>();

/** After a sign-in, or when the user changed something about themselves. */
export function setViewer(user: SignedIn): void {
  const isOther = state.user?.userId !== user.userId;
  set({ user, known: true, turn: state.turn + (isOther ? 1 : 0) });
}

/**
 * After signing out, or when the server says that nobody is signed in. `expired`: somebody was, as
 * far as this browser knows; `left`: another window signed out before; null: nobody was.
 */
export function forgetViewer(): 'expired' | 'left' | null {
  const was = hasMark() ? 'expired' : state.user === null ? null : 'left';
  // a session of another region stays, and is not hidden by what happens in this one
  if (hasMark()) setCookie('signed_in', '', 0);
  if (state.user !== null) set({ user: null, known: true, turn: state.turn + 1 });
  return was;
}

/** What is counted of the user: messages that wait unread, alerts, price watches. */
export type CountName = 'unreadCount' | 'alertCount' | 'watchCount';

export function setCount(name: CountName, count: number): void {
  if (state.user && state.user[name] !== count)
    set({ ...state, user: { ...state.user, [name]: count } });
}

/** One more or one less, of what is changed without its list. */
export function addToCount(name: CountName, change: 1 | -1): void {
  if (state.user) setCount(name, Math.max(0, state.user[name] + change));
}

/** The first answer to who is signed in; null: nobody. Who signed in meanwhile is known better. */
export function knowViewer(user: SignedIn | null): void {
  if (state.user) return;
  set(user ? { user, known: true, turn: state.turn + 1 } : { ...state, known: true });
}

/** The state now; for what is no component. */
export function viewer(): ViewerState {
  return state;
}

/** Calls back once it is known who is signed in. */
export function onceKnown(work: () => void): void {
  if (state.known) return work();
  const listener = () => {
    if (!state.known) return;
    listeners.delete(listener);
    work();
  };
  listeners.add(listener);
}

/** Calls back whenever who is signed in changes. */
export function onViewer(listener: () => void): void {
  listeners.add(listener);
}

/** The viewer as components see it. On the server, and until it is known, nobody. */
export function useViewer(): ViewerState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => NOBODY,
  );
}

function set(next: ViewerState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** This browser has a session in this region, as far as it knows. */
export function hasMark(): boolean {
  return cookie('signed_in') === page().tenant.code;
}

/**
 * Whether somebody may act: they are signed in, or were when the connection broke off, and what they
 * do waits for it.
 */
export function mayAct(): boolean {
  return state.user !== null || (!navigator.onLine && hasMark());
}

/** The other region that this browser is signed in to, if any. */
export function elsewhere(): string | undefined {
  const mark = cookie('signed_in');
  return mark === page().tenant.code ? undefined : mark;
}
