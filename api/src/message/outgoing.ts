/**
 * A message leaves the site: what of it a mail and a channel will show, and when, is written in the
 * transaction of the message itself, so that neither is ever there without the other.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { NotificationType } from '#contract/message/kind.ts';
import type { ChannelKind, QuietHours } from '#contract/message/delivery.ts';
import type { Wishes } from '#contract/message/preference.ts';
import { localDay } from '#contract/time.ts';
import { mailboxesOf } from '../account/index.ts';
import type { Context } from '../kernel/context.ts';
import { jsonOf } from '../kernel/json.ts';
import { dueEvent } from './channel/carry/carry.ts';
import { wishesOf } from './preference/preference.ts';
import type { Delivery } from './queries.ts';
import { LONGEST_WAIT_MS, mailFrom, nextDigest, ringAt, standardQuiet } from './quiet/due.ts';

/** How somebody can be reached about something. */
export interface Reachable {
  readonly wishes: Wishes;
  /** Mail is not switched off as a channel. */
  readonly mail: boolean;
  /** What shows messages and is switched on. */
  readonly channels: readonly { readonly id: number; readonly kind: ChannelKind }[];
  readonly quiet: QuietHours;
  /** Of this day. */
  readonly rings: number;
  /** When a mail last reported the same thing. */
  readonly notifiedAt: Date | null;
}

/** Who is to be reached about what. */
export interface Reached {
  readonly accountId: number;
  readonly type: NotificationType;
  readonly about: string;
}

interface Row {
  chosen: Record<string, boolean> | null;
  mail: boolean;
  channels: { id: number; kind: ChannelKind }[];
  quiet: QuietHours | null;
  rings: number;
  told_at: Date | null;
}

/** In the order of `who`; one statement for all. */
export async function reachesOf(ctx: Context, who: readonly Reached[]): Promise<Reachable[]> {
  const day = localDay(ctx.now, ctx.tenant.timezone);
  const rows = await ctx.db.rows<Row>(sql`
    select (select jsonb_object_agg(p.way, p.enabled) from message_preference p
      where p.account_id = w.account_id and p.type = w.type) as chosen,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind)) from channel c
        where c.account_id = w.account_id and c.enabled and c.kind <> 'EMAIL'), '[]') as channels,
      not exists (select 1 from channel e where e.account_id = w.account_id and e.kind = 'EMAIL'
        and not e.enabled) as mail,
      (select jsonb_build_object('enabled', q.enabled, 'fromTime', q.from_time, 'toTime', q.to_time,
        'timezone', q.timezone, 'maxPerDay', q.max_per_day)
        from quiet_hours q where q.account_id = w.account_id) as quiet,
      coalesce((select r.rings from ring_day r where r.account_id = w.account_id
        and r.day = ${day}), 0) as rings,
      (select t.told_at from mail_told t where t.account_id = w.account_id
        and t.about = w.about) as told_at
    from unnest(${who.map(({ accountId }) => accountId)}::bigint[],
      ${who.map(({ type }) => type)}::text[], ${who.map(({ about }) => about)}::text[])
      with ordinality w(account_id, type, about, n) order by w.n`);
  return rows.map((row, index) => ({
    wishes: wishesOf(who[index]?.type as NotificationType, row.chosen ?? {}),
    mail: row.mail,
    channels: row.channels,
    quiet: row.quiet ?? standardQuiet(ctx.tenant.timezone),
    rings: row.rings,
    notifiedAt: row.told_at,
  }));
}

export interface Leaving {
  readonly messageId: number;
  readonly accountId: number;
  readonly about: string;
  /** It gathers more of what was notified already: browsers notify once. */
  readonly isMore: boolean;
  readonly reach: Reachable;
  readonly delivery?: Delivery;
}

/** When a message leaves, and what holds it back until then. */
export interface Leave {
  readonly at: Date;
  readonly heldBy: 'DIGEST' | 'LIMIT' | 'QUIET' | null;
}

/** How a message leaves the site; `ways`: none where it is shown on the site alone. */
export interface Sent extends Leave {
  readonly ways: readonly ChannelKind[];
  /** Of the reader. */
  readonly timezone: string;
}

/** When it may leave: in its digest, after quiet hours, within the number of the day. */
function leaveOf(from: Date, { delivery = {}, reach: { quiet, rings } }: Leaving): Leave {
  const { isLoud = false, frequency = 'INSTANT' } = delivery;
  const digest = isLoud ? from : nextDigest(from, frequency, quiet.timezone);
  const within = ringAt({
    from: digest,
    quiet: { ...quiet, enabled: false },
    rings: isLoud ? 0 : rings,
  });
  const at = ringAt({ from: within, quiet, rings: 0 });
  if (at > within) return { at, heldBy: 'QUIET' };
  if (within > digest) return { at, heldBy: 'LIMIT' };
  return { at, heldBy: digest > from ? 'DIGEST' : null };
}

