/**
 * Writes pieces, many at once: the one function through which the demo world, the console and authors
 * put articles and notes in. Text is made harmless before it is stored, summaries are made from it
 * where there are none, and the pieces take their places.
 */
import type { AuditState } from '#contract/content/audit.ts';
import type { ContentType, Disclosure, ViewerType } from '#contract/content/kind.ts';
import { CARD } from '#contract/constants.ts';
import type { Language } from '#contract/language.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { cleanHtml, goodsIn, htmlOf, summaryOf } from './rich-text.ts';
import { placeWriting } from './place.ts';
import { jsonOf } from '../../kernel/json.ts';

/**
 * Letters of a text's beginning that stand for a summary; a card cuts them again, at 240 characters
 * (CONT-02).
 */
const SUMMARY = CARD.summaryLength * 2;

export interface Piece {
  /** Unique within the tenant; a piece that has it already is replaced. */
  readonly code: string;
  readonly type: Exclude<ContentType, 'DEAL'>;
  readonly title: string;
  readonly subtitle?: string;
  readonly shortTitle?: string;
  readonly summary?: string;
  /** HTML or plain paragraphs. */
  readonly text: string;
  readonly translations?: Partial<
    Record<Language, { title: string; subtitle?: string; summary?: string; text: string }>
  >;
  readonly cover?: string;
  /** In lists; the cover, where none is given. */
  readonly thumbnail?: string;
  readonly images?: readonly { url: string; width?: number; height?: number }[];
  readonly keywords?: readonly string[];
  readonly categoryIds?: readonly number[];
  readonly goodsIds?: readonly number[];
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly websites?: readonly { name: string; url: string }[];
  readonly videos?: readonly {
    title: string;
    cover: string;
    kind: 'FILE' | 'EMBED';
    url: string;
    seconds: number | null;
  }[];
  readonly authorId?: number | null;
  readonly disclosure?: Disclosure;
  readonly viewerType?: ViewerType;
  readonly viewerIds?: readonly number[];
  readonly groupIds?: readonly number[];
  readonly isTop?: boolean;
  readonly isSelected?: boolean;
  readonly boughtProof?: boolean;
  readonly auditStatus?: AuditState;
  readonly publishStatus?: -1 | 0 | 1;
  readonly shelved?: boolean;
  readonly publishTime: Date;
  readonly updateTime?: Date;
  readonly counts?: {
    readonly like?: number;
    readonly collect?: number;
    readonly comment?: number;
    readonly view?: number;
  };
  readonly isDemo?: boolean;
}

/**
 * Writes the pieces and returns their ids in the same order; all or none, in the caller's
 * transaction.
 */
export async function savePieces(ctx: Context, pieces: readonly Piece[]): Promise<number[]> {
  if (pieces.length === 0) return [];
  const rows = pieces.map(rowOf);
  const saved = await ctx.db.rows<{ id: number; code: string }>(sql`
    insert into content (tenant_id, code, type, title, subtitle, short_title, summary, text,
      translations, cover, thumbnail, images, keywords, category_ids, fields, websites,
      author_id, disclosure, viewer_type, viewer_ids, group_ids, is_top, is_selected, bought_proof,
        audit_status, publish_status, shelved, publish_time, update_time,
      like_count, collect_count, comment_count, view_count, is_demo)
    select ${ctx.tenant.id}, r.code, r.type, r.title, r.subtitle, r.short_title, r.summary, r.text,
      r.translations, r.cover, r.thumbnail, r.images,
      array(select jsonb_array_elements_text(r.keywords)),
        array(select jsonb_array_elements_text(r.category_ids)::bigint), r.fields, r.websites,
      r.author_id, r.disclosure, r.viewer_type, array(select
        jsonb_array_elements_text(r.viewer_ids)::bigint),
        array(select jsonb_array_elements_text(r.group_ids)::bigint),
      r.is_top, r.is_selected, r.bought_proof, r.audit_status, r.publish_status, r.shelved,
        r.publish_time, r.update_time,
      r.like_count, r.collect_count, r.comment_count, r.view_count, r.is_demo
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as r(code text, type text, title text,
      subtitle text, short_title text, summary text, text text, translations jsonb,
      cover text, thumbnail text, images jsonb, keywords jsonb, category_ids jsonb, fields jsonb,
        websites jsonb, author_id bigint, disclosure text, viewer_type text, viewer_ids jsonb,
      group_ids jsonb, is_top boolean, is_selected boolean, bought_proof boolean, audit_status text,
        publish_status smallint, shelved boolean, publish_time timestamptz,
      update_time timestamptz, like_count int, collect_count int, comment_count int,
        view_count bigint, is_demo boolean)
    on conflict (tenant_id, code) do update set type = excluded.type, title = excluded.title,
      subtitle = excluded.subtitle, short_title = excluded.short_title,
      summary = excluded.summary, text = excluded.text, translations = excluded.translations,
        cover = excluded.cover, thumbnail = excluded.thumbnail, images = excluded.images,
      keywords = excluded.keywords, category_ids = excluded.category_ids, fields = excluded.fields,
        websites = excluded.websites, author_id = excluded.author_id,
      disclosure = excluded.disclosure, viewer_type = excluded.viewer_type,
        viewer_ids = excluded.viewer_ids, group_ids = excluded.group_ids, is_top = excluded.is_top,
      is_selected = excluded.is_selected, bought_proof = excluded.bought_proof,
        audit_status = excluded.audit_status, publish_status = excluded.publish_status,
      shelved = excluded.shelved, publish_time = excluded.publish_time,
        update_time = excluded.update_time
    returning id, code`);
  const idOf = new Map(saved.map(({ id, code }) => [code, id]));
  const ids = pieces.map(({ code }) => idOf.get(code) as number);
  await saveGoods(ctx, pieces, ids);
  await saveVideos(ctx, pieces, ids);
  await placeWriting(ctx, ids);
  await ctx.emit({ topic: 'writing.changed', contentIds: ids });
  return ids;
}

