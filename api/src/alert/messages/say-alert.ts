/** What a deal alert asks, and what became of a deal, in one sentence. Pure. */
import { moneyText } from '#contract/money.ts';
import type { AlertOutcome } from '#contract/alert/alert.ts';
import type { Frequency } from '#contract/alert/delivery.ts';
import type { Language } from '#contract/language.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { fillSentence } from '#contract/sentence.ts';
import type { DealRule } from '../deal/row.ts';
import type { LookDelivery } from '../watch/look-log.ts';
import { ALERT_WORDS } from './alert-words.ts';
import type { AlertWords } from './alert-words.ts';
import { sayWays } from './say.ts';

/** An alert by the names of what it asks for. */
export interface AlertParts {
  readonly keyword: string;
  readonly brand: string | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly rule: DealRule;
  readonly frequency: Frequency;
}

/** The whole alert (BEY-06): what it finds, what it asks of that, and how it comes. */
export function sayAlert(lang: Language, parts: AlertParts, currency: CurrencyCode): string {
  const { keyword, brand, categories, tags, rule, frequency } = parts;
  const say = sayer(lang);
  const any = (names: readonly string[]) => names.join(say('or'));
  const isTagAlone = keyword === '' && brand === null && categories.length === 0;
  const found = isTagAlone
    ? say('deals.tagged', { tags: any(tags) })
    : say('deals') +
      [
        ...(keyword === '' ? [] : [say('with', { keyword })]),
        ...(brand === null ? [] : [say('by', { brand })]),
        ...(categories.length === 0 ? [] : [say('in', { categories: any(categories) })]),
        ...(tags.length === 0 ? [] : [say('tagged', { tags: any(tags) })]),
      ].join(say('between'));
  return found + sayRule(lang, rule, currency) + say(`frequency.${frequency}`);
}

function sayRule(lang: Language, rule: DealRule, currency: CurrencyCode): string {
  const { maxAmount, minDiscount, minScore, verifiedOnly, lowDays } = rule;
  const say = sayer(lang);
  return [
    maxAmount === null ? '' : say('rule.amount', { amount: moneyText(maxAmount, currency) }),
    verifiedOnly ? say('rule.verified') : '',
    minDiscount === null
      ? ''
      : say('rule.discount', { percent: Math.round(minDiscount * 10_000) / 100 }),
    minScore === null ? '' : say('rule.score', { score: minScore }),
    lowDays === null ? '' : lowDays === 0 ? say('rule.ever') : say('rule.low', { days: lowDays }),
  ].join('');
}

/** Why a deal was not sent, or that it was (BEY-46). */
export function sayOutcome(lang: Language, outcome: AlertOutcome, delivery?: LookDelivery): string {
  const say = sayer(lang);
  if (outcome !== 'FIRED' || !delivery) return say(`outcome.${outcome}`);
  const { heldBy, time, ways } = delivery;
  if (heldBy) return say(`held.${heldBy}`, { time });
  return ways.length === 0 ? say('sent') : say('sent.ways', { ways: sayWays(lang, ways) });
}

const sayer =
  (lang: Language) =>
  (key: keyof AlertWords, values: Readonly<Record<string, string | number>> = {}): string =>
    fillSentence(lang, ALERT_WORDS[lang][key], values);
