/**
 * Rejections that nobody handles. Such a promise belongs to one request or job, so the mistake is
 * logged and counted (`khum_unhandled_rejections_total`) and the process serves on; without this,
 * Node ends it.
 */
import type { Log } from './log.ts';

let count = 0;

/** How many there were since the process started. */
export function unhandledRejections(): number {
  return count;
}

/** Keeps the process alive through them; returns how to stop. */
export function surviveRejections(log: Log): () => void {
  const note = (reason: unknown) => {
    count += 1;
    log.error({ err: reason }, 'a rejection was not handled');
  };
  process.on('unhandledRejection', note);
  return () => process.off('unhandledRejection', note);
}
