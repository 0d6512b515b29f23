/** A turn in the words of the lexicons, and what it takes back. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { withoutCourtesy } from './courtesy.ts';
import { withoutDestination } from './destination.ts';
import { ofKhum } from './khum.ts';
import { refusedIn } from './refused.ts';
import { spelledOut } from './shorthand.ts';
import { warningIn } from './talk.ts';
import { unreasoned } from './why.ts';
import type { Words } from './words.ts';

/** In the words of the lexicons, without courtesy, reasons and where it shall be sent. */
export function plainly(typed: string, currency: CurrencyCode, words: Words): string {
  const text = withoutDestination(withoutCourtesy(spelledOut(typed, currency), words), words);
  // "or does it spoil my phone?" asks, and tells no reason
  const isAside = warningIn(text.toLowerCase()) !== undefined;
  return isAside ? text : refusedIn(unreasoned(text, currency, words), currency);
}

/** "Powder, no, I meant lotion": what is said, and what takes it back. */
export function correctedIn(text: string, words: Words): string[] {
  const found = words.correction.exec(text.replace(/[,.;]/g, ' '));
  // "the price you show is wrong" takes nothing back
  if (found && ofKhum(text.toLowerCase(), words)) return [text];
  if (!found || !/\p{L}/u.test(text.slice(found.index + found[0].length))) return [text];
  const before = text.slice(0, found.index).replace(/[\s\p{P}]+$/u, '');
  const again = found[0].replace(/\s+/g, ' ') + text.slice(found.index + found[0].length);
  return before === '' ? [again] : [before, again];
}
