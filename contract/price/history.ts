/**
 * Price history: statistics for the chart, related SKUs, the verdict (rows PRC; API-11, API-12,
 * P-28).
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { PRICE_TREND_MIN_DAYS } from '../constants.ts';
import { defineCall } from '../define.ts';
import { CURRENCY_CODES } from '../money.ts';
import {
  Amount,
  Day,
  Id,
  IdOrCode,
  MaybeAmount,
  MaybeString,
  MaybeTime,
  oneOf,
  Time,
} from '../shapes.ts';
import { YARDSTICK_CODES } from './yardstick.ts';
import { Verdict } from './verdict.ts';

/** AMB-61; 0 means all. */
export const DAY_RANGES = [7, 30, 90, 180, 365, 0] as const;

/**
 * `seen`: held until the next point. `gap`: nothing seen from here on. `out_of_stock`: not to be
 * had.
 */
export const POINT_STATES = ['seen', 'gap', 'out_of_stock'] as const;

const Point = Type.Object({
  time: Time,
  price: { ...MaybeAmount, description: 'Minor units; null unless `state` is seen' },
  state: oneOf(POINT_STATES),
});

export type PricePoint = Static<typeof Point>;

const Extreme = Type.Union([Type.Object({ amount: Amount, time: Time }), Type.Null()]);

export const PriceStatistics = Type.Object({
  currencyCode: oneOf(CURRENCY_CODES),
  points: Type.Array(Point, {
    description: 'A step line: only where something changes, oldest first',
  }),
  min: Extreme,
  max: Extreme,
  avg: { ...MaybeAmount, description: 'Mean over the observed days' },
  median: {
    ...MaybeAmount,
    description: 'Median over the observed days: the middle price of the range, whatever is usual',
  },
  typical: {
    ...MaybeAmount,
    description:
      'The usual price, the one that the verdict rests on; of the whole history, not of the range',
  },
  current: {
    ...Extreme,
    description:
      'What it costs now; null where it was not seen within the range, or not for 14 days',
  },
  lows: Type.Array(Type.Object({ amount: Amount, time: Time }), {
    description: 'Local lows worth a mark, the lowest first',
  }),
  raised: Type.Array(Type.Object({ startTime: Time, endTime: Time, amount: Amount }), {
    description: 'Spells in which the price was raised before a promotion',
  }),
  excluded: Type.Array(Type.Object({ time: Time, price: Amount, reason: Type.String() }), {
    description: 'Quarantined observations (BEY-03)',
  }),
  sightings: Type.Array(
    Type.Object({
      time: Time,
      price: Amount,
      inStock: Type.Boolean(),
      source: Type.Literal('COMMUNITY'),
      confirmed: Type.Boolean({
        description: 'It counts; if not it is shown and counts for nothing',
      }),
    }),
    { description: 'Prices that shoppers saw, oldest first, the latest of the range (BEY-19)' },
  ),
  sales: Type.Array(
    Type.Object({
      name: Type.String({ description: 'In the language of the request: 11.11, Payday' }),
      time: { ...Time, description: 'Noon of that day, tenant-local' },
      inDays: Type.Integer({ description: 'How far ahead it is; 0: it is over, or today' }),
    }),
    {
      description:
        'Sale days of the region within the last half year of the range, and the next one where the range ends today; oldest first (BEY-22)',
    },
  ),
  startTime: Time,
  endTime: Time,
  days: Type.Integer({ description: 'Days of the range' }),
  observedDays: Type.Integer({ description: 'Days of the range on which the price was seen' }),
  totalDays: Type.Integer({ description: 'Days seen over the whole history' }),
  enough: Type.Boolean({
    description: 'Whether `totalDays` reaches `minDays`; if not, no chart (PRC-02)',
  }),
  minDays: Type.Integer(),
  offerId: Type.Union([Id, Type.Null()], {
    description: 'Whose history it is; null: on each day of the cheapest of all offers',
  }),
});

export type PriceStatistics = Static<typeof PriceStatistics>;

const assumptions = {
  withShipping: Type.Boolean({ default: true, description: 'Count shipping in (BEY-04)' }),
  withCoupon: Type.Boolean({ default: true, description: 'Count a usable coupon in (BEY-04)' }),
};

