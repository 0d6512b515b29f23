/** The sentences of prices, in the language of the request. Pure. */
import type { Language } from '#contract/language.ts';
import { shownAmount } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Verdict } from '#contract/price/verdict.ts';
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

export function say(lang: Language, key: keyof PriceMessages, holes: Readonly<Record<string, string | number>>): string {
  return all[lang][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(holes[name] ?? whole));
}

/** The verdict in one sentence that names amounts and dates, and a second one when it was cheaper before. */
export function sayVerdict(verdict: Verdict, now: number, was: number | null, manner: Manner): string {
  const { lang } = manner;
  const amount = (value: number | null) => (value === null ? '' : sayAmount(value, manner.currency));
  const date = (time: string | null) => (time === null ? '' : formatDate(time, manner.timezone, manner.dateFormat));
  const holes = {
    now: amount(now),
    was: amount(was),
    claimed: percent(verdict.claimed ?? 0),
    off: sayOff(lang, verdict.real ?? 0),
    typical: amount(verdict.typicalAmount),
    raised: amount(verdict.raisedAmount),
    raisedDate: date(verdict.raisedTime),
    promoDate: date(verdict.promoStart),
    preDays: verdict.preDays,
    strikeDays: verdict.strikeDays,
    windowDays: verdict.windowDays,
    prior: amount(verdict.priorAmount),
    priorDate: date(verdict.priorTime),
  };
  const sentence = say(lang, keyOf(verdict), holes);
  return verdict.cheaperBefore && verdict.kind !== 'NO_CLAIM' ? `${sentence} ${say(lang, 'verdict.cheaper', holes)}` : sentence;
}

/** A small claim that is not even kept is told as what it is, though its verdict is VERIFIED (within ten points). */
function keyOf({ kind, typicalAmount, real }: Verdict): keyof PriceMessages {
  if (kind === 'NO_CLAIM') return typicalAmount === null ? 'verdict.NO_CLAIM' : 'verdict.NO_CLAIM.typical';
  if (kind === 'VERIFIED' && (real ?? 0) < 0.01) return 'verdict.OVERSTATED';
  return `verdict.${kind}` as keyof PriceMessages;
}

function sayOff(lang: Language, real: number): string {
  if (percent(real) >= 1) return say(lang, 'off.some', { percent: percent(real) });
  return percent(-real) >= 1 ? say(lang, 'off.dearer', { percent: percent(-real) }) : say(lang, 'off.none', {});
}

export function sayAmount(amount: number, currency: CurrencyCode): string {
  const { symbol, figure } = shownAmount(amount, currency);
  return symbol + figure;
}

/** Whole per cent, rounded down, in decimal arithmetic (0.29 is 29). */
export function percent(fraction: number): number {
  return Math.floor(Number(`${fraction}e2`));
}
