/** Facts and chips as text, in the language and the manner of a tenant. Pure. */
import type { Language } from '../language.ts';
import { formatPercent, shownAmount } from '../money.ts';
import type { CurrencyCode } from '../money.ts';
import type { ChipKey, FactKey, HoleValue, Said, WhyKey } from './fact.ts';
import { chips as enChips, facts as enFacts } from './words/en.ts';
import type { PriceWords } from './words/en.ts';
import { chips as idChips, facts as idFacts } from './words/id.ts';
import { chips as thChips, facts as thFacts } from './words/th.ts';

const WORDS: Readonly<Record<Language, PriceWords>> = { th: { ...thChips, ...thFacts }, en: { ...enChips, ...enFacts }, id: { ...idChips, ...idFacts } };

export interface PriceManner {
  readonly currency: CurrencyCode;
  /** A day as the tenant writes it. */
  readonly date: (time: string) => string;
}

export function sayPrice(lang: Language, said: Said<ChipKey | WhyKey | FactKey>, manner: PriceManner): string {
  return WORDS[lang][said.key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = said.holes[name];
    return value === undefined ? whole : holeText(value, manner);
  });
}

/** A hole as it is read: money, a day, whole per cent rounded down, a number. */
export function holeText(value: HoleValue, { currency, date }: PriceManner): string {
  if ('amount' in value) {
    const { symbol, figure } = shownAmount(value.amount, currency);
    return symbol + figure;
  }
  if ('time' in value) return date(value.time);
  return 'share' in value ? formatPercent(value.share) : String(value.count);
}
