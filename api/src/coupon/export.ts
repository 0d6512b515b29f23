/** Votes of somebody about coupons. */
import sql from 'sql-template-tag';
import type { ExportOf } from '../kernel/export.ts';

export const couponExport: ExportOf = async ({ db }, accountId) => {
  const rows = await db.rows<{ coupon_id: number; works: boolean; note: string; voted_at: Date }>(
    sql`select coupon_id, works, note, voted_at from coupon_vote where user_id = ${accountId}
        order by voted_at, coupon_id`,
  );
  return {
    'coupon-votes': rows.map((row) => ({
      couponId: String(row.coupon_id),
      works: row.works,
      note: row.note,
      voteTime: row.voted_at.toISOString(),
    })),
  };
};
