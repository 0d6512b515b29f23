/** Where words lead besides what they find: kinds of goods that come nearest, and coupons (SRCH-05, SRCH-07). */
import Type from 'typebox';
import { Category } from '../catalog/category.ts';
import { Coupon } from '../coupon/coupon.ts';
import { defineCall } from '../define.ts';
import { CURRENCY_CODES } from '../money.ts';
import { listOf, MaybeAmount, oneOf, PageRequest, text } from '../shapes.ts';

export const kinds = defineCall({
  name: 'search.kinds',
  id: 'P-15',
  method: 'POST',
  path: '/saas-search-service/search/common/kinds',
  who: 'anyone',
  doc: 'The categories that come nearest to words which find nothing, with the lowest price in each; for words that nobody can place, and for none, those of the hot keywords.',
  ask: Type.Object({
    keyword: text(200, { default: '' }),
    size: Type.Integer({ default: 6, minimum: 1, maximum: 12 }),
  }),
  answer: Type.Object({
    kinds: Type.Array(
      Type.Object({
        ...Category.properties,
        fromAmount: { ...MaybeAmount, description: 'The lowest price of now, minor units' },
        currencyCode: oneOf(CURRENCY_CODES),
      }),
    ),
    isNear: Type.Boolean({ description: 'They belong to the words, not to what others search' }),
  }),
});

export const coupons = defineCall({
  name: 'search.coupons',
  id: 'P-15',
  method: 'POST',
  path: '/saas-search-service/search/common/coupons',
  who: 'anyone',
  doc: 'Coupons as a kind of result: those that the words name by shop, platform, brand or title. `asked`: the words ask for coupons ("kupon shopee"), and what is left of them narrows; where that finds none, the coupons of the kinds that it names, else of the platform.',
  ask: Type.Object({ keyword: text(200), pageRequest: PageRequest }),
  answer: Type.Object({
    ...listOf(Coupon).properties,
    asked: Type.Union([oneOf(['ONLY', 'TOO']), Type.Null()], {
      description:
        'ONLY: they ask for nothing else; TOO: for coupons of something; null: they do not',
    }),
    platform: Type.Union([Type.String(), Type.Null()], { description: 'Named by the words' }),
    rest: Type.String({ description: 'What of the words is neither a platform nor "coupon"' }),
  }),
});
