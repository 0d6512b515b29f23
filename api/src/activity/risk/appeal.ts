/** Standing of a shopper in an activity, and asking an operator to look at held rewards again. */
import type { Held } from '#contract/activity/activity.ts';
import { fail } from '#contract/errors.ts';
import { wellFormed } from '#contract/text.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { activityNamed } from '../row.ts';
import { shareCodeOf } from '../share/code.ts';
import { visitorsOf } from '../share/prereport.ts';

export const standing: Handler<'activity.standing'> = async (ctx, { id }) => {
  const me = viewerId(ctx);
  const activity = await activityNamed(ctx, id);
  const [shareCode, sharedVisitors, held] = await Promise.all([
    shareCodeOf(ctx, activity.id, me),
    visitorsOf(ctx, activity.id, me),
    heldOf(ctx, activity.id, me),
  ]);
  return { shareCode, sharedVisitors, held };
};

/** Once for what is held now; a second one is activity.appealed. */
export const appeal: Handler<'activity.appeal'> = async (ctx, { activityId, text }) => {
  const me = viewerId(ctx);
  const activity = await activityNamed(ctx, activityId);
  const said = wellFormed(text).trim();
  if (said === '') throw fail('common.invalid', { fields: { text: 'field.required' } });
  const appealed = await ctx.db.rows(sql`
    update risk_flag set appeal = ${said}, appealed_at = ${ctx.now}
    where activity_id = ${activity.id} and account_id = ${me} and lifted_at is null
      and appealed_at is null returning id`);
  const held = await heldOf(ctx, activity.id, me);
  if (held !== null && appealed.length === 0) throw fail('activity.appealed');
  return held;
};

/** Flags of one account together: refused once one is refused, waiting once one waits. */
export async function heldOf(ctx: Context, activityId: number, accountId: number): Promise<Held> {
  const row = await ctx.db.row<{
    time: Date | null;
    waits: boolean | null;
    refused: boolean | null;
    answer: string | null;
  }>(sql`
    select min(flagged_at) as time, bool_or(appealed_at is not null) as waits,
      bool_or(refused_at is not null) as refused,
      (array_agg(answer order by refused_at desc nulls last))[1] as answer
    from risk_flag where activity_id = ${activityId} and account_id = ${accountId}
      and lifted_at is null`);
  if (!row?.time) return null;
  const appealState = row.refused ? 'REFUSED' : row.waits ? 'WAITING' : null;
  return { time: row.time.toISOString(), appeal: appealState, answer: row.answer };
}
