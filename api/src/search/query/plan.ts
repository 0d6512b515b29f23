/**
 * Words → a plan for `search_documents` (migrations): what must be found, what may stand for it and
 * how well, and what to ask for when nothing has everything. Slips are forgiven where a word is
 * unknown to the tenant's documents.
 */
import type { Context } from '../../kernel/context.ts';
import { keepFor } from '../../kernel/kept.ts';
import { broaderThan, isThing, isTrait, spellingsOf } from '../words/dictionary.ts';
import { isBroken, otherLayout } from '../words/layout.ts';
import { beginning, exactly, spaced, stemmed } from '../words/lexeme.ts';
import { otherNumber } from '../words/plural.ts';
import { wordRuns, wordsOf } from '../words/words.ts';
import type { Word } from '../words/words.ts';
import { forgive } from './forgive.ts';
import type { Meant } from './forgive.ts';
import { isQuoted } from './intent.ts';
import { isSoft } from './soft.ts';
import { idf, triesOf } from './tries.ts';
import type { Group } from './tries.ts';
import { synonymsOf, termsOf } from './terms.ts';
import type { Begun, Known } from './terms.ts';
import { dfOf, namesOf, spelt } from './ways.ts';

export interface Plan {
  readonly tries: readonly string[];
  readonly parts: readonly number[];
  readonly asks: readonly string[];
  readonly alike: readonly number[];
  readonly shares: readonly number[];
  /** What is found where nothing has all the words has at least so much of them. */
  readonly enough: number;
  /** The words that were understood, spaced. */
  readonly literal: string;
  /** At least this share of so many documents have the words. */
  readonly common: number;
  readonly total: number;
  /**
   * What was understood instead of what was typed; null where that is the same. It holds for the
   * first `sure` tries.
   */
  readonly corrected: string | null;
  readonly sure: number;
  readonly reason: 'TYPO' | 'LAYOUT' | 'SYNONYM' | null;
  /** The words to mark where they are found. */
  readonly marks: readonly string[];
}

const MOST_WORDS = 16;
/**
 * Words with a common beginning that so many documents have are named one by one: an index is slow
 * to gather what begins so.
 */
const DEAR_BEGINNING = 5000;
const ALIKE = { number: 0.9, stem: 0.8, begins: 0.7, spelling: 0.9, joined: 0.95, broader: 0.8 };
/** The things that a query names weigh at least so much of it, if there are any. */
const THINGS_SHARE = 0.5;
/**
 * What has less of the words than this is not found for them; a thing that is sold is found however
 * little else it has.
 */
const FAR = 0.35;

const kept = keepFor<Plan | null>({ seconds: 30, max: 1000, topics: ['search'] });

/** Null when there is no word in it. */
export function planOf(ctx: Context, text: string): Promise<Plan | null> {
  return kept(ctx, text, () => makePlan(ctx, text));
}

async function makePlan(ctx: Context, typed: string): Promise<Plan | null> {
  const first = wordRuns(typed);
  const isExact = isQuoted(typed);
  const other = isExact ? '' : otherLayout(typed);
  const synonyms = await synonymsOf(ctx);
  const known = await knownOf(ctx, [typed, other], isExact ? NONE : synonyms);
  const [share, otherShare] = [knownShare(typed, known), knownShare(other, known)];
  // with a slip in it the other reading is not known either, but nobody writes like this
  const isOther =
    otherShare > Math.max(0.6, share + 0.3) ||
    (share < 0.34 && otherShare >= share && isBroken(typed) && !isBroken(other) && other !== '');
  const text = isOther ? other : typed;
  const runs = (isOther ? wordRuns(other) : first).map((run) => ({
    ...run,
    words: run.words.slice(0, MOST_WORDS),
  }));
  const words = runs.flatMap((run) => run.words).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const total = known.is.get('')?.df ?? 0;
  const groups = words.map((word, at) => groupOf(word, at, known, words.length > 1));
  if (!isExact) addSpellings(groups, synonyms, known);
  addJoined(groups, known);
  const isSlip = isExact ? undefined : await forgive(ctx, groups, runs, known, total);
  return assemble(groups, { typed, text, isOther, corrected: isSlip, total });
}

type Synonyms = ReadonlyMap<string, readonly string[]>;
const NONE: Synonyms = new Map();

