/** The content card and what details are made of (rows CONT-01..05, CONT-09, LOW-05). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { UserBrief } from '../account/user.ts';
import { GoodsCard, Image } from '../catalog/card.ts';
import { Id, MaybeString, MaybeTime, oneOf, Time } from '../shapes.ts';
import { CONTENT_TYPES, DISCLOSURES } from './kind.ts';

/** Where a tap leads (LOW-05): the target is a code, an id, a path or a full address, by kind. */
export const JUMP_KINDS = [
  'CONTENT',
  'PRODUCT',
  'CATEGORY',
  'BRAND',
  'LEADERBOARD',
  'GUIDE',
  'URL',
  'ACTIVITY',
  'APP_PAGE',
] as const;
export const Jump = Type.Object({
  kind: oneOf(JUMP_KINDS),
  target: Type.String(),
  href: Type.String({
    description: 'The same, resolved to a path of this site or an outside address',
  }),
});
export type Jump = Static<typeof Jump>;

export const ContentCard = Type.Object({
  id: Id,
  code: Type.String(),
  contentTypeCode: oneOf(CONTENT_TYPES),
  title: Type.String(),
  summary: Type.String({ description: 'Whole; a card shows its first 240 characters (CONT-02)' }),
  coverImage: Image,
  keywords: Type.Array(Type.String(), { description: 'All; a card shows 3 (CONT-03)' }),
  author: UserBrief,
  publishTime: Time,
  updateTime: Time,
  isTop: Type.Boolean({ description: 'Pinned first in the list of the top' }),
  disclosure: oneOf(DISCLOSURES),
  thumbUpCount: Type.Integer(),
  collectCount: Type.Integer(),
  commentCount: Type.Integer(),
  viewCount: Type.Integer(),
});
export type ContentCard = Static<typeof ContentCard>;

export const Video = Type.Object({
  id: Id,
  title: Type.String(),
  cover: Type.String(),
  kind: oneOf(['FILE', 'EMBED'], { description: 'An embed loads only after a tap (AMB-79)' }),
  url: Type.String(),
  seconds: Type.Union([Type.Integer(), Type.Null()]),
  contentCode: MaybeString,
});
export type Video = Static<typeof Video>;

const named = {
  name: Type.String(),
  label: Type.String({ description: 'In the language of the request' }),
};
/** A field of the content model beyond the fixed ones, by its type (CONT-09). */
export const ContentField = Type.Union([
  Type.Object({ ...named, type: Type.Literal('TEXT'), text: Type.String() }),
  Type.Object({
    ...named,
    type: Type.Literal('RICH_TEXT'),
    html: Type.String({ description: 'Sanitised' }),
  }),
  Type.Object({ ...named, type: Type.Literal('PICTURE'), images: Type.Array(Image) }),
  Type.Object({ ...named, type: Type.Literal('SELECT'), options: Type.Array(Type.String()) }),
  Type.Object({ ...named, type: Type.Literal('TIME'), time: MaybeTime }),
  Type.Object({
    ...named,
    type: Type.Literal('CONTENT_RELATION'),
    content: Type.Union([ContentCard, Type.Null()]),
  }),
  Type.Object({
    ...named,
    type: Type.Literal('RELATED_CONTENTS'),
    contents: Type.Array(ContentCard),
  }),
  Type.Object({ ...named, type: Type.Literal('JUMP'), jump: Jump }),
  Type.Object({ ...named, type: Type.Literal('COMMODITY_RELATION'), goods: Type.Array(GoodsCard) }),
]);
export type ContentField = Static<typeof ContentField>;
