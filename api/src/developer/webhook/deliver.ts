/**
 * Sends deliveries: again and again at growing distances, until one arrives, is given up, or the
 * webhook is switched off.
 */
import sql from 'sql-template-tag';
import { WEBHOOK } from '#contract/developer/webhook.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Queue } from '../../kernel/job-queue/event.ts';
import { notify } from '../../message/index.ts';
import { postHook } from './post.ts';
import type { HookReach } from './post.ts';
import { headOf } from '#contract/text.ts';

/**
 * Servers of others that take their time hold up nobody else. The delivery counts its tries, so
 * that none of its jobs ends as dead.
 */
export const HOOK_QUEUE: Queue = {
  name: 'developer.webhook',
  atOnce: 8,
  slow: { afterMs: 1000, most: 64 },
  attempts: WEBHOOK.tries + 1,
};
const DAY_MS = 86_400_000;

interface DueRow {
  webhook_id: number;
  account_id: number;
  url: string;
  body: string;
  tries: number;
  failing_since: Date | null;
}

export async function deliverHook(ctx: Context, id: string, reach: HookReach): Promise<void> {
  const due = await ctx.db.row<DueRow>(sql`
    select d.webhook_id, w.account_id, w.url, d.body, d.tries, w.failing_since
      from webhook_delivery d join webhook w on w.id = d.webhook_id
    where d.id = ${id} and w.enabled and d.sent_at is null and d.failed_at is null`);
  if (!due) return;
  const { status, why } = await attempt(ctx, id, due, reach);
  if (why === null) {
    await ctx.db.run(
      sql`update webhook_delivery set sent_at = ${ctx.now}, tries = tries + 1, last_error = null
          where id = ${id}`,
    );
    await ctx.db.run(
      sql`update webhook set failing_since = null, last_error = null, last_sent_at = ${ctx.now}
          where id = ${due.webhook_id}`,
    );
    return;
  }
  const isOver = due.tries + 1 >= WEBHOOK.tries;
  const isLong =
    due.failing_since !== null &&
    ctx.now.getTime() - due.failing_since.getTime() >= WEBHOOK.failingDays * DAY_MS;
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(
      sql`update webhook_delivery set tries = tries + 1, last_error = ${why},
          failed_at = ${isOver ? ctx.now : null} where id = ${id}`,
    );
    await inside.db.run(
      sql`update webhook set failing_since = coalesce(failing_since, ${ctx.now}),
          last_error = ${why} where id = ${due.webhook_id}`,
    );
    if (isLong || status === 410) await switchOff(inside, due, why);
  });
  if (!isOver && !isLong && status !== 410) throw new Error(why);
}

async function attempt(
  ctx: Context,
  id: string,
  due: DueRow,
  reach: HookReach,
): Promise<{ status: number | null; why: string | null }> {
  try {
    const status = await postHook(
      ctx,
      { webhookId: due.webhook_id, url: due.url, id, body: due.body },
      reach,
    );
    return { status, why: status >= 200 && status < 300 ? null : `It answers ${status}.` };
  } catch (error) {
    return { status: null, why: headOf((error as Error).message, 300) };
  }
}

/** Once, however many deliveries find out at a time. */
async function switchOff(
  ctx: Context,
  { webhook_id: webhookId, account_id: accountId, url }: DueRow,
  why: string,
): Promise<void> {
  if (
    (await ctx.db.run(
      sql`update webhook set enabled = false where id = ${webhookId} and enabled`,
    )) === 0
  )
    return;
  await notify(ctx, {
    accountId,
    type: 'notice',
    kind: 'webhook.off',
    holes: { host: new URL(url).host, reason: why },
    link: '/profile/security',
  });
}

/** Deliveries of long ago: a nightly job. */
export async function forgetDeliveries(ctx: Context): Promise<void> {
  await ctx.db.run(
    sql`delete from webhook_delivery where tenant_id = ${ctx.tenant.id}
        and created_at < ${new Date(ctx.now.getTime() - WEBHOOK.keptDays * DAY_MS)}`,
  );
}
