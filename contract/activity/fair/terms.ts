/**
 * What a lottery promises before it begins (BEY-13): prizes with their numbers and stock, rules of chances,
 * dates, the public beacon. Frozen when it is published, and hashed into the first link of the chain of draws, so that
 * nothing of it can be changed afterwards without every draw showing it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const PRIZE_KINDS = ['GOODS', 'VOUCHER', 'NOTHING'] as const;

/** One prize: it has `numbers` numbers of the ten thousand, behind those of the prizes before it. */
export interface TermsPrize {
  readonly prizeId: string;
  readonly name: string;
  readonly kind: (typeof PRIZE_KINDS)[number];
  readonly numbers: number;
  /** Null: as many as are won. */
  readonly stock: number | null;
}

/** A public randomness beacon in the format of drand quicknet (scheme bls-unchained-g1-rfc9380). */
export interface Beacon {
  readonly chainHash: string;
  /** 96 bytes in hexadecimal. */
  readonly publicKey: string;
  readonly periodS: number;
  /** Unix time of the first round. */
  readonly genesisS: number;
}

/** Ways to earn chances (AMB-39). */
export const EARNED_BY = ['BASE', 'DAILY_VISIT', 'SHARE', 'INVITE', 'FOLLOW'] as const;

/** So many chances each time, at most so often a day and in all. */
export interface ChanceRule {
  readonly reason: (typeof EARNED_BY)[number];
  readonly chances: number;
  readonly mostADay: number;
  readonly mostInAll: number;
}

/** Moments are milliseconds since 1970: exact in every language and time zone. */
export interface Terms {
  readonly format: 'khum-lottery-1';
  readonly activityId: string;
  readonly title: string;
  readonly startAt: number;
  readonly endAt: number;
  readonly revealAt: number;
  readonly prizes: readonly TermsPrize[];
  readonly chances: readonly ChanceRule[];
  /** Null: sealed by this site alone. */
  readonly beacon: Beacon | null;
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of the terms as JSON with the names of fields in order and no spaces. */
export const termsHashOf = (terms: Terms): string => hash(canonical(terms));

/** What the operator publishes of the seed beforehand: SHA-256(seed bytes ‖ activity). */
export const commitOf = (seed: Uint8Array, activityId: string): string =>
  bytesToHex(sha256(concatBytes(seed, utf8ToBytes(activityId))));

/** What the first draw is linked to: seed and terms, so that neither can be another afterwards. */
export const genesisOf = (commit: string, termsHash: string): string =>
  hash(`${commit}|${termsHash}`);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}
