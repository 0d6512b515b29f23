/**
 * OpenID Connect with the providers that are set up (AMB-51): what a provider publishes about
 * itself is discovered when it is first needed, its ID tokens are verified here wherever they come
 * from, and browsers sign in by an authorisation code with PKCE, `state` and `nonce`.
 */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import * as openid from 'openid-client';
import type { ProviderProof, THIRD_PARTIES } from '#contract/account/identity.ts';
import { fail, Failure } from '#contract/errors.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { IdentityProvider } from '../../kernel/config-outside.ts';
import type { Context } from '../../kernel/context.ts';

export type Provider = (typeof THIRD_PARTIES)[number];
export type Claims = JWTPayload & { sub: string };

/**
 * Signed with a private key. HS256 joins them only where a provider signs with our client secret.
 */
const ALGORITHMS = ['RS256', 'ES256'];
const CLOCK_TOLERANCE_S = 60;
const TIMEOUT_S = 5;
const METADATA_LIFE_MS = 3_600_000;

interface Known {
  readonly metadata: openid.ServerMetadata;
  readonly keys: JWTVerifyGetKey;
}
/** By issuer: as many as the environment names. */
const known = new Map<string, { readonly found: Promise<Known>; readonly until: number }>();

/** Where a browser goes, and what it stores to be recognised by when it is led back. */
export async function authorization(
  ctx: Context,
  provider: Provider,
): Promise<{ url: string; state: string; nonce: string; codeVerifier: string }> {
  const client = clientOf(ctx, provider, await metadataOf(ctx, provider));
  const [state, nonce, codeVerifier] = [
    openid.randomState(),
    openid.randomNonce(),
    openid.randomPKCECodeVerifier(),
  ];
  const url = openid.buildAuthorizationUrl(client, {
    redirect_uri: returnAddress(ctx),
    scope: 'openid profile',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: ctx.lang,
  });
  return { url: url.href, state, nonce, codeVerifier };
}

/**
 * Who a browser is that a provider led back: the code is traded for an ID token, whose claims are
 * verified.
 */
export async function claimsOfProof(
  ctx: Context,
  { provider, answer, state, nonce, codeVerifier }: ProviderProof,
): Promise<Claims> {
  const client = clientOf(ctx, provider, await metadataOf(ctx, provider));
  const back = new URL(returnAddress(ctx));
  back.search = answer;
  try {
    const { id_token: idToken = '' } = await openid.authorizationCodeGrant(client, back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    return await claimsOfToken(ctx, provider, { idToken, nonce });
  } catch (error) {
    throw refusal(ctx, provider, error);
  }
}

/**
 * The claims of a token that is the provider's, for us, in time, and, where a nonce was sent along,
 * an answer to it.
 */
export async function claimsOfToken(
  ctx: Context,
  provider: Provider,
  { idToken, nonce }: { idToken: string; nonce?: string },
): Promise<Claims> {
  const { issuer, clientId, secret, signsWithSecret } = settingsOf(ctx, provider);
  const { keys } = await discovered(ctx, provider);
  const shared =
    signsWithSecret && secret !== undefined ? new TextEncoder().encode(secret) : undefined;
  try {
    const { payload } = await jwtVerify(
      idToken,
      (header, token) => (shared && header.alg === 'HS256' ? shared : keys(header, token)),
      {
        issuer,
        audience: clientId,
        algorithms: shared ? [...ALGORITHMS, 'HS256'] : ALGORITHMS,
        currentDate: ctx.now,
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['sub', 'exp', 'iat'],
      },
    );
    if (
      !payload.sub ||
      payload.sub.length > 255 ||
      (nonce !== undefined && payload.nonce !== nonce)
    )
      throw fail('account.provider.refused');
    return payload as Claims;
  } catch (error) {
    throw refusal(ctx, provider, error);
  }
}

function settingsOf(ctx: Context, provider: Provider): IdentityProvider {
  const settings = ctx.config.providers[provider];
  if (!settings) throw fail('account.provider.off');
  return settings;
}

/**
 * The page that providers lead back to; they know it by heart, so it is the same for signing in and
 * for closing.
 */
function returnAddress({ device }: Context): string {
  return `${device.origin}/login`;
}

async function metadataOf(ctx: Context, provider: Provider): Promise<openid.ServerMetadata> {
  if (settingsOf(ctx, provider).secret === undefined) throw fail('account.provider.off');
  const { metadata } = await discovered(ctx, provider);
  if (!metadata.authorization_endpoint || !metadata.token_endpoint)
    throw fail('account.provider.off');
  return metadata;
}

function clientOf(
  ctx: Context,
  provider: Provider,
  metadata: openid.ServerMetadata,
): openid.Configuration {
  const { clientId, secret = '', signsWithSecret } = settingsOf(ctx, provider);
  const published = metadata.id_token_signing_alg_values_supported ?? ['RS256'];
  const client = new openid.Configuration(
    // LINE publishes ES256 and signs HS256 for browsers; signatures are verified by claimsOfToken
    signsWithSecret
      ? { ...metadata, id_token_signing_alg_values_supported: [...published, 'HS256'] }
      : metadata,
    clientId,
    {
      [openid.clockSkew]: Math.round((ctx.now.getTime() - systemClock.now().getTime()) / 1000),
      [openid.clockTolerance]: CLOCK_TOLERANCE_S,
    },
    openid.ClientSecretPost(secret),
  );
  client.timeout = TIMEOUT_S;
  if (metadata.issuer.startsWith('http:')) openid.allowInsecureRequests(client);
  return client;
}

/**
 * What the provider publishes: cached for an hour, asked once however many wait, and asked again
 * after a failure.
 */
function discovered(ctx: Context, provider: Provider): Promise<Known> {
  const { issuer, clientId } = settingsOf(ctx, provider);
  const now = ctx.now.getTime();
  const cached = known.get(issuer);
  if (cached && now < cached.until) return cached.found;
  const found = discover(issuer, clientId).catch((error: unknown) => {
    known.delete(issuer);
    throw refusal(ctx, provider, error);
  });
  known.set(issuer, { found, until: now + METADATA_LIFE_MS });
  return found;
}

async function discover(issuer: string, clientId: string): Promise<Known> {
  const found = await openid.discovery(new URL(issuer), clientId, undefined, undefined, {
    timeout: TIMEOUT_S,
    // settings allow plain http on this machine alone
    execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
  });
  const metadata = found.serverMetadata();
  if (!metadata.jwks_uri) throw new Error(`${issuer} publishes no keys.`);
  return {
    metadata,
    keys: createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: TIMEOUT_S * 1000 }),
  };
}

/**
 * What a visitor learns: that the proof does not hold, or that the provider could not be asked.
 */
function refusal(ctx: Context, provider: Provider, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code = '', message } = error as { code?: string; message: string };
  const isAway = !/^(?:OAUTH_|ERR_J)/.test(code) || AWAY.has(code);
  const isVisitors =
    !isAway &&
    (error instanceof errors.JOSEError || error instanceof openid.AuthorizationResponseError);
  if (!isVisitors)
    ctx.log.warn({ provider, code, reason: message }, 'a provider did not confirm a sign-in');
  return fail(isAway ? 'account.provider.away' : 'account.provider.refused');
}

/** Codes of the libraries for answers that never came, or were none. */
const AWAY: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
]);
