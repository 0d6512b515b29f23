/** Which deals a piece of upkeep is about, as a condition on `deal d`. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

export type GoodsIds = readonly number[] | 'all';

export function ofGoods(goodsIds: GoodsIds): Sql {
  return goodsIds === 'all' ? sql`true` : sql`d.goods_id = any(${goodsIds}::bigint[])`;
}

export function ofDeals(ids: readonly number[]): Sql {
  return sql`d.content_id = any(${ids}::bigint[])`;
}
