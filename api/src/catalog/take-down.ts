/**
 * Goods that reports were right about are no longer listed, whatever their feed says, until that is
 * taken back.
 */
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { EventOf } from '../kernel/job-queue/event.ts';

export async function takeDownGoods(
  ctx: Context,
  { targetType, targetId, isWithdrawn }: EventOf<'subject.withdrawn'>,
): Promise<void> {
  if (targetType !== 'GOODS') return;
  const changed = isWithdrawn
    ? await ctx.db.run(
        sql`update goods set withdrawn_at = ${ctx.now}, listed = false where id = ${targetId}
            and tenant_id = ${ctx.tenant.id} and withdrawn_at is null`,
      )
    : await ctx.db.run(sql`
        update goods set withdrawn_at = null, listed = exists (select 1 from offer o
          where o.goods_id = goods.id and not o.retired)
        where id = ${targetId} and tenant_id = ${ctx.tenant.id} and withdrawn_at is not null`);
  if (changed > 0) await ctx.emit({ topic: 'goods.changed', goodsIds: [targetId] });
}
