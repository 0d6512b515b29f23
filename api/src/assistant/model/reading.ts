/**
 * What a model read in a question, as JSON of one shape, and the check of every field of it. It says
 * what is asked and never what is answered: a name that neither the conversation nor the dictionary
 * has, or an amount that nobody named, makes it worthless, and the rules read instead. Pure.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { CURRENCIES } from '#contract/money.ts';
import { oneOf } from '#contract/shapes.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { isKnownName, normalise, wordsOf } from '../../words/index.ts';
import type { Intent } from '../../search/index.ts';
import type { Question } from '../intent/question.ts';
import { amountsIn } from '../sum/amounts.ts';

/** What a model may take a question for; sums, warnings and courtesy are the rules' alone. */
const KINDS = [
  'FIND',
  'COMPARE',
  'GOOD_PRICE',
  'WAIT',
  'EXPLAIN',
  'COUPONS',
  'SHIPPING',
  'SELLER',
  'DEALS',
  'PRESENT',
  'ALERT',
  'BIGGEST',
  'DIFFER',
] as const;
const ORDERS = ['CHEAPEST', 'DEAREST', 'RATED', 'SOLD', 'CHEAPER', 'DEARER', 'MORE'] as const;
const PLATFORMS = ['LAZADA', 'SHOPEE', 'TIKTOK_SHOP', 'TOKOPEDIA'] as const;
const WISHES = [
  'FREE_SHIPPING',
  'OFFICIAL_SHOP',
  'FLASH_SALE',
  'REAL_DISCOUNT',
  'PER_UNIT',
] as const;
const amount = Type.Union([Type.Number({ minimum: 0 }), Type.Null()]);

export const Reading = Type.Object(
  {
    kind: oneOf(KINDS),
    things: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 3 }),
    without: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 6 }),
    minAmount: amount,
    maxAmount: amount,
    seenAmount: amount,
    platforms: Type.Array(oneOf(PLATFORMS), { maxItems: 3 }),
    wishes: Type.Array(oneOf(WISHES), { maxItems: 5 }),
    order: Type.Union([oneOf(ORDERS), Type.Null()]),
    places: Type.Array(Type.Integer({ minimum: -1, maximum: 4 }), { maxItems: 3 }),
  },
  { additionalProperties: false },
);
export type Reading = Static<typeof Reading>;

/** The question that a model read; undefined where it cannot be believed. */
export function questionRead(
  json: string,
  said: readonly string[],
  currency: CurrencyCode,
): Question | undefined {
  const reading = parsed(json);
  if (reading === undefined) return undefined;
  const { kind, things, without, minAmount, maxAmount, seenAmount, order, places } = reading;
  const conversation = said.map((text) => normalise(text));
  const known = new Set(said.flatMap((text) => amountsKnown(text, currency)));
  const minor = (major: number | null) =>
    major === null ? undefined : Math.round(major * 10 ** CURRENCIES[currency].digits);
  const amounts = [minAmount, maxAmount, seenAmount].map(minor);
  if (amounts.some((value) => value !== undefined && !known.has(value))) return undefined;
  if (![...things, ...without].every((name) => isSaid(name, conversation))) return undefined;
  const [least, most, seen] = amounts;
  return {
    kind,
    also: [],
    things: things
      .filter((thing) => thing.trim() !== '')
      .map((text) => sayIntent(intentRead(reading, text, least, most), currency)),
    places: places.filter((place) => place !== 0).map((place) => (place < 0 ? -1 : place - 1)),
    by: order,
    pointsBack: things.length === 0,
    page: 1,
    ...(seen === undefined ? {} : { amount: seen }),
  };
}

function intentRead(
  { without, platforms, wishes }: Reading,
  text: string,
  minAmount: number | undefined,
  maxAmount: number | undefined,
): Intent {
  const labels = wishes.filter((code) => code !== 'REAL_DISCOUNT' && code !== 'PER_UNIT');
  return {
    text: text.replace(/[-"“”<>=]+/g, ' ').trim(),
    ...(minAmount === undefined ? {} : { minAmount }),
    ...(maxAmount === undefined ? {} : { maxAmount }),
    platforms,
    labels,
    verdicts: wishes.includes('REAL_DISCOUNT') ? ['VERIFIED'] : [],
    without: without.map((name) => name.replace(/["“”]+/g, ' ').trim()),
    perUnit: wishes.includes('PER_UNIT'),
  };
}

function parsed(json: string): Reading | undefined {
  // some wrap what they say in a fence of code
  const [object] = /\{[^]*\}/.exec(json) ?? [];
  try {
    const value: unknown = JSON.parse(object ?? '');
    return Value.Check(Reading, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Every word of it is in the conversation, or is a name that the dictionary knows. */
function isSaid(name: string, conversation: readonly string[]): boolean {
  const words = wordsOf(name).map((word) => word.text);
  return (
    isKnownName(normalise(name).trim()) ||
    words.every((word) => isKnownName(word) || conversation.some((text) => text.includes(word)))
  );
}

function amountsKnown(text: string, currency: CurrencyCode): number[] {
  const { minAmount, maxAmount } = intentOf(text, currency);
  return [
    ...amountsIn(text, currency).map((said) => said.amount),
    ...[minAmount, maxAmount].flatMap((value) => value ?? []),
  ];
}
