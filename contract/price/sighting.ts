/**
 * Prices that people see at shops (BEY-19): reported with the address of the page, which is never
 * fetched.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { PLATFORMS } from '../catalog/label.ts';
import { defineCall } from '../define.ts';
import { CURRENCY_CODES } from '../money.ts';
import {
  Amount,
  Done,
  Id,
  listOf,
  MaybeAmount,
  MaybeString,
  MaybeTime,
  oneOf,
  PageRequest,
  text,
  Time,
} from '../shapes.ts';
import { CONFIRMERS, SIGHTING, SIGHTING_STATES } from './sighting-rule.ts';

const Money = { ...Amount, maximum: SIGHTING.most };

/** What somebody reports; /v1 asks for the same. */
export const ReportedSighting = Type.Object({
  url: text(2048, {
    minLength: 1,
    description: 'Address of the page of the shop. It is read, never fetched',
  }),
  amount: {
    ...Money,
    minimum: 1,
    description: 'Price of the item as shown there, in the minor unit of `currency`',
  },
  currency: oneOf(CURRENCY_CODES, { description: 'That of the region' }),
  wasAmount: Type.Optional({ ...Money, description: 'The struck price' }),
  shippingAmount: Type.Optional({ ...Money, description: '0 is free; absent is unknown' }),
  couponAmount: Type.Optional({ ...Money, description: 'What a coupon takes off' }),
  couponCode: Type.Optional(text(64)),
  inStock: Type.Boolean({ default: true }),
  seenAt: Type.Optional({
    ...Time,
    description: `When it was seen; now by default, at most ${SIGHTING.hours} hours ago`,
  }),
});
export type ReportedSighting = Static<typeof ReportedSighting>;

export const Sighting = Type.Object({
  id: Id,
  state: oneOf(SIGHTING_STATES),
  setAside: {
    ...MaybeString,
    description:
      'Why it is implausible, and not shown in the chart: TOO_LOW, TOO_HIGH, DECIMAL_SLIP',
  },
  confirmedBy: Type.Union([oneOf(CONFIRMERS), Type.Null()]),
  goodsCode: Type.String(),
  goodsName: Type.String(),
  platform: oneOf(PLATFORMS),
  currencyCode: oneOf(CURRENCY_CODES),
  amount: Amount,
  wasAmount: MaybeAmount,
  shippingAmount: MaybeAmount,
  couponAmount: MaybeAmount,
  couponCode: MaybeString,
  inStock: Type.Boolean(),
  seenTime: { ...Time, description: 'To the minute' },
  createTime: Time,
  settledTime: MaybeTime,
});
export type Sighting = Static<typeof Sighting>;

const base = '/saas-das-service/goods-histories/sightings';

export const look = defineCall({
  name: 'sighting.look',
  id: 'BEY-19',
  method: 'GET',
  path: `${base}/look`,
  who: 'viewer',
  doc: 'The product that the page of a shop is of, before somebody reports its price. `found` is null for a page that Khum does not know; the address is never fetched.',
  ask: Type.Object({ url: text(2048) }),
  answer: Type.Object({
    currencyCode: oneOf(CURRENCY_CODES),
    found: Type.Union([
      Type.Object({
        goodsCode: Type.String(),
        goodsName: Type.String(),
        platform: oneOf(PLATFORMS),
        shopName: MaybeString,
        amount: { ...MaybeAmount, description: 'Price of the item as last counted' },
        seenTime: MaybeTime,
      }),
      Type.Null(),
    ]),
  }),
});
export const create = defineCall({
  name: 'sighting.create',
  id: 'BEY-19',
  method: 'POST',
  path: `${base}/create`,
  who: 'viewer',
  doc:
    'Reports the price that the viewer sees on the page of a shop. It is shown as unconfirmed and counts for nothing until a feed reports the same, or ' +
    `${SIGHTING.people} other trusted people do, within ${SIGHTING.windowHours} hours and ${SIGHTING.tolerance * 100} %. The same person, offer and minute, or the same \`Idempotency-Key\`, counts once. ` +
    `${SIGHTING.perPerson} an hour, then \`common.limit\`. A page of no known product: \`sighting.unknown\`.`,
  ask: ReportedSighting,
  answer: Type.Object({
    ...Sighting.properties,
    known: Type.Boolean({ description: 'It was reported before; nothing was added' }),
  }),
});
export const mine = defineCall({
  name: 'sighting.mine',
  id: 'BEY-19',
  method: 'POST',
  path: `${base}/mine`,
  who: 'viewer',
  doc: 'Prices that the viewer reported, latest first.',
  ask: Type.Object({ pageRequest: PageRequest }),
  answer: listOf(Sighting),
});
export const takeBack = defineCall({
  name: 'sighting.take-back',
  id: 'BEY-19',
  method: 'DELETE',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Takes back a price that the viewer reported and nobody confirmed yet; then `sighting.settled`.',
  ask: Type.Object({ id: Id }),
  answer: Done,
});
