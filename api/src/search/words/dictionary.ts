/**
 * The dictionary of search: which spellings mean the same, and which Thai terms the segmenter must
 * not tear apart (ลา|ซาด้า, ซัม|ซุง): they are cut out before it sees the text.
 */
import { foldOf } from './fold.ts';
import { BROADER, GROUPS, THINGS, TRAITS } from './groups.ts';
import { normalise } from './normalise.ts';
import { otherNumber } from './plural.ts';
import { nearOf } from './slip.ts';
import { NATIVE_BEGINNINGS, WHOLE_TERMS } from './thai-terms.ts';

const THAI = /^[\u0E01-\u0E4E]+$/;
/**
 * Shorter Thai words are cut right by the segmenter, and inside longer ones they would be cut out
 * wrongly.
 */
const SHORTEST = 5;

const GROUP_OF = new Map<string, readonly string[]>();
for (const line of GROUPS) {
  const spellings = [...new Set(line.split('=').map((one) => normalise(one).trim()))];
  for (const spelling of spellings) GROUP_OF.set(spelling, spellings);
}

const namesIn = (lines: readonly string[]) =>
  new Set(lines.flatMap((line) => line.split('=').map((one) => normalise(one).trim())));
const NAMES_OF_THINGS = namesIn(THINGS);
const NAMES_OF_TRAITS = namesIn(TRAITS);

/** The same with its last word in the other number: power banks. */
export function otherwise(term: string): string {
  const at = term.lastIndexOf(' ') + 1;
  return term.slice(0, at) + (otherNumber(term.slice(at))[0] ?? term.slice(at));
}

/**
 * Whether it names what is sold, not what that is like: whoever asks for headphones wants no
 * speaker, however quiet.
 */
export function isThing(term: string): boolean {
  return NAMES_OF_THINGS.has(term) || NAMES_OF_THINGS.has(otherwise(term));
}

/** Whether it says only what a thing is like or for whom: small, wireless, for women. */
export function isTrait(term: string): boolean {
  return NAMES_OF_TRAITS.has(term) || NAMES_OF_TRAITS.has(otherwise(term));
}

/**
 * Plain Thai words stay for the segmenter, which cuts their parts alike in documents and queries;
 * names do not.
 */
const TERMS = [...new Set([...GROUP_OF.keys(), ...WHOLE_TERMS.map(normalise)])].filter(
  (term) => THAI.test(term) && term.length >= SHORTEST && isOneWord(term),
);
const ANY_TERM = new RegExp(TERMS.sort((a, b) => b.length - a.length).join('|'), 'g');

/**
 * Terms of several native words (หูฟัง, รองเท้าแตะ) are found by each of them, so they are cut as
 * usual.
 */
function isOneWord(term: string): boolean {
  return !NATIVE_BEGINNINGS.some((word) => term.startsWith(word));
}

/** The other spellings of a word or of several, as `normalise` leaves them. */
export function spellingsOf(term: string): readonly string[] {
  return (GROUP_OF.get(term) ?? GROUP_OF.get(otherwise(term)) ?? []).filter((one) => one !== term);
}

const LONG_NAMES = [...GROUP_OF.keys()].filter((name) => name.length >= SHORTEST);

/** Where names of the dictionary stand in a normalised text. */
export function placesOfNames(text: string): { from: number; to: number }[] {
  return LONG_NAMES.flatMap((name) => {
    const from = text.indexOf(name);
    return from < 0 ? [] : [{ from, to: from + name.length }];
  });
}

const NEAR = new Map<string, string[]>();
for (const spelling of GROUP_OF.keys())
  if (!spelling.includes(' '))
    for (const near of nearOf(spelling)) NEAR.set(near, [...(NEAR.get(near) ?? []), spelling]);

/** Spellings that share a form with a word (slip.ts): one letter away, or two. */
export function spellingsNear(word: string): string[] {
  return [...new Set(nearOf(word).flatMap((near) => NEAR.get(near) ?? []))];
}

const BROADER_THAN = new Map<string, string>();
for (const line of BROADER) {
  const [narrow = '', broad = ''] = line.split('<').map((one) => normalise(one).trim());
  for (const spelling of [narrow, ...(GROUP_OF.get(narrow) ?? [])])
    BROADER_THAN.set(spelling, broad);
}

const BY_LENGTH = [...GROUP_OF.keys()]
  .map((spelling) => ({ spelling, fold: foldOf(spelling) }))
  .sort((a, b) => a.spelling.length - b.spelling.length);
/** Of other words for what begins so, so many are asked for. */
const MOST_BEGUN = 6;

/**
 * Other words for things and names that begin as typed, by the dictionary: tele → ทีวี, hp → phone.
 * The shortest beginnings first.
 */
export function begunBy(typed: string): string[] {
  const fold = foldOf(typed);
  if (typed.length < 2) return [];
  const begun = BY_LENGTH.filter(
    (one) => one.spelling === typed || (typed.length > 2 && one.fold.startsWith(fold)),
  );
  return [...new Set(begun.flatMap(({ spelling }) => spellingsOf(spelling)))]
    .filter((spelling) => !spelling.startsWith(typed))
    .slice(0, MOST_BEGUN);
}

/** Whether the dictionary has the name, of whatever. */
export function isKnownName(name: string): boolean {
  return GROUP_OF.has(name) || GROUP_OF.has(otherwise(name));
}

/** What comes nearest where nobody sells the thing itself: shoes for sneakers. */
export function broaderThan(term: string): string | undefined {
  return BROADER_THAN.get(term) ?? BROADER_THAN.get(otherwise(term));
}

/** A run of Thai as known terms and the text between them, in order. */
export function cutTerms(run: string): { text: string; known: boolean }[] {
  const pieces: { text: string; known: boolean }[] = [];
  let at = 0;
  for (const match of run.matchAll(ANY_TERM)) {
    if (match.index > at) pieces.push({ text: run.slice(at, match.index), known: false });
    pieces.push({ text: match[0], known: true });
    at = match.index + match[0].length;
  }
  if (at < run.length) pieces.push({ text: run.slice(at), known: false });
  return pieces;
}
