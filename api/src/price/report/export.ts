/** Prices that somebody reported while signed in. */
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

export const priceExport: ExportOf = async (ctx, accountId) => {
  const rows = await ctx.db.rows<Row>(sql`
    select goods_id, amount, seen_amount, reason, note, created_at, settled_as from price_report
    where tenant_id = ${ctx.tenant.id} and reporter = ${reporterOf(ctx, String(accountId))} order by created_at, id`);
  const find = await resolveSubjects(
    ctx,
    rows.map((row) => ({ type: 'GOODS', id: String(row.goods_id) })),
  );
  return {
    'price-reports': rows.map((row) => ({
      title: find({ type: 'GOODS', id: String(row.goods_id) })?.title ?? null,
      shownPrice: plainDecimal(row.amount, ctx.tenant.currency),
      seenPrice: row.seen_amount === null ? null : plainDecimal(row.seen_amount, ctx.tenant.currency),
      reason: row.reason,
      note: row.note,
      result: row.settled_as,
      createTime: row.created_at.toISOString(),
    })),
  };
};
