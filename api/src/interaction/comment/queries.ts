/**
 * SQL of comments. Lists leave out what this viewer may not see: others' pending words, and users
 * blocked either way.
 */
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { COMMENT_SORTS } from '#contract/interaction/commenting.ts';
import type { Context } from '../../kernel/context.ts';

export interface CommentRow {
  id: number;
  target_type: 'CONTENT' | 'GOODS';
  target_id: number;
  root_id: number | null;
  parent_id: number | null;
  /** Who wrote the parent, when that is no root. */
  parent_author_id: number | null;
  account_id: number;
  content: string;
  at_user_ids: number[];
  is_question: boolean;
  state: 'PUBLIC' | 'PENDING' | 'REJECTED';
  reason: string | null;
  like_count: number;
  sub_count: number;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
}

export type Sort = (typeof COMMENT_SORTS)[number];

const COLUMNS =
  raw(`c.id, c.target_type, c.target_id, c.root_id, c.parent_id, (select p.account_id from comment p where p.id = c.parent_id and p.root_id is not null) as parent_author_id,
  c.account_id, c.content, c.at_user_ids::float8[] as at_user_ids, c.is_question, c.state, c.reason, c.like_count, c.sub_count, c.created_at, c.edited_at, c.deleted_at`);

const ORDER: Readonly<Record<Sort, string>> = {
  BEST: 'c.like_count desc, c.created_at desc, c.id desc',
  NEW: 'c.created_at desc, c.id desc',
  OLD: 'c.created_at, c.id',
};

/** A deleted root stays as a tombstone while it has replies; a deleted reply is gone. */
function isSeen(me: number | null): Sql {
  const here = sql`(case when c.deleted_at is null then c.state = 'PUBLIC'
      or c.account_id = ${me}::bigint else c.root_id is null and c.sub_count > 0 end)`;
  if (me === null) return here;
  return sql`(${here} and not exists (select 1 from mark b where b.kind = 'BLOCK'
      and b.target_type = 'USER'
    and ((b.account_id = ${me}::bigint and b.target_id = c.account_id)
      or (b.account_id = c.account_id and b.target_id = ${me}::bigint))))`;
}

export interface Target {
  readonly type: 'CONTENT' | 'GOODS';
  readonly id: number;
}

export async function rootsPage(
  ctx: Context,
  { type, id }: Target,
  me: number | null,
  sort: Sort,
  page: { size: number; offset: number },
): Promise<{ rows: CommentRow[]; total: number }> {
  const where = sql`c.target_type = ${type} and c.target_id = ${id} and c.root_id is null
      and ${isSeen(me)}`;
  const [rows, count] = await Promise.all([
    ctx.db.rows<CommentRow>(
      sql`select ${COLUMNS} from comment c where ${where} order by ${raw(ORDER[sort])}
          limit ${page.size} offset ${page.offset}`,
    ),
    ctx.db.row<{ n: number }>(sql`select count(*)::int as n from comment c where ${where}`),
  ]);
  return { rows, total: count?.n ?? 0 };
}

/** The first replies of each root, oldest first, in one statement. */
export async function firstReplies(
  ctx: Context,
  rootIds: readonly number[],
  me: number | null,
  each: number,
): Promise<CommentRow[]> {
  if (rootIds.length === 0 || each === 0) return [];
  return ctx.db.rows<CommentRow>(sql`
    select r.* from unnest(${rootIds}::bigint[]) wanted(id) cross join lateral (
      select ${COLUMNS} from comment c where c.root_id = wanted.id and ${isSeen(me)}
        order by c.created_at, c.id limit ${each}) r`);
}

export async function repliesPage(
  ctx: Context,
  rootId: number,
  me: number | null,
  page: { size: number; offset: number },
): Promise<{ rows: CommentRow[]; total: number }> {
  const where = sql`c.root_id = ${rootId} and ${isSeen(me)}`;
  const [rows, count] = await Promise.all([
    ctx.db.rows<CommentRow>(
      sql`select ${COLUMNS} from comment c where ${where} order by c.created_at, c.id
          limit ${page.size} offset ${page.offset}`,
    ),
    ctx.db.row<{ n: number }>(sql`select count(*)::int as n from comment c where ${where}`),
  ]);
  return { rows, total: count?.n ?? 0 };
}

