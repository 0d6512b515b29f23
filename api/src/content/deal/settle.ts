/**
 * The life cycle of deals (SM-17, BEY-07): the one place that decides whether a deal is open. Every
 * list, feed and count asks `deal.is_open` and nothing else. A deal ends by time, by its price or
 * by its stock, and comes back to life when price, stock and coupon do; votes end it until its
 * price falls again, and an operator's decision applies until taken back. Every change is stored in
 * `deal_change`.
 */
import { FRESH_PRICE_DAYS } from '#contract/price/judging.ts';
import type { DealState } from '#contract/catalog/card.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { isVotedOut, lostCoupon } from './over.ts';
import { DEAL_PRICE } from './price.ts';

/**
 * A live deal ends above its price by more than this many per cent; an ended one returns only at
 * its price.
 */
const PRICE_SLACK_PERCENT = 2;

/**
 * Of the automatic deals of some goods only the latest can live: an older one does not come back
 * beside it.
 */
const isSucceeded: Sql = sql`d.origin = 'AUTO' and exists (select 1 from deal n
    where n.goods_id = d.goods_id and n.origin = 'AUTO' and n.content_id > d.content_id)`;

/**
 * Nothing leads to a shop: what `/go` of the deal would follow (outbound/leave.ts) has no address.
 */
const hasNoWay: Sql = sql`not exists (select from offer o where o.id = coalesce(p.best_offer_id,
    d.offer_id) and o.url <> '')`;

/**
 * A giveaway has no price that could be looked at (AMB-32): it ends when nothing leads to it any
 * more, when readers say so, and after as long as a price counts where nobody said until when.
 */
const freebieEnd = ({ now }: Context): Sql => sql`case
    when not exists (select from offer o join goods g on g.id = o.goods_id
      where o.id = d.offer_id and not o.retired and o.url <> '' and g.withdrawn_at is null)
      then 'STOCK'
    when d.ends_at is null
      and d.publish_time <= ${now}::timestamptz - make_interval(days => ${FRESH_PRICE_DAYS}::int)
      then 'TIME'
    when ${isVotedOut(now)} then 'VOTES' end`;

export interface Settled {
  readonly id: number;
  readonly before: DealState;
  readonly state: DealState;
  readonly opened: boolean;
  readonly closed: boolean;
}

/**
 * Decides again about the deals that `which` (a condition on `deal d`) names; returns those that
 * changed.
 */
export function settle(ctx: Context, which: Sql): Promise<Settled[]> {
  const now = sql`${ctx.now}::timestamptz`;
  return ctx.db.rows<Settled>(sql`
    with looked as materialized (
      select d.content_id, d.state as before, d.end_reason as reason_before, d.is_open as was_open,
        d.starts_at > ${now} as waits,
        c.publish_status = 1 and c.audit_status = 'PASSED' and c.viewer_type = 'ALL'
          and c.publish_time <= ${now} as is_public,
        case
          when d.state = 'REMOVED' then d.end_reason
          when d.ruled = 'END' or (d.state = 'EXPIRED' and d.end_reason = 'OPERATOR'
            and d.ruled is distinct from 'OPEN') then 'OPERATOR'
          when d.state = 'EXPIRED' and ${isSucceeded} then d.end_reason
          when d.ends_at <= ${now} then 'TIME'
          when d.is_freebie then ${freebieEnd(ctx)}
          when p.goods_id is null or not p.in_stock or ${hasNoWay}
            or p.observed_at <= ${now} - make_interval(days => ${FRESH_PRICE_DAYS}::int) then
            'STOCK'
          when p.current_amount * 100 > d.deal_amount * case when d.state = 'EXPIRED' then 100
            else ${100 + PRICE_SLACK_PERCENT}::int end then
            case when ${lostCoupon(PRICE_SLACK_PERCENT)} then 'COUPON' else 'PRICE' end
          when ${isVotedOut(ctx.now)} then 'VOTES'
        end as reason
      from deal d join content c on c.id = d.content_id
        left join ${DEAL_PRICE} and not exists (select 1 from goods g
          where g.id = d.goods_id and g.withdrawn_at is not null)
      where ${which}
    ), decided as (
      select looked.*, case when before = 'REMOVED' then 'REMOVED' when waits
        and reason is distinct from 'TIME' then 'UPCOMING' when reason is not null then 'EXPIRED'
        else 'LIVE' end as state
      from looked
    ), changed as (
      update deal d set state = x.state, is_open = x.state = 'LIVE' and x.is_public,
        end_reason = case when x.state in ('EXPIRED', 'REMOVED') then x.reason end,
        revived_at = case when x.before = 'EXPIRED' and x.state = 'LIVE' then ${now}
          else d.revived_at end,
        ended_at = case when x.state not in ('EXPIRED', 'REMOVED') then null
          when x.before = x.state then d.ended_at when x.reason = 'TIME' then least(d.ends_at,
          ${now}) else ${now} end
      from decided x
      where d.content_id = x.content_id
        and (x.state, x.state = 'LIVE' and x.is_public, case when x.state in ('EXPIRED',
          'REMOVED') then x.reason end) is distinct from (d.state, d.is_open, d.end_reason)
      returning d.tenant_id, d.content_id, d.state, d.end_reason, d.is_open, x.before,
        x.reason_before, x.was_open, case when x.before <> d.state then d.ended_at end as ended_at
    ), kept as (
      insert into deal_change (tenant_id, content_id, at, state, reason)
      select tenant_id, content_id, coalesce(ended_at, ${now}), state, end_reason from changed
        where (state, end_reason) is distinct from (before, reason_before)
    )
    select content_id as id, before, state, is_open and not was_open as opened, was_open
      and not is_open as closed from changed`);
}
