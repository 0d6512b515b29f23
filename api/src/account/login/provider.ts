/**
 * Signing in with another provider (rows AUTH-10..12, SEC-06; AMB-51): by the ID token that an app
 * received, or by the authorisation code that a browser was led back with.
 */
import type { JWTPayload } from 'jose';
import sql from 'sql-template-tag';
import { phoneOf, PHONE_RULES } from '#contract/account/rules.ts';
import { fail } from '#contract/errors.ts';
import type { LoginAnswer } from '#contract/account/login.ts';
import { headOf } from '#contract/text.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { signIn } from './login.ts';
import { makeAccount } from './make-account.ts';
import { authorization, claimsOfProof, claimsOfToken } from './openid.ts';
import type { Claims, Provider } from './openid.ts';
import { accountOf } from './receiver.ts';

export const byFirebase: Handler<'login.firebase'> = async (ctx, ask) =>
  byClaims(ctx, 'FIREBASE', await claimsOfToken(ctx, 'FIREBASE', ask));
export const byLine: Handler<'login.line'> = async (ctx, ask) =>
  byClaims(ctx, 'LINE', await claimsOfToken(ctx, 'LINE', ask));
export const startProvider: Handler<'login.provider-start'> = (ctx, { provider }) =>
  authorization(ctx, provider);
export const finishProvider: Handler<'login.provider-finish'> = async (ctx, ask) =>
  byClaims(ctx, ask.provider, await claimsOfProof(ctx, ask));

function byClaims(ctx: Context, provider: Provider, claims: Claims): Promise<LoginAnswer> {
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(
      sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${ctx.tenant.id} ${provider} ${claims.sub}`}, 0))`,
    );
    const known = await accountOfIdentity(inside, provider, claims.sub);
    if (known !== null) return signIn(inside, known, false);
    // a phone number that the provider verified proves an account as a code by SMS does
    const phone = provider === 'FIREBASE' ? phoneClaim(claims) : null;
    const owner = phone && (await accountOf(inside, phone));
    const id = owner
      ? owner.id
      : await makeAccount(inside, { receiver: phone, passwordHash: null });
    if (id === null) throw fail('account.provider.refused');
    await inside.db.run(sql`insert into account_provider (tenant_id, provider, subject, account_id,
        name, bound_at)
      values (${ctx.tenant.id}, ${provider}, ${claims.sub}, ${id}, ${nameOf(claims)}, ${ctx.now})`);
    return signIn(inside, id, !owner);
  });
}

/** The account that an identity signs in to. */
export async function accountOfIdentity(
  ctx: Context,
  provider: Provider,
  subject: string,
): Promise<number | null> {
  const row = await ctx.db.row<{ account_id: number }>(
    sql`select account_id from account_provider where tenant_id = ${ctx.tenant.id}
        and provider = ${provider} and subject = ${subject}`,
  );
  return row?.account_id ?? null;
}

/** The identity that an account signs in with at a provider; null: it does not. */
export async function identityOf(
  ctx: Context,
  accountId: number,
  provider: Provider,
): Promise<string | null> {
  const row = await ctx.db.row<{ subject: string }>(
    sql`select subject from account_provider where account_id = ${accountId}
        and provider = ${provider} order by bound_at desc limit 1`,
  );
  return row?.subject ?? null;
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
