/**
 * What a thing is made for is not what it is: a phone case is no phone. In Thai and Indonesian such
 * a word stands behind the thing, in English before it.
 */
import { LEXICONS, phrasesIn } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { broaderThan, otherwise, spellingsOf } from './dictionary.ts';
import { thingIn } from './thing.ts';
import { wordsOf } from './words.ts';

const DEVICES: ReadonlySet<string> = new Set(
  [
    'phone',
    'laptop',
    'tablet',
    'camera',
    'watch',
    'smartwatch',
    'headphones',
    'printer',
    'bicycle',
  ].flatMap((one) => [one, ...spellingsOf(one)]),
);
const phrasesOf = (place: keyof Lexicon['search']['madeFor']) =>
  new Set(LEXICONS.flatMap(({ search }) => phrasesIn(search.madeFor[place])));
/** Cases and bags of things: some languages name them before the thing, some behind it. */
const BEFORE_IT = phrasesOf('beforeThing');
const BEHIND_IT = phrasesOf('behindThing');
const FOR = phrasesOf('for');
const LACKING = new Set(LEXICONS.flatMap(({ search }) => phrasesIn(search.without)));

/**
 * Whether a title is of the thing itself: it names the thing as more than what a case, a film or a
 * cable is for, or one that is near to it. Undefined: it names no thing that is known.
 */
export function isOfThing(title: string, thing: string): boolean | undefined {
  const words = wordsOf(title).map((word) => word.text);
  const names = new Set(namesOf(thing).map(spaced));
  const places = [...names].flatMap((name) => placesOf(words, name.split(' ')));
  if (places.length > 0)
    return places.some(
      ({ at, end }) =>
        !isLacked(words, at) &&
        !BEFORE_IT.has(words[at - 1] ?? '') &&
        !FOR.has(words[at - 1] ?? '') &&
        !FOR.has(words[at - 2] ?? '') &&
        !BEHIND_IT.has(words[end] ?? ''),
    );
  const other = thingIn(title);
  const near = [broaderThan(thing), other && broaderThan(other)].filter((one) => one !== undefined);
  if (other === undefined) return undefined;
  return (
    names.has(spaced(other)) ||
    near.some((one) => [other, thing].some((it) => namesOf(it).includes(one)))
  );
}

/** It is said to be without it: "tanpa parfum", "without" of Thai is often cut in two. */
const isLacked = (words: readonly string[], at: number): boolean =>
  LACKING.has(words[at - 1] ?? '') || LACKING.has(`${words[at - 2] ?? ''}${words[at - 1] ?? ''}`);

/** A thing in all its spellings, in both numbers. */
export const namesOf = (thing: string): readonly string[] =>
  [thing, ...spellingsOf(thing)].flatMap((name) => [name, otherwise(name)]);
const spaced = (name: string) =>
  wordsOf(name)
    .map((word) => word.text)
    .join(' ');

function placesOf(words: readonly string[], parts: readonly string[]) {
  return words.flatMap((_, at) =>
    parts.every((part, more) => words[at + more] === part) ? [{ at, end: at + parts.length }] : [],
  );
}

/** Whether the word says what the thing of a title is for. */
export function isWhatItIsFor(words: readonly { readonly text: string }[], at: number): boolean {
  const text = (place: number) => words[place]?.text ?? '';
  return (
    DEVICES.has(text(at)) &&
    (BEFORE_IT.has(text(at - 1)) || FOR.has(text(at - 1)) || BEHIND_IT.has(text(at + 1)))
  );
}
