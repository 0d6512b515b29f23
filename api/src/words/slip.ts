/** Typing slips: which words are one or two apart. */
import { isMark, mistakable } from './keys.ts';

/** Longer words get no neighbours: nobody types them. */
const LONGEST = 20;

/**
 * The word and the word with each of its letters left out; empty for words too short to tell or
 * with digits (models).
 */
export function nearOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < 3 || letters.length > LONGEST || /\d/.test(word)) return [];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/**
 * A slip that fingers and ears hardly make: another letter than a neighbour, a letter too many that
 * was not near.
 */
const UNLIKELY = 0.7;
/**
 * People look at where they begin: a likely slip there costs a little more, an unlikely one is
 * none.
 */
const AT_START = 0.2;
const NEVER = 3;

/**
 * How far one word is from another: letters added, left out, replaced, or swapped with a neighbour,
 * each about 1; `most` + 1 for more than `most`. What is typed by mistake is likely a key beside
 * the right one, or a letter that sounds alike.
 */
export function slips(typed: string, word: string, most = 2): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: word.length + 1 }, (_, at) => (at === 0 ? 0 : at + AT_START)),
  ];
  for (let i = 1; i <= typed.length; i++) {
    const next = [(row[0] as number) + extra(typed, i - 1)];
    for (let j = 1; j <= word.length; j++) {
      const start = i === 1 || j === 1 ? AT_START : 0;
      let least = Math.min(
        (row[j] as number) + extra(typed, i - 1),
        (next[j - 1] as number) + 1 + start,
        (row[j - 1] as number) + replaced(typed, i - 1, word, j - 1),
      );
      const swapped =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (swapped)
        least = Math.min(least, (before[j - 2] as number) + 1 + (i === 2 ? AT_START : 0));
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[word.length] as number, most + 1);
}

/** What it costs that a letter was typed too many. */
function extra(typed: string, at: number): number {
  const letter = typed[at] as string;
  const beside = [typed[at - 1], typed[at + 1]];
  const likely =
    isMark(letter) ||
    beside.some((other) => other !== undefined && (other === letter || mistakable(other, letter)));
  return at === 0 ? (likely ? 1 + AT_START : NEVER) : likely ? 1 : 1 + UNLIKELY / 2;
}

function replaced(typed: string, at: number, word: string, to: number): number {
  const [letter, right] = [typed[at] as string, word[to] as string];
  if (letter === right) return 0;
  const likely = mistakable(letter, right);
  if (at === 0 || to === 0) return likely ? 1 + AT_START : NEVER;
  return likely ? 1 : 1 + UNLIKELY;
}

/** How far a word of this length may be from what was meant. */
export function slipsAllowed(word: string): number {
  return word.length < 3 ? 0 : word.length < 5 ? 1.4 : word.length < 8 ? 1.9 : 2.7;
}

/** The forms that words share with those near them, each with its words. */
export function formsOf(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const word of words)
    for (const form of nearOf(word)) forms.set(form, [...(forms.get(form) ?? []), word]);
  return forms;
}
