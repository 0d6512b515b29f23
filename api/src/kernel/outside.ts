/**
 * Requests to servers of others, whose addresses are not ours to trust: only addresses that anybody
 * may reach (checked on what the connection really uses, so that a name which changes its address
 * is refused too), never where an answer leads on to, with limits of time and size.
 */
import { lookup as ask } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const LIMIT_MS = 10_000;
/** Of an answer; what it says beyond is not read. */
const MAX_BYTES = 16 * 1024;

export interface Reach {
  /** Tests let themselves reach their own machine. */
  readonly mayReach: (address: string) => boolean;
  readonly ports: readonly string[];
}
export const PUBLIC: Reach = { mayReach: isPublicAddress, ports: ['', '80', '443'] };

/** Where something may be posted to: by https, unless a test says otherwise. */
export interface OutsideReach extends Reach {
  readonly plain?: boolean;
  /** Of a server in tests. */
  readonly ca?: string;
  /** How long an answer may take; tests are less patient. */
  readonly limitMs?: number;
}
export const PUBLIC_HTTPS: OutsideReach = { ...PUBLIC, ports: ['', '443', '8443'] };

export interface Posted {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The beginning of what it says. */
  readonly text: string;
}

/** Why there is no answer. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  readonly isTimeout: boolean;
  /** The request may have arrived. */
  readonly mayHaveArrived: boolean;
  constructor(message: string, about: { isTimeout?: boolean; mayHaveArrived?: boolean } = {}) {
    super(message);
    this.isTimeout = about.isTimeout ?? false;
    this.mayHaveArrived = about.mayHaveArrived ?? false;
  }
}

export interface OutsideRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Whether something may be posted there. */
export function isOutside(text: string, { ports, mayReach, plain }: OutsideReach): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  // a literal address is never looked up
  const isOpen = isIP(host) === 0 ? host.includes('.') : mayReach(host);
  return (
    (protocol === 'https:' || (plain === true && protocol === 'http:')) &&
    username === '' &&
    password === '' &&
    ports.includes(port) &&
    isOpen
  );
}

/** Asks somebody's server; throws `NoAnswer` where none comes. */
export function askOutside(
  url: string,
  request: OutsideRequest,
  reach: OutsideReach,
): Promise<Posted> {
  if (!isOutside(url, reach))
    return Promise.reject(new NoAnswer('Not an address that may be reached.'));
  return exchange(url, request, reach, { lookup: lookupIn(reach) });
}

/** Asks a service that the operator named; it may be on this machine. */
export function askTrusted(
  url: string,
  request: OutsideRequest,
  limits: Pick<OutsideReach, 'ca' | 'limitMs'> = {},
): Promise<Posted> {
  return exchange(url, request, limits);
}

function exchange(
  url: string,
  { method = 'POST', headers, body }: OutsideRequest,
  { ca, limitMs = LIMIT_MS }: Pick<OutsideReach, 'ca' | 'limitMs'>,
  options: https.RequestOptions = {},
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(limitMs);
    let isWritten = false;
    const refuse = (error: Error) =>
      reject(
        signal.aborted
          ? new NoAnswer(`No answer within ${limitMs / 1000} s.`, {
              isTimeout: true,
              mayHaveArrived: isWritten,
            })
          : new NoAnswer(error.message, { mayHaveArrived: isWritten }),
      );
    const request = (url.startsWith('http:') ? http : https).request(
      url,
      {
        ...options,
        ...(ca && { ca }),
        method,
        headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
        agent: false,
        signal,
      },
      (response) => {
        const { statusCode: status = 0 } = response;
        const parts: Buffer[] = [];
        let size = 0;
        const finish = () =>
          resolve({
            status,
            headers: response.headers,
            text: Buffer.concat(parts).subarray(0, MAX_BYTES).toString('utf8'),
          });
        response.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size < MAX_BYTES) return;
          finish();
          response.destroy();
        });
        response.on('end', finish);
        // its head says how it went, whatever becomes of the rest
        response.on('error', finish);
        request.off('error', refuse).on('error', finish);
      },
    );
    request.on('finish', () => {
      isWritten = true;
    });
    request.on('error', refuse);
    request.end(body);
  });
}

/**
 * Looks a name up and refuses it unless every address of it may be reached; the connection uses
 * what was checked.
 */
export function lookupIn({ mayReach }: Reach): LookupFunction {
  return (hostname, options, callback) => {
    ask(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[] | undefined;
      if (error) return callback(error, '', 0);
      const [first] = addresses ?? [];
      if (!first || !addresses?.every(({ address }) => mayReach(address)))
        return callback(new Error('Not a public address.'), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}
