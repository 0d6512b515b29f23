/**
 * One draw (BEY-13). It is linked to the one before when it is asked for, before the round of the beacon that decides
 * it exists; its number follows from the seed, the link before, and that round. Only standard
 * functions, so that anybody repeats it with the tools of any computer.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { NUMBERS } from './numbers.ts';

/** What was fixed when the draw was asked for. */
export interface Asked {
  readonly activityId: string;
  /** In the lottery, from 1. */
  readonly drawNo: number;
  /** The same for all draws of a shopper in this lottery, and of no use elsewhere. */
  readonly userHash: string;
  /** Of this shopper, from 1. */
  readonly userDrawNo: number;
  /** A word of the shopper's own device. */
  readonly clientSeed: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  /** The round that decides; 0 where there is no beacon. */
  readonly round: number;
}

/** Words below this are taken: the largest multiple of the numbers that four bytes hold. */
const FAIR_BELOW = Math.floor(2 ** 32 / NUMBERS) * NUMBERS;
const [WORD_BYTES, WORDS] = [4, 8];

/** The link of a draw: SHA-256 over the one before and all that was fixed. */
export function linkOf(previous: string, asked: Asked): string {
  const { drawNo, userHash, userDrawNo, askedAt, round, clientSeed } = asked;
  const text = `${previous}|${drawNo}|${userHash}|${userDrawNo}|${askedAt}|${round}|${clientSeed}`;
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * What the seed signs. The shopper's word is last, since it alone may hold any character.
 * `randomness` is that of the round in hexadecimal, or empty without a beacon.
 */
export const messageOf = (previous: string, asked: Asked, randomness: string): string =>
  `${asked.activityId}:${asked.userHash}:${asked.drawNo}:${previous}:${asked.round}:${randomness}:${asked.clientSeed}`;

/** HMAC-SHA-256 of the message under the seed, and the number that follows from it. */
export function drawn(seed: Uint8Array, message: string): { mac: string; number: number } {
  const mac = hmac(sha256, seed, utf8ToBytes(message));
  let words = mac;
  for (let block = 1; ; block += 1) {
    const number = fairNumber(words);
    if (number !== null) return { mac: bytesToHex(mac), number };
    words = hmac(sha256, seed, utf8ToBytes(`${block}:${message}`));
  }
}

/**
 * The first four bytes that lie below the largest multiple of 10,000, modulo 10,000: no number is likelier than another.
 * Null where none of the eight does.
 */
export function fairNumber(mac: Uint8Array): number | null {
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  for (let word = 0; word < WORDS; word += 1) {
    const value = view.getUint32(word * WORD_BYTES);
    if (value < FAIR_BELOW) return value % NUMBERS;
  }
  return null;
}
