/** Shows in a browser what waits for it: one message as it is, several as one line. */
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Queue } from '../../kernel/job-queue/event.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { countRings, isDue } from '../outgoing.ts';
import { sayWaiting } from '../messages/push.ts';
import type { MessageRow } from '../queries.ts';
import { showMessages } from '../show.ts';
import { postPush } from './post.ts';
import type { PushReach, Shown } from './post.ts';
import { channelBy, dropChannel, noteFailed, noteSent } from './queries.ts';

/** A push service that takes its time holds up nobody else. */
export const PUSH_QUEUE: Queue = { name: 'message.push', atOnce: 4, attempts: 8 };
const TEXT_MAX = 200;

/** Sends what is due for a channel; throws when it is to be tried again. */
export async function deliverPush(
  ctx: Context,
  channelId: number,
  reach: PushReach,
): Promise<void> {
  const channel = await channelBy(ctx, channelId);
  if (!channel?.enabled) return forgetWaiting(ctx, channelId);
  const rows = await ctx.db.rows<MessageRow>(sql`
    select m.id, m.type, m.kind, m.holes, m.subject_type, m.subject_id, m.link,
      m.actor_ids::float8[] as actor_ids, m.actor_count, m.read_at, m.created_at
    from push_wait w join message m on m.id = w.message_id where w.channel_id = ${channelId}
      and ${isDue(ctx)} and m.account_id = ${channel.account_id}
    order by m.created_at desc, m.id desc`);
  const unread = rows.filter((row) => row.read_at === null);
  const shown = await shownOf({ ...ctx, lang: channel.lang }, unread);
  if (!shown) return forgetWaiting(ctx, channelId);
  const outcome = await postPush(ctx, channel, shown, reach);
  if (outcome.how === 'gone') return void (await dropChannel(ctx, channelId, channel.account_id));
  await inTransaction(ctx, async (inside) => {
    if (outcome.how === 'sent') {
      await noteSent(inside, channelId);
      await countRings(inside, [channel.account_id]);
    } else await noteFailed(inside, channelId, outcome.why);
    if (outcome.how !== 'later') await forgetWaiting(inside, channelId);
  });
  if (outcome.how === 'later') throw new Error(outcome.why);
}

/** Makes the jobs of what waited for quiet hours to end; wakes every minute. */
export async function announcePushes(ctx: Context): Promise<void> {
  const rows = await ctx.db.rows<{ channel_id: number }>(sql`
    update push_wait set announced = true where tenant_id = ${ctx.tenant.id} and not announced
      and ${isDue(ctx)} returning channel_id`);
  for (const channelId of new Set(rows.map((row) => row.channel_id)))
    await ctx.emit({ topic: 'push.due', channelId });
}

async function forgetWaiting(ctx: Context, channelId: number): Promise<void> {
  await ctx.db.run(sql`delete from push_wait where channel_id = ${channelId} and ${isDue(ctx)}`);
}

async function shownOf(ctx: Context, rows: readonly MessageRow[]): Promise<Shown | undefined> {
  const [latest] = await showMessages(ctx, rows.slice(0, 1));
  if (!latest) return undefined;
  const { lang } = ctx;
  if (rows.length === 1)
    return {
      title: cut(latest.title),
      body: cut(latest.text),
      url: siteAddress(ctx, latest.jump?.href ?? '/notifications'),
      tag: `m${latest.id}`,
      lang,
    };
  return {
    title: sayWaiting(lang, rows.length),
    body: cut(latest.title),
    url: siteAddress(ctx, '/notifications'),
    tag: 'waiting',
    lang,
  };
}

/** A push holds 4 KiB. */
function cut(text: string): string {
  const letters = [...text];
  return letters.length > TEXT_MAX ? `${letters.slice(0, TEXT_MAX - 1).join('')}…` : text;
}
