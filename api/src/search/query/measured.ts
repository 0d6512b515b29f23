/** Measures among the words of a query. */
import { measuresSaid, normalise, wordsOf } from '../../words/index.ts';
import { TELLS } from './unit.ts';
import type { Group } from './unit.ts';

/** A figure and its unit are one: "500 ml", "1,5L". Other spellings of it count beside it. */
export function joinMeasures(groups: readonly Group[], text: string): void {
  for (const said of measuresSaid(normalise(text))) {
    const words = wordsOf(said);
    const from = groups.findIndex((_, at) =>
      words.every((word, behind) => groups[at + behind]?.word.text === word.text),
    );
    for (const group of groups.slice(from, from + (from < 0 ? 0 : words.length))) {
      group.unit = from;
      group.tells = TELLS.measure;
      group.trait = true;
    }
  }
}
