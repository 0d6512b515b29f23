/** What goes on from packs with a price each: another one, another price, or so much of them. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { personIn } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import { AFTER, packsIn } from '../sum/packs.ts';
import { boughtIn } from './pieces.ts';
import { namesIn } from './quote.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS, sizeIn } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** "And 2 kg for 20?": another pack beside those before, or one of them at another price. */
export function packsAgain(
  sum: string,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (isOfOther(sum, text, words)) return undefined;
  const packs = `${sum}${AFTER}${text}`;
  return packsIn(packs, currency) && { ...NOTHING, kind: 'PACKS', things: [packs] };
}

/** Baby milk is weighed against no other milk, nor rice against sugar. */
function isOfOther(sum: string, text: string, words: Words): boolean {
  const { thingIn, kindsOf, goingOn, particles, asks } = words;
  const said = [goingOn, particles, SHOWN_WORDS.reduced, asks.GOOD_PRICE, TALK.codes];
  // "the big bottle" is no bottle
  const sized = sizeIn(text.toLowerCase())?.rest ?? text.toLowerCase();
  const [before, now] = [sum, said.reduce(without, sized)].map(thingIn);
  if (before === undefined || now === undefined) return false;
  const isOfSomebody = (said: string) => personIn(said.toLowerCase()).person !== 'anyone';
  const isOfKind = kindsOf(before).some((kind) => kindsOf(now).includes(kind));
  return (before !== now && !isOfKind) || (isOfSomebody(text) && !isOfSomebody(sum));
}

/** So many words, the amount among them, tell nothing else. */
const FEW = 4;

/** "And if I need 10 kg, 12 shipping each?": so much of what the packs hold. */
export function boughtOfPacks(
  sum: string,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const packs = packsIn(sum, currency);
  const lower = text.toLowerCase();
  const amounts = amountsIn(lower, currency);
  const fees = amounts.filter(({ role }) => role === 'shipping');
  const unpaid = fees
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), lower);
  const asks = [SHOWN_WORDS.buying, SHOWN_WORDS.howMuch, TALK.pay].some((one) => has(lower, one));
  // "a month 20 kg": so much, and few words beside it
  const isShort = namesIn(unpaid).length <= FEW && words.thingIn(unpaid) === undefined;
  const bought = packs && (asks || isShort) ? boughtIn(unpaid, words) : undefined;
  if (packs === undefined || bought === undefined || fees.length > 1) return undefined;
  // "find me packs of three" looks for some
  if (!asks && bought.pack === undefined) return undefined;
  const [fee] = fees;
  const { pieces, pack = { unit: 'piece', size: pieces, words: `${pieces}` } } = bought;
  const isAlike = packs.every(({ unit }) => unit === pack.unit);
  return isAlike && amounts.every((one) => one === fee || !one.isMoney)
    ? { ...NOTHING, kind: 'PACKS', things: [sum], pack, ...(fee ? { amount: fee.amount } : {}) }
    : undefined;
}
