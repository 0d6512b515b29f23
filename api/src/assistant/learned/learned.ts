/** What is learned from the examples, as `npm run learn` keeps it, and what a sentence wants by it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { CurrencyCode } from '#contract/money.ts';
import { BUCKETS, judged } from './classifier.ts';
import type { Classifier, Features, Judged } from './classifier.ts';
import type { Question } from '../intent/question.ts';
import type { Words } from '../intent/words.ts';
import { lettersOf, signsOf } from './signs.ts';
import { isWant, WANTS } from './wants.ts';
import type { Want } from './wants.ts';

const EXAMPLES = new URL('examples/', import.meta.url);
export const WEIGHTS = new URL('weights.bin', import.meta.url);
const DIGEST = 32;
const FLOAT = Float32Array.BYTES_PER_ELEMENT;

/** A sentence that somebody may type, and what it wants. */
export interface Sorted {
  /** The language of its file: `th`. */
  readonly language: string;
  readonly want: Want;
  readonly text: string;
}

/** All examples: of each language a file, in which `[want]` precedes its sentences. */
export function examples(): Sorted[] {
  return readdirSync(EXAMPLES)
    .toSorted()
    .flatMap((file) =>
      sortedIn(file.replace(/\.txt$/, ''), readFileSync(new URL(file, EXAMPLES), 'utf8')),
    );
}

/** Throws where no want that there is precedes a sentence. */
export function sortedIn(language: string, text: string): Sorted[] {
  let want: Want | undefined;
  return text.split('\n').flatMap((line) => {
    const said = line.trim();
    const [, name] = /^\[(.+)\]$/.exec(said) ?? [];
    if (name !== undefined && !isWant(name)) throw new Error(`${language}: no want “${name}”`);
    want = name ?? want;
    if (said === '' || name !== undefined) return [];
    if (want === undefined) throw new Error(`${language}: “${said}” has no want`);
    return [{ language, want, text: said }];
  });
}

export function featuresOf(
  text: string,
  alone: Question,
  currency: CurrencyCode,
  words: Words,
): Features {
  return { letters: lettersOf(text), signs: signsOf(text, alone, currency, words) };
}

/** Tells whether weights were made of these examples. */
export function digestOf(sorted: readonly Sorted[]): Buffer {
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}

/** Digest, step, bias, rarity, weights. */
export function packed(digest: Buffer, { step, bias, rarity, weights }: Classifier): Buffer {
  const floats = Float32Array.from([step, ...bias, ...rarity]);
  return Buffer.concat([digest, Buffer.from(floats.buffer), Buffer.from(weights.buffer)]);
}

export function unpacked(file: Buffer): { digest: Buffer; classifier: Classifier } {
  const many = 1 + WANTS.length + BUCKETS;
  const [from, to] = [DIGEST, DIGEST + many * FLOAT];
  if (file.length !== to + BUCKETS * WANTS.length)
    throw new Error('These weights are of other wants; run npm run learn');
  const floats = new Float32Array(new Uint8Array(file.subarray(from, to)).buffer);
  return {
    digest: file.subarray(0, DIGEST),
    classifier: {
      step: floats[0] as number,
      bias: floats.slice(1, 1 + WANTS.length),
      rarity: floats.slice(1 + WANTS.length),
      weights: new Int8Array(new Uint8Array(file.subarray(to)).buffer),
    },
  };
}

let kept: Classifier | undefined;

/** What a sentence wants, the surest first; the weights are read when they are first needed. */
export function wantsIn(features: Features): Judged[] {
  kept ??= unpacked(readFileSync(WEIGHTS)).classifier;
  return judged(kept, features);
}
