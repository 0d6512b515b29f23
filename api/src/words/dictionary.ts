/**
 * The dictionary of search: which spellings mean the same, of what is sold and what that is like.
 * Every region has the common one and the words of its own market (market.ts), so that a short word
 * of one language is nothing in another. Thai terms that the segmenter must not tear apart (ลา|ซาด้า,
 * ซัม|ซุง) are cut out before it sees the text.
 */
import { beginningsOf } from './begin.ts';
import type { Beginnings } from './begin.ts';
import { blanksOf } from './blank.ts';
import { BROADER, WIDER } from './broader.ts';
import { departmentsBy } from './departments.ts';
import { begunIn, foldOf } from './fold.ts';
import { PURPOSES, THINGS, TRAITS } from './groups.ts';
import { AMBIGUOUS, linesOf, onlyMarkedOf } from './market.ts';
import type { Market } from './market.ts';
import { NAMES } from './names.ts';
import { asWords, marked, normalise } from './normalise.ts';
import { otherNumber } from './plural.ts';
import { romanOf } from './roman.ts';
import { formsOf, nearOf } from './slip.ts';
import { NATIVE_BEGINNINGS, WHOLE_TERMS } from './thai-terms.ts';
import { longerNamesOf } from './within.ts';

const THAI = /^[\u0E01-\u0E4E]+$/;
/**
 * Shorter Thai words are cut right by the segmenter, and inside longer ones they would be cut out
 * wrongly.
 */
const SHORTEST = 5;
/** Of other words for what begins so, so many are asked for. */
const MOST_BEGUN = 6;
/** Fewer Latin letters tell no Thai word. */
const SHORTEST_ROMAN = 5;

export interface Dictionary extends Beginnings {
  /** The other spellings of a word or of several, as `normalise` leaves them. */
  spellingsOf(term: string): readonly string[];
  /** Spellings that share a form with a word (slip.ts): one letter away, or two. */
  spellingsNear(word: string): string[];
  /**
   * Whether it names what is sold, not what that is like: whoever asks for headphones wants no
   * speaker, however quiet.
   */
  isThing(term: string): boolean;
  /** Whether it says only what a thing is like or for whom: small, wireless, for women. */
  isTrait(term: string): boolean;
  /** What comes nearest where nobody sells the thing itself: shoes for sneakers. */
  broaderThan(term: string): string | undefined;
  /** Other words for what begins as typed, the shortest first: tele → ทีวี, hp → phone. */
  begunBy(typed: string): string[];
  /** Whether it names a department of shops, for anything of it: skincare, barang dapur. */
  isDepartment(term: string): boolean;
  /** The kinds of things that it names, by their heads; of a department all that it holds. */
  kindsOf(term: string): readonly string[];
  /** The same by how names are written, and not by how they sound. */
  kindsWritten(term: string): readonly string[];
  /** The same for a word of a text that has its marks: ro is no rổ there. */
  kindsMarked(term: string): readonly string[];
  /** Marks make other names of some words. */
  readonly hasMarks: boolean;
  /** Whether it has the name, of whatever. */
  isKnown(term: string): boolean;
  /** The kinds that have a longer name with this word in it. */
  kindsWithin(word: string): readonly string[];
  /** All names of things. */
  names(): string[];
  /** What names of things have in this place of a span, beside its other words: of _ bank, power. */
  wordsBeside(span: readonly string[], at: number): readonly string[];
}

interface Group {
  readonly head: string;
  readonly kind: 'THING' | 'TRAIT' | 'PURPOSE' | 'NAME';
  readonly spellings: Set<string>;
  /** Those that are some spelling only without its marks: ro of rổ. */
  readonly stripped: Set<string>;
}

const newGroup = (kind: Group['kind'], [head = '', ...others]: readonly string[]): Group => ({
  head,
  kind,
  spellings: new Set([head, ...others]),
  stripped: new Set(),
});

/** The same with its last word in the other number: power banks. */
export function otherwise(term: string): string {
  const at = term.lastIndexOf(' ') + 1;
  return term.slice(0, at) + (otherNumber(term.slice(at))[0] ?? term.slice(at));
}

