/** Every call that lists something, in the ways that pages ask for it: proofs at size walk through. */
import type { Ask, CallName } from '#contract/calls.ts';

/** What there is to narrow by, in a world made by test/generate.ts. */
export interface Something {
  readonly category: string;
  readonly top: string;
  readonly brandId: string;
  readonly goodsId: string;
  readonly dealId: string;
  readonly pieceId: string;
  readonly authorId: string;
}
type Listing = { [Name in CallName]: readonly [Name, Partial<Ask<Name>>] }[CallName];

const size = 20;
const at = (page: number) => ({ pageRequest: { page, size } });

export function listings(one: Something): Listing[] {
  return [
    ...pagesAndGoods(one),
    ...writing(one),
    ...searches(one),
    ...facets(one),
    ...relatedAndFeeds(one),
  ];
}

function pagesAndGoods(one: Something): Listing[] {
  return [
    ['category.list', at(1)],
    ['category.tree', {}],
    ['goods.category-navigate', {}],
    ['brand.navigate', at(1)],
    ['brand.home', {}],
    ['deal.feed', { page: 1, size }],
    ['deal.feed', { page: 25, size, sort: 'NEWEST' }],
    ['deal.feed', { page: 1, size, sort: 'DISCOUNT', label: 'FREE_SHIPPING' }],
    ['deal.label-navigate', {}],
    ['deal.recommend', { ...at(1), categoryCode: one.top }],
    ['deal.recommend', at(2)],
    ['daily-special.list', at(1)],
    ['daily-special.list', { ...at(1), categoryCode: one.category, labels: ['FREE_SHIPPING'] }],
    ['activity.deals', { activityId: '1', pageRequest: { page: 1, size: 4 } }],
    ['deal.get-by-id', { subject: { type: 'CONTENT', id: one.dealId } }],
    ['goods.detail', { id: one.goodsId }],
    ['goods.refuted', { size: 6 }],
    ['goods.named', { codes: [`g${one.goodsId}`, 'nothing'] }],
    ['goods.category-navigate', { parentCode: one.top }],
    ['goods.category-navigate', { brandIds: [one.brandId] }],
    ['brand.navigate', { categoryCodes: [one.top], ...at(1) }],
    ['brand.detail', { id: one.brandId }],
    ['page.home-modules', {}],
    ['page.home-deals', { page: 1, size }],
    ['page.interacts', { ...at(1) }],
    ['page.interacts-categories', {}],
  ];
}

function writing(one: Something): Listing[] {
  return [
    ['content.finds', { page: 1, size }],
    ['content.pages', { queryType: 'NEWEST', ...at(1) }],
    ['content.pages', { queryType: 'HOT', contentTypeCodes: ['ARTICLE', 'NOTE'], ...at(3) }],
    ['content.pages', { queryType: 'TOP', tag: 'common', ...at(1) }],
    [
      'content.pages',
      {
        queryType: 'NEWEST',
        authorIds: [one.authorId],
        contentTypeCodes: ['DEAL', 'NOTE'],
        ...at(1),
      },
    ],
    ['content.pages', { queryType: 'NEWEST', keyword: 'tenth3', ...at(1) }],
    ['content.videos', { contentIds: [one.pieceId], videoNum: 4 }],
    ['content.hot-keywords', { size: 10 }],
    ['guide.pages', at(1)],
    ['coupon.pages', at(1)],
    ['coupon.pages', { sort: 'END_TIME_ASC', goodsId: one.goodsId, ...at(1) }],
    ['item-group.page-with-ref', { refSize: 5, ...at(1) }],
    ['content.pages', { queryType: 'NEWEST', contentTypeCodes: ['DEAL'], ...at(1) }],
  ];
}

const SORTS = [
  'RELEVANCE',
  'SALES',
  'NEWEST',
  'DISCOUNT',
  'PRICE_ASC',
  'PRICE_DESC',
  'RATING',
  'UNIT_PRICE',
] as const;

