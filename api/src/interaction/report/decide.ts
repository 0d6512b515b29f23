/**
 * What operators do with reports: all open ones about a subject are decided at once; reporters and
 * the author are informed.
 */
import sql from 'sql-template-tag';
import { COMMENT_TARGETS } from '#contract/interaction/subject.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Context } from '../../kernel/context.ts';
import { resolveSubjects } from '../../kernel/subject.ts';
import { logRemoval } from '../moderation/decide.ts';
import { heldComment, turn } from './hide.ts';

export interface ReportedSubject {
  /** The first report about it. */
  readonly id: number;
  readonly targetType: TargetType;
  readonly targetId: number;
  readonly reasons: readonly string[];
  readonly since: Date;
}

/** Subjects with open reports, the longest waiting first. */
export async function reportsOpen(ctx: Context, limit = 100): Promise<ReportedSubject[]> {
  const rows = await ctx.db.rows<{
    id: number;
    target_type: TargetType;
    target_id: number;
    reasons: string[];
    since: Date;
  }>(sql`
    select min(id) as id, target_type, target_id, array_agg(option || ': ' || reason
      order by id) as reasons, min(created_at) as since
    from report where tenant_id = ${ctx.tenant.id} and status = 'OPEN' group by target_type,
      target_id order by min(created_at), min(id) limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    targetType: row.target_type,
    targetId: row.target_id,
    reasons: row.reasons,
    since: row.since,
  }));
}

/**
 * PASSED: nothing is wrong with it, and a comment that was hidden is seen again. REJECTED: the
 * reports were right; a comment is seen by its author alone, with the reason (AMB-86), content,
 * goods and what users call themselves go, and all of it is in the public log under the name of
 * nobody (BEY-12). In the transaction of `ctx`; false when the report is not open.
 */
export async function decideReport(
  ctx: Context,
  id: number,
  verdict: 'PASSED' | 'REJECTED',
  reason: string | null,
  by: string,
): Promise<boolean> {
  const upheld = verdict === 'REJECTED';
  const decided = await ctx.db.rows<{
    account_id: number;
    target_type: TargetType;
    target_id: number;
    option: string;
  }>(sql`
    update report r set status = ${upheld ? 'UPHELD' : 'DISMISSED'}, verdict = ${reason},
      decided_at = ${ctx.now}
    from report asked where asked.id = ${id} and asked.tenant_id = ${ctx.tenant.id}
      and asked.status = 'OPEN'
      and r.tenant_id = asked.tenant_id and r.target_type = asked.target_type
        and r.target_id = asked.target_id and r.status = 'OPEN'
    returning r.account_id, r.target_type, r.target_id, r.option`);
  const [first] = decided;
  if (!first) return false;
  const authorId = COMMENT_TARGETS.includes(first.target_type)
    ? await decideComment(ctx, first.target_id, upheld, reason)
    : await authorOf(ctx, first);
  const target = { targetType: first.target_type, targetId: first.target_id, authorId };
  if (upheld)
    await logRemoval(ctx, {
      ...target,
      rule: mostNamed(decided.map((row) => row.option)),
      reason: reason ?? '',
      decidedBy: by,
    });
  await ctx.emit({
    topic: 'report.decided',
    ...target,
    reporters: decided.map((row) => row.account_id),
    upheld,
    reason,
  });
  return true;
}

/** The rule that most reporters named, the first of equals. */
function mostNamed(options: readonly string[]): string {
  const times = (option: string) => options.filter((one) => one === option).length;
  return options.toSorted((a, b) => times(b) - times(a))[0] as string;
}

async function decideComment(
  ctx: Context,
  id: number,
  upheld: boolean,
  reason: string | null,
): Promise<number | null> {
  const comment = await heldComment(ctx, id);
  if (!comment) return null;
  if (upheld) await turn(ctx, comment, 'REJECTED', reason);
  else if (comment.state === 'PENDING') await turn(ctx, comment, 'PUBLIC', null);
  return comment.account_id;
}

async function authorOf(
  ctx: Context,
  { target_type, target_id }: { target_type: TargetType; target_id: number },
): Promise<number | null> {
  if (target_type === 'USER') return target_id;
  const subject = { type: target_type, id: String(target_id) };
  return (await resolveSubjects(ctx, [subject]))(subject)?.authorId ?? null;
}
