/** Keeping the log, and answering appeals: by somebody else than whoever decided (BEY-12). */
import { COMMENT_TARGETS } from '#contract/interaction/subject.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import sql from 'sql-template-tag';
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { heldComment, turn } from '../report/hide.ts';

export interface Removal {
  readonly targetType: TargetType;
  readonly targetId: number;
  readonly authorId: number | null;
  readonly rule: string;
  readonly reason: string;
  readonly decidedBy: string;
}

/**
 * Writes a removal into the log, in the transaction that removes; whoever owns what was removed
 * takes it down when they are notified.
 */
export async function logRemoval(
  ctx: Context,
  { targetType, targetId, authorId, rule, reason, decidedBy }: Removal,
): Promise<void> {
  await ctx.db.run(sql`
    insert into moderation (tenant_id, target_type, target_id, author_id, rule, reason, decided_by,
      decided_at)
    values (${ctx.tenant.id}, ${targetType}, ${targetId}, ${authorId}, ${rule}, ${reason},
      ${decidedBy}, ${ctx.now})`);
  await ctx.emit({ topic: 'subject.withdrawn', targetType, targetId, isWithdrawn: true, reason });
  await announce(ctx.db, 'moderation');
}

export interface OpenAppeal {
  readonly id: number;
  readonly targetType: TargetType;
  readonly targetId: number;
  readonly rule: string;
  readonly reason: string;
  readonly decidedBy: string;
  readonly since: Date;
}

/** Decisions that somebody else must look at, the longest waiting first. */
export function appealsOpen(ctx: Context, limit = 100): Promise<OpenAppeal[]> {
  return ctx.db.rows<OpenAppeal>(sql`
    select id, target_type as "targetType", target_id as "targetId", rule, reason,
      decided_by as "decidedBy", appealed_at as since
    from moderation where tenant_id = ${ctx.tenant.id} and appeal = 'OPEN' order by appealed_at, id
      limit ${limit}`);
}

/**
 * PASSED: the removal was wrong and is taken back. REJECTED: it remains. In the transaction of
 * `ctx`; 'same' when whoever answers is whoever decided, false when it does not wait.
 */
export async function decideAppeal(
  ctx: Context,
  id: number,
  verdict: 'PASSED' | 'REJECTED',
  answer: string | null,
  by: string,
): Promise<boolean | 'same'> {
  const row = await ctx.db.row<{
    target_type: TargetType;
    target_id: number;
    author_id: number | null;
    decided_by: string;
  }>(sql`
    select target_type, target_id, author_id, decided_by from moderation where id = ${id}
      and tenant_id = ${ctx.tenant.id} and appeal = 'OPEN' for update`);
  if (!row) return false;
  if (row.decided_by === by) return 'same';
  const overturned = verdict === 'PASSED';
  await ctx.db.run(sql`
    update moderation set appeal = ${overturned ? 'OVERTURNED' : 'UPHELD'}, answered_by = ${by},
      answered_at = ${ctx.now}, answer = ${answer} where id = ${id}`);
  if (overturned) await restore(ctx, row.target_type, row.target_id);
  await ctx.emit({
    topic: 'appeal.decided',
    targetType: row.target_type,
    targetId: row.target_id,
    authorId: row.author_id,
    overturned,
    answer,
  });
  await announce(ctx.db, 'moderation');
  return true;
}

async function restore(ctx: Context, targetType: TargetType, targetId: number): Promise<void> {
  if (!COMMENT_TARGETS.includes(targetType))
    return ctx.emit({
      topic: 'subject.withdrawn',
      targetType,
      targetId,
      isWithdrawn: false,
      reason: null,
    });
  const comment = await heldComment(ctx, targetId);
  if (comment) await turn(ctx, comment, 'PUBLIC', null);
}
