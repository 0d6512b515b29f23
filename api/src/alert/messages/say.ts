/** What a watch is, and what became of a look, in one sentence. Pure. */
import { moneyText } from '#contract/money.ts';
import type { Language } from '#contract/language.ts';
import { fillSentence } from '#contract/sentence.ts';
import { wellFormed } from '#contract/text.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { KeptLook, LookDelivery } from '../watch/look-log.ts';
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
  return fillSentence(lang, ALL[lang][key], holes);
}

/** The rule as one sentence (BEY-06). */
export function sayWatch(
  lang: Language,
  name: string,
  watched: Watched,
  currency: CurrencyCode,
): string {
  const { kind, lowDays, fraction, targetAmount, startAmount, verifiedOnly, minScore } = watched;
  const money = (amount: number | null) => (amount === null ? '–' : moneyText(amount, currency));
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

/** Why a look was silent, or how its owner heard of it (BEY-46). */
export function sayLook(lang: Language, look: KeptLook, currency: CurrencyCode): string {
  const { amount, outcome, threshold, delivery } = look;
  if (outcome === 'FIRED' && delivery) return sayDelivery(lang, delivery);
  if (look.unread) return sayUnread(lang, look.unread);
  const gap = amount !== null && threshold !== null ? moneyText(amount - threshold, currency) : '–';
  return say(lang, `look.${outcome}`, { gap });
}

/** Why no price was read, and what was there instead. */
function sayUnread(lang: Language, { reason, value }: NonNullable<KeptLook['unread']>): string {
  if (reason === 'feed') return say(lang, 'look.UNREADABLE.feed');
  const kind = reason.startsWith('price.') || reason.startsWith('currency.') ? 'price' : 'row';
  return value === ''
    ? say(lang, kind === 'price' ? 'look.UNREADABLE' : 'look.UNREADABLE.row')
    : say(lang, `look.UNREADABLE.${kind}.read`, { value: oneLine(value) });
}

/** What a shop wrote, on one line. */
const oneLine = (text: string): string =>
  wellFormed(text)
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim();

function sayDelivery(lang: Language, { ways, heldBy, time }: LookDelivery): string {
  if (heldBy) return say(lang, `look.held.${heldBy}`, { time });
  if (ways.length === 0) return say(lang, 'look.FIRED');
  return say(lang, 'look.FIRED.ways', { ways: sayWays(lang, ways) });
}

/** Channels as a list. */
export function sayWays(lang: Language, ways: LookDelivery['ways']): string {
  const names = ways.map((way) => say(lang, `way.${way}`));
  const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
  return list.replace(/\s+/g, ' ');
}

/** That a price may be a mistake of the shop (BEY-40). */
export const sayOdd = (lang: Language): string => say(lang, 'odd');
