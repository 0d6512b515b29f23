/** Comments of a closed account go when its owner asked for it (AMB-72). */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { commentsBy } from './queries.ts';
import { withdraw } from './write.ts';

export async function forgetCommentsOf(ctx: Context, accountId: number): Promise<void> {
  const rows = await ctx.db.rows<{ id: number }>(sql`select id from comment where account_id = ${accountId} and deleted_at is null`);
  const ids = rows.map((row) => row.id);
  for (const row of await commentsBy(ctx, ids, accountId)) await withdraw(ctx, row);
}
