/** What somebody did with what they found, for them to take along. */
import sql from 'sql-template-tag';
import type { TargetType } from '#contract/interaction/subject.ts';
import { plainDecimal } from '#contract/money.ts';
import type { Context } from '../kernel/context.ts';
import type { ExportOf, ExportPart, ExportRow } from '../kernel/export.ts';
import { siteAddress } from '../kernel/site-address.ts';
import { resolveSubjects } from '../kernel/subject.ts';
import type { SubjectLine } from '../kernel/subject.ts';
import type { MarkKind } from './mark/queries.ts';
import { moderationExport } from './report/export.ts';

export const interactionExport: ExportOf = async (ctx, accountId) => ({
  ...(await marksOf(ctx, accountId)),
  ...(await commentsOf(ctx, accountId)),
  ...(await reportsOf(ctx, accountId)),
  ...(await moderationExport(ctx, accountId)),
});

/** A file for each kind of mark. */
const FILES: readonly (readonly [file: string, kind: MarkKind])[] = [
  ['likes', 'THUMB_UP'],
  ['collections', 'COLLECT'],
  ['following', 'FOLLOW'],
  ['blocks', 'BLOCK'],
];

interface MarkRow {
  kind: MarkKind;
  target_type: TargetType;
  target_id: number;
  amount: number | null;
  created_at: Date;
}

async function marksOf(ctx: Context, accountId: number): Promise<ExportPart> {
  const rows = await ctx.db.rows<MarkRow>(
    sql`select kind, target_type, target_id, amount, created_at from mark
        where account_id = ${accountId} order by created_at, target_type, target_id`,
  );
  const followers = await ctx.db.rows<{ account_id: number; created_at: Date }>(
    sql`select account_id, created_at from mark where target_type = 'USER'
        and target_id = ${accountId} and kind = 'FOLLOW' order by created_at, account_id`,
  );
  const find = await resolveSubjects(ctx, [
    ...rows.map((row) => ({ type: row.target_type, id: String(row.target_id) })),
    ...followers.map((row) => ({ type: 'USER', id: String(row.account_id) })),
  ]);
  const lineOf = (row: MarkRow): ExportRow => ({
    ...subjectOf(ctx, row.target_type, row.target_id, find),
    ...(row.kind === 'COLLECT'
      ? { priceThen: row.amount === null ? null : plainDecimal(row.amount, ctx.tenant.currency) }
      : {}),
    time: row.created_at.toISOString(),
  });
  return {
    ...Object.fromEntries(
      FILES.map(([file, kind]) => [file, rows.filter((row) => row.kind === kind).map(lineOf)]),
    ),
    followers: followers.map((row) => ({
      ...subjectOf(ctx, 'USER', row.account_id, find),
      time: row.created_at.toISOString(),
    })),
  };
}

interface CommentRow {
  id: number;
  target_type: TargetType;
  target_id: number;
  parent_id: number | null;
  content: string;
  state: string;
  reason: string | null;
  like_count: number;
  created_at: Date;
  edited_at: Date | null;
}

async function commentsOf(ctx: Context, accountId: number): Promise<ExportPart> {
  const rows = await ctx.db.rows<CommentRow>(sql`
    select id, target_type, target_id, parent_id, content, state, reason, like_count, created_at,
      edited_at from comment
    where account_id = ${accountId} and deleted_at is null order by created_at, id`);
  const versions = await ctx.db.rows<{
    comment_id: number;
    content: string;
    replaced_at: Date;
  }>(sql`
    select e.comment_id, e.content, e.replaced_at from comment_edit e
      join comment c on c.id = e.comment_id where c.account_id = ${accountId} order by e.id`);
  const find = await resolveSubjects(
    ctx,
    rows.map((row) => ({ type: row.target_type, id: String(row.target_id) })),
  );
  return {
    comments: rows.map((row) => ({
      commentId: String(row.id),
      ...subjectOf(ctx, row.target_type, row.target_id, find),
      answerTo: row.parent_id === null ? null : String(row.parent_id),
      text: row.content,
      state: row.state,
      reason: row.reason,
      likes: row.like_count,
      time: row.created_at.toISOString(),
      editTime: row.edited_at?.toISOString() ?? null,
    })),
    'comment-versions': versions.map((row) => ({
      commentId: String(row.comment_id),
      text: row.content,
      replaceTime: row.replaced_at.toISOString(),
    })),
  };
}

interface ReportRow {
  target_type: TargetType;
  target_id: number;
  option: string;
  reason: string;
  status: string;
  created_at: Date;
  decided_at: Date | null;
}

async function reportsOf(ctx: Context, accountId: number): Promise<ExportPart> {
  const rows = await ctx.db.rows<ReportRow>(
    sql`select target_type, target_id, option, reason, status, created_at, decided_at from report
        where account_id = ${accountId} order by created_at, id`,
  );
  const find = await resolveSubjects(
    ctx,
    rows.map((row) => ({ type: row.target_type, id: String(row.target_id) })),
  );
  return {
    reports: rows.map((row) => ({
      ...subjectOf(ctx, row.target_type, row.target_id, find),
      option: row.option,
      reason: row.reason,
      state: row.status,
      time: row.created_at.toISOString(),
      decideTime: row.decided_at?.toISOString() ?? null,
    })),
  };
}

/** What it was about; without title and link when it is gone. */
function subjectOf(
  ctx: Context,
  type: TargetType,
  id: number,
  find: (subject: { type: string; id: string }) => SubjectLine | undefined,
) {
  const line = find({ type, id: String(id) });
  return {
    subjectType: type,
    subjectId: String(id),
    title: line?.title ?? null,
    link: line ? siteAddress(ctx, line.path) : null,
  };
}
