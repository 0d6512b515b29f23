/** Bonus activities: orders and payees (rows ACT-09..11; API-51..54; SM-11, AMB-40). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { CURRENCY_CODES } from '../money.ts';
import { BONUS_ORDER_PAGE_SIZE } from '../constants.ts';
import { defineCall, NoAsk } from '../define.ts';
import {
  Amount,
  Id,
  IdOrCode,
  listOf,
  MaybeAmount,
  MaybeString,
  MaybeTime,
  oneOf,
  pageRequestOf,
  text,
  Time,
  Url,
} from '../shapes.ts';

/** SM-11 */
export const BONUS_ORDER_STATES = ['UN_DELIVERED', 'DELIVERED', 'RETURNED'] as const;
export type BonusOrderState = (typeof BONUS_ORDER_STATES)[number];
/** Why an order earns nothing. After NOT_FOUND its number may be handed in again. */
export const RETURN_REASONS = [
  'NOT_FOUND',
  'CANCELLED',
  'GOODS_RETURNED',
  'NOT_ELIGIBLE',
  'ACCOUNT_CLOSED',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
/** The way of an order; the last one is PAID or RETURNED. */
export const BONUS_STEPS = ['ORDERED', 'HANDED_IN', 'CONFIRMED', 'PAID', 'RETURNED'] as const;
/** A confirmed order is paid within so many working days. */
export const BONUS_PAY_WORKING_DAYS = 3;
export const PAYEE_KINDS = ['BANK', 'PROMPTPAY', 'E_WALLET'] as const;

const Step = Type.Object({
  step: oneOf(BONUS_STEPS),
  time: { ...MaybeTime, description: 'When it was, or will be at the latest; null: not known yet' },
  isDone: Type.Boolean(),
  evidence: { ...MaybeString, description: 'What it rests on, in a sentence' },
});

export const BonusOrder = Type.Object({
  id: Id,
  activityId: Id,
  user: Type.Object({
    nickname: Type.String({ description: 'Masked unless it is the viewer' }),
    avatar: Type.String(),
  }),
  platform: Type.String(),
  orderNo: Type.String({ description: 'Masked unless it is of the viewer' }),
  currencyCode: oneOf(CURRENCY_CODES),
  amount: Amount,
  bonusAmount: MaybeAmount,
  status: oneOf(BONUS_ORDER_STATES),
  confirmed: Type.Boolean({ description: 'From the tenant-local day after ordering (ACT-10)' }),
  reason: { ...MaybeString, description: 'RETURNED: why' },
  returnReason: Type.Union([oneOf(RETURN_REASONS), Type.Null()]),
  isChecked: Type.Boolean({
    description: 'Found in a report or by an operator; whoever is paid is confirmed and checked',
  }),
  orderTime: Time,
  createTime: Time,
  deliverTime: MaybeTime,
  steps: Type.Array(Step, { description: 'Of orders of the viewer; empty for those of others' }),
});
export type BonusOrder = Static<typeof BonusOrder>;

const Sum = Type.Object({ amount: Amount, count: Type.Integer({ minimum: 0 }) });
const Sums = Type.Object({ paid: Sum, waiting: Sum, returned: Sum });
export type BonusSums = Static<typeof Sums>;

const base = '/saas-user-service/user-bonus/activity/user-share-order';

export const create = defineCall({
  name: 'bonus-order.create',
  id: 'API-51',
  method: 'POST',
  path: base,
  who: 'viewer',
  perMinute: 20,
  doc: 'Hands in an order for a bonus: UN_DELIVERED until it is checked. The same order number counts once. Honours Idempotency-Key.',
  ask: Type.Object({
    activityId: IdOrCode,
    platform: text(60),
    orderNo: text(100, { minLength: 1 }),
    amount: Type.Integer({
      minimum: 1,
      description: "Paid, in minor units of the tenant's currency",
    }),
    orderTime: Type.Optional({
      ...Time,
      description: 'When it was ordered: now by default, never in the future or before the start',
    }),
    proof: Type.Optional(Url),
  }),
  answer: BonusOrder,
});
export const pages = defineCall({
  name: 'bonus-order.pages',
  id: 'API-52',
  method: 'POST',
  path: `${base}/page`,
  who: 'anyone',
  doc:
    'Orders, latest first, 20 each. With `onlyDelivered` the paid ones of everybody, masked, for anyone; ' +
    'without it those of the viewer, and then a token is needed (account.unauthorized).',
  ask: Type.Object({
    activityId: IdOrCode,
    onlyDelivered: Type.Boolean({ default: false }),
    status: Type.Optional(
      oneOf(BONUS_ORDER_STATES, { description: 'Of the orders of the viewer' }),
    ),
    pageRequest: pageRequestOf(BONUS_ORDER_PAGE_SIZE),
  }),
  answer: Type.Object({
    ...listOf(BonusOrder).properties,
    sums: Type.Union([Sums, Type.Null()], {
      description: 'Of all orders of the viewer; null with `onlyDelivered`',
    }),
  }),
});

/** What is shown of a payee: everything but the name of the bank is masked. */
export const Payee = Type.Object({
  kind: oneOf(PAYEE_KINDS),
  bankName: Type.String(),
  accountName: Type.String(),
  accountNo: Type.String({ description: 'Last 4 characters' }),
  updateTime: Time,
});
export type Payee = Static<typeof Payee>;

export const payee = defineCall({
  name: 'payee.current',
  id: 'API-53',
  method: 'GET',
  path: '/saas-user-service/user-payment/get-current-user',
  who: 'viewer',
  doc: 'Where the viewer is paid, masked; null when there is nothing yet.',
  ask: NoAsk,
  answer: Type.Union([Payee, Type.Null()]),
});
export const savePayee = defineCall({
  name: 'payee.save',
  id: 'API-54',
  method: 'POST',
  path: '/saas-user-service/user-payment/create-or-update/for-activity',
  who: 'viewer',
  perMinute: 10,
  doc: 'Sets where the viewer is paid. Stored encrypted, read by an owner only.',
  ask: Type.Object({
    kind: oneOf(PAYEE_KINDS, { default: 'BANK' }),
    bankName: text(200, { default: '' }),
    accountName: text(300, { minLength: 1 }),
    accountNo: text(100, { minLength: 1 }),
    activityId: Type.Optional(IdOrCode),
  }),
  answer: Payee,
});
