/**
 * A lottery as its operator writes it (OPS-60): the file that `npm run activities -- make` reads, and what the console
 * will post.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../language.ts';
import { Amount, oneOf, text } from '../shapes.ts';
import { EARNED_BY, PRIZE_KINDS } from './fair/terms.ts';
import { ADDRESS_DAYS } from './lottery.ts';
import { RiskLimits } from './risk.ts';

const closed = { additionalProperties: false } as const;

/** A text in each language of the site. */
export const inEach = (most: number) =>
  Type.Object(
    Object.fromEntries(LANGUAGES.map((lang) => [lang, text(most, { minLength: 1 })])) as Record<
      (typeof LANGUAGES)[number],
      ReturnType<typeof text>
    >,
    closed,
  );
export const Picture = Type.String({
  maxLength: 2_048,
  pattern: String.raw`^(?:https://|/(?!/))[^\s"'<>]+$`,
  description: 'A path on this site, or an https address',
});
export const Moment = text(40, {
  minLength: 1,
  description:
    '2026-12-01T10:00 on the clock of `timezone`; an offset or Z at its end says another',
});

export const DraftCode = Type.String({
  pattern: '^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$',
  description: 'Of its address: small letters, digits and hyphens',
});

export const DraftPrize = Type.Object(
  {
    name: inEach(200),
    image: Picture,
    kind: oneOf(PRIZE_KINDS),
    odds: Type.Unsafe<number | string>({
      type: ['integer', 'string'],
      maxLength: 12,
      description: 'Numbers of the ten thousand, or a share: "0.03 %"; all prizes add up to 100 %',
    }),
    stock: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 1_000_000,
      default: null,
      description: 'Null: as many as are won',
    }),
    cost: Type.Optional({
      ...Amount,
      description: 'What one costs the operator, in minor units; never shown to shoppers',
    }),
    code: Type.Optional(
      text(200, { minLength: 1, description: 'VOUCHER: the one code that all winners have' }),
    ),
    codes: Type.Optional(
      Type.Array(text(200, { minLength: 1 }), {
        maxItems: 100_000,
        description: 'VOUCHER: a code for each winner; stored encrypted, and never shown again',
      }),
    ),
  },
  closed,
);

const Times = Type.Integer({ minimum: 1, maximum: 10_000 });
export const DraftLottery = Type.Object(
  {
    code: DraftCode,
    title: inEach(120),
    summary: inEach(300),
    rules: Type.Object(
      Object.fromEntries(LANGUAGES.map((lang) => [lang, text(50_000, { minLength: 1 })])),
      { ...closed, description: 'HTML; tags that could do harm are taken out' },
    ),
    cover: Picture,
    timezone: Type.Optional(text(60, { description: 'IANA name; that of the region without it' })),
    startAt: Moment,
    endAt: Moment,
    revealAt: Type.Optional({
      ...Moment,
      description: 'When the seed is opened; at the end without it',
    }),
    addressDays: Type.Integer({
      minimum: 1,
      maximum: 90,
      default: ADDRESS_DAYS,
      description: 'Days that a winner has to give an address',
    }),
    prizes: Type.Array(DraftPrize, { minItems: 1, maxItems: 24 }),
    chances: Type.Array(
      Type.Object(
        {
          reason: oneOf(EARNED_BY),
          chances: Type.Integer({ minimum: 1, maximum: 1_000 }),
          mostADay: Times,
          mostInAll: Times,
        },
        closed,
      ),
      { minItems: 1, maxItems: EARNED_BY.length },
    ),
    risk: Type.Partial(RiskLimits, {
      ...closed,
      default: {},
      description: 'Limits that differ from the usual ones (AMB-42)',
    }),
  },
  closed,
);
export type DraftLottery = Omit<Static<typeof DraftLottery>, 'rules'> & {
  readonly rules: Readonly<Record<(typeof LANGUAGES)[number], string>>;
};

/** What is wrong, and where: `prizes.0.odds`. */
export interface DraftFault {
  readonly path: string;
  readonly says: string;
}
