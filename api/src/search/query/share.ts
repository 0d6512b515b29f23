/** A budget of several pieces together: what one of them may cost. */
import { sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { normalise } from '../../words/index.ts';
import { BORDER } from './border.ts';

interface Bounds {
  readonly minAmount?: number | undefined;
  readonly maxAmount?: number | undefined;
}
interface Shared {
  readonly text: string;
  readonly found: { readonly maxAmount?: number; readonly pieces?: number };
}

const MOST_PIECES = 20;

/** Reads "total 1000 for two": two pieces of at most 500; `typed`: with its budget. */
export function sharedReader(
  lexicons: readonly Lexicon[],
): (text: string, typed: string, bounds: Bounds) => Shared {
  const counts = lexicons.flatMap(({ money }) =>
    // without its mark five is "man" in Vietnamese
    money.figures.flatMap((word, at) =>
      normalise(word) === word.normalize('NFC') ? [[normalise(word), at + 1] as const] : [],
    ),
  );
  const count = `(?:\\d{1,2}|${counts.map(([word]) => word).join('|')})`;
  const source = (field: 'inTotal' | 'many') =>
    sourceOf(
      lexicons.map(({ wishes }) => normalise(wishes[field])),
      { count },
    );
  const [inTotal, many] = [new RegExp(source('inTotal')), new RegExp(source('many'))];
  const counted = new RegExp(count);
  const pieces = new RegExp(`(?<![\\p{L}\\d])${count}(?=\\s+\\p{L})`, 'u');
  return (text, typed, { maxAmount }) => {
    const [said] = many.exec(text) ?? pieces.exec(text) ?? [];
    if (maxAmount === undefined || said === undefined || !inTotal.test(typed))
      return { text, found: {} };
    const [word = ''] = counted.exec(said) ?? [];
    const figure = Number(counts.find(([one]) => one === word)?.[1] ?? word);
    if (!(figure > 1 && figure <= MOST_PIECES)) return { text, found: {} };
    return {
      text: text.replace(said, BORDER).replace(inTotal, BORDER),
      found: { pieces: figure, maxAmount: Math.floor(maxAmount / figure) },
    };
  };
}
