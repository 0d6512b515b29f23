/**
 * What `/how-we-judge` shows of real products: one whose history readers change to see the verdict
 * follow, and how many of each verdict there were in a week.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { PLATFORMS } from '../catalog/label.ts';
import { defineCall, NoAsk } from '../define.ts';
import { CURRENCY_CODES } from '../money.ts';
import { Amount, Day, MaybeAmount, oneOf } from '../shapes.ts';
import { WEEK_DAYS } from './exhibit-day.ts';
import type { VerdictKind } from './verdict.ts';

const Exhibit = Type.Object({
  goodsCode: Type.String(),
  name: Type.String(),
  cover: Type.String(),
  currencyCode: oneOf(CURRENCY_CODES),
  today: Type.Integer({ description: 'Days since 1970-01-01, in the time of the region' }),
  price: Amount,
  was: { ...Amount, description: 'The struck price beside it' },
  days: Type.Array(
    Type.Tuple([Type.Integer(), Amount, Amount, Amount, Amount, MaybeAmount, Type.Integer()]),
    {
      description:
        'Days on which it was to be had, oldest first: day, lowest, highest, what held for half of it, last price, the struck price beside that, looks',
    },
  ),
});
export type Exhibit = Static<typeof Exhibit>;

export const exhibit = defineCall({
  name: 'price.exhibit',
  id: 'BEY-01',
  method: 'GET',
  path: '/saas-das-service/goods-histories/exhibit',
  who: 'anyone',
  doc: 'A product of the region with a real discount and a long history, with the days that its verdict rests on, for readers to judge with `contract/price/judge.ts` as the server does. Null where there is none.',
  ask: NoAsk,
  answer: Type.Object({ exhibit: Type.Union([Exhibit, Type.Null()]) }),
});

const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Object({
  NO_CLAIM: Count,
  ALWAYS_ON_SALE: Count,
  UNVERIFIED: Count,
  RAISED_FIRST: Count,
  FAKE: Count,
  OVERSTATED: Count,
  VERIFIED: Count,
} satisfies Record<VerdictKind, typeof Count>);

export const VerdictCounts = Type.Object({
  fromDay: Day,
  toDay: { ...Day, description: 'Today, in the time of the region' },
  goods: { ...Type.Integer(), description: 'All of them' },
  platforms: Type.Array(
    Type.Object({
      platform: oneOf(PLATFORMS),
      goods: Type.Integer(),
      counts: Counts,
    }),
    { description: 'Most goods first; only those with any' },
  ),
});
export type VerdictCounts = Static<typeof VerdictCounts>;

export const verdictCounts = defineCall({
  name: 'price.verdict-counts',
  id: 'BEY-01',
  method: 'GET',
  path: '/saas-das-service/goods-histories/verdict-counts',
  who: 'anyone',
  doc: `How many listed products have which verdict, by the platform of their best offer: those whose price was seen within the last ${WEEK_DAYS} days. A product counts once, with the verdict that its page shows. At most an hour old.`,
  ask: NoAsk,
  answer: VerdictCounts,
});