/** One comment, as far as this viewer sees it. */
export function commentBy(
  ctx: Context,
  id: number | null,
  me: number | null,
): Promise<CommentRow | undefined> {
  return ctx.db.row<CommentRow>(
    sql`select ${COLUMNS} from comment c where c.id = ${id} and ${isSeen(me)}`,
  );
}

export function commentsBy(
  ctx: Context,
  ids: readonly number[],
  me: number | null,
): Promise<CommentRow[]> {
  return ctx.db.rows<CommentRow>(
    sql`select ${COLUMNS} from comment c where c.id = any(${ids}::bigint[]) and ${isSeen(me)}
        and c.deleted_at is null`,
  );
}

/** How many seen roots are newer than this one, or seen replies older than this one. */
export async function placeOf(ctx: Context, row: CommentRow, me: number | null): Promise<number> {
  const before =
    row.root_id === null
      ? sql`c.target_type = ${row.target_type} and c.target_id = ${row.target_id}
          and c.root_id is null and (c.created_at, c.id) > (${row.created_at}::timestamptz,
          ${row.id}::bigint)`
      : sql`c.root_id = ${row.root_id} and (c.created_at, c.id) < (${row.created_at}::timestamptz,
          ${row.id}::bigint)`;
  const count = await ctx.db.row<{ n: number }>(
    sql`select count(*)::int as n from comment c where ${before} and ${isSeen(me)}`,
  );
  return count?.n ?? 0;
}

export interface NewComment {
  readonly target: Target;
  readonly rootId: number | null;
  readonly parentId: number | null;
  readonly content: string;
  readonly atUserIds: readonly number[];
  readonly isQuestion: boolean;
}

/** Null when the same key has written already. */
export async function addComment(
  ctx: Context,
  me: number,
  made: NewComment,
): Promise<number | null> {
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into comment (tenant_id, target_type, target_id, root_id, parent_id, account_id, content,
      at_user_ids, is_question, idempotency_key, created_at)
    values (${ctx.tenant.id}, ${made.target.type}, ${made.target.id}, ${made.rootId},
      ${made.parentId}, ${me}, ${made.content}, ${made.atUserIds}, ${made.isQuestion},
      ${ctx.idempotencyKey ?? null}, ${ctx.now})
    on conflict (account_id, idempotency_key) where idempotency_key is not null do nothing
      returning id`);
  return row?.id ?? null;
}

/**
 * What somebody wrote with the key of this request, or the very same words in the same place within
 * a minute.
 */
export async function writtenBefore(
  ctx: Context,
  me: number,
  { target, parentId, content }: NewComment,
): Promise<number | null> {
  const since = new Date(ctx.now.getTime() - 60_000);
  const row = await ctx.db.row<{ id: number }>(sql`
    select id from comment where account_id = ${me} and deleted_at is null
      and (idempotency_key = ${ctx.idempotencyKey ?? null}
      or (created_at > ${since} and target_type = ${target.type} and target_id = ${target.id}
        and parent_id is not distinct from ${parentId} and content = ${content})) limit 1`);
  return row?.id ?? null;
}

/** When somebody last wrote, and how often. */
export interface Pace {
  readonly last: Date | null;
  readonly count: number;
}

/** Since a time. */
export async function paceOf(ctx: Context, me: number, since: Date): Promise<Pace> {
  const row = await ctx.db.row<{ last: Date | null; n: number }>(
    sql`select max(created_at) as last, count(*)::int as n from comment where account_id = ${me}
        and created_at > ${since}`,
  );
  return { last: row?.last ?? null, count: row?.n ?? 0 };
}

export async function addToRoot(ctx: Context, rootId: number, by: number): Promise<void> {
  await ctx.db.run(
    sql`update comment set sub_count = greatest(sub_count + ${by}, 0) where id = ${rootId}`,
  );
}

/** Who has an open report on which of these comments. */
export async function reportersOf(
  ctx: Context,
  comments: readonly { type: string; id: number }[],
): Promise<{ target_id: number; account_id: number }[]> {
  if (comments.length === 0) return [];
  return ctx.db.rows(sql`
    select r.target_id, r.account_id from unnest(${comments.map((one) => one.type)}::text[],
      ${comments.map((one) => one.id)}::bigint[]) c(type, id)
    join report r on r.tenant_id = ${ctx.tenant.id} and r.target_type = c.type
      and r.target_id = c.id and r.status = 'OPEN'`);
}
