/** What a shop sells: goods whose price is that of an offer of it. */
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';

/** So many offers of a shop are looked at. */
const LOOKED_AT = 1000;

export interface OfShop {
  /** Its name as feeds write it. */
  readonly name: string;
  /** Those that are cheapest there first, the biggest discounts that history proves in front. */
  readonly ids: readonly number[];
  /** Of these one costs less in another shop. */
  readonly isDearer: boolean;
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
  const rows = await ctx.db.rows<Row>(
    sql`with offered as materialized (
          select o.id, o.goods_id, o.shop_name from offer o
          where lower(o.shop_name) = any(${names.map((one) => one.toLowerCase())}::text[])
            and not o.retired limit ${LOOKED_AT}),
        sold as (
          select s.goods_id, min(s.shop_name) as name, bool_or(p.best_offer_id = s.id) as cheapest
          from offered s join offer_price q on q.offer_id = s.id and q.in_stock
            join goods_price p on p.goods_id = s.goods_id and p.in_stock
          group by s.goods_id)
        select g.id, g.name as title, s.name, s.cheapest, count(*) over ()::int as total,
          (select count(*) from offered)::int as looked
        from sold s join goods g on g.id = s.goods_id and g.listed
          join goods_price p on p.goods_id = g.id
        order by s.cheapest desc, p.proven_discount desc nulls last, g.id
        limit ${isWanted === undefined ? most : LOOKED_AT}`,
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  const wanted = isWanted === undefined ? rows : rows.filter(({ title }) => isWanted(title));
  const shown = wanted.slice(0, most);
  return {
    name: first.name,
    ids: shown.map(({ id }) => id),
    isDearer: shown.some(({ cheapest }) => !cheapest),
    total: isWanted === undefined ? first.total : wanted.length,
    isFloor: first.looked >= LOOKED_AT,
  };
}

interface Row {
  readonly id: number;
  readonly title: string;
  readonly name: string;
  /** It costs nowhere less. */
  readonly cheapest: boolean;
  readonly total: number;
  /** Offers of the shop that were looked at. */
  readonly looked: number;
}
