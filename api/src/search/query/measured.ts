/** Measures among the words of a query. */
import { measuresSaid, normalise, ofSize, sizeKeys, wordsOf } from '../../words/index.ts';
import { TELLS } from './unit.ts';
import type { Group } from './unit.ts';

/** A figure and its unit are one: "500 ml", "1,5L". */
export function joinMeasures(groups: readonly Group[], text: string): void {
  for (const said of measuresSaid(normalise(text))) {
    const words = wordsOf(said);
    const from = groups.findIndex((_, at) =>
      words.every((word, behind) => groups[at + behind]?.word.text === word.text),
    );
    const [size] = sizeKeys(said);
    for (const group of groups.slice(from, from + (from < 0 ? 0 : words.length))) {
      group.unit = from;
      group.tells = TELLS.measure;
      group.trait = true;
      group.size = size;
      group.said = group === groups[from] ? said : '';
    }
  }
}

/**
 * Beside other words a size is asked for as documents hold it, whatever its unit is called there:
 * 5 litres are no 3.5 litres, though these have the same words. By itself it may be a model: 2101L.
 */
export function askForSizes(groups: readonly Group[]): void {
  const isAlone = groups.every(({ size }) => size !== undefined);
  groups.forEach((group, at) => {
    const { size, ways, word } = group;
    if (size === undefined) return;
    const asked = { query: ofSize(size), alike: 1 };
    if (isAlone) {
      ways.push(asked);
      delete group.size;
      return;
    }
    // written as one it is found as it is typed too
    const itself = word.pieces.length > 0 ? ways.slice(0, 1) : [];
    ways.splice(0, ways.length, asked, ...itself, ...ways.filter((way) => way.place));
    group.thing = false;
    group.trait = true;
    group.known = true;
    group.right = true;
    // the first of its words is asked for all
    group.soft ||= at > group.unit;
  });
}

/** The words with one in place of that at a place, and sizes as they were typed. */
export function wordsWith(groups: readonly Group[], at: number, other: string): string {
  return groups
    .map(({ word, said }, place) => (place === at ? other : (said ?? word.text)))
    .filter((word) => word !== '')
    .join(' ');
}
