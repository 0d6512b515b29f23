/** What many names begin with, so that most words of a text are soon seen to begin none. */

const THAI = /^[\u0E01-\u0E4E]+$/;

export interface Beginnings {
  /** Whether some name may begin with the word; of Thai words it is not known. */
  mayBegin(word: string): boolean;
  /** Whether some name begins with these letters, its spaces left out. */
  isBegun(letters: string): boolean;
}

export function beginningsOf(names: Iterable<string>): Beginnings {
  const all = [...names];
  const firstWords = new Set(all.map((name) => name.split(' ', 1)[0] as string));
  const sorted = [...new Set(all.map((name) => name.replaceAll(' ', '')))].sort();
  return {
    mayBegin: (word) => firstWords.has(word) || THAI.test(word),
    isBegun: (letters) => sorted[placeOf(letters, sorted)]?.startsWith(letters) === true,
  };
}

/** Where it would stand among them. */
function placeOf(letters: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as string) < letters) from = middle + 1;
    else to = middle;
  }
  return from;
}
