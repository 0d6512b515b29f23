/** Which of the cards that were shown a text means. Pure. */
import { measuresSaid } from '../../words/index.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** From 0; -1 is the last, and what no list has is beyond. */
export function placesIn(typed: string, words: Words): number[] {
  // "the 1 litre one" is no first
  const text = measuresSaid(typed).reduce((left, one) => left.replace(one, ' ; '), typed);
  if (has(text, TALK.firstTwo)) return [0, 1];
  const { thePlace, anyPlace, asks } = words;
  const said = [...text.matchAll(thePlace)];
  const all = [...text.matchAll(anyPlace)];
  // "the first and second"
  const areJoined =
    said.length > 0 &&
    all.length > 1 &&
    all.slice(1).every(({ index }, at) => {
      const { 0: word, index: start } = all[at] as RegExpExecArray;
      return without(text.slice(start + word.length, index), words.beside).trim() === '';
    });
  const isCompared = areJoined || has(text, TALK.difference) || has(text, asks.COMPARE);
  const bare = isCompared ? all : [];
  return (bare.length > 1 ? bare : said).flatMap(([one]) => placeOf(one, words));
}

function placeOf(said: string, { places, last, beyond }: Words): number[] {
  if (has(said, beyond)) return [BEYOND];
  const place = places.findIndex((words) => has(said, words));
  return place >= 0 ? [place] : has(said, last) ? [-1] : [];
}
/** Of what was shown: there is none. */
const BEYOND = 9;
