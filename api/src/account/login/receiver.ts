/** Accounts by what proves them: phone numbers, e-mail addresses, identities of providers. */
import sql from 'sql-template-tag';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../kernel/context.ts';

/**
 * The open account of a receiver, `+66812345678` or a lower-case address; null when nobody has it.
 */
export async function accountOf(
  ctx: Context,
  receiver: string,
): Promise<{ id: number; passwordHash: string | null } | null> {
  const row = await ctx.db.row<{ account_id: number; password_hash: string | null }>(
    receiver.includes('@')
      ? sql`select account_id, password_hash from account_private where tenant_id = ${ctx.tenant.id}
          and email = ${receiver}`
      : sql`select account_id, password_hash from account_private where tenant_id = ${ctx.tenant.id}
          and mobile = ${receiver}`,
  );
  return row ? { id: row.account_id, passwordHash: row.password_hash } : null;
}

/** Phone number and e-mail address of an account, those that there are. */
export async function receiversOf(ctx: Context, accountId: number): Promise<string[]> {
  const row = await ctx.db.row<{ mobile: string | null; email: string | null }>(
    sql`select mobile, email from account_private where account_id = ${accountId}`,
  );
  return [row?.mobile, row?.email].filter((one) => one !== null && one !== undefined);
}

/** Where an account gets mail; null: nowhere. */
export async function mailOf(ctx: Context, accountId: number): Promise<string | null> {
  return (await mailboxesOf(ctx, [accountId])).get(accountId)?.email ?? null;
}

export interface Mailbox {
  readonly email: string;
  /** In which they last signed in. */
  readonly lang: Language;
}

/**
 * Where accounts get mail, and in which language they read it; those without an address are left
 * out.
 */
export async function mailboxesOf(
  ctx: Context,
  accountIds: readonly number[],
): Promise<Map<number, Mailbox>> {
  if (accountIds.length === 0) return new Map();
  const rows = await ctx.db.rows<{ account_id: number; email: string; lang: Language | null }>(
    sql`select account_id, email, lang from account_private
        where account_id = any(${accountIds}::bigint[]) and email is not null`,
  );
  return new Map(
    rows.map(({ account_id, email, lang }) => [
      account_id,
      { email, lang: lang ?? ctx.tenant.languages[0] ?? DEFAULT_LANGUAGE },
    ]),
  );
}

/** The receiver's place in a row: one of the two is set. */
export function columnsOf(receiver: string | null): {
  mobile: string | null;
  email: string | null;
} {
  return receiver?.includes('@')
    ? { mobile: null, email: receiver }
    : { mobile: receiver, email: null };
}
