/** A turn in the words of the lexicons, and what it takes back. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { withoutCourtesy } from './courtesy.ts';
import { refusedIn } from './refused.ts';
import { spelledOut } from './shorthand.ts';
import { unreasoned } from './why.ts';
import type { Words } from './words.ts';

/** In the words of the lexicons, without courtesy and reasons. */
export function plainly(typed: string, currency: CurrencyCode, words: Words): string {
  const text = withoutCourtesy(spelledOut(typed, currency), words);
  return refusedIn(unreasoned(text, currency, words), currency);
}

/** "Powder, no, I meant lotion": what is said, and what takes it back. */
export function correctedIn(text: string, { correction }: Words): string[] {
  const found = correction.exec(text.replace(/[,.;]/g, ' '));
  if (!found || !/\p{L}/u.test(text.slice(found.index + found[0].length))) return [text];
  const before = text.slice(0, found.index).replace(/[\s\p{P}]+$/u, '');
  const again = found[0].replace(/\s+/g, ' ') + text.slice(found.index + found[0].length);
  return before === '' ? [again] : [before, again];
}
