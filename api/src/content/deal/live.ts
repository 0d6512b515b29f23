/** The live deals of goods, as their page names them. */
import type { Ports } from '../../kernel/ports.ts';
import { openDealsOfGoods } from './queries.ts';

export const liveDeals: Ports['liveDeals'] = async (ctx, goodsId) =>
  (await openDealsOfGoods(ctx.db, goodsId)).map((row) => ({
    id: String(row.id),
    code: row.code,
    title: row.title,
    currentAmount: row.amount,
    publishTime: row.publish_time.toISOString(),
  }));
