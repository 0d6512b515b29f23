/**
 * Words that wait to be sent together (TEL-02, TEL-05): the first goes after the throttle, with all
 * that came meanwhile. Pure but for its clock; sending is somebody else's.
 */

export interface QueueLimits {
  readonly throttleMs: number;
  /** Items of one sending. */
  readonly batch: number;
  /** Characters of one sending. */
  readonly length: number;
}

export interface Queue<Item> {
  add(item: Item): void;
  /** Sends what waits, now. */
  flush(): void;
}

export function makeQueue<Item>(
  { throttleMs, batch, length }: QueueLimits,
  send: (items: readonly Item[]) => void,
): Queue<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const items = waiting;
    waiting = [];
    for (const some of split(items, batch, length)) send(some);
  };
  return {
    add(item) {
      waiting.push(item);
      timer ??= setTimeout(flush, throttleMs);
    },
    flush,
  };
}

/**
 * Sendings of at most `batch` items and `length` characters as JSON; an item that alone is longer
 * is dropped.
 */
export function split<Item>(items: readonly Item[], batch: number, length: number): Item[][] {
  const sendings: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const size = JSON.stringify(item).length + 1;
    if (size + 1 > length) continue;
    const last = sendings.at(-1);
    if (last && last.length < batch && size <= room) {
      last.push(item);
      room -= size;
    } else {
      sendings.push([item]);
      room = length - 1 - size;
    }
  }
  return sendings;
}
