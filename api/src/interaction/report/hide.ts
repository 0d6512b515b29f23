/**
 * Who is believed (BEY-38): three open reports of accounts that are trusted, or were mostly right,
 * hide a comment until somebody has looked. Whoever was mostly wrong counts for nothing, whatever
 * their trust.
 */
import sql from 'sql-template-tag';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Context } from '../../kernel/context.ts';
import { addTo } from '../count.ts';
import { addToRoot } from '../comment/queries.ts';
import type { CommentRow } from '../comment/queries.ts';

/** Reports that hide a comment. */
const ENOUGH = 3;
/** From this trust on somebody is believed from the first report. */
const TRUSTED_FROM = 2;
/**
 * Decided reports before somebody's accuracy says anything, and the shares that are good and bad.
 */
const ACCURACY = { from: 3, good: 0.7, bad: 0.3 } as const;

type ReportedComment = Pick<
  CommentRow,
  'id' | 'target_type' | 'target_id' | 'root_id' | 'state' | 'account_id' | 'content'
>;

/** The comment, held until the transaction of `ctx` ends; undefined when it is deleted. */
export function heldComment(ctx: Context, id: number): Promise<ReportedComment | undefined> {
  return ctx.db.row<ReportedComment>(
    sql`select id, target_type, target_id, root_id, state, account_id, content from comment
        where id = ${id} and deleted_at is null for update`,
  );
}

/** In the transaction of `ctx`. */
export async function hideWhenTrusted(
  ctx: Context,
  target: { type: TargetType; id: number },
): Promise<void> {
  const comment = await heldComment(ctx, target.id);
  if (comment?.state !== 'PUBLIC') return;
  const counted = await ctx.db.row<{ n: number }>(sql`
    select count(*)::int as n from report r join account a on a.id = r.account_id
    cross join lateral (
      select count(*)::int as decided, count(*) filter (where d.status = 'UPHELD')::float8 /
        greatest(count(*), 1) as share
      from report d where d.account_id = r.account_id and d.status <> 'OPEN') past
    where r.tenant_id = ${ctx.tenant.id} and r.target_type = ${target.type}
      and r.target_id = ${target.id} and r.status = 'OPEN'
      and case when past.decided >= ${ACCURACY.from}::int
        and past.share <= ${ACCURACY.bad}::float8 then false
        else a.trust_level >= ${TRUSTED_FROM}::int or (past.decided >= ${ACCURACY.from}::int
          and past.share >= ${ACCURACY.good}::float8) end`);
  if ((counted?.n ?? 0) >= ENOUGH) await turn(ctx, comment, 'PENDING', null);
}

/** Gives a comment another state; counters count what everybody sees. */
export async function turn(
  ctx: Context,
  comment: ReportedComment,
  state: CommentRow['state'],
  reason: string | null,
): Promise<void> {
  await ctx.db.run(
    sql`update comment set state = ${state}, reason = ${reason} where id = ${comment.id}`,
  );
  const by = Number(state === 'PUBLIC') - Number(comment.state === 'PUBLIC');
  if (by === 0) return;
  if (comment.root_id !== null) await addToRoot(ctx, comment.root_id, by);
  await addTo(ctx, 'comment', comment.target_type, comment.target_id, by);
}
