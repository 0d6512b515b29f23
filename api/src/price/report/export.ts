/** Prices that somebody reported while signed in, and those that they saw at shops. */
import sql from 'sql-template-tag';
import { plainDecimal } from '#contract/money.ts';
import type { ExportOf } from '../../kernel/export.ts';
import { resolveSubjects } from '../../kernel/subject.ts';
import { reporterOf } from './report.ts';

interface Row {
  goods_id: number;
  amount: number;
  seen_amount: number | null;
  reason: string;
  note: string;
  created_at: Date;
  settled_as: string | null;
}

interface ReportedRow {
  name: string;
  item_amount: number;
  was_amount: number | null;
  shipping_amount: number | null;
  coupon_amount: number | null;
  coupon_code: string | null;
  in_stock: boolean;
  state: string;
  seen_at: Date;
}

export const priceExport: ExportOf = async (ctx, accountId) => {
  const rows = await ctx.db.rows<Row>(sql`
    select goods_id, amount, seen_amount, reason, note, created_at, settled_as from price_report
    where tenant_id = ${ctx.tenant.id} and reporter = ${reporterOf(ctx, String(accountId))}
      order by created_at, id`);
  const find = await resolveSubjects(
    ctx,
    rows.map((row) => ({ type: 'GOODS', id: String(row.goods_id) })),
  );
  const sightings = await ctx.db.rows<ReportedRow>(sql`
    select g.name, s.item_amount, s.was_amount, s.shipping_amount, s.coupon_amount, s.coupon_code,
      s.in_stock, s.state, s.seen_at
    from price_sighting s join goods g on g.id = s.goods_id where s.account_id = ${accountId}
      order by s.id`);
  const plain = (amount: number | null) =>
    amount === null ? null : plainDecimal(amount, ctx.tenant.currency);
  return {
    'price-sightings': sightings.map((row) => ({
      title: row.name,
      price: plain(row.item_amount),
      was: plain(row.was_amount),
      shipping: plain(row.shipping_amount),
      coupon: plain(row.coupon_amount),
      couponCode: row.coupon_code,
      inStock: row.in_stock,
      result: row.state,
      seenTime: row.seen_at.toISOString(),
    })),
    'price-reports': rows.map((row) => ({
      title: find({ type: 'GOODS', id: String(row.goods_id) })?.title ?? null,
      shownPrice: plainDecimal(row.amount, ctx.tenant.currency),
      seenPrice:
        row.seen_amount === null ? null : plainDecimal(row.seen_amount, ctx.tenant.currency),
      reason: row.reason,
      note: row.note,
      result: row.settled_as,
      createTime: row.created_at.toISOString(),
    })),
  };
};
