/** What may stand for each word of a query, and how well. */
import {
  beginning,
  COLOUR_BEFORE,
  COLOUR_BEHIND,
  COMMON,
  exactly,
  inPlaces,
  isYielding,
  LACKING_BEHIND,
  NO_THINGS,
  ofKind,
  otherNumber,
  stemmed,
  wordsOf,
} from '../../words/index.ts';
import type { Dictionary, Word } from '../../words/index.ts';
import { loneName, withinOthers } from './lone.ts';
import { nearestWays } from './nearest.ts';
import { TELLS } from './unit.ts';
import type { Group } from './unit.ts';
import type { Begun, Known } from './terms.ts';
import { allOf, dfOf, spelt } from './ways.ts';

/**
 * Words with a common beginning that so many documents have are named one by one: an index is slow
 * to gather what begins so.
 */
const DEAR_BEGINNING = 5000;

/** A word of more letters and figures in turn is glued of several, unless documents have it. */
const MOST_PIECES = 3;

const ALIKE = {
  number: 0.9,
  stem: 0.8,
  begins: 0.7,
  spelling: 0.9,
  place: 0.5,
};
/** What only has the word of a kind in it counts so much of what is of that kind. */
const NAMED = 0.5;

/** A figure or a letter by itself, of whatever there are as many. */
const LONE = /^(?:\d{1,4}|[a-z])$/;

/** What means the same in a region: by its operators, and by the dictionary. */
export interface Meanings {
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly dictionary: Dictionary;
}

export function groupOf(
  word: Word,
  at: number,
  known: Known,
  isSoft: boolean,
  { isThing, isTrait }: Dictionary,
): Group {
  const [itself = '', ...pieces] = exactly(word);
  const df = known.is.get(word.text)?.df ?? 0;
  // two letters begin very many words: they are taken for a beginning only while they are no word
  // themselves
  const begins =
    (word.text.length > 2 || df === 0) && !isWholeName(word, isThing) ? beginning(word) : undefined;
  const isKnown =
    df > 0 ||
    otherNumber(word.text).some((other) => known.is.has(other)) ||
    known.begins.has(word.text) ||
    /^\d+$/.test(word.text) ||
    (!word.thai && arePiecesKnown(word, known));
  return {
    word,
    ways: [
      { query: itself, alike: 1 },
      // a thing is cut out of documents as it is out of queries: letters within a longer word are
      // of what belongs to it
      ...pieces.map((query) => ({
        query,
        alike: !word.thai ? 0.9 : COMMON.isThing(word.text) ? 0.4 : 0.85,
      })),
      ...(begins
        ? beginningsOf(word, begins, known.begins.get(word.text)).map((query) => ({
            query,
            alike: ALIKE.begins,
            loose: true as const,
          }))
        : []),
      ...otherNumber(word.text)
        .filter((other) => known.is.has(other))
        .map((other) => ({ query: `'${other}'`, alike: ALIKE.number })),
      ...stemmed(word).map((query) => ({
        query,
        alike: ALIKE.stem,
        loose: true as const,
      })),
      { query: inPlaces(word), alike: ALIKE.place, place: true },
    ],
    df,
    most: Math.max(df, begins ? leastOf(known.begins.get(word.text)) : 0),
    soft: isSoft,
    known: isKnown,
    right: isKnown && (df > 0 || word.pieces.length <= MOST_PIECES),
    unit: at,
    thing: namesOfWord(word).some(isThing),
    trait: namesOfWord(word).some(isTrait),
    tells: LONE.test(word.text) ? TELLS.figure : TELLS.word,
  };
}

/** So many documents have one of the words at least; some have several. */
const leastOf = (begun: Begun | undefined): number =>
  (begun?.df ?? 0) / Math.min(2, begun?.words?.length ?? 2);

/**
 * What names a thing begins no other word: "mũ", a hat, no "mụn", nor a pillow (unan) "unang". Thai
 * may be cut within what is longer.
 */
const isWholeName = ({ text, marked, thai }: Word, isThing: Dictionary['isThing']): boolean =>
  !thai && isThing(marked ?? text);

/**
 * Of letters and digits in one, the letters are words of their own, or a single one: `tcm055`,
 * `32gb`, `a54`.
 */
function arePiecesKnown({ pieces }: Word, known: Known): boolean {
  return (
    pieces.length > 0 &&
    pieces.every((piece) => /^\d/.test(piece) || piece.length < 2 || known.is.has(piece))
  );
}

function beginningsOf(word: Word, query: string, begun: Begun | undefined): string[] {
  if (!begun?.words || begun.df <= DEAR_BEGINNING) return [query];
  return begun.words
    .filter((one) => one !== word.text)
    .flatMap((one) => wordsOf(one).flatMap(exactly));
}

/**
 * Words that stand side by side, up to five, the longest spans first; a span is named with its
 * spaces and without.
 */
export function spansOf(words: readonly Word[]): { from: number; size: number; names: string[] }[] {
  return Array.from(
    { length: Math.min(words.length, 5) },
    (_, less) => Math.min(words.length, 5) - less,
  ).flatMap((size) =>
    words.slice(0, words.length - size + 1).map((_, from) => {
      const some = words.slice(from, from + size);
      const texts = some.map((word) => word.text);
      const names = size === 1 ? namesOfWord(some[0] as Word) : [texts.join(' '), texts.join('')];
      return { from, size, names: [...new Set(names)] };
    }),
  );
}

