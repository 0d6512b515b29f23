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
  readonly total: number;
  readonly isFloor: boolean;
}

/** Undefined: no shop that sells now is called by one of the names, in whatever case. */
export async function goodsOfShop(
  ctx: Context,
  names: readonly string[],
  most: number,
): Promise<OfShop | undefined> {
  const rows = await ctx.db.rows<{ id: number; name: string; total: number }>(
    sql`select g.id, s.shop_name as name, count(*) over ()::int as total
        from (select o.id, o.goods_id, o.shop_name from offer o
          where lower(o.shop_name) = any(${names.map((one) => one.toLowerCase())}::text[])
            and not o.retired limit ${LOOKED_AT}) s
        join goods_price p on p.goods_id = s.goods_id and p.best_offer_id = s.id
        join goods g on g.id = s.goods_id and g.listed
        where p.in_stock
        order by p.proven_discount desc nulls last, g.id limit ${most}`,
  );
  const [first] = rows;
  return (
    first && {
      name: first.name,
      ids: rows.map((one) => one.id),
      total: first.total,
      isFloor: first.total >= LOOKED_AT,
    }
  );
}
