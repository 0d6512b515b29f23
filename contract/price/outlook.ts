/** Whether to wait for a better price, and the sales ahead (BEY-22). */
import Type from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { CURRENCY_CODES } from '../money.ts';
import { Day, IdOrCode, MaybeAmount, MaybeFraction, oneOf } from '../shapes.ts';

export const outlook = defineCall({
  name: 'price.outlook',
  id: 'P-28',
  method: 'POST',
  path: '/saas-das-service/goods-histories/outlook/{id}',
  who: 'anyone',
  doc: 'Whether to wait: what the past of goods and the sale calendar say of a price lower by `betterBy` within `days` days (BEY-22). WAIT: it will probably come, as it did before. BUY: the price is low now, NO_GAIN: it is not, and in both cases a better one is unlikely. TOSS_UP: nothing sure can be said; `lows` says what was seen all the same. SOLD_OUT: no shop has it, so there is nothing to buy and nothing to wait with.',
  ask: Type.Object({ id: IdOrCode }),
  answer: Type.Object({
    state: oneOf(['WAIT', 'BUY', 'NO_GAIN', 'TOSS_UP', 'SOLD_OUT']),
    days: Type.Integer({ description: 'Days ahead' }),
    betterBy: Type.Number({ description: 'A better price is lower by this share' }),
    currencyCode: oneOf(CURRENCY_CODES),
    probability: {
      ...MaybeFraction,
      description:
        'Of a better price within the days; little past is never sure. Null at a toss-up, where the price hardly moves, and where it is sold out',
    },
    record: Type.Union(
      [
        Type.Object({
          said: Type.Integer({
            description: "Days of the product's own past on which the rule would have spoken",
          }),
          right: Type.Integer({ description: 'Of these, those on which it was right' }),
          always: oneOf(['WAIT', 'BUY'], {
            description: 'The better of two constant answers on the same days',
          }),
          alwaysRight: Type.Integer(),
        }),
        Type.Null(),
      ],
      { description: 'Null where a constant answer is as good: that would prove nothing' },
    ),
    lows: Type.Object({
      days: Type.Integer({ description: 'Days of history up to today, without a long gap' }),
      stillDays: Type.Integer({
        description: 'Days up to today within which no price was better than another',
      }),
      times: Type.Integer({ description: 'Times that it was better than today' }),
      everyDays: Type.Union([Type.Integer(), Type.Null()], {
        description: 'Days from one of these times to the next, where most are alike',
      }),
      lastDay: Type.Union([Day, Type.Null()], { description: 'The last day of them' }),
      amount: { ...MaybeAmount, description: 'What it then usually cost at best' },
      sureFromDay: Type.Union([Day, Type.Null()], {
        description: 'The day from which the history is long enough for an answer; null: it is',
      }),
    }),
    sale: Type.Union(
      [
        Type.Object({
          name: Type.String(),
          day: Day,
          fell: Type.Integer({
            description: 'Of the earlier sales of its kind, those with a better price than today',
          }),
          of: Type.Integer(),
        }),
        Type.Null(),
      ],
      {
        description:
          'A sale of the region or the brand within the days: the one that mostly lowered this price, else the next',
      },
    ),
  }),
});

export const salesAhead = defineCall({
  name: 'price.sales-ahead',
  id: 'P-28',
  method: 'GET',
  path: '/saas-das-service/goods-histories/sales-ahead',
  who: 'anyone',
  doc: 'The next sale days of the region, the nearest first; one that is today is in 0 days (BEY-22).',
  ask: NoAsk,
  answer: Type.Array(
    Type.Object({ name: Type.String(), day: Day, inDays: Type.Integer({ minimum: 0 }) }),
  ),
  cacheSeconds: 60,
});
