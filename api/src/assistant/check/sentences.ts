/** Sentences out of text that is still coming. Pure. */

/**
 * A line, or a sentence that a space follows; a decimal point is none. Thai has no full stop: there
 * a line is a sentence.
 */
const END = /\n+|(?<=[.!?。…])\s+/;
/** More without an end is no sentence. */
const LONGEST = 1200;

/** Feed it text as it comes; it gives the sentences that are whole. `end` gives what is left. */
export function sentenceCutter(): { feed(text: string): string[]; end(): string[] } {
  let rest = '';
  return {
    feed(text) {
      const parts = (rest + text).split(END);
      rest = parts.pop() ?? '';
      if (rest.length > LONGEST) {
        parts.push(rest);
        rest = '';
      }
      return tidy(parts);
    },
    end() {
      const last = tidy([rest]);
      rest = '';
      return last;
    },
  };
}

/** Without marks of lists and emphasis: text is shown as it is. */
function tidy(parts: readonly string[]): string[] {
  return parts
    .map((part) =>
      part
        .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .replace(/^\s*[-*•#>]+\s+|\*\*|__|`/g, '')
        .trim(),
    )
    .filter((part) => part !== '');
}
