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

/**
 * Of a beginning more than this share of the letters must be left: "zzzq" becomes "sk", which skates
 * and scarves begin with, and was meant for none of them. Of the names of things, their beginnings
 * and either with a letter dropped, doubled or changed 99.7 % keep more.
 */
const LEFT = 0.5;

/** What a beginning sounds like; undefined: of its letters too few are left to tell. */
export function foldOfBegun(typed: string): string | undefined {
  const fold = foldOf(typed);
  return fold.length > LEFT * typed.length ? fold : undefined;
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
  const fold = typed.length > 2 ? foldOfBegun(typed) : undefined;
  const isBegun = (one: Folded) =>
    typed.length > 1 &&
    (one.spelling === typed || (fold !== undefined && one.fold.startsWith(fold)));
  return spellings.filter(isBegun).map(({ spelling }) => spelling);
}
