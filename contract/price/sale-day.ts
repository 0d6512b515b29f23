/** Days of a region on which its shops are known to cut prices: data of the region (BEY-22). */

export const SALE_KINDS = ['PAYDAY', 'MID_MONTH', 'HARBOLNAS', 'HOLIDAY', 'DOUBLE'] as const;

export interface SaleDay {
  readonly kind: (typeof SALE_KINDS)[number];
  /** `MM-DD`, or `DD` of every month. */
  readonly on: string;
}

const two = (number: number) => String(number).padStart(2, '0');
/** 1.1 to 12.12, as marketplaces of the whole region have them. */
const DOUBLE_DAYS: readonly SaleDay[] = Array.from({ length: 12 }, (_, index) => ({
  kind: 'DOUBLE',
  on: `${two(index + 1)}-${two(index + 1)}`,
}));
/** Days of a leap year. */
const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * The days that words stand for: `DOUBLE` for 1.1 to 12.12, `PAYDAY:25` for a day of every month,
 * `HARBOLNAS:12-12` for a day of the year. Of two kinds on one day the first counts. Null: no such
 * day.
 */
export function saleDaysOf(word: string): readonly SaleDay[] | null {
  if (word === 'DOUBLE') return DOUBLE_DAYS;
  const [, kind = '', month, day = ''] = /^([A-Z_]+):(?:(\d\d)-)?(\d\d)$/.exec(word) ?? [];
  const isKind = (SALE_KINDS as readonly string[]).includes(kind) && kind !== 'DOUBLE';
  const last = month === undefined ? 31 : (LAST_DAYS[Number(month) - 1] ?? 0);
  if (!isKind || Number(day) < 1 || Number(day) > last) return null;
  return [{ kind: kind as SaleDay['kind'], on: month === undefined ? day : `${month}-${day}` }];
}
