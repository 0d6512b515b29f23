/** Writing, changing and deleting comments (rows COMM-03, COMM-04, COMM-12, BEY-37). */
import sql from 'sql-template-tag';
import type { Answer, Ask } from '#contract/calls.ts';
import { isBlank, lengthOf } from '#contract/account/rules.ts';
import { fail } from '#contract/errors.ts';
import { COMMENT_LIMITS } from '#contract/interaction/commenting.ts';
import { userBriefs, viewerId } from '../../account/index.ts';
import { blockedEitherWay } from '../block/block.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf, idsOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import { addTo } from '../count.ts';
import { isBlocked } from '../mark/queries.ts';
import { targetOfAsk } from './comment.ts';
import { addComment, addToRoot, commentBy, paceOf, writtenBefore } from './queries.ts';
import type { CommentRow, NewComment } from './queries.ts';
import { mayEdit, showRoots } from './show.ts';

/** How fast somebody may write, by trust: newcomers (level 0) slower, and without links. */
const PACE = {
  newcomer: { gapMs: 15_000, perDay: 30, links: 0 },
  known: { gapMs: 3_000, perDay: 300, links: 3 },
} as const;
const DAY_MS = 86_400_000;
const LINK =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|co|io|shop|store|xyz|top|info|biz|th|id|sg|my|ph|vn)(?:\/\S*)?\b/gi;

export const create: Handler<'comment.create'> = (outer, ask) =>
  inTurn(outer, viewerId(outer), (ctx) => write(ctx, ask));

async function write(ctx: Context, ask: Ask<'comment.create'>): Promise<Answer<'comment.create'>> {
  const me = viewerId(ctx);
  const content = cleanText(ask.content);
  const { made, line, parent } = await placeOfNew(ctx, me, ask, content);
  const before = await writtenBefore(ctx, me, made);
  if (before !== null) return answerOne(ctx, before, line.authorId);
  await refuseBlocked(ctx, me, [line.authorId, parent?.account_id ?? null]);
  await refuseHaste(ctx, me, content);
  const id = await addComment(ctx, me, made);
  // the same request wrote it before, and it was deleted since
  if (id === null) throw fail('comment.not_found');
  if (made.rootId !== null) await addToRoot(ctx, made.rootId, 1);
  await addTo(ctx, 'comment', made.target.type, made.target.id, 1);
  await ctx.emit({
    topic: 'comment.made',
    commentId: id,
    accountId: me,
    targetType: made.target.type,
    targetId: made.target.id,
    authorId: line.authorId,
    parentAuthorId: parent?.account_id ?? null,
    mentioned: made.atUserIds,
  });
  return answerOne(ctx, id, line.authorId);
}

export const update: Handler<'comment.update'> = async (ctx, { id, content }) => {
  const me = viewerId(ctx);
  const row = await own(ctx, me, id);
  if (!mayEdit(row, ctx.now)) throw fail('comment.edit_over');
  const text = cleanText(content);
  await refuseLinks(ctx, me, text);
  if (text !== row.content) {
    await inTransaction(ctx, async (inside) => {
      await inside.db.run(
        sql`insert into comment_edit (tenant_id, comment_id, content, replaced_at)
            values (${ctx.tenant.id}, ${row.id}, ${row.content}, ${ctx.now})`,
      );
      await inside.db.run(
        sql`update comment set content = ${text}, edited_at = ${ctx.now} where id = ${row.id}`,
      );
    });
  }
  return answerOne(ctx, row.id, null);
};

export const remove: Handler<'comment.remove'> = async (ctx, { id }) => {
  const row = await own(ctx, viewerId(ctx), id);
  await inTransaction(ctx, (inside) => withdraw(inside, row));
  return { done: true, tombstone: row.root_id === null && row.sub_count > 0 };
};

/** Takes a comment out of sight, in the transaction of `ctx`; once. */
export async function withdraw(ctx: Context, row: CommentRow): Promise<void> {
  const gone = await ctx.db.run(
    sql`update comment set deleted_at = ${ctx.now}, content = '', at_user_ids = '{}'
        where id = ${row.id} and deleted_at is null`,
  );
  if (gone === 0 || row.state !== 'PUBLIC') return;
  if (row.root_id !== null) await addToRoot(ctx, row.root_id, -1);
  await addTo(ctx, 'comment', row.target_type, row.target_id, -1);
}

