/**
 * Reading comments (rows COMM-01, COMM-02, COMM-05, COMM-10, COMM-11), and comments as subjects of
 * likes and reports.
 */
import { fail } from '#contract/errors.ts';
import { COMMENTS, LIST } from '#contract/constants.ts';
import { subjectOf, targetOf } from '#contract/interaction/subject.ts';
import type { Subject, SubjectWord } from '#contract/interaction/subject.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf, idsOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { resolveSubjects } from '../../kernel/subject.ts';
import type { Resolver, SubjectLine } from '../../kernel/subject.ts';
import { countsOf } from '../count.ts';
import { commentBy, commentsBy, firstReplies, placeOf, repliesPage, rootsPage } from './queries.ts';
import type { CommentRow, Target } from './queries.ts';
import { showReplies, showRoots, typeOf } from './show.ts';

export const roots: Handler<'comment.roots'> = async (ctx, ask) => {
  const { target, line } = await targetOfAsk(ctx, ask);
  const page = pageOf(ask.pageRequest);
  const me = meOf(ctx);
  const [{ rows, total }, counts] = await Promise.all([
    rootsPage(ctx, target, me, ask.sort, page),
    countsOf(ctx, target.type, [target.id]),
  ]);
  const replies = await firstReplies(
    ctx,
    rows.map((row) => row.id),
    me,
    ask.subReplyCount,
  );
  return {
    ...listAnswer(await showRoots(ctx, rows, replies, line.authorId), total, page),
    replyTotal: counts.get(target.id)?.comment ?? 0,
  };
};

export const subs: Handler<'comment.subs'> = async (ctx, { rootId, pageRequest }) => {
  const me = meOf(ctx);
  const root = await seen(ctx, idOf(rootId), me);
  const page = pageOf(pageRequest);
  const { rows, total } = await repliesPage(ctx, root.id, me, page);
  return listAnswer(await showReplies(ctx, rows, await authorOf(ctx, root)), total, page);
};

export const root: Handler<'comment.root'> = async (ctx, { id }) => {
  const me = meOf(ctx);
  const focus = await seen(ctx, idOf(id), me);
  const top = focus.root_id === null ? focus : await seen(ctx, focus.root_id, me);
  const [replies, authorId, before, beforeInRoot] = await Promise.all([
    firstReplies(ctx, [top.id], me, COMMENTS.subRepliesPerRoot),
    authorOf(ctx, top),
    placeOf(ctx, top, me),
    focus === top ? 0 : placeOf(ctx, focus, me),
  ]);
  const [[shown], [shownFocus]] = await Promise.all([
    showRoots(ctx, [top], replies, authorId),
    focus === top ? [] : showReplies(ctx, [focus], authorId),
  ]);
  if (!shown) throw fail('comment.not_found');
  return {
    root: shown,
    focus: shownFocus ?? null,
    rootPage: Math.floor(before / LIST.pageSize) + 1,
    subPage: focus === top ? null : Math.floor(beforeInRoot / COMMENTS.subPageSize) + 1,
  };
};

/** Comments by id, for likes, reports and messages. Their title is what they say. */
export const commentLines: Resolver = async (ctx, keys) => {
  const rows = await commentsBy(ctx, idsOf(keys), meOf(ctx));
  const find = await resolveSubjects(
    ctx,
    rows.map((row) => ({ type: row.target_type, id: String(row.target_id) })),
  );
  return rows.flatMap((row): SubjectLine[] => {
    const subject = find({ type: row.target_type, id: String(row.target_id) });
    if (!subject) return [];
    const id = String(row.id);
    return [
      {
        type: typeOf(row),
        id,
        code: id,
        title: row.content,
        path: `${subject.path}?comment=${id}`,
        cover: subject.cover,
        authorId: row.account_id,
        amount: null,
      },
    ];
  });
};

/** What is commented on, as this viewer may see it; content and goods can be. */
export async function targetOfAsk(
  ctx: Context,
  ask: { subject?: Subject; subjectId?: string; subjectType?: SubjectWord },
): Promise<{ target: Target; line: SubjectLine }> {
  const subject = subjectOf(ask);
  if (!subject) throw fail('common.invalid', { fields: { subjectId: 'field.required' } });
  const type = targetOf(subject.subjectType);
  if (type !== 'CONTENT' && type !== 'GOODS') throw fail('interaction.subject');
  const line = (await resolveSubjects(ctx, [{ type, id: subject.subjectId }]))({
    type,
    id: subject.subjectId,
  });
  if (!line) throw fail('interaction.subject');
  return { target: { type, id: Number(line.id) }, line };
}

export function meOf(ctx: Context): number | null {
  return ctx.viewer ? idOf(ctx.viewer.userId) : null;
}

async function seen(ctx: Context, id: number | null, me: number | null): Promise<CommentRow> {
  const row = id === null ? undefined : await commentBy(ctx, id, me);
  if (!row) throw fail('comment.not_found');
  return row;
}

/**
 * Who wrote what a comment belongs to; a comment under something that is not public is not found.
 */
async function authorOf(ctx: Context, row: CommentRow): Promise<number | null> {
  const subject = { type: row.target_type, id: String(row.target_id) };
  const line = (await resolveSubjects(ctx, [subject]))(subject);
  if (!line) throw fail('comment.not_found');
  return line.authorId;
}
