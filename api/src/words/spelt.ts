/** Whether letters are written as a word is, whatever it means: what is written right is no slip. */
import { isMakerName } from './brand.ts';
import type { Dictionary } from './dictionary.ts';
import type { Run } from './words.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** The segmenter tears this word apart behind letters that are no word, and behind none that is. */
const BEHIND = 'ประเทศ';

/** Whether all that a run of Thai is cut into are words of the language. */
export function isSpeltThai({ words }: Run): boolean {
  return words.length > 0 && words.every(({ text, thai }) => thai && isThaiWord(text));
}

function isThaiWord(text: string): boolean {
  const pieces = [...segmenter.segment(text + BEHIND)].map(({ segment }) => segment);
  return pieces.length > 1 && pieces.at(-1) === BEHIND;
}

/** Whether it is a name: of a thing, of what things are like, of a maker. */
export function isName(term: string, dictionary: Dictionary): boolean {
  return dictionary.isKnown(term) || isMakerName(term);
}
