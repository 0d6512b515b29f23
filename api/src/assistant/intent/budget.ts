/** A new budget, or more of the one before, for what was looked for. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/**
 * What goes on from a thing that was named, as it narrows it: a new budget, or more of it, and a size
 * without what it comes in. `typed`: the text without what only goes on.
 */
export function saidAfter(
  known: string,
  { text, typed, goesOn }: { text: string; typed: string; goesOn: boolean },
  currency: CurrencyCode,
  words: Words,
): string {
  const whole = withMoreBudget(known, text, currency, words) ?? typed;
  const bare = whole.replace(words.contained, '$1$2');
  return budgetAlone(bare, goesOn, currency, words) ?? bare;
}

const PACK_OF = new RegExp(`(?:${sourceOf(LEXICONS.map(({ goods }) => goods.packOf))})\\s*$`, 'iu');

/** An amount and nothing else that says what it is: a new budget, "<= 500". Undefined: it is not. */
function budgetAlone(
  text: string,
  isSure: boolean,
  currency: CurrencyCode,
  words: Words,
): string | undefined {
  const [said, ...others] = amountsIn(text, currency);
  if (said === undefined || others.length > 0 || said.isShare) return undefined;
  // "and if it is 199, is that cheap?" judges a price
  if (has(text.toLowerCase(), words.asks.GOOD_PRICE)) return undefined;
  // "a set of 12" is no budget
  if (!said.isMoney && PACK_OF.test(text.slice(0, said.start))) return undefined;
  const figure = text.slice(said.start, said.end);
  if (!isSure && !said.isMoney && figure.replace(/\D/g, '').length < LONG) return undefined;
  const left = `${text.slice(0, said.start)} ${text.slice(said.end)}`.toLowerCase();
  return [words.goingOn, words.fillers, words.otherBudget, words.particles]
    .reduce(without, left)
    .replace(/[\p{P}\p{S}\s]+/gu, '') === ''
    ? // "2 jutaan" says itself how far it goes
      `${isOfItself(figure, said.amount, currency) ? '' : '<= '}${figure}`
    : undefined;
}

function isOfItself(figure: string, amount: number, currency: CurrencyCode): boolean {
  return (intentOf(`x ${figure}`, currency).maxAmount ?? amount) > amount;
}

/** "Add 3000 to it": the text with the budget that this makes of the one before. */
function withMoreBudget(
  known: string,
  text: string,
  currency: CurrencyCode,
  words: Words,
): string | undefined {
  const { maxAmount } = intentOf(known, currency);
  const lower = text.toLowerCase();
  const [said, ...others] = amountsIn(text, currency);
  if (maxAmount === undefined || said === undefined || others.length > 0) return undefined;
  if (said.isShare || !has(lower, words.moreBudget)) return undefined;
  const before = without(lower.slice(0, said.end), words.moreBudget);
  const kept = before.slice(0, before.length - (said.end - said.start));
  const budget = sayIntent({ text: '', maxAmount: maxAmount + said.amount }, currency);
  return `${kept} ${budget.trim()} ${lower.slice(said.end)}`.replace(/\s+/g, ' ').trim();
}

/** Digits of a figure that is an amount without saying so. */
const LONG = 3;
