/** Time is injected: the process's clock, or one that a test sets. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that does not move by itself. */
export function stillClock(at: string | Date): Clock & { set(at: string | Date): void } {
  let instant = new Date(at);
  return {
    now: () => new Date(instant),
    set: (next) => {
      instant = new Date(next);
    },
  };
}
