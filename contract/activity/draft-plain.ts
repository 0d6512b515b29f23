/** Bonuses and badges as their operator writes them: files of `npm run activities` (OPS-61, OPS-62). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { oneOf, text } from '../shapes.ts';
import { BADGE_METRICS } from './badge.ts';
import { Moment, DraftCode, inEach, Picture } from './draft.ts';

const closed = { additionalProperties: false } as const;
const Whole = Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 });

const both = {
  code: DraftCode,
  title: inEach(120),
  summary: inEach(300),
  rules: inEach(50_000),
  cover: Picture,
  startAt: Moment,
  endAt: Moment,
};

export const DraftBonus = Type.Object(
  {
    ...both,
    platforms: Type.Array(text(60, { minLength: 1 }), { minItems: 1, maxItems: 12 }),
    reward: inEach(200),
    perMille: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1000, description: 'Thousandths of what was paid' }),
    ),
    fixedAmount: Type.Optional({
      ...Whole,
      description: 'For every order, in minor units; one of the two',
    }),
    mostPerOrder: Type.Optional(Whole),
    budget: { ...Whole, description: 'All that is given away, in minor units' },
    mostADay: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1000, description: 'Orders of one shopper in a day' }),
    ),
  },
  closed,
);
export type DraftBonus = Static<typeof DraftBonus>;

export const DraftBadge = Type.Object(
  {
    ...both,
    name: inEach(60),
    description: inEach(200),
    image: Type.String({
      maxLength: 2_048,
      pattern: String.raw`^(?:icon:[a-z0-9-]{1,40}|(?:https://|/(?!/))[^\s"'<>]+)$`,
      description: 'A path on this site, an https address, or `icon:` and the name of an icon',
    }),
    conditions: Type.Array(
      Type.Object(
        {
          metric: oneOf(BADGE_METRICS),
          goal: Type.Integer({ minimum: 1, maximum: 10_000 }),
          ever: Type.Optional(
            Type.Boolean({ description: 'What was done before the start counts too' }),
          ),
        },
        closed,
      ),
      { maxItems: 6, description: 'All are to be met; none: operators award it by hand' },
    ),
  },
  closed,
);
export type DraftBadge = Static<typeof DraftBadge>;
