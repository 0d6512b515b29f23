/**
 * Comments as they are answered: found rows → authors and likes in one batch each → shown in their
 * order.
 */
import type { Badge, UserBrief } from '#contract/account/user.ts';
import { COMMENT_LIMITS } from '#contract/interaction/commenting.ts';
import type { Reply, RootReply } from '#contract/interaction/comment.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import { userBriefs } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { marksOn } from '../mark/queries.ts';
import { reportersOf } from './queries.ts';
import type { CommentRow } from './queries.ts';

/** The target type under which a comment is liked and reported. */
export function typeOf(row: Pick<CommentRow, 'root_id' | 'target_type'>): TargetType {
  if (row.root_id !== null) return 'REPLY_COMMENT';
  return row.target_type === 'GOODS' ? 'GOODS_COMMENT' : 'CONTENT_COMMENT';
}

/** What is needed of others to show rows. */
interface Beside {
  readonly users: ReadonlyMap<number, UserBrief>;
  readonly badges: ReadonlyMap<number, readonly Badge[]>;
  readonly liked: ReadonlySet<number>;
  /** Ids of those that are folded. */
  readonly doubted: ReadonlySet<number>;
  /** The author of the subject. */
  readonly authorId: number | null;
  readonly me: number | null;
}

export async function showReplies(
  ctx: Context,
  rows: readonly CommentRow[],
  authorId: number | null,
): Promise<Reply[]> {
  const beside = await besideOf(ctx, rows, authorId);
  return rows.map((row) => showReply(ctx, row, beside));
}

/** Roots with their first replies, given in any order. */
export async function showRoots(
  ctx: Context,
  roots: readonly CommentRow[],
  replies: readonly CommentRow[],
  authorId: number | null,
): Promise<RootReply[]> {
  const beside = await besideOf(ctx, [...roots, ...replies], authorId);
  const byRoot = Map.groupBy(replies, (row) => row.root_id);
  return roots.map((row) => ({
    ...showReply(ctx, row, beside),
    subReplyTotal: row.sub_count,
    subReplies: (byRoot.get(row.id) ?? []).map((reply) => showReply(ctx, reply, beside)),
  }));
}

async function besideOf(
  ctx: Context,
  rows: readonly CommentRow[],
  authorId: number | null,
): Promise<Beside> {
  const me = ctx.viewer ? idOf(ctx.viewer.userId) : null;
  const byType = Map.groupBy(rows, typeOf);
  const [users, badges, liked] = await Promise.all([
    userBriefs(
      ctx,
      rows.flatMap((row) => [row.account_id, row.parent_author_id, ...row.at_user_ids]),
    ),
    ctx.ports.badges(
      ctx,
      rows.map((row) => row.account_id),
    ),
    me === null
      ? []
      : Promise.all(
          [...byType].map(([type, some]) =>
            marksOn(
              ctx,
              me,
              type,
              some.map((row) => row.id),
            ),
          ),
        ),
  ]);
  return {
    users,
    badges,
    liked: new Set(liked.flat().map((one) => one.target_id)),
    doubted: await doubtedAmong(ctx, rows, users),
    authorId,
    me,
  };
}

/** Comments of newcomers that nobody liked and that somebody of more trust reported (BEY-37). */
async function doubtedAmong(
  ctx: Context,
  rows: readonly CommentRow[],
  users: ReadonlyMap<number, UserBrief>,
): Promise<Set<number>> {
  const suspects = rows.filter(
    (row) =>
      row.deleted_at === null &&
      row.like_count === 0 &&
      users.get(row.account_id)?.trustLevel === 0,
  );
  const reports = await reportersOf(
    ctx,
    suspects.map((row) => ({ type: typeOf(row), id: row.id })),
  );
  const reporters = await userBriefs(
    ctx,
    reports.map((report) => report.account_id),
  );
  return new Set(
    reports
      .filter((report) => (reporters.get(report.account_id)?.trustLevel ?? 0) > 0)
      .map((report) => report.target_id),
  );
}

/** The writer, with the badge that was awarded last. */
function writerOf(row: CommentRow, { users, badges }: Beside): UserBrief | null {
  const user = users.get(row.account_id);
  const [badge] = badges.get(row.account_id) ?? [];
  return user ? { ...user, ...(badge && { badge }) } : null;
}

function showReply({ now }: Context, row: CommentRow, beside: Beside): Reply {
  const { users, liked, doubted, authorId, me } = beside;
  const isDeleted = row.deleted_at !== null;
  const isMine = me === row.account_id;
  return {
    id: String(row.id),
    rootId: row.root_id === null ? null : String(row.root_id),
    parentId: row.parent_id === null ? null : String(row.parent_id),
    subjectId: String(row.target_id),
    subjectType: row.target_type,
    user: isDeleted ? null : writerOf(row, beside),
    replyTo: row.parent_author_id === null ? null : (users.get(row.parent_author_id) ?? null),
    content: isDeleted ? '' : row.content,
    atUsers: isDeleted
      ? []
      : row.at_user_ids
          .flatMap((id) => users.get(id) ?? [])
          .map(({ userId, nickname }) => ({ userId, nickname })),
    createTime: row.created_at.toISOString(),
    editTime: row.edited_at?.toISOString() ?? null,
    likeCount: row.like_count,
    currentUserThumbUp: liked.has(row.id),
    state: isDeleted ? 'DELETED' : row.state,
    reason: isMine && !isDeleted ? row.reason : null,
    deleted: isDeleted,
    isQuestion: row.is_question && !isDeleted,
    isFolded: !isMine && doubted.has(row.id),
    isAuthor: authorId !== null && authorId === row.account_id,
    can: me === null || isDeleted ? [] : canDo(row, isMine, now),
  };
}

function canDo(row: CommentRow, isMine: boolean, now: Date): Reply['can'] {
  const isPublic = row.state === 'PUBLIC';
  const can: Reply['can'] = isPublic ? ['reply', 'like'] : [];
  if (!isMine) return isPublic ? [...can, 'report'] : can;
  return mayEdit(row, now) ? [...can, 'edit', 'delete'] : [...can, 'delete'];
}

/** Fifteen minutes after it was written (BEY-37). */
export function mayEdit(row: Pick<CommentRow, 'created_at' | 'deleted_at'>, now: Date): boolean {
  return (
    row.deleted_at === null && now.getTime() - row.created_at.getTime() <= COMMENT_LIMITS.editMs
  );
}
