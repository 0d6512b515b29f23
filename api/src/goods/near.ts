/**
 * What is looked at where goods of the same category or brand are wanted: so many of them as they
 * come, and those among the best of all. Of a large category these are not always its very best,
 * and it need not be read whole for a few cards.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

export const LOOKED_AT = 1000;

/** Ids of goods of which `kin` is true, a condition on the category and brand of `goods g`. */
export function nearGoods(kin: Sql): Sql {
  return sql`select g.id from (select p.goods_id from goods_price p
      order by p.proven_discount desc nulls last, p.goods_id limit ${LOOKED_AT}) w
      cross join lateral (select g.id, g.category_id, g.brand_id from goods g
        where g.id = w.goods_id offset 0) g where ${kin}
    union (select g.id from goods g where g.listed and ${kin} limit ${LOOKED_AT})`;
}
