/**
 * What a title sells, by the names that a region has for things: "case iPhone 13" sells a case,
 * "Galaxy A54 8/256" a phone. Pure.
 */
import { natureOf } from './belonging.ts';
import { brandAt } from './brand.ts';
import { dictionaryOf } from './dictionary.ts';
import { wordsOf } from './words.ts';

/** Longer titles say later what fits, not what is sold. */
const MOST_WORDS = 40;

/** By its head in the dictionary; undefined where it names nothing that is sold. */
export function soldIn(title: string, currency?: string): string | undefined {
  const words = wordsOf(title)
    .slice(0, MOST_WORDS)
    .map((word) => word.text);
  return natureOf(withoutMakers(words), dictionaryOf(currency)).kinds[0];
}

/** Of names of several words the first stays, so that no part of one is read as a thing. */
function withoutMakers(words: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    left.push(words[at] as string);
    at += Math.max(brandAt(words, at), 1) - 1;
  }
  return left;
}
