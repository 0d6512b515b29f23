/**
 * Tokens of programs: stored as digests, made and ended by their owner (BEY-18). They are no
 * sessions: no call of an account knows them.
 */
import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { ApiToken } from '#contract/developer/token.ts';
import { TOKEN_START, TOKENS_MAX } from '#contract/developer/scope.ts';
import type { Scope } from '#contract/developer/scope.ts';
import { fail } from '#contract/errors.ts';
import { viewerId } from '../../account/index.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';

/** How often a token's last use is written down. */
const USED_EVERY_MS = 300_000;
const SHOWN_START = TOKEN_START.length + 4;

interface TokenRow {
  id: number;
  account_id: number;
  name: string;
  scopes: Scope[];
  start: string;
  created_at: Date;
  used_at: Date | null;
}

/** Whose token a request carries and what it opens. */
export interface Holder {
  readonly tokenId: number;
  readonly accountId: number;
  readonly scopes: readonly Scope[];
}

export const list: Handler<'api-token.list'> = async (ctx) => ({
  tokens: (await tokensOf(ctx, viewerId(ctx))).map(show),
});

export const create: Handler<'api-token.create'> = (ctx, { name, scopes }) =>
  makeToken(ctx, viewerId(ctx), name, scopes);

export const end: Handler<'api-token.end'> = async (ctx, { id }) => {
  if (!(await endToken(ctx, viewerId(ctx), idOf(id)))) throw fail('common.not_found');
  return { done: true };
};

/** A new token of an account, with the text that nobody can read again. */
export function makeToken(
  outer: Context,
  accountId: number,
  name: string,
  scopes: readonly Scope[],
): Promise<ApiToken & { token: string }> {
  return inTurn(outer, accountId, (ctx) => addToken(ctx, accountId, name, scopes));
}

/** The same in a turn of the account. */
async function addToken(
  ctx: Context,
  accountId: number,
  name: string,
  scopes: readonly Scope[],
): Promise<ApiToken & { token: string }> {
  const called = name.normalize('NFC').trim();
  if (called === '') throw fail('common.invalid', { fields: { name: 'field.required' } });
  if (
    !(await ctx.db.row(
      sql`select 1 from account where id = ${accountId} and closed_at is null for share`,
    ))
  )
    throw fail('account.user.not_found');
  const had = await ctx.db.row<{ n: number }>(
    sql`select count(*)::int as n from api_token where account_id = ${accountId}`,
  );
  if ((had?.n ?? 0) >= TOKENS_MAX) throw fail('api_token.limit', { holes: { max: TOKENS_MAX } });
  const token = TOKEN_START + randomBytes(32).toString('base64url');
  const row = await ctx.db.row<TokenRow>(sql`
    insert into api_token (tenant_id, account_id, name, scopes, start, token_hash, created_at)
    values (${ctx.tenant.id}, ${accountId}, ${called}, ${[...new Set(scopes)]},
      ${token.slice(0, SHOWN_START)}, ${digest(token)}, ${ctx.now})
    returning id, account_id, name, scopes, start, created_at, used_at`);
  return { ...show(row as TokenRow), token };
}

/**
 * The newest token of an account that opens something; one is made where there is none, and its
 * text is nobody's. In the transaction of `ctx`.
 */
export async function tokenFor(ctx: Context, accountId: number, scope: Scope): Promise<number> {
  const row = await ctx.db.row<{ id: number }>(sql`
    select id from api_token where account_id = ${accountId} and ${scope} = any(scopes)
      order by created_at desc, id desc limit 1`);
  return row?.id ?? Number((await addToken(ctx, accountId, scope, [scope])).id);
}

export function tokensOf(ctx: Context, accountId: number): Promise<TokenRow[]> {
  return ctx.db.rows<TokenRow>(sql`
    select id, account_id, name, scopes, start, created_at, used_at from api_token
      where account_id = ${accountId} order by created_at desc, id desc`);
}

/** Whether there was such a token. */
export async function endToken(
  ctx: Context,
  accountId: number,
  id: number | null,
): Promise<boolean> {
  return (
    (await ctx.db.run(sql`delete from api_token where id = ${id} and account_id = ${accountId}`)) >
    0
  );
}

/** Tokens end with their account. */
export async function forgetTokens(ctx: Context, accountId: number): Promise<void> {
  await ctx.db.run(sql`delete from api_token where account_id = ${accountId}`);
}

/**
 * Who holds a token: nobody for one that was ended, belongs to another tenant, or whose owner left.
 */
export async function holderOf(ctx: Context, token: string): Promise<Holder | null> {
  if (!token.startsWith(TOKEN_START)) return null;
  const row = await ctx.db.row<TokenRow>(sql`
    select t.id, t.account_id, t.name, t.scopes, t.start, t.created_at, t.used_at from api_token t
      join account a on a.id = t.account_id
    where t.token_hash = ${digest(token)} and a.closed_at is null for share`);
  if (!row) return null;
  if (ctx.now.getTime() - (row.used_at?.getTime() ?? 0) > USED_EVERY_MS)
    await ctx.db.run(sql`update api_token set used_at = ${ctx.now} where id = ${row.id}`);
  return { tokenId: row.id, accountId: row.account_id, scopes: row.scopes };
}

export function show(row: TokenRow): ApiToken {
  return {
    id: String(row.id),
    name: row.name,
    scopes: row.scopes,
    start: row.start,
    createTime: row.created_at.toISOString(),
    usedTime: row.used_at?.toISOString() ?? null,
  };
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
