/**
 * Cutting text: what people read is never cut inside a letter, an emoji or a surrogate pair,
 * whoever wrote it. Pure.
 */

let segmenter: Intl.Segmenter | undefined;
/** Made by the first who needs it: it takes a phone tens of milliseconds. */
const graphemes = (): Intl.Segmenter =>
  (segmenter ??= new Intl.Segmenter('th', { granularity: 'grapheme' }));
/** A letter of ASCII that no mark can follow. */
const PLAIN = /^[ -~](?:[ -~]|$)/;
/** Scripts whose letters are one sign and the marks that follow it; for others the browser is asked. */
const SIMPLE =
  // oxlint-disable-next-line no-misleading-character-class
  /^[ -~\u00a1-\u00ac\u00ae-\u024f\u0300-\u036f\u0e01-\u0e3a\u0e3f-\u0e5b\u1e00-\u1eff\u2010-\u2027\u20ab\u20ac]*$/;
const SIMPLE_LETTER = /[^][\p{M}\u0e33]*/gu;
/**
 * No letter that somebody writes is longer, in UTF-16 units; longer piles of marks are cut between
 * code points.
 */
const LONGEST_LETTER = 64;

/**
 * The beginning of a text, at most `most` UTF-16 units of it, ending where a letter ends: for what
 * is stored or sent on within a bound.
 */
export function headOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const from = Math.max(0, most - LONGEST_LETTER);
  const letter = graphemes()
    .segment(text.substring(from, most + LONGEST_LETTER))
    .containing(most - from);
  const end = from + (letter?.index ?? 0);
  // inside a pile of marks there is no better place than between two code points
  const cut = end > from ? end : isLowSurrogate(text, most) ? most - 1 : most;
  return text.substring(0, cut);
}

/** At most `letters` letters as people count them, with an ellipsis where something was cut. */
export function shorten(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const head = headOf(text, letters * LONGEST_LETTER);
  const [...shown] = SIMPLE.test(head) ? head.matchAll(SIMPLE_LETTER) : graphemes().segment(head);
  const next = shown[letters];
  return next === undefined ? text : `${text.substring(0, next.index).trimEnd()}…`;
}

/** The first letter as people see it; empty for an empty text. */
export function firstLetter(text: string): string {
  if (PLAIN.test(text)) return text.charAt(0);
  return graphemes().segment(text)[Symbol.iterator]().next().value?.segment ?? '';
}

/**
 * The same text without what no database and no encoding holds: NUL goes, half a surrogate pair
 * becomes U+FFFD.
 */
export function wellFormed(text: string): string {
  // in this order: two halves that a NUL kept apart are no pair
  return text.toWellFormed().replaceAll('\0', '');
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
