/** Parts of a Thai run that may be one word. */
import type { Run, Word } from '../../words/index.ts';

/** Words of a Thai run that are looked at together, and the letters that they have at most. */
const WINDOW = { words: 5, letters: 20 };

export interface Window {
  readonly from: number;
  readonly words: readonly Word[];
  readonly text: string;
}

/**
 * Words of a Thai run that stand side by side, fewer than all, with something unknown among them.
 */
export function windowsOf({ words }: Run, isDoubtful: (word: Word) => boolean): Window[] {
  if (words.length < 2 || !words[0]?.thai) return [];
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(WINDOW.words, words.length - from) }, (_one, more) =>
      words.slice(from, from + more + 1),
    )
      .filter((some) => some.length < words.length && some.some(isDoubtful))
      .map((some) => ({ from, words: some, text: some.map((word) => word.text).join('') }))
      .filter(({ text }) => text.length >= 3 && text.length <= WINDOW.letters),
  );
}
