/**
 * What ends a deal besides time, price and stock, as conditions on `deal d` and `goods_price p`
 * (BEY-07).
 */
import { EXPIRE_VOTES } from '#contract/content/voting.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/**
 * What the votes against `deal d` with `goods_price p` must weigh together: more while a look of
 * today speaks for it.
 */
export function weightNeeded(now: Date): Sql {
  const { needed, neededSeen, seenHours } = EXPIRE_VOTES;
  return sql`case when p.in_stock and p.observed_at >
      ${new Date(now.getTime() - seenHours * 3_600_000)} then ${neededSeen}::int
      else ${needed}::int end`;
}

/**
 * What the votes against `deal d` with `goods_price p` weigh, the weightiest of each cluster. Only
 * votes since it last came back to life, and since its price fell again after it had ended, say
 * anything about it as it is now.
 */
export const weightAgainst: Sql = sql`(
  select coalesce(sum(weight), 0) from (select max(v.weight) as weight from deal_end_vote v
    where v.content_id = d.content_id and v.weight > 0
      and v.voted_at > coalesce(greatest(d.revived_at, case
      when p.dropped_at > d.ended_at then p.dropped_at end), '-infinity')
    group by v.cluster) told)`;

/**
 * Enough votes against `deal d`; one that ended by them stays ended while three full votes say so.
 */
export function isVotedOut(now: Date): Sql {
  return sql`${weightAgainst} >= case when d.state = 'EXPIRED'
      and d.end_reason = 'VOTES' then ${EXPIRE_VOTES.needed}::int else ${weightNeeded(now)} end`;
}

/**
 * The price of `deal d` was seen with a coupon that takes nothing off any more, and with it, it
 * would be no more than `slack` per cent above the deal.
 */
export function lostCoupon(slack: number): Sql {
  return sql`exists (
    select from offer_price bp cross join lateral (select x.coupon_amount from price_observation x
      where x.offer_id = bp.offer_id and x.coupon_code = bp.coupon_code and x.coupon_amount > 0
      order by x.observed_at desc limit 1) x
    where bp.offer_id = p.best_offer_id and bp.coupon_amount = 0
      and (bp.effective_amount - x.coupon_amount) * 100 <= d.deal_amount * ${100 + slack}::int)`;
}