/** Whether it may take a way, as far as its own rule goes. */
function takes({ delivery }: Leaving, kind: ChannelKind): boolean {
  return delivery?.ways?.includes(kind) ?? true;
}

/** Writes what mails and channels will show of messages, and when; how each leaves, in order. */
export async function letOut(ctx: Context, leaving: readonly Leaving[]): Promise<Sent[]> {
  const mailed = await queueMails(ctx, leaving);
  await queuePushes(ctx, leaving, mailed);
  return leaving.map((one) => ({
    ...leaveOf(ctx.now, one),
    ways: [
      ...(mailed.has(one.messageId) ? (['EMAIL'] as const) : []),
      ...new Set(pushedTo(one).map(({ kind }) => kind)),
    ],
    timezone: one.reach.quiet.timezone,
  }));
}

/** The messages that are mailed. */
async function queueMails(ctx: Context, leaving: readonly Leaving[]): Promise<Set<number>> {
  const wanted = leaving.filter(
    (one) => one.reach.wishes.email && one.reach.mail && takes(one, 'EMAIL'),
  );
  const mailboxes = await mailboxesOf(
    ctx,
    wanted.map(({ accountId }) => accountId),
  );
  const mails = wanted
    .filter(({ accountId }) => mailboxes.has(accountId))
    .map((one) => ({
      id: one.messageId,
      account: one.accountId,
      about: one.about,
      due: leaveOf(
        one.delivery?.mailsAtOnce ? ctx.now : mailFrom(ctx.now, one.reach.notifiedAt),
        one,
      ).at.toISOString(),
    }));
  if (mails.length > 0)
    await ctx.db.run(sql`
      insert into mail_wait (message_id, tenant_id, account_id, about, due_at)
      select m.id, ${ctx.tenant.id}, m.account, m.about, m.due
      from jsonb_to_recordset(${jsonOf(mails)}::jsonb) as m(id bigint, account bigint, about text,
        due timestamptz) on conflict do nothing`);
  if (mails.some(({ due }) => new Date(due) <= ctx.now)) await ctx.emit({ topic: 'mail.due' });
  return new Set(mails.map(({ id }) => id));
}

/** The channels beside mail that a message takes. */
function pushedTo(one: Leaving): Reachable['channels'] {
  if (!one.reach.wishes.webPush || one.isMore) return [];
  return one.reach.channels.filter(({ kind }) => takes(one, kind));
}

async function queuePushes(
  ctx: Context,
  leaving: readonly Leaving[],
  mailed: ReadonlySet<number>,
): Promise<void> {
  const pushes = leaving.flatMap((one) => {
    const { at } = leaveOf(ctx.now, one);
    return pushedTo(one).map(({ id, kind }) => ({
      id: one.messageId,
      channel: id,
      kind,
      due: at.toISOString(),
      now: at <= ctx.now,
      mailed: mailed.has(one.messageId),
    }));
  });
  if (pushes.length === 0) return;
  await ctx.db.run(sql`
    insert into push_wait (tenant_id, message_id, channel_id, due_at, announced, mailed)
    select ${ctx.tenant.id}, p.id, p.channel, p.due, p.now, p.mailed
    from jsonb_to_recordset(${jsonOf(pushes)}::jsonb) as p(id bigint, channel bigint,
      due timestamptz, now boolean, mailed boolean) on conflict do nothing`);
  const due = new Map(pushes.filter(({ now }) => now).map(({ channel, kind }) => [channel, kind]));
  await ctx.emit([...due].map(([channel, kind]) => dueEvent(channel, kind)));
}

/**
 * What waits and may leave (`due_at`); what is to leave later than anything waits was written while
 * the clock was ahead.
 */
export function isDue({ now }: Context): Sql {
  return sql`(due_at <= ${now}::timestamptz or due_at >
      ${new Date(now.getTime() + LONGEST_WAIT_MS)}::timestamptz)`;
}

/**
 * Counts that messages left together, once for each of their readers: what another channel sent before
 * is no other ring.
 */
export async function countRings(ctx: Context, messageIds: readonly number[]): Promise<void> {
  await ctx.db.run(sql`
    with new as (select id from message where id = any(${messageIds}::bigint[]) and not rang
        order by id for no key update),
      marked as (update message m set rang = true from new n where m.id = n.id returning m.account_id)
    insert into ring_day as r (tenant_id, account_id, day, rings)
    select distinct ${ctx.tenant.id}, m.account_id,
      ${localDay(ctx.now, ctx.tenant.timezone)}::date, 1 from marked m
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
