/** What the owner of a channel hears about it by another way, and what goes by mail instead. */
import sql from 'sql-template-tag';
import { CHANNEL_QUIET_DAYS } from '#contract/message/delivery.ts';
import { CHANNEL_FAILURES_MAX } from '#contract/message/limits.ts';
import type { Context } from '../../kernel/context.ts';
import { mailboxesOf } from '../../account/index.ts';
import { notify, notifyAll } from '../notify.ts';
import type { MessageKind } from '../messages/sentences.ts';
import type { NewMessage } from '../queries.ts';
import type { Health, Outcome, Problem } from './outcome.ts';
import type { ChannelRow } from './queries.ts';
import { dropChannel } from './queries.ts';
import { noticeOnce } from './quota.ts';

const PAGE = '/notifications/preferences';

/**
 * Of a channel that was switched off just now; a browser that is no more is removed. In both cases
 * its owner hears of it on the site and by mail.
 */
export async function endIfOff(
  ctx: Context,
  channel: ChannelRow,
  { offAt }: Health,
  problem: Problem | null,
): Promise<void> {
  if (!channel.enabled || channel.off_at !== null || offAt === null || problem === null) return;
  const isGone = channel.kind === 'WEB_PUSH' && problem.what === 'GONE';
  if (isGone) await dropChannel(ctx, channel.id, channel.account_id);
  else await ctx.db.run(sql`delete from push_wait where channel_id = ${channel.id}`);
  const kind = isGone ? 'channel.gone' : offKind(problem);
  await notify(ctx, { ...byMail(channel), kind });
}

/** Browsers without a sign of life: their owners hear of it by mail, once (heard.ts). */
export async function noticeSilence(ctx: Context, channels: readonly ChannelRow[]): Promise<void> {
  await notifyAll(
    ctx,
    channels.map((channel) => ({ ...byMail(channel), kind: 'channel.quiet' })),
  );
}

/**
 * Queues a mail about what a channel could not take, unless one is on its way already or its owner
 * has no address.
 */
export async function mailInstead(
  ctx: Context,
  channel: ChannelRow,
  delivery: string,
  outcome: Outcome,
): Promise<void> {
  const accountId = channel.account_id;
  const what = outcome.how === 'sent' ? undefined : outcome.problem.what;
  if (what === 'SERVICE')
    ctx.log.error({ kind: channel.kind }, 'a chat refuses the bot of this installation');
  if ((await mailboxesOf(ctx, [accountId])).has(accountId))
    await ctx.db.run(sql`
      insert into mail_wait (message_id, tenant_id, account_id, about, due_at)
      select m.id, m.tenant_id, m.account_id,
        coalesce(m.subject_type || ' ' || m.subject_id, m.kind), ${ctx.now}
      from push_wait w join message m on m.id = w.message_id
      where w.channel_id = ${channel.id} and w.delivery = ${delivery} and not w.mailed and m.account_id = ${accountId}
        and m.read_at is null on conflict do nothing`);
  if (what === 'QUOTA' && (await noticeOnce(ctx, accountId)))
    await notify(ctx, { ...byMail(channel), kind: 'channel.quota' });
}

/** On the site and by mail: other channels may fare no better. */
function byMail({ id, account_id, name }: ChannelRow): Omit<NewMessage, 'kind'> {
  return {
    accountId: account_id,
    type: 'notice',
    holes: { name, times: String(CHANNEL_FAILURES_MAX), days: String(CHANNEL_QUIET_DAYS) },
    link: PAGE,
    about: `channel ${id}`,
    delivery: { ways: ['EMAIL'], mailsAtOnce: true },
  };
}

function offKind({ what }: Problem): MessageKind {
  // neither is a fault of the channel, so that neither switches one off
  return what === 'QUOTA' || what === 'SERVICE' ? 'channel.off.UNKNOWN' : `channel.off.${what}`;
}
