/** Digests on the web: what a mail says, for its reader or by the link in it (BEY-44). */
import { fail } from '#contract/errors.ts';
import type { Digest } from '#contract/message/digest.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { jsonOf } from '../../kernel/json.ts';
import type { Handler } from '../../kernel/module.ts';
import { isSigned, sign } from '../../kernel/signature.ts';

const PURPOSE = 'digest';
/** As long as mails themselves. */
const STORED_DAYS = 90;

export const readDigest: Handler<'digest.read'> = async (ctx, { id, token = '' }) => {
  const row = await ctx.db.row<{ account_id: number; content: Digest }>(
    sql`select account_id, content from digest where id = ${idOf(id)}`,
  );
  const isOwn = row && ctx.viewer?.userId === String(row.account_id);
  if (!row || !(isOwn || (await isSigned(ctx, PURPOSE, id, token)))) throw fail('digest.not_found');
  return row.content;
};

/** The path of a digest that is to be mailed: stored once its own address is known. */
export async function storeDigest(
  ctx: Context,
  accountId: number,
  content: Digest,
): Promise<string> {
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into digest (tenant_id, account_id, content, created_at)
    values (${ctx.tenant.id}, ${accountId}, ${jsonOf(content)}::jsonb, ${ctx.now}) returning id`);
  const id = String(row?.id);
  const until = new Date(ctx.now.getTime() + STORED_DAYS * 86_400_000);
  const query = new URLSearchParams({ token: await sign(ctx, PURPOSE, id, until) });
  return `/deal-alerts/digest/${id}?${query}`;
}

/** Wakes daily. */
export async function forgetDigests(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - STORED_DAYS * 86_400_000);
  await ctx.db.run(
    sql`delete from digest where tenant_id = ${ctx.tenant.id} and created_at < ${before}`,
  );
}
