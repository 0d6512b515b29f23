/**
 * Articles, notes and the other writing: lists, details, videos (API-14, API-19, API-92, P-04; rows
 * CONT).
 */
import type { Answer, Ask } from '#contract/calls.ts';
import type { Video } from '#contract/content/card.ts';
import type { ContentDetail } from '#contract/content/content.ts';
import { CONTENT_TYPES } from '#contract/content/kind.ts';
import type { ContentType } from '#contract/content/kind.ts';
import { fail } from '#contract/errors.ts';
import { userBriefs } from '../../account/index.ts';
import { categoriesByIds } from '../../catalog/index.ts';
import { breadcrumbOf, goodsCards } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf, idsOf } from '../../kernel/identity.ts';
import { markedBy } from '../../kernel/marked.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { dealCards } from '../deal/card.ts';
import { findMixed } from './mixed.ts';
import { showWriting, wordsIn, writingCards } from './card.ts';
import { fieldsOf } from './fields.ts';
import { countWriting, findWriting, placesOf } from './find.ts';
import { canDo } from './permit.ts';
import { goodsAbout, videosNear, videosOf, writingBy } from './queries.ts';
import type { AboutGoods, VideoRow, WritingDetailRow } from './queries.ts';
import { cleanHtml } from './rich-text.ts';

export const pages: Handler<'content.pages'> = async (ctx, ask) => {
  if (ask.contentTypeCodes?.some((code) => code.toUpperCase() === 'DEAL'))
    return findMixed(ctx, ask);
  const page = pageOf(ask.pageRequest);
  const places = await placesOf(ctx, ask);
  if (!places) return listAnswer([], 0, page);
  const query = {
    places,
    order: ask.queryType,
    without: idsOf(ask.excludeIds ?? []),
    keyword: ask.keyword,
  };
  const [ids, total] = await Promise.all([
    findWriting(ctx, query, page.size, page.offset),
    countWriting(ctx, query),
  ]);
  return listAnswer(await writingCards(ctx, ids), total, page);
};

export const detail: Handler<'content.detail'> = (ctx, ask) => inFull(ctx, ask, CONTENT_TYPES);
export const noteDetail: Handler<'content.note-detail'> = (ctx, ask) => inFull(ctx, ask, ['NOTE']);

export const videos: Handler<'content.videos'> = async (ctx, ask) => {
  const ids = idsOf(ask.contentIds ?? []);
  const codes = ask.contentCodes ?? [];
  if ((ids.length === 0 && codes.length === 0) || ask.videoNum === 0) return { videos: [] };
  return { videos: (await videosNear(ctx, ids, codes, ask.videoNum)).map(showVideo) };
};

async function inFull(
  ctx: Context,
  ask: Ask<'content.detail'>,
  types: readonly ContentType[],
): Promise<Answer<'content.detail'>> {
  const named = ask.id ?? ask.code;
  if (named === undefined) throw fail('common.invalid', { fields: { id: 'field.required' } });
  const row = await writingBy(ctx, ask.id === undefined ? null : idOf(ask.id), named, types);
  if (!row) throw fail('content.not_found');
  return row.type === 'DEAL' ? dealAsContent(ctx, row) : showDetail(ctx, row);
}

async function showDetail(ctx: Context, row: WritingDetailRow): Promise<ContentDetail> {
  const [authors, about, fields, found, categories, marked] = await Promise.all([
    userBriefs(ctx, [row.author_id]),
    goodsAbout(ctx.db, row.id),
    fieldsOf(ctx, row.type, row.fields),
    videosOf(ctx.db, row.id),
    categoriesByIds(ctx.db, row.category_ids.slice(0, 1)),
    markedBy(ctx, 'CONTENT', row.id, row.author_id),
  ]);
  const [goods, breadcrumb] = await Promise.all([
    goodsCards(
      ctx,
      about.map((one) => one.goods_id),
    ),
    breadcrumbOf(ctx, categories[0] ? [...categories[0].path, categories[0].id] : null),
  ]);
  const words = wordsIn(row, ctx.lang);
  return {
    ...showWriting(row, authors, ctx.lang),
    subtitle: words.subtitle,
    shortTitle: row.short_title,
    text: cleanHtml(words.text),
    images: row.images,
    videos: found.map(showVideo),
    fields,
    websites: row.websites.filter(({ url }) => /^https?:\/\//i.test(url)),
    breadcrumb,
    goods,
    deal: null,
    pricesChanged: haveMoved(about),
    boughtProof: row.bought_proof,
    review: row.is_public ? null : { state: row.audit_status, reason: row.review_reason },
    can: canDo(ctx.viewer, row),
    currentUserThumbUp: marked.thumbUp,
    currentUserCollected: marked.collected,
    currentUserFollowed: marked.followed,
  };
}

/** A deal asked for as content has the card of the deal, and its own call returns all of it. */
async function dealAsContent(ctx: Context, row: WritingDetailRow): Promise<ContentDetail> {
  const [deal] = await dealCards(ctx, [row.id]);
  if (!deal) throw fail('content.not_found');
  const whole = await showDetail(ctx, row);
  return { ...whole, title: deal.title, summary: deal.summary, coverImage: deal.coverImage, deal };
}

/** A price that the author saw is not the price now (BEY-32). */
function haveMoved(about: readonly AboutGoods[]): boolean {
  return about.some(
    (one) =>
      one.written_amount !== null &&
      one.now_amount !== null &&
      one.written_amount !== one.now_amount,
  );
}

function showVideo(row: VideoRow): Video {
  return {
    id: String(row.id),
    title: row.title,
    cover: row.cover,
    kind: row.kind,
    url: row.url,
    seconds: row.seconds,
    contentCode: row.content_code,
  };
}
