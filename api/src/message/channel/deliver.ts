/**
 * Sends by a channel what waits for it: one message as it is, several as one. What is tried again
 * is the same delivery with the same id, and only one worker sends by a channel at a time.
 */
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Queue } from '../../kernel/job-queue/event.ts';
import { countRings, isDue } from '../outgoing.ts';
import { attempt } from './attempt.ts';
import type { Tried } from './attempt.ts';
import { carriedOf } from './carried.ts';
import type { ChannelReach } from './carry/carrier.ts';
import { CARRIERS, dueEvent, OWN_SERVER_KINDS } from './carry/carry.ts';
import type { CarriedKind } from './carry/carry.ts';
import { quietUntil } from '../quiet/quiet.ts';
import { endIfOff, mailInstead } from './notice.ts';
import { LONGEST_RETRY_MS, settle } from './outcome.ts';
import type { Fate, Outcome } from './outcome.ts';
import { COLUMNS, healthOf, noteAttempt } from './queries.ts';
import type { ChannelRow } from './queries.ts';
import { beginAt, waitFor } from './slow-hosts.ts';

/** Servers of services hold up nobody else; those that readers named hold up each other alone. */
export const CHANNEL_QUEUE: Queue = {
  name: 'message.push',
  atOnce: 8,
  slow: { afterMs: 1000, most: 64 },
  attempts: 8,
};
export const OWN_SERVER_QUEUE: Queue = {
  name: 'message.push-own',
  atOnce: 16,
  slow: { afterMs: 1000, most: 128 },
  attempts: 8,
};

/** Longer than any attempt takes: its worker died. */
const DEAD_MS = 30_000;

/** Sends what is due for a channel, until nothing is. */
export async function deliver(ctx: Context, channelId: number, reach: ChannelReach): Promise<void> {
  while (await deliverOnce(ctx, channelId, reach));
}

/** False when there is nothing (more) to do now. */
async function deliverOnce(ctx: Context, channelId: number, reach: ChannelReach): Promise<boolean> {
  const channel = await claim(ctx, channelId);
  if (!channel) {
    await leaveWaiting(ctx, channelId);
    return false;
  }
  try {
    return await deliverBy(ctx, channel, reach);
  } catch (error) {
    await release(ctx, channelId).catch(() => {});
    throw error;
  }
}

async function deliverBy(ctx: Context, channel: Claimed, reach: ChannelReach): Promise<boolean> {
  const quiet = (await quietUntil(ctx, [channel.account_id])).get(channel.account_id);
  if (quiet) {
    await postpone(ctx, channel.id, quiet);
    await release(ctx, channel.id);
    return false;
  }
  const delivery = await deliveryOf(ctx, channel.id);
  if (delivery === null) {
    await release(ctx, channel.id);
    return false;
  }
  const carried = await carriedOf(ctx, channel, delivery);
  if (!carried) {
    await forget(ctx, channel.id, delivery);
    await release(ctx, channel.id);
    return true;
  }
  const host = OWN_SERVER_KINDS.includes(channel.kind) ? new URL(channel.address).host : null;
  const wait = host === null ? undefined : waitFor(host, ctx.now);
  if (wait) {
    await postpone(ctx, channel.id, wait);
    await release(ctx, channel.id);
    return false;
  }
  // whether it arrived before its worker died, nobody knows: what would show it twice is not sent
  const isUnknown = channel.is_abandoned && !CARRIERS[channel.kind].isRecognised;
  const done = host === null ? undefined : beginAt(host, ctx.now);
  const { outcome, ms } = await (isUnknown
    ? { outcome: UNKNOWN, ms: 0 }
    : attempt(ctx, channel, carried, reach).catch((error: unknown) => {
        done?.(0);
        throw error;
      }));
  const isTimeout = outcome.how !== 'sent' && outcome.problem.what === 'TIMEOUT';
  done?.(isTimeout ? null : ms);
  const fate = await inTransaction(ctx, (inside) =>
    close(inside, channel, delivery, { outcome, ms }),
  );
  return fate !== 'later';
}

const UNKNOWN: Outcome = { how: 'refused', problem: { what: 'UNKNOWN', status: null } };

