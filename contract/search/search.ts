/** Search over goods, deals and writing, and its facets (rows SRCH, PROD-12; API-15, API-18). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { DealCard, GoodsCard } from '../catalog/card.ts';
import { GoodsFilter, GOODS_SORTS } from '../catalog/filter.ts';
import { ContentCard } from '../content/card.ts';
import { defineCall } from '../define.ts';
import { PERSONS } from './person.ts';
import { listOf, PageRequest, oneOf } from '../shapes.ts';

export const FACETS = ['categories', 'brands', 'platforms', 'labels', 'priceRange'] as const;
export const DATA_TYPES = ['CONTENT', 'GOODS', 'GOODS_LINK_DETAIL', 'NOTE', 'ARTICLE'] as const;

const searchFields = {
  ...GoodsFilter,
  dataTypes: Type.Optional(
    Type.Array(Type.String({ maxLength: 30 }), {
      maxItems: 10,
      description:
        'CONTENT (deals, or the types that contentTypeCodes names), GOODS, GOODS_LINK_DETAIL, NOTE, ARTICLE; default GOODS. The first decides the items of the list',
    }),
  ),
  contentTypeCodes: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
  queryList: Type.Optional(
    Type.Array(Type.Object({ field: Type.String({ maxLength: 60 }), value: Type.Unknown() }), {
      maxItems: 20,
    }),
  ),
  sort: Type.Optional(Type.Union([oneOf(GOODS_SORTS), Type.String({ maxLength: 40 })])),
};

export const CORRECTIONS = ['TYPO', 'LAYOUT', 'SYNONYM'] as const;
/**
 * How the words were read (BEY-09): what was taken for a budget, a shop or a label, what was
 * forgiven, and which words to mark.
 */
export const Understood = Type.Object({
  text: Type.String({ description: 'The words that are looked for' }),
  corrected: Type.Union([Type.String(), Type.Null()], {
    description: 'What was understood where that is not what was typed',
  }),
  reason: Type.Union([oneOf(CORRECTIONS), Type.Null()]),
  partial: Type.Boolean({
    description: 'Nothing has all the words: what is listed has most of them',
  }),
  gift: Type.Union(
    [
      Type.Object({
        words: Type.String({ description: 'What says so, without limits' }),
        person: oneOf(PERSONS),
        age: Type.Union([Type.Integer(), Type.Null()], {
          description: 'In years; 0 is below one',
        }),
      }),
      Type.Null(),
    ],
    { description: 'A present is looked for: goods of kinds that make one stand for its words' },
  ),
  minAmount: Type.Union([Type.Integer(), Type.Null()]),
  maxAmount: Type.Union([Type.Integer(), Type.Null()]),
  platforms: Type.Array(Type.String()),
  labels: Type.Array(Type.String()),
  verdicts: Type.Array(Type.String()),
  without: Type.Array(Type.String(), {
    description: 'Names that nothing in the list has; a word typed as -"name" is one',
  }),
  perUnit: Type.Boolean({ description: 'By what a unit costs' }),
  marks: Type.Array(Type.String(), { description: 'Words to mark where a title has them' }),
});
export type Understood = Static<typeof Understood>;

export const search = defineCall({
  name: 'search.search',
  id: 'API-15',
  method: 'POST',
  path: '/saas-search-service/search/common/search',
  who: 'anyone',
  doc: 'One search for general, category, brand and all-deals lists (SRCH-01, SRCH-03). Each field narrows; unknown values give an empty list. `totals` counts each type; without words, each type in `dataTypes`. Words in quotes are taken as they are; of others slips are forgiven and budgets read (`understood`).',
  ask: Type.Object({ ...searchFields, pageRequest: PageRequest }),
  answer: Type.Object({
    ...listOf(Type.Union([GoodsCard, DealCard, ContentCard])).properties,
    totals: Type.Record(Type.String(), Type.Integer()),
    floors: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'The types in `totals` whose counting stopped (at 10,000): there are at least so many',
      }),
    ),
    understood: Type.Union([Understood, Type.Null()]),
  }),
});

export const filters = defineCall({
  name: 'search.filters',
  id: 'API-18',
  method: 'POST',
  path: '/saas-das-service/search/common/search/filters',
  who: 'anyone',
  doc: 'Facets of the same query: categories, brands, platforms, labels with counts, and the price range with a histogram (PROD-12).',
  ask: Type.Object({
    ...searchFields,
    facets: Type.Optional(
      Type.Array(oneOf(FACETS), {
        maxItems: 10,
        description: 'Only these are counted, the others are empty; default all',
      }),
    ),
  }),
  answer: Type.Object({
    categories: Type.Array(
      Type.Object({ code: Type.String(), name: Type.String(), count: Type.Integer() }),
    ),
    brands: Type.Array(
      Type.Object({
        id: Type.String(),
        code: Type.String(),
        name: Type.String(),
        count: Type.Integer(),
      }),
    ),
    platforms: Type.Array(
      Type.Object({ code: Type.String(), name: Type.String(), count: Type.Integer() }),
    ),
    labels: Type.Array(
      Type.Object({ code: Type.String(), name: Type.String(), count: Type.Integer() }),
    ),
    floors: Type.Optional(
      Type.Array(oneOf(FACETS), {
        description:
          'Facets that were counted among the first 10,000 of what matches: of each value there are at least so many',
      }),
    ),
    priceRange: Type.Union([
      Type.Object({
        minAmount: Type.Integer(),
        maxAmount: Type.Integer(),
        currencyCode: Type.String(),
        buckets: Type.Array(
          Type.Object({
            from: Type.Integer({ description: 'Minor units; prices from here on' }),
            to: Type.Integer({ description: 'Minor units; prices below' }),
            count: Type.Integer(),
          }),
          {
            maxItems: 20,
            description:
              'A histogram of all prices, whatever range is chosen; each bucket begins where the one before it ends. Evenly spaced, or by magnitudes where prices spread over more than two',
          },
        ),
      }),
      Type.Null(),
    ]),
  }),
});