function rowOf(piece: Piece) {
  const cover = piece.cover ?? piece.images?.[0]?.url ?? '';
  const text = htmlOf(piece.text);
  const words = (given: NonNullable<Piece['translations']>[Language]) => {
    const translated = htmlOf(given?.text ?? '');
    return {
      ...given,
      text: translated,
      summary: given?.summary || summaryOf(translated, SUMMARY),
    };
  };
  return {
    code: piece.code,
    type: piece.type,
    title: piece.title,
    subtitle: piece.subtitle ?? '',
    short_title: piece.shortTitle ?? '',
    summary: piece.summary || summaryOf(text, SUMMARY),
    text,
    translations: Object.fromEntries(
      Object.entries(piece.translations ?? {}).map(([lang, given]) => [lang, words(given)]),
    ),
    cover,
    thumbnail: piece.thumbnail ?? cover,
    images: piece.images ?? [],
    keywords: piece.keywords ?? [],
    category_ids: piece.categoryIds ?? [],
    fields: Object.fromEntries(
      Object.entries(piece.fields ?? {}).map(([name, value]) => [
        name,
        typeof value === 'string' && /<[a-z]/i.test(value) ? cleanHtml(value) : value,
      ]),
    ),
    websites: piece.websites ?? [],
    author_id: piece.authorId ?? null,
    disclosure: piece.disclosure ?? 'NONE',
    viewer_type: piece.viewerType ?? 'ALL',
    viewer_ids: piece.viewerIds ?? [],
    group_ids: piece.groupIds ?? [],
    is_top: piece.isTop ?? false,
    is_selected: piece.isSelected ?? false,
    bought_proof: piece.boughtProof ?? false,
    audit_status: piece.auditStatus ?? 'PASSED',
    publish_status: piece.publishStatus ?? 1,
    shelved: piece.shelved ?? true,
    publish_time: piece.publishTime,
    update_time: piece.updateTime ?? piece.publishTime,
    like_count: piece.counts?.like ?? 0,
    collect_count: piece.counts?.collect ?? 0,
    comment_count: piece.counts?.comment ?? 0,
    view_count: piece.counts?.view ?? 0,
    is_demo: piece.isDemo ?? false,
  };
}

/**
 * The goods named, then those whose cards are in the text, each with the price of this moment.
 */
async function saveGoods(
  ctx: Context,
  pieces: readonly Piece[],
  ids: readonly number[],
): Promise<void> {
  const rows = pieces.flatMap((piece, at) => [
    ...(piece.goodsIds ?? []).map((goodsId, position) => ({
      content_id: ids[at],
      goods_id: goodsId,
      code: null,
      position,
    })),
    ...goodsIn(htmlOf(piece.text)).map((code, position) => ({
      content_id: ids[at],
      goods_id: null,
      code,
      position: 1000 + position,
    })),
  ]);
  await ctx.db.run(sql`delete from content_goods where content_id = any(${ids}::bigint[])`);
  await ctx.db.run(sql`
    insert into content_goods (tenant_id, content_id, goods_id, position, written_amount)
    select ${ctx.tenant.id}, r.content_id, g.id, min(r.position), min(p.current_amount)
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as r(content_id bigint, goods_id bigint,
      code text, position int)
    join goods g on g.id = r.goods_id or g.code = r.code
      left join goods_price p on p.goods_id = g.id group by r.content_id, g.id`);
}

async function saveVideos(
  ctx: Context,
  pieces: readonly Piece[],
  ids: readonly number[],
): Promise<void> {
  const rows = pieces.flatMap((piece, at) =>
    (piece.videos ?? []).map((video, position) => ({ ...video, content_id: ids[at], position })),
  );
  await ctx.db.run(sql`delete from video where content_id = any(${ids}::bigint[])`);
  await ctx.db.run(sql`
    insert into video (tenant_id, content_id, position, title, cover, kind, url, seconds)
    select ${ctx.tenant.id}, r.content_id, r.position, r.title, r.cover, r.kind, r.url, r.seconds
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as r(content_id bigint, position int,
      title text, cover text, kind text, url text, seconds int)`);
}
