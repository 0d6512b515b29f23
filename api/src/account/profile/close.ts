/**
 * Closing an account (rows SEC-04, SEC-05; AMB-70..72): proven by a code, or by its provider where
 * it has no receiver.
 */
import sql from 'sql-template-tag';
import { fail } from '#contract/errors.ts';
import { forgetReceivers } from '../../delivery/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { claimsOfProof, claimsOfToken } from '../login/openid.ts';
import { accountOfIdentity } from '../login/provider.ts';
import { receiversOf } from '../login/receiver.ts';
import { dropCookies, viewerId } from '../session/session.ts';
import { receiverOf, spendCode } from '../verification/verification.ts';
import { forgetTries } from '../login/guard.ts';

export const close: Handler<'profile.close'> = async (ctx, ask) => {
  const me = viewerId(ctx);
  const own = await receiversOf(ctx, me);
  if (own.length === 0) await proveByProvider(ctx, me, ask);
  else await proveByCode(ctx, own, ask);
  await inTransaction(ctx, async (inside) => {
    await forget(inside, me);
    await inside.emit({ topic: 'account.closed', accountId: me, deleteContent: ask.deleteContent });
  });
  dropCookies(ctx);
  return { done: true };
};

type CloseAsk = Parameters<typeof close>[1];

async function proveByCode(
  ctx: Context,
  own: readonly string[],
  { rcv, rcvType, authScene, authCode, sceneCode, countryCode }: CloseAsk,
): Promise<void> {
  if (authScene !== 'CLOSEUSER' || ((sceneCode ?? '') !== '' && sceneCode !== 'CLOSEUSER'))
    throw fail('account.valid_key.invalid');
  if (rcv === undefined || rcvType === undefined)
    throw fail('field.required', { fields: { rcv: 'field.required' } });
  const receiver = receiverOf(ctx, rcv, rcvType, countryCode, 'rcv');
  if (!own.includes(receiver)) throw fail('account.receiver.not_yours');
  await spendCode(ctx, receiver, 'CLOSEUSER', authCode ?? '');
}

async function proveByProvider(
  ctx: Context,
  me: number,
  { provider, idToken, proof }: CloseAsk,
): Promise<void> {
  const by = proof?.provider ?? provider;
  if (!by || (!proof && !idToken))
    throw fail('field.required', { fields: { idToken: 'field.required' } });
  const { sub } = proof
    ? await claimsOfProof(ctx, proof)
    : await claimsOfToken(ctx, by, { idToken: idToken as string });
  if ((await accountOfIdentity(ctx, by, sub)) !== me) throw fail('account.provider.refused');
}

/**
 * The author becomes nameless; what only the account knew goes, codes and counts about its
 * receivers too.
 */
async function forget(ctx: Context, me: number): Promise<void> {
  const receivers = await receiversOf(ctx, me);
  await ctx.db.run(
    sql`update account set nickname = '', avatar = '', biography = '', withdrawn = null,
        closed_at = ${ctx.now} where id = ${me}`,
  );
  await ctx.db.run(
    sql`delete from verification where tenant_id = ${ctx.tenant.id}
        and receiver = any(${receivers})`,
  );
  await forgetReceivers(ctx, receivers);
  for (const receiver of receivers) await forgetTries(ctx, receiver, true);
  await ctx.db.run(sql`delete from account_device where account_id = ${me}`);
  await ctx.db.run(sql`delete from session where account_id = ${me}`);
  await ctx.db.run(sql`delete from account_provider where account_id = ${me}`);
  await ctx.db.run(sql`delete from profile_change where account_id = ${me}`);
  await ctx.db.run(sql`delete from data_export where account_id = ${me}`);
  await ctx.db.run(sql`delete from account_group_member where account_id = ${me}`);
  await ctx.db.run(sql`delete from account_private where account_id = ${me}`);
}
