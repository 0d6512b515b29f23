/** Groups of ways → the plan that `search_documents` takes. */
import { wordsOf } from '../../words/index.ts';
import type { Meant } from './forgive.ts';
import { triesOf } from './tries.ts';
import { idf } from './unit.ts';
import type { Group } from './unit.ts';

export interface Plan {
  readonly tries: readonly string[];
  /** The same as goods are asked for; as many. */
  readonly triesOfGoods: readonly string[];
  readonly parts: readonly number[];
  readonly asks: readonly string[];
  readonly alike: readonly number[];
  readonly shares: readonly number[];
  /** What is found where nothing has all the words has at least so much of them. */
  readonly enough: number;
  /** Where few have all the words, the tries up to this one are asked too. */
  readonly filled: number;
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
  /** The kinds of each thing that is named, by their heads. */
  readonly kinds: readonly (readonly string[])[];
  /** The words to mark where they are found. */
  readonly marks: readonly string[];
}

const THAI = /[\u0E01-\u0E4E]/;

/** The things that a query names weigh at least so much of it, if there are any. */
const THINGS_SHARE = 0.6;

/**
 * What has less of the words than this is not found for them, of long sentences less than four words
 * would have; a thing that is sold is found however little else it has.
 */
const FAR = 0.35;
const FAR_WORDS = 4;

export function assemble(
  groups: readonly Group[],
  about: {
    typed: string;
    text: string;
    isOther: boolean;
    corrected: Meant | undefined;
    total: number;
    /** What nothing that is found may have; empty where nothing is refused. */
    refused: string;
  },
): Plan {
  const hard = groups.filter((group) => !group.soft);
  const must = hard.length > 0 ? hard : groups;
  const sharesOfWords = sharesOf(groups, must, about.total);
  const flat = groups.flatMap((group, at) => group.ways.map((way) => ({ ...way, part: at + 1 })));
  const understood = about.corrected?.text ?? about.text;
  const changed = about.corrected !== undefined || about.isOther;
  const { tries, sure } = triesOf(must, about.total, false);
  const goods = triesOf(must, about.total, true);
  const withRefused = (some: readonly string[]) =>
    about.refused === ''
      ? some
      : some.map((one) => (one === '' ? one : `(${one}) & ${about.refused}`));
  return {
    tries: withRefused(tries),
    triesOfGoods: withRefused(goods.tries),
    sure,
    parts: flat.map((way) => way.part),
    asks: flat.map((way) => way.query),
    alike: flat.map((way) => way.alike),
    shares: sharesOfWords,
    enough: must.some((group) => group.thing)
      ? 0
      : FAR * Math.min(1, FAR_WORDS / Math.max(1, must.length)) * knownShare(groups, sharesOfWords),
    filled: goods.filled,
    literal: literalOf(understood, groups),
    common: commonOf(must, about.total),
    total: about.total,
    corrected: changed ? understood : null,
    kinds: must.flatMap(({ thing, kinds }) => (thing && kinds ? [kinds] : [])),
    reason: about.isOther ? 'LAYOUT' : (about.corrected?.reason ?? null),
    marks: [
      ...new Set([
        ...runsOf(understood),
        ...[...wordsOf(understood), ...groups.map((group) => group.word)].map((word) => word.text),
      ]),
    ],
  };
}

/** Thai words that were typed as one: a title that has them so has none of them elsewhere. */
const runsOf = (text: string): string[] => text.split(/\s+/).filter((run) => THAI.test(run));

/** Of words that no document has none can have anything; but they tell that little comes near. */
const LEAST_KNOWN = 0.6;
function knownShare(groups: readonly Group[], shares: readonly number[]): number {
  const known = groups.reduce((sum, group, at) => sum + (group.known ? (shares[at] ?? 0) : 0), 0);
  return Math.max(LEAST_KNOWN, known);
}

/**
 * Of so many documents this share has all the words: they miss no more than each word misses by
 * itself, and words that are one thing together mostly stand together.
 */
function commonOf(must: readonly Group[], total: number): number {
  const together = [...Map.groupBy(must, ({ unit }) => unit).values()];
  const missing = together.map(
    (words) => 1 - Math.min(1, ...words.map(({ most }) => most / Math.max(1, total))),
  );
  return 1 - missing.reduce((sum, one) => sum + one, 0);
}

/** As titles would write it: a model that none has is written as its pieces. */
function literalOf(text: string, groups: readonly Group[]): string {
  const unknown = new Set(groups.flatMap(({ word, df }) => (df === 0 ? [word.text] : [])));
  return wordsOf(text)
    .flatMap((word) => (unknown.has(word.text) && word.pieces.length > 0 ? word.pieces : word.text))
    .join(' ');
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
