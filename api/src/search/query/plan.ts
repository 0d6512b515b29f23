/**
 * Words → a plan for `search_documents` (migrations): what must be found, what may stand for it and how well, and what to
 * ask for when nothing has everything. Slips are forgiven where a word is unknown to the tenant's documents.
 */
import type { Context } from '../../kernel/context.ts';
import { keepFor } from '../../kernel/kept.ts';
import { isThing, isTrait, spellingsOf } from '../words/dictionary.ts';
import { otherLayout } from '../words/layout.ts';
import { beginning, exactly, spaced, stemmed } from '../words/lexeme.ts';
import { nearOf } from '../words/slip.ts';
import { soundOf } from '../words/sound.ts';
import { wordRuns, wordsOf } from '../words/words.ts';
import type { Word } from '../words/words.ts';
import { isQuoted } from './intent.ts';
import { nearest, piecesOf, readingOf } from './correct.ts';
import { isSoft } from './soft.ts';
import { idf, triesOf } from './tries.ts';
import type { Group } from './tries.ts';
import { synonymsOf, termsOf } from './terms.ts';
import type { Begun, Known, Term } from './terms.ts';

export interface Plan {
  readonly tries: readonly string[];
  readonly parts: readonly number[];
  readonly asks: readonly string[];
  readonly alike: readonly number[];
  readonly shares: readonly number[];
  /** The words that were understood, spaced. */
  readonly literal: string;
  /** At least this share of so many documents have the words. */
  readonly common: number;
  readonly total: number;
  /** What was understood instead of what was typed; null where that is the same. It holds for the first `sure` tries. */
  readonly corrected: string | null;
  readonly sure: number;
  readonly reason: 'TYPO' | 'LAYOUT' | 'SYNONYM' | null;
  /** The words to mark where they are found. */
  readonly marks: readonly string[];
}

const MOST_WORDS = 16;
/** Words with a common beginning that so many documents have are named one by one: an index is slow to gather what begins so. */
const DEAR_BEGINNING = 5000;
/** A word that so few have may be a slip of one that many have. */
const RARE = 2;
const ALIKE = { stem: 0.8, begins: 0.7, spelling: 0.9, slip: 0.85, slips: 0.65, sound: 0.6, joined: 0.95, reading: 0.85 };

const kept = keepFor<Plan | null>({ seconds: 30, max: 1000, topics: ['search'] });

/** Null when there is no word in it. */
export function planOf(ctx: Context, text: string): Promise<Plan | null> {
  return kept(ctx, text, () => makePlan(ctx, text));
}

async function makePlan(ctx: Context, typed: string): Promise<Plan | null> {
  const first = wordRuns(typed);
  const isExact = isQuoted(typed);
  const other = isExact ? '' : otherLayout(typed);
  const [known, synonyms] = await Promise.all([knownOf(ctx, [typed, other]), synonymsOf(ctx)]);
  const isOther = knownShare(other, known) > Math.max(0.6, knownShare(typed, known) + 0.3);
  const text = isOther ? other : typed;
  const runs = (isOther ? wordRuns(other) : first).map((run) => ({ ...run, words: run.words.slice(0, MOST_WORDS) }));
  const words = runs.flatMap((run) => run.words).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const total = known.is.get('')?.df ?? 0;
  const groups = words.map((word, at) => groupOf(word, at, known, words.length > 1));
  if (!isExact) addSpellings(groups, synonyms);
  addJoined(groups, known);
  const isSlip = isExact ? undefined : await forgive(ctx, groups, runs, known, total);
  return assemble(groups, { typed, text, isOther, corrected: isSlip, total });
}

/** One look for all words of the query, as typed and as the other keyboard would have written it. */
function knownOf(ctx: Context, texts: readonly string[]): Promise<Known> {
  const words = texts.flatMap(wordsOf).slice(0, 4 * MOST_WORDS);
  const joined = words.slice(1).map((word, at) => `${words[at]?.text}${word.text}`);
  return termsOf(ctx, {
    words: ['', ...new Set([...words.map((word) => word.text), ...joined])],
    beginnings: [...new Set(words.filter((word) => beginning(word)).map((word) => word.text))],
  });
}

