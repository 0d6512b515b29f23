/** Price tags not to believe: what shops claim most and their own history refutes (BEY-01). */
import type { Answer } from '#contract/calls.ts';
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Handler } from '../kernel/module.ts';
import { goodsCards } from './card.ts';

/** How many of the discounts that are claimed now history refutes, of those that are judged. */
export interface RefutedShare {
  readonly platform: string;
  /** Null: of all shops of the platform. */
  readonly shop: string | null;
  readonly refuted: number;
  readonly claimed: number;
}

/** By platform, and by shop of each where it has at least `least` claims; the highest share first. */
export function refutedShares(ctx: Context, least: number): Promise<RefutedShare[]> {
  return ctx.db.rows<RefutedShare>(sql`
    select platform, shop, refuted, claimed from (select p.platform, o.shop_name as shop,
      count(*) filter (where p.verdict in ('RAISED_FIRST', 'FAKE'))::int as refuted,
      count(*)::int as claimed
    from goods_price p
    join goods g on g.id = p.goods_id and g.listed
    left join offer o on o.id = p.best_offer_id
    where p.tenant_id = ${ctx.tenant.id} and p.in_stock and p.is_current and not p.seen_once
      and p.discount > 0 and p.verdict not in ('NO_CLAIM', 'UNVERIFIED')
    group by grouping sets ((p.platform), (p.platform, o.shop_name))
    having grouping(o.shop_name) = 1 or (o.shop_name is not null and count(*) >= ${least})) x
    order by refuted::float / claimed desc, refuted desc, platform, shop`);
}

/** Of so many one of each brand is taken, so that no shop fills the row. */
const LOOKED_THROUGH = 100;

const cached = cacheFor<Answer<'goods.refuted'>>({ seconds: 60, max: 20, topics: ['goods'] });

export const refuted: Handler<'goods.refuted'> = (ctx, { size }) =>
  cached(ctx, String(size), async () => {
    const rows = await ctx.db.rows<{ goods_id: number }>(sql`
      select goods_id from (
        select x.*, row_number() over (partition by coalesce(x.brand_id, -x.goods_id)
          order by x.discount desc, x.goods_id) as turn
        from (select p.goods_id, p.discount, g.brand_id from goods_price p
          join goods g on g.id = p.goods_id
          where p.tenant_id = ${ctx.tenant.id} and p.verdict in ('RAISED_FIRST', 'FAKE')
            and p.in_stock and p.is_current and not p.seen_once and p.discount > 0 and g.listed
          order by p.discount desc nulls last, p.goods_id limit ${LOOKED_THROUGH}) x) y
      where turn = 1 order by discount desc, goods_id limit ${size}`);
    return goodsCards(
      ctx,
      rows.map(({ goods_id }) => goods_id),
    );
  });
