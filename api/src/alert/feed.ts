/**
 * The private feed (BEY-16). Its address carries a signature over the account and a number that is
 * raised when the address is to end: nothing of it is stored that could be read out of a backup.
 */
import { FEED_ENTRIES } from '#contract/alert/feed.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../account/index.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import type { Handler } from '../kernel/module.ts';
import { isSigned, sign } from '../kernel/signature.ts';
import { messagesOfKinds } from '../message/index.ts';

const PURPOSE = 'alert-feed';
/** An address holds until it is ended. */
const END = new Date('2100-01-01T00:00:00Z');
const KINDS = /^(?:watch|alert)\./;

interface Row {
  version: number;
  created_at: Date;
}

export const address: Handler<'alert-feed.address'> = async (ctx) => {
  const me = viewerId(ctx);
  return shown(ctx, me, await rowOf(ctx, me));
};

export const renew: Handler<'alert-feed.renew'> = async (ctx) => {
  const me = viewerId(ctx);
  await ctx.db.run(sql`
    insert into alert_feed as f (account_id, tenant_id, version, is_open, created_at)
    values (${me}, ${ctx.tenant.id}, 1, true, ${ctx.now})
    on conflict (account_id) do update set version = f.version + 1, is_open = true,
      created_at = excluded.created_at`);
  return shown(ctx, me, await rowOf(ctx, me));
};

export const end: Handler<'alert-feed.end'> = async (ctx) => {
  await ctx.db.run(sql`update alert_feed set is_open = false where account_id = ${viewerId(ctx)}`);
  return { done: true };
};

export const entries: Handler<'alert-feed.entries'> = async (ctx, { token }) => {
  const accountId = await ownerOf(ctx, token);
  if (accountId === null) throw fail('alert.not_found');
  const messages = await messagesOfKinds(ctx, accountId, KINDS, FEED_ENTRIES);
  return {
    entries: messages.map(({ id, title, text, jump, subject, createTime }) => ({
      id,
      title,
      text,
      path: jump?.href ?? '/notifications',
      cover: subject?.cover ?? '',
      time: createTime,
    })),
  };
};

async function ownerOf(ctx: Context, token: string): Promise<number | null> {
  const [, account, version, signature] = /^(\d{1,18})-(\d{1,9})-(.+)$/.exec(token) ?? [];
  const accountId = idOf(account ?? '');
  if (accountId === null || !signature) return null;
  if (!(await isSigned(ctx, PURPOSE, `${account} ${version}`, signature))) return null;
  const row = await rowOf(ctx, accountId);
  return row?.version === Number(version) ? accountId : null;
}

function rowOf(ctx: Context, accountId: number): Promise<Row | undefined> {
  return ctx.db.row<Row>(sql`
    select version, created_at from alert_feed where account_id = ${accountId} and is_open`);
}

async function shown(ctx: Context, accountId: number, row: Row | undefined) {
  if (!row) return { path: null, createTime: null };
  const signature = await sign(ctx, PURPOSE, `${accountId} ${row.version}`, END);
  return {
    path: `/feeds/{format}/private/${accountId}-${row.version}-${signature}`,
    createTime: row.created_at.toISOString(),
  };
}

/** Ends the feed of an account that is closed. */
export async function forgetFeedOf(ctx: Context, accountId: number): Promise<void> {
  await ctx.db.run(sql`delete from alert_feed where account_id = ${accountId}`);
}
