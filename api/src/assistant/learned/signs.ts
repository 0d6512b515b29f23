/**
 * What a sentence is judged by: runs of its letters, and the signs that the lexicons find in it
 * (their patterns, amounts, measures, platforms, what the rules take it for). A sign is the same in
 * every language, so that what is learned of one holds for others. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { byCurrency } from '../../lexicon/index.ts';
import { isBrandWord, measuresIn, wordsOf } from '../../words/index.ts';
import { placesIn } from '../intent/places.ts';
import { platformsIn } from '../intent/platforms.ts';
import type { Question } from '../intent/question.ts';
import { SHOWN_WORDS } from '../intent/shown.ts';
import { TALK } from '../intent/talk.ts';
import { has, wordsIn } from '../intent/words.ts';
import type { Words } from '../intent/words.ts';
import { amountsIn } from '../sum/amounts.ts';

/** Runs of so many letters. */
const [SHORTEST, LONGEST] = [2, 5];
/** More of one kind say no more. */
const MANY = 4;

/** Runs of letters, words and pairs of words; every figure is a 0. */
export function lettersOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\d[\d.,]*/g, '0')
    .replace(/[^\p{L}\p{M}0']+/gu, ' ')
    .trim();
  const signs = [...` ${plain} `];
  const runs = new Set<string>();
  for (let size = SHORTEST; size <= LONGEST; size++)
    for (let from = 0; from + size <= signs.length; from++)
      runs.add(signs.slice(from, from + size).join(''));
  const words = plain.split(' ');
  for (const [at, word] of words.entries()) {
    runs.add(`w:${word}`);
    if (at > 0) runs.add(`w:${words[at - 1]} ${word}`);
  }
  return [...runs];
}

/** `alone`: what the rules take the sentence for when nothing precedes it. */
export function signsOf(
  text: string,
  alone: Question,
  currency: CurrencyCode,
  words: Words,
): string[] {
  const lower = text.toLowerCase();
  const amounts = amountsIn(text, currency);
  const counted = (name: string, many: number) => `${name}:${Math.min(many, MANY)}`;
  return [
    ...patternsOf(currency).flatMap(([name, pattern]) => (has(lower, pattern) ? [name] : [])),
    ...new Set(amounts.map(({ role }) => `role:${role}`)),
    counted('amounts', amounts.length),
    ...(amounts.some(({ isShare }) => isShare) ? ['share'] : []),
    ...(words.thingIn(lower) === undefined ? [] : ['thing']),
    ...(wordsOf(text).some((word) => isBrandWord(word.text)) ? ['brand'] : []),
    counted('measures', measuresIn(text).length),
    counted('platforms', platformsIn(lower).length),
    counted('places', placesIn(lower, words).length),
    `kind:${alone.kind}`,
    ...(alone.by === null ? [] : [`by:${alone.by}`]),
    ...(alone.about ?? []).map((one) => `about:${one}`),
    ...(alone.warning === undefined ? [] : [`warning:${alone.warning}`]),
  ];
}

/** The patterns of all lexicons, by their names. */
const patternsOf = byCurrency((currency) => [
  ...patternsIn('asked', wordsIn(currency)),
  ...patternsIn('talk', TALK),
  ...patternsIn('shown', SHOWN_WORDS),
]);

function patternsIn(name: string, value: unknown): [string, RegExp][] {
  if (value instanceof RegExp) return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => patternsIn(`${name}.${key}`, one));
}