const spellingsIn = (line: string) => line.split('=').map((one) => one.replace(/\s+/g, ' ').trim());
/** What only the market's lines say is of what the common ones name, or a thing of its own. */
function groupsOf(market: readonly string[]): Group[] {
  const groups = [
    ...NAMES.map((line) => ['NAME', line] as const),
    ...THINGS.map((line) => ['THING', line] as const),
    ...TRAITS.map((line) => ['TRAIT', line] as const),
    ...PURPOSES.map((line) => ['PURPOSE', line] as const),
  ].map(([kind, line]): Group => {
    const spellings = spellingsIn(line).map((one) => normalise(one));
    return newGroup(kind, spellings);
  });
  const byHead = new Map<string, Group>();
  for (const group of groups.filter(({ kind }) => kind !== 'NAME'))
    for (const spelling of group.spellings)
      if (group.head === spelling || !byHead.has(spelling)) byHead.set(spelling, group);
  for (const line of market) {
    const [first = '', ...others] = spellingsIn(line);
    const head = normalise(first);
    const group = byHead.get(head) ?? newGroup('THING', [head]);
    if (!byHead.has(head)) groups.push(group);
    byHead.set(head, group);
    for (const spelling of others) {
      const keys = keysOf(spelling);
      const [plain = ''] = keys;
      if (keys.length > 1 && !group.spellings.has(plain)) group.stripped.add(plain);
      else group.stripped.delete(plain);
      for (const key of keys) group.spellings.add(key);
    }
  }
  return groups;
}

/**
 * A spelling of one word is also what it is with its marks: bàn is a table where ban alone is
 * nothing.
 */
function keysOf(spelling: string): string[] {
  const plain = normalise(spelling);
  const withMarks = marked(spelling);
  const keys = AMBIGUOUS.has(plain) ? [] : [plain];
  return plain.includes(' ') || withMarks === plain ? keys : [...keys, withMarks];
}

function makeDictionary({ lines, roman, forms }: Market): Dictionary {
  const groups = groupsOf([...lines, ...roman]);
  const romanNames = new Set(roman.flatMap(spellingsIn));
  const bySpelling = new Map<string, Group[]>();
  const byRoman = new Map<string, Group[]>();
  const addTo = (map: Map<string, Group[]>, key: string, group: Group) =>
    map.set(key, [...new Set([...(map.get(key) ?? []), group])]);
  for (const group of groups)
    for (const spelling of group.spellings) {
      for (const key of new Set([spelling, asWords(spelling)])) addTo(bySpelling, key, group);
      if (romanNames.has(spelling)) addTo(byRoman, romanOf(spelling), group);
    }
  const byOther = new Map<string, Group[]>();
  for (const [spelling, named] of bySpelling)
    for (const group of named)
      for (const other of [otherwise(spelling), ...(forms.get(spelling) ?? [])])
        addTo(byOther, other, group);
  const groupsWritten = (term: string) => bySpelling.get(term) ?? byOther.get(term);
  const groupsNamed = (term: string): readonly Group[] =>
    groupsWritten(term) ??
    (byRoman.size > 0 && /^[a-z ]+$/.test(term) && romanOf(term).length >= SHORTEST_ROMAN
      ? (byRoman.get(romanOf(term)) ?? [])
      : []);
  const near = formsOf([...bySpelling.keys()].filter((spelling) => !spelling.includes(' ')));
  const broader = broaderOf(bySpelling);
  const byLength = [...bySpelling.keys()]
    .map((spelling) => ({ spelling, fold: foldOf(spelling) }))
    .sort((a, b) => a.spelling.length - b.spelling.length);
  const onlyMarked = onlyMarkedOf(bySpelling.keys());
  const departments = departmentsBy((thing) => thingsAmong(groupsWritten(thing) ?? []));
  const spellingsOf = (term: string) =>
    spellingsAmong(groupsNamed(term)).filter((one) => one !== term && !onlyMarked.has(one));
  const names = groups.flatMap(({ kind, spellings }) => (kind === 'THING' ? [...spellings] : []));
  return {
    spellingsOf,
    spellingsNear: (word) => [...new Set(nearOf(word).flatMap((form) => near.get(form) ?? []))],
    isThing: (term) => groupsNamed(term).some(({ kind }) => kind === 'THING'),
    isTrait: (term) => groupsNamed(term).some(({ kind }) => kind === 'TRAIT'),
    broaderThan: (term) => broader.get(term) ?? broader.get(otherwise(term)),
    begunBy: (typed) =>
      [...new Set(begunIn(byLength, typed).flatMap(spellingsOf))]
        .filter((spelling) => !spelling.startsWith(typed))
        .slice(0, MOST_BEGUN),
    names: () => names,
    wordsBeside: blanksOf(names),
    kindsWithin: longerNamesOf(names, (name) => thingsAmong(groupsWritten(name) ?? [])),
    isDepartment: (term) => departments.has(term),
    kindsOf: (term) => [...thingsAmong(groupsNamed(term)), ...(departments.get(term) ?? [])],
    kindsWritten: (term) => thingsAmong(groupsWritten(term) ?? []),
    kindsMarked: (term) =>
      thingsAmong((groupsWritten(term) ?? []).filter(({ stripped }) => !stripped.has(term))),
    hasMarks: groups.some(({ stripped }) => stripped.size > 0),
    isKnown: (term) => groupsNamed(term).length > 0,
    ...beginningsOf([...bySpelling.keys(), ...byOther.keys()]),
  };
}

