/** Words → what PostgreSQL stores and asks: the text forms of tsvector and tsquery. */
import { LEXICONS, phrasesIn } from '../lexicon/index.ts';
import { natureOf, writtenOf } from './belonging.ts';
import type { Nature } from './belonging.ts';
import { COMMON } from './dictionary.ts';
import { LACKING_BEHIND, MADE_BY } from './parts.ts';
import type { Dictionary } from './dictionary.ts';
import { sizeKeys } from './measure.ts';
import { otherNumber } from './plural.ts';
import { stemOf } from './stem.ts';
import { bigramsOf, joinedModels, pairs, wordRuns, wordsOf } from './words.ts';
import type { Word } from './words.ts';

/** How much a part of a document tells: A most, D least. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export interface Part {
  readonly text: string;
  readonly weight: Weight;
  readonly bigrams?: boolean;
  /** Found only by `inPlaces`. */
  readonly isPlace?: boolean;
}

/** Marks bigrams, so that they are never taken for words. */
const PAIR = '~';
/** Marks stems. */
const STEM = '=';
/** Marks the kinds of things that titles are of, among the stems, which are no words either. */
const KIND = '=@';
/** Instead of a kind, where no title of the document names one. */
const NO_KIND = `${KIND}-`;
/** Marks sizes, as they are written in any unit and language (measure.ts). */
const SIZE = '=#';
/** Marks words of wide places, which find what no other word does. */
const PLACE = '=^';
const MOST_POSITIONS = 16_000;
/** PostgreSQL refuses a lexeme of 2 kB; nobody searches for a run of letters this long. */
const LONGEST = 200;
const LONGEST_TERM = 30;
const LONGEST_PAIR = 16;

/** A tsvector of the parts, with the kinds of what titles are of; bigrams weigh D. */
export function vectorOf(parts: readonly Part[], dictionary: Dictionary = COMMON): string {
  const lexemes = new Map<string, string>();
  let position = 0;
  let named = false;
  // all forms of a word stand in its place, so that words can be found side by side
  const goOn = () => {
    position = Math.min(position + 1, MOST_POSITIONS);
  };
  const add = (lexeme: string, weight: string) => {
    const places = lexemes.get(lexeme);
    // a maker that the title names too is known as its maker
    if (places !== undefined && (weight !== 'B' || places.endsWith('B'))) return;
    if (lexeme.length <= LONGEST)
      lexemes.set(lexeme, `${places === undefined ? '' : `${places},`}${position}${weight}`);
  };
  for (const { text, weight, isPlace } of parts) {
    const words = wordsOf(text);
    if (isPlace) {
      goOn();
      for (const word of words) add(PLACE + word.text, weight);
      continue;
    }
    goOn();
    const sellers = /[AB]/.test(weight) ? thingsOfSeller(words, dictionary) : NO_PLACES;
    const { kinds, lesser } = weight === 'A' ? natureOfTitle(text, words, dictionary) : NONE;
    words.forEach((word, at) => {
      goOn();
      if (sellers.has(at)) return;
      const told = isWithout(words, at) ? 'D' : lesser.has(at) ? 'C' : weight;
      for (const lexeme of [word.text, ...word.pieces, ...stemLexeme(word)]) add(lexeme, told);
    });
    goOn();
    for (const kind of kinds) add(KIND + kind, 'A');
    named ||= kinds.length > 0;
    if (weight !== 'D') for (const size of sizeKeys(text)) add(SIZE + size, weight);
    if (weight === 'A') for (const model of joinedModels(text)) add(model, weight);
  }
  goOn();
  if (!named) add(NO_KIND, 'A');
  for (const { text, bigrams } of parts)
    if (bigrams) for (const pair of bigramsOf(text)) add(PAIR + pair, 'D');
  return [...lexemes].map(([lexeme, place]) => `${quoted(lexeme)}:${place}`).join(' ');
}

function natureOfTitle(title: string, words: readonly Word[], dictionary: Dictionary): Nature {
  const texts = words.map((word) => word.text);
  return natureOf(texts, dictionary, writtenOf(title, texts));
}

const NO_PLACES: ReadonlySet<number> = new Set();
const NONE: Nature = { kinds: [], lesser: NO_PLACES };
/** So many words at the end of a title are a seller's name. */
const LONGEST_SELLER = 4;

/** Places of words behind the first of a seller's name that name things: "by PakBet TV". */
function thingsOfSeller(words: readonly Word[], { kindsWritten }: Dictionary): ReadonlySet<number> {
  const by = words.findLastIndex(({ text }) => MADE_BY.has(text));
  if (by < 1 || words.length - by - 1 > LONGEST_SELLER) return NO_PLACES;
  const places = words.keys().filter((at) => at > by + 1);
  return new Set(places.filter((at) => kindsWritten((words[at] as Word).text).length > 0));
}

/** What asks for things of a kind, whatever their titles call it. */
export function ofKind(kind: string): string {
  return quoted(KIND + kind);
}

