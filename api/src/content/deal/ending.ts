/**
 * Who ends deals besides the clock and the price: readers by their votes, and operators (BEY-07).
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Voter } from '../vote/voter.ts';
import { settleDeals } from './refresh.ts';

export interface EndVote {
  readonly contentId: number;
  readonly userId: number;
  readonly voter: Voter;
  /** False takes the vote back. */
  readonly ended: boolean;
}

/**
 * A reader says that a deal is over, or takes it back; the deal ends and comes back accordingly.
 */
export async function voteEnded(
  ctx: Context,
  { contentId, userId, voter, ended }: EndVote,
): Promise<void> {
  if (ended)
    await ctx.db.run(sql`
      insert into deal_end_vote (tenant_id, content_id, user_id, cluster, weight, device, address,
        is_new, voted_at)
      values (${ctx.tenant.id}, ${contentId}, ${userId}, ${voter.cluster}, ${voter.weight},
        ${voter.device}, ${voter.address}, ${voter.isNew}, ${ctx.now})
      on conflict (content_id, user_id) do update set cluster = excluded.cluster,
        weight = excluded.weight, device = excluded.device, address = excluded.address,
        is_new = excluded.is_new, voted_at = excluded.voted_at`);
  else
    await ctx.db.run(
      sql`delete from deal_end_vote where content_id = ${contentId} and user_id = ${userId}`,
    );
  await settleDeals(ctx, [contentId]);
}

/**
 * An operator ends deals, or opens them again; whether they then live is decided like for any
 * other.
 */
export async function ruleDeals(
  ctx: Context,
  ids: readonly number[],
  ruled: 'END' | 'OPEN',
): Promise<void> {
  await ctx.db.run(sql`update deal set ruled = ${ruled} where content_id = any(${ids}::bigint[])`);
  await settleDeals(ctx, ids);
}
