/**
 * What a title sells: the first thing that it names and is not made for (BEY-09). "Case iPhone 13"
 * sells a case, "phone stand" a stand, "Galaxy A54 8/256" a phone. Pure.
 */
import { LEXICONS, phrasesIn } from '../lexicon/index.ts';
import { isWhatItIsFor } from './belonging.ts';
import { brandAt } from './brand.ts';
import { isThing, nameOf } from './dictionary.ts';
import { thingOfLine } from './model.ts';
import { wordsOf } from './words.ts';

const LONGEST = 4;
const THAI = /^[\u0E01-\u0E4E]/;
const FOR = new Set(LEXICONS.flatMap(({ search }) => phrasesIn(search.madeFor.for)));

/** So many words of a title say what it sells; what comes later is what that has. */
const FRONT = 6;

/** The name that the dictionary has for it first; undefined where it names nothing that is sold. */
export function soldIn(title: string): string | undefined {
  const words = wordsOf(title).map((word) => word.text);
  const end = words.findIndex((word) => FOR.has(word));
  const own = end < 0 ? words : words.slice(0, end);
  const thing = thingIn(own);
  if (thing && thing.at < FRONT) return thing.name;
  const model = thingOfLine(own);
  return model === undefined ? thing?.name : nameOf(model);
}

/** The first thing of the words and where it stands. */
function thingIn(words: readonly string[]): { name: string; at: number } | undefined {
  const asTexts = words.map((text) => ({ text }));
  let found: { name: string; at: number; end: number } | undefined;
  for (let at = 0; at < words.length && (!found || at === found.end); at++) {
    const maker = brandAt(words, at);
    const thing = thingAt(words, at);
    if (!thing || thing.size < maker || (thing.size === 1 && isWhatItIsFor(asTexts, at))) {
      at += Math.max(maker, 1) - 1;
      continue;
    }
    // in English the last of several things is what is sold (coffee table), elsewhere the first
    const english = isEnglish(thing.text);
    if (found && !english) break;
    found = { name: nameOf(thing.text), at: found?.at ?? at, end: at + thing.size };
    if (!english) break;
    at = found.end - 1;
  }
  return found;
}

function thingAt(words: readonly string[], at: number): { text: string; size: number } | undefined {
  const between = THAI.test(words[at] as string) ? '' : ' ';
  for (let size = Math.min(LONGEST, words.length - at); size > 0; size--) {
    const text = words.slice(at, at + size).join(between);
    if (isThing(text)) return { text, size };
  }
  return undefined;
}

/** Whether it is written as the dictionary names it: names stand in English there. */
function isEnglish(text: string): boolean {
  const name = nameOf(text);
  return text === name || text.startsWith(name) || name.startsWith(text);
}
