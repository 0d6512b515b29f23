/** Pieces that come free with others: "buy 2 get 1 free", "2 แถม 1". Pure. */
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';

/** How many are bought, and how many come free. */
export const FREE = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\s*(?:[\\p{L}\\p{M}]+\\s*)?(?:${sourceOf(
    LEXICONS.map(({ talk }) => talk.freePieces),
  )})\\s*(\\d{1,2})(?![\\d.,]|\\s*%)`,
  'u',
);

/** Undefined: nothing comes free with anything. */
export function freeIn(text: string): { bought: number; free: number; said: string } | undefined {
  const found = FREE.exec(text);
  const [said = '', ...counts] = found ?? [];
  const [bought = 0, free = 0] = counts.map(Number);
  return bought < 1 || free < 1 ? undefined : { bought, free, said };
}