/** With marks it is another word than without them, but for what everybody writes without. */
function namesOfWord({ text, marked }: Word): string[] {
  if (marked === undefined) return [text];
  return COMMON.spellingsOf(text).length > 0 ? [marked, text] : [marked];
}

export const othersOf = (name: string, { synonyms, dictionary }: Meanings) => [
  ...dictionary.spellingsOf(name),
  ...(synonyms.get(name) ?? []),
];

/**
 * Other spellings of words, as all their words together: such words are one thing. Where there are
 * none of it, what comes nearest.
 */
export function addSpellings(groups: readonly Group[], meanings: Meanings, known: Known): void {
  const { dictionary } = meanings;
  const ofKinds = new Set<Group>();
  const named = new Set<Group>();
  for (const { from, size, names } of spansOf(groups.map((group) => group.word))) {
    const span = groups.slice(from, from + size);
    // the longest name says what its words are: wine is none in wine red
    const isWithin = span.every((group) => named.has(group));
    const isNamed = !isWithin && names.some((name) => dictionary.spellingsOf(name).length > 0);
    // a satellite dish is no dish for the table: it is found whole or not at all
    if (!isWithin && !isNamed && names.some((name) => NO_THINGS.has(name))) {
      for (const group of span) {
        named.add(group);
        group.thing = false;
        group.unit = from;
      }
      continue;
    }
    const isThing = names.some(dictionary.isThing) && !isOnlySaid(groups, from, size);
    if (isNamed)
      for (const group of span) {
        named.add(group);
        group.thing = isThing;
        group.trait = !isThing && names.some(dictionary.isTrait);
        if (!isThing && names.some((name) => isYielding(name, dictionary))) group.yields = true;
      }
    if (isNamed && isThing)
      addKinds(span, [...new Set(names.flatMap(dictionary.kindsOf))], ofKinds);
    if (isNamed && isThing && size === 1) keepWhole(span[0] as Group, names, dictionary);
    const spellings = new Set(
      names
        .flatMap((name) => othersOf(name, meanings))
        .filter((name) => saysMore(name, span) || dictionary.kindsOf(name).length < 2),
    );
    const nearest = isWithin ? [] : nearestWays(names, dictionary);
    if (spellings.size === 0 && nearest.length === 0) continue;
    const df = Math.max(0, ...[...spellings].map((spelling) => dfOf(spelling, known)));
    const alike = ALIKE.spelling * (ofKinds.has(span[0] as Group) ? NAMED : 1);
    const spelled = [...spellings].flatMap((spelling) =>
      spelt(spelling, known).map((query) => ({
        query,
        alike,
        ...(isOther(spelling, span) && loneName(spelling, names, dictionary)),
        ...(spelling.includes(' ') && { phrase: spelling }),
        // only its other number is there: fans of a club, and nobody sells a fan
        ...(query !== allOf(wordsOf(spelling)) && ({ loose: true } as const)),
      })),
    );
    for (const group of span) {
      group.ways.push(...spelled, ...nearest);
      group.right = true;
      group.known ||= df > 0;
      group.df = Math.max(group.df, df);
      group.most = Math.max(group.most, df);
    }
    // the longest that are one thing come first
    if (span.every((group, at) => group.unit === from + at))
      for (const group of span) group.unit = from;
  }
}

/** With marks names are made of a thing and what it is for: sữa, milk, rửa mặt, of the face. */
function keepWhole({ word, ways }: Group, names: readonly string[], dictionary: Dictionary): void {
  const [itself] = ways;
  if (itself && word.marked) ways[0] = { ...itself, ...withinOthers(word.text, names, dictionary) };
}

/** A name of one word that was not typed, nor is within one that was. */
const isOther = (name: string, span: readonly Group[]): boolean =>
  wordsOf(name).length === 1 && !span.some(({ word }) => word.text.includes(name));

/** Of "jam tangan", a watch, "jam" says less: by itself it may be something else. */
function saysMore(name: string, span: readonly Group[]): boolean {
  const own = new Set(span.flatMap(({ word: { text } }) => [text, ...otherNumber(text)]));
  return span.length === 1 || wordsOf(name).some(({ text }) => !own.has(text));
}

/** "Coffee-colored" is no coffee, a bag of chili no bag, and what is sugar free has none. */
function isOnlySaid(groups: readonly Group[], from: number, size: number): boolean {
  const text = (at: number) => groups[at]?.word.text ?? '';
  const [before, behind] = [text(from - 1), text(from + size)];
  return (
    COLOUR_BEFORE.has(behind) ||
    LACKING_BEHIND.has(behind) ||
    COLOUR_BEHIND.has(before) ||
    behind === 'of'
  );
}

/** What is of the kind comes before what only has its name: a phone before a case for phones. */
function addKinds(span: readonly Group[], kinds: readonly string[], ofKinds: Set<Group>): void {
  for (const group of span) {
    ofKinds.add(group);
    group.ways.forEach((way, at) => {
      group.ways[at] = { ...way, alike: way.alike * NAMED };
    });
    group.kinds = kinds;
    for (const kind of kinds) group.ways.push({ query: ofKind(kind), alike: 1 });
  }
}
