/** What was stated about goods, when, and why it changed (BEY-01, BEY-56). */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { CURRENCY_CODES } from '../money.ts';
import { Amount, Id, IdOrCode, MaybeAmount, MaybeFraction, oneOf, Time } from '../shapes.ts';
import { VERDICTS } from './verdict.ts';

/** How many verdicts of the past are listed, and for how long raises are counted. */
export const VERDICTS_LISTED = 50;

export const EPISODE_DAYS = { counted: 365, apart: 30 } as const;

export const VERDICT_CAUSES = ['FIRST', 'LOOK', 'OFFER', 'DAY', 'RULES'] as const;

/** What was stated about goods, when, and why it changed: stored for good (BEY-24 builds on it). */
export const said = defineCall({
  name: 'price.said',
  id: 'BEY-01',
  method: 'POST',
  path: '/saas-das-service/goods-histories/said/{id}',
  who: 'anyone',
  doc:
    `The past verdicts on goods, the newest first, ${VERDICTS_LISTED} at most, each with what changed it; and how often products of the shop of the best offer ` +
    'were raised before a discount (BEY-56).',
  ask: Type.Object({ id: IdOrCode }),
  answer: Type.Object({
    currencyCode: oneOf(CURRENCY_CODES),
    said: Type.Array(
      Type.Object({
        time: Time,
        kind: oneOf(VERDICTS),
        words: Type.String({
          description: 'The verdict in two or three words, in the language of the request',
        }),
        claimed: MaybeFraction,
        real: MaybeFraction,
        typicalAmount: MaybeAmount,
        amount: Amount,
        offerId: Type.Union([Id, Type.Null()]),
        rules: Type.Integer({ description: 'Version of the rules it was judged by' }),
        cause: {
          ...oneOf(VERDICT_CAUSES),
          description:
            'FIRST words; a new LOOK; another OFFER is the best; a DAY went by, and what is compared moved with it; new RULES',
        },
      }),
    ),
    shop: Type.Union([
      Type.Object({
        name: Type.String(),
        days: Type.Integer({ description: 'Days back' }),
        raisedFirst: Type.Integer({
          description:
            'Times that a product of this shop began to be judged as raised first; a product that comes back to it within 30 days counts once',
        }),
      }),
      Type.Null(),
    ]),
  }),
});
