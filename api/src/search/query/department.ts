/** What stands for the name of a department, or of a part of one. */
import { wholeOf } from '../../lexicon/index.ts';
import { isShelf, ofKind } from '../../words/index.ts';
import type { Dictionary } from '../../words/index.ts';
import { spansOf } from './group.ts';
import { BROADER } from './nearest.ts';
import type { Group, Way } from './unit.ts';

/** Where no thing is named, whatever the department that is named holds: skincare, barang dapur. */
export function addDepartment(
  groups: readonly Group[],
  { isDepartment, kindsOf }: Dictionary,
): void {
  if (groups.some((group) => group.thing)) return;
  for (const { from, size, names } of spansOf(groups.map((group) => group.word))) {
    const name = names.find(isDepartment);
    if (name === undefined) continue;
    const query = `(${kindsOf(name).map(ofKind).join(' | ')})`;
    for (const group of groups.slice(from, from + size)) {
      // a text that says what something is made for, or counts, says no fruit and no drink
      if (isShelf(name)) group.ways.splice(0, Infinity, ...group.ways.flatMap(inTitle));
      group.ways.push({ query, alike: BROADER });
      group.thing = true;
      group.known = true;
      group.right = true;
      group.unit = from;
    }
    return;
  }
}

/** The word itself, where titles have it and count nothing by it: "6 buah". */
const inTitle = (way: Way): Way[] => {
  const [, word] = /^'([^']+)'$/.exec(way.query) ?? [];
  return word === undefined || COUNTED.test(word) ? [] : [{ ...way, query: `${way.query}:A` }];
};
const COUNTED = wholeOf(({ goods }) => goods.pieces);
