/** The same for deals: of goods of a category or brand, and of the best of all deals. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { LOOKED_AT } from '../../goods/index.ts';

/**
 * Ids of open deals of goods of which `kin` is true; `best`: an order of `deal d` that an index
 * holds.
 */
export function nearDeals(kin: Sql, best: Sql): Sql {
  return sql`select w.content_id from (select d.content_id, d.goods_id from deal d where d.is_open
      order by ${best} limit ${LOOKED_AT}) w
      cross join lateral (select g.id, g.category_id, g.brand_id from goods g
        where g.id = w.goods_id offset 0) g where ${kin}
    union select d.content_id from (select g.id from goods g where ${kin} limit ${LOOKED_AT}) g
      cross join lateral (select d.content_id from deal d where d.goods_id = g.id
        and d.is_open offset 0) d`;
}
