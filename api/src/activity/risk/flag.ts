/** Rewards that are held (AMB-42): flags with their evidence. An operator's release is kept: the same rule holds nobody twice. */
import type { RiskRule } from '#contract/activity/risk.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';

/** Figures and ids that show why; for operators alone. */
export type Evidence = Readonly<Record<string, string | number | readonly number[]>>;

/**
 * Holds what accounts won and win in an activity; who was released from this rule stays free of it,
 * but for what is held by hand. How many are held now who were not.
 */
export async function hold(
  ctx: Context,
  activityId: number,
  accountIds: readonly number[],
  given: { readonly rule: RiskRule; readonly evidence: Evidence },
): Promise<number> {
  const rows = await ctx.db.rows(sql`
    insert into risk_flag (tenant_id, activity_id, account_id, rule, evidence, flagged_at)
    select ${ctx.tenant.id}, ${activityId}, x.id, ${given.rule}, ${JSON.stringify(given.evidence)},
      ${ctx.now}
    from unnest(${accountIds}::bigint[]) x(id)
      join account a on a.id = x.id and a.tenant_id = ${ctx.tenant.id}
    where not exists (select from risk_flag f where f.activity_id = ${activityId}
      and f.account_id = x.id and f.rule = ${given.rule} and f.lifted_at is not null
      and f.rule <> 'OPERATOR')
    on conflict (activity_id, account_id, rule) where lifted_at is null do nothing returning id`);
  return rows.length;
}

export async function isHeld(
  ctx: Context,
  activityId: number,
  accountId: number,
): Promise<boolean> {
  const row = await ctx.db.row(sql`
    select 1 from risk_flag where activity_id = ${activityId} and account_id = ${accountId}
      and lifted_at is null limit 1`);
  return row !== undefined;
}
