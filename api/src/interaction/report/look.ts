/**
 * What a moderator needs to see of something that is reported or appealed about: its words, its
 * address, and what its author did before.
 */
import sql from 'sql-template-tag';
import { COMMENT_TARGETS } from '#contract/interaction/subject.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import { publicAccount, userBriefs } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { resolveSubjects } from '../../kernel/subject.ts';

export interface Looked {
  readonly authorId: number | null;
  readonly words: string;
  /** Path of the page and of the picture; empty: there is none. */
  readonly path: string;
  readonly picture: string;
}

/** The thing that a report or an entry of the log is about; null when it is gone. */
export async function lookAt(
  ctx: Context,
  from: 'report' | 'appeal',
  id: number,
): Promise<Looked | null> {
  const target = await ctx.db.row<{ target_type: TargetType; target_id: number }>(
    from === 'report'
      ? sql`select target_type, target_id from report where id = ${id}
          and tenant_id = ${ctx.tenant.id}`
      : sql`select target_type, target_id from moderation where id = ${id}
          and tenant_id = ${ctx.tenant.id}`,
  );
  if (!target) return null;
  if (COMMENT_TARGETS.includes(target.target_type)) {
    const comment = await ctx.db.row<{ account_id: number; content: string }>(
      sql`select account_id, content from comment where id = ${target.target_id}`,
    );
    return comment
      ? { authorId: comment.account_id, words: comment.content, path: '', picture: '' }
      : null;
  }
  const subject = { type: target.target_type, id: String(target.target_id) };
  const line = (await resolveSubjects(ctx, [subject]))(subject);
  if (!line) return null;
  const about = target.target_type === 'USER' ? await publicAccount(ctx, target.target_id) : null;
  return {
    authorId: line.authorId,
    words: [line.title, about?.biography].filter(Boolean).join('\n'),
    path: line.path,
    picture: line.cover,
  };
}

export interface History {
  readonly nickname: string;
  readonly trustLevel: number;
  readonly since: Date;
  readonly commentsPublished: number;
  readonly commentsRejected: number;
  readonly contentPublished: number;
  readonly contentRejected: number;
  /** Reports by others that were right. */
  readonly upheldAgainst: number;
}

export async function historyOf(ctx: Context, accountId: number): Promise<History | null> {
  const brief = (await userBriefs(ctx, [accountId])).get(accountId);
  const row = await ctx.db.row<Omit<History, 'nickname' | 'trustLevel'>>(sql`
    select a.created_at as since,
      (select count(*)::int from comment where account_id = a.id and state = 'PUBLIC'
        and deleted_at is null) as "commentsPublished",
      (select count(*)::int from comment where account_id = a.id
        and state = 'REJECTED') as "commentsRejected",
      (select count(*)::int from content where author_id = a.id
        and audit_status = 'PASSED') as "contentPublished",
      (select count(*)::int from content where author_id = a.id
        and audit_status = 'REJECTED') as "contentRejected",
      (select count(*)::int from moderation where author_id = a.id
        and appeal is distinct from 'OVERTURNED') as "upheldAgainst"
    from account a where a.id = ${accountId}`);
  return brief && row ? { ...row, nickname: brief.nickname, trustLevel: brief.trustLevel } : null;
}
