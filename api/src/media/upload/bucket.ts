/**
 * Uploads in a bucket: four requests of the S3 protocol (GET, PUT, DELETE, and a PUT signed for
 * somebody else).
 */
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { ObjectStorage } from '../../kernel/config-outside.ts';
import type { Inlet, StoredFile, UploadStore } from './store.ts';

const LIMIT_MS = 20_000;
/** Nothing in it is ever shown. */
const INLET = 'incoming/';

/** As it is called before anybody knows what it is. */
export const withoutEnd = (name: string): string => name.replace(/\.\w+$/, '');

/** What is asked of a bucket, with the errors of S3 in words. */
interface Bucket {
  readonly url: string;
  readonly client: AwsClient;
  /** Null where the bucket has nothing of that name. */
  get(name: string, init?: RequestInit): Promise<Response | null>;
  send(method: 'PUT' | 'DELETE', name: string, init?: RequestInit): Promise<void>;
}

export function bucketStore(settings: ObjectStorage, scratch: () => Promise<string>): UploadStore {
  const bucket = bucketOf(settings);
  return {
    async read(name) {
      const answer = await bucket.get(name);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    open: (name) => openFile(bucket, name),
    async write(name, bytes, type) {
      await bucket.send('PUT', name, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': type, 'content-length': String(bytes.length) },
      });
      return true;
    },
    async writeFile(name, file, type) {
      // as it is sent, and again if storage asks for it: never all of it in memory
      const body = await openAsBlob(file, { type });
      await bucket.send('PUT', name, {
        body,
        headers: { 'content-type': type, 'content-length': String(body.size) },
      });
      await rm(file, { force: true });
      return true;
    },
    scratch,
    async remove(names) {
      for (const name of names)
        for (const one of [name, INLET + withoutEnd(name)]) await bucket.send('DELETE', one);
    },
    inlet: inletOf(bucket),
  };
}

function bucketOf({ url, region, accessKeyId, secretAccessKey }: ObjectStorage): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = (name: string, init: RequestInit = {}) =>
    client.fetch(`${url}/${name}`, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
  return {
    url,
    client,
    async get(name, init) {
      const answer = await ask(name, init);
      if (answer.ok) return answer;
      await answer.body?.cancel();
      // a bucket that may not be listed answers 403 where there is nothing
      if (answer.status === 404 || answer.status === 403) return null;
      throw new Error(`Storage answers ${answer.status} to GET.`);
    },
    async send(method, name, init) {
      const answer = await ask(name, { ...init, method });
      await answer.body?.cancel();
      if (!answer.ok && !(method === 'DELETE' && answer.status === 404))
        throw new Error(`Storage answers ${answer.status} to ${method}.`);
    },
  };
}

async function openFile(bucket: Bucket, name: string): Promise<StoredFile | null> {
  const answer = await bucket.get(name, { method: 'HEAD' });
  if (!answer) return null;
  return {
    size: Number(answer.headers.get('content-length')),
    async piece(from, to) {
      const part = await bucket.get(name, { headers: { range: `bytes=${from}-${to}` } });
      if (!part?.body) throw new Error('Storage lost a file.');
      return Readable.fromWeb(part.body as ReadableStream);
    },
  };
}

/** Where browsers leave what they upload, until it is taken over. */
function inletOf(bucket: Bucket): Inlet {
  return {
    async address(name, type, size, seconds) {
      const wanted = new URL(`${bucket.url}/${INLET}${name}`);
      wanted.searchParams.set('X-Amz-Expires', String(seconds));
      const headers = { 'content-type': type, 'content-length': String(size) };
      // both are signed, so that nothing else can be left there
      const signed = await bucket.client.sign(wanted.href, {
        method: 'PUT',
        headers,
        aws: { signQuery: true, allHeaders: true },
      });
      return signed.url;
    },
    drop: (name) => bucket.send('DELETE', INLET + name),
    async take(name, file, maxBytes) {
      const answer = await bucket.get(INLET + name);
      if (!answer) return null;
      if (Number(answer.headers.get('content-length') ?? Infinity) > maxBytes) {
        await answer.body?.cancel();
        return 'too large';
      }
      await pipeline(
        Readable.fromWeb((answer.body ?? new Blob([]).stream()) as ReadableStream),
        createWriteStream(file),
      );
      return { type: answer.headers.get('content-type') ?? '' };
    },
  };
}