/** What asks for a size (`sizeKeys`), in whatever unit and language it is stated. */
export function ofSize(size: string): string {
  return quoted(SIZE + size);
}

/** What asks for goods whose titles do not say what they are. */
export const OF_NO_KIND: string = quoted(NO_KIND);

/** What asks for a word of a wide place, in either number. */
export function inPlaces({ text }: Word): string {
  const forms = [text, ...otherNumber(text)].map((one) => quoted(PLACE + one));
  return forms.length === 1 ? (forms[0] as string) : `(${forms.join(' | ')})`;
}

/** The same tsquery, of words only as titles and brands have them; kinds are of titles anyway. */
export const inTitles = (query: string): string => weighing(query, 'AB');

/** The same with what a source says beside the title, and never in a text. */
export const besideTitles = (query: string): string => weighing(query, 'ABC');

/** The same only as what a title says its thing is for or has, or what a source says beside it. */
export const besideThings = (query: string): string => weighing(query, 'C');

/** What is weighed already stays as it is. */
function weighing(query: string, weights: string): string {
  return query.replace(/'((?:[^']|'')+)'(:\*?)?([A-D]+)?/g, (all, word: string, begins, weighed) =>
    word.startsWith(KIND) || word.startsWith(SIZE) || weighed
      ? all
      : `'${word}'${begins ?? ':'}${weights}`,
  );
}

const WITHOUT = new Set(LEXICONS.flatMap(({ search }) => phrasesIn(search.without)));

/**
 * What a thing is said to be without is not what it is: soap without perfume, fragrance free. In
 * Thai one thing is often two words.
 */
function isWithout(words: readonly Word[], at: number): boolean {
  const says = (end: number) =>
    WITHOUT.has(words[end]?.text ?? '') ||
    // the segmenter cuts some of them in two
    (words[end]?.thai === true && WITHOUT.has(`${words[end - 1]?.text}${words[end]?.text}`));
  if (LACKING_BEHIND.has(words[at + 1]?.text ?? '')) return true;
  return says(at - 1) || (words[at]?.thai === true && says(at - 2));
}

/**
 * What a typing slip in a query is compared with: the words of a document's parts that tell what it
 * is, and Thai words that stand together.
 */
export function termsOf(parts: readonly Part[]): { words: Set<string>; pairs: Set<string> } {
  const words = new Set<string>();
  const joined = new Set<string>();
  for (const run of parts
    .filter(({ weight }) => weight !== 'D')
    .flatMap(({ text }) => wordRuns(text))) {
    for (const word of run.words)
      for (const term of [word.text, ...word.pieces]) if (isTerm(term)) words.add(term);
    run.words.slice(1).forEach((word, index) => {
      const pair = (run.words[index] as Word).text + word.text;
      if (pair.length <= LONGEST_PAIR) joined.add(pair);
    });
  }
  for (const { text } of parts.filter(({ weight }) => weight === 'A'))
    for (const model of joinedModels(text)) words.add(model);
  return { words, pairs: joined };
}

function isTerm(term: string): boolean {
  return term.length >= 2 && term.length <= LONGEST_TERM && !/^\d+$/.test(term);
}

function stemLexeme(word: Word): string[] {
  const stem = word.thai ? word.text : stemOf(word.text);
  return stem === word.text ? [] : [STEM + stem];
}

/** The words alone, spaced: what likeness of letters is measured on. */
export function spaced(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ');
}

/** Fewer pairs of letters stand somewhere in a title by chance. */
const FEWEST_PAIRS = 4;

/**
 * A word as documents hold it: itself, or all letters of a Thai word side by side however it was
 * cut, or the pieces of a model.
 */
export function exactly(word: Word): string[] {
  if (!word.thai)
    return [
      quoted(word.text),
      ...(word.pieces.length > 0 ? [`(${word.pieces.map(quoted).join(' & ')})`] : []),
    ];
  const letters = pairs(word.text).map((pair) => quoted(PAIR + pair));
  return letters.length < FEWEST_PAIRS
    ? [quoted(word.text)]
    : [quoted(word.text), `(${letters.join(' & ')})`];
}

/**
 * Words from their beginning: somebody is still typing, or left the plural or the last letters out.
 * Of Thai only short ones, which are not asked for by their pairs. Undefined for what must match
 * whole.
 */
export function beginning({ text, thai }: Word): string | undefined {
  const isPaired = thai && (text.length < 3 || pairs(text).length >= FEWEST_PAIRS);
  return isPaired || text.length < 2 || /^\d+$/.test(text) ? undefined : `${quoted(text)}:*`;
}

/**
 * The stem beside the surface form, and the surface form of the stem; nothing for words that have
 * none.
 */
export function stemmed(word: Word): string[] {
  if (word.thai || !/^[a-z]{4,}$/.test(word.text)) return [];
  const stem = stemOf(word.text);
  return [quoted(STEM + stem), ...(stem === word.text ? [] : [quoted(stem)])];
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
