/** What a watch is, and what became of a look, in one sentence. Pure. */
import type { Language } from '#contract/language.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { sayAmount } from '../../price/index.ts';
import type { KeptLook } from '../watch/look-log.ts';
import type { Watched } from '../watch/row.ts';
import { messages as en } from './en.ts';
import type { AlertMessages } from './en.ts';
import { messages as id } from './id.ts';
import { messages as th } from './th.ts';

const ALL: Readonly<Record<Language, AlertMessages>> = { th, en, id };

function say(
  lang: Language,
  key: keyof AlertMessages,
  holes: Readonly<Record<string, string | number>> = {},
): string {
  return ALL[lang][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(holes[name] ?? whole),
  );
}

/** The rule as one sentence (BEY-06). */
export function sayWatch(
  lang: Language,
  name: string,
  watched: Watched,
  currency: CurrencyCode,
): string {
  const { kind, lowDays, fraction, targetAmount, startAmount, verifiedOnly, minScore } = watched;
  const money = (amount: number | null) => (amount === null ? '–' : sayAmount(amount, currency));
  const key = kind === 'NEW_LOW' && !lowDays ? 'watch.NEW_LOW.ever' : (`watch.${kind}` as const);
  const sentence = say(lang, key, {
    name,
    basis: say(lang, basisOf(watched)),
    amount: money(targetAmount),
    start: money(startAmount),
    percent: Math.round((fraction ?? 0) * 10_000) / 100,
    days: lowDays ?? 0,
  });
  const only = [
    verifiedOnly ? say(lang, 'only.verified') : '',
    minScore === null ? '' : say(lang, 'only.score', { score: minScore }),
  ];
  return sentence + only.join('');
}

function basisOf({ withShipping, withCoupon }: Watched): keyof AlertMessages {
  if (withShipping) return withCoupon ? 'basis.all' : 'basis.no-coupon';
  return withCoupon ? 'basis.no-shipping' : 'basis.item';
}

/** Why a look was silent, or that it was not (BEY-46). */
export function sayLook(lang: Language, look: KeptLook, currency: CurrencyCode): string {
  const { amount, outcome, threshold } = look;
  const gap = amount !== null && threshold !== null ? sayAmount(amount - threshold, currency) : '–';
  return say(lang, `look.${outcome}`, { gap });
}
