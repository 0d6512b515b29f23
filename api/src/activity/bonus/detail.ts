/** What an activity says of its bonus. */
import type { ActivityDetail } from '#contract/activity/activity.ts';
import type { Context } from '../../kernel/context.ts';
import { balanceOf } from '../../ledger/index.ts';
import { inLanguage } from '../row.ts';
import { bonusOf, bookOf } from './row.ts';

export async function bonusDetail(
  ctx: Context,
  activityId: number,
): Promise<NonNullable<ActivityDetail['bonus']>> {
  const bonus = await bonusOf(ctx.db, activityId);
  const left = await balanceOf(ctx, bookOf(activityId), 'budget');
  return {
    platforms: bonus.platforms,
    rewardText: inLanguage(bonus.reward, ctx.lang),
    perMille: bonus.per_mille,
    fixedAmount: bonus.fixed_amount,
    mostPerOrder: bonus.most_per_order,
    currencyCode: ctx.tenant.currency,
    // less than this is no bonus
    budgetLeft: left >= Math.min(bonus.fixed_amount ?? 1, bonus.most_per_order ?? Infinity),
  };
}
