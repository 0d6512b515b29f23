/** How a queue works: so many jobs under way as it allows, new ones as soon as there is room. */
import type { Queue } from './event.ts';

/** Lets workers rest until there is news, or for a second; `stop` ends their work for good. */
export interface Waker {
  readonly stopped: boolean;
  /**
   * How often they were woken: whoever looked for work before that looks again instead of resting.
   */
  readonly wakes: number;
  wakeAll(): void;
  stop(): void;
  rest(heard: number): Promise<void>;
}

export function makeWaker(): Waker {
  let stopped = false;
  let wakes = 0;
  const resting = new Set<() => void>();
  const wakeAll = () => {
    wakes += 1;
    for (const wake of resting) wake();
    resting.clear();
  };
  return {
    get stopped() {
      return stopped;
    },
    get wakes() {
      return wakes;
    },
    wakeAll,
    stop() {
      stopped = true;
      wakeAll();
    },
    rest(heard) {
      if (stopped || wakes !== heard) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(wake, 1000).unref();
        function wake() {
          clearTimeout(timer);
          resting.delete(wake);
          resolve();
        }
        resting.add(wake);
      });
    },
  };
}

interface WorkerLoop {
  readonly waker: Waker;
  readonly queue: Pick<Queue, 'atOnce' | 'slow'>;
  /** Takes work that is due, at most so much; what it gives never rejects. */
  readonly take: (limit: number) => Promise<readonly (() => Promise<void>)[]>;
  readonly onError: (error: unknown) => void;
}

/** Works until the waker stops, then waits for what is under way. */
export async function keepBusy({ waker, queue, take, onError }: WorkerLoop): Promise<void> {
  const { atOnce, slow } = queue;
  const running = new Set<Promise<void>>();
  /** Those of them that are not slow. */
  const places = new Set<Promise<void>>();
  while (!waker.stopped) {
    const heard = waker.wakes;
    const room = Math.min(atOnce - places.size, (slow?.most ?? atOnce) - running.size);
    let taken: readonly (() => Promise<void>)[] = [];
    try {
      if (room > 0) taken = await take(room);
    } catch (error) {
      onError(error);
    }
    for (const work of taken) {
      const one = work().finally(() => running.delete(one));
      running.add(one);
      const place = (slow ? within(one, slow.afterMs) : one).finally(() => places.delete(place));
      places.add(place);
    }
    // as soon as a place is free; where there is nothing to do, when there is news
    if (taken.length === room) await Promise.race([...places, ...running]);
    else await waker.rest(heard);
  }
  await Promise.all(running);
}

/** Ends with the work, or after so long. */
function within(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms).unref();
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
