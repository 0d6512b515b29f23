/**
 * What a title sells, by the names that a region has for things: "case iPhone 13" sells a case,
 * "Galaxy A54 8/256" a phone. Pure.
 */
import { natureOf } from './belonging.ts';
import { dictionaryOf } from './dictionary.ts';
import { wordsOf } from './words.ts';

/** What a title sells is mostly said in its first words; a phone has a camera later on. */
const FRONT = 6;
/** Longer titles say later what fits, not what is sold. */
const MOST_WORDS = 40;
/** Of a phone or a computer, not sold by itself: 8GB RAM. */
const MEMORY = /^(?:ram|rom|ssd|hdd)$/;
const SIZE = /^(?:\d+)?[gt]b$/;

/** By its head in the dictionary; undefined where it names nothing that is sold. */
export function soldIn(title: string, currency?: string): string | undefined {
  const words = wordsOf(title)
    .slice(0, MOST_WORDS)
    .map((word) => word.text)
    .filter((word, at, all) => !MEMORY.test(word) || !SIZE.test(all[at - 1] ?? ''));
  const dictionary = dictionaryOf(currency);
  return (
    natureOf(words.slice(0, FRONT), dictionary).kinds[0] ?? natureOf(words, dictionary).kinds[0]
  );
}
