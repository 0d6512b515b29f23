/** Words as somebody typed them, where they were read without capitals and marks. Pure. */
import { normalise } from '../../words/index.ts';

/** Names keep the capitals and marks that they were typed with, for where they are said again. */
export function asTyped(thing: string, questions: readonly string[]): string {
  const typed = new Map(
    questions
      .flatMap((one) => one.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .map((word) => [normalise(word), word]),
  );
  return thing.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => typed.get(normalise(word)) ?? word);
}
