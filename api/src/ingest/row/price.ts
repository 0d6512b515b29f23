/**
 * Which of the prices in a row holds: the plain one, or that of a sale while it runs. What
 * contradicts itself is refused, never guessed. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import type { Amount, DecimalMark } from '../parse/amount.ts';
import { parseAmount } from '../parse/amount.ts';
import { anyOf } from '../../lexicon/index.ts';
import { parseEnd, parseInstant } from '../parse/instant.ts';
import { isNothing } from '../parse/nothing.ts';
import type { Field } from '../profile/profile.ts';

export interface PriceTexts {
  /** What it costs without a sale; empty where the feed has no such column. */
  readonly plain: string;
  readonly sale: string;
  /** A struck old price. */
  readonly was: string;
  /** Both ends of the sale in one cell, as Google writes them. */
  readonly dates: string;
  readonly from: string;
  readonly until: string;
}

export interface Reading {
  readonly currency: CurrencyCode;
  readonly decimal: DecimalMark;
  readonly timezone: string;
  readonly scale: Readonly<Partial<Record<'price' | 'was', number>>>;
}

export interface RowPrice {
  readonly item: number;
  readonly was: number | null;
}
export interface PriceProblem {
  readonly field: Field;
  readonly reason: string;
  readonly value: string;
}

const REASONS = {
  'not a number': 'price.not_a_number',
  negative: 'price.negative',
  'too large': 'price.too_large',
  nothing: 'price.missing',
  free: 'price.zero',
} as const;

/** The price of a row as it was at an instant. */
export function priceAt(at: Date, texts: PriceTexts, reading: Reading): RowPrice | PriceProblem {
  const read = (text: string): Amount =>
    parseAmount(text, reading.currency, reading.decimal, reading.scale.price);
  const sale = texts.sale === '' ? ({ kind: 'nothing' } as const) : read(texts.sale);
  if (sale.kind === 'wrong')
    return { field: 'sale', reason: REASONS[sale.reason], value: texts.sale };
  const isOn =
    sale.kind === 'amount' && sale.value > 0 ? saleRuns(at, texts, reading.timezone) : false;
  if (isOn === null)
    return {
      field: 'sale_dates',
      reason: 'sale_dates.invalid',
      value: texts.dates || `${texts.from} / ${texts.until}`,
    };
  const plain = read(texts.plain);
  const struck = parseAmount(texts.was, reading.currency, reading.decimal, reading.scale.was);
  const old = struck.kind === 'amount' && struck.value > 0 ? struck.value : 0;
  if (isOn && sale.kind === 'amount' && plain.kind !== 'wrong') {
    const full = plain.kind === 'amount' ? plain.value : 0;
    if (full > 0 && sale.value > full)
      return {
        field: 'sale',
        reason: 'price.contradictory',
        value: `${texts.sale} > ${texts.plain}`,
      };
    return withOld(sale.value, Math.max(full, old));
  }
  if (plain.kind !== 'amount')
    return {
      field: 'price',
      reason: REASONS[plain.kind === 'wrong' ? plain.reason : plain.kind],
      value: texts.plain,
    };
  if (plain.value === 0) return { field: 'price', reason: 'price.zero', value: texts.plain };
  return withOld(plain.value, old);
}

function withOld(item: number, old: number): RowPrice {
  return { item, was: old > item ? old : null };
}

const UNTIL = new RegExp(
  String.raw`/(?=\s*\d{4}-)|\s+(?:[-–—]|${anyOf(({ feeds }) => feeds.until)})\s+`,
);

/**
 * Whether the sale runs; without dates it does. Null where its dates cannot be read: then nobody
 * knows the price.
 */
function saleRuns(at: Date, { dates, from, until }: PriceTexts, timezone: string): boolean | null {
  const [first = '', last = '', more] = isNothing(dates) ? [from, until] : dates.split(UNTIL);
  if (more !== undefined) return null;
  const begins = isNothing(first) ? null : parseInstant(first, timezone);
  const over = isNothing(last) ? null : parseEnd(last, timezone);
  if ((begins === null && !isNothing(first)) || (over === null && !isNothing(last))) return null;
  return (begins === null || at >= begins) && (over === null || at < over);
}
