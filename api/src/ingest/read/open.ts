/**
 * Opens a feed: gzip by its magic number, guarded against bombs; its digest, encoding, format and
 * first text.
 */
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { LIMITS } from '../limits.ts';
import { FeedRefused, refuseFeed } from '../refusal.ts';
import { detectEncoding, makeDecoder } from './encoding.ts';
import type { Encoding } from './encoding.ts';

export interface FeedFile {
  readonly path: string;
  readonly size: number;
  readonly modified: Date;
  readonly digest: Buffer;
}

/**
 * Size, time and SHA-256 of the bytes as they lie on disk: by these a second import of the same
 * file is known.
 */
export async function describeFile(path: string): Promise<FeedFile> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw refuseFeed('no such file', `There is no file ${path}.`);
  if (found.size === 0) throw refuseFeed('empty', 'The file is empty.');
  const hash: Hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }))
    hash.update(chunk as Buffer);
  return { path, size: found.size, modified: found.mtime, digest: hash.digest() };
}

export interface FeedText {
  readonly encoding: Encoding;
  readonly sample: string /** Whether the sample is all of it. */;
  readonly whole: boolean /** All the text, the sample included. */;
  readonly chunks: AsyncIterable<string>;
}

/** The feed's text in pieces. Refuses what decompresses without end and gzip that breaks off. */
export async function openText(path: string, wanted?: Encoding): Promise<FeedText> {
  const bytes = await byteStream(path);
  const iterator = (bytes as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let size = 0;
  let ended = false;
  while (size < LIMITS.sampleBytes) {
    const next = await iterator.next();
    if (next.done) {
      ended = true;
      break;
    }
    first.push(next.value);
    size += next.value.length;
  }
  const head = Buffer.concat(first);
  const found = detectEncodingOf(head, wanted);
  const decoder = makeDecoder(found.encoding);
  const text = decoder.write(head.subarray(found.bomBytes)) + (ended ? decoder.end() : '');
  return {
    encoding: found.encoding,
    sample: text,
    whole: ended,
    chunks: rest(text, ended, iterator, decoder),
  };
}

function detectEncodingOf(
  head: Buffer,
  wanted: Encoding | undefined,
): { encoding: Encoding; bomBytes: number } {
  const hasBom =
    head[0] === 0xef && head[1] === 0xbb
      ? 3
      : (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
        ? 2
        : 0;
  return wanted ? { encoding: wanted, bomBytes: hasBom } : detectEncoding(head);
}

async function* rest(
  first: string,
  ended: boolean,
  iterator: AsyncIterator<Buffer>,
  decoder: { write(bytes: Buffer): string; end(): string },
): AsyncIterable<string> {
  // in pieces, so that no reader ever works on the whole sample at once
  for (let at = 0; at < first.length; at += PIECE) yield first.slice(at, at + PIECE);
  if (ended) return;
  for (let next = await iterator.next(); !next.done; next = await iterator.next())
    yield decoder.write(next.value);
  const tail = decoder.end();
  if (tail !== '') yield tail;
}

const PIECE = 256 * 1024;

async function byteStream(path: string): Promise<Readable> {
  const file = await open(path);
  const start = Buffer.alloc(2);
  await file.read(start, 0, 2, 0);
  await file.close();
  const raw = createReadStream(path, { highWaterMark: 256 * 1024 });
  if (start[0] !== 0x1f || start[1] !== 0x8b) return raw;
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  const guard = bombGuard(() => gunzip.bytesWritten);
  raw.on('error', (error) => guard.destroy(error));
  gunzip.on('error', (error) => guard.destroy(gzipRefusal(error)));
  guard.on('close', () => {
    raw.destroy();
    gunzip.destroy();
  });
  return raw.pipe(gunzip).pipe(guard);
}

function gzipRefusal(error: Error): FeedRefused {
  const cut = (error as NodeJS.ErrnoException).code === 'Z_BUF_ERROR';
  return refuseFeed(
    cut ? 'truncated' : 'gzip',
    cut
      ? 'The gzip file breaks off before its end: it was cut in transfer. Fetch it again.'
      : `The gzip file is damaged (${error.message}). Fetch it again.`,
  );
}

function bombGuard(packed: () => number): Transform {
  let size = 0;
  return new Transform({
    highWaterMark: 256 * 1024,
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > LIMITS.feedBytes)
        done(
          refuseFeed(
            'too large',
            `The feed is larger than ${LIMITS.feedBytes / 1024 ** 3} GB when unpacked.`,
          ),
        );
      else if (size > LIMITS.gzipRatioFrom && size > packed() * LIMITS.gzipRatio) {
        done(
          refuseFeed(
            'too large',
            `The gzip file unpacks to more than ${LIMITS.gzipRatio} times its size: that is no feed but a decompression bomb.`,
          ),
        );
      } else done(null, chunk);
    },
  });
}