/** The share of letters that stand in known words; words of one or two letters are known by chance, unless they stand together in documents. */
function knownShare(text: string, known: Known): number {
  const words = wordsOf(text);
  const lettersOf = (some: readonly Word[]) => some.reduce((sum, word) => sum + word.text.length, 0);
  const isPair = (at: number) => known.is.get(`${words[at]?.text}${words[at + 1]?.text}`)?.kind === 'PAIR';
  const told = words.filter(({ text: word }, at) =>
    word.length > 2 ? known.is.has(word) || known.begins.has(word) || spellingsOf(word).length > 0 : isPair(at) || (at > 0 && isPair(at - 1)),
  );
  return lettersOf(told) / Math.max(1, lettersOf(words));
}

function groupOf(word: Word, at: number, known: Known, amongOthers: boolean): Group {
  const [itself = '', ...pieces] = exactly(word);
  const df = known.is.get(word.text)?.df ?? 0;
  // two letters begin very many words: they are taken for a beginning only while they are no word themselves
  const begins = word.text.length > 2 || df === 0 ? beginning(word) : undefined;
  const singular = /^[a-z]{4,}[^s]s$/.test(word.text) ? word.text.slice(0, -1) : undefined;
  return {
    word,
    ways: [
      { query: itself, alike: 1 },
      ...pieces.map((query) => ({ query, alike: word.thai ? 0.85 : 0.9 })),
      ...(begins ? beginningsOf(word, begins, known.begins.get(word.text)).map((query) => ({ query, alike: ALIKE.begins })) : []),
      ...(singular ? [{ query: `'${singular}'`, alike: 0.9 }] : []),
      ...stemmed(word).map((query) => ({ query, alike: ALIKE.stem })),
    ],
    df,
    most: Math.max(df, begins ? (known.begins.get(word.text)?.df ?? 0) / 2 : 0),
    soft: amongOthers && isSoft(word.text),
    known: df > 0 || known.begins.has(word.text) || (pieces.length > 0 && !word.thai) || /^\d+$/.test(word.text),
    unit: at,
    thing: isThing(word.text),
    trait: isTrait(word.text),
  };
}

function beginningsOf(word: Word, query: string, begun: Begun | undefined): string[] {
  if (!begun?.words || begun.df <= DEAR_BEGINNING) return [query];
  return begun.words.filter((one) => one !== word.text).flatMap((one) => wordsOf(one).flatMap(exactly));
}

/** Other spellings of one word or of up to five that stand side by side, as all their words together: such words are one thing. */
function addSpellings(groups: readonly Group[], synonyms: ReadonlyMap<string, readonly string[]>): void {
  for (let size = Math.min(groups.length, 5); size > 0; size--)
    for (let from = 0; from + size <= groups.length; from++) {
      const span = groups.slice(from, from + size);
      const texts = span.map((group) => group.word.text);
      if ([texts.join(' '), texts.join('')].some(isThing)) for (const group of span) group.thing = true;
      const spellings = new Set([texts.join(' '), texts.join('')].flatMap((text) => [...spellingsOf(text), ...(synonyms.get(text) ?? [])]));
      if (spellings.size === 0) continue;
      for (const spelling of spellings) {
        const query = allOf(wordsOf(spelling));
        for (const group of span) {
          group.ways.push({ query, alike: ALIKE.spelling });
          group.known = true;
        }
      }
      // the longest that are one thing come first
      if (span.every((group, at) => group.unit === from + at)) for (const group of span) group.unit = from;
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
      one.df = Math.max(one.df, known.is.get(joined)?.df ?? 0);
    }
  });
}

/** Finds what unknown words may have been; returns the words as understood where that is not what was typed. */
async function forgive(
  ctx: Context,
  groups: readonly Group[],
  runs: readonly { text: string; words: readonly Word[] }[],
  known: Known,
  total: number,
): Promise<{ text: string; reason: 'TYPO' | 'SYNONYM' } | undefined> {
  const byWord = new Map(groups.map((group) => [group.word, group]));
  const doubtful = runs.filter((run) => run.words.some((word) => byWord.get(word)?.known === false && !byWord.get(word)?.soft));
  const rare = groups.filter((group) => group.known && group.df > 0 && group.df <= RARE && total > 50 && nearOf(group.word.text).length > 0);
  if (doubtful.length === 0 && rare.length === 0) return undefined;
  const pieces = doubtful.map((run) => piecesOf(run.text, run.words[0]?.thai ?? false));
  const more = await termsOf(ctx, {
    words: [...new Set(pieces.flatMap((one) => one.words))],
    nears: [...new Set([...pieces.flatMap((one) => one.nears), ...rare.flatMap((group) => nearOf(group.word.text))])],
    sounds: doubtful.flatMap((run) => soundOf(run.text) ?? []),
  });
  for (const group of rare) {
    const better = nearest(group.word.text, more.near, 1).filter(({ term, slips }) => slips <= 1 && term.df >= 8 * group.df);
    for (const { term } of better) group.ways.push({ query: allOf(wordsOf(term.term)), alike: 0.5 });
  }
  const understood = new Map<string, string>();
  let reason: 'TYPO' | 'SYNONYM' = 'TYPO';
  for (const run of doubtful) {
    const found = meant(run, byWord, more, ctx.tenant.languages[0] === 'th');
    if (!found) continue;
    understood.set(run.text, found.text);
    if (found.sounding) reason = 'SYNONYM';
  }
  if (understood.size === 0) return undefined;
  return { text: runs.map((run) => understood.get(run.text) ?? run.text).join(' '), reason };
}

