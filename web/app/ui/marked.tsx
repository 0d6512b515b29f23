/** A title with what was looked for marked in it. */
import { partsOf } from './marked-parts.ts';
import { WholeWords } from './whole-words.tsx';

export function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  return partsOf(text, marks).map((part, at) =>
    part.isMarked ? (
      <mark key={at}>
        <WholeWords text={part.text} />
      </mark>
    ) : (
      <WholeWords key={at} text={part.text} />
    ),
  );
}
