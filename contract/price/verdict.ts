/**
 * The honest-discount verdict (BEY-01). Every figure a shopper may ask about stands in
 * `Verdict`, so the page can explain itself; the judging itself is SQL in `api/src/price/judge/`.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { MaybeAmount, MaybeFraction, MaybeTime, oneOf } from '../shapes.ts';

export const VERDICTS = ['NO_CLAIM', 'ALWAYS_ON_SALE', 'UNVERIFIED', 'RAISED_FIRST', 'FAKE', 'OVERSTATED', 'VERIFIED'] as const;
export type VerdictKind = (typeof VERDICTS)[number];

export { JUDGING } from './judging.ts';

export const Verdict = Type.Object({
  kind: oneOf(VERDICTS),
  claimed: { ...MaybeFraction, description: 'Fraction off that the shop claims: 1 - price / was' },
  real: { ...MaybeFraction, description: 'Fraction off against the typical price; may be negative when dearer' },
  typicalAmount: { ...MaybeAmount, description: 'Median of the 90 days before the promotion (RAISED_FIRST: before the rise)' },
  priorAmount: { ...MaybeAmount, description: 'Lowest of the 30 days before the promotion' },
  priorTime: MaybeTime,
  cheaperBefore: Type.Boolean({ description: 'The price now is above the prior price: "cheaper on <priorTime>"' }),
  promoStart: { ...MaybeTime, description: 'When the price last fell to this level, or the strike-through appeared' },
  raisedTime: { ...MaybeTime, description: 'RAISED_FIRST: when the price or was-price rose' },
  raisedAmount: { ...MaybeAmount, description: 'RAISED_FIRST: what it rose to' },
  fromTime: { ...MaybeTime, description: 'First observed day of the evidence window' },
  observedDays: Type.Integer({ description: 'Days seen within the last 90' }),
  preDays: Type.Integer({ description: 'Days seen within the 90 before the promotion' }),
  strikeDays: Type.Integer({ description: 'Days of the last 90 with this price and a strike-through' }),
  windowDays: Type.Integer(),
});
export type Verdict = Static<typeof Verdict>;

/** A small step line for cards: 90 days back from `to`, in minor units. */
export const Spark = Type.Object({
  to: Type.String({ description: 'Tenant-local day of the right edge, YYYY-MM-DD' }),
  /** `[daysBeforeTo, amount | null]`, oldest first, only where it changes; null: not seen (a gap). */
  steps: Type.Array(Type.Tuple([Type.Integer(), MaybeAmount])),
  typical: MaybeAmount,
  seenDays: Type.Integer(),
});
export type Spark = Static<typeof Spark>;
