/**
 * A message leaves the site: what of it a mail and a browser will show, and when, is written in the
 * transaction of the message itself, so that neither is ever there without the other.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { NotificationType } from '#contract/message/kind.ts';
import type { QuietHours } from '#contract/message/delivery.ts';
import type { Wishes } from '#contract/message/preference.ts';
import { localDay } from '#contract/time.ts';
import { mailboxesOf } from '../account/index.ts';
import type { Context } from '../kernel/context.ts';
import { wishesOf } from './preference/preference.ts';
import { LONGEST_WAIT_MS, mailFrom, ringAt, standardQuiet } from './quiet/due.ts';

/** How somebody can be reached about something. */
export interface Reachable {
  readonly wishes: Wishes;
  /** Browsers that show messages. */
  readonly channels: readonly number[];
  readonly quiet: QuietHours;
  /** Of this day. */
  readonly rings: number;
  /** When a mail last reported the same thing. */
  readonly notifiedAt: Date | null;
}

interface Row {
  chosen: Record<string, boolean> | null;
  channels: number[];
  quiet: QuietHours | null;
  rings: number;
  told_at: Date | null;
}

export async function reachOf(
  ctx: Context,
  accountId: number,
  type: NotificationType,
  about: string,
): Promise<Reachable> {
  const day = localDay(ctx.now, ctx.tenant.timezone);
  const row = (await ctx.db.row<Row>(sql`
    select (select jsonb_object_agg(p.way, p.enabled) from message_preference p
      where p.account_id = ${accountId} and p.type = ${type}) as chosen,
      coalesce((select array_agg(c.id::float8) from channel c where c.account_id = ${accountId}
        and c.kind = 'WEB_PUSH' and c.enabled), '{}') as channels,
      (select jsonb_build_object('enabled', q.enabled, 'fromTime', q.from_time, 'toTime', q.to_time,
        'timezone', q.timezone, 'maxPerDay', q.max_per_day)
        from quiet_hours q where q.account_id = ${accountId}) as quiet,
      coalesce((select r.rings from ring_day r where r.account_id = ${accountId}
        and r.day = ${day}), 0) as rings,
      (select t.told_at from mail_told t where t.account_id = ${accountId}
        and t.about = ${about}) as told_at`)) as Row;
  return {
    wishes: wishesOf(type, row.chosen ?? {}),
    channels: row.channels,
    quiet: row.quiet ?? standardQuiet(ctx.tenant.timezone),
    rings: row.rings,
    notifiedAt: row.told_at,
  };
}

interface Leaving {
  readonly messageId: number;
  readonly accountId: number;
  readonly about: string;
  /** It gathers more of what was notified already: browsers notify once. */
  readonly isMore: boolean;
}

export async function letOut(
  ctx: Context,
  { messageId, accountId, about, isMore }: Leaving,
  { wishes, channels, quiet, rings, notifiedAt }: Reachable,
): Promise<void> {
  if (wishes.email && (await mailboxesOf(ctx, [accountId])).has(accountId)) {
    const due = ringAt({ from: mailFrom(ctx.now, notifiedAt), quiet, rings });
    await ctx.db.run(sql`
      insert into mail_wait (message_id, tenant_id, account_id, about, due_at) values (${messageId},
        ${ctx.tenant.id}, ${accountId}, ${about}, ${due}) on conflict do nothing`);
  }
  if (!wishes.webPush || isMore || channels.length === 0) return;
  const due = ringAt({ from: ctx.now, quiet, rings });
  const isNow = due <= ctx.now;
  await ctx.db.run(sql`
    insert into push_wait (tenant_id, message_id, channel_id, due_at, announced)
    select ${ctx.tenant.id}, ${messageId}, c.id, ${due}, ${isNow}
      from unnest(${channels}::bigint[]) c(id) on conflict do nothing`);
  if (isNow) for (const channelId of channels) await ctx.emit({ topic: 'push.due', channelId });
}

/**
 * What waits and may leave (`due_at`); what is to leave later than anything waits was written while
 * the clock was ahead.
 */
export function isDue({ now }: Context): Sql {
  return sql`(due_at <= ${now}::timestamptz or due_at >
      ${new Date(now.getTime() + LONGEST_WAIT_MS)}::timestamptz)`;
}

/** Counts that it rang. */
export async function countRings(ctx: Context, accountIds: readonly number[]): Promise<void> {
  await ctx.db.run(sql`
    insert into ring_day as r (tenant_id, account_id, day, rings)
    select ${ctx.tenant.id}, a.id, ${localDay(ctx.now, ctx.tenant.timezone)}, 1
      from unnest(${accountIds}::bigint[]) a(id)
    on conflict (account_id, day) do update set rings = r.rings + 1`);
}

/** What waited too long, and what nobody asks for any more; wakes daily. */
export async function forgetOutgoing(ctx: Context): Promise<void> {
  const ago = (days: number) => new Date(ctx.now.getTime() - days * 86_400_000);
  await ctx.db.run(
    sql`delete from push_wait where tenant_id = ${ctx.tenant.id} and due_at < ${ago(1)}`,
  );
  await ctx.db.run(
    sql`delete from mail_told where tenant_id = ${ctx.tenant.id} and told_at < ${ago(1)}`,
  );
  await ctx.db.run(
    sql`delete from ring_day where tenant_id = ${ctx.tenant.id}
        and day < ${localDay(ago(2), ctx.tenant.timezone)}`,
  );
}
