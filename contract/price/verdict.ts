/**
 * The honest-discount verdict (BEY-01) and the evidence that it rests on. Every figure that a
 * sentence names is in `Verdict`, so that a page explains itself and a test recomputes it. The
 * rules are in `judge.ts`, in words that run.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { JUDGING } from './judging.ts';
import {
  MaybeAmount,
  MaybeFraction,
  MaybeNumber,
  MaybeString,
  MaybeTime,
  oneOf,
} from '../shapes.ts';

export const VERDICTS = [
  'NO_CLAIM',
  'ALWAYS_ON_SALE',
  'UNVERIFIED',
  'RAISED_FIRST',
  'FAKE',
  'OVERSTATED',
  'VERIFIED',
] as const;
export type VerdictKind = (typeof VERDICTS)[number];
/** Verdicts beside which nothing calls the price low, fallen or a deal. */
export const REFUTED: readonly VerdictKind[] = ['RAISED_FIRST', 'FAKE', 'ALWAYS_ON_SALE'];

/**
 * What the usual price is the median of: the days before the promotion or the claim, those before a
 * rise, or the last 60 days, in which the promotion became the price.
 */
export const TYPICAL_BASES = ['BEFORE', 'RISE', 'LASTING'] as const;
export type TypicalBasis = (typeof TYPICAL_BASES)[number];

export { JUDGING };

const count = (description: string) => Type.Integer({ description });

export const Verdict = Type.Object({
  kind: oneOf(VERDICTS),
  offerId: {
    ...MaybeString,
    description: 'The offer that is judged; its own history is what the verdict rests on',
  },
  claimed: {
    ...MaybeFraction,
    description:
      'Fraction off that the shop claims: 1 - price / was, both with shipping or both without',
  },
  real: {
    ...MaybeFraction,
    description:
      'Fraction off against the typical price; negative when dearer; null where that is not known or not one price',
  },
  typicalAmount: {
    ...MaybeAmount,
    description:
      'The usual price: a median, of the days that `typicalBasis` names; null below 14 observed days',
  },
  typicalBasis: Type.Union([oneOf(TYPICAL_BASES), Type.Null()]),
  typicalSeen: count(
    'Days seen within the window of that median: the 90 or 60 days before the promotion, or the 90 before the rise; LASTING: 0, see `levelDays`',
  ),
  typicalDays: count('Days of `typicalSeen` on which the price was the usual one, within 1 %'),
  typicalFromTime: { ...MaybeTime, description: 'The first of `typicalSeen`' },
  typicalUntilTime: { ...MaybeTime, description: 'The last look of them' },
  priorAmount: { ...MaybeAmount, description: 'Lowest of the 30 days before the promotion' },
  priorTime: MaybeTime,
  cheaperBefore: Type.Boolean({
    description:
      'It was cheaper within the 30 days before the promotion, or since: `cheaperAmount` on `cheaperTime`',
  }),
  cheaperAmount: {
    ...MaybeAmount,
    description: 'The lowest price of that time, where it is below the price now',
  },
  cheaperTime: MaybeTime,
  earlierDays: count(
    'Days of the year before the promotion on which it cost as much as now, or less',
  ),
  earlierTime: { ...MaybeTime, description: 'The last of them' },
  formerAmount: {
    ...MaybeAmount,
    description:
      'The median of the rest of the year before the promotion, where the usual price is 10 % or more above it: the usual price was raised, long ago',
  },
  formerDays: count('Days of `formerSeen` at that price, within 1 %'),
  formerSeen: count('Days seen in that rest of the year'),
  formerTime: { ...MaybeTime, description: 'The last look of `formerDays`' },
  promoStart: {
    ...MaybeTime,
    description:
      'The first look after the price last fell to this level (of a price that fell step by step: after the first step), or after the strike-through appeared',
  },
  promoAfter: { ...MaybeTime, description: 'The last look before `promoStart`' },
  raisedTime: {
    ...MaybeTime,
    description: 'RAISED_FIRST: the first look at the raised price, or was-price',
  },
  raisedAfter: { ...MaybeTime, description: 'RAISED_FIRST: the last look before `raisedTime`' },
  raisedAmount: { ...MaybeAmount, description: 'RAISED_FIRST: what it rose to' },
  raisedWhat: Type.Union([oneOf(['PRICE', 'WAS']), Type.Null()]),
  levelDays: count('Days of the last 60 on which it cost as much as now, or less'),
  levelTime: { ...MaybeTime, description: 'The first of them' },
  recentDays: count('Days seen within the last 60'),
  fromTime: { ...MaybeTime, description: 'First observed day of the evidence window' },
  untilTime: {
    ...MaybeTime,
    description: 'Last look of the evidence window, which ends where the promotion begins',
  },
  observedDays: count('Days seen within the last 90'),
  preDays: count('Days seen within the 90 before the promotion'),
  totalDays: count('Days on which it was ever seen to be had'),
  strikeDays: count('Days of the last 90 with this price and a strike-through'),
  windowDays: Type.Integer(),
  seenOnce: Type.Boolean({
    description:
      'Far below the usual price and seen only once so far: not judged until a second look',
  }),
  changedTime: {
    ...MaybeTime,
    description: 'The day on which the listing became another thing, or its pack another size',
  },
  packScale: {
    ...MaybeNumber,
    description:
      'Size of the pack now over that before `changedTime`: earlier amounts count times this; null: another thing, of which nothing earlier counts',
  },
  asLowTime: {
    ...MaybeTime,
    description:
      'A label calls the price low and it was exactly as low before, last then: as low as ever, not lower',
  },
});
export type Verdict = Static<typeof Verdict>;

/** Of something of which no price is known. */
export const UNKNOWN_VERDICT: Verdict = {
  kind: 'UNVERIFIED',
  offerId: null,
  claimed: null,
  real: null,
  typicalAmount: null,
  typicalBasis: null,
  typicalSeen: 0,
  typicalDays: 0,
  typicalFromTime: null,
  typicalUntilTime: null,
  priorAmount: null,
  priorTime: null,
  cheaperBefore: false,
  cheaperAmount: null,
  cheaperTime: null,
  earlierDays: 0,
  earlierTime: null,
  formerAmount: null,
  formerDays: 0,
  formerSeen: 0,
  formerTime: null,
  promoStart: null,
  promoAfter: null,
  raisedTime: null,
  raisedAfter: null,
  raisedAmount: null,
  raisedWhat: null,
  levelDays: 0,
  levelTime: null,
  recentDays: 0,
  fromTime: null,
  untilTime: null,
  observedDays: 0,
  preDays: 0,
  totalDays: 0,
  strikeDays: 0,
  windowDays: JUDGING.typicalDays,
  seenOnce: false,
  changedTime: null,
  packScale: null,
  asLowTime: null,
};

/** A small step line for cards: 90 days back from `to`, in minor units. */
export const Spark = Type.Object({
  to: Type.String({ description: 'Tenant-local day of the right edge, YYYY-MM-DD' }),
  /**
   * `[daysBeforeTo, amount | null]`, oldest first, only where it changes; null: not seen (a gap).
   */
  steps: Type.Array(Type.Tuple([Type.Integer(), MaybeAmount])),
  typical: MaybeAmount,
  seenDays: Type.Integer(),
});
export type Spark = Static<typeof Spark>;
