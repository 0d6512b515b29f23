/** The sentences of prices, in the language of the request. Pure. */
import type { Language } from '#contract/language.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Verdict } from '#contract/price/verdict.ts';
import { factsOf } from '#contract/price/fact.ts';
import type { ShownPrice } from '#contract/price/fact.ts';
import { sayPrice } from '#contract/price/say.ts';
import { fillSentence } from '#contract/sentence.ts';
import { formatDate } from '#contract/time.ts';
import { messages as en } from './en.ts';
import type { PriceMessages } from './en.ts';
import { messages as id } from './id.ts';
import { messages as th } from './th.ts';

const all: Readonly<Record<Language, PriceMessages>> = { th, en, id };

/** How a tenant writes amounts and dates. */
export interface Manner {
  readonly lang: Language;
  readonly currency: CurrencyCode;
  readonly timezone: string;
  readonly dateFormat: string;
}

export function say(
  lang: Language,
  key: keyof PriceMessages,
  holes: Readonly<Record<string, string | number>>,
): string {
  return fillSentence(lang, all[lang][key], holes);
}

/** The verdict in sentences that name amounts and dates. */
export function sayVerdict(
  verdict: Verdict,
  price: Omit<ShownPrice, 'timezone'>,
  { lang, currency, timezone, dateFormat }: Manner,
): string {
  const manner = { currency, date: (time: string) => formatDate(time, timezone, dateFormat) };
  return factsOf(verdict, { ...price, timezone })
    .map((fact) => sayPrice(lang, fact, manner))
    .join(' ');
}