const spellingsAmong = (groups: readonly Group[]) => [
  ...new Set(groups.flatMap(({ spellings }) => [...spellings])),
];
const thingsAmong = (groups: readonly Group[]) =>
  groups.flatMap(({ kind, head }) => (kind === 'THING' ? [head] : []));

function broaderOf(bySpelling: ReadonlyMap<string, readonly Group[]>): Map<string, string> {
  const broader = new Map<string, string>();
  for (const line of [...BROADER, ...WIDER]) {
    const [narrow = '', broad = ''] = line.split('<').map((one) => normalise(one).trim());
    const spellings = (bySpelling.get(narrow) ?? []).flatMap((group) => [...group.spellings]);
    for (const spelling of [narrow, ...spellings]) broader.set(spelling, broad);
  }
  return broader;
}

const dictionaries = new Map<string, Dictionary>();
/** The dictionary of the market where people pay in this currency; without one, the common one. */
export function dictionaryOf(currency = ''): Dictionary {
  const found = dictionaries.get(currency) ?? makeDictionary(linesOf(currency));
  dictionaries.set(currency, found);
  return found;
}

export const COMMON = dictionaryOf();

/** Whether the common dictionary has the name, of whatever. */
export const isKnownName = COMMON.isKnown;

/**
 * Plain Thai words stay for the segmenter, which cuts their parts alike in documents and queries;
 * names do not.
 */
const TERMS = [
  ...new Set([
    ...[...NAMES, ...THINGS, ...TRAITS].flatMap(spellingsIn).map(normalise),
    ...WHOLE_TERMS.map(normalise),
  ]),
].filter((term) => THAI.test(term) && term.length >= SHORTEST && isOneWord(term));
const ANY_TERM = new RegExp(TERMS.sort((a, b) => b.length - a.length).join('|'), 'g');

/**
 * Terms of several native words (หูฟัง, รองเท้าแตะ) are found by each of them, so they are cut as
 * usual.
 */
function isOneWord(term: string): boolean {
  return !NATIVE_BEGINNINGS.some((word) => term.startsWith(word));
}

const LONG_NAMES = [
  ...new Set([...NAMES, ...THINGS, ...TRAITS].flatMap(spellingsIn).map(normalise)),
].filter((name) => name.length >= SHORTEST);
/** Where names of the common dictionary stand in a normalised text. */
export function placesOfNames(text: string): { from: number; to: number }[] {
  return LONG_NAMES.flatMap((name) => {
    const from = text.indexOf(name);
    return from < 0 ? [] : [{ from, to: from + name.length }];
  });
}

/** Names of things in Thai, which end a word of the segmenter: หูฟัง|ออก, never หู|ฟังออก. */
const THAI_NAMES: ReadonlySet<string> = new Set(
  COMMON.names().filter((name) => THAI.test(name) && name.length >= SHORTEST),
);
const LONGEST_NAME = Math.max(...[...THAI_NAMES].map((name) => name.length));
/** The text before, within and behind the names of things in a run of Thai, in order. */
export function cutNames(run: string): string[] {
  const pieces: string[] = [];
  let [from, at] = [0, 0];
  while (at < run.length) {
    const name = nameAt(run, at);
    if (name === undefined) {
      at += 1;
      continue;
    }
    pieces.push(run.slice(from, at), name);
    at += name.length;
    from = at;
  }
  return [...pieces, run.slice(from)].filter((piece) => piece !== '');
}

/** The longest name that begins here, unless it ends within a syllable. */
function nameAt(run: string, at: number): string | undefined {
  for (let size = Math.min(LONGEST_NAME, run.length - at); size >= SHORTEST; size--) {
    const name = run.slice(at, at + size);
    if (THAI_NAMES.has(name) && !/^[\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]/.test(run.slice(at + size)))
      return name;
  }
  return undefined;
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
