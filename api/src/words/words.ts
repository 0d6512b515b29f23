/**
 * Text → words, the same way for documents and for queries (BEY-09): normalised, split at borders
 * of script, known terms cut out, Thai segmented.
 */
import { LRUCache } from 'lru-cache';
import { cutNames, cutTerms } from './dictionary.ts';
import { normalise } from './normalise.ts';

export interface Word {
  readonly text: string;
  readonly thai: boolean;
  /** Of a word of letters and digits, such as `a54`: the letters and the digits. */
  readonly pieces: readonly string[];
  /** As it was typed, where it was typed with marks: bàn. */
  readonly marked?: string;
}

const RUN = /[\u0E01-\u0E4E]+|[a-z0-9]+|[^\P{L}\u0E00-\u0E7F]+/gu;
const THAI = /^[\u0E01-\u0E4E]/;
const LONGEST_MODEL = 24;
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** What stands together without a space or another script between. */
export interface Run {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Models as people type them who leave the dashes out: kx-tg3551bx is kxtg3551bx. */
export function joinedModels(text: string): string[] {
  return (normalise(text).match(/[a-z0-9]+(?:[-/._+][a-z0-9]+)+/g) ?? [])
    .map((model) => model.replace(/[^a-z0-9]/g, ''))
    .filter((model) => /\d/.test(model) && /[a-z]/.test(model) && model.length <= LONGEST_MODEL);
}

export function wordsOf(text: string): Word[] {
  return wordRuns(text).flatMap((run) => run.words);
}

/** Of a title and of names in the dictionary the words are asked for again and again. */
const cut = new LRUCache<string, readonly Run[]>({ max: 10_000 });
const LONGEST_KEPT = 300;

export function wordRuns(text: string): readonly Run[] {
  const before = cut.get(text);
  if (before) return before;
  const runs = runsOf(text).map((run) => ({
    text: run,
    words: THAI.test(run) ? thaiWords(run) : [{ text: run, thai: false, pieces: piecesOf(run) }],
  }));
  if (text.length <= LONGEST_KEPT) cut.set(text, runs);
  return runs;
}

/** Neighbouring letters within Thai runs: they find what the segmenter cut differently. */
export function bigramsOf(text: string): string[] {
  return [
    ...new Set(
      wordRuns(text)
        .filter(({ text: run }) => THAI.test(run))
        .flatMap(({ text: run }) => pairs(run)),
    ),
  ];
}

/** Neighbouring letters of one run. */
export function pairs(run: string): string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

function runsOf(text: string): string[] {
  return normalise(text).match(RUN) ?? [];
}

function thaiWords(run: string): Word[] {
  return cutTerms(run)
    .flatMap(({ text, known }) =>
      known
        ? [text]
        : cutNames(text).flatMap((part) =>
            [...segmenter.segment(part)].map((piece) => piece.segment),
          ),
    )
    .filter((text) => /[\u0E01-\u0E2E]/.test(text))
    .map((text) => ({ text, thai: true, pieces: [] }));
}

function piecesOf(run: string): string[] {
  const pieces = run.match(/[0-9]+|[^0-9]+/g) ?? [];
  return pieces.length > 1 ? pieces : [];
}
