/** Which encoding a feed is written in, from its first bytes, and a decoder for the rest. */
import { StringDecoder } from 'node:string_decoder';
import { refuseFeed } from '../refusal.ts';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-874', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface Found {
  readonly encoding: Encoding;
  readonly bomBytes: number;
}

/**
 * A byte order mark decides. Else zeros in every other byte are UTF-16; valid UTF-8 is UTF-8; long
 * runs of Thai letters are Windows-874 (TIS-620); single accented letters between plain ones are
 * Windows-1252.
 */
export function detectEncoding(sample: Buffer): Found {
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf)
    return { encoding: 'utf-8', bomBytes: 3 };
  if (sample[0] === 0xff && sample[1] === 0xfe) return { encoding: 'utf-16le', bomBytes: 2 };
  if (sample[0] === 0xfe && sample[1] === 0xff) return { encoding: 'utf-16be', bomBytes: 2 };
  const wide = wideOf(sample);
  if (wide) return { encoding: wide, bomBytes: 0 };
  refuseBinary(sample);
  const { valid, broken } = countUtf8(sample);
  // eight-bit text holds a valid sequence by chance now and then, but never more often than a
  // broken one
  if (valid >= broken) return { encoding: 'utf-8', bomBytes: 0 };
  return { encoding: eightBit(sample), bomBytes: 0 };
}

function wideOf(sample: Buffer): Encoding | null {
  const pairs = Math.min(sample.length >> 1, 4096);
  if (pairs < 8) return null;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (sample[at] === 0) evenZeros += 1;
    if (sample[at + 1] === 0) oddZeros += 1;
  }
  if (oddZeros > pairs * 0.3 && evenZeros < pairs * 0.05) return 'utf-16le';
  return evenZeros > pairs * 0.3 && oddZeros < pairs * 0.05 ? 'utf-16be' : null;
}

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['504b0304', 'a zip archive (or an Excel workbook): unpack it, or save it as CSV'],
  ['25504446', 'a PDF'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
  ['d0cf11e0', 'an old Excel workbook: save it as CSV'],
  ['377abcaf', 'a 7z archive: unpack it'],
  ['52617221', 'a rar archive: unpack it'],
  ['28b52ffd', 'zstd: unpack it'],
  ['425a68', 'bzip2: unpack it'],
  ['fd377a585a', 'xz: unpack it'],
  ['1f8b', 'gzip within gzip: unpack it once'],
];

function refuseBinary(sample: Buffer): void {
  const start = sample.subarray(0, 8).toString('hex');
  const known = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (known) throw refuseFeed('not a feed', `This file is ${known[1]}.`);
  let odd = 0;
  for (const byte of sample)
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) odd += 1;
  if (odd > 8 && odd > sample.length * 0.01)
    throw refuseFeed(
      'not a feed',
      'This file is not text: it is full of control characters, so it is no CSV, JSON or XML feed.',
    );
}

/**
 * Multi-byte sequences that are right and that are not; one cut off at the end counts as neither.
 */
function countUtf8(sample: Buffer): { valid: number; broken: number } {
  let valid = 0;
  let broken = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at] as number;
    if (byte < 0x80) continue;
    const more =
      byte >= 0xc2 && byte < 0xe0
        ? 1
        : byte >= 0xe0 && byte < 0xf0
          ? 2
          : byte >= 0xf0 && byte < 0xf5
            ? 3
            : 0;
    if (more > 0 && at + more >= sample.length) break;
    let whole = more > 0;
    for (let next = 1; whole && next <= more; next += 1)
      whole = ((sample[at + next] as number) & 0xc0) === 0x80;
    if (whole) {
      valid += 1;
      at += more;
    } else broken += 1;
  }
  return { valid, broken };
}

function eightBit(sample: Buffer): Encoding {
  let high = 0;
  let thai = 0;
  let runs = 0;
  let undefinedIn1252 = 0;
  let inRun = false;
  for (const byte of sample) {
    if (byte < 0x80) {
      inRun = false;
      continue;
    }
    high += 1;
    if ((byte >= 0xa1 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb)) thai += 1;
    if (byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d)
      undefinedIn1252 += 1;
    if (!inRun) runs += 1;
    inRun = true;
  }
  if (thai >= high * 0.9 && high / runs >= 2.5) return 'windows-874';
  if (undefinedIn1252 === 0 && high / sample.length < 0.3) return 'windows-1252';
  throw refuseFeed(
    'encoding',
    'The encoding of this file is unknown: it is not UTF-8, UTF-16, Windows-874 or Windows-1252. Name it with --encoding, or save the file as UTF-8.',
  );
}

export interface Decoder {
  write(bytes: Buffer): string;
  end(): string;
}

/**
 * A streaming decoder. Bytes that are no text become U+FFFD, by which the rows that hold them are
 * refused.
 */
export function makeDecoder(encoding: Encoding): Decoder {
  if (encoding === 'utf-8') return new StringDecoder('utf8');
  const decoder = new TextDecoder(encoding);
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}
