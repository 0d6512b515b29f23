/** SQL of channels. */
import sql from 'sql-template-tag';
import type { ChannelKind } from '#contract/message/delivery.ts';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../kernel/context.ts';
import type { Health, Problem } from './outcome.ts';
import { writeProblem } from './outcome.ts';

export interface ChannelRow {
  id: number;
  account_id: number;
  kind: ChannelKind;
  name: string;
  address: string;
  /** Sealed. */
  secret: string | null;
  p256dh: string | null;
  auth: string | null;
  lang: Language;
  enabled: boolean;
  failures: number;
  last_error: string | null;
  last_sent_at: Date | null;
  last_ms: number | null;
  failing_since: Date | null;
  retry_at: Date | null;
  off_at: Date | null;
  heard_at: Date | null;
  quiet_at: Date | null;
  created_at: Date;
}

export const COLUMNS = sql`channel.id, account_id, kind, name, address, secret, p256dh, auth, lang, enabled,
    failures, last_error, last_sent_at, last_ms, failing_since, retry_at, off_at, heard_at,
    quiet_at, created_at`;

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

export interface NewPlace {
  readonly kind: ChannelKind;
  readonly name: string;
  readonly address: string;
  readonly p256dh?: string;
  readonly auth?: string;
  readonly secret?: string | null;
  readonly lang?: Language;
}

/** Stores a browser or a chat; one that is known becomes that of whoever proved it last. */
export async function savePlace(
  ctx: Context,
  accountId: number,
  { kind, name, address, p256dh, auth, lang }: NewPlace,
): Promise<ChannelRow> {
  const row = await ctx.db.row<ChannelRow>(sql`
    insert into channel (tenant_id, account_id, kind, name, address, p256dh, auth, lang, session_id,
      heard_at, created_at)
    values (${ctx.tenant.id}, ${accountId}, ${kind}, ${name}, ${address}, ${p256dh ?? null},
      ${auth ?? null}, ${lang ?? ctx.lang},
      ${kind === 'WEB_PUSH' ? (ctx.viewer?.sessionId ?? null) : null}, ${ctx.now}, ${ctx.now})
    on conflict (tenant_id, kind, md5(address)) where kind in ('WEB_PUSH', 'LINE', 'TELEGRAM')
      do update set account_id = excluded.account_id, name = excluded.name,
      p256dh = excluded.p256dh, auth = excluded.auth, lang = excluded.lang,
      session_id = excluded.session_id, enabled = true, failures = 0, last_error = null,
      failing_since = null, retry_at = null, off_at = null, heard_at = excluded.heard_at,
      quiet_at = null returning ${COLUMNS}`);
  return row as ChannelRow;
}

/** Stores an address on the web; undefined: the account has it already. */
export function addAddress(
  ctx: Context,
  accountId: number,
  { kind, name, address, secret }: NewPlace,
): Promise<ChannelRow | undefined> {
  return ctx.db.row<ChannelRow>(sql`
    insert into channel (tenant_id, account_id, kind, name, address, secret, lang, created_at)
    values (${ctx.tenant.id}, ${accountId}, ${kind}, ${name}, ${address}, ${secret ?? null},
      ${ctx.lang}, ${ctx.now})
    on conflict do nothing returning ${COLUMNS}`);
}

export interface Change {
  readonly name: string | null;
  readonly enabled: boolean | null;
  /** With its secret: replaces both. */
  readonly place: { readonly address: string; readonly secret: string | null } | null;
}

/** Switching on, and a new address, begin without failures. */
export function changeChannel(
  ctx: Context,
  accountId: number,
  id: number | null,
  { name, enabled, place }: Change,
): Promise<ChannelRow | undefined> {
  const isFresh = enabled === true || place !== null;
  return ctx.db.row<ChannelRow>(sql`
    update channel set name = coalesce(${name}, name),
      enabled = coalesce(${enabled ?? (place === null ? null : true)}, enabled),
      address = coalesce(${place?.address ?? null}, address),
      secret = case when ${place !== null} then ${place?.secret ?? null} else secret end,
      failures = case when ${isFresh} then 0 else failures end,
      last_error = case when ${isFresh} then null else last_error end,
      failing_since = case when ${isFresh} then null else failing_since end,
      retry_at = case when ${isFresh} then null else retry_at end,
      off_at = case when ${isFresh} then null else off_at end
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
          or tested_at <= ${before} or tested_at > ${ctx.now})`,
    )) === 1
  );
}

export const healthOf = (row: ChannelRow): Health => ({
  enabled: row.enabled,
  failures: row.failures,
  failingSince: row.failing_since,
  retryAt: row.retry_at,
  offAt: row.off_at,
});

export interface Attempt {
  readonly health: Health;
  readonly problem: Problem | null;
  readonly ms: number | null;
}

/**
 * Notes how an attempt went. False: its owner switched the channel off, or removed it, meanwhile.
 */
export async function noteAttempt(
  ctx: Context,
  id: number,
  { health, problem, ms }: Attempt,
): Promise<boolean> {
  const { enabled, failures, failingSince, retryAt, offAt } = health;
  return (
    (await ctx.db.run(sql`
      update channel set enabled = enabled and ${enabled}, failures = ${failures},
        failing_since = ${failingSince}, retry_at = ${retryAt}, off_at = ${offAt},
        last_error = ${problem && writeProblem(problem)}, last_ms = ${ms}, tried_at = ${ctx.now},
        last_sent_at = case when ${problem === null} then ${ctx.now} else last_sent_at end,
        sending_at = null
      where id = ${id}`)) === 1
  );
}
