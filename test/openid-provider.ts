/**
 * Providers of sign-in on loopback, as they are: the documents that LINE and Google publish, their
 * endpoints, and their signatures: HS256 with the channel's secret for browsers at LINE, which
 * publishes ES256; RS256 at Google.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { published } from './openid-published.ts';
import type { Brand } from './openid-published.ts';

interface Claims {
  readonly sub: string;
  readonly name?: string;
  readonly nonce?: string | undefined;
}

export interface OpenidProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  /** The settings that make Khum use it. */
  readonly env: Record<string, string>;
  /** Requests so far, `METHOD path`. */
  readonly requests: string[];
  /** Who signs in next, and what is wrong with their token. */
  next: {
    sub: string;
    name?: string;
    claims?: object;
    signedBy?: 'stranger' | 'secret-of-another';
    refuses?: boolean;
  };
  /** An ID token as the provider's own library gives it to an app. */
  token(claims: Claims, now: Date): Promise<string>;
  close(): Promise<void>;
}

const CLIENTS = {
  LINE: { clientId: '1653900001', secret: 'c0ffee11c0ffee22c0ffee33c0ffee44' },
  GOOGLE: { clientId: '42-khum.apps.example', secret: 'GOCSPX-khum-on-loopback' },
} as const;

interface Grant {
  readonly redirect: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
}

/** A provider and what its requests share. */
interface Provider {
  readonly brand: Brand;
  readonly clientId: string;
  readonly secret: string;
  readonly alg: 'ES256' | 'RS256';
  readonly own: CryptoKeyPair;
  readonly stranger: CryptoKeyPair;
  readonly grants: Map<string, Grant>;
  readonly requests: string[];
  readonly now: () => Date;
  /** Shows a page where a person says who they are, or leaves. */
  readonly asks: boolean;
  issuer: string;
  next: OpenidProvider['next'];
}

/**
 * With `asks` it shows a page where a person says who they are, or leaves; without, `next` decides.
 */
export async function openidProvider(
  brand: Brand,
  now: () => Date = () => new Date(),
  asks = false,
): Promise<OpenidProvider> {
  const alg = brand === 'LINE' ? 'ES256' : 'RS256';
  const [own, stranger] = await Promise.all([generateKeyPair(alg), generateKeyPair(alg)]);
  const provider: Provider = {
    ...CLIENTS[brand],
    brand,
    alg,
    own,
    stranger,
    grants: new Map(),
    requests: [],
    now,
    asks,
    issuer: '',
    next: { sub: 'nobody' },
  };
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', use: 'sig', alg };
  const server = createServer((request, response) => answer(provider, jwk, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(provider, {
    env: {
      [`${brand}_CLIENT_ID`]: provider.clientId,
      [`${brand}_CLIENT_SECRET`]: provider.secret,
      [`${brand}_ISSUER`]: provider.issuer,
    },
    token: (claims: Claims, at: Date) => sign(provider, claims, at, false),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function answer(
  provider: Provider,
  jwk: object,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', provider.issuer);
  provider.requests.push(`${request.method} ${url.pathname}`);
  if (url.pathname === '/.well-known/openid-configuration')
    sendJson(response, 200, published(provider.brand, provider.issuer));
  else if (url.pathname === '/certs') sendJson(response, 200, { keys: [jwk] });
  else if (url.pathname === '/authorize') authorize(provider, url, response);
  else if (url.pathname === '/token' && request.method === 'POST')
    void trade(provider, request, response);
  else response.writeHead(404).end();
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function authorize(provider: Provider, url: URL, response: ServerResponse): void {
  const asked = Object.fromEntries(url.searchParams) as Record<string, string | undefined>;
  const { redirect_uri: redirect = '', state = '', code_challenge: challenge = '', nonce } = asked;
  const isRight =
    asked.client_id === provider.clientId &&
    asked.response_type === 'code' &&
    asked.scope?.split(' ').includes('openid') &&
    asked.code_challenge_method === 'S256';
  if (!isRight || !challenge || !redirect.endsWith('/login'))
    return void response.writeHead(400).end('invalid_request');
  if (provider.asks && asked.as === undefined && asked.left === undefined)
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(consent(url));
  if (asked.as !== undefined) provider.next = { sub: asked.as, name: asked.as };
  const back = new URL(redirect);
  back.searchParams.set('state', state);
  if (provider.next.refuses || asked.left !== undefined)
    back.searchParams.set('error', 'access_denied');
  else {
    const code = randomBytes(12).toString('base64url');
    provider.grants.set(code, { redirect, challenge, nonce });
    back.searchParams.set('code', code);
  }
  response.writeHead(302, { location: back.href }).end();
}

function consent({ searchParams }: URL): string {
  const kept = [...searchParams]
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${name}" value="${value.replaceAll('"', '')}">`,
    )
    .join('');
  return `<!doctype html><title>Sign in</title><link rel="icon" href="data:,"><form>${kept}<input name="as" aria-label="Name"><button>Allow</button></form><form>${kept}<button name="left" value="1">Cancel</button></form>`;
}

async function trade(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const grant = provider.grants.get(form.get('code') ?? '');
  provider.grants.delete(form.get('code') ?? '');
  if (form.get('client_id') !== provider.clientId || form.get('client_secret') !== provider.secret)
    return sendJson(response, 401, { error: 'invalid_client' });
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (!grant || grant.redirect !== form.get('redirect_uri') || grant.challenge !== challenge)
    return sendJson(response, 400, { error: 'invalid_grant' });
  const { sub, name, claims } = provider.next;
  sendJson(response, 200, {
    access_token: randomBytes(16).toString('hex'),
    token_type: 'Bearer',
    expires_in: 2_592_000,
    scope: 'openid profile',
    id_token: await sign(
      provider,
      { sub, nonce: grant.nonce, ...(name ? { name } : {}), ...claims },
      provider.now(),
      true,
    ),
  });
}

async function sign(
  { brand, secret, alg, own, stranger, issuer, clientId, next: { signedBy } }: Provider,
  claims: Claims,
  at: Date,
  forBrowser: boolean,
): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const bySecret = brand === 'LINE' && forBrowser && signedBy !== 'stranger';
  const used = signedBy ? 'somebody-elses-secret-somebody-el' : secret;
  const pair = signedBy === 'stranger' ? stranger : own;
  return new SignJWT({
    iss: issuer,
    aud: clientId,
    iat: seconds,
    exp: seconds + 3600,
    ...claims,
  })
    .setProtectedHeader(bySecret ? { alg: 'HS256', typ: 'JWT' } : { alg, kid: 'one', typ: 'JWT' })
    .sign(bySecret ? new TextEncoder().encode(used) : pair.privateKey);
}
