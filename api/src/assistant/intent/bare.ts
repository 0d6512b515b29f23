/** The thing that words name, without those around it. Pure. */
import { without } from './words.ts';
import type { Words } from './words.ts';

/** The thing alone, without what is said around it; what points back names none. */
export function bareOf(text: string, { fillers, pointers, sale }: Words): string {
  let left = text.replace(/[?!？。…]+/g, ' ').trim();
  for (let before = ''; before !== left; ) {
    before = left;
    left = without(without(left, fillers), sale).trim();
  }
  const tidy = left.replace(/^[\s,.:;'&+-]+|[\s,.:;'&+-]+$|\s+(?=[,;])/g, '').replace(/\s+/g, ' ');
  const named = without(tidy, pointers).replace(/[\p{P}\p{S}\p{Cf}\p{M}\s]+/gu, '');
  return named === '' ? '' : tidy;
}
