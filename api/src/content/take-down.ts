/**
 * Content that reports were right about goes from every list and page; an appeal that was right
 * puts it back.
 */
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { EventOf } from '../kernel/job-queue/event.ts';
import { followTakeDown } from './draft/take-down.ts';
import { settleDeals } from './deal/refresh.ts';
import { placeWriting } from './writing/place.ts';

export async function takeDownContent(
  ctx: Context,
  { targetType, targetId, isWithdrawn, reason }: EventOf<'subject.withdrawn'>,
): Promise<void> {
  if (targetType === 'GOODS') return takeDownDealsOf(ctx, targetId);
  if (targetType !== 'CONTENT') return;
  const row = isWithdrawn
    ? await ctx.db.row<{ type: string }>(sql`
        update content set withdrawn_from = audit_status, audit_status = 'REJECTED',
          review_reason = ${reason}, update_time = ${ctx.now}
        where id = ${targetId} and tenant_id = ${ctx.tenant.id} and withdrawn_from is null
          returning type`)
    : await ctx.db.row<{ type: string }>(sql`
        update content set audit_status = withdrawn_from, withdrawn_from = null,
          review_reason = null, update_time = ${ctx.now}
        where id = ${targetId} and tenant_id = ${ctx.tenant.id} and withdrawn_from is not null
          returning type`);
  if (!row) return;
  await followTakeDown(ctx, targetId, isWithdrawn, reason);
  if (row.type === 'DEAL') return settleDeals(ctx, [targetId]);
  await placeWriting(ctx, [targetId]);
  await ctx.emit({ topic: 'writing.changed', contentIds: [targetId] });
}

/**
 * Deals of goods that went are decided about again: what is not listed has no stock
 * (deal/settle.ts).
 */
async function takeDownDealsOf(ctx: Context, goodsId: number): Promise<void> {
  const deals = await ctx.db.rows<{ id: number }>(
    sql`select content_id as id from deal where goods_id = ${goodsId}`,
  );
  if (deals.length > 0)
    await settleDeals(
      ctx,
      deals.map((one) => one.id),
    );
}
