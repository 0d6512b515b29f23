/** Chances for following somebody (AMB-39): in lotteries that run and say so, once for each who is followed. */
import type { ChanceRule } from '#contract/activity/fair/terms.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { isHeld } from '../risk/flag.ts';
import { grant } from './grant.ts';

interface Followed {
  readonly accountId: number;
  /** Who or what is followed. */
  readonly subject: string;
}

export async function grantFollow(ctx: Context, { accountId, subject }: Followed): Promise<void> {
  const lotteries = await ctx.db.rows<{ id: number; chances: ChanceRule[] }>(sql`
    select a.id, l.chances from activity a join lottery l on l.activity_id = a.id
    where a.tenant_id = ${ctx.tenant.id} and a.state = 'PUBLISHED' and a.start_at <= ${ctx.now}
      and a.end_at > ${ctx.now} and l.chances @> '[{"reason": "FOLLOW"}]'`);
  for (const { id, chances } of lotteries) {
    const rule = chances.find(({ reason }) => reason === 'FOLLOW');
    if (rule && !(await isHeld(ctx, id, accountId)))
      await grant(ctx, { activityId: id, accountId, rule, subject });
  }
}
