/** Asks who is signed in, once the page is hydrated. */
import { browserCaller } from './caller.ts';
import { hasMark, knowViewer, viewer } from './viewer.ts';

/** How long after a question that was lost the next is asked. */
const AGAIN_MS = [1000, 3000, 10_000, 30_000] as const;

/** A lost answer is asked for again: nobody is signed out by a tunnel. */
export async function startViewer(tries = 0): Promise<void> {
  if (!hasMark()) return knowViewer(null);
  if (viewer().user) return;
  try {
    knowViewer(await browserCaller('profile.me', {}, { quiet: true }));
  } catch (error) {
    const isAnswered = (error as { code?: number }).code === 401;
    const wait = AGAIN_MS[tries];
    // a tap does not wait for ever: after the second try it is asked to sign in; without a
    // connection nobody is asked
    if (isAnswered || tries > 0 || !navigator.onLine) knowViewer(null);
    if (!isAnswered && wait !== undefined) setTimeout(() => void startViewer(tries + 1), wait);
  }
}

/** The connection is back: who is signed in is asked once more, where it is not known. */
export function watchViewer(): void {
  addEventListener('online', () => void startViewer());
}
