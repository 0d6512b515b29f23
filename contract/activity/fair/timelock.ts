/**
 * A seed that opens by itself (BEY-13): encrypted for a round of the beacon that is still to come, so that anybody
 * reads it once that round is published, whatever the site does, and nobody before. Identity-based encryption after Boneh
 * and Franklin as drand's tlock uses it (https://eprint.iacr.org/2023/189).
 */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import {
  bytesToHex,
  concatBytes,
  hexToBytes,
  randomBytes,
  utf8ToBytes,
} from '@noble/hashes/utils.js';
import { DOMAIN, messageOfRound } from './beacon.ts';
import type { Beacon } from './terms.ts';

/** The seed, encrypted for a round: a point of 96 bytes and two words of 32, in hexadecimal. */
export interface Timelock {
  readonly round: number;
  readonly u: string;
  readonly v: string;
  readonly w: string;
}

const { G1, G2, fields, pairing } = bls12_381;
type Gt = ReturnType<typeof pairing>;

/** Encrypts 32 bytes for a round. */
export function lockFor(beacon: Beacon, round: number, seed: Uint8Array): Timelock {
  const identity = G1.hashToCurve(messageOfRound(round), { DST: DOMAIN });
  const sigma = randomBytes(seed.length);
  const r = scalarOf(sigma, seed);
  const shared = fields.Fp12.pow(pairing(identity, G2.Point.fromHex(beacon.publicKey)), r);
  return {
    round,
    u: G2.Point.BASE.multiply(r).toHex(),
    v: bytesToHex(xor(sigma, hashOfGt(shared))),
    w: bytesToHex(xor(seed, labelled('IBE-H4', sigma))),
  };
}

/** The 32 bytes; null where the signature is of another round, or a byte was changed. */
export function openWith(lock: Timelock, signature: string): Uint8Array | null {
  try {
    const u = G2.Point.fromHex(lock.u);
    const shared = pairing(G1.Point.fromHex(signature), u);
    const sigma = xor(hexToBytes(lock.v), hashOfGt(shared));
    const seed = xor(hexToBytes(lock.w), labelled('IBE-H4', sigma));
    return G2.Point.BASE.multiply(scalarOf(sigma, seed)).equals(u) ? seed : null;
  } catch {
    return null;
  }
}

const xor = (a: Uint8Array, b: Uint8Array): Uint8Array =>
  a.map((byte, at) => byte ^ (b[at] as number));

const labelled = (label: string, ...parts: Uint8Array[]): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(label), ...parts));

/** Hashed once more with a counter until it is a scalar of the group. */
function scalarOf(sigma: Uint8Array, message: Uint8Array): bigint {
  const base = labelled('IBE-H3', sigma, message);
  for (let count = 1; ; count += 1) {
    const bytes = sha256(concatBytes(Uint8Array.of(count & 255, count >> 8), base));
    bytes[0] = (bytes[0] as number) >> 1;
    const number = BigInt(`0x${bytesToHex(bytes)}`);
    if (number < fields.Fr.ORDER) return number;
  }
}

const hashOfGt = (gt: Gt): Uint8Array =>
  labelled(
    'IBE-H2',
    ...[gt.c1, gt.c0].flatMap(({ c0, c1, c2 }) =>
      [c2, c1, c0].flatMap((pair) => [pair.c1, pair.c0].map(bytesOfField)),
    ),
  );

const bytesOfField = (value: bigint): Uint8Array =>
  hexToBytes(value.toString(16).padStart(96, '0'));
