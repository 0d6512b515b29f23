/**
 * Work of which only some may run at once and some may wait; who comes then is sent away with
 * `server.busy`.
 */
import { fail } from '#contract/errors.ts';

export function boundedQueue(
  atOnce: number,
  waitingMost: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw fail('server.busy');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // the place goes to who waits longest
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
