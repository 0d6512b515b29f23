/**
 * How a price changed since something was collected, in whole per cent; nearer to zero where it is
 * none. Null: not known.
 */
export function sinceSaved(then: number | null, now: number): number | null {
  if (then === null || then <= 0) return null;
  // adding zero makes a minus zero plain
  return Math.trunc(((now - then) * 100) / then) + 0;
}
