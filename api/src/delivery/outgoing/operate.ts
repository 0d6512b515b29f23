/** What an operator sees and does: messages that have not left, and trying them again. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Channel } from './receiver.ts';
import type { Status } from './row.ts';

export interface UnsentMessage {
  readonly id: number;
  readonly channel: Channel;
  readonly receiver: string;
  readonly template: string;
  readonly status: Status;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: Date;
}

/** Messages that wait, failed, expired or were suppressed, newest first; never their texts. */
export function unsentMessages({ db, tenant }: Context, limit: number): Promise<UnsentMessage[]> {
  return db.rows<UnsentMessage>(sql`
    select id, channel, receiver, template, status, attempts, error, created_at as "createdAt"
      from letter
    where tenant_id = ${tenant.id} and status <> 'SENT' order by created_at desc, id desc
      limit ${limit}`);
}

export interface SentMessage {
  readonly channel: Channel;
  readonly receiver: string;
  readonly subject: string;
  readonly template: string;
  readonly status: Status;
  readonly createdAt: Date;
}

/** Messages to some receivers, oldest first, as far back as they are stored; never their texts. */
export function messagesTo(
  { db, tenant }: Context,
  receivers: readonly string[],
): Promise<SentMessage[]> {
  return db.rows<SentMessage>(sql`
    select channel, receiver, subject, template, status, created_at as "createdAt" from letter
    where tenant_id = ${tenant.id} and receiver = any(${receivers}) order by created_at, id`);
}

/**
 * Queues failed messages again, with all their tries, in the transaction of `ctx.db`; a
 * code that failed is gone. Returns how many.
 */
export async function retryMessages(ctx: Context, id?: number): Promise<number> {
  const { db, tenant, now } = ctx;
  const rows = await db.rows<{ id: number }>(sql`
    update letter set status = 'QUEUED', attempts = 0, carrier = null, settled_at = null
    where tenant_id = ${tenant.id} and status = 'FAILED' and not is_secret and (expires_at is null
      or expires_at > ${now}) and (${id ?? null}::bigint is null or id = ${id ?? null})
    returning id`);
  for (const row of rows) await ctx.emit({ topic: 'letter.written', letterId: row.id }, db);
  return rows.length;
}
