/**
 * How people speak where they pay in a currency: their languages, the one of the country first, and
 * how they say amounts. A currency that is not listed is spoken of in English.
 */
import type { CurrencyCode } from './currency.ts';

export interface Speech {
  /** ISO 639-1, or -3 where there is none; of one place with its country. */
  readonly languages: readonly [string, ...string[]];
  /** A letter that is the sign of the currency before an amount: P500. */
  readonly letter?: string;
  /** Letters before an amount that are nothing else than the sign of the currency: RM50. */
  readonly sign?: string;
  /** An amount below a thousand is of thousands: 500 is 500,000. */
  readonly inThousands?: true;
  /** So many coins of a shopping platform are worth one of the currency; otherwise one is. */
  readonly coinsOfOne?: number;
}

const SPEECH: Readonly<Partial<Record<CurrencyCode, Speech>>> = {
  THB: { languages: ['th', 'en'] },
  IDR: { languages: ['id', 'en'], sign: 'rp', inThousands: true },
  SGD: { languages: ['en', 'en-SG', 'ms', 'id'], coinsOfOne: 100 },
  MYR: { languages: ['ms', 'id', 'en', 'en-SG'], sign: 'rm', coinsOfOne: 100 },
  PHP: { languages: ['tl', 'en'], letter: 'p' },
  VND: { languages: ['vi', 'en'], inThousands: true },
};
const OTHERWISE: Speech = { languages: ['en'] };
const SPOKEN = new Set(Object.values(SPEECH).flatMap(({ languages }) => languages));

export function speechOf(currency: string): Speech {
  return SPEECH[currency as CurrencyCode] ?? OTHERWISE;
}

/** Of a language that is the one of no market nothing is known: it may be spoken anywhere. */
export function isSpokenIn(language: string, currency: string): boolean {
  return speechOf(currency).languages.includes(language) || !SPOKEN.has(language);
}
