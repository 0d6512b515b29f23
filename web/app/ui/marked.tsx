/** A title with what was looked for marked in it. */
import { partsOf } from './marked-parts.ts';
import type { Part } from './marked-parts.ts';
import { heldTogether, isWholeWord, wordsOf } from './whole-words.tsx';

export function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  const shown = heldTogether(text);
  let parts: readonly Part[] = partsOf(shown, marks);
  return wordsOf(shown).map((word, at) => {
    const [own, rest] = cut(parts, word.length);
    parts = rest;
    // one that begins within a word is no word of the title: "หู" of "ครอบหู"
    const isWord = !isWholeWord(at) || own[0]?.isMarked;
    const pieces = own.map((part, place) =>
      part.isMarked && isWord ? <mark key={place}>{part.text}</mark> : part.text,
    );
    return isWholeWord(at) ? (
      <span key={at} className="whole">
        {pieces}
      </span>
    ) : (
      pieces
    );
  });
}

/** The parts of the first `length` characters, and the others. */
function cut(parts: readonly Part[], length: number): [readonly Part[], readonly Part[]] {
  const own: Part[] = [];
  let left = length;
  let at = 0;
  for (; at < parts.length && left > 0; at += 1) {
    const part = parts[at] as Part;
    if (part.text.length > left)
      return [
        [...own, { ...part, text: part.text.slice(0, left) }],
        [{ ...part, text: part.text.slice(left) }, ...parts.slice(at + 1)],
      ];
    own.push(part);
    left -= part.text.length;
  }
  return [own, parts.slice(at)];
}
