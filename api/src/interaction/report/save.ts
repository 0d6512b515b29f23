/**
 * Reports that were made elsewhere, many at once, in the transaction of `ctx`; what they hide is
 * hidden by the same rule.
 */
import { COMMENT_TARGETS } from '#contract/interaction/subject.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { hideWhenTrusted } from './hide.ts';
import { jsonOf } from '../../kernel/json.ts';

export interface GivenReport {
  readonly accountId: number;
  readonly targetType: TargetType;
  readonly targetId: number;
  readonly option: string;
  readonly reason: string;
  readonly at: Date;
}

export async function saveReports(ctx: Context, given: readonly GivenReport[]): Promise<void> {
  await ctx.db.run(sql`
    insert into report (tenant_id, account_id, target_type, target_id, option, reason, created_at)
    select ${ctx.tenant.id}, r."accountId", r."targetType", r."targetId", r.option, r.reason, r.at
    from jsonb_to_recordset(${jsonOf(given)}::jsonb) as r("accountId" bigint, "targetType" text,
      "targetId" bigint, option text, reason text, at timestamptz)
    on conflict (account_id, target_type, target_id) where status = 'OPEN' do nothing`);
  const comments = new Map(
    given
      .filter((one) => COMMENT_TARGETS.includes(one.targetType))
      .map((one) => [`${one.targetType} ${one.targetId}`, one]),
  );
  for (const { targetType, targetId } of comments.values())
    await hideWhenTrusted(ctx, { type: targetType, id: targetId });
}
