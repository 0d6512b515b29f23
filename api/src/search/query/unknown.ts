/** Words of Thai that no document has, and what is written to them. */
import type { Dictionary, Run, Word } from '../../words/index.ts';
import type { Group } from './unit.ts';

/**
 * Thai is written without spaces: what nobody has there, and names nothing, is one word with what
 * names nothing beside it. The moon (ดวงจันทร์) is no eye (ดวงตา).
 */
export function joinUnknown(
  groups: readonly Group[],
  runs: readonly Run[],
  { isKnown }: Dictionary,
): void {
  const units = Map.groupBy(groups, (group) => group.unit);
  const named = new Set(
    groups.filter(
      ({ unit, thing, trait, word }) =>
        thing || trait || (units.get(unit)?.length ?? 0) > 1 || isKnown(word.text),
    ),
  );
  const isNew = (one: Group) => !one.known && !one.ways.some((way) => way.guessed);
  const byWord = new Map(groups.map((group) => [group.word, group]));
  for (const { words } of runs)
    words.slice(1).forEach((word, at) => {
      const [before, behind] = [byWord.get(words[at] as Word), byWord.get(word)];
      if (!before || !behind || !word.thai || named.has(before) || named.has(behind)) return;
      if (isNew(before) || isNew(behind)) behind.unit = before.unit;
    });
}
