/** The many ways in which feeds write that there is nothing, and digits of other scripts. */
import { wholeOf } from '../../lexicon/index.ts';

const NOTHING = wholeOf(({ feeds }) => feeds.nothing);
const SIGN = /^(?:[-–—.]+|\(empty\)|#n\/a)$/i;

/** Whether a cell says nothing. */
export function isNothing(text: string): boolean {
  if (text === '') return true;
  const first = text.charCodeAt(0);
  // most cells begin with an ordinary digit or an upper-case letter that no such word has
  if (text.length > 20 || (first >= 48 && first <= 57)) return false;
  const trimmed = text.trim();
  return trimmed === '' || NOTHING.test(trimmed) || SIGN.test(trimmed);
}

/** Thai digits (๐–๙) as western ones; NFKC leaves them alone. */
export function westernDigits(text: string): string {
  return /[๐-๙]/.test(text)
    ? text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    : text;
}

/** Words of a cell with spaces between them, however the feed joined them: `out_of-stock`. */
export function spaced(text: string): string {
  return /[_-]/.test(text) ? text.replace(/[_-]/g, ' ') : text;
}
