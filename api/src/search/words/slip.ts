/** Typing slips: which words are one or two apart. Letters are UTF-16 units, which in Thai and Latin are code points. */

/** Longer words get no neighbours: nobody types them. */
const LONGEST = 20;

/** The word and the word with each of its letters left out; empty for words too short to tell or with digits (models). */
export function nearOf(word: string): string[] {
  if (word.length < 3 || word.length > LONGEST || /\d/.test(word)) return [];
  const near = new Set([word]);
  for (let at = 0; at < word.length; at++) near.add(word.slice(0, at) + word.slice(at + 1));
  return [...near];
}

/** Slips from one word to another: letters added, left out, replaced, or swapped with a neighbour; `most` + 1 for more than `most`. */
export function slips(from: string, to: string, most = 2): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) least = Math.min(least, (before[j - 2] as number) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[to.length] as number, most + 1);
}

/** How many slips a word of this length may have. */
export function slipsAllowed(word: string): number {
  return word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
}
