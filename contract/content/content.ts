/**
 * Articles, notes and every other content: lists, detail, videos (rows CONT; API-14, API-19,
 * API-92, P-04).
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { DealCard, GoodsCard, Image } from '../catalog/card.ts';
import { Category } from '../catalog/category.ts';
import { RELATED } from '../constants.ts';
import { defineCall } from '../define.ts';
import {
  Codes,
  Id,
  IdOrCode,
  Ids,
  listOf,
  MaybeString,
  oneOf,
  PageRequest,
  text,
} from '../shapes.ts';
import { CONTRIBUTION_STATES } from './audit.ts';
import { ContentCard, ContentField, Video } from './card.ts';

/**
 * AMB-35. TOP: pinned first. NEWEST: by publishing. HOT: by recent interaction. SELECTED: chosen by
 * editors.
 */
export const QUERY_TYPES = ['TOP', 'NEWEST', 'HOT', 'SELECTED'] as const;
export type QueryType = (typeof QUERY_TYPES)[number];

export const pages = defineCall({
  name: 'content.pages',
  id: 'API-19',
  method: 'POST',
  path: '/saas-search-service/search/contents/client-pages',
  who: 'anyone',
  doc: 'Contents in one of four orders (CONT-12, AMB-35). Each filter narrows; unknown values give an empty list. Without `contentTypeCodes` every type but deals.',
  ask: Type.Object({
    queryType: oneOf(QUERY_TYPES, { default: 'NEWEST' }),
    contentTypeCodes: Type.Optional(Codes),
    classificationIds: Type.Optional(Ids),
    classificationCodes: Type.Optional(Codes),
    brandIds: Type.Optional(Ids),
    goodsIds: Type.Optional(Ids),
    authorIds: Type.Optional(Ids),
    tag: Type.Optional(text(100, { description: 'A keyword, exactly: the tag page' })),
    keyword: Type.Optional(text(200)),
    excludeIds: Type.Optional(Ids),
    pageRequest: PageRequest,
  }),
  answer: listOf(Type.Union([ContentCard, DealCard])),
});

/** What only the author of something unpublished sees of its review (CONT-07). */
const Review = Type.Object({
  state: oneOf(CONTRIBUTION_STATES),
  reason: { ...MaybeString, description: 'Why it was refused or recalled' },
});

export const ContentDetail = Type.Object({
  ...ContentCard.properties,
  subtitle: Type.String(),
  shortTitle: Type.String(),
  text: Type.String({ description: 'Sanitised HTML (CONT-25)' }),
  images: Type.Array(Image),
  videos: Type.Array(Video),
  fields: Type.Array(ContentField),
  websites: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  breadcrumb: Type.Array(Category, { description: 'Root first' }),
  goods: Type.Array(GoodsCard, {
    description: 'Goods the content is about, with their present price (BEY-32)',
  }),
  deal: Type.Union([DealCard, Type.Null()], {
    description: 'Of a DEAL; its page asks deal.get-by-id',
  }),
  pricesChanged: Type.Boolean({
    description: 'A price in it has changed since it was written (BEY-32)',
  }),
  boughtProof: Type.Boolean({ description: 'The author proved the purchase' }),
  review: Type.Union([Review, Type.Null()], {
    description: 'For its author only, while it is not public',
  }),
  can: Type.Array(oneOf(['edit', 'submit', 'cancel', 'recall', 'delete', 'comment', 'report']), {
    description: 'What this viewer may do',
  }),
  currentUserThumbUp: Type.Boolean(),
  currentUserCollected: Type.Boolean(),
  currentUserFollowed: Type.Boolean({ description: 'The viewer follows the author' }),
});
export type ContentDetail = Static<typeof ContentDetail>;

const subject = Type.Object({ id: Type.Optional(IdOrCode), code: Type.Optional(IdOrCode) });

export const detail = defineCall({
  name: 'content.detail',
  id: 'P-04',
  method: 'POST',
  path: '/saas-content-service/contents/client/detail',
  who: 'anyone',
  doc: 'Any content in full, by id or code. What the viewer may not see is not found (CONT-06, CONT-07, CONT-10).',
  ask: subject,
  answer: ContentDetail,
});
export const noteDetail = defineCall({
  name: 'content.note-detail',
  id: 'API-92',
  method: 'POST',
  path: '/saas-content-service/contents/client/note-detail',
  who: 'anyone',
  doc: 'A note in full, by id or code (P-04, CONT-19). Other types are not found here.',
  ask: subject,
  answer: ContentDetail,
});

export const videos = defineCall({
  name: 'content.videos',
  id: 'API-14',
  method: 'POST',
  path: '/saas-content-service/contents/get-videos-for-content',
  who: 'anyone',
  doc: 'Videos about the same goods or classifications as the given contents, at most `videoNum` (DEAL-16).',
  ask: Type.Object({
    contentCodes: Type.Optional(Codes),
    contentIds: Type.Optional(Ids),
    videoNum: Type.Integer({ default: RELATED.videos, minimum: 0, maximum: 50 }),
  }),
  answer: Type.Object({ videos: Type.Array(Video) }),
});

export const hotKeywords = defineCall({
  name: 'content.hot-keywords',
  id: 'API-20',
  method: 'POST',
  path: '/saas-content-service/content/keyword-infos/getHot',
  who: 'anyone',
  doc: 'Hot keywords of the tenant, hottest first; a tap on one is reported with its id (CONT-21, SRCH-09). `isWritten`: something was written under it, so its tag page has something to read.',
  ask: Type.Object({ size: Type.Integer({ default: 10, minimum: 1, maximum: 50 }) }),
  answer: Type.Object({
    keywords: Type.Array(
      Type.Object({ id: Id, keyword: Type.String(), isWritten: Type.Boolean() }),
    ),
  }),
});
