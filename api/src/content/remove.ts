import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';

/**
 * Removes the deals of goods that are about to vanish (a feed taken back), with their content. In
 * the transaction of `ctx.db`.
 */
export async function removeDealsOf(ctx: Context, goodsIds: readonly number[]): Promise<number> {
  return ctx.db.run(sql`
    delete from content c using deal d where d.content_id = c.id and c.tenant_id = ${ctx.tenant.id}
      and d.goods_id = any(${goodsIds as number[]}::bigint[])`);
}
