/**
 * Forgives slips: a run of letters that no document knows is read as the known words that are
 * nearest, whole, glued together, or cut by the segmenter in the wrong places. The cheapest reading
 * wins; one that costs too much is none.
 */
import { nearOf, slips, slipsAllowed, wordsOf } from '../../words/index.ts';
import type { Known, Term } from './terms.ts';

/**
 * A piece of a run costs this much, so that few long words win over many short ones; a slip this
 * much more.
 */
const PIECE = 1;
const SLIP = 1.4;
const SURE = 0.4;
/** Words that documents have side by side cost so much less. */
const TOGETHER = 0.4;
/** Readings of a beginning that are followed. */
const WAYS = 4;
/**
 * A letter that belongs to no word; the segmenter leaves such in Thai, people hardly type them in
 * other words.
 */
const STRAY = { thai: 2.2, latin: 3 };
/** Readings that cost more than this per letter say nothing of the run. */
const DEAREST = 0.45;
const SHORTEST_PIECE = 2;
/** Shorter words are in every word by chance. */
const SHORTEST_HALF = 3;
/** Two Latin letters stand in long runs by chance, and so does a figure that goes on. */
const BY_CHANCE = 0.7;
const LONGEST_PIECE = { word: 20, near: 14 };
/** With a letter left out, what is shorter is too many words. */
const SHORTEST_NEAR = { thai: 2, latin: 3 };
const LONGEST_RUN = 40;

export interface Reading {
  readonly words: readonly string[];
  readonly slips: number;
}

/**
 * Everything that must be asked for to read the run: its pieces, and these with a letter left out.
 */
export function piecesOf(run: string, thai: boolean): { words: string[]; nears: string[] } {
  if (run.length > LONGEST_RUN) return { words: [], nears: nearOf(run) };
  const words = new Set<string>();
  const nears = new Set<string>(nearOf(run));
  const shortest = thai ? SHORTEST_NEAR.thai : SHORTEST_NEAR.latin;
  for (let from = 0; from < run.length; from++)
    for (
      let to = from + SHORTEST_PIECE;
      to <= Math.min(run.length, from + LONGEST_PIECE.word);
      to++
    ) {
      const piece = run.slice(from, to);
      words.add(piece);
      if (piece.length <= LONGEST_PIECE.near && (thai || run.length <= 32))
        for (const near of nearOf(piece)) if (near.length >= shortest) nears.add(near);
    }
  return { words: [...words], nears: [...nears] };
}

/** Known words at most so many slips away, the nearest and commonest first. */
export function nearest(
  word: string,
  terms: readonly Term[],
  most: number,
): { term: Term; slips: number }[] {
  const allowed = slipsAllowed(word);
  return terms
    .filter(({ term }) => term !== word && allowed > 0)
    .map((term) => ({ term, slips: slips(word, term.term, allowed) }))
    .filter((one) => one.slips <= allowed)
    .sort((a, b) => a.slips - b.slips || b.term.df - a.term.df)
    .slice(0, most);
}

interface Path {
  readonly cost: number;
  readonly words: readonly string[];
  readonly slips: number;
}

/**
 * The cheapest way to read a run as known words; words that stand together in documents cost less
 * side by side.
 */
export function readingOf(run: string, thai: boolean, known: Known): Reading | undefined {
  if (run.length > LONGEST_RUN) return undefined;
  const byNear = nearIndex(known.near);
  const best: Path[][] = [[{ cost: 0, words: [], slips: 0 }]];
  for (let to = 1; to <= run.length; to++) {
    const paths: Path[] = [];
    for (let from = Math.max(0, to - LONGEST_PIECE.word); from < to; from++) {
      const before = best[from] ?? [];
      if (before.length === 0) continue;
      for (const step of stepsOf(run, from, to, known, byNear))
        for (const path of before)
          paths.push({
            cost:
              path.cost +
              step.cost -
              (step.word && standTogether(path.words.at(-1), step.word, known) ? TOGETHER : 0),
            words: step.word ? [...path.words, step.word] : path.words,
            slips: path.slips + step.slips,
          });
    }
    best.push(paths.sort((a, b) => a.cost - b.cost).slice(0, WAYS));
  }
  const found = best[run.length]?.toSorted((a, b) => likely(a) - likely(b))[0];
  if (!found || found.words.length === 0) return undefined;
  return found.cost <= DEAREST * run.length + 0.5 || isSurelyGlued(run, found) ? found : undefined;
}

