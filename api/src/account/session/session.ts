/**
 * Sessions: opaque tokens, stored as digests, one row for each place where somebody is signed in
 * (AUTH-18, AMB-84).
 */
import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { fail } from '#contract/errors.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { MARK_COOKIE, TOKEN_COOKIE } from '../../kernel/mount.ts';
import { headOf } from '#contract/text.ts';

/** How often a session's last use is written down. */
const SEEN_EVERY_MS = 300_000;

/**
 * Signs an account in: a new token, never one that existed before; the session that asked, if any,
 * ends.
 */
export async function openSession(
  ctx: Context,
  accountId: number,
): Promise<{ token: string; expireTime: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expireTime = new Date(ctx.now.getTime() + COOKIE_MAX_AGE_S * 1000);
  const { deviceId, platform, address, userAgent } = ctx.device;
  if (ctx.viewer?.sessionId !== undefined)
    await ctx.db.run(sql`delete from session where id = ${ctx.viewer.sessionId}`);
  await ctx.db.run(sql`
    insert into session (tenant_id, account_id, token_hash, device_id, platform, user_agent,
      address, created_at, seen_at, expires_at)
    values (${ctx.tenant.id}, ${accountId}, ${digest(token)}, ${deviceId ?? null}, ${platform},
      ${headOf(userAgent, 300)}, ${address}, ${ctx.now}, ${ctx.now}, ${expireTime})`);
  await ctx.db.run(
    sql`update account_private set lang = ${ctx.lang} where account_id = ${accountId}`,
  );
  ctx.cookies.push(
    { name: TOKEN_COOKIE, value: token, httpOnly: true },
    { name: MARK_COOKIE, value: ctx.tenant.id, httpOnly: false },
  );
  return { token, expireTime };
}

interface SessionRow {
  id: number;
  account_id: number;
  roles: string[] | null;
  seen_at: Date;
}

/** Who holds the token: nobody for one that ended, ran out, or belongs to another tenant. */
export async function viewerOf(ctx: Context, token: string): Promise<Viewer | null> {
  const row = await ctx.db.row<SessionRow>(sql`
    select s.id, s.account_id, p.roles, s.seen_at from session s
      join account a on a.id = s.account_id left join account_private p on p.account_id = a.id
    where s.token_hash = ${digest(token)} and s.expires_at > ${ctx.now} and a.closed_at is null`);
  if (!row) return null;
  if (ctx.now.getTime() - row.seen_at.getTime() > SEEN_EVERY_MS)
    await ctx.db.run(sql`update session set seen_at = ${ctx.now} where id = ${row.id}`);
  return { userId: String(row.account_id), roles: row.roles ?? [], sessionId: row.id };
}

/** Whether the session of this context is still valid; for what stays open for long. */
export async function isSignedIn(ctx: Context): Promise<boolean> {
  return (
    (await ctx.db.row(sql`select 1 from session where id = ${ctx.viewer?.sessionId ?? null}`)) !==
    undefined
  );
}

/** Ends the sessions of an account, all or all but one. */
export async function endSessions(
  ctx: Context,
  accountId: number,
  except?: number,
): Promise<number> {
  return ctx.db.run(
    sql`delete from session where account_id = ${accountId}
        and id is distinct from ${except ?? null}`,
  );
}

export const logOut: Handler<'login.out'> = async (ctx) => {
  await ctx.db.run(sql`delete from session where id = ${ctx.viewer?.sessionId ?? null}`);
  dropCookies(ctx);
  return { done: true };
};

export const logOutElsewhere: Handler<'session.end-others'> = async (ctx) => ({
  ended: await endSessions(ctx, viewerId(ctx), ctx.viewer?.sessionId),
});

export const endSession: Handler<'session.end'> = async (ctx, { id }) => {
  const ended = await ctx.db.run(
    sql`delete from session where id = ${idOf(id)} and account_id = ${viewerId(ctx)}`,
  );
  if (ended === 0) throw fail('common.not_found');
  if (idOf(id) === ctx.viewer?.sessionId) dropCookies(ctx);
  return { done: true };
};

interface ListedRow {
  id: number;
  platform: string;
  user_agent: string;
  address: string;
  created_at: Date;
  seen_at: Date;
}

export const sessionList: Handler<'session.list'> = async (ctx) => {
  const rows = await ctx.db.rows<ListedRow>(sql`
    select id, platform, user_agent, address, created_at, seen_at from session
      where account_id = ${viewerId(ctx)} and expires_at > ${ctx.now} order by seen_at desc, id desc
      limit 100`);
  return {
    sessions: rows.map((row) => ({
      id: String(row.id),
      platform: row.platform,
      userAgent: row.user_agent,
      address: row.address,
      createTime: row.created_at.toISOString(),
      seenTime: row.seen_at.toISOString(),
      isCurrent: row.id === ctx.viewer?.sessionId,
    })),
  };
};

/** Forgets sessions that ran out: a nightly job. */
export async function forgetOldSessions(ctx: Context): Promise<void> {
  await ctx.db.run(sql`delete from session where expires_at < ${ctx.now}`);
}

/** The browser forgets that it was signed in. */
export function dropCookies(ctx: Context): void {
  ctx.cookies.push(
    { name: TOKEN_COOKIE, value: null, httpOnly: true },
    { name: MARK_COOKIE, value: null, httpOnly: false },
  );
}

/** The account that asks; for calls whose `who` is `viewer`. */
export function viewerId(ctx: Context): number {
  const id = idOf(ctx.viewer?.userId);
  if (id === null) throw fail('account.unauthorized');
  return id;
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Who shares a device with an account: the same word for all of them. Accounts of one person count
 * once where many are needed (BEY-07).
 */
export async function deviceCluster(ctx: Context, accountId: number): Promise<string> {
  const row = await ctx.db.row<{ first: number | null }>(sql`
    select min(o.account_id) as first from session s join session o on o.tenant_id = s.tenant_id
      and o.device_id = s.device_id where s.account_id = ${accountId} and s.device_id is not null`);
  return `device ${row?.first ?? accountId}`;
}
