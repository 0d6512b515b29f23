/** Names of the dictionary that were typed without the space between them: "rice cookermini". */
import type { Dictionary } from '../../words/index.ts';
import { wordsWith } from './measured.ts';
import type { Group } from './unit.ts';

/** Shorter pieces are in every word by chance, but for names behind the long one of a thing. */
const SHORTEST = { piece: 3, name: 2, beside: 5 };

/**
 * The words with the first glued one cut where both its pieces have a name, and one of them, alone
 * or with the word beside it, that of a thing; undefined where none is to be cut.
 */
export function unglued(groups: readonly Group[], dictionary: Dictionary): string | undefined {
  const words = groups.map(({ word }) => word.text);
  for (const [at, { right, word }] of groups.entries()) {
    if (right || word.thai || !/^[a-z]+$/.test(word.text)) continue;
    const [before, behind] = [words[at - 1] ?? '', words[at + 1] ?? ''];
    for (let to = word.text.length - SHORTEST.name; to >= SHORTEST.piece; to--) {
      const [head, tail] = [word.text.slice(0, to), word.text.slice(to)];
      const [whole, next] = [`${before} ${head}`, `${tail} ${behind}`];
      const isThing = [whole, head, tail, next].some(dictionary.isThing);
      const areNames = [
        [whole, head],
        [tail, next],
      ].every((names) => names.some(dictionary.isKnown));
      const isLong =
        tail.length >= SHORTEST.piece ||
        (head.length >= SHORTEST.beside && dictionary.isThing(head));
      if (isThing && areNames && isLong) return wordsWith(groups, at, `${head} ${tail}`);
    }
  }
  return undefined;
}
