/**
 * Vouchers inside a cell: Shopee's JSON, whose code is in `text_info` and whose sums are times
 * 100,000.
 */
import { hash } from 'node:crypto';
import type { CurrencyCode } from '#contract/money.ts';
import { CURRENCIES } from '#contract/money.ts';
import { LIMITS } from '../limits.ts';
import { jsonCell } from './cell.ts';
import { parseEnd, parseInstant } from './instant.ts';
import { isNothing } from './nothing.ts';
import { cleanLine } from './text.ts';

const SCALE = 100_000;

/** As the coupon module takes it in; times are ISO. */
export interface VoucherWord {
  key: string;
  code: string | null;
  title: string;
  shop: string | null;
  type: 'AMOUNT' | 'DISCOUNT';
  amount: number | null;
  fraction: number | null;
  min: number | null;
  cap: number | null;
  starts: string | null;
  ends: string | null;
}

export function vouchersOf(text: string, currency: CurrencyCode, timezone: string): VoucherWord[] {
  const found = text === '' ? undefined : jsonCell(text);
  if (!Array.isArray(found)) return [];
  const words = new Map<string, VoucherWord>();
  for (const one of found.slice(0, LIMITS.vouchers) as (Record<string, unknown> | null)[]) {
    const word = one && typeof one === 'object' ? voucherOf(one, currency, timezone) : null;
    if (word) words.set(word.key, word);
  }
  return [...words.values()];
}

function voucherOf(
  one: Record<string, unknown>,
  currency: CurrencyCode,
  timezone: string,
): VoucherWord | null {
  // a voucher in another currency than its product's would be misread by its shopper
  if (typeof one.currency === 'string' && one.currency !== currency) return null;
  const code = word(one.text_info ?? one.voucher_code ?? one.code);
  const shop = word(one.shop_vouncher ?? one.shop_voucher ?? one.shop_name);
  const unit = 10 ** CURRENCIES[currency].digits;
  const percent = positive(one.discount_percentage);
  const fixed = positive(one.discount);
  const starts = timeOf(one.validity_start ?? one.start_time, (text) =>
    parseInstant(text, timezone),
  );
  const ends = timeOf(one.validity_end ?? one.end_time, (text) => parseEnd(text, timezone));
  // a time that nobody can read would make it valid when it is not
  if (
    starts === undefined ||
    ends === undefined ||
    (code === null && percent === null && fixed === null)
  )
    return null;
  const asFraction = percent !== null && percent <= 100;
  return {
    key: hash(
      'sha1',
      [shop, code, starts, code === null ? `${percent}/${fixed}` : ''].join('\u0001'),
      'hex',
    ).slice(0, 24),
    code,
    shop,
    title: titleOf(code, shop),
    type: asFraction ? 'DISCOUNT' : 'AMOUNT',
    amount: asFraction || fixed === null ? null : Math.round(fixed * unit),
    fraction: asFraction ? Math.round(percent * 100) / 10_000 : null,
    min: scaled(one.min_spend, unit),
    cap: scaled(one.discount_cap, unit),
    starts,
    ends,
  };
}

function titleOf(code: string | null, shop: string | null): string {
  return [shop, code].filter((part) => part !== null).join(': ') || 'Voucher';
}

function word(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const plain = cleanLine(value, LIMITS.word);
  return plain === '' || isNothing(plain) ? null : plain;
}

function positive(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 && number < 1e12
    ? number
    : null;
}

function scaled(value: unknown, unit: number): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return null;
  const amount = Math.round((number / SCALE) * unit);
  return amount <= LIMITS.amount ? amount : null;
}

/** ISO; null where nothing is given, undefined where it cannot be read. */
function timeOf(value: unknown, read: (text: string) => Date | null): string | null | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return isNothing(text) || text === '0' ? null : read(text)?.toISOString();
}
