/** Words as somebody typed them, where they were read without capitals and marks. Pure. */
import { normalise } from '../../words/index.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Names keep the capitals and marks that they were typed with, for where they are said again; of
 * words that are alike without their marks each its own: "cho chó".
 */
export function asTyped(thing: string, questions: readonly string[]): string {
  const typed = new Map(
    questions
      .toReversed()
      .flatMap((one) => [...Map.groupBy(one.match(WORD) ?? [], (word) => normalise(word))]),
  );
  const said = new Map<string, number>();
  return thing.replace(WORD, (word) => {
    const plain = normalise(word);
    const times = said.get(plain) ?? 0;
    said.set(plain, times + 1);
    const own = typed.get(plain);
    return own?.[times] ?? own?.at(-1) ?? word;
  });
}
