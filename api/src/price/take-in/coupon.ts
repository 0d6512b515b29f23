/** Prices whose coupon stopped working or works again (BEY-04: only a usable coupon counts). */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { COUNTS } from '../day/queries.ts';
import { takeIn } from './take-in.ts';
import type { TakenIn } from './take-in.ts';

/**
 * The last look at each offer holds from a moment on without its coupon, or with it again: a derived
 * look, judged like any other, which does not make the price any fresher. `select` yields offer_id,
 * code, works and at.
 */
export function followCoupon(ctx: Context, select: Sql): Promise<TakenIn> {
  return ctx.db.transaction(async (db) => {
    // a look that another taking is about to store is read, not gone over
    await db.run(sql`select count(*) from (select from goods where id in (select o.goods_id
      from (${select}) w join offer o on o.id = w.offer_id)
      order by id for no key update) locked`);
    return takeIn(
      { ...ctx, db },
      sql`select o.offer_id, greatest(w.at, o.observed_at + interval '1 millisecond'), o.currency,
          o.item_amount, o.was_amount, o.shipping_amount, case when w.works then (
            select x.coupon_amount from price_observation x where x.offer_id = o.offer_id
              and x.coupon_code = o.coupon_code and x.coupon_amount > 0
            order by x.observed_at desc limit 1) else 0 end,
          o.coupon_code, o.in_stock, o.audience, o.source, o.confidence, o.payload_hash, o.run_id
        from (${select}) w cross join lateral (select o.* from price_observation o
          where o.offer_id = w.offer_id and o.observed_at <= ${ctx.now} and ${COUNTS}
          order by o.observed_at desc, o.source desc limit 1) o
        where o.coupon_code = w.code and (coalesce(o.coupon_amount, 0) > 0) <> w.works`,
      { derived: true },
    );
  });
}
