/**
 * Fetches a picture from a shop's server. Where it leads is not ours to trust: only http(s) on the
 * usual ports, only addresses that anybody may reach (checked on what the connection really uses,
 * again after each redirect), with limits of size and time.
 */
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { lookupIn, PUBLIC } from '../kernel/outside.ts';
import type { Reach } from '../kernel/outside.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_MS = 8_000;
const REDIRECTS = 3;

/** The bytes; throws when they may not or cannot be had. */
export async function fetchPicture(address: string, reach: Reach = PUBLIC): Promise<Buffer> {
  const limit = AbortSignal.timeout(MAX_MS);
  let at = address;
  for (let turn = 0; turn <= REDIRECTS; turn += 1) {
    const answer = await get(new URL(at), reach, limit);
    if (Buffer.isBuffer(answer)) return answer;
    at = new URL(answer.location, at).href;
  }
  throw new Error('Too many redirects.');
}

function get(url: URL, reach: Reach, signal: AbortSignal): Promise<Buffer | { location: string }> {
  const plain = url.protocol === 'http:';
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (
    (!plain && url.protocol !== 'https:') ||
    url.username !== '' ||
    url.password !== '' ||
    !reach.ports.includes(url.port)
  )
    throw new Error('Not a web address.');
  // a literal address is never looked up
  if (isIP(host) !== 0 && !reach.mayReach(host)) throw new Error('Not a public address.');
  return new Promise((resolve, reject) => {
    const request = (plain ? http : https).get(
      url,
      {
        lookup: lookupIn(reach),
        signal,
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'Khum' },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        const refuse = (why: string) => {
          response.destroy();
          reject(new Error(why));
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy();
          return resolve({ location: headers.location });
        }
        if (statusCode !== 200) return refuse(`The shop answers ${statusCode}.`);
        if (!/^image\/(?!svg)/i.test(headers['content-type'] ?? ''))
          return refuse('Not a picture.');
        if (Number(headers['content-length'] ?? 0) > MAX_BYTES) return refuse('Too large.');
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > MAX_BYTES) return refuse('Too large.');
          parts.push(part);
        });
        response.on('end', () => resolve(Buffer.concat(parts)));
        response.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}
