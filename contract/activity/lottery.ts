/**
 * Lotteries: prizes, chances, draws, records, proof (rows ACT-02..08; API-43..50, P-23; SM-10,
 * BEY-13; AMB-38, AMB-39).
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
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
export const PRIZE_KINDS = ['GOODS', 'VOUCHER', 'NOTHING'] as const;
/** Every chance won or spent is a row of one of these. */
export const CHANCE_REASONS = [
  'BASE',
  'DAILY_VISIT',
  'SHARE',
  'INVITE',
  'FOLLOW',
  'DRAW',
  'OPERATOR',
] as const;

export const Prize = Type.Object({
  id: Id,
  name: Type.String(),
  image: Type.String(),
  kind: oneOf(PRIZE_KINDS),
  position: Type.Integer({ description: 'On the wheel' }),
  odds: { ...Fraction, description: 'Frozen when published (BEY-13)' },
  stock: Type.Union([Type.Integer(), Type.Null()], { description: 'Left; null: unlimited' }),
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

/** All that is needed to recompute a draw once the seed is public. */
export const DrawProof = Type.Object({
  drawNo: Type.Integer(),
  userHash: Type.String({ description: 'SHA-256 of the user id, salted per activity' }),
  clientSeed: Type.String(),
  tableVersion: Type.Integer(),
  commit: Type.String({ description: 'SHA-256(serverSeed ‖ activityId), published beforehand' }),
  hash: Type.String({ description: 'Of this draw and the one before: a chain' }),
  previousHash: Type.String(),
  prizeId: MaybeId,
  serverSeed: { ...MaybeString, description: 'Null until the end' },
  drawTime: Time,
});
export type DrawProof = Static<typeof DrawProof>;

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
      Type.Object({ reason: oneOf(CHANCE_REASONS), change: Type.Integer(), time: Time }),
    ),
    draws: Type.Array(
      Type.Object({
        drawNo: Type.Integer(),
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
  doc: "One draw for one chance. `clientSeed` mixes the viewer's own chance in (BEY-13). Honours Idempotency-Key.",
  ask: Type.Object({ id: IdOrCode, clientSeed: text(200, { default: '' }) }),
  answer: Type.Object({
    awardRecordId: { ...MaybeId, description: 'Null when nothing was won' },
    recordId: Id,
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
  doc: 'Where to send a prize: NOT_FILL_ADDRESS becomes NOT_DELIVERED. Final: a second one is activity.address_final (ACT-07).',
  ask: Type.Object({ awardRecordId: Id, ...addressFields }),
  answer: AwardRecord,
});

export const fairness = defineCall({
  name: 'lottery.fairness',
  id: 'P-23',
  method: 'GET',
  path: `${base}/{id}/fairness`,
  who: 'anyone',
  doc: 'What was promised beforehand and, after the end, everything to check it with.',
  ask: one,
  answer: Type.Object({
    activityId: Id,
    commit: Type.String(),
    serverSeed: { ...MaybeString, description: 'Null until the end' },
    publishTime: Time,
    revealTime: MaybeTime,
    tables: Type.Array(
      Type.Object({
        version: Type.Integer(),
        fromDrawNo: Type.Integer(),
        prizes: Type.Array(Type.Object({ prizeId: Id, odds: Fraction })),
      }),
    ),
    drawCount: Type.Integer(),
    lastHash: Type.String(),
    publicRound: {
      ...MaybeString,
      description: 'Round of the public randomness beacon mixed in, if any',
    },
  }),
});
export const proof = defineCall({
  name: 'lottery.draw-proof',
  id: 'P-23',
  method: 'GET',
  path: `${base}/{id}/draws/{recordId}/proof`,
  who: 'anyone',
  doc: 'One draw, without any name, for the verifier.',
  ask: Type.Object({ id: IdOrCode, recordId: Id }),
  answer: DrawProof,
});
