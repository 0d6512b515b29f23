/**
 * Likes and collections (rows INT; AMB-09, AMB-74). Both spellings of the calls write the same
 * mark. A mark is idempotent, and its counter changes in the same transaction.
 */
import type { Answer, Ask } from '#contract/calls.ts';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import { fail } from '#contract/errors.ts';
import type { MarkAction, MarkState } from '#contract/interaction/mark.ts';
import { COMMENT_TARGETS, targetOf } from '#contract/interaction/subject.ts';
import type { Subject, SubjectWord, TargetType } from '#contract/interaction/subject.ts';
import { viewerId } from '../../account/index.ts';
import { dealCards, writingCards } from '../../content/index.ts';
import { goodsCards } from '../../goods/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { UNMARKED } from '../../kernel/marked.ts';
import type { MarkReader } from '../../kernel/marked.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { resolveSubjects } from '../../kernel/subject.ts';
import type { SubjectLine } from '../../kernel/subject.ts';
import { addTo, countsOf } from '../count.ts';
import type { CountRow } from '../count.ts';
import { addMark, dropMark, isBlocked, marksOn, marksPage } from './queries.ts';

const COUNTER = { THUMB_UP: 'thumb_up', COLLECT: 'collect' } as const;

export const create: Handler<'mark.create'> = (ctx, { actionType, ...subject }) =>
  mark(ctx, subject, actionType);
export const cancel: Handler<'mark.cancel'> = (ctx, { actionType, ...subject }) =>
  unmark(ctx, subject, actionType);
export const thumbUp: Handler<'thumb-up.create'> = (ctx, subject) => mark(ctx, subject, 'THUMB_UP');
export const thumbDown: Handler<'thumb-up.cancel'> = (ctx, subject) =>
  unmark(ctx, subject, 'THUMB_UP');

export const thumbQuery: Handler<'thumb-up.query'> = async (ctx, subject) => {
  const { line, type } = await lineOf(ctx, subject);
  const state = await stateOf(ctx, type, Number(line.id));
  return { ...state, count: state.thumbUpCount };
};

/**
 * Likes or collects; blocked by the author, or the author blocked: interaction.blocked (INT-16).
 */
export async function mark(ctx: Context, subject: Subject, action: MarkAction): Promise<MarkState> {
  const me = viewerId(ctx);
  const { line, type } = await lineOf(ctx, subject);
  // what is collected must be found again: favourites have no card of a comment (AMB-74)
  if (action === 'COLLECT' && COMMENT_TARGETS.includes(type)) throw fail('interaction.subject');
  if (line.authorId !== null && line.authorId !== me && (await isBlocked(ctx, me, line.authorId)))
    throw fail('interaction.blocked');
  const id = Number(line.id);
  await inTransaction(ctx, async (inside) => {
    if (!(await addMark(inside, me, action, type, id, line.amount))) return;
    await addTo(inside, COUNTER[action], type, id, 1);
    await inside.emit({
      topic: 'mark.made',
      kind: action,
      accountId: me,
      targetType: type,
      targetId: id,
      authorId: line.authorId,
    });
  });
  return stateOf(ctx, type, id);
}

export async function unmark(
  ctx: Context,
  subject: Subject,
  action: MarkAction,
): Promise<MarkState> {
  const me = viewerId(ctx);
  const { id, type } = await placeOf(ctx, subject);
  await inTransaction(ctx, async (inside) => {
    if (!(await dropMark(inside, me, action, type, id))) return;
    await addTo(inside, COUNTER[action], type, id, -1);
    // nobody waits to hear of a like that was taken back
    if (action !== 'COLLECT') return;
    await inside.emit({
      topic: 'mark.dropped',
      kind: action,
      accountId: me,
      targetType: type,
      targetId: id,
    });
  });
  return stateOf(ctx, type, id);
}

export const pages: Handler<'mark.pages'> = async (
  ctx,
  { actionType, subjectType, pageRequest },
) => {
  const page = pageOf(pageRequest);
  const only = {
    // comments that one likes have no card
    targets: subjectType === undefined ? (['CONTENT', 'GOODS'] as const) : [targetOf(subjectType)],
    contentTypes:
      subjectType === undefined || targetOf(subjectType) !== 'CONTENT' || subjectType === 'CONTENT'
        ? null
        : typesOf(subjectType),
  };
  const { rows, total } = await marksPage(ctx, viewerId(ctx), actionType, only, page);
  const idsOf = (type: TargetType) =>
    rows.filter((row) => row.target_type === type).map((row) => row.target_id);
  const [goods, deals, writing] = await Promise.all([
    goodsCards(ctx, idsOf('GOODS')),
    dealCards(ctx, idsOf('CONTENT')),
    writingCards(ctx, idsOf('CONTENT')),
  ]);
  const goodsById = new Map(goods.map((card) => [card.id, card]));
  // a deal is written in both tables; its card as a deal shows more
  const contentById = new Map([...writing, ...deals].map((card) => [card.id, card]));
  const content: Answer<'mark.pages'>['content'] = rows.map((row) => {
    const id = String(row.target_id);
    const goodsCard = row.target_type === 'GOODS' ? (goodsById.get(id) ?? null) : null;
    const contentCard = row.target_type === 'CONTENT' ? (contentById.get(id) ?? null) : null;
    return {
      subjectId: id,
      subjectType: row.target_type,
      markTime: row.created_at.toISOString(),
      goods: goodsCard,
      content: contentCard,
      markedAmount: row.amount,
      gone: goodsCard === null && contentCard === null,
    };
  });
  return listAnswer(content, total, page);
};