/** Writes down what became of a delivery, in one transaction. */
async function close(
  ctx: Context,
  channel: Claimed,
  delivery: string,
  { outcome, ms }: Tried,
): Promise<Fate> {
  const { health, fate } = settle(healthOf(channel), outcome, ctx.now);
  if (fate === 'mailed') await mailInstead(ctx, channel, delivery, outcome);
  if (fate === 'sent') await countRings(ctx, await messagesIn(ctx, channel.id, delivery));
  if (fate === 'later') await postpone(ctx, channel.id, health.retryAt ?? ctx.now);
  else await forget(ctx, channel.id, delivery);
  const problem = outcome.how === 'sent' ? null : outcome.problem;
  if (await noteAttempt(ctx, channel.id, { health, problem, ms }))
    await endIfOff(ctx, channel, health, problem);
  return fate;
}

/** Makes the jobs of what waited for its time; wakes every minute. */
export async function announceDue(ctx: Context): Promise<void> {
  const rows = await ctx.db.rows<{ id: number; kind: CarriedKind }>(sql`
    with due as (
      update push_wait set announced = true where tenant_id = ${ctx.tenant.id} and not announced
        and ${isDue(ctx)} returning channel_id)
    select distinct c.id, c.kind from due d join channel c on c.id = d.channel_id`);
  await ctx.emit(rows.map(({ id, kind }) => dueEvent(id, kind)));
}

interface Claimed extends ChannelRow {
  kind: CarriedKind;
  /** A worker began to send by it and died. */
  is_abandoned: boolean;
}

/** Takes the channel for this worker; undefined: another has it, or it is not to be tried yet. */
function claim(ctx: Context, channelId: number): Promise<Claimed | undefined> {
  const dead = new Date(ctx.now.getTime() - DEAD_MS);
  // what lies further ahead was written by a clock that was ahead
  const far = new Date(ctx.now.getTime() + LONGEST_RETRY_MS);
  return ctx.db.row<Claimed>(sql`
    with before as (select id, sending_at from channel where id = ${channelId} for update)
    update channel set sending_at = ${ctx.now} from before b where channel.id = b.id
      and kind <> 'EMAIL' and (channel.sending_at is null or channel.sending_at < ${dead}
        or channel.sending_at > ${far})
      and (retry_at is null or retry_at <= ${ctx.now} or retry_at > ${far})
    returning ${COLUMNS}, b.sending_at is not null as is_abandoned`);
}

async function release(ctx: Context, channelId: number): Promise<void> {
  await ctx.db.run(sql`update channel set sending_at = null where id = ${channelId}`);
}

/**
 * The delivery that is to be tried (again): null when nothing is due. Its messages are named once,
 * so that a second attempt is about the same ones.
 */
async function deliveryOf(ctx: Context, channelId: number): Promise<string | null> {
  const known = await ctx.db.row<{ delivery: string }>(sql`
    select delivery from push_wait where channel_id = ${channelId} and delivery is not null
      limit 1`);
  if (known) return known.delivery;
  const delivery = randomUUID();
  const taken = await ctx.db.run(sql`
    update push_wait set delivery = ${delivery} where channel_id = ${channelId} and ${isDue(ctx)}`);
  return taken === 0 ? null : delivery;
}

async function messagesIn(ctx: Context, channelId: number, delivery: string): Promise<number[]> {
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select message_id as id from push_wait
    where channel_id = ${channelId} and delivery = ${delivery}`);
  return rows.map(({ id }) => id);
}

async function forget(ctx: Context, channelId: number, delivery: string): Promise<void> {
  await ctx.db.run(
    sql`delete from push_wait where channel_id = ${channelId} and delivery = ${delivery}`,
  );
}

/** All that waits for a channel, not before then. */
async function postpone(ctx: Context, channelId: number, until: Date): Promise<void> {
  await ctx.db.run(sql`
    update push_wait set announced = false, due_at = greatest(due_at, ${until})
    where channel_id = ${channelId} and (${isDue(ctx)} or delivery is not null)`);
}

/**
 * For the worker that is at it, for the retry, or, should that worker have died, for the next
 * minute.
 */
async function leaveWaiting(ctx: Context, channelId: number): Promise<void> {
  await ctx.db.run(sql`
    update push_wait set announced = false,
      due_at = case when c.retry_at > due_at then c.retry_at else due_at end
    from channel c where c.id = channel_id and c.id = ${channelId} and ${isDue(ctx)}`);
}