/** Latin words are heard as Thai ones only where Thai is what people write: elsewhere that would be chance, and nobody could read it. */
function meant(
  run: { text: string; words: readonly Word[] },
  byWord: ReadonlyMap<Word, Group>,
  more: Known,
  readsThai: boolean,
): { text: string; sounding: boolean } | undefined {
  const thai = run.words[0]?.thai ?? false;
  const groups = run.words.flatMap((word) => byWord.get(word) ?? []);
  const whole = nearest(run.text, more.near, 3);
  const sounding = more.sounding.filter(
    (term) => soundOf(term.term) === soundOf(run.text) && term.term !== run.text && isThai(term) !== thai && (thai || readsThai),
  );
  const reading = readingOf(run.text, thai, more);
  for (const { term, slips } of whole) addWay(groups, wordsOf(term.term), slips < 1.5 ? ALIKE.slip : ALIKE.slips);
  for (const term of sounding.slice(0, 5)) addWay(groups, wordsOf(term.term), ALIKE.sound);
  if (reading) addReading(groups, reading.words.flatMap(wordsOf), thai);
  const best = whole[0] && whole[0].slips < 1.5 ? whole[0].term.term : (reading?.words.join(thai ? '' : ' ') ?? whole[0]?.term.term);
  if (best !== undefined) return { text: best, sounding: false };
  return sounding[0] ? { text: sounding[0].term, sounding: true } : undefined;
}

function isThai({ term }: Term): boolean {
  return /^[\u0E01-\u0E4E]/.test(term);
}

function addWay(groups: readonly Group[], words: readonly Word[], alike: number): void {
  for (const group of groups) group.ways.push({ query: allOf(words), alike, guessed: true });
}

/**
 * The words that a run was read as. Each stands for the typed words as one; a reading of as many words as were typed
 * stands word by word, so that those which were right still count for themselves.
 */
function addReading(groups: readonly Group[], words: readonly Word[], thai: boolean): void {
  if (thai && words.length === groups.length)
    groups.forEach((group, at) => group.ways.push({ query: allOf([words[at] as Word]), alike: ALIKE.reading, guessed: true }));
  else addWay(groups, words, ALIKE.reading);
}

function allOf(words: readonly Word[]): string {
  const queries = words.map((word) => {
    const ways = exactly(word);
    return ways.length === 1 ? ways[0] : `(${ways.join(' | ')})`;
  });
  return queries.length === 1 ? (queries[0] as string) : `(${queries.join(' & ')})`;
}

function assemble(
  groups: readonly Group[],
  about: { typed: string; text: string; isOther: boolean; corrected: { text: string; reason: 'TYPO' | 'SYNONYM' } | undefined; total: number },
): Plan {
  const hard = groups.filter((group) => !group.soft);
  const must = hard.length > 0 ? hard : groups;
  const weights = groups.map((group) => idf(group, about.total) * (must.includes(group) ? 1 : 0.15));
  const sum = weights.reduce((all, weight) => all + weight, 0) || 1;
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
    shares: weights.map((weight) => weight / sum),
    literal: spaced(understood),
    // they miss no more than each word misses by itself
    common: 1 - must.reduce((missing, { most }) => missing + 1 - Math.min(1, most / Math.max(1, about.total)), 0),
    total: about.total,
    corrected: changed ? understood : null,
    reason: about.isOther ? 'LAYOUT' : (about.corrected?.reason ?? null),
    marks: [...new Set([...wordsOf(understood), ...groups.map((group) => group.word)].map((word) => word.text))],
  };
}
