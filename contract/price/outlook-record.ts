/**
 * How often forecasts about waiting were right, over all goods (BEY-22): what
 * `/how-we-judge/waiting` shows.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Day, Fraction, oneOf, Time } from '../shapes.ts';
import { RECORD } from './record.ts';

const Count = Type.Integer({ minimum: 0 });
/** Times that something was said, and those in which it was right. */
const Said = Type.Object({ forecasts: Count, right: Count });

export const OutlookRecord = Type.Object({
  madeTime: Time,
  fromDay: Day,
  toDay: Day,
  betterBy: Type.Number(),
  days: Type.Integer({ description: 'Days ahead' }),
  looked: { ...Count, description: 'Goods with enough past that were looked at' },
  sampled: Type.Boolean({
    description: 'There are more goods: these are a sample, the same at each walk',
  }),
  milliseconds: { ...Count, description: 'What the walk cost' },
  today: Type.Object(
    { wait: Count, buy: Count, noGain: Count, tossUp: Count, young: Count },
    { description: 'Goods by what is said of them today; young: with too little past' },
  ),
  enough: Type.Boolean({
    description: `At least ${RECORD.forecasts} forecasts of ${RECORD.goods} goods; below that no rate is shown`,
  }),
  goods: { ...Count, description: 'Goods with at least one forecast' },
  forecasts: { ...Count, description: 'What would have been shown, one per product and day' },
  right: Count,
  waits: Said,
  buys: Said,
  noGains: Said,
  tossUps: { ...Count, description: 'Days on which it would have said nothing sure' },
  alwaysWait: {
    ...Count,
    description: 'Right answers of whoever had said wait on the same days: a better price came',
  },
  alwaysBuy: { ...Count, description: 'Right answers of whoever had said buy on the same days' },
  standing: oneOf(['BETTER', 'NO_BETTER'], { description: 'Against the better of the two' }),
  error: {
    ...Fraction,
    description:
      'Mean square of how far the stated chance was off (Brier score), toss-ups included',
  },
  usualError: {
    ...Fraction,
    description: 'The same of whoever always states how often a better price of the product came',
  },
  steps: Type.Array(
    Type.Object({
      from: Fraction,
      to: Fraction,
      forecasts: Count,
      expected: { ...Fraction, description: 'Mean of the chance that was forecast' },
      came: { ...Count, description: 'Of these, how often a better price came' },
    }),
    { description: 'By how sure it was, toss-ups included, without empty steps' },
  ),
});
export type OutlookRecord = Static<typeof OutlookRecord>;

export const outlookRecord = defineCall({
  name: 'price.outlook-record',
  id: 'BEY-22',
  method: 'GET',
  path: '/saas-das-service/goods-histories/outlook-record',
  who: 'anyone',
  doc:
    'The forecasts of `price.outlook` tried on the past of all goods, each by what was known on its day, and what came; beside whoever always says the same. ' +
    'Made by a nightly job, never in the request; null until it has run.',
  ask: NoAsk,
  answer: Type.Object({ record: Type.Union([OutlookRecord, Type.Null()]) }),
});
