/**
 * Finds what unknown words may have been: words of documents and of the dictionary that are a slip
 * away, names that sound so in the other script, words glued together. In a run of Thai, which has
 * no spaces, also what only a part of it may be.
 */
import type { Context } from '../../kernel/context.ts';
import { dictionaryOf, nearOf, slips, slipsAllowed, soundOf, wordsOf } from '../../words/index.ts';
import type { Dictionary, Run, Word } from '../../words/index.ts';
import { nearest, piecesOf } from './correct.ts';
import { isPart, wholesOf } from './part.ts';
import { termsOf } from './terms.ts';
import type { Known, Term } from './terms.ts';
import type { Group } from './unit.ts';
import { allOf, dfOf, namesOf } from './ways.ts';
import { anySpelling, meant } from './meant.ts';
import { windowsOf } from './window.ts';

/** A word that so few have may be a slip of one that many have. */
const RARE = 2;

/** As near as one word is to another that it is a part of. */
const WHOLE = 0.9;

const MOST_SPELLINGS = 40;

export interface Meant {
  /** The words as understood. */
  readonly text: string;
  readonly reason: 'TYPO' | 'SYNONYM';
}

/**
 * Adds to the groups what they may have been; undefined where everything is right, or nothing
 * better is known.
 */
export async function forgive(
  ctx: Context,
  groups: readonly Group[],
  runs: readonly Run[],
  known: Known,
  total: number,
): Promise<Meant | undefined> {
  const byWord = new Map(groups.map((group) => [group.word, group]));
  const isDoubtful = (word: Word) => byWord.get(word)?.right === false && !byWord.get(word)?.soft;
  const doubtful = runs.filter((run) => run.words.some(isDoubtful));
  const rare = groups.filter(
    (group) =>
      group.known &&
      !group.soft &&
      group.size === undefined &&
      group.df > 0 &&
      group.df <= RARE &&
      total > 50 &&
      nearOf(group.word.text).length > 0,
  );
  const pieced = groups.filter(
    ({ word, right, df, soft, size }) =>
      right &&
      !soft &&
      size === undefined &&
      df === 0 &&
      word.pieces.length > 0 &&
      !known.begins.has(word.text),
  );
  if (doubtful.length === 0 && rare.length === 0 && pieced.length === 0) return undefined;
  const dictionary = dictionaryOf(ctx.tenant.currency);
  const more = await termsNear(
    ctx,
    dictionary,
    doubtful.map((run) => ({ run, parts: windowsOf(run, isDoubtful).map(({ text }) => text) })),
    rare,
    pieced,
  );
  addBetter(rare, more, dictionary);
  addWholes(pieced, more);
  const understood = new Map<string, string>();
  let reason: Meant['reason'] = 'TYPO';
  for (const run of doubtful) {
    const found = meant(run, windowsOf(run, isDoubtful), byWord, more, {
      dictionary,
      readsThai: ctx.tenant.languages[0] === 'th',
    });
    if (!found) continue;
    understood.set(run.text, found.text);
    if (found.sounding) reason = 'SYNONYM';
  }
  if (understood.size === 0) return undefined;
  const text = textWith(runs, byWord, understood);
  return text === textWith(runs, byWord, new Map()) ? undefined : { text, reason };
}

/** The runs as they were understood, and sizes as they were typed. */
function textWith(
  runs: readonly Run[],
  groups: ReadonlyMap<Word, Group>,
  understood: ReadonlyMap<string, string>,
): string {
  const saidIn = ({ words }: Run) =>
    words.length === 1 ? groups.get(words[0] as Word)?.said : undefined;
  return runs
    .map((run) => understood.get(run.text) ?? saidIn(run) ?? run.text)
    .filter((one) => one !== '')
    .join(' ');
}

/** One look for all that doubtful runs, parts of them and rare words may be. */
async function termsNear(
  ctx: Context,
  dictionary: Dictionary,
  doubtful: readonly { readonly run: Run; readonly parts: readonly string[] }[],
  rare: readonly Group[],
  pieced: readonly Group[],
): Promise<Known> {
  const runs = doubtful.map(({ run }) => run);
  const parts = doubtful.flatMap((one) => one.parts);
  const pieces = runs.map((run) => piecesOf(run.text, run.words[0]?.thai ?? false));
  const words = [...new Set(pieces.flatMap((one) => one.words))];
  const close = [
    ...new Set(
      [...runs.map((run) => run.text), ...parts, ...words].flatMap((word) =>
        closeSpellings(word, dictionary),
      ),
    ),
  ].slice(0, MOST_SPELLINGS);
  const asked = await termsOf(ctx, {
    words: [
      ...new Set([
        ...words,
        ...close.flatMap((one) => [one, ...dictionary.spellingsOf(one)]).flatMap(namesOf),
      ]),
    ],
    nears: [
      ...new Set([
        ...pieces.flatMap((one) => one.nears),
        ...parts.flatMap(nearOf),
        ...rare.flatMap((group) => nearOf(group.word.text)),
      ]),
    ],
    sounds: [
      ...new Set([...runs.map((run) => run.text), ...parts].flatMap((text) => soundOf(text) ?? [])),
    ],
    parts: [...runs.map((run) => run.text), ...pieced.map(({ word }) => word.text)].filter(isPart),
  });
  return withSpellings(asked, close, dictionary);
}

/** Rare words may also be a common one that is a slip away. */
function addBetter(rare: readonly Group[], more: Known, dictionary: Dictionary): void {
  for (const group of rare) {
    const better = nearest(group.word.text, more.near, 1).filter(
      (one) => one.slips <= 1.2 && one.term.df >= 8 * group.df,
    );
    for (const { term } of better)
      group.ways.push(
        ...anySpelling(term.term, more, dictionary).map((query) => ({ query, alike: 0.5 })),
      );
  }
}

/** Models of which no document has more than the pieces may be a part of one that some have. */
function addWholes(pieced: readonly Group[], more: Known): void {
  for (const group of pieced)
    for (const { term } of wholesOf(group.word.text, more))
      group.ways.push({ query: allOf(wordsOf(term)), alike: WHOLE });
}

function closeSpellings(word: string, { spellingsNear }: Dictionary): string[] {
  return spellingsNear(word).filter(
    (spelling) =>
      spelling !== word && slips(word, spelling, slipsAllowed(word)) <= slipsAllowed(word),
  );
}

/**
 * With spellings of the dictionary as if documents had them, where they have another spelling of
 * the same.
 */
function withSpellings(known: Known, close: readonly string[], { spellingsOf }: Dictionary): Known {
  const terms = close
    .filter((term) => !known.is.has(term))
    .map(
      (term): Term => ({
        term,
        kind: 'WORD',
        df: Math.max(...[term, ...spellingsOf(term)].map((one) => dfOf(one, known))),
      }),
    )
    .filter(({ df }) => df > 0);
  return {
    ...known,
    is: new Map([...known.is, ...terms.map((term) => [term.term, term] as const)]),
    near: [...known.near, ...terms],
  };
}
