/** What is asked of prices by weight, volume or piece. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { measuresIn, thingIn, withoutMeasures } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import { bareOf } from './intent.ts';
import { splitOf } from './order.ts';
import type { Question } from './question.ts';
import { has, without, wordsIn } from './words.ts';
import type { Words } from './words.ts';

/** What may be asked of prices by the unit. */
const WEIGHED: readonly Question['kind'][] = ['COMPARE', 'FIND', 'GOOD_PRICE'];

/** Two sides that are compared by the unit; undefined: it names one. */
export function weighedOf(question: Question, text: string, words: Words): Question | undefined {
  const sides = WEIGHED.includes(question.kind) ? sidesOf(text, words) : [];
  return sides.length > 1 ? { ...question, kind: 'UNITS', things: sides } : undefined;
}

/** "Grapes or avocado per kilo", "5 kg or 1 kg of rice": two things, or one in two sizes. */
function sidesOf(text: string, words: Words): string[] {
  const { orders, asks, perUnit } = words;
  const around = [asks.COMPARE, orders.CHEAPER, orders.CHEAPEST, asks.GOOD_PRICE];
  // "5 kg or 1 kg": a figure is of a size
  const weighed = text.replace(perUnit, (said) => (/^\s*\d/.test(said) ? said : ' '));
  // the word between them is no part of what is asked
  const between = words.between;
  const asked = around.reduce(
    (left, one) => left.replace(one, (said) => (said.trim().search(between) === 0 ? said : ' ')),
    weighed.replace(/[?!]/g, ' '),
  );
  const parts = splitOf(asked, words).map((part) => bareOf(part, words));
  const sized = parts.filter((part) => isSized(part) && /\p{L}{2}/u.test(withoutMeasures(part)));
  return sized.length > 1 ? sized : parts.filter((part) => words.thingIn(part) !== undefined);
}

const isSized = (text: string): boolean => withoutMeasures(text) !== text;

/** The thing among what was named, by its unit price. */
export function perUnitOf(things: readonly string[], currency: CurrencyCode): string {
  const named = things.find((one) => thingIn(one, currency) !== undefined) ?? things[0] ?? '';
  return sayIntent({ ...intentOf(named, currency), perUnit: true }, currency);
}

/** "Gạo 5kg bao nhiêu 1 ký": what asks for the unit is a part of the question, and of no thing. */
export function unasked(things: readonly string[], text: string, currency: CurrencyCode): string[] {
  const { perUnit } = wordsIn(currency);
  const asked = new Set((text.toLowerCase().match(perUnit) ?? []).flatMap((one) => one.split(' ')));
  const isNamed = (word: string) => !asked.has(word.toLowerCase());
  return things.map((one) => one.split(' ').filter(isNamed).join(' '));
}

/** Several sizes and prices by the unit, which are no offers of one thing: no guess is made. */
export function areUnread(
  text: string,
  lower: string,
  currency: CurrencyCode,
  words: Words,
): boolean {
  if (!has(lower, words.perUnit)) return false;
  const asked = without(lower, words.perUnit);
  const prices = amountsIn(text, currency).filter(
    ({ role, isShare }) => role === 'price' && !isShare,
  );
  return measuresIn(asked).length > 1 && prices.length > 1;
}
