/** The orders of goods, as SQL over `goods g join goods_price p`. */
import { GOODS_SORTS } from '#contract/catalog/filter.ts';
import type { GoodsSort } from '#contract/catalog/filter.ts';
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/** An order that this version does not know is the order of relevance. */
export function sortNamed(text: string | undefined): GoodsSort {
  const wish = text?.toUpperCase() ?? '';
  return (GOODS_SORTS as readonly string[]).includes(wish) ? (wish as GoodsSort) : 'RELEVANCE';
}

/** Of what words found, the alias m. `gathered`: no index is to be walked. */
export function goodsOrder(sort: GoodsSort, ranked: boolean, gathered = false): Sql {
  return sort === 'RELEVANCE' && ranked
    ? sql`m.rank desc, g.sold_count desc, g.id desc`
    : plainOrder(sort, gathered);
}

/** Without words; the best known count as the most relevant. */
export function plainOrder(sort: GoodsSort, gathered: boolean): Sql {
  return (gathered ? SORTED : WALKED)[sort];
}

/** By columns, which have an index, or by expressions, which have none. */
function orders(by: 'column' | 'expression'): Readonly<Record<GoodsSort, Sql>> {
  const of = (column: string) => raw(by === 'column' ? column : `(${column} + 0)`);
  // of what is sold out it is null: nobody comes for what cannot be bought
  const mostSold = sql`${of('p.sold')} desc nulls last, g.id desc`;
  return {
    RELEVANCE: mostSold,
    SALES: mostSold,
    NEWEST: sql`${raw(by === 'column' ? 'g.created_at' : 'extract(epoch from g.created_at)')} desc,
        g.id desc`,
    // a price not seen for long is none of now
    PRICE_ASC: sql`${of('p.shown_amount')} nulls last, g.id`,
    PRICE_DESC: sql`${of('p.current_amount')} desc, g.id desc`,
    // the real one: what a shop claims and history refutes is none
    DISCOUNT: sql`${of('p.proven_discount')} desc nulls last, g.id`,
    // grams among grams, then millilitres, then pieces; what has no unit price comes last
    UNIT_PRICE: sql`(select u.unit from goods_unit u where u.goods_id = g.id
        and u.unit_amount is not null) nulls last, (select u.unit_amount from goods_unit u
        where u.goods_id = g.id), g.id`,
    RATING: sql`${of('g.rating')} desc nulls last, g.review_count desc, g.id desc`,
  };
}
const WALKED = orders('column');
const SORTED = orders('expression');
