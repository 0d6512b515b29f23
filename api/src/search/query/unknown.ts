/** Words of Thai that no document has, and what is written to them. */
import type { Dictionary, Run, Word } from '../../words/index.ts';
import type { Group } from './tries.ts';

/**
 * Thai is written without spaces: what nobody has there, and names nothing, is one word with what
 * names nothing beside it. The moon (ดวงจันทร์) is no eye (ดวงตา).
 */
export function joinUnknown(
  groups: readonly Group[],
  runs: readonly Run[],
  { isKnown }: Dictionary,
): void {
  const byWord = new Map(groups.map((group) => [group.word, group]));
  for (const { words } of runs)
    words.slice(1).forEach((word, at) => {
      const pair = [words[at] as Word, word].map((one) => byWord.get(one));
      const [before, behind] = pair;
      if (!before || !behind || !word.thai || pair.some((one) => isKnown(one?.word.text ?? '')))
        return;
      const isNew = (one: Group) => !one.known && !one.ways.some((way) => way.guessed);
      if (isNew(before) || isNew(behind)) behind.unit = before.unit;
    });
}
