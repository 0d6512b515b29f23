/** SQL of the development mailbox. */
import sql, { empty } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Channel } from '../outgoing/receiver.ts';
import type { Status } from '../outgoing/row.ts';

export interface MailboxRow {
  readonly id: number;
  readonly to: string;
  readonly channel: Channel;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly code: string | null;
  readonly status: Status;
  readonly sentAt: Date;
}

/**
 * Messages of a tenant to receivers that end so (all of an e-mail address), newest first: those that
 * were not sent anywhere, and those that are about to be.
 */
export function mailboxRows(
  { db, tenant }: Context,
  to: string | undefined,
  limit: number,
): Promise<MailboxRow[]> {
  const ending = (digits: string) =>
    sql`and channel = 'SMS' and right(receiver, ${digits.length}) = ${digits}`;
  const wished =
    to === undefined ? empty : to.includes('@') ? sql`and receiver = ${to}` : ending(to);
  return db.rows<MailboxRow>(sql`
    select id, receiver as "to", channel, subject, body as text, html, code, status,
      created_at as "sentAt" from letter
    where tenant_id = ${tenant.id} and status in ('QUEUED', 'SENT', 'EXPIRED') and coalesce(carrier,
      'mailbox') = 'mailbox'
      ${wished}
    order by created_at desc, id desc limit ${limit}`);
}

export async function mailboxHtml(
  { db, tenant }: Context,
  id: number,
): Promise<string | undefined> {
  const row = await db.row<{ html: string }>(
    sql`select html from letter where id = ${id} and tenant_id = ${tenant.id} and html <> ''`,
  );
  return row?.html;
}
