/** Accounts that somebody opened on a device of their own by their own link. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { hold } from './flag.ts';
import { riskLimitsOf } from './limits.ts';

export async function holdSelfInviter(
  ctx: Context,
  activityId: number,
  sharerId: number,
): Promise<void> {
  const { selfInvites } = await riskLimitsOf(ctx, activityId);
  const rows = await ctx.db.rows<{ invited_id: number }>(sql`
    select invited_id from share_visit where activity_id = ${activityId}
      and sharer_id = ${sharerId} and is_self and invited_id is not null order by invited_id`);
  if (rows.length <= selfInvites) return;
  const accounts = rows.map(({ invited_id }) => invited_id);
  const evidence = { accounts, limit: selfInvites };
  await hold(ctx, activityId, [sharerId, ...accounts], { rule: 'SELF_INVITE', evidence });
}