function searches(one: Something): Listing[] {
  return [
    ...SORTS.flatMap((sort): Listing[] => [
      ['search.search', { dataTypes: ['GOODS'], sort, ...at(1) }],
      ['search.search', { dataTypes: ['GOODS'], sort, categoryCodes: [one.category], ...at(1) }],
    ]),
    ['search.search', { dataTypes: ['GOODS'], sort: 'SALES', categoryCodes: [one.top], ...at(1) }],
    ['search.search', { dataTypes: ['GOODS'], sort: 'SALES', brandIds: [one.brandId], ...at(1) }],
    ['search.search', { dataTypes: ['GOODS'], sort: 'SALES', verdicts: ['VERIFIED'], ...at(1) }],
    [
      'search.search',
      {
        dataTypes: ['GOODS'],
        sort: 'SALES',
        labels: ['BEST_SELLER'],
        platforms: ['LAZADA'],
        ...at(1),
      },
    ],
    [
      'search.search',
      { dataTypes: ['CONTENT'], sort: 'DISCOUNT', categoryCodes: [one.category], ...at(1) },
    ],
    [
      'search.search',
      { dataTypes: ['CONTENT'], sort: 'DISCOUNT', brandIds: [one.brandId], ...at(1) },
    ],
    ['search.search', { dataTypes: ['GOODS'], keyword: 'unique4321', ...at(1) }],
    ['search.search', { dataTypes: ['GOODS'], keyword: 'tenth3', ...at(1) }],
    ['search.search', { dataTypes: ['ARTICLE'], keyword: 'tenth3', ...at(1) }],
    ['search.search', { dataTypes: ['CONTENT'], keyword: 'common', ...at(1) }],
    [
      'search.search',
      {
        dataTypes: ['GOODS'],
        sort: 'SALES',
        labels: ['FREE_SHIPPING'],
        platforms: ['LAZADA'],
        minAmount: 500,
        ...at(1),
      },
    ],
    [
      'search.search',
      {
        dataTypes: ['CONTENT'],
        sort: 'DISCOUNT',
        labels: ['LOW_PRICE'],
        maxAmount: 500_000,
        ...at(1),
      },
    ],
  ];
}

function facets(one: Something): Listing[] {
  return [
    ['search.filters', { dataTypes: ['GOODS'], categoryCodes: [one.category] }],
    ['search.filters', { dataTypes: ['GOODS'] }],
    ['search.filters', { dataTypes: ['GOODS'], categoryCodes: [one.top] }],
    [
      'search.filters',
      { dataTypes: ['GOODS'], brandIds: [one.brandId], platforms: ['LAZADA', 'SHOPEE'] },
    ],
    [
      'search.filters',
      { dataTypes: ['GOODS'], labels: ['FREE_SHIPPING'], platforms: ['LAZADA'], minAmount: 500 },
    ],
    ['search.filters', { dataTypes: ['CONTENT'], labels: ['LOW_PRICE'] }],
    ['search.filters', { dataTypes: ['GOODS'], keyword: 'tenth3' }],
  ];
}

function relatedAndFeeds(one: Something): Listing[] {
  const about = { orgSubjectType: 'CONTENT' as const, orgIds: [one.dealId] };
  return [
    ['search.feed', { dataTypes: ['ARTICLE', 'NOTE', 'CONTENT'], ...at(1) }],
    ['search.feed', { dataTypes: ['GOODS'], classificationCodes: [one.category], ...at(1) }],
    ...(['GOODS', 'CONTENT'] as const).map(
      (destSubjectType): Listing => [
        'search.related',
        {
          ...about,
          destSubjectType,
          relateds: ['LAST_CLASSIFICATIONS_GOODS', 'BRAND_GOODS', 'DEAL_GOOD_KEYWORDS'],
          sort: 'DISCOUNT',
          ...at(1),
        },
      ],
    ),
    [
      'search.related',
      {
        ...about,
        destSubjectType: 'CONTENT',
        contentTypeCodes: ['ARTICLE'],
        relateds: ['LAST_CLASSIFICATIONS_GOODS'],
        ...at(1),
      },
    ],
  ];
}
