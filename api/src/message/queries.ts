/** SQL of messages. */
import sql, { raw } from 'sql-template-tag';
import type { Frequency } from '#contract/alert/delivery.ts';
import type { ChannelKind } from '#contract/message/delivery.ts';
import type { NotificationType } from '#contract/message/kind.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Context } from '../kernel/context.ts';
import type { MessageKind } from './messages/sentences.ts';
import { jsonOf } from '../kernel/json.ts';

export interface MessageRow {
  id: number;
  type: NotificationType;
  kind: MessageKind;
  holes: Record<string, string>;
  subject_type: TargetType | null;
  subject_id: number | null;
  link: string | null;
  actor_ids: number[];
  actor_count: number;
  read_at: Date | null;
  created_at: Date;
}

export interface NewMessage {
  readonly accountId: number;
  readonly type: NotificationType;
  readonly kind: MessageKind;
  readonly holes?: Readonly<Record<string, string>>;
  readonly subject?: { readonly type: TargetType; readonly id: number };
  readonly link?: string;
  readonly actorId?: number;
  /**
   * What mails are counted by, where it is not the subject itself: of an answer, what the talk is
   * about.
   */
  readonly about?: string;
  readonly delivery?: Delivery;
}

/** How a message leaves the site where its kind says more than what its reader chose for all. */
export interface Delivery {
  /** The ways it may take; null or absent: all that are switched on. */
  readonly ways?: readonly ChannelKind[] | null;
  /** At once (the default), or in the digest of the reader's day or week. */
  readonly frequency?: Frequency;
  /** At once, whatever its frequency and the number of the day; quiet hours hold. */
  readonly isLoud?: boolean;
  /** Mails do not wait for somebody to read it on the site first. */
  readonly mailsAtOnce?: boolean;
}

/** Writes messages; their ids, in the same order. */
export async function addMessages(ctx: Context, made: readonly NewMessage[]): Promise<number[]> {
  if (made.length === 0) return [];
  const rows = made.map((one) => ({
    account: one.accountId,
    type: one.type,
    kind: one.kind,
    holes: one.holes ?? {},
    subject_type: one.subject?.type ?? null,
    subject: one.subject?.id ?? null,
    link: one.link ?? null,
    actor: one.actorId ?? null,
  }));
  const added = await ctx.db.rows<{ id: number }>(sql`
    insert into message (tenant_id, account_id, type, kind, holes, subject_type, subject_id, link,
      actor_ids, actor_count, created_at)
    select ${ctx.tenant.id}, m.account, m.type, m.kind, m.holes, m.subject_type, m.subject, m.link,
      array_remove(array[m.actor], null), case when m.actor is null then 0 else 1 end, ${ctx.now}
    from rows from (jsonb_to_recordset(${jsonOf(rows)}::jsonb) as (account bigint, type text,
      kind text, holes jsonb, subject_type text, subject bigint, link text, actor bigint))
      with ordinality as m(account, type, kind, holes, subject_type, subject, link, actor, n)
    order by m.n returning id`);
  return added.map(({ id }) => id);
}

export type Gathered = NewMessage & {
  readonly subject: { readonly type: TargetType; readonly id: number };
  readonly actorId: number;
};

/**
 * Adds an actor to the unread message about this, or begins one; the same person counts once. Null
 * when they were in it already.
 */