/** ARTICLE is everything that is laid out as one. */
function typesOf(word: SubjectWord): readonly string[] {
  return word === 'ARTICLE' ? ARTICLE_TYPES : [word];
}

/**
 * Counts of many subjects and what this viewer did, in the order asked; a subject that is not there
 * counts nothing.
 */
export const statistic: Handler<'mark.statistic'> = async (ctx, { subjects }) => {
  const find = await resolveSubjects(
    ctx,
    subjects.map(({ subjectType, subjectId }) => ({ type: targetOf(subjectType), id: subjectId })),
  );
  const lines = subjects.map((subject) => ({
    subject,
    line: find({ type: targetOf(subject.subjectType), id: subject.subjectId }),
  }));
  const me = ctx.viewer ? viewerId(ctx) : null;
  const counts = new Map<string, CountRow>();
  const own = new Set<string>();
  const byType = Map.groupBy(
    lines,
    ({ subject, line }) => (line?.type ?? targetOf(subject.subjectType)) as TargetType,
  );
  await Promise.all(
    [...byType].map(async ([type, some]) => {
      const ids = some.flatMap(({ line }) => (line ? [Number(line.id)] : []));
      for (const [id, row] of await countsOf(ctx, type, ids)) counts.set(`${type} ${id}`, row);
      if (me === null) return;
      for (const { kind, target_id } of await marksOn(ctx, me, type, ids))
        own.add(`${kind} ${type} ${target_id}`);
    }),
  );
  const authors = lines.flatMap(({ line }) =>
    line?.authorId == null || line.type === 'USER' ? [] : [line.authorId],
  );
  if (me !== null)
    for (const { kind, target_id } of await marksOn(ctx, me, 'USER', authors))
      own.add(`${kind} USER ${target_id}`);
  return {
    counts: lines.map(({ subject: { subjectId, subjectType }, line }) => {
      const type = line?.type ?? targetOf(subjectType);
      const row = line && counts.get(`${type} ${line.id}`);
      const did = (kind: string) => line !== undefined && own.has(`${kind} ${type} ${line.id}`);
      return {
        subjectId,
        subjectType: subjectType as SubjectWord,
        currentUserThumbUp: did('THUMB_UP'),
        currentUserCollected: did('COLLECT'),
        thumbUpCount: row?.thumb_up ?? 0,
        collectCount: row?.collect ?? 0,
        commentCount: row?.comment ?? 0,
        shareCount: row?.share ?? 0,
        viewCount: row?.view ?? 0,
        followerCount: row?.follower ?? 0,
        currentUserFollowed:
          type === 'USER'
            ? did('FOLLOW')
            : line?.authorId != null && own.has(`FOLLOW USER ${line.authorId}`),
      };
    }),
  };
};

/** For the details of goods and content. */
export const markedByViewer: MarkReader = async (ctx, type, id, authorId) => {
  if (!ctx.viewer) return UNMARKED;
  const me = viewerId(ctx);
  const [own, author] = await Promise.all([
    marksOn(ctx, me, type, [id]),
    authorId === null ? [] : marksOn(ctx, me, 'USER', [authorId]),
  ]);
  const has = (kind: string) => own.some((one) => one.kind === kind);
  return {
    thumbUp: has('THUMB_UP'),
    collected: has('COLLECT'),
    followed: author.some((one) => one.kind === 'FOLLOW'),
  };
};

async function stateOf(ctx: Context, type: TargetType, id: number): Promise<MarkState> {
  const [counts, own] = await Promise.all([
    countsOf(ctx, type, [id]),
    ctx.viewer ? marksOn(ctx, viewerId(ctx), type, [id]) : [],
  ]);
  const row = counts.get(id);
  return {
    currentUserThumbUp: own.some((one) => one.kind === 'THUMB_UP'),
    currentUserCollected: own.some((one) => one.kind === 'COLLECT'),
    thumbUpCount: row?.thumb_up ?? 0,
    collectCount: row?.collect ?? 0,
  };
}

/**
 * The subject as this viewer may see it; interaction.subject for what is not there, or cannot be
 * marked.
 */
async function lineOf(
  ctx: Context,
  { subjectId, subjectType }: Subject,
): Promise<{ line: SubjectLine; type: TargetType }> {
  const type = targetOf(subjectType);
  const line =
    type === 'USER'
      ? undefined
      : (await resolveSubjects(ctx, [{ type, id: subjectId }]))({ type, id: subjectId });
  if (!line) throw fail('interaction.subject');
  // a comment has one type, whatever it was called
  return { line, type: line.type as TargetType };
}

/** Taking back works for what is no longer public too, by its id. */
async function placeOf(
  ctx: Context,
  subject: Ask<'thumb-up.cancel'>,
): Promise<{ id: number; type: TargetType }> {
  const type = targetOf(subject.subjectType);
  if (/^\d{1,15}$/.test(subject.subjectId)) {
    const [own] = await marksOn(ctx, viewerId(ctx), type, [Number(subject.subjectId)]);
    if (own) return { id: own.target_id, type };
  }
  const { line } = await lineOf(ctx, subject);
  return { id: Number(line.id), type };
}
