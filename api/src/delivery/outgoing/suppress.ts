/** Receivers that get no messages except codes, which they ask for themselves. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { receiverOf } from './receiver.ts';
import type { Channel } from './receiver.ts';

export type Reason = 'UNKNOWN' | 'COMPLAINT' | 'UNSUBSCRIBED';

/** From now on this receiver gets no messages but codes; the first reason stays. */
export async function suppressReceiver(
  { db, tenant, now }: Context,
  channel: Channel,
  to: string,
  reason: Reason,
): Promise<void> {
  await db.run(sql`insert into suppressed_receiver (tenant_id, channel, receiver, reason,
      created_at)
    values (${tenant.id}, ${channel}, ${receiverOf(channel, to)}, ${reason}, ${now})
      on conflict do nothing`);
}

/** Messages go to this receiver again. */
export async function allowReceiver(
  { db, tenant }: Context,
  channel: Channel,
  to: string,
): Promise<void> {
  await db.run(
    sql`delete from suppressed_receiver where tenant_id = ${tenant.id} and channel = ${channel}
        and receiver = ${receiverOf(channel, to)}`,
  );
}

export async function suppressionOf(
  { db, tenant }: Context,
  channel: Channel,
  receiver: string,
): Promise<Reason | undefined> {
  const row = await db.row<{ reason: Reason }>(
    sql`select reason from suppressed_receiver where tenant_id = ${tenant.id}
        and channel = ${channel} and receiver = ${receiver}`,
  );
  return row?.reason;
}