export const statistics = defineCall({
  name: 'price.statistics',
  id: 'API-11',
  method: 'POST',
  path: '/saas-das-service/goods-histories/price-statistics/{id}',
  who: 'anyone',
  doc:
    'History and figures of goods (id or code): the lowest effective price of its offers on each tenant-local day; with `offerId` of that offer alone. ' +
    '`startTime`/`endTime` win over `dayRange` (PRC-01). A day without a zone is tenant-local.',
  ask: Type.Object({
    id: IdOrCode,
    dayRange: Type.Integer({
      default: 90,
      minimum: 0,
      maximum: 3650,
      description: 'Days back from now; 0 is all (AMB-61)',
    }),
    startTime: Type.Optional(Type.String({ maxLength: 40 })),
    endTime: Type.Optional(Type.String({ maxLength: 40 })),
    minDays: Type.Integer({ default: PRICE_TREND_MIN_DAYS, minimum: 0, maximum: 3650 }),
    offerId: Type.Optional(Id),
    judged: Type.Boolean({
      default: false,
      description:
        'Of goods with several offers the history of the one that the verdict speaks of, where it knows a usual price; `offerId` of the answer names it',
    }),
    ...assumptions,
  }),
  answer: PriceStatistics,
});

export const SKU_VERDICTS = ['LOW', 'FAIR', 'HIGH', 'UNKNOWN'] as const;

export const relatedSkus = defineCall({
  name: 'price.related-skus',
  id: 'API-12',
  method: 'POST',
  path: '/saas-das-service/goods-histories/relation-skus/rationalization/{id}',
  who: 'anyone',
  doc: 'The SKUs (offers) of goods with a reasonable-price judgement against their own median: LOW, FAIR, HIGH; UNKNOWN below minDays (AMB-60).',
  ask: Type.Object({ id: IdOrCode }),
  answer: Type.Object({
    skus: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        price: Amount,
        currencyCode: oneOf(CURRENCY_CODES),
        verdict: oneOf(SKU_VERDICTS),
        reason: Type.String({ description: 'One sentence in the language of the request' }),
        medianAmount: MaybeAmount,
        platform: Type.String(),
      }),
    ),
  }),
});

export const verdict = defineCall({
  name: 'price.verdict',
  id: 'P-28',
  method: 'POST',
  path: '/saas-das-service/goods-histories/verdict/{id}',
  who: 'anyone',
  doc: 'The honest-discount verdict of goods (or one offer) with all its evidence and the parameters of the judgement (BEY-01).',
  ask: Type.Object({ id: IdOrCode, offerId: Type.Optional(Id), ...assumptions }),
  answer: Type.Object({
    verdict: Verdict,
    labels: Type.Array(Type.String()),
    currencyCode: oneOf(CURRENCY_CODES),
    currentAmount: Amount,
    originAmount: MaybeAmount,
    judgedTime: MaybeTime,
    parameters: Type.Record(Type.String(), Type.Number()),
    text: {
      ...MaybeString,
      description: 'The verdict in one sentence, in the language of the request',
    },
  }),
});

/** What laws that name a number measure on the history (BEY-51). */
export const yardsticks = defineCall({
  name: 'price.yardsticks',
  id: 'BEY-51',
  method: 'POST',
  path: '/saas-das-service/goods-histories/yardsticks/{id}',
  who: 'anyone',
  doc:
    'Yardsticks of the EU, Malaysia, Vietnam and Indonesia beside the verdict, reckoned on the history of the offer that is judged, for comparison. ' +
    'Nothing where no discount has begun.',
  ask: Type.Object({ id: IdOrCode }),
  answer: Type.Object({
    currencyCode: oneOf(CURRENCY_CODES),
    currentAmount: MaybeAmount,
    promoStart: MaybeTime,
    yardsticks: Type.Array(
      Type.Object({
        code: oneOf(YARDSTICK_CODES),
        amount: {
          ...MaybeAmount,
          description:
            'EU: lowest of the 30 days before; MY: lowest that held for 28 days within six months; VN: the price immediately before; ID: the price before a rise. Null: none known',
        },
        time: { ...MaybeTime, description: 'When it applied' },
        raisedAmount: {
          ...MaybeAmount,
          description: 'ID: what it rose to within the 30 days before',
        },
        isMet: Type.Union([Type.Boolean(), Type.Null()], {
          description:
            'EU, MY: the price is below it; VN: no more than half off it; ID: nothing rose. Null: not enough is known',
        }),
        source: Type.String(),
        url: Type.String(),
        since: Day,
      }),
    ),
  }),
});
