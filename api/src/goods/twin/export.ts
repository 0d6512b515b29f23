/** Pairs that somebody reported to be two products. */
import sql from 'sql-template-tag';
import type { ExportOf } from '../../kernel/export.ts';

interface Row {
  one: string;
  other: string;
  created_at: Date;
  decided_at: Date | null;
}

export const twinExport: ExportOf = async ({ db }, accountId) => {
  const rows = await db.rows<Row>(sql`
    select a.name as one, b.name as other, r.created_at, r.decided_at from twin_report r
      join goods a on a.id = r.low_id join goods b on b.id = r.high_id
    where r.account_id = ${accountId} order by r.created_at, r.id`);
  return {
    'twin-reports': rows.map((row) => ({
      one: row.one,
      other: row.other,
      time: row.created_at.toISOString(),
      decideTime: row.decided_at?.toISOString() ?? null,
    })),
  };
};
