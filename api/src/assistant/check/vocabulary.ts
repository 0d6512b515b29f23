/**
 * Words that claim nothing: with them, and with the words of the rows, a model says its sentences.
 * Any other word may be a name, a promise, a bad idea or a figure in disguise. Words such as
 * "cheaper", "usual", "stock" or "never" are not plain: they pass where the rule's own sentence has
 * them.
 */
import { PLAIN_WORDS } from './words.ts';

const SEGMENTER = new Intl.Segmenter('th', { granularity: 'word' });

/** The words of a text in lower case: Thai cut into words, Latin between its spaces. */
export function wordsIn(text: string): string[] {
  return [...SEGMENTER.segment(text.toLowerCase().replace(/’/g, "'"))]
    .filter((one) => one.isWordLike && /\p{L}/u.test(one.segment))
    .map((one) => one.segment);
}

/**
 * Whether a word is plain or said before, also as several such words written together, as Thai
 * does.
 */
export function isSaid(word: string, said: ReadonlySet<string>): boolean {
  // Thai is cut differently among other words: what lies whole within a word that was said is
  // said
  const isWithin = (part: string) =>
    part.length >= 3 && /[\u0E01-\u0E2E]/.test(part) && [...said].some((one) => one.includes(part));
  const knows = (part: string) => PLAIN_WORDS.has(part) || said.has(part) || isWithin(part);
  if (knows(word)) return true;
  if (!/[\u0E01-\u0E2E]/.test(word))
    return word.split(/['-]/).every((part) => part.length < 2 || knows(part));
  const reached = [true];
  for (let end = 1; end <= word.length; end += 1)
    reached[end] = Array.from({ length: end }, (_, from) => from).some(
      (from) => reached[from] === true && knows(word.slice(from, end)),
    );
  return reached[word.length] === true;
}
