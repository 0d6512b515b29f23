/**
 * Providers of sign-in on loopback, as they are: the documents that LINE and Google publish, their
 * endpoints, and their signatures: HS256 with the channel's secret for browsers at LINE, which
 * publishes ES256; RS256 at Google.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type Brand = 'LINE' | 'GOOGLE';

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
  token(claims: { sub: string; name?: string; nonce?: string }, now: Date): Promise<string>;
  close(): Promise<void>;
}

interface Grant {
  readonly redirect: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
}

/**
 * With `asks` it shows a page where a person says who they are, or leaves; without, `next` says it.
 */
export async function openidProvider(
  brand: Brand,
  now: () => Date = () => new Date(),
  asks = false,
): Promise<OpenidProvider> {
  const [clientId, secret] =
    brand === 'LINE'
      ? ['1653900001', 'c0ffee11c0ffee22c0ffee33c0ffee44']
      : ['42-khum.apps.example', 'GOCSPX-khum-on-loopback'];
  const alg = brand === 'LINE' ? 'ES256' : 'RS256';
  const [own, stranger] = await Promise.all([generateKeyPair(alg), generateKeyPair(alg)]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', use: 'sig', alg };
  const grants = new Map<string, Grant>();
  const requests: string[] = [];

  async function sign(
    claims: { sub: string; nonce?: string | undefined },
    at: Date,
    forBrowser: boolean,
  ): Promise<string> {
    const seconds = Math.floor(at.getTime() / 1000);
    const shared = brand === 'LINE' && forBrowser;
    const { signedBy } = self.next;
    const key =
      signedBy === 'stranger'
        ? stranger.privateKey
        : shared
          ? new TextEncoder().encode(signedBy ? 'somebody-elses-secret-somebody-el' : secret)
          : own.privateKey;
    return new SignJWT({
      iss: self.issuer,
      aud: clientId,
      iat: seconds,
      exp: seconds + 3600,
      ...claims,
    })
      .setProtectedHeader(
        shared && signedBy !== 'stranger'
          ? { alg: 'HS256', typ: 'JWT' }
          : { alg, kid: 'one', typ: 'JWT' },
      )
      .sign(key);
  }

  function authorize(url: URL, response: ServerResponse): void {
    const asked = Object.fromEntries(url.searchParams) as Record<string, string | undefined>;
    const {
      redirect_uri: redirect = '',
      state = '',
      code_challenge: challenge = '',
      nonce,
    } = asked;
    const isRight =
      asked.client_id === clientId &&
      asked.response_type === 'code' &&
      asked.scope?.split(' ').includes('openid') &&
      asked.code_challenge_method === 'S256';
    if (!isRight || !challenge || !redirect.endsWith('/login'))
      return void response.writeHead(400).end('invalid_request');
    if (asks && asked.as === undefined && asked.left === undefined)
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(consent(url));
    if (asked.as !== undefined) self.next = { sub: asked.as, name: asked.as };
    const back = new URL(redirect);
    back.searchParams.set('state', state);
    if (self.next.refuses || asked.left !== undefined)
      back.searchParams.set('error', 'access_denied');
    else {
      const code = randomBytes(12).toString('base64url');
      grants.set(code, { redirect, challenge, nonce });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  async function trade(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const form = new URLSearchParams(body);
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const say = (status: number, json: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    if (form.get('client_id') !== clientId || form.get('client_secret') !== secret)
      return void say(401, { error: 'invalid_client' });
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.redirect !== form.get('redirect_uri') || grant.challenge !== challenge)
      return void say(400, { error: 'invalid_grant' });
    const { sub, name, claims } = self.next;
    const idToken = await sign(
      { sub, nonce: grant.nonce, ...(name ? { name } : {}), ...claims },
      now(),
      true,
    );
    say(200, {
      access_token: randomBytes(16).toString('hex'),
      token_type: 'Bearer',
      expires_in: 2_592_000,
      scope: 'openid profile',
      id_token: idToken,
    });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', self.issuer);
    requests.push(`${request.method} ${url.pathname}`);
    const json = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration') json(published(brand, self.issuer));
    else if (url.pathname === '/certs') json({ keys: [jwk] });
    else if (url.pathname === '/authorize') authorize(url, response);
    else if (url.pathname === '/token' && request.method === 'POST') void trade(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self: OpenidProvider = {
    issuer,
    clientId,
    secret,
    env: {
      [`${brand}_CLIENT_ID`]: clientId,
      [`${brand}_CLIENT_SECRET`]: secret,
      [`${brand}_ISSUER`]: issuer,
    },
    requests,
    next: { sub: 'nobody' },
    token: (claims, at) => sign(claims, at, false),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return self;
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

/** What each of them publishes about itself, with this machine's addresses. */
function published(brand: Brand, issuer: string): object {
  const addresses = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/certs`,
  };
  if (brand === 'LINE')
    return {
      ...addresses,
      revocation_endpoint: `${issuer}/revoke`,
      userinfo_endpoint: `${issuer}/userinfo`,
      scopes_supported: ['openid', 'profile', 'email'],
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
    };
  return {
    ...addresses,
    device_authorization_endpoint: `${issuer}/device/code`,
    userinfo_endpoint: `${issuer}/userinfo`,
    revocation_endpoint: `${issuer}/revoke`,
    response_types_supported: [
      'code',
      'token',
      'id_token',
      'code token',
      'code id_token',
      'token id_token',
      'code token id_token',
      'none',
    ],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    claims_supported: [
      'aud',
      'email',
      'email_verified',
      'exp',
      'family_name',
      'given_name',
      'iat',
      'iss',
      'name',
      'picture',
      'sub',
    ],
    code_challenge_methods_supported: ['plain', 'S256'],
    grant_types_supported: [
      'authorization_code',
      'refresh_token',
      'urn:ietf:params:oauth:grant-type:device_code',
    ],
  };
}
