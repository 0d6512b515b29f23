/** The product card: what every list of deals and goods shows (PROD-01). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { CURRENCY_CODES } from '../money.ts';
import { Spark, Verdict } from '../price/verdict.ts';
import {
  Amount,
  Fraction,
  Id,
  MaybeAmount,
  MaybeFraction,
  MaybeNumber,
  MaybeString,
  MaybeTime,
  Time,
  oneOf,
} from '../shapes.ts';
import { LABELS, PLATFORMS } from './label.ts';

export const Image = Type.Object({
  url: Type.String(),
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
});
export type Image = Static<typeof Image>;

/** Price fields shared by cards, offers and details. */
export const PriceFields = {
  currencyCode: oneOf(CURRENCY_CODES),
  currentPrice: Type.String({
    description: 'One prefix character, then a plain decimal: ฿1290, ¤149000. Effective price.',
  }),
  originPrice: {
    ...MaybeString,
    description: 'The struck old price; null when it is not above the current one (PROD-07)',
  },
  currentAmount: Amount,
  originAmount: MaybeAmount,
  /** AMB-04: the price as a number, in major units. */
  priceValue: Type.Number(),
  discount: {
    ...MaybeFraction,
    description: 'Fraction off, computed here from the two amounts, 4 decimals, rounded down',
  },
};

/**
 * What a unit costs (BEY-20): `amount` minor units, with hundredths, for `per` grams, millilitres
 * or pieces.
 */
export const UnitPrice = Type.Object({
  unit: oneOf(['g', 'ml', 'piece']),
  size: Type.Number({ description: 'Grams, millilitres or pieces of the whole pack' }),
  per: Type.Integer(),
  amount: Type.Number(),
});
export type UnitPrice = Static<typeof UnitPrice>;
/** A pack that became smaller while its unit became dearer (BEY-20). */
export const Shrink = Type.Object({
  unit: oneOf(['g', 'ml', 'piece']),
  fromSize: Type.Number(),
  toSize: Type.Number(),
  dearer: { ...Fraction, description: 'How much dearer a unit is' },
  time: Time,
});
export type Shrink = Static<typeof Shrink>;

const cardFields = {
  id: Id,
  code: Type.String(),
  name: Type.String(),
  cover: Type.String({ description: 'Image address; shown at 300x300' }),
  ...PriceFields,
  platform: oneOf(PLATFORMS),
  shopName: MaybeString,
  isMall: Type.Boolean(),
  brandCode: MaybeString,
  categoryCode: { ...MaybeString, description: 'The category that it lies in, of any level' },
  labels: Type.Array(oneOf(LABELS), {
    description: 'Strongest first; only the strongest low label (LAB-08)',
  }),
  verdict: Verdict,
  spark: Spark,
  inStock: Type.Boolean(),
  seenTime: { ...MaybeTime, description: 'When the price was last seen' },
  isCurrent: Type.Boolean({
    description:
      'Seen within the last 14 days: a price of now. If not, it is only the last one known',
  }),
};

export const GoodsCard = Type.Object({
  ...cardFields,
  offerCount: Type.Integer(),
  rating: MaybeNumber,
  reviewCount: Type.Integer(),
  soldCount: Type.Integer(),
  brandName: MaybeString,
  unitPrice: Type.Union([UnitPrice, Type.Null()]),
  shrink: Type.Union([Shrink, Type.Null()]),
  flashEndTime: { ...MaybeTime, description: 'When its flash sale ends; null: it is in none' },
});
export type GoodsCard = Static<typeof GoodsCard>;

/** Life of a deal (SM-17). */
export const DEAL_STATES = ['UPCOMING', 'LIVE', 'EXPIRED', 'REMOVED'] as const;
export type DealState = (typeof DEAL_STATES)[number];
export const DEAL_END_REASONS = ['TIME', 'PRICE', 'STOCK', 'COUPON', 'VOTES', 'OPERATOR'] as const;

export const DealCard = Type.Object({
  ...cardFields,
  contentTypeCode: Type.Literal('DEAL'),
  isFreebie: Type.Boolean({
    description:
      'Given away: the price is 0, there is nothing to judge, and the card says "Free" (AMB-32)',
  }),
  title: Type.String(),
  summary: Type.String(),
  coverImage: Image,
  keywords: Type.Array(Type.String()),
  goodsId: Id,
  goodsCode: Type.String(),
  publishTime: Time,
  updateTime: Time,
  startTime: MaybeTime,
  endTime: MaybeTime,
  state: oneOf(DEAL_STATES),
  endReason: Type.Union([oneOf(DEAL_END_REASONS), Type.Null()]),
  endedTime: MaybeTime,
  score: Type.Integer({
    description: 'Whole points of 100, as `deal.score` explains them (BEY-02)',
  }),
  upCount: Type.Integer({ description: 'Votes that it is worth it' }),
  downCount: Type.Integer({ description: 'Votes that it is not' }),
  commentCount: Type.Integer({ description: 'Comments that everybody sees' }),
});
export type DealCard = Static<typeof DealCard>;
