/**
 * Finished pages as bytes, compressed once. A page is the same for every visitor of a tenant and
 * language, so it is made at most once in `FRESH_MS` however many ask; somewhat older ones are
 * still served while a new one is being made. A new deal is seen everywhere within 60 s (AMB-46).
 * What is out of date is cached beyond that, for when nothing newer can be made.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export const FRESH_MS = 20_000;
export const STALE_MS = 50_000;
/** How old a page may be that is shown because the database is away. */
const AWAY_MS = 24 * 3_600_000;

type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage {
  readonly html: Buffer;
  readonly etag: string;
  readonly madeAt: number;
  readonly packed: Partial<Record<Encoding, Buffer>>;
  readonly of: PageOf;
}

/** Whose page it is, and what it depends on; null: on anything. */
export interface PageOf {
  readonly tenant: string;
  readonly topics: ReadonlySet<string> | null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export class PageCache {
  private readonly plain = cacheOf(2000, 96);
  /** Addresses with a query have room of their own: anybody can make up any number of them. */
  private readonly asked = cacheOf(500, 24);
  /** Those that something changed for since they were made. */
  private readonly outdated = new WeakSet<CachedPage>();
  private readonly making = new Map<string, Promise<CachedPage | undefined>>();

  /** A page that may be shown; `FRESH_MS` says whether a new one should be made. */
  current(key: string, now: number): CachedPage | undefined {
    const page = this.roomOf(key).get(key);
    return page && !this.outdated.has(page) && page.madeAt <= now && now - page.madeAt <= STALE_MS
      ? page
      : undefined;
  }

  /** A page that may be shown where nothing newer can be made, and its age in seconds. */
  last(key: string, now: number): { page: CachedPage; ageSeconds: number } | undefined {
    const page = this.roomOf(key).get(key);
    if (!page || now - page.madeAt > AWAY_MS) return undefined;
    return { page, ageSeconds: Math.max(0, Math.round((now - page.madeAt) / 1000)) };
  }

  store(key: string, html: string, madeAt: number, of: PageOf): CachedPage {
    const bytes = Buffer.from(html);
    const page: CachedPage = {
      html: bytes,
      etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
      madeAt,
      packed: { identity: bytes },
      of,
    };
    this.roomOf(key).set(key, page);
    return page;
  }

  isBeingMade(key: string): boolean {
    return this.making.has(key);
  }

  /** One maker per key at a time; the others wait for it. */
  once(key: string, make: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
    let running = this.making.get(key);
    if (!running) {
      running = make().finally(() => this.making.delete(key));
      this.making.set(key, running);
    }
    return running;
  }

  /**
   * Something changed: the pages of its tenant that depend on its topic are no longer current; `*`:
   * of all, on anything.
   */
  outdate(topic = '*', tenant = '*'): void {
    for (const room of [this.plain, this.asked])
      for (const page of room.values()) {
        const { of } = page;
        if (
          (tenant === '*' || of.tenant === tenant) &&
          (topic === '*' || of.topics === null || of.topics.has(topic))
        )
          this.outdated.add(page);
      }
  }

  private roomOf(key: string): LRUCache<string, CachedPage> {
    return key.includes('?') ? this.asked : this.plain;
  }
}

function cacheOf(max: number, megabytes: number): LRUCache<string, CachedPage> {
  return new LRUCache<string, CachedPage>({
    max,
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: (page) => page.html.length * 2,
  });
}

/**
 * Writes a cached page: 304 where the visitor has it, else the best encoding, packed on first use.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  headers: Readonly<Record<string, string>>,
): void {
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ...headers, etag: page.etag }).end();
    return;
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  const packed = page.packed[encoding];
  if (packed) return write(response, page, packed, encoding, headers);
  void pack(page.html, encoding).then(
    (bytes) => {
      page.packed[encoding] = bytes;
      write(response, page, bytes, encoding, headers);
    },
    () => write(response, page, page.html, 'identity', headers),
  );
}

function write(
  response: ServerResponse,
  page: CachedPage,
  bytes: Buffer,
  encoding: Encoding,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(200, {
    ...headers,
    'content-length': bytes.length,
    etag: page.etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(bytes);
}

function encodingOf(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '');
  return /\bbr\b/.test(text) ? 'br' : /\bgzip\b/.test(text) ? 'gzip' : 'identity';
}

function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  return encoding === 'gzip' ? zip(bytes, { level: 5 }) : Promise.resolve(bytes);
}
