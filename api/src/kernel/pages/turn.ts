/**
 * Drawing a page holds the process for some milliseconds: whatever else came in meanwhile is
 * answered between two of them.
 */

let last: Promise<void> = Promise.resolve();

/** Fulfilled in a turn of the event loop that no other page is drawn in. */
export function turn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
