/**
 * Push that heals itself (BEY-55): browsers say that they are there, and under which subscription;
 * the owner of one that does not hears of it.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { CHANNEL_QUIET_DAYS } from '#contract/message/delivery.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import type { ChannelReach } from './carry/carrier.ts';
import { noticeSilence } from './notice.ts';
import { isSubscription } from './place.ts';
import { COLUMNS } from './queries.ts';
import type { ChannelRow } from './queries.ts';

const DAY_MS = 86_400_000;

/** Whoever knows endpoint and secret of a subscription is the browser that has it. */
export function hearing(reach: ChannelReach): Handler<'channel.heard'> {
  return async (ctx, { endpoint, auth, subscription }) => {
    if (subscription && !isSubscription(subscription, reach)) return { id: null };
    const next = subscription ?? null;
    return inTransaction(ctx, async (inside) => {
      // where the new one has a channel already, the old one is no more
      if (next && next.endpoint !== endpoint) {
        const taken = await inside.db.row<{ id: number }>(sql`
          with old as (delete from channel where ${isAt(ctx, endpoint)} and auth = ${auth}
            and exists (select 1 from channel where ${isAt(ctx, next.endpoint)}) returning 1)
          select id from channel where ${isAt(ctx, next.endpoint)} and exists (select 1 from old)`);
        if (taken) return { id: String(taken.id) };
      }
      const heard = await inside.db.row<{ id: number }>(sql`
        update channel set heard_at = ${ctx.now}, quiet_at = null,
          address = coalesce(${next?.endpoint ?? null}, address),
          p256dh = coalesce(${next?.keys.p256dh ?? null}, p256dh),
          auth = coalesce(${next?.keys.auth ?? null}, auth),
          enabled = enabled or (off_at is not null and ${next !== null}),
          off_at = case when ${next !== null} then null else off_at end,
          failures = case when ${next !== null} then 0 else failures end,
          failing_since = case when ${next !== null} then null else failing_since end,
          last_error = case when ${next !== null} then null else last_error end,
          retry_at = case when ${next !== null} then null else retry_at end
        where ${isAt(ctx, endpoint)} and auth = ${auth} returning id`);
      return { id: heard ? String(heard.id) : null };
    });
  };
}

/** By the index of places, which holds digests of addresses. */
const isAt = ({ tenant }: Context, endpoint: string): Sql =>
  sql`tenant_id = ${tenant.id} and kind = 'WEB_PUSH' and md5(address) = md5(${endpoint})
      and address = ${endpoint}`;

/** Notifies owners of browsers that were sent messages and gave no sign of life; wakes daily. */
export async function findQuiet(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const rows = await inside.db.rows<ChannelRow>(sql`
      update channel set quiet_at = ${ctx.now} where tenant_id = ${ctx.tenant.id}
        and kind = 'WEB_PUSH' and enabled and quiet_at is null
        and heard_at < ${new Date(ctx.now.getTime() - CHANNEL_QUIET_DAYS * DAY_MS)}
        and last_sent_at > heard_at
      returning ${COLUMNS}`);
    await noticeSilence(inside, rows);
  });
}
