/** What somebody uploaded, as far as it is stored. */
import sql from 'sql-template-tag';
import type { ExportOf } from '../kernel/export.ts';
import { siteAddress } from '../kernel/site-address.ts';

export const mediaExport: ExportOf = async (ctx, accountId) => {
  const rows = await ctx.db.rows<{ name: string; created_at: Date }>(
    sql`select name, created_at from upload where account_id = ${accountId} order by created_at,
        name`,
  );
  return {
    uploads: rows.map((row) => ({
      link: siteAddress(ctx, `/media/${row.name}`),
      time: row.created_at.toISOString(),
    })),
  };
};
