/** How chances are earned in an activity; none where it is no lottery. */
import type { ChanceRule } from '#contract/activity/fair/terms.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';

export async function chanceRulesOf(
  ctx: Context,
  activityId: number,
): Promise<readonly ChanceRule[]> {
  const row = await ctx.db.row<{ chances: ChanceRule[] }>(sql`
    select chances from lottery where activity_id = ${activityId}`);
  return row?.chances ?? [];
}
