/**
 * Rounds of a public randomness beacon in the format of drand quicknet
 * (https://docs.drand.love, scheme bls-unchained-g1-rfc9380): when a round is due, and whether a signature is its.
 */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Beacon } from './terms.ts';

export interface Round {
  readonly round: number;
  /** 48 bytes in hexadecimal. */
  readonly signature: string;
}

const { shortSignatures: bls, G1, fields } = bls12_381;
export const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const WEIGHT_BYTES = 16;

/** When a round is published, in milliseconds since 1970. */
export const timeOfRound = ({ genesisS, periodS }: Beacon, round: number): number =>
  (genesisS + (round - 1) * periodS) * 1000;

/** The first round that is published later than a moment. */
export const roundAfter = ({ genesisS, periodS }: Beacon, at: number): number =>
  Math.max(1, Math.floor((at / 1000 - genesisS) / periodS) + 2);

/** The randomness of a round: SHA-256 of its signature. */
export const randomnessOf = (signature: string): string =>
  bytesToHex(sha256(hexToBytes(signature)));

/** What a round signs: its number, as eight bytes, hashed. */
export function messageOfRound(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}

/**
 * Whether the signatures are those of the rounds, all checked with one pairing: each is weighed by a number that follows from
 * all of them, so that no two false ones make up for one another. What cannot be read is false.
 */
export function areGenuine({ publicKey }: Beacon, rounds: readonly Round[]): boolean {
  if (rounds.length === 0) return true;
  try {
    const weights = weightsOf(publicKey, rounds);
    let [signed, messages] = [G1.Point.ZERO, G1.Point.ZERO];
    for (const [at, { round, signature }] of rounds.entries()) {
      const point = G1.Point.fromHex(signature);
      point.assertValidity();
      const weight = weights[at] as bigint;
      signed = signed.add(point.multiplyUnsafe(weight));
      messages = messages.add(bls.hash(messageOfRound(round), DOMAIN).multiplyUnsafe(weight));
    }
    return bls.verify(signed, messages, hexToBytes(publicKey));
  } catch {
    return false;
  }
}

function weightsOf(publicKey: string, rounds: readonly Round[]): bigint[] {
  const all = sha256(
    concatBytes(
      hexToBytes(publicKey),
      ...rounds.flatMap(({ round, signature }) => [messageOfRound(round), hexToBytes(signature)]),
    ),
  );
  return rounds.map((_, at) => {
    const weight = sha256(concatBytes(all, messageOfRound(at))).subarray(0, WEIGHT_BYTES);
    return fields.Fr.create(BigInt(`0x${bytesToHex(weight)}`)) || 1n;
  });
}
