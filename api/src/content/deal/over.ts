/** What ends a deal besides time, price and stock, as conditions on `deal d` and `goods_price p` (BEY-07). */
import { EXPIRE_VOTES_NEEDED } from '#contract/content/voting.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';

/**
 * Enough votes against `deal d` with `goods_price p`, from different clusters. Only votes since it last came back to life,
 * and since its price fell again after it had ended, say anything about it as it is now.
 */
export const isVotedOut: Sql = sql`exists (
  select from (select v.cluster, max(v.weight) as weight from deal_end_vote v
    where v.content_id = d.content_id and v.weight > 0 and v.voted_at > coalesce(greatest(d.revived_at, case when p.dropped_at > d.ended_at then p.dropped_at end), '-infinity')
    group by v.cluster) told
  having count(*) >= ${EXPIRE_VOTES_NEEDED}::int and sum(weight) >= ${EXPIRE_VOTES_NEEDED}::int)`;

/** The price of `deal d` was seen with a coupon that no longer works, and without it, it is more than `slack` per cent above the deal. */
export function needsDeadCoupon(slack: number): Sql {
  return sql`exists (
    select from offer_price bp join offer o on o.id = bp.offer_id where bp.offer_id = p.best_offer_id and bp.coupon_amount > 0
      and (bp.effective_amount + bp.coupon_amount) * 100 > d.deal_amount * ${100 + slack}::int
      and exists (select from coupon k where k.code = bp.coupon_code and k.platform in (o.platform, 'UNKNOWN') and k.state in ('DEAD', 'EXPIRED'))
      and not exists (select from coupon k where k.code = bp.coupon_code and k.platform in (o.platform, 'UNKNOWN') and k.state in ('LIVE', 'DOUBTFUL')))`;
}

/** Goods whose price was seen with one of these coupons. */
export async function goodsWithCoupons(ctx: Context, couponIds: readonly number[]): Promise<number[]> {
  const rows = await ctx.db.rows<{ goods_id: number }>(sql`
    select distinct bp.goods_id from coupon k join offer_price bp on bp.tenant_id = k.tenant_id and bp.coupon_code = k.code and bp.coupon_amount > 0 where k.id = any(${couponIds}::bigint[])`);
  return rows.map((row) => row.goods_id);
}
