/**
 * Sentences of a text that somebody else wrote, to be quoted as their words: on one line, cut
 * between letters, without links and ways to talk elsewhere. Pure.
 */
import { headOf, shorten } from '#contract/text.ts';

/** So much of a text is read, in UTF-16 units. */
const MOST_READ = 4000;
/** So many letters are quoted. */
const MOST_QUOTED = 160;
const TAG = /<[^<>\n]{0,200}>/g;
const ENDS = /(?<=[.!?。！？…])\s+/u;
/** Addresses, names of accounts and long numbers lead elsewhere. */
const ELSEWHERE =
  /:\/\/|www\.|@|[\p{L}\d-]+\.(?:com|net|org|io|co|shop|xyz|top|link|app|site|online|info|me|ly|gl|th|vn|ph|sg|my|id)(?![\p{L}\d])|\+?\d(?:[\s-]?\d){7,}/iu;

/** The sentences of a text, each on one line; those that lead elsewhere are left out. */
export function sentencesOf(text: string): string[] {
  return headOf(text, MOST_READ)
    .replace(TAG, ' ')
    .split(/[\n\r\u2028\u2029]+/)
    .flatMap((paragraph) => paragraph.split(ENDS))
    .map((one) =>
      one
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ')
        .replace(/[“”„‟«»"]+/gu, "'")
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((one) => /\p{L}/u.test(one) && !ELSEWHERE.test(one));
}

/** A sentence as it is quoted: all of it, or what is around the place that is meant. */
export function quotedAt(sentence: string, at: number): string {
  const whole = shorten(sentence, MOST_QUOTED);
  if (whole === sentence || at < MOST_QUOTED / 2) return whole;
  // Thai has no full stops: a space parts what it says
  const from = sentence.lastIndexOf(' ', Math.max(0, at - MOST_BEFORE)) + 1;
  return from === 0 ? whole : `…${shorten(sentence.slice(from), MOST_QUOTED)}`;
}
const MOST_BEFORE = 20;
