/** A title with what was looked for marked in it. */
import { partsOf } from './marked-parts.ts';

export function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  return partsOf(text, marks).map((part, at) =>
    part.isMarked ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
