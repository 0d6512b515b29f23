/** How a lane works: so many jobs under way as it allows, new ones as soon as there is room. */

/** Wakes all who rest, when it rings or after a second; rings for good when work is to stop. */
export interface Bell {
  readonly stopped: boolean;
  /**
   * How often it rang: whoever looked for work before the last ring looks again instead of resting.
   */
  readonly rings: number;
  ring(): void;
  stop(): void;
  rest(heard: number): Promise<void>;
}

export function makeBell(): Bell {
  let stopped = false;
  let rings = 0;
  const resting = new Set<() => void>();
  const ring = () => {
    rings += 1;
    for (const wake of resting) wake();
    resting.clear();
  };
  return {
    get stopped() {
      return stopped;
    },
    get rings() {
      return rings;
    },
    ring,
    stop() {
      stopped = true;
      ring();
    },
    rest(heard) {
      if (stopped || rings !== heard) return Promise.resolve();
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

interface Lane {
  readonly bell: Bell;
  readonly atOnce: number;
  /** Takes work that is due, at most so much; what it gives never rejects. */
  readonly take: (limit: number) => Promise<readonly (() => Promise<void>)[]>;
  readonly onError: (error: unknown) => void;
}

/** Works until the bell stops, then waits for what is under way. */
export async function keepBusy({ bell, atOnce, take, onError }: Lane): Promise<void> {
  const running = new Set<Promise<void>>();
  while (!bell.stopped) {
    const heard = bell.rings;
    const room = atOnce - running.size;
    let taken: readonly (() => Promise<void>)[] = [];
    try {
      if (room > 0) taken = await take(room);
    } catch (error) {
      onError(error);
    }
    for (const work of taken) {
      const one = work().finally(() => running.delete(one));
      running.add(one);
    }
    // as soon as a place is free; where there is nothing to do, when it rings
    if (taken.length === room) await Promise.race(running);
    else await bell.rest(heard);
  }
  await Promise.all(running);
}
