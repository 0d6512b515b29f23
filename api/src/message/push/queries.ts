/** SQL of channels. */
import sql from 'sql-template-tag';
import { CHANNEL_FAILURES_MAX } from '#contract/message/delivery.ts';
import type { ChannelKind } from '#contract/message/delivery.ts';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../kernel/context.ts';
import { headOf } from '#contract/text.ts';

export interface ChannelRow {
  id: number;
  account_id: number;
  kind: ChannelKind;
  name: string;
  address: string;
  p256dh: string;
  auth: string;
  lang: Language;
  enabled: boolean;
  failures: number;
  last_error: string | null;
  last_sent_at: Date | null;
  tested_at: Date | null;
}

const COLUMNS = sql`id, account_id, kind, name, address, p256dh, auth, lang, enabled, failures,
    last_error, last_sent_at, tested_at`;

export function channelsOf(ctx: Context, accountId: number): Promise<ChannelRow[]> {
  return ctx.db.rows<ChannelRow>(
    sql`select ${COLUMNS} from channel where account_id = ${accountId} order by id`,
  );
}

export function channelOf(
  ctx: Context,
  accountId: number,
  id: number | null,
): Promise<ChannelRow | undefined> {
  return ctx.db.row<ChannelRow>(
    sql`select ${COLUMNS} from channel where id = ${id} and account_id = ${accountId}`,
  );
}

export function channelBy(ctx: Context, id: number): Promise<ChannelRow | undefined> {
  return ctx.db.row<ChannelRow>(sql`select ${COLUMNS} from channel where id = ${id}`);
}

export interface NewBrowser {
  readonly name: string;
  readonly address: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Keeps a browser; one that is known is whoever's is signed in there now. */
export async function saveBrowser(
  ctx: Context,
  accountId: number,
  { name, address, p256dh, auth }: NewBrowser,
): Promise<ChannelRow> {
  const row = await ctx.db.row<ChannelRow>(sql`
    insert into channel (tenant_id, account_id, kind, name, address, p256dh, auth, lang, session_id,
      created_at)
    values (${ctx.tenant.id}, ${accountId}, 'WEB_PUSH', ${name}, ${address}, ${p256dh}, ${auth},
      ${ctx.lang}, ${ctx.viewer?.sessionId ?? null}, ${ctx.now})
    on conflict (tenant_id, kind, md5(address)) do update set account_id = excluded.account_id,
      name = excluded.name, p256dh = excluded.p256dh, auth = excluded.auth,
      lang = excluded.lang, session_id = excluded.session_id, enabled = true, failures = 0,
        last_error = null returning ${COLUMNS}`);
  return row as ChannelRow;
}

export function changeChannel(
  ctx: Context,
  accountId: number,
  id: number | null,
  change: { name: string | null; enabled: boolean | null },
): Promise<ChannelRow | undefined> {
  return ctx.db.row<ChannelRow>(sql`
    update channel set name = coalesce(${change.name}, name), enabled = coalesce(${change.enabled},
      enabled),
      failures = case when ${change.enabled}::boolean then 0 else failures end, last_error = case
        when ${change.enabled}::boolean then null else last_error end
    where id = ${id} and account_id = ${accountId} returning ${COLUMNS}`);
}

export async function dropChannel(
  ctx: Context,
  id: number | null,
  accountId: number,
): Promise<boolean> {
  return (
    (await ctx.db.run(sql`delete from channel where id = ${id} and account_id = ${accountId}`)) ===
    1
  );
}

/** One test at a time; false when the last was less than ten seconds ago. */
export async function beginTest(ctx: Context, id: number): Promise<boolean> {
  const before = new Date(ctx.now.getTime() - 10_000);
  return (
    (await ctx.db.run(
      sql`update channel set tested_at = ${ctx.now} where id = ${id} and (tested_at is null
          or tested_at <= ${before})`,
    )) === 1
  );
}

export async function noteSent(ctx: Context, id: number): Promise<void> {
  await ctx.db.run(
    sql`update channel set failures = 0, last_error = null, last_sent_at = ${ctx.now}
        where id = ${id}`,
  );
}

/** Counts a failure; too many in a row switch the channel off, visibly. */
export async function noteFailed(ctx: Context, id: number, error: string): Promise<void> {
  await ctx.db.run(sql`
    update channel set failures = failures + 1, last_error = ${headOf(error, 300)},
      enabled = enabled and failures + 1 < ${CHANNEL_FAILURES_MAX} where id = ${id}`);
}
