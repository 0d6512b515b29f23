/** Amounts that limit nothing: what an order comes to, and what a thing that is compared was to cost. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { questionOf } from './intent.ts';
import { isLimitsAlone } from './narrow.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { without } from './words.ts';
import type { Words } from './words.ts';

/** "Is shipping free below 300 too?": what the order comes to names nothing that is sent. */
export function sentOf(
  question: Question,
  known: string | undefined,
  currency: CurrencyCode,
  words: Words,
): Question {
  const [thing = ''] = question.things;
  const order = without(thing.toLowerCase(), SHOWN_WORDS.buying);
  return question.kind === 'SHIPPING' &&
    known !== undefined &&
    isLimitsAlone(order, currency, words)
    ? { ...question, things: [], pointsBack: true }
    : question;
}

/** What was looked for is compared by what it is, whatever it was to cost. */
export function unlimitedOf(
  question: Question,
  known: string | undefined,
  currency: CurrencyCode,
): Question {
  const { kind, things } = question;
  return kind !== 'COMPARE' || known === undefined
    ? question
    : {
        ...question,
        things: things.map((one) => (one === known ? intentOf(one, currency).text : one)),
      };
}

/** The same at whatever price. */
export function withoutBudget(known: string, currency: CurrencyCode, words: Words): Question {
  const { minAmount: _least, maxAmount: _most, ...kept } = intentOf(known, currency);
  return { ...questionOf(known, words), kind: 'FIND', things: [sayIntent(kept, currency)] };
}
