/** Names of several words with one of them left out: "_ bank" of "power bank". */

/** Nobody types longer ones by their parts. */
export const LONGEST_BLANKED = 3;

const blanked = (words: readonly string[], at: number) => words.with(at, '_').join(' ');

/** What names have in a place of a span, beside its other words. */
export function blanksOf(
  names: readonly string[],
): (span: readonly string[], at: number) => readonly string[] {
  const byBlank = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const words = name.split(' ');
    if (words.length < 2 || words.length > LONGEST_BLANKED) continue;
    words.forEach((word, at) => {
      const key = blanked(words, at);
      byBlank.set(key, [...(byBlank.get(key) ?? []), word]);
    });
  }
  return (span, at) => byBlank.get(blanked(span, at)) ?? [];
}
