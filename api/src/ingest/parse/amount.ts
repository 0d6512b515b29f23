/**
 * Amounts as feeds write them → integers in the currency's minor unit. All arithmetic is on the
 * digits, so `1290.05` never passes through floating point; what is not clearly one number is
 * refused, not guessed.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { CURRENCIES } from '#contract/money.ts';
import { wholeOf } from '../../lexicon/index.ts';
import { LIMITS } from '../limits.ts';
import { isCurrency } from './currency.ts';
import { isNothing, westernDigits } from './nothing.ts';

/** Which mark separates decimals, when the operator or the profile knows. */
export type DecimalMark = 'auto' | 'dot' | 'comma';

export type Amount =
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'free' }
  | { readonly kind: 'wrong'; readonly reason: 'not a number' | 'negative' | 'too large' };

const PLAIN = /^\d{1,12}$/;
const PLAIN_DECIMAL = /^(\d{1,12})\.(\d{1,2})$/;
const SCIENTIFIC = /^[+-]?\d+(?:\.\d+)?[eE][+-]?\d{1,3}$/;
const FREE = wholeOf(({ feeds }) => feeds.free);
export function parseAmount(
  text: string,
  currency: CurrencyCode,
  mark: DecimalMark = 'auto',
  scale = 1,
): Amount {
  const { digits } = CURRENCIES[currency];
  if (scale === 1 && PLAIN.test(text)) return bounded(Number(text) * 10 ** digits);
  if (scale === 1 && mark !== 'comma' && digits === 2) {
    const simple = PLAIN_DECIMAL.exec(text);
    if (simple)
      return bounded(Number(simple[1]) * 100 + Number((simple[2] as string).padEnd(2, '0')));
  }
  if (scale > 1 && /^\d{1,15}$/.test(text)) return fromDecimal(text, digits, scale);
  if (isNothing(text)) return { kind: 'nothing' };
  const trimmed = westernDigits(
    text
      .normalize('NFKC')
      // marks of direction and of width are not seen
      .replace(/\p{Cf}/gu, '')
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim(),
  );
  if (FREE.test(trimmed.replace(/!$/, ''))) return { kind: 'free' };
  if (SCIENTIFIC.test(trimmed)) return fromFloat(trimmed, digits, scale);
  let bare = trimmed;
  let negative = false;
  if (/^[-−(]/.test(bare)) {
    negative = true;
    bare = bare.replace(/^[-−(]\s*/, '').replace(/\)$/, '');
  }
  bare = withoutCurrency(withoutCurrency(bare));
  if (/^[-−]/.test(bare)) {
    negative = true;
    bare = bare.slice(1).trim();
  }
  const decimal = plainDecimalOf(
    bare,
    digits === 0 || CURRENCIES[currency].shownDecimals === 0,
    mark,
  );
  if (decimal === null) return { kind: 'wrong', reason: 'not a number' };
  if (negative && /[1-9]/.test(decimal)) return { kind: 'wrong', reason: 'negative' };
  return fromDecimal(decimal, digits, scale);
}

/**
 * Without the currency, or the dash that stands for no satang, at either end: any other word makes
 * a number something else, such as "150rb" and "from 199".
 */
function withoutCurrency(text: string): string {
  const before = /^([^\d\s.,()+-]{1,5}\.?)\s*(?=[-−\d])/u.exec(
    text.replace(/^([a-z]{1,3}) \$/i, '$1$'),
  );
  const from =
    before && isCurrency(before[1] as string) ? before.input.slice(before[0].length) : text;
  const after = /(?<=[\d-])\s*([^\d\s.,()+-]{1,5})$/u.exec(from);
  const to = after && isCurrency(after[1] as string) ? from.slice(0, after.index) : from;
  return to.replace(/(?<=\d)[,.]-$/, '').trim();
}

/**
 * A grouped number as `1234.5`. With both marks present the last one separates decimals. With one
 * kind alone: several groups of three are thousands; a single group of three is thousands after a
 * comma, and after a dot only where the currency shows no decimals (Rp149.000 is 149 thousand,
 * 149.000 baht is 149).
 */
export function plainDecimalOf(text: string, dotGroups: boolean, mark: DecimalMark): string | null {
  const compact = text.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '');
  if (!/^\d[\d.,]*$/.test(compact)) return null;
  const dots = compact.split('.').length - 1;
  const commas = compact.split(',').length - 1;
  if (dots === 0 && commas === 0) return compact;
  if (dots > 0 && commas > 0) {
    const [group, point] =
      compact.lastIndexOf('.') > compact.lastIndexOf(',') ? [',', '.'] : ['.', ','];
    return joined(compact, group as string, point as string);
  }
  const sign = dots > 0 ? '.' : ',';
  const groups = new RegExp(`^[1-9]\\d{0,2}(\\${sign}\\d{3})+$`).test(compact);
  if (mark !== 'auto') {
    const point = mark === 'dot' ? '.' : ',';
    if (sign !== point) return groups ? compact.replaceAll(sign, '') : null;
    return (dots || commas) === 1
      ? compact.replace(sign, '.').replace(/\.$/, '')
      : groups
        ? compact.replaceAll(sign, '')
        : null;
  }
  if ((dots || commas) > 1) return groups ? compact.replaceAll(sign, '') : null;
  if (groups && (sign === ',' || dotGroups)) return compact.replace(sign, '');
  return compact.replace(sign, '.').replace(/\.$/, '');
}

function joined(text: string, group: string, point: string): string | null {
  const [whole = '', fraction, more] = text.split(point);
  if (
    more !== undefined ||
    !new RegExp(`^\\d{1,3}(\\${group}\\d{3})*$`).test(whole) ||
    (fraction ?? '').includes(group)
  )
    return null;
  return `${whole.replaceAll(group, '')}.${fraction ?? ''}`.replace(/\.$/, '');
}

/** Decimal text, divided by `scale`, in minor units, rounded half up. */
function fromDecimal(text: string, digits: number, scale: number): Amount {
  const [whole = '0', fraction = ''] = text.split('.');
  const kept = fraction.slice(0, digits + 1).padEnd(digits + 1, '0');
  const tenths = Number(whole + kept);
  if (!Number.isSafeInteger(tenths)) {
    const exact = BigInt(whole + kept) / BigInt(scale);
    return exact > BigInt(LIMITS.amount) * 10n
      ? { kind: 'wrong', reason: 'too large' }
      : bounded(Number((exact + 5n) / 10n));
  }
  return bounded(Math.floor((tenths / scale + 5) / 10));
}

/** Scientific notation is already a rounded float; the nearest minor unit is what it meant. */
function fromFloat(text: string, digits: number, scale: number): Amount {
  const value = Number(text);
  if (value < 0) return { kind: 'wrong', reason: 'negative' };
  return bounded(Math.round(Number(((value / scale) * 10 ** digits).toPrecision(15))));
}

function bounded(value: number): Amount {
  return value > LIMITS.amount || !Number.isSafeInteger(value)
    ? { kind: 'wrong', reason: 'too large' }
    : { kind: 'amount', value };
}
