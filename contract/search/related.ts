/**
 * What belongs to a subject, the discover feed, and help with typing (API-13, API-17, P-15;
 * DEAL-13..15, CONT-20, BEY-09).
 */
import Type from 'typebox';
import { DealCard, GoodsCard } from '../catalog/card.ts';
import { GOODS_SORTS } from '../catalog/filter.ts';
import { ContentCard } from '../content/card.ts';
import { defineCall } from '../define.ts';
import { CURRENCY_CODES } from '../money.ts';
import { CORRECTIONS } from './search.ts';
import { Codes, Id, Ids, listOf, MaybeString, oneOf, PageRequest, text } from '../shapes.ts';

/** How the others relate: same leaf category, same brand, shared keywords. */
export const RELATIONS = [
  'LAST_CLASSIFICATIONS_GOODS',
  'BRAND_GOODS',
  'DEAL_GOOD_KEYWORDS',
] as const;
export type Relation = (typeof RELATIONS)[number];
export const RELATED_ORIGINS = [
  'CONTENT',
  'GOODS',
  'DEAL',
  'NOTE',
  'ARTICLE',
  'GOODS_LINK_DETAIL',
] as const;

export const related = defineCall({
  name: 'search.related',
  id: 'API-13',
  method: 'POST',
  path: '/saas-search-service/search/common/related',
  who: 'anyone',
  doc: 'Goods or contents related to a subject, never itself. `relateds` are tried in order until the page is full; `sort` DISCOUNT is for goods. Of a large category, brand or word 1,000 are looked at, and those among the 1,000 best of all.',
  ask: Type.Object({
    orgSubjectType: oneOf(RELATED_ORIGINS, { default: 'CONTENT' }),
    orgCodes: Type.Optional(Codes),
    orgIds: Type.Optional(Ids),
    relateds: Type.Array(oneOf(RELATIONS), {
      maxItems: 10,
      default: ['LAST_CLASSIFICATIONS_GOODS', 'BRAND_GOODS', 'DEAL_GOOD_KEYWORDS'],
    }),
    destSubjectType: oneOf(['GOODS', 'CONTENT'], { default: 'GOODS' }),
    contentTypeCodes: Type.Optional(Codes),
    sort: Type.Optional(oneOf(GOODS_SORTS)),
    pageRequest: PageRequest,
  }),
  answer: listOf(Type.Union([GoodsCard, DealCard, ContentCard])),
});

export const FEED_SCOPES = ['ALL', 'FOLLOWING'] as const;
export const feed = defineCall({
  name: 'search.feed',
  id: 'API-17',
  method: 'POST',
  path: '/saas-search-service/search/common/search/feed',
  who: 'anyone',
  doc:
    'The endless feed of discover: no item twice within one `feedKey`, which the first page answers and later pages send back (CONT-20). ' +
    'FOLLOWING is what followed users publish (FOL-06); empty for anyone not signed in.',
  ask: Type.Object({
    dataTypes: Type.Optional(Codes),
    contentTypeCodes: Type.Optional(Codes),
    classificationCodes: Type.Optional(Codes),
    scope: oneOf(FEED_SCOPES, { default: 'ALL' }),
    feedKey: Type.Optional(text(100)),
    pageRequest: PageRequest,
  }),
  answer: Type.Object({
    ...listOf(Type.Union([ContentCard, DealCard, GoodsCard])).properties,
    feedKey: Type.String(),
  }),
});

export const SUGGESTION_KINDS = [
  'KEYWORD',
  'BRAND',
  'CATEGORY',
  'GUIDE',
  'GOODS',
  'TAG',
  'COUPON',
] as const;
export const suggest = defineCall({
  name: 'search.suggest',
  id: 'P-15',
  method: 'POST',
  path: '/saas-search-service/search/suggest',
  who: 'anyone',
  also: ['/saas-search-service/search/common/suggest'],
  doc: 'What the words typed so far may become, best first (SRCH-05). Nothing typed gives the hot keywords.',
  ask: Type.Object({
    keyword: text(200, { default: '' }),
    size: Type.Integer({ default: 10, minimum: 1, maximum: 20 }),
  }),
  answer: Type.Object({
    suggestions: Type.Array(
      Type.Object({
        text: Type.String(),
        kind: oneOf(SUGGESTION_KINDS),
        code: MaybeString,
        href: Type.String(),
        imageUrl: MaybeString,
        keywordId: Type.Union([Id, Type.Null()], {
          description: 'Of a hot keyword, what its click is reported with (SRCH-09)',
        }),
        price: Type.Union(
          [
            Type.Object({ currentPrice: Type.String(), currencyCode: oneOf(CURRENCY_CODES) }),
            Type.Null(),
          ],
          {
            description: 'Of goods whose price is one of now',
          },
        ),
      }),
    ),
  }),
});
export const spell = defineCall({
  name: 'search.spell',
  id: 'P-15',
  method: 'POST',
  path: '/saas-search-service/search/common/spell',
  who: 'anyone',
  doc: 'Did you mean: a typing slip, or the wrong keyboard layout. Null when the words are fine or nothing better is known.',
  ask: Type.Object({ keyword: text(200) }),
  answer: Type.Object({
    keyword: Type.String(),
    corrected: MaybeString,
    reason: Type.Union([oneOf(CORRECTIONS), Type.Null()]),
  }),
});
