/** The watches of somebody who takes their data out (BEY-17). */
import sql from 'sql-template-tag';
import type { ExportOf } from '../kernel/export.ts';
import { deliveryIn, WATCH_COLUMNS } from './watch/row.ts';
import type { WatchRow } from './watch/row.ts';

export const watchExport: ExportOf = async ({ db }, accountId) => {
  const rows = await db.rows<WatchRow & { code: string | null }>(sql`
    select ${WATCH_COLUMNS}, g.code from price_watch w left join goods g on g.id = w.goods_id
    where w.account_id = ${accountId} order by w.created_at, w.id`);
  return {
    watches: rows.map((row) => ({
      code: row.code,
      name: row.name,
      offerId: row.offer_id,
      kind: row.kind,
      targetAmount: row.target_amount,
      fraction: row.fraction,
      lowDays: row.low_days,
      verifiedOnly: row.verified_only,
      minScore: row.min_score,
      withTwins: row.with_twins,
      withShipping: row.with_shipping,
      withCoupon: row.with_coupon,
      ...deliveryIn(row),
      // an empty cell means every way
      ways: row.ways?.length === 0 ? ['NONE'] : row.ways,
      status: row.paused ? 'PAUSED' : 'ACTIVE',
      firedCount: row.fired_count,
      lastFiredTime: row.last_fired_at?.toISOString() ?? null,
      createTime: row.created_at.toISOString(),
    })),
  };
};
