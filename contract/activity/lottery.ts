/**
 * Lotteries: prizes, chances, draws, records, proof (rows ACT-02..08; API-43..50, P-23; SM-10,
 * BEY-13; AMB-38, AMB-39).
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { EARNED_BY, PRIZE_KINDS } from './fair/terms.ts';
import { DRAW_STATES, DrawProof, MaybeInteger, NumberRange } from './proof.ts';
import {
  Fraction,
  Id,
  IdOrCode,
  listOf,
  MaybeId,
  MaybeString,
  MaybeTime,
  oneOf,
  PageFields,
  text,
  Time,
} from '../shapes.ts';

/** SM-10. EXPIRED: no address within 14 days (AMB-38). */
export const AWARD_STATES = ['NOT_FILL_ADDRESS', 'NOT_DELIVERED', 'DELIVERED', 'EXPIRED'] as const;
export type AwardState = (typeof AWARD_STATES)[number];
export const ADDRESS_DAYS = 14;
/** Every chance earned or spent is a row of one of these; TAKEN_BACK corrects one (BEY-52). */
export const CHANCE_REASONS = [...EARNED_BY, 'DRAW', 'OPERATOR', 'TAKEN_BACK'] as const;
export const Prize = Type.Object({
  id: Id,
  name: Type.String(),
  image: Type.String(),
  kind: oneOf(PRIZE_KINDS),
  position: Type.Integer({ description: 'On the wheel' }),
  odds: { ...Fraction, description: 'Frozen when published (BEY-13); 0 once there are none left' },
  range: { ...NumberRange, description: 'Its numbers; null once there are none left' },
  stock: Type.Union([Type.Integer(), Type.Null()], { description: 'Left; null: unlimited' }),
  total: Type.Union([Type.Integer(), Type.Null()], { description: 'At the beginning' }),
});
export type Prize = Static<typeof Prize>;

const addressFields = {
  recipient: text(300),
  phone: text(60),
  countryCode: text(8),
  region: text(200),
  city: text(200),
  district: text(200, { default: '' }),
  street: text(1000),
  postalCode: text(20, { default: '' }),
  note: text(1000, { default: '' }),
};
export const Address = Type.Object(addressFields);
export type Address = Static<typeof Address>;

export const AwardRecord = Type.Object({
  awardRecordId: Id,
  activityId: Id,
  drawNo: Type.Integer(),
  prize: Prize,
  status: oneOf(AWARD_STATES),
  address: Type.Union([Address, Type.Null()], {
    description: 'Of the viewer; cannot be edited once sent (ACT-07)',
  }),
  voucherCode: MaybeString,
  awardTime: Time,
  addressByTime: { ...MaybeTime, description: 'NOT_FILL_ADDRESS: until when' },
  deliverByTime: { ...MaybeTime, description: 'NOT_DELIVERED: 14 working days' },
  deliverTime: MaybeTime,
  trackingNo: MaybeString,
});
export type AwardRecord = Static<typeof AwardRecord>;

const base = '/saas-user-service/lotteries';
const one = Type.Object({ id: IdOrCode });

export const awards = defineCall({
  name: 'lottery.awards',
  id: 'API-43',
  method: 'GET',
  path: `${base}/{id}/awards`,
  who: 'anyone',
  doc: 'The prizes of a lottery with their odds and what is left.',
  ask: one,
  answer: Type.Object({ prizes: Type.Array(Prize) }),
});
export const remainingChances = defineCall({
  name: 'lottery.remaining-chances',
  id: 'API-44',
  method: 'GET',
  path: `${base}/{id}/remaining-chances`,
  who: 'viewer',
  doc: 'How many draws the viewer has left: a bare number.',
  ask: one,
  answer: Type.Integer({ minimum: 0 }),
});
export const userInfo = defineCall({
  name: 'lottery.user-info',
  id: 'API-45',
  method: 'GET',
  path: `${base}/{id}/user-lottery-info`,
  who: 'viewer',
  doc: 'Chances, how to win more, and the draws of the viewer. Asking counts as the daily visit (AMB-39).',
  ask: one,
  answer: Type.Object({
    chances: Type.Integer(),
    tasks: Type.Array(
      Type.Object({
        reason: oneOf(CHANCE_REASONS),
        text: Type.String(),
        done: Type.Integer(),
        max: Type.Integer(),
        chances: Type.Integer(),
      }),
    ),
    ledger: Type.Array(
      Type.Object({
        reason: oneOf(CHANCE_REASONS),
        change: Type.Integer(),
        balance: { ...Type.Integer(), description: 'After it' },
        time: Time,
      }),
    ),
    draws: Type.Array(
      Type.Object({
        recordId: Id,
        drawNo: Type.Integer(),
        state: oneOf(DRAW_STATES),
        number: MaybeInteger,
        prize: Type.Union([Prize, Type.Null()]),
        awardRecordId: MaybeId,
        time: Time,
      }),
    ),
    address: Type.Union([Address, Type.Null()]),
  }),
});
export const userPrizes = defineCall({
  name: 'lottery.user-prizes',
  id: 'API-46',
  method: 'GET',
  path: `${base}/{id}/user-prizes`,
  who: 'viewer',
  doc: 'What the viewer won, latest first.',
  ask: Type.Object({ id: IdOrCode, ...PageFields }),
  answer: listOf(AwardRecord),
});
export const results = defineCall({
  name: 'lottery.results',
  id: 'API-47',
  method: 'GET',
  path: `${base}/{id}/results`,
  who: 'anyone',
  doc: 'Winners, masked, latest first.',
  ask: Type.Object({ id: IdOrCode, ...PageFields }),
  answer: listOf(
    Type.Object({
      nickname: Type.String({ description: 'Masked' }),
      avatar: Type.String(),
      prizeName: Type.String(),
      time: Time,
    }),
  ),
});
export const draw = defineCall({
  name: 'lottery.draw',
  id: 'API-48',
  method: 'POST',
  path: `${base}/{id}/draw`,
  who: 'viewer',
  perMinute: 60,
  doc:
    "One draw for one chance. `clientSeed` mixes the viewer's own chance in. With a public beacon the answer waits for " +
    'the round that decides, some seconds; where none comes in time `state` is WAITING, and draw-proof tells later (BEY-13). ' +
    'Honours Idempotency-Key.',
  ask: Type.Object({ id: IdOrCode, clientSeed: text(200, { default: '' }) }),
  answer: Type.Object({
    awardRecordId: { ...MaybeId, description: 'Null when nothing was won' },
    recordId: Id,
    state: oneOf(DRAW_STATES),
    number: { ...MaybeInteger, description: 'The draw itself, 0 to 9999' },
    prize: Type.Union([Prize, Type.Null()]),
    proof: DrawProof,
    remainingChances: Type.Integer(),
  }),
});

const records = `${base}/lottery-prize-records`;
export const lastAddress = defineCall({
  name: 'lottery.last-address',
  id: 'API-49',
  method: 'GET',
  path: `${records}/address`,
  who: 'viewer',
  doc: 'The address last used, to fill the form; null when there is none.',
  ask: NoAsk,
  answer: Type.Union([Address, Type.Null()]),
});
export const sendAddress = defineCall({
  name: 'lottery.send-address',
  id: 'API-50',
  method: 'POST',
  path: `${records}/{awardRecordId}/address`,
  who: 'viewer',
  perMinute: 20,
  doc: 'Where to send a prize: NOT_FILL_ADDRESS becomes NOT_DELIVERED. Final: a second one is activity.address_final (ACT-07).',
  ask: Type.Object({ awardRecordId: Id, ...addressFields }),
  answer: AwardRecord,
});
