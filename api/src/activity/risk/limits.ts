/** The limits of an activity's risk rules: its own, else the usual ones. */
import { RISK_DEFAULTS } from '#contract/activity/risk.ts';
import type { RiskLimits } from '#contract/activity/risk.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';

export async function riskLimitsOf(ctx: Context, activityId: number): Promise<RiskLimits> {
  const row = await ctx.db.row<{ risk: Partial<RiskLimits> }>(
    sql`select risk from activity where id = ${activityId}`,
  );
  return { ...RISK_DEFAULTS, ...row?.risk };
}
