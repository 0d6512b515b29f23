/** Slips in a word of a name of several: "powr bank". */
import {
  LONGEST_BLANKED as LONGEST_NAME,
  slips,
  slipsAllowed,
  soundAlike,
} from '../../words/index.ts';
import type { Dictionary } from '../../words/index.ts';
import { wordsWith } from './measured.ts';
import type { Group } from './unit.ts';

/** Of one word, with the others right, that is one slip. */
const MOST = 1.75;
/** A word that is written by ear counts as such a slip. */
const HEARD = 1.4;
const SHORTEST_HEARD = 4;

/**
 * The words with the first that is not right as a name of a thing has it whose other words stand
 * beside it; undefined where there is none.
 */
export function respelt(groups: readonly Group[], dictionary: Dictionary): string | undefined {
  const words = groups.map(({ word }) => word.text);
  for (const [at, { right, word }] of groups.entries()) {
    if (right || word.thai) continue;
    const near = spansWith(words, at).flatMap(({ from, size }) => {
      const span = words.slice(from, from + size);
      return dictionary.wordsBeside(span, at - from).map((name) => ({
        name,
        slips: Math.min(slips(word.text, name, MOST), heard(word.text, name)),
      }));
    });
    const best = near.toSorted((a, b) => a.slips - b.slips)[0];
    // no slip at all: it is the word of a name that only nobody has here
    if (best && best.slips > 0 && best.slips <= Math.min(MOST, slipsAllowed(word.text)))
      return wordsWith(groups, at, best.name);
  }
  return undefined;
}

/** Beside the other words of a name what sounds like its word is a slip of it: "rays cooker". */
function heard(word: string, name: string): number {
  const isHeard =
    word !== name &&
    Math.min(word.length, name.length) >= SHORTEST_HEARD &&
    Math.abs(word.length - name.length) <= 1 &&
    soundAlike(word, name);
  return isHeard ? HEARD : Number.POSITIVE_INFINITY;
}

/** Spans of words with this one among them, the longest first. */
function spansWith(words: readonly string[], at: number): { from: number; size: number }[] {
  return Array.from({ length: LONGEST_NAME - 1 }, (_, less) => LONGEST_NAME - less).flatMap(
    (size) =>
      Array.from({ length: size }, (_, back) => ({ from: at - back, size })).filter(
        ({ from }) => from >= 0 && from + size <= words.length,
      ),
  );
}
