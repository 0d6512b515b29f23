/**
 * What two spellings of the same sounds share, as far as somebody who is still typing has come:
 * tones and doubled letters left out, short vowels as long ones.
 */

const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[\u0E47-\u0E4C]/g, ''],
  [/\u0E34/g, '\u0E35'],
  [/\u0E36/g, '\u0E37'],
  [/\u0E38/g, '\u0E39'],
  [/ใ/g, 'ไ'],
  [/ศ|ษ|ซ/g, 'ส'],
  [/ณ/g, 'น'],
  [/ea/g, 'e'],
  [/ee|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ph|v/g, 'f'],
  [/ck|c(?![eih])|q/g, 'k'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/([a-z])\1+/g, '$1'],
];

/** `text` as `normalise` leaves it. */
export function foldOf(text: string): string {
  return FOLDS.reduce((folded, [letters, one]) => folded.replace(letters, one), text);
}

/** A spelling with its fold. */
export interface Folded {
  readonly spelling: string;
  readonly fold: string;
}

/**
 * Spellings that begin as typed, of two letters only the spelling itself; one letter again and
 * again begins nothing.
 */
export function begunIn(spellings: readonly Folded[], typed: string): string[] {
  const fold = foldOf(typed);
  const begins = typed.length > 2 && fold.length > 1;
  const isBegun = (one: Folded) =>
    typed.length > 1 && (one.spelling === typed || (begins && one.fold.startsWith(fold)));
  return spellings.filter(isBegun).map(({ spelling }) => spelling);
}
