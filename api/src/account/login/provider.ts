/** Signing in with the token of another provider, checked against the keys it publishes (rows AUTH-10, SEC-06; AMB-51). */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import sql from 'sql-template-tag';
import { phoneOf, PHONE_RULES } from '#contract/account/rules.ts';
import { fail } from '#contract/errors.ts';
import type { LoginAnswer } from '#contract/account/login.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { IdentityProvider } from '../../kernel/config.ts';
import type { Handler } from '../../kernel/module.ts';
import { signIn } from './login.ts';
import { makeAccount } from './make-account.ts';
import { accountOf } from './receiver.ts';
import { headOf } from '#contract/text.ts';

export type Provider = 'FIREBASE' | 'LINE';

/** Signatures by a private key alone: a shared secret could be anybody's who knows it. */
const ALGORITHMS = ['RS256', 'ES256'];
const CLOCK_TOLERANCE_S = 60;
const KEY_TIMEOUT_MS = 5_000;

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

interface TokenAsk {
  idToken: string;
  nonce?: string;
}

export const byFirebase: Handler<'login.firebase'> = (ctx, ask) => byProvider(ctx, 'FIREBASE', ask);
export const byLine: Handler<'login.line'> = (ctx, ask) => byProvider(ctx, 'LINE', ask);

async function byProvider(ctx: Context, provider: Provider, ask: TokenAsk): Promise<LoginAnswer> {
  const claims = await claimsOf(ctx, provider, ask);
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${ctx.tenant.id} ${provider} ${claims.sub}`}, 0))`);
    const known = await accountOfIdentity(inside, provider, claims.sub);
    if (known !== null) return signIn(inside, known, false);
    // a phone number that the provider verified proves an account as a code by SMS does
    const phone = provider === 'FIREBASE' ? phoneClaim(claims) : null;
    const owner = phone && (await accountOf(inside, phone));
    const id = owner ? owner.id : await makeAccount(inside, { receiver: phone, passwordHash: null });
    if (id === null) throw fail('account.provider.refused');
    await inside.db.run(sql`insert into account_provider (tenant_id, provider, subject, account_id, name, bound_at)
      values (${ctx.tenant.id}, ${provider}, ${claims.sub}, ${id}, ${nameOf(claims)}, ${ctx.now})`);
    return signIn(inside, id, !owner);
  });
}

/** The claims of a token that is the provider's, for us, in time, and, where a nonce was sent along, an answer to it. */
export async function claimsOf(ctx: Context, provider: Provider, { idToken, nonce }: TokenAsk): Promise<JWTPayload & { sub: string }> {
  const settings = ctx.config.providers[provider];
  if (!settings) throw fail('account.provider.off');
  const { issuer, audience } = settings;
  try {
    const { payload } = await jwtVerify(idToken, keysOf(settings), {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      currentDate: ctx.now,
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    if (!payload.sub || payload.sub.length > 255 || (nonce !== undefined && payload.nonce !== nonce)) throw fail('account.provider.refused');
    return payload as JWTPayload & { sub: string };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) ctx.log.warn({ err: error, provider }, 'a token could not be checked');
    throw fail('account.provider.refused');
  }
}

/** The account that an identity signs in to. */
export async function accountOfIdentity(ctx: Context, provider: Provider, subject: string): Promise<number | null> {
  const row = await ctx.db.row<{ account_id: number }>(
    sql`select account_id from account_provider where tenant_id = ${ctx.tenant.id} and provider = ${provider} and subject = ${subject}`,
  );
  return row?.account_id ?? null;
}

function keysOf({ jwksUrl }: IdentityProvider): ReturnType<typeof createRemoteJWKSet> {
  let keys = keySets.get(jwksUrl);
  if (!keys) keySets.set(jwksUrl, (keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: KEY_TIMEOUT_MS })));
  return keys;
}

function nameOf({ name }: JWTPayload): string {
  return typeof name === 'string' ? headOf(name.normalize('NFC').trim(), 100) : '';
}

/** `phone_number` in the one spelling of an account; null when it is of no country we know. */
function phoneClaim({ phone_number: phone }: JWTPayload): string | null {
  if (typeof phone !== 'string') return null;
  const rule = PHONE_RULES.find(({ areaCode }) => phone.startsWith(`+${areaCode}`));
  return rule ? phoneOf(phone, rule.areaCode) : null;
}