/**
 * One look for all words of the query and their other spellings, as typed and as the other keyboard
 * would have written it.
 */
function knownOf(ctx: Context, texts: readonly string[], synonyms: Synonyms): Promise<Known> {
  const words = texts.flatMap(wordsOf).slice(0, 4 * MOST_WORDS);
  const joined = words.slice(1).map((word, at) => `${words[at]?.text}${word.text}`);
  const spans = spansOf(words.map((word) => word.text));
  const others = spans.flatMap(({ names }) =>
    names.flatMap((name) => [
      ...othersOf(name, synonyms),
      ...(broaderThan(name) ? broaderOf(name) : []),
    ]),
  );
  const asked = [
    ...words.flatMap((word) => [word.text, ...word.pieces, ...otherNumber(word.text)]),
    ...joined,
    ...others.flatMap(namesOf),
  ];
  return termsOf(ctx, {
    words: ['', ...new Set(asked)],
    beginnings: [...new Set(words.filter((word) => beginning(word)).map((word) => word.text))],
  });
}

/**
 * The share of letters that stand in known words; words of one or two letters are known by chance,
 * unless they stand together in documents.
 */
function knownShare(text: string, known: Known): number {
  const words = wordsOf(text);
  const lettersOf = (some: readonly Word[]) =>
    some.reduce((sum, word) => sum + word.text.length, 0);
  const isPair = (at: number) =>
    known.is.get(`${words[at]?.text}${words[at + 1]?.text}`)?.kind === 'PAIR';
  const told = words.filter(({ text: word }, at) =>
    word.length > 2
      ? known.is.has(word) || known.begins.has(word) || spellingsOf(word).length > 0
      : isPair(at) || (at > 0 && isPair(at - 1)),
  );
  return lettersOf(told) / Math.max(1, lettersOf(words));
}

function groupOf(word: Word, at: number, known: Known, amongOthers: boolean): Group {
  const [itself = '', ...pieces] = exactly(word);
  const df = known.is.get(word.text)?.df ?? 0;
  // two letters begin very many words: they are taken for a beginning only while they are no word
  // themselves
  const begins = word.text.length > 2 || df === 0 ? beginning(word) : undefined;
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
        alike: !word.thai ? 0.9 : isThing(word.text) ? 0.4 : 0.85,
      })),
      ...(begins
        ? beginningsOf(word, begins, known.begins.get(word.text)).map((query) => ({
            query,
            alike: ALIKE.begins,
          }))
        : []),
      ...otherNumber(word.text)
        .filter((other) => known.is.has(other))
        .map((other) => ({ query: `'${other}'`, alike: ALIKE.number })),
      ...stemmed(word).map((query) => ({ query, alike: ALIKE.stem })),
    ],
    df,
    most: Math.max(df, begins ? (known.begins.get(word.text)?.df ?? 0) / 2 : 0),
    soft: amongOthers && isSoft(word.text),
    known: isKnown,
    right: isKnown,
    unit: at,
    thing: isThing(word.text),
    trait: isTrait(word.text),
  };
}

/**
 * Of letters and digits in one, the letters are words of their own, or too few to be wrong:
 * `tcm055`, `32gb`.
 */
