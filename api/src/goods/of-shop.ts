/** What a shop sells: goods whose price is that of an offer of it. */
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';

/** So many offers of a shop are looked at. */
const LOOKED_AT = 1000;

export interface OfShop {
  /** Its name as feeds write it. */
  readonly name: string;
  /** The biggest discounts that history proves first. */
  readonly ids: readonly number[];
  /** Whatever it sells, also where others are cheaper. */
  readonly total: number;
  readonly isFloor: boolean;
}

/**
 * Undefined: no shop that sells now is called by one of the names, in whatever case. `isWanted`:
 * of its goods only those with such a title.
 */
export async function goodsOfShop(
  ctx: Context,
  names: readonly string[],
  most: number,
  isWanted?: (title: string) => boolean,
): Promise<OfShop | undefined> {
  const rows = await ctx.db.rows<{ id: number; title: string; name: string; total: number }>(
    sql`with s as materialized (
          select o.id, o.goods_id, o.shop_name from offer o
          where lower(o.shop_name) = any(${names.map((one) => one.toLowerCase())}::text[])
            and not o.retired limit ${LOOKED_AT}),
        sold as (select count(distinct s.goods_id)::int as total
          from s join goods g on g.id = s.goods_id and g.listed)
        select g.id, g.name as title, s.shop_name as name, sold.total
        from s cross join sold
        join goods_price p on p.goods_id = s.goods_id and p.best_offer_id = s.id
        join goods g on g.id = s.goods_id and g.listed
        where p.in_stock
        order by p.proven_discount desc nulls last, g.id
        limit ${isWanted === undefined ? most : LOOKED_AT}`,
  );
  const [first] = rows;
  const wanted = isWanted === undefined ? rows : rows.filter(({ title }) => isWanted(title));
  return (
    first && {
      name: first.name,
      ids: wanted.slice(0, most).map((one) => one.id),
      total: isWanted === undefined ? first.total : wanted.length,
      isFloor: first.total >= LOOKED_AT,
    }
  );
}
