/** SQL of messages. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { MessageRow, NewMessage, Status } from './row.ts';

/** Id of the new message; undefined when its key exists already. */
export async function insertMessage(
  { db, tenant, now }: Context,
  message: NewMessage,
): Promise<number | undefined> {
  const row = await db.row<{ id: number }>(sql`
    insert into letter (tenant_id, key, channel, receiver, template, lang, subject, body, html,
      code, is_secret, unsubscribe_url, one_click_url, created_at, expires_at)
    values (${tenant.id}, ${message.key}, ${message.channel}, ${message.receiver}, ${message.template},
      ${message.lang}, ${message.subject}, ${message.body},
      ${message.html}, ${message.code}, ${message.isSecret}, ${message.unsubscribeUrl},
        ${message.oneClickUrl}, ${now}, ${message.expiresAt})
    on conflict (tenant_id, key) do nothing returning id`);
  return row?.id;
}

/** The message, one try counted; undefined when it waits no more. */
export function takeMessage({ db }: Context, id: number): Promise<MessageRow | undefined> {
  return db.row<MessageRow>(sql`
    update letter set attempts = attempts + 1 where id = ${id} and status = 'QUEUED'
    returning id, ref::text, channel, receiver, template, lang, subject, body, html,
      is_secret as "isSecret",
      unsubscribe_url as "unsubscribeUrl", one_click_url as "oneClickUrl", attempts,
        created_at as "createdAt", expires_at as "expiresAt"`);
}

interface Ending {
  readonly status: Exclude<Status, 'QUEUED'>;
  readonly carrier?: string;
  readonly answer?: string;
  readonly error?: string;
}

/**
 * Settles a message. The texts of a secret one are removed, unless the mailbox shows them.
 */
export async function settleMessage(
  { db, now }: Context,
  id: number,
  { status, carrier, answer, error }: Ending,
): Promise<void> {
  const keepsText = carrier === 'mailbox';
  await db.run(sql`
    update letter set status = ${status}, settled_at = ${now}, carrier = ${carrier ?? null},
      answer = ${answer ?? null}, error = coalesce(${error ?? null}, error),
      subject = case when is_secret and not ${keepsText}::boolean then '' else subject end,
      body = case when is_secret and not ${keepsText}::boolean then '' else body end,
      html = case when is_secret and not ${keepsText}::boolean then '' else html end,
      code = case when ${keepsText}::boolean then code end
    where id = ${id} and status = 'QUEUED'`);
}

export async function noteTrouble({ db }: Context, id: number, error: string): Promise<void> {
  await db.run(sql`update letter set error = ${error} where id = ${id} and status = 'QUEUED'`);
}

/**
 * Ends what expired while it waited, and removes the texts of secrets that are no longer needed.
 */
export async function expireMessages({ db, tenant, now }: Context): Promise<number> {
  return db.run(sql`
    update letter set status = case status when 'QUEUED' then 'EXPIRED' else status end,
      settled_at = coalesce(settled_at, ${now}),
      subject = case when is_secret then '' else subject end, body = case when is_secret then ''
        else body end,
      html = case when is_secret then '' else html end, code = null
    where tenant_id = ${tenant.id} and expires_at <= ${now} and (status = 'QUEUED' or (is_secret
      and body <> ''))`);
}

/**
 * Forgets receivers whose account is gone: waiting messages are not sent, and sent ones lose their
 * receiver and text.
 */
export async function forgetReceivers(
  { db, tenant, now }: Context,
  receivers: readonly string[],
): Promise<void> {
  await db.run(sql`
    update letter set receiver = '', subject = '', body = '', html = '', code = null,
      unsubscribe_url = null, one_click_url = null,
      status = case status when 'QUEUED' then 'EXPIRED' else status end,
        settled_at = coalesce(settled_at, ${now})
    where tenant_id = ${tenant.id} and receiver = any(${receivers}::text[])`);
}

/** Removes old messages, some at a time; those that wait stay. */
export function removeMessagesBefore(
  { db, tenant }: Context,
  before: Date,
  limit: number,
): Promise<number> {
  return db.run(sql`
    delete from letter where id in (select id from letter
      where tenant_id = ${tenant.id} and created_at < ${before} and status <> 'QUEUED'
        order by created_at limit ${limit})`);
}
