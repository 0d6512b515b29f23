/** A sum with what is added to it. Pure. */
import { AFTER } from './packs.ts';

/** What is added belongs to the sum itself, and not to what changed it. */
export function besideOf(sum: string, added: string): string {
  const [first = '', ...later] = sum.split(AFTER);
  return [`${first}, ${added}`, ...later].join(AFTER);
}
