/**
 * What things are like or for that shoppers give up where few things have it: behind two portable
 * projectors come the others. Colours, materials and for whom a thing is are none.
 */
import { COMMON } from './dictionary.ts';
import type { Dictionary } from './dictionary.ts';
import { linesIn } from './parts.ts';

const YIELDING: ReadonlySet<string> = new Set(
  linesIn(`
  portable, foldable, automatic, digital, electric, wireless, bluetooth, rechargeable, handheld
  lightweight, mini, small, large, thick, thin, adjustable, magnetic, rugged, fast charging
  long battery life, noise cancelling, long lasting, silent clicks, machine washable
  office, school, travel, wedding, running, soft, cartoon, pockets
  dry skin, oily skin, sensitive skin, acne, anti aging, oil control
  `).flatMap((head) => [head, ...COMMON.spellingsOf(head)]),
);

/** Whether a name says such a quality, also by a name of the market. */
export const isYielding = (name: string, { spellingsOf }: Dictionary): boolean =>
  YIELDING.has(name) || spellingsOf(name).some((one) => YIELDING.has(one));
