/**
 * What a run of words that is not right may have been: as a whole, as a reading, or a part of it.
 */
import {
  haveLikeVowels,
  isName,
  isSpeltThai,
  ofKind,
  soundOf,
  thingBy,
  wordsOf,
} from '../../words/index.ts';
import type { Dictionary, Run, Word } from '../../words/index.ts';
import { halvesOf, nearest, readingOf } from './correct.ts';
import { wholesOf } from './part.ts';
import type { Known, Term } from './terms.ts';
import type { Group } from './unit.ts';
import { allOf, dfOf, spelt } from './ways.ts';
import type { Window } from './window.ts';

/** One slip, however unlikely; more are less sure. */
const ONE = 1.75;
/**
 * A short word with nothing right beside it may be one that nobody here sells: only what fingers and
 * ears do is a slip, and with another letter than the right one it is another word (peta, pets),
 * unless the right one is a name or many have it.
 */
const LONE = { letters: 7, slips: 1.3, many: 5 };

const ALIKE = { slip: 0.85, slips: 0.65, sound: 0.6, reading: 0.85, whole: 0.95, thing: 0.5 };

/**
 * Latin words are heard as Thai ones only where Thai is what people write: elsewhere that would be
 * chance, and nobody could read it.
 */
export function meant(
  run: Run,
  windows: readonly Window[],
  byWord: ReadonlyMap<Word, Group>,
  more: Known,
  { dictionary, readsThai }: { dictionary: Dictionary; readsThai: boolean },
): { text: string; sounding: boolean } | undefined {
  const thai = run.words[0]?.thai ?? false;
  const groupsOf = (words: readonly Word[]) => words.flatMap((word) => byWord.get(word) ?? []);
  const groups = groupsOf(run.words);
  const sounding = (text: string) => (thai || readsThai ? soundingLike(text, thai, more) : []);
  const isLone =
    run.text.length < LONE.letters &&
    ![...byWord].some(([word, { right }]) => right && !run.words.includes(word));
  // what is written as words are is a slip of nothing but a name: a submarine is no other boat
  const isSpelt = isSpeltThai(run);
  const isLikely = ({ term }: Term) => !isSpelt || isName(term, dictionary);
  const whole = wholesNear(run.text, more.near.filter(isLikely), isLone, dictionary);
  const isClose = whole[0] !== undefined && whole[0].slips < ONE;
  const heard = isClose ? [] : sounding(run.text);
  const read = isSpelt ? undefined : readingOf(run.text, thai, more);
  const isChance = !thai && read !== undefined && isByChance(run.text, read.words, dictionary);
  const reading = (isLone || isChance) && (read?.slips ?? 0) > 0 ? undefined : read;
  for (const { term, slips } of whole)
    addWays(groups, anySpelling(term.term, more, dictionary), likenessOf(slips));
  for (const term of heard.slice(0, 5))
    addWays(groups, anySpelling(term.term, more, dictionary), ALIKE.sound);
  if (reading) addReading(groups, reading.words, thai, more, dictionary);
  const parts = isClose
    ? []
    : bestParts(
        windows,
        (word) => byWord.get(word)?.right === false,
        { ...more, near: more.near.filter(isLikely) },
        whole.length === 0 ? sounding : undefined,
      );
  for (const { window, term, alike } of parts) {
    const some = groupsOf(window.words);
    addWays(some, anySpelling(term.term, more, dictionary), alike);
    for (const group of some) group.unit = some[0]?.unit ?? group.unit;
    if (alike === ALIKE.slip && dictionary.isThing(term.term)) nameThing(some);
  }
  if (isClose && isOnlyThing(run, whole[0]?.term.term, byWord, dictionary)) nameThing(groups);
  const best = isClose ? whole[0]?.term.term : reading?.words.join(thai ? '' : ' ');
  if (best !== undefined) return { text: best, sounding: false };
  if (parts.length > 0)
    return {
      text: textWith(run, parts),
      sounding: parts.every((part) => part.alike === ALIKE.sound),
    };
  if (whole[0]) return { text: whole[0].term.term, sounding: false };
  const wholes = wholesOf(run.text, more);
  for (const { term } of wholes) addWays(groups, anySpelling(term, more, dictionary), ALIKE.whole);
  if (wholes[0]) return { text: wholes[0].term, sounding: false };
  return heard[0] ? { text: heard[0].term, sounding: true } : undefined;
}

const likenessOf = (slips: number) => (slips < ONE ? ALIKE.slip : ALIKE.slips);

/** Names in the other script that sound so, vowels too. */
function soundingLike(text: string, thai: boolean, more: Known): Term[] {
  return more.sounding.filter(
    (term) =>
      soundOf(term.term) === soundOf(text) &&
      term.term !== text &&
      isThai(term) !== thai &&
      (thai ? haveLikeVowels(text, term.term) : haveLikeVowels(term.term, text)),
  );
}

/** Words that the whole run may be a slip of, the nearest first. */
function wholesNear(
  text: string,
  near: readonly Term[],
  isLone: boolean,
  dictionary: Dictionary,
): { term: Term; slips: number }[] {
  return nearest(text, near, 3).filter(({ term: { term, df }, slips }) =>
    isLone
      ? slips <= LONE.slips &&
        (!isOtherWord(text, term) || df >= LONE.many || isName(term, dictionary))
      : slips < ONE || !hasOtherEnding(text, term) || isName(term, dictionary),
  );
}

/** The same but for its last letters: a word of another language or of another form. */
function hasOtherEnding(one: string, other: string): boolean {
  const [rest, otherRest] = [one, other].map((word, at) => {
    const from = [...word].findIndex((letter, place) => letter !== (at === 0 ? other : one)[place]);
    return from < 0 ? 0 : word.length - from;
  }) as [number, number];
  return rest > 0 && otherRest > 0 && Math.max(rest, otherRest) === 2;
}