/** Trimmed, composed, without characters that draw nothing or turn the line around. */
function cleanText(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (isBlank(text)) throw fail('field.required', { fields: { content: 'field.required' } });
  const max = COMMENT_LIMITS.content;
  if (lengthOf(text) > max)
    throw fail('comment.too_long', { fields: { content: 'comment.too_long' }, holes: { max } });
  return text;
}

async function placeOfNew(ctx: Context, me: number, ask: Ask<'comment.create'>, content: string) {
  const parent =
    ask.parentId === undefined || ask.parentId === null
      ? null
      : await commentBy(ctx, idOf(ask.parentId), me);
  if (parent === undefined || parent?.deleted_at || (parent && parent.state !== 'PUBLIC'))
    throw fail('comment.not_found');
  const subject = parent
    ? ({ subjectId: String(parent.target_id), subjectType: parent.target_type } as const)
    : ask;
  const { target, line } = await targetOfAsk(ctx, subject);
  const atUserIds = await mentionedIn(ctx, me, ask);
  const made: NewComment = {
    target,
    rootId: parent ? (parent.root_id ?? parent.id) : null,
    parentId: parent?.id ?? null,
    content,
    atUserIds,
    isQuestion: !parent && ask.isQuestion === true,
  };
  return { made, line, parent };
}

/** Open accounts that neither block nor are blocked; the others are mentioned to nobody. */
async function mentionedIn(
  ctx: Context,
  me: number,
  { meta }: Ask<'comment.create'>,
): Promise<number[]> {
  const wanted = [...new Set(idsOf(meta?.atUserIds ?? []))].filter((id) => id !== me);
  const max = COMMENT_LIMITS.atUsers;
  if (wanted.length > max) throw fail('comment.mentions', { holes: { max } });
  if (wanted.length === 0) return [];
  const [briefs, blocked] = await Promise.all([
    userBriefs(ctx, wanted),
    blockedEitherWay(ctx, me, wanted),
  ]);
  return wanted.filter((id) => briefs.get(id)?.isClosed === false && !blocked.has(id));
}

async function refuseBlocked(
  ctx: Context,
  me: number,
  authors: readonly (number | null)[],
): Promise<void> {
  for (const author of new Set(authors))
    if (author !== null && author !== me && (await isBlocked(ctx, me, author)))
      throw fail('comment.blocked');
}

async function refuseHaste(ctx: Context, me: number, content: string): Promise<void> {
  const { last, count } = await paceOf(ctx, me, new Date(ctx.now.getTime() - DAY_MS));
  const allowed = await refuseLinks(ctx, me, content);
  if (count >= allowed.perDay || (last && ctx.now.getTime() - last.getTime() < allowed.gapMs))
    throw fail('comment.too_fast');
}

async function refuseLinks(
  ctx: Context,
  me: number,
  content: string,
): Promise<(typeof PACE)[keyof typeof PACE]> {
  const isNewcomer = ((await userBriefs(ctx, [me])).get(me)?.trustLevel ?? 0) === 0;
  const pace = isNewcomer ? PACE.newcomer : PACE.known;
  if ((content.match(LINK)?.length ?? 0) > pace.links) {
    const key = pace.links === 0 ? 'content.links.none' : 'content.links';
    throw fail(key, { fields: { content: key }, holes: { max: pace.links } });
  }
  return pace;
}

async function own(ctx: Context, me: number, id: string): Promise<CommentRow> {
  const row = await commentBy(ctx, idOf(id), me);
  if (!row || row.deleted_at) throw fail('comment.not_found');
  if (row.account_id !== me) throw fail('comment.not_yours');
  return row;
}

async function answerOne(
  ctx: Context,
  id: number,
  authorId: number | null,
): Promise<Answer<'comment.create'>> {
  const row = await commentBy(ctx, id, viewerId(ctx));
  const [shown] = row ? await showRoots(ctx, [row], [], authorId) : [];
  if (!shown) throw fail('comment.not_found');
  return shown;
}
