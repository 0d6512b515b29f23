/**
 * What happens becomes deliveries, in the transaction of the listener: one for each hundred
 * things and webhook that wants them.
 */
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { WebhookEvent } from '#contract/developer/webhook.ts';
import { WEBHOOK } from '#contract/developer/webhook.ts';
import { contentPath, DEAL_PRICE } from '../../content/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { EventOf } from '../../kernel/job-queue/event.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { goodsPath } from '../v1/show.ts';

interface DealRow {
  id: number;
  code: string;
  title: string;
  state: string;
  end_reason: string | null;
  goods_code: string;
  amount: number;
  verdict: string | null;
  seen_at: Date | null;
}

/**
 * A deal that opened is published, one that closed has ended; everything else about it is no news.
 */
export async function newsOfDeals(
  ctx: Context,
  { dealIds }: EventOf<'deal.changed'>,
): Promise<void> {
  const moved = await ctx.db.rows<{ content_id: number; is_open: boolean; is_new: boolean }>(sql`
    insert into webhook_deal as known (content_id, tenant_id, is_open)
    select content_id, tenant_id, is_open from deal where content_id = any(${dealIds}::bigint[])
      order by content_id
    on conflict (content_id) do update set is_open = excluded.is_open
      where known.is_open <> excluded.is_open
    returning content_id, is_open, xmax = 0 as is_new`);
  const opened = moved.filter((one) => one.is_open).map((one) => one.content_id);
  const closed = moved.filter((one) => !one.is_open && !one.is_new).map((one) => one.content_id);
  await spread(ctx, 'deal.published', () => dealsOf(ctx, opened), opened.length);
  await spread(ctx, 'deal.ended', () => dealsOf(ctx, closed), closed.length);
}

export async function newsOfDrops(
  ctx: Context,
  { drops }: EventOf<'price.dropped'>,
): Promise<void> {
  await spread(
    ctx,
    'price.dropped',
    async () => {
      const from = new Map(drops.map((one) => [one.goodsId, one.from]));
      return (await goodsOf(ctx, [...from.keys()])).map(({ id, ...one }) => ({
        ...one,
        fromAmount: from.get(id),
      }));
    },
    drops.length,
  );
}

export async function newsOfVerdicts(
  ctx: Context,
  { changes }: EventOf<'verdict.changed'>,
): Promise<void> {
  await spread(
    ctx,
    'verdict.changed',
    async () => {
      const from = new Map(changes.map((one) => [one.goodsId, one.from]));
      return (await goodsOf(ctx, [...from.keys()])).map(({ id, ...one }) => ({
        ...one,
        fromVerdict: from.get(id),
      }));
    },
    changes.length,
  );
}

async function dealsOf(ctx: Context, ids: readonly number[]): Promise<object[]> {
  const rows = await ctx.db.rows<DealRow>(sql`
    select c.id, c.code, c.title, d.state, d.end_reason, g.code as goods_code,
      coalesce(p.current_amount, d.deal_amount) as amount, p.verdict, p.observed_at as seen_at
    from deal d join content c on c.id = d.content_id join goods g on g.id = d.goods_id
      left join ${DEAL_PRICE}
    where d.content_id = any(${ids}::bigint[]) order by c.id`);
  return rows.map((row) => ({
    code: row.code,
    title: row.title,
    state: row.state,
    endReason: row.end_reason,
    goodsCode: row.goods_code,
    price: {
      amount: row.amount,
      currency: ctx.tenant.currency,
      seenAt: row.seen_at?.toISOString() ?? null,
    },
    verdict: row.verdict,
    url: siteAddress(ctx, contentPath('DEAL', row.code)),
  }));
}

async function goodsOf(ctx: Context, ids: readonly number[]) {
  const rows = await ctx.db.rows<{
    id: number;
    code: string;
    name: string;
    amount: number;
    verdict: string;
    seen_at: Date | null;
  }>(sql`
    select g.id, g.code, g.name, p.current_amount as amount, p.verdict, p.observed_at as seen_at
    from goods g join goods_price p on p.goods_id = g.id where g.id = any(${ids}::bigint[])
      and g.listed order by g.id`);
  return rows.map((row) => ({
    id: row.id,
    goodsCode: row.code,
    name: row.name,
    price: {
      amount: row.amount,
      currency: ctx.tenant.currency,
      seenAt: row.seen_at?.toISOString() ?? null,
    },
    verdict: row.verdict,
    url: siteAddress(ctx, goodsPath(row.code)),
  }));
}

/**
 * Writes deliveries for every webhook that wants them; where there is none, nothing is looked up.
 */
async function spread(
  ctx: Context,
  type: WebhookEvent,
  load: () => Promise<readonly object[]>,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const hooks = await ctx.db.rows<{ id: number }>(
    sql`select id from webhook where enabled and events @> ${[type]}::text[] order by id`,
  );
  if (hooks.length === 0) return;
  const items = await load();
  for (let from = 0; from < items.length; from += WEBHOOK.items) {
    const some = items.slice(from, from + WEBHOOK.items);
    for (const { id } of hooks) await writeDelivery(ctx, id, type, some);
  }
}

/** One delivery on its way; its id stays the same however often it is tried. */
export async function writeDelivery(
  ctx: Context,
  webhookId: number,
  type: string,
  items: readonly object[],
): Promise<string> {
  const id = randomUUID();
  const body = JSON.stringify({
    id,
    type,
    createdAt: ctx.now.toISOString(),
    tenant: ctx.tenant.id,
    items,
  });
  await ctx.db.run(
    sql`insert into webhook_delivery (id, tenant_id, webhook_id, type, body, created_at)
        values (${id}, ${ctx.tenant.id}, ${webhookId}, ${type}, ${body}, ${ctx.now})`,
  );
  await ctx.emit({ topic: 'webhook.due', deliveryId: id });
  return id;
}
