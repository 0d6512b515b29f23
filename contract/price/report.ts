/** "Report this price" (BEY-03): a shopper doubts a price that we show. */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import { Amount, Id, IdOrCode, oneOf, text, Time } from '../shapes.ts';
import { PRICE_REPORT, PRICE_REPORT_REASONS } from './reporting.ts';

export { PRICE_REPORT, PRICE_REPORT_REASONS } from './reporting.ts';

export const PriceReported = Type.Object({
  id: Id,
  known: Type.Boolean({
    description: 'This device has reported this price before; nothing was added',
  }),
});
export type PriceReported = Static<typeof PriceReported>;

export const create = defineCall({
  name: 'price-report.create',
  id: 'BEY-03',
  method: 'POST',
  path: '/saas-das-service/goods-histories/price-reports/create',
  who: 'anyone',
  doc:
    'Reports one price of goods (id or code): the one that held at `time`, by default the one now; with `offerId` of that offer. It goes into the queue of ' +
    'the operators and by itself changes neither prices nor lows. One report per device and price; ' +
    `${PRICE_REPORT.perDevice} an hour per device and ${PRICE_REPORT.perAddress} per address, then \`common.limit\`.`,
  ask: Type.Object({
    id: IdOrCode,
    offerId: Type.Optional(Id),
    time: Type.Optional(Time),
    reason: oneOf(PRICE_REPORT_REASONS),
    seenAmount: Type.Optional({
      ...Amount,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'What the shopper saw at the shop, in minor units',
    }),
    note: Type.Optional(text(PRICE_REPORT.note * 4)),
  }),
  answer: PriceReported,
});
