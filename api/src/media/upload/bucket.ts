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
import type { UploadStore } from './store.ts';

const LIMIT_MS = 20_000;
/** Nothing in it is ever shown. */
const INLET = 'incoming/';

/** As it is called before anybody knows what it is. */
export const withoutEnd = (name: string): string => name.replace(/\.\w+$/, '');

export function bucketStore(
  { url, region, accessKeyId, secretAccessKey }: ObjectStorage,
  scratch: () => Promise<string>,
): UploadStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = (name: string, init: RequestInit = {}) =>
    client.fetch(`${url}/${name}`, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });

  async function get(name: string, init: RequestInit = {}): Promise<Response | null> {
    const answer = await ask(name, init);
    if (answer.ok) return answer;
    await answer.body?.cancel();
    // a bucket that may not be listed says 403 where there is nothing
    if (answer.status === 404 || answer.status === 403) return null;
    throw new Error(`Storage answers ${answer.status} to GET.`);
  }
  async function must(
    method: 'PUT' | 'DELETE',
    name: string,
    init: RequestInit = {},
  ): Promise<void> {
    const answer = await ask(name, { ...init, method });
    await answer.body?.cancel();
    if (!answer.ok && !(method === 'DELETE' && answer.status === 404))
      throw new Error(`Storage answers ${answer.status} to ${method}.`);
  }
  return {
    async read(name) {
      const answer = await get(name);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    async open(name) {
      const answer = await get(name, { method: 'HEAD' });
      if (!answer) return null;
      return {
        size: Number(answer.headers.get('content-length')),
        async piece(from, to) {
          const part = await get(name, { headers: { range: `bytes=${from}-${to}` } });
          if (!part?.body) throw new Error('Storage lost a file.');
          return Readable.fromWeb(part.body as ReadableStream);
        },
      };
    },
    async write(name, bytes, type) {
      await must('PUT', name, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': type, 'content-length': String(bytes.length) },
      });
      return true;
    },
    async writeFile(name, file, type) {
      // as it is sent, and again if storage asks for it: never all of it in memory
      const body = await openAsBlob(file, { type });
      await must('PUT', name, {
        body,
        headers: { 'content-type': type, 'content-length': String(body.size) },
      });
      await rm(file, { force: true });
      return true;
    },
    scratch,
    async remove(names) {
      for (const name of names)
        for (const one of [name, INLET + withoutEnd(name)]) await must('DELETE', one);
    },
    inlet: {
      async address(name, type, size, seconds) {
        const wanted = new URL(`${url}/${INLET}${name}`);
        wanted.searchParams.set('X-Amz-Expires', String(seconds));
        const headers = { 'content-type': type, 'content-length': String(size) };
        // both are signed, so that nothing else can be left there
        return (
          await client.sign(wanted.href, {
            method: 'PUT',
            headers,
            aws: { signQuery: true, allHeaders: true },
          })
        ).url;
      },
      drop: (name) => must('DELETE', INLET + name),
      async take(name, file, maxBytes) {
        const answer = await get(INLET + name);
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
    },
  };
}
