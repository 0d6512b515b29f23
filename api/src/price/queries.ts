/** What stands now, read for cards and details. */
import sql from 'sql-template-tag';
import type { Db } from '../kernel/postgres/database.ts';
import type { GoodsPriceRow, OfferPriceRow } from './show.ts';

export function goodsPriceRows(db: Db, goodsIds: readonly number[]): Promise<GoodsPriceRow[]> {
  return db.rows<GoodsPriceRow>(sql`
    select g.goods_id, g.best_offer_id, g.offer_count, g.platform, o.shop_name, coalesce(o.is_mall, false) as is_mall,
      g.current_amount, g.origin_amount, g.real_discount, g.in_stock, g.observed_at, g.evidence, g.labels, g.low_days, g.all_time_low,
      g.spark, g.dropped_at, g.dropped_by, p.item_amount, p.was_amount, p.shipping_amount, p.coupon_amount, p.coupon_code
    from goods_price g join offer_price p on p.offer_id = g.best_offer_id join offer o on o.id = g.best_offer_id
    where g.goods_id = any(${goodsIds}::bigint[])`);
}

export function offerPriceRows(db: Db, goodsId: number): Promise<OfferPriceRow[]> {
  return db.rows<OfferPriceRow>(sql`
    select p.offer_id, p.goods_id, p.effective_amount, p.in_stock, p.observed_at, p.evidence, o.retired, o.platform,
      p.item_amount, p.was_amount, p.shipping_amount, p.coupon_amount, p.coupon_code
    from offer_price p join offer o on o.id = p.offer_id where p.goods_id = ${goodsId}`);
}
