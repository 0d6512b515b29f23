/** The thing that words name, of those that are sold: `power bank` in "power bank aira". */
import { COMMON, dictionaryOf } from './dictionary.ts';
import type { Dictionary } from './dictionary.ts';
import { marked, normalise } from './normalise.ts';
import { LACKING_BEHIND } from './parts.ts';
import { wordsOf } from './words.ts';

const LONGEST = 5;

/**
 * The longest name of a thing in the text, as it is written there but for its spaces; by the
 * names of the market where people pay in this currency.
 */
export function thingIn(text: string, currency?: string): string | undefined {
  return thingBy(text, dictionaryOf(currency));
}

/** The same by the dictionary of a region; where no thing is named, the name of a department. */
export function thingBy(text: string, dictionary: Dictionary): string | undefined {
  const words = markedIn(
    wordsOf(text).map((word) => word.text),
    text,
    dictionary,
  );
  return nameAmong(words, dictionary.isThing) ?? nameAmong(words, dictionary.isDepartment);
}

/**
 * The words with their marks where only these make them a name, "váy" and not "vậy"; undefined for
 * one whose marks make it another word than the name that it looks like: "bộ", which is no butter.
 */
function markedIn(
  words: readonly string[],
  text: string,
  { isThing, kindsMarked, hasMarks }: Dictionary,
): readonly Spoken[] {
  if (!hasMarks || MARKLESS.test(text)) return words.map((word) => ({ word, name: word }));
  const typed = marked(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isAligned =
    typed.length === words.length && typed.every((one, at) => normalise(one) === words[at]);
  return words.map((word, at) => {
    const own = isAligned ? (typed[at] as string) : word;
    if (own === word) return { word, name: word };
    if (kindsMarked(own).length === 0) return { word, name: undefined };
    return { word, name: isThing(word) ? word : own };
  });
}
/** Nothing in it has marks of Latin letters. */
const MARKLESS = /^[^\u00C0-\u024F\u1E00-\u1EFF]*$/;

interface Spoken {
  readonly word: string;
  /** What it is by itself, if it may be a name. */
  readonly name: string | undefined;
}

/** The longest name among words side by side; what a thing is free of only where nothing else is. */
function nameAmong(words: readonly Spoken[], isName: (name: string) => boolean) {
  let lacking: string | undefined;
  for (let size = LONGEST; size > 0; size--)
    for (let from = 0; from + size <= words.length; from++) {
      const said = words.slice(from, from + size);
      if (size === 1 && said[0]?.name === undefined) continue;
      const span = said.map(({ word, name }) => (size === 1 ? (name as string) : word));
      const name = [span.join(' '), span.join('')].flatMap(singly).find(isName);
      if (name && !isLacking(said, words[from + size])) return name;
      lacking ??= name;
    }
  return lacking;
}

/** "Sugar free chocolate" is no sugar: such a thing is praised for what is not in it. */
function isLacking(said: readonly Spoken[], behind: Spoken | undefined): boolean {
  return isFreeOf(
    said.map(({ word }) => word),
    behind?.word,
  );
}

/** "Fragrance free": these words and the one behind them say what is not in it. */
export function isFreeOf(words: readonly string[], behind: string | undefined): boolean {
  return (
    behind !== undefined &&
    LACKING_BEHIND.has(behind) &&
    COMMON.isTrait([...words, behind].join(' '))
  );
}

/** Whether every word only says what a thing is like or for whom, also by the names of a market. */
export function isTraitOnly(text: string, currency?: string): boolean {
  const words = wordsOf(text).map((word) => word.text);
  return (
    words.length > 0 &&
    [COMMON, ...(currency ? [dictionaryOf(currency)] : [])].some(
      ({ isTrait }) => words.every(isTrait) || isTrait(words.join(' ')) || isTrait(words.join('')),
    )
  );
}

/** English things are asked for in their plural too: "power banks". */
function singly(name: string): string[] {
  return /[a-z]s$/.test(name) ? [name, name.slice(0, -1)] : [name];
}
