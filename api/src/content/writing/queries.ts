/** Articles, notes and all writing but deals, read. */
import type { AuditState } from '#contract/content/audit.ts';
import type { ContentType, Disclosure } from '#contract/content/kind.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { isFor, isPublic, mayRead } from './permit.ts';

export interface Words {
  readonly title: string;
  readonly subtitle: string;
  readonly summary: string;
  readonly text: string;
}

export interface WritingRow {
  id: number;
  code: string;
  type: ContentType;
  title: string;
  subtitle: string;
  summary: string;
  translations: Record<string, Partial<Words>>;
  cover: string;
  keywords: string[];
  author_id: number | null;
  disclosure: Disclosure;
  is_top: boolean;
  publish_time: Date;
  update_time: Date;
  like_count: number;
  collect_count: number;
  comment_count: number;
  view_count: number;
}

export interface WritingDetailRow extends WritingRow {
  short_title: string;
  text: string;
  images: { url: string; width?: number; height?: number }[];
  category_ids: number[];
  fields: Record<string, unknown>;
  websites: { name: string; url: string }[];
  bought_proof: boolean;
  audit_status: AuditState;
  review_reason: string | null;
  is_public: boolean;
}

const columns = sql`c.id, c.code, c.type, c.title, c.subtitle, c.summary, case
    when c.translations = '{}' then '{}' else (
    select jsonb_object_agg(key, value - 'text') from jsonb_each(c.translations)) end as
      translations,
  c.cover, c.keywords, c.author_id, c.disclosure, c.is_top, c.publish_time, c.update_time,
    c.like_count, c.collect_count, c.comment_count, c.view_count`;

/** Cards' rows of what the viewer may see in lists, in no particular order. */
export function writingRows(ctx: Context, ids: readonly number[]): Promise<WritingRow[]> {
  return ctx.db.rows<WritingRow>(
    sql`select ${columns} from content c where c.id = any(${ids}::bigint[]) and c.type <> 'DEAL'
        and ${isPublic(ctx.now)} and ${isFor(ctx.viewer)}`,
  );
}

/** One piece that the viewer may read, of one of the given types, by id or code; a code wins. */
export function writingBy(
  ctx: Context,
  id: number | null,
  code: string,
  types: readonly ContentType[],
): Promise<WritingDetailRow | undefined> {
  return ctx.db.row<WritingDetailRow>(sql`
    select ${columns}, c.translations, c.short_title, c.text, c.images,
      c.category_ids::float8[] as category_ids, c.fields, c.websites, c.bought_proof,
      c.audit_status,
      c.review_reason, ${isPublic(ctx.now)} as is_public
    from content c where (c.code = ${code} or c.id = ${id}::bigint)
      and c.type = any(${types}::text[]) and ${mayRead(ctx)}
    order by (c.code = ${code}) desc limit 1`);
}

export interface AboutGoods {
  goods_id: number;
  code: string;
  written_amount: number | null;
  now_amount: number | null;
}

/**
 * Goods that a piece is about, in its order, with the price that its author saw and the price now.
 */
export function goodsAbout(db: Db, contentId: number): Promise<AboutGoods[]> {
  return db.rows<AboutGoods>(sql`
    select a.goods_id, g.code, a.written_amount, p.current_amount as now_amount
    from content_goods a join goods g on g.id = a.goods_id
      left join goods_price p on p.goods_id = a.goods_id
    where a.content_id = ${contentId} order by a.position, a.goods_id limit 60`);
}

export interface VideoRow {
  id: number;
  title: string;
  cover: string;
  kind: 'FILE' | 'EMBED';
  url: string;
  seconds: number | null;
  content_code: string;
}

const videoColumns = sql`v.id, v.title, v.cover, v.kind, v.url, v.seconds, c.code as content_code`;

export function videosOf(db: Db, contentId: number): Promise<VideoRow[]> {
  return db.rows<VideoRow>(
    sql`select ${videoColumns} from video v join content c on c.id = v.content_id
        where v.content_id = ${contentId} order by v.position, v.id limit 20`,
  );
}

/**
 * Videos of public writing about the same goods, else the same categories, as the given contents:
 * nearest, then newest first.
 */
export function videosNear(
  ctx: Context,
  ids: readonly number[],
  codes: readonly string[],
  limit: number,
): Promise<VideoRow[]> {
  const shown: Sql = sql`c.type <> 'DEAL' and ${isPublic(ctx.now)} and ${isFor(ctx.viewer)}`;
  return ctx.db.rows<VideoRow>(sql`
    with given as (select c.id, c.category_ids from content c where c.id = any(${ids}::bigint[])
      or c.code = any(${codes}::text[])),
    about as (
      select a.goods_id from content_goods a where a.content_id in (select id from given)
      union select d.goods_id from deal d where d.content_id in (select id from given)
    ), kinds as (
      select unnest(category_ids) as category_id from given union select g.category_id from goods g
        where g.id in (select goods_id from about)
    ), near as (
      select a.content_id, 0 as far from content_goods a where a.goods_id in (select goods_id
        from about)
      union all select s.content_id, 1 from kinds k cross join lateral (
        select p.content_id from content_place p where p.place = 'video-category:' || k.category_id
          order by p.publish_time desc limit ${limit + 20}) s
    )
    select ${videoColumns} from (select content_id, min(far) as far from near group by content_id) n
    join content c on c.id = n.content_id join video v on v.content_id = c.id
    where ${shown} and c.id not in (select id from given) order by n.far, c.publish_time desc,
      v.position, v.id limit ${limit}`);
}
