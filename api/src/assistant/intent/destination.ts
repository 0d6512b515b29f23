/** Where something shall be sent to: no row depends on it, and its name is no product's. Pure. */
import { isKnownName, normalise, wordsOf } from '../../words/index.ts';
import { DETAIL } from './detail-words.ts';
import { isStopWord } from './quote.ts';
import type { Words } from './words.ts';

/** So many words the name of a place has at most: "Ho Chi Minh". */
const NAME = 3;

/** "Ongkir ke Makassar berapa?": what sending costs, wherever to. */
export function withoutDestination(text: string, words: Words): string {
  const [way] = text.toLowerCase().matchAll(DETAIL.destination);
  if (way === undefined) return text;
  const end = way.index + way[0].length;
  const behind = text.slice(end);
  const plain = normalise(behind);
  let from = 0;
  for (const { text: word } of wordsOf(behind).slice(0, NAME)) {
    const at = plain.length === behind.length ? plain.indexOf(word, from) : -1;
    const isNone = isKnownName(word) || isStopWord(word) || words.thingIn(word) !== undefined;
    // "Cần Thơ": names are written with capitals
    const isName = /\p{Lu}/u.test(behind[at] ?? '');
    if (at < 0 || /\d/.test(word) || (isNone && !isName)) break;
    from = at + word.length;
  }
  const [towards = ''] = way[0].match(/\S+\s*$/) ?? [];
  // Thai has no space before the way
  const lead = /^[a-z]/.test(towards) ? end - towards.length : end;
  return from === 0 ? text : `${text.slice(0, lead)}${behind.slice(from)}`;
}