export async function gather(
  ctx: Context,
  made: Gathered,
): Promise<{ id: number; isMore: boolean } | null> {
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into message (tenant_id, account_id, type, kind, subject_type, subject_id, created_at)
    values (${ctx.tenant.id}, ${made.accountId}, ${made.type}, ${made.kind}, ${made.subject.type},
      ${made.subject.id}, ${ctx.now})
    on conflict (account_id, kind, subject_type, subject_id) where read_at is null
      and kind in ('liked', 'followed') do update set created_at = message.created_at
      returning id`);
  const id = row?.id as number;
  const isNew =
    (await ctx.db.run(
      sql`insert into message_actor (tenant_id, message_id, actor_id) values (${ctx.tenant.id},
          ${id}, ${made.actorId}) on conflict do nothing`,
    )) === 1;
  if (!isNew) return null;
  const after = await ctx.db.row<{ n: number }>(sql`
    update message set actor_ids = (array_prepend(${made.actorId}::bigint, actor_ids))[1:3],
      actor_count = actor_count + 1, created_at = ${ctx.now} where id = ${id}
    returning actor_count as n`);
  return { id, isMore: (after?.n ?? 1) > 1 };
}

export async function messagesPage(
  ctx: Context,
  me: number,
  types: readonly NotificationType[] | null,
  page: { size: number; offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const where = sql`account_id = ${me} and (${types}::text[] is null
      or type = any(${types}::text[]))`;
  const [rows, count] = await Promise.all([
    ctx.db.rows<MessageRow>(
      sql`select id, type, kind, holes, subject_type, subject_id, link,
          actor_ids::float8[] as actor_ids, actor_count, read_at, created_at from message
        where ${where} order by created_at desc, id desc limit ${page.size} offset ${page.offset}`,
    ),
    ctx.db.row<{ n: number }>(sql`select count(*)::int as n from message where ${where}`),
  ]);
  return { rows, total: count?.n ?? 0 };
}

/** The newest notices whose kind fits a pattern. */
export function noticesOf(
  ctx: Context,
  accountId: number,
  pattern: string,
  most: number,
): Promise<MessageRow[]> {
  return ctx.db.rows<MessageRow>(sql`
    select id, type, kind, holes, subject_type, subject_id, link,
      actor_ids::float8[] as actor_ids, actor_count, read_at, created_at from message
    where account_id = ${accountId} and type = 'notice' and kind ~ ${pattern}
    order by created_at desc, id desc limit ${most}`);
}

/** The latest of each type. */
export async function latestOfEach(
  ctx: Context,
  me: number,
  types: readonly NotificationType[],
): Promise<MessageRow[]> {
  return ctx.db.rows<MessageRow>(sql`
    select m.* from unnest(${types}::text[]) with ordinality wanted(type, n) cross join lateral (
      select id, type, kind, holes, subject_type, subject_id, link,
        actor_ids::float8[] as actor_ids, actor_count, read_at, created_at from message
      where account_id = ${me} and type = wanted.type order by created_at desc, id desc limit 1) m
        order by wanted.n`);
}

export async function unreadByType(
  ctx: Context,
  me: number,
): Promise<Map<NotificationType, number>> {
  const rows = await ctx.db.rows<{ type: NotificationType; n: number }>(
    sql`select type, count(*)::int as n from message where account_id = ${me} and read_at is null
        group by type`,
  );
  return new Map(rows.map((row) => [row.type, row.n]));
}

export async function unreadLatest(ctx: Context, me: number, limit: number): Promise<MessageRow[]> {
  return ctx.db.rows<MessageRow>(sql`
    select id, type, kind, holes, subject_type, subject_id, link, actor_ids::float8[] as actor_ids,
      actor_count, read_at, created_at from message
    where account_id = ${me} and read_at is null order by created_at desc, id desc limit ${limit}`);
}

/** Marks one's own messages as read: some, those of a type, or all; returns how many were not. */
export async function markRead(
  ctx: Context,
  me: number,
  only: { ids: readonly number[] | null; type: NotificationType | null },
): Promise<number> {
  return ctx.db.run(sql`update message set read_at = ${ctx.now} where account_id = ${me}
      and read_at is null
    and (${only.ids}::bigint[] is null or id = any(${only.ids}::bigint[]))
      and (${only.type}::text is null or type = ${only.type})`);
}

/** Somebody who left gets no notifications. */
export async function forgetMessagesOf(ctx: Context, accountId: number): Promise<void> {
  for (const table of [
    'message',
    'message_preference',
    'quiet_hours',
    'channel',
    'channel_link',
    'channel_month',
    'mail_told',
    'ring_day',
    'digest',
  ] as const)
    await ctx.db.run(sql`delete from ${raw(table)} where account_id = ${accountId}`);
}

/** Read messages are stored for half a year, unread ones for a year; wakes daily. */
export async function forgetMessages(ctx: Context): Promise<void> {
  const ago = (days: number) => new Date(ctx.now.getTime() - days * 86_400_000);
  await ctx.db.run(
    sql`delete from message where tenant_id = ${ctx.tenant.id} and (created_at < ${ago(365)}
        or (created_at < ${ago(183)} and read_at is not null))`,
  );
}
