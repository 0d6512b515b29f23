/** What a lottery proves: of one draw, of all of them (P-23, BEY-13; docs/fairness.md). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import { Fraction, Id, IdOrCode, MaybeId, MaybeString, oneOf, Time } from '../shapes.ts';

export const MaybeInteger = Type.Union([Type.Integer(), Type.Null()]);
/** WAITING: asked for, and the round of the public beacon that decides it is still to come. */
export const DRAW_STATES = ['WAITING', 'SETTLED'] as const;

/** Numbers that win a prize, both ends included: 0 to 9999 in all. */
export const NumberRange = Type.Union([
  Type.Object({ from: Type.Integer(), to: Type.Integer() }),
  Type.Null(),
]);

/** The round of the public beacon that decided a draw. */
const DrawRound = Type.Object({
  round: Type.Integer(),
  time: { ...Time, description: 'When it was published: later than the draw was asked for' },
  signature: { ...MaybeString, description: 'Null until it is published' },
  randomness: { ...MaybeString, description: 'SHA-256 of the signature' },
});

/** All that is needed to recompute a draw once the seed is public (docs/fairness.md). */
export const DrawProof = Type.Object({
  recordId: Id,
  activityId: Id,
  state: oneOf(DRAW_STATES),
  drawNo: Type.Integer({ description: 'In the lottery, from 1' }),
  userHash: Type.String({ description: 'Of the shopper, for this lottery alone' }),
  userDrawNo: Type.Integer({ description: 'Of this shopper, from 1' }),
  clientSeed: Type.String(),
  tableVersion: { ...MaybeInteger, description: 'Of the table of prizes; null while it waits' },
  commit: Type.String({ description: 'SHA-256(serverSeed ‖ activityId), published beforehand' }),
  hash: Type.String({
    description: 'Link of the chain: over the one before and all that was fixed when it was asked',
  }),
  previousHash: Type.String(),
  beacon: Type.Union([DrawRound, Type.Null()], {
    description: 'Null: sealed by this site alone',
  }),
  mac: {
    ...MaybeString,
    description:
      'HMAC-SHA-256(serverSeed, activityId:userHash:drawNo:previousHash:round:randomness:clientSeed); null while it waits',
  },
  number: { ...MaybeInteger, description: '0 to 9999; null while it waits' },
  prizeId: MaybeId,
  serverSeed: { ...MaybeString, description: 'Null until the end' },
  drawTime: { ...Time, description: 'When it was asked for, to the millisecond' },
});
export type DrawProof = Static<typeof DrawProof>;

const base = '/saas-user-service/lotteries';
const one = Type.Object({ id: IdOrCode });

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
    commit: { ...Type.String(), description: 'SHA-256(serverSeed ‖ activityId)' },
    terms: { ...Type.Unknown(), description: 'What was promised, frozen when it was published' },
    termsHash: { ...Type.String(), description: 'SHA-256 of the terms' },
    genesis: { ...Type.String(), description: 'What the first draw is linked to' },
    serverSeed: { ...MaybeString, description: 'Null until the end' },
    timelock: {
      ...Type.Unknown(),
      description:
        'The seed, encrypted for the round at revealTime: opens without this site; null without a beacon',
    },
    sealedBy: oneOf(['BEACON', 'SITE'] as const),
    publishTime: Time,
    revealTime: { ...Time, description: 'When the seed is opened' },
    tables: Type.Array(
      Type.Object({
        version: Type.Integer(),
        fromDrawNo: Type.Integer(),
        prizes: Type.Array(Type.Object({ prizeId: Id, odds: Fraction, range: NumberRange })),
      }),
    ),
    drawCount: Type.Integer(),
    lastHash: Type.String(),
    publicRound: {
      ...MaybeString,
      description: 'The latest round of the public beacon that decided a draw',
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
export const record = defineCall({
  name: 'lottery.record',
  id: 'BEY-13',
  method: 'GET',
  path: `${base}/{id}/record`,
  who: 'anyone',
  doc: 'The whole lottery as a file for the verifier, once the seed is open; before: activity.not_revealed.',
  ask: one,
  answer: Type.Unknown(),
});
