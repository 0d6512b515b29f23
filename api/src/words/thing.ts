/** The thing that words name, of those that are sold: `power bank` in "power bank aira". */
import { COMMON, dictionaryOf } from './dictionary.ts';
import type { Dictionary } from './dictionary.ts';
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
  const words = wordsOf(text).map((word) => word.text);
  return nameAmong(words, dictionary.isThing) ?? nameAmong(words, dictionary.isDepartment);
}

/** The longest name among words side by side. */
function nameAmong(words: readonly string[], isName: (name: string) => boolean) {
  for (let size = LONGEST; size > 0; size--)
    for (let from = 0; from + size <= words.length; from++) {
      const span = words.slice(from, from + size);
      const name = [span.join(' '), span.join('')].flatMap(singly).find(isName);
      if (name) return name;
    }
  return undefined;
}

/** Whether every word only says what a thing is like or for whom. */
export function isTraitOnly(text: string): boolean {
  const words = wordsOf(text).map((word) => word.text);
  return (
    words.length > 0 &&
    (words.every(COMMON.isTrait) ||
      COMMON.isTrait(words.join(' ')) ||
      COMMON.isTrait(words.join('')))
  );
}

/** English things are asked for in their plural too: "power banks". */
function singly(name: string): string[] {
  return /[a-z]s$/.test(name) ? [name, name.slice(0, -1)] : [name];
}
