/**
 * Contributions that go: thirty days after they were deleted, and with the account that wrote them.
 */
import { DELETED_PURGE_DAYS } from '#contract/content/audit.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { adopt } from './adopt.ts';
import { move } from './move.ts';
import { heldContribution } from './queries.ts';

export async function purgeContributions(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - DELETED_PURGE_DAYS * 86_400_000);
  const gone = sql`select k.id from contribution k where k.tenant_id = ${ctx.tenant.id}
      and k.state = 'DELETED' and k.deleted_at <= ${before}`;
  await ctx.db.transaction(async (db) => {
    await db.run(sql`delete from content where id in (${gone})`);
    await db.run(sql`delete from contribution where id in (${gone})`);
  });
}

/**
 * An account was closed: what was never public is deleted, and what is public too when its author
 * wished so.
 */
export async function forgetContributionsOf(
  ctx: Context,
  accountId: number,
  deleteContent: boolean,
): Promise<void> {
  await adopt(ctx, accountId);
  const rows = await ctx.db.rows<{ id: number }>(
    sql`select id from contribution where author_id = ${accountId} and state <> 'DELETED'
        and (${deleteContent} or not is_public) order by id`,
  );
  for (const { id } of rows) {
    const row = await heldContribution(ctx, id);
    if (row) await move(ctx, row, 'DELETED', 'author');
  }
}
