/** Decisions about what somebody wrote, and those that they doubt. */
import sql from 'sql-template-tag';
import type { ExportOf } from '../../kernel/export.ts';

interface Row {
  target_type: string;
  target_id: number;
  rule: string;
  reason: string;
  decided_at: Date;
  appeal: string | null;
}

export const moderationExport: ExportOf = async ({ db }, accountId) => {
  const rows = await db.rows<Row>(sql`
    select target_type, target_id, rule, reason, decided_at, appeal from moderation
      where author_id = ${accountId} order by decided_at, id`);
  const flags = await db.rows<{ entry_id: number; flagged_at: Date }>(
    sql`select entry_id, flagged_at from moderation_flag where account_id = ${accountId}
        order by flagged_at, entry_id`,
  );
  return {
    decisions: rows.map((one) => ({
      subjectType: one.target_type,
      subjectId: String(one.target_id),
      rule: one.rule,
      reason: one.reason,
      appeal: one.appeal,
      time: one.decided_at.toISOString(),
    })),
    'doubted-decisions': flags.map((one) => ({
      decisionId: String(one.entry_id),
      time: one.flagged_at.toISOString(),
    })),
  };
};
