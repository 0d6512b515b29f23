/**
 * Puts writing in its places: every list that holds a public piece is a row of `content_place`,
 * so that any list is the walk of one index. Whoever changes a piece, its goods or its videos calls
 * this, in the same transaction.
 */
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { isPublic } from './permit.ts';

/** What two days of age weigh: ten times the interest. */
const HOT = sql`(log(1 + 3 * c.like_count + 4 * c.collect_count + 4 * c.comment_count + 4 *
    c.share_count + c.view_count / 20.0)::float8 + extract(epoch from c.publish_time) / 172800)`;

/** Places of the given pieces, or of all of the tenant; returns how many rows changed. */
export async function placeWriting(ctx: Context, ids: readonly number[] | 'all'): Promise<number> {
  const these: Sql = ids === 'all' ? empty : sql`and c.id = any(${ids}::bigint[])`;
  const changed = await ctx.db.run(sql`
    with piece as materialized (
      select c.id, c.type, c.keywords, c.category_ids, c.author_id, c.is_selected, c.is_top,
        c.publish_time, ${HOT} as hot,
        exists (select 1 from video v where v.content_id = c.id) as moves
      from content c where c.type <> 'DEAL' and ${isPublic(ctx.now)} ${these}
    ), filed as materialized (
      select p.id, a.category_id, p.moves from piece p cross join lateral (
        select distinct unnest(k.path) as category_id from category k
          where k.id = any(p.category_ids)) a
    ), wanted as materialized (
      select id, 'all' as place from piece
      union all select id, 'type:' || type from piece
      union all select id, 'selected' from piece where is_selected
      union all select id, 'author:' || author_id from piece where author_id is not null
      union all select id, 'video' from piece where moves
      union select p.id, 'tag:' || lower(normalize(w.word, NFC))
        from piece p, unnest(p.keywords) as w(word)
      union all select id, 'category:' || category_id from filed
      union all select id, 'video-category:' || category_id from filed where moves
      union all select a.content_id, 'goods:' || a.goods_id from content_goods a
        join piece p on p.id = a.content_id
      union select a.content_id, 'brand:' || g.brand_id from content_goods a
        join piece p on p.id = a.content_id join goods g on g.id = a.goods_id
        where g.brand_id is not null
    ), gone as (
      delete from content_place c where not exists (select 1 from wanted w where w.id = c.content_id
        and w.place = c.place) ${ids === 'all' ? empty : sql`and c.content_id = any(${ids}::bigint[])`}
      returning 1
    ), put as (
      insert into content_place (tenant_id, place, content_id, publish_time, hot, is_top)
      select ${ctx.tenant.id}, w.place, w.id, p.publish_time, p.hot, p.is_top from wanted w
        join piece p on p.id = w.id
      on conflict (content_id, place) do update set publish_time = excluded.publish_time,
        hot = excluded.hot, is_top = excluded.is_top
      where (content_place.publish_time, content_place.hot,
        content_place.is_top) is distinct from (excluded.publish_time, excluded.hot,
        excluded.is_top)
      returning 1
    )
    select 1 from gone union all select 1 from put`);
  if (changed > 0) await announce(ctx.db, 'content');
  return changed;
}

/** What the clock alone brings to light: pieces whose time has come since. */
export async function placeWhatIsDue(ctx: Context): Promise<void> {
  const due = await ctx.db.rows<{ id: number }>(sql`
    select c.id from content c where c.type <> 'DEAL' and ${isPublic(ctx.now)}
      and c.publish_time > ${new Date(ctx.now.getTime() - 86_400_000)}::timestamptz
      and not exists (select 1 from content_place p where p.content_id = c.id) limit 1000`);
  if (due.length > 0)
    await placeWriting(
      ctx,
      due.map((row) => row.id),
    );
}

const HOT_AT_ONCE = 1000;

/**
 * Pieces that were liked, read or shared since: they move in the order of the hottest (CONT-12).
 */
export async function placeWhatGotInterest(ctx: Context): Promise<void> {
  for (;;) {
    const moved = await ctx.db.rows<{ id: number }>(sql`
      update content set hot_due = false where id in (select id from content
        where tenant_id = ${ctx.tenant.id} and hot_due order by id
        limit ${HOT_AT_ONCE} for update skip locked) returning id`);
    if (moved.length > 0)
      await placeWriting(
        ctx,
        moved.map((row) => row.id),
      );
    if (moved.length < HOT_AT_ONCE) return;
  }
}
