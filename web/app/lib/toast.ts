/**
 * Toasts (UI-01, UI-02): enter, shown for 3 s, exit. Three at most on a desktop (top), one on a
 * phone (bottom); the oldest leaves first (AMB-45). Anyone may call `toast`; `ui/toasts.tsx` draws
 * them.
 */
import { BREAKPOINT, TOAST } from '#contract/constants.ts';

/** How long enter and exit take, as the style sheet has it. */
const MOTION_MS = 150;

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'failed';
  readonly state: 'enter' | 'shown' | 'exit';
  readonly act: ToastAct | undefined;
}

/** What a tap on it does; it stays twice as long, and while it is pointed at or has the focus. */
export interface ToastAct {
  readonly label: string;
  run(): void;
}

const NONE: readonly Toast[] = [];
let toasts = NONE;
let count = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

export function toast(text: string, kind: Toast['kind'] = 'done', act?: ToastAct): void {
  const id = (count += 1);
  const most = window.innerWidth < BREAKPOINT.mobileBelowPx ? TOAST.max.mobile : TOAST.max.desktop;
  const staying = toasts.filter((one) => one.state !== 'exit');
  set([
    ...staying.slice(Math.max(0, staying.length - most + 1)),
    { id, text, kind, state: 'enter', act },
  ]);
  const stay = act ? TOAST.hideMs * 2 : TOAST.hideMs;
  setTimeout(() => move(id, 'shown'), MOTION_MS);
  leaveLater(id, MOTION_MS + stay);
}

/** Somebody is about to tap it. */
export function hold(id: number): void {
  clearTimeout(timers.get(id));
}

export function release(id: number): void {
  hold(id);
  leaveLater(id, TOAST.hideMs);
}

function leaveLater(id: number, ms: number): void {
  timers.set(
    id,
    setTimeout(() => leave(id), ms),
  );
}

/** What went wrong on a page is of no use on the next; what was done there is still said. */
export function leaveFailures(): void {
  for (const { id, kind, state } of toasts) if (kind === 'failed' && state !== 'exit') leave(id);
}

export function leave(id: number): void {
  hold(id);
  timers.delete(id);
  move(id, 'exit');
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), MOTION_MS);
}

function move(id: number, state: Toast['state']): void {
  set(toasts.map((one) => (one.id === id ? { ...one, state } : one)));
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Those on the screen, oldest first. */
export function shownToasts(): readonly Toast[] {
  return toasts;
}

/** Those that the server draws. */
export const noToasts = (): readonly Toast[] => NONE;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
