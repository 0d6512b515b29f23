/** Currencies as feeds name them: codes, signs, and the sign inside a price. */
import { HABITS } from '#contract/market/currency-habit.ts';
import { CURRENCY_CODES } from '#contract/market/currency.ts';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(HABITS).flatMap(([code, { feed }]) => (feed ? [[feed, code] as const] : [])),
  [/^r\$$/i, 'BRL'],
  [/^€$/, 'EUR'],
  [/^£$/, 'GBP'],
];

/**
 * A currency code, from a code or a sign; null when the text is neither. A bare `$` is nobody's:
 * four currencies of this region write it.
 */
export function currencyOf(text: string): string | null {
  if (/^[A-Z]{3}$/.test(text)) return text;
  const trimmed = text.trim();
  for (const [sign, code] of SIGNS) if (sign.test(trimmed)) return code;
  return /^[a-z]{3}$/i.test(trimmed) ? trimmed.toUpperCase() : null;
}

/**
 * Whether a word beside a number is a currency, and neither a unit nor a thousand (`rb`, `k`,
 * `jt`).
 */
export function isCurrency(word: string): boolean {
  const code = currencyOf(word);
  return word === '$' || word === '¤' || (code !== null && KNOWN.has(code));
}

/**
 * The currency that a price carries with it (`THB 1290`, `RM12.90`, `149.000 ₫`); null when it
 * carries none.
 */
export function currencyInPrice(text: string): string | null {
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  if (isDigit(first) && isDigit(last)) return null;
  const found =
    /^\s*([^\d\s.,+-]{1,5})[\s.]*[\d-]/u.exec(text)?.[1] ??
    /\d[\s]*([^\d\s.,-]{1,5})\s*$/u.exec(text)?.[1];
  if (found === undefined || /^[-−(]$/.test(found)) return null;
  const code = currencyOf(found);
  return code !== null && KNOWN.has(code) ? code : null;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Words of three letters in a price that are currencies, not units; feeds have foreign ones too. */
const KNOWN = new Set<string>([
  ...CURRENCY_CODES,
  'BRL',
  'MXN',
  'CLP',
  'COP',
  'EUR',
  'GBP',
  'JPY',
  'KRW',
  'AUD',
]);
