/**
 * Counters of subjects: changed in the transaction of what they count, and counted again every
 * night.
 */
import sql, { raw } from 'sql-template-tag';
import { COMMENT_TARGETS } from '#contract/interaction/subject.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import { saveContentCounts } from '../content/index.ts';
import type { Context } from '../kernel/context.ts';
import { jsonOf } from '../kernel/json.ts';

export type Counter =
  | 'thumb_up'
  | 'collect'
  | 'comment'
  | 'share'
  | 'view'
  | 'follower'
  | 'following';

export interface CountRow {
  target_type: TargetType;
  target_id: number;
  thumb_up: number;
  collect: number;
  comment: number;
  share: number;
  view: number;
  follower: number;
  following: number;
}

/** Adds to one counter of a subject, in the transaction of `ctx`; cards of content follow. */
export async function addTo(
  ctx: Context,
  counter: Counter,
  type: TargetType,
  id: number,
  by: number,
): Promise<CountRow> {
  const column = raw(counter);
  const row = (await ctx.db.row<CountRow>(sql`
    insert into subject_count as s (tenant_id, target_type, target_id, ${column})
      values (${ctx.tenant.id}, ${type}, ${id}, greatest(${by}, 0))
    on conflict (tenant_id, target_type, target_id) do update
      set ${column} = greatest(s.${column} + ${by}, 0) returning *`)) as CountRow;
  await saveCards(ctx, [row]);
  if (counter === 'thumb_up' && COMMENT_TARGETS.includes(type))
    await ctx.db.run(sql`update comment set like_count = ${row.thumb_up} where id = ${id}`);
  return row;
}

export interface Change {
  readonly counter: Counter;
  readonly type: TargetType;
  readonly id: number;
  readonly by: number;
}

/**
 * Many changes at once, in the transaction of `ctx`: a statement for each counter; cards and
 * comments follow.
 */
export async function addToMany(ctx: Context, changes: readonly Change[]): Promise<void> {
  for (const [counter, some] of Map.groupBy(changes, (change) => change.counter)) {
    const column = raw(counter);
    const rows = await ctx.db.rows<CountRow>(sql`
      insert into subject_count as s (tenant_id, target_type, target_id, ${column})
      select ${ctx.tenant.id}, c.type, c.id, greatest(sum(c.by), 0)
        from jsonb_to_recordset(${jsonOf(some)}::jsonb) as c(type text, id bigint, by int)
        group by c.type, c.id
      on conflict (tenant_id, target_type, target_id) do update set ${column} = greatest(s.${column}
        + (select sum(c.by) from jsonb_to_recordset(${jsonOf(some)}::jsonb) as c(type text,
          id bigint, by int) where c.type = s.target_type and c.id = s.target_id), 0)
      returning *`);
    await saveCards(ctx, rows);
    const liked =
      counter === 'thumb_up' ? rows.filter((row) => COMMENT_TARGETS.includes(row.target_type)) : [];
    await ctx.db.run(sql`update comment c set like_count = n.likes
      from unnest(${liked.map((row) => row.target_id)}::bigint[],
        ${liked.map((row) => row.thumb_up)}::int[]) n(id, likes) where c.id = n.id`);
  }
}

/** Cards of content show what was counted. */
export async function saveCards(ctx: Context, rows: readonly CountRow[]): Promise<void> {
  const cards = rows.filter((row) => row.target_type === 'CONTENT');
  if (cards.length === 0) return;
  await saveContentCounts(
    ctx,
    cards.map(({ target_id: id, thumb_up: thumbUp, collect, comment, share, view }) => ({
      id,
      thumbUp,
      collect,
      comment,
      share,
      view,
    })),
  );
}

/** Counters of many subjects of one type; a subject that nobody touched has none. */
export async function countsOf(
  ctx: Context,
  type: TargetType,
  ids: readonly number[],
): Promise<Map<number, CountRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.rows<CountRow>(
    sql`select * from subject_count where tenant_id = ${ctx.tenant.id} and target_type = ${type}
        and target_id = any(${ids}::bigint[])`,
  );
  return new Map(rows.map((row) => [row.target_id, row]));
}

/**
 * Counts likes, collections, follows and comments again and mends what drifted; returns how many
 * subjects did.
 */
export async function recount(ctx: Context): Promise<number> {
  const drifted = await ctx.db.rows<CountRow>(sql`
    with true_count as (
      select target_type, target_id, count(*) filter (where kind = 'THUMB_UP')::int as thumb_up,
        count(*) filter (where kind = 'COLLECT')::int as collect,
        count(*) filter (where kind = 'FOLLOW')::int as follower from mark
          where tenant_id = ${ctx.tenant.id} group by 1, 2),
    following as (select account_id, count(*)::int as following from mark
      where tenant_id = ${ctx.tenant.id} and kind = 'FOLLOW' group by 1),
    spoken as (select target_type, target_id, count(*)::int as comment from comment
      where tenant_id = ${ctx.tenant.id} and state = 'PUBLIC' and deleted_at is null group by 1, 2),
    wrong as (
      select s.target_type, s.target_id, coalesce(t.thumb_up, 0) as thumb_up, coalesce(t.collect,
        0) as collect, coalesce(t.follower, 0) as follower, coalesce(f.following, 0) as following,
        coalesce(w.comment, 0) as comment
      from subject_count s left join true_count t using (target_type, target_id)
        left join spoken w using (target_type, target_id)
        left join following f on s.target_type = 'USER' and f.account_id = s.target_id
      where s.tenant_id = ${ctx.tenant.id} and (s.thumb_up, s.collect, s.follower, s.following,
        s.comment)
        is distinct from (coalesce(t.thumb_up, 0), coalesce(t.collect, 0), coalesce(t.follower, 0),
          coalesce(f.following, 0), coalesce(w.comment, 0)))
    update subject_count s set thumb_up = w.thumb_up, collect = w.collect, follower = w.follower,
      following = w.following, comment = w.comment from wrong w
    where s.tenant_id = ${ctx.tenant.id} and s.target_type = w.target_type
      and s.target_id = w.target_id returning s.*`);
  await saveCards(ctx, drifted);
  if (drifted.length > 0)
    ctx.log.warn({ subjects: drifted.length }, 'counters had drifted and were mended');
  return drifted.length;
}
