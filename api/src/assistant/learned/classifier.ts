/**
 * A multinomial logistic regression over hashed features: so much speaks for each want. Trained by
 * stochastic gradient descent on the examples (`npm run learn`), always with the same result. Pure.
 */
import { WANTS } from './wants.ts';
import type { Want } from './wants.ts';

/** What is known of a sentence, in two parts of the same weight. */
export interface Features {
  readonly letters: readonly string[];
  readonly signs: readonly string[];
}

export interface Example {
  readonly want: Want;
  readonly features: Features;
}

/** Signs and runs of letters share no bucket. */
const SIGNS = 1024;
const LETTERS = 8192;
export const BUCKETS = SIGNS + LETTERS;
const MANY = WANTS.length;
const EPOCHS = 10;
const RATE = 4;
const SLOWING = 0.15;
/** How much slower what speaks for a want whatever is said is learned. */
const OF_BIAS = 0.02;
const STEPS = 127;

export interface Classifier {
  /** How telling a bucket is: the rarer, the more. */
  readonly rarity: Float32Array;
  readonly bias: Float32Array;
  /** Of each bucket one for each want, in units of `step`. */
  readonly weights: Int8Array;
  readonly step: number;
}

/** A want, and how surely it is that one, from 0 to 1. */
export interface Judged {
  readonly want: Want;
  readonly sure: number;
}

type Entry = readonly [bucket: number, weight: number];

/** The wants that are most likely, the surest first. */
export function judged(classifier: Classifier, features: Features): Judged[] {
  const { bias, weights, step } = classifier;
  const scores = Float32Array.from(bias);
  for (const [bucket, weight] of entriesOf(features, classifier.rarity))
    for (let at = 0; at < MANY; at++)
      scores[at] = (scores[at] as number) + (weights[bucket * MANY + at] as number) * step * weight;
  toShares(scores);
  return WANTS.map((want, at) => ({ want, sure: scores[at] as number })).toSorted(
    (a, b) => b.sure - a.sure,
  );
}

export function trained(examples: readonly Example[]): Classifier {
  const rarity = rarityOf(examples);
  const entries = examples.map(({ features }) => entriesOf(features, rarity));
  const wanted = examples.map(({ want }) => WANTS.indexOf(want));
  const weights = new Float32Array(BUCKETS * MANY);
  const bias = new Float32Array(MANY);
  const shares = new Float32Array(MANY);
  const random = randomFrom(7);
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    const rate = RATE / (1 + epoch * SLOWING);
    for (const at of order) {
      shares.set(bias);
      for (const [bucket, weight] of entries[at] as Entry[])
        for (let one = 0; one < MANY; one++)
          shares[one] = (shares[one] as number) + (weights[bucket * MANY + one] as number) * weight;
      toShares(shares);
      const want = wanted[at] as number;
      shares[want] = (shares[want] as number) - 1;
      for (let one = 0; one < MANY; one++)
        bias[one] = (bias[one] as number) - rate * OF_BIAS * (shares[one] as number);
      for (const [bucket, weight] of entries[at] as Entry[])
        for (let one = 0; one < MANY; one++) {
          const place = bucket * MANY + one;
          weights[place] = (weights[place] as number) - rate * weight * (shares[one] as number);
        }
    }
  }
  const most = weights.reduce((far, one) => Math.max(far, Math.abs(one)), 0);
  // as it is kept
  const step = Math.fround(most / STEPS) || 1;
  return { rarity, bias, weights: Int8Array.from(weights, (one) => Math.round(one / step)), step };
}

/** Each part has length 1, whatever the sentence's. */
function entriesOf({ letters, signs }: Features, rarity: Float32Array): Entry[] {
  return [bucketsOf(signs, 0, SIGNS), bucketsOf(letters, SIGNS, LETTERS)].flatMap((buckets) => {
    const some = buckets.map((bucket): Entry => [bucket, rarity[bucket] as number]);
    const length = Math.hypot(...some.map(([, weight]) => weight)) || 1;
    return some.map(([bucket, weight]): Entry => [bucket, weight / length]);
  });
}

function bucketsOf(features: readonly string[], from: number, many: number): number[] {
  return [...new Set(features.map((one) => from + (hashOf(one) % many)))];
}

function rarityOf(examples: readonly Example[]): Float32Array {
  const seen = new Float32Array(BUCKETS);
  for (const { features } of examples)
    for (const bucket of [
      ...bucketsOf(features.signs, 0, SIGNS),
      ...bucketsOf(features.letters, SIGNS, LETTERS),
    ])
      seen[bucket] = (seen[bucket] as number) + 1;
  return seen.map((many) => (many === 0 ? 0 : Math.log((examples.length + 1) / many)));
}

/** Scores become shares of 1. */
function toShares(scores: Float32Array): void {
  const most = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const share = Math.exp((scores[at] as number) - most);
    scores[at] = share;
    sum += share;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) / sum;
}

/** FNV-1a, mixed once more: its low bits alone fall together. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.min(at, Math.floor(random() * (at + 1)));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}