function arePiecesKnown({ pieces }: Word, known: Known): boolean {
  return (
    pieces.length > 0 &&
    pieces.every((piece) => /^\d/.test(piece) || piece.length < 3 || known.is.has(piece))
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
function spansOf(texts: readonly string[]): { from: number; size: number; names: string[] }[] {
  return Array.from(
    { length: Math.min(texts.length, 5) },
    (_, less) => Math.min(texts.length, 5) - less,
  ).flatMap((size) =>
    texts.slice(0, texts.length - size + 1).map((_, from) => {
      const some = texts.slice(from, from + size);
      return { from, size, names: [...new Set([some.join(' '), some.join('')])] };
    }),
  );
}

const othersOf = (name: string, synonyms: Synonyms) => [
  ...spellingsOf(name),
  ...(synonyms.get(name) ?? []),
];

function broaderOf(name: string): string[] {
  const broader = broaderThan(name);
  return broader === undefined ? [] : [broader, ...spellingsOf(broader)];
}

/**
 * Other spellings of words, as all their words together: such words are one thing. Where there are
 * none of it, what comes nearest.
 */
function addSpellings(groups: readonly Group[], synonyms: Synonyms, known: Known): void {
  for (const { from, size, names } of spansOf(groups.map((group) => group.word.text))) {
    const span = groups.slice(from, from + size);
    if (names.some(isThing)) for (const group of span) group.thing = true;
    const spellings = new Set(names.flatMap((name) => othersOf(name, synonyms)));
    const broader = new Set(names.flatMap(broaderOf));
    if (spellings.size === 0 && broader.size === 0) continue;
    const df = Math.max(0, ...[...spellings].map((spelling) => dfOf(spelling, known)));
    for (const group of span) {
      for (const query of [...spellings].flatMap((spelling) => spelt(spelling, known)))
        group.ways.push({ query, alike: ALIKE.spelling });
      for (const query of [...broader].flatMap((one) => spelt(one, known)))
        group.ways.push({ query, alike: ALIKE.broader, broader: true });
      group.right = true;
      group.known ||= df > 0;
      group.df = Math.max(group.df, df);
    }
    // the longest that are one thing come first
    if (span.every((group, at) => group.unit === from + at))
      for (const group of span) group.unit = from;
  }
}

/** "power bank" where documents write powerbank. */
function addJoined(groups: readonly Group[], known: Known): void {
  groups.slice(1).forEach((group, at) => {
    const before = groups[at] as Group;
    const joined = before.word.text + group.word.text;
    if (!known.is.has(joined) || known.is.get(joined)?.kind === 'PAIR') return;
    for (const one of [before, group]) {
      one.ways.push({ query: `'${joined}'`, alike: ALIKE.joined });
      one.known = true;
      one.right = true;
      one.df = Math.max(one.df, known.is.get(joined)?.df ?? 0);
    }
  });
}

function assemble(
  groups: readonly Group[],
  about: {
    typed: string;
    text: string;
    isOther: boolean;
    corrected: Meant | undefined;
    total: number;
  },
): Plan {
  const hard = groups.filter((group) => !group.soft);
  const must = hard.length > 0 ? hard : groups;
  const sharesOfWords = sharesOf(groups, must, about.total);
  const flat = groups.flatMap((group, at) => group.ways.map((way) => ({ ...way, part: at + 1 })));
  const understood = about.corrected?.text ?? about.text;
  const changed = about.corrected !== undefined || about.isOther;
  const { tries, sure } = triesOf(must, about.total);
  return {
    tries,
    sure,
    parts: flat.map((way) => way.part),
    asks: flat.map((way) => way.query),
    alike: flat.map((way) => way.alike),
    shares: sharesOfWords,
    enough: must.some((group) => group.thing) ? 0 : FAR,
    literal: spaced(understood),
    // they miss no more than each word misses by itself
    common:
      1 -
      must.reduce(
        (missing, { most }) => missing + 1 - Math.min(1, most / Math.max(1, about.total)),
        0,
      ),
    total: about.total,
    corrected: changed ? understood : null,
    reason: about.isOther ? 'LAYOUT' : (about.corrected?.reason ?? null),
    marks: [
      ...new Set(
        [...wordsOf(understood), ...groups.map((group) => group.word)].map((word) => word.text),
      ),
    ],
  };
}

const isSold = (group: Group) => group.thing && group.known;

/**
 * How much each word counts: what few have more than what many have, what need not be found hardly.
 */
function sharesOf(groups: readonly Group[], must: readonly Group[], total: number): number[] {
  const weights = groups.map((group) => idf(group, total) * (must.includes(group) ? 1 : 0.15));
  const sum = (which: (group: Group) => boolean) =>
    weights.reduce((all, weight, at) => all + (which(groups[at] as Group) ? weight : 0), 0);
  const [things, others] = [sum(isSold), sum((group) => !isSold(group))];
  const lessened =
    things > 0 && things < THINGS_SHARE * (things + others)
      ? (things * (1 - THINGS_SHARE)) / (THINGS_SHARE * others)
      : 1;
  const lessenedSum = things + lessened * others || 1;
  return weights.map(
    (weight, at) => (weight * (isSold(groups[at] as Group) ? 1 : lessened)) / lessenedSum,
  );
}
