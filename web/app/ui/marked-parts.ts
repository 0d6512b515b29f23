/** Which letters of a title are what was looked for. Pure. */

export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

const THAI = /[\u0E01-\u0E4E]/;
const LATIN_WORD = /[\p{L}\p{N}]/u;

/**
 * Cuts a text where marked words begin and end, the longest first: never within what a reader sees as one letter (a
 * Thai consonant with its vowel and tone), across accents, upper and lower case and Thai digits. A
 * word of letters other than Thai begins where a word does.
 */
export function partsOf(text: string, marks: readonly string[]): Part[] {
  const letters = lettersOf(text);
  const isMarked = letters.map(() => false);
  const runs: string[] = [];
  for (const mark of marks.toSorted((a, b) => b.length - a.length)) {
    const wanted = lettersOf(mark.trim()).map((letter) => letter.folded);
    const length = wanted.join('').length;
    if (length === 0 || (THAI.test(mark) && length < 2)) continue;
    const isWhole = !THAI.test(mark) && length <= 2;
    const word = wanted.join('');
    // a search for หูฟัง marks nothing else of "หูฟังครอบหู"
    if (THAI.test(mark) && runs.some((run) => run !== word && run.includes(word))) continue;
    for (let at = 0; at <= letters.length - wanted.length; at++) {
      const isHere = wanted.every((folded, index) => letters[at + index]?.folded === folded);
      if (!isHere || !fits(letters, at, at + wanted.length, THAI.test(mark), isWhole)) continue;
      isMarked.fill(true, at, at + wanted.length);
      runs.push(word);
    }
  }
  const parts: { text: string; isMarked: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[at]) last.text += letter.text;
    else parts.push({ text: letter.text, isMarked: isMarked[at] ?? false });
  });
  return parts;
}

let segmenter: Intl.Segmenter | null | undefined;

interface Letter {
  readonly text: string;
  readonly folded: string;
}

/**
 * What a reader sees as letters; where a browser cannot tell, the text as one, which nothing marks
 * a part of.
 */
function lettersOf(text: string): Letter[] {
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter('th', { granularity: 'grapheme' }) : null;
  if (!segmenter) return [{ text, folded: folded(text) }];
  return [...segmenter.segment(text)].map(({ segment }) => ({
    text: segment,
    folded: folded(segment),
  }));
}

function folded(letter: string): string {
  return letter
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace('\u00a0', ' ')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .toLowerCase()
    .replace('đ', 'd');
}

/**
 * Thai has no borders of words; other letters count from the beginning of one, and one or two of
 * them as a whole one.
 */
function fits(
  letters: readonly Letter[],
  from: number,
  to: number,
  isThai: boolean,
  isWhole: boolean,
): boolean {
  if (isThai) return true;
  const isLetter = (at: number) =>
    LATIN_WORD.test(letters[at]?.text ?? '') && !THAI.test(letters[at]?.text ?? '');
  const isDigit = (at: number) => /\p{N}/u.test(letters[at]?.text ?? '');
  // "a54" has the word 54
  const begins = !isLetter(from - 1) || isDigit(from - 1) !== isDigit(from);
  const ends = !isLetter(to) || isDigit(to - 1) !== isDigit(to);
  return begins && (!isWhole || ends);
}
