/**
 * Whether two goods are the same product, and how sure that is (BEY-21, BEY-48): a conflict
 * refuses, absence does not. Pure.
 */
import { compare } from './compare.ts';
import type { Comparison, Conflict, Rarity } from './compare.ts';
import type { Reading } from './reading.ts';

export interface Candidate {
  readonly title: Reading;
  readonly gtin: string | null;
  readonly brandId: number | string | null;
  /** The top category; null when it is not known. */
  readonly top: number | null;
  /** In the smallest unit of the region's money; null when it is not known. */
  readonly amount: number | null;
  /** Perceptual hash of its picture; null when there is none. */
  readonly picture: bigint | null;
}
export interface Sameness {
  /** SAME enters comparisons, LIKELY is only shown. */
  readonly tier: 'SAME' | 'LIKELY';
  /** 0 to 1. */
  readonly confidence: number;
  readonly basis: 'GTIN' | 'MODEL' | 'NAME' | 'PICTURE';
  /** Nothing speaks against it. */
  readonly isClear: boolean;
}

/** The same product may cost so many times as much elsewhere, and what is likely the same. */
const PRICE_RATIO = { SAME: 2, LIKELY: 4 };
/**
 * Learned from labelled pairs of shops (docs/goods.md): a model number of this rarity is shared by
 * chance in less than one of fifty; without one, nearly all that is rare has to be in both.
 */
const MODEL = { rarity: 0.75, cosine: 0.3 };
const NAME = { cosine: 0.75, apart: 0.3, rarest: 0.5 };
/** Of 64 bits of two pictures at most so many differ, and the least that the words then share. */
const PICTURES = [
  { bits: 2, cosine: 0.1 },
  { bits: 6, cosine: 0.25 },
  { bits: 10, cosine: 0.45 },
] as const;
const LIKELY = -1;
const IMPOSSIBLE: readonly Conflict[] = ['colour', 'whom', 'unit', 'sister', 'part', 'used'];
const OF_MODELS: readonly Conflict[] = [...IMPOSSIBLE, 'mixed', 'model', 'variant', 'code'];

export function decide(a: Candidate, b: Candidate, rarity: Rarity): Sameness | null {
  if (a.gtin && b.gtin)
    return a.gtin === b.gtin ? { tier: 'SAME', confidence: 1, basis: 'GTIN', isClear: true } : null;
  const ratio = priceRatio(a, b);
  if (differ(a.brandId, b.brandId) || differ(a.top, b.top) || ratio > PRICE_RATIO.LIKELY)
    return null;
  const found = compare(a.title, b.title, rarity);
  const isSeen = looksAlike(a.picture, b.picture, found.cosine);
  const weight = evidence(found, ratio) + (isSeen ? 3 : 0);
  const confidence = Math.round(1000 / (1 + Math.exp(-weight))) / 1000;
  const basis = ratio <= PRICE_RATIO.SAME ? sureBasis(found, isSeen) : null;
  // what is sure by a rule of its own is never said to be less sure than that
  const isClear = found.conflicts.size === 0;
  if (basis) return { tier: 'SAME', confidence: Math.max(confidence, 0.9), basis, isClear };
  if (weight < LIKELY) return null;
  return {
    tier: 'LIKELY',
    confidence,
    isClear,
    basis: found.model > 0 ? 'MODEL' : isSeen ? 'PICTURE' : 'NAME',
  };
}

function sureBasis(found: Comparison, isSeen: boolean): Sameness['basis'] | null {
  const has = (conflicts: readonly Conflict[]) => conflicts.some((one) => found.conflicts.has(one));
  if (found.model > MODEL.rarity && found.cosine >= MODEL.cosine && !has(OF_MODELS)) return 'MODEL';
  const isAlike =
    found.cosine >= NAME.cosine && found.apart < NAME.apart && found.rarest >= NAME.rarest;
  if ((isAlike || found.acrossScripts) && found.sameNumbers && found.conflicts.size === 0)
    return found.model > MODEL.rarity ? 'MODEL' : 'NAME';
  return isSeen && !has(IMPOSSIBLE) ? 'PICTURE' : null;
}

/** The logarithm of the odds that two titles mean one product: weights of a logistic regression. */
function evidence(found: Comparison, ratio: number): number {
  const { conflicts } = found;
  const isFree = found.model === 0 && !found.sharesStem && !conflicts.has('model');
  const against = {
    unit: 2,
    mixed: 0.65,
    shade: 0.5,
    colour: 1,
    whom: 1.6,
    variant: 0.2,
    figure: 0.9,
    code: 0,
    sister: 2.8,
    model: 1.5,
    part: 2,
    used: 2,
  };
  let weight =
    1.1 * found.held +
    2.5 * found.rarest +
    2 * found.model +
    0.6 * Math.min(2, found.sameUnits) -
    1.25 * Math.min(2, Math.log(ratio)) -
    4;
  if (isFree && !conflicts.has('sister')) weight += 1.4 * found.cosine;
  if (found.model === 0 && found.sharesStem) weight += 1.35;
  if (found.sharesFigure) weight += 1.2;
  for (const conflict of conflicts) weight -= against[conflict];
  return weight;
}

const differ = (one: unknown, other: unknown) => one !== null && other !== null && one !== other;

function priceRatio(a: Candidate, b: Candidate): number {
  if (!a.amount || !b.amount) return 1;
  return Math.max(a.amount, b.amount) / Math.min(a.amount, b.amount);
}

/** Pictures are a second witness: the less they agree, the more the words have to. */
function looksAlike(a: bigint | null, b: bigint | null, cosine: number): boolean {
  if (a === null || b === null) return false;
  const apart = bitsApart(a, b);
  return PICTURES.some((one) => apart <= one.bits && cosine >= one.cosine);
}

/** How many of 64 bits differ. */
export function bitsApart(a: bigint, b: bigint): number {
  let count = 0;
  for (let rest = a ^ b; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}