/** Nothing but known words that are no syllables, however rare: dogpaw. */
function isSurelyGlued(run: string, { words, slips: n }: Path): boolean {
  return n === 0 && words.join('') === run && words.every((word) => /^[a-z]{3,}$/.test(word));
}

/** A known word as two known words, which other titles write apart: airwick is air wick. */
export function halvesOf(word: string, { is }: Known): [string, string][] {
  if (!/^[a-z]+$/.test(word)) return [];
  return Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1) }, (_, at) => {
    const cut = at + SHORTEST_HALF;
    return [word.slice(0, cut), word.slice(cut)] as [string, string];
  }).filter((halves) => halves.every((half) => is.get(half)?.kind === 'WORD'));
}

/** Where one costs about as much, words without a slip were meant. */
const likely = ({ cost, slips: n }: Path): number => cost + (n > 0 ? SURE : 0);

interface Step {
  readonly cost: number;
  readonly word?: string;
  readonly slips: number;
}

function stepsOf(
  run: string,
  from: number,
  to: number,
  known: Known,
  byNear: ReadonlyMap<string, Term[]>,
): Step[] {
  const piece = run.slice(from, to);
  if (/^\d+$/.test(piece)) {
    const goesOn = /^\d/.test(run.slice(to)) || /\d$/.test(run.slice(0, from));
    return [{ cost: PIECE + (goesOn ? BY_CHANCE : 0), word: piece, slips: 0 }];
  }
  const itself = known.is.get(piece);
  // what few documents have, and is short, is in every long run by chance
  if (itself && piece.length >= SHORTEST_PIECE)
    return [
      {
        cost:
          PIECE +
          (piece.length <= 3 && itself.df < 3 ? 1 : 0) +
          (/^[a-z]{2}$/.test(piece) ? BY_CHANCE : 0) -
          commonness(itself, known),
        word: piece,
        slips: 0,
      },
    ];
  if (piece.length === 1)
    return [{ cost: /[\u0E01-\u0E4E]/.test(piece) ? STRAY.thai : STRAY.latin, slips: 1 }];
  if (piece.length < 3) return [];
  const candidates = [...new Set(nearOf(piece).flatMap((near) => byNear.get(near) ?? []))];
  return nearest(piece, candidates, WAYS).map(({ term, slips: n }) => ({
    cost: PIECE + SLIP * n - commonness(term, known),
    word: term.term,
    slips: Math.ceil(n),
  }));
}

/** Whether some document has the end of one next to the beginning of the other. */
function standTogether(before: string | undefined, word: string, known: Known): boolean {
  const [last, first] = [before && wordsOf(before).at(-1)?.text, wordsOf(word)[0]?.text];
  return (
    last !== undefined && first !== undefined && known.is.get(`${last}${first}`)?.kind === 'PAIR'
  );
}

/** Of two words that stand together, how common the rarer is, where that is known. */
function commonness(term: Term, known: Known): number {
  const parts =
    term.kind === 'PAIR'
      ? wordsOf(term.term).map((word) => known.is.get(word.text)?.df ?? 1)
      : [term.df];
  return Math.min(0.3, 0.05 * Math.log(1 + Math.min(...parts)));
}

function nearIndex(terms: readonly Term[]): Map<string, Term[]> {
  const index = new Map<string, Term[]>();
  for (const term of terms)
    for (const near of nearOf(term.term)) index.set(near, [...(index.get(near) ?? []), term]);
  return index;
}