/**
 * With a slip in it two letters are there by chance, universitas is no university as; nor is a form of
 * an English verb several words: what leaks is no leaf of a king.
 */
function isByChance(text: string, words: readonly string[], dictionary: Dictionary): boolean {
  const isForm = words.length > 1 && /[a-z]{4}(?:ing|ed)$/.test(text);
  return words.some((one) => !dictionary.isKnown(one) && (one.length < 3 || isForm));
}

/** With as many letters, and others. */
function isOtherWord(one: string, other: string): boolean {
  const letters = (word: string) => [...word].toSorted().join('');
  return one.length === other.length && letters(one) !== letters(other);
}

/** With no other thing beside it, it is the one: "umbrela uv" is nothing else that keeps rays out. */
function isOnlyThing(
  { text }: Run,
  term: string | undefined,
  byWord: ReadonlyMap<Word, Group>,
  dictionary: Dictionary,
): boolean {
  const isLong = text.length >= LONE.letters;
  return (
    isLong && dictionary.isThing(term ?? '') && ![...byWord.values()].some(({ thing }) => thing)
  );
}

/** A thing that is sold, one slip away, is what was meant, whatever else is not found. */
function nameThing(groups: readonly Group[]): void {
  for (const group of groups) {
    group.ways.forEach((way, at) => {
      if (!way.place) group.ways[at] = { query: way.query, alike: way.alike };
    });
    group.thing = true;
    group.known = true;
  }
}

interface Part {
  readonly window: Window;
  readonly term: Term;
  readonly alike: number;
}

/** What parts of a run may be: the nearest for their length first, none within another. */
function bestParts(
  windows: readonly Window[],
  isDoubtful: (word: Word) => boolean,
  more: Known,
  sounding?: (text: string) => readonly Term[],
): Part[] {
  const doubtful = new Set(windows.flatMap(({ words }) => words.filter(isDoubtful)));
  const all = windows.flatMap((window) => {
    const near = nearest(window.text, more.near, 1)[0];
    if (near)
      return [
        {
          window,
          term: near.term,
          alike: likenessOf(near.slips),
          far: near.slips / window.text.length,
        },
      ];
    // what is heard is a guess: it takes nothing in that is a word by itself, and leaves none unread
    const isAll = window.words.length === doubtful.size && window.words.every(isDoubtful);
    const heard = isAll ? sounding?.(window.text)[0] : undefined;
    return heard ? [{ window, term: heard, alike: ALIKE.sound, far: 0.3 }] : [];
  });
  const chosen: Part[] = [];
  const taken = new Set<Word>();
  for (const { window, term, alike } of all.toSorted((a, b) => a.far - b.far)) {
    if (window.words.some((word) => taken.has(word))) continue;
    for (const word of window.words) taken.add(word);
    chosen.push({ window, term, alike });
  }
  return chosen;
}

function textWith(run: Run, parts: readonly Part[]): string {
  const at = new Map(parts.map((part) => [part.window.from, part]));
  let text = '';
  for (let word = 0; word < run.words.length; ) {
    const part = at.get(word);
    text += part ? part.term.term : run.words[word]?.text;
    word += part ? part.window.words.length : 1;
  }
  return text;
}

function isThai({ term }: Term): boolean {
  return /^[\u0E01-\u0E4E]/.test(term);
}

/** The term, and what is another spelling of it, as far as documents have it. */
export function anySpelling(term: string, known: Known, dictionary: Dictionary): string[] {
  const others = dictionary.spellingsOf(term).filter((spelling) => dfOf(spelling, known) > 0);
  return [
    allOf(wordsOf(term)),
    ...others.flatMap((spelling) => spelt(spelling, known)),
    ...dictionary.kindsOf(term).map(ofKind),
  ];
}

function addWays(groups: readonly Group[], queries: readonly string[], alike: number): void {
  for (const group of groups)
    group.ways.push(...queries.map((query) => ({ query, alike, guessed: true as const })));
}

/**
 * The words that a run was read as. Each stands for the typed words as one; a reading of as many
 * words as were typed is listed word by word, so that those which were right still count for
 * themselves.
 */
function addReading(
  groups: readonly Group[],
  terms: readonly string[],
  thai: boolean,
  known: Known,
  dictionary: Dictionary,
): void {
  const words = terms.flatMap(wordsOf);
  const isSpelt = terms.some((term) => dictionary.spellingsOf(term).length > 0);
  if (thai && words.length === groups.length && !isSpelt)
    groups.forEach((group, at) =>
      group.ways.push({ query: allOf([words[at] as Word]), alike: ALIKE.reading, guessed: true }),
    );
  else {
    const all = terms.map((term) => [
      ...anySpelling(term, known, dictionary),
      ...halvesOf(term, known).map((halves) => allOf(halves.flatMap(wordsOf))),
    ]);
    const each = all.map((queries) =>
      queries.length === 1 ? queries[0] : `(${queries.join(' | ')})`,
    );
    addWays(
      groups,
      all.length === 1 ? (all[0] as string[]) : [`(${each.join(' & ')})`],
      ALIKE.reading,
    );
    // where nothing has all that was glued together, the thing that it names comes nearest
    const thing = words.length > 1 ? thingBy(terms.join(' '), dictionary) : undefined;
    if (thing !== undefined)
      for (const group of groups)
        group.ways.push(
          ...dictionary.kindsOf(thing).map((kind) => ({
            query: ofKind(kind),
            alike: ALIKE.thing,
            broader: true as const,
          })),
        );
  }
}
