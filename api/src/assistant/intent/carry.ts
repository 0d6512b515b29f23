/**
 * What a question means after a sum, the biggest discounts, an alert or a comparison that
 * was asked for: what it does not say again is carried over. Pure.
 */
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { dictionaryOf, normalise } from '../../words/index.ts';
import { amountsIn, TAKEN } from '../sum/amounts.ts';
import type { Said } from '../sum/amounts.ts';
import { AFTER, packsIn, uncounted } from '../sum/packs.ts';
import { leftOutOf, reckoningIn } from '../sum/voucher.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { isKindAlone, isNothing } from './left.ts';
import { isHolder } from './pack.ts';
import { isNarrowing, narrowed, withLimits } from './narrow.ts';
import { presentAgain } from './present-again.ts';
import { AT_MOST } from './shorthand.ts';
import { BOUGHT, countsIn, SHOWN_WORDS } from './shown.ts';
import { personIn, TALK } from './talk.ts';
import { asTyped } from './typed.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** What was named last, and what was asked of it. */
export interface Topic extends Pick<Question, 'kind' | 'things'> {
  /** What was asked last, be it of what was named before. */
  readonly asked: Question['kind'];
  /** How far its list was shown. */
  readonly page: number;
  /** The last sum that was asked for. */
  readonly sum: string;
  /** The question before, where it asked about a price. */
  readonly priced?: string | undefined;
  /** What was shown last is only a part of what was named. */
  readonly isPart?: boolean;
  /** It was of all that is sold. */
  readonly isOfAll?: boolean;
  /** A price that somebody saw, or waits for. */
  readonly amount?: number;
}

/** Text without what only goes on, and as it is read without what was asked before. */
export interface Spoken {
  readonly said: string;
  readonly goesOn: boolean;
  readonly question: Question;
}

/** What another sentence can change of an offer. */
const CHANGES: readonly Said['role'][] = ['off', 'shipping'];
/** Right before what an order costs: "if I only spend 75". */
const ORDER = new RegExp(`(?:${SHOWN_WORDS.orders.source})\\s*$`, 'u');
/** So many pieces are counted without a currency. */
const PIECES = /(?<![\d.,])\d{1,2}(?![\d.,]*\d|\s*%)/g;

/** "And for 3 pieces?": the last sum with another count or price. */
export function sumAgain(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const { asked: kind } = topic;
  const isAdded = kind === 'PACKS' || kind === 'OFFERS';
  if (isAdded && isChoice(text.toLowerCase(), words))
    return { ...NOTHING, kind, things: [topic.sum] };
  if (kind === 'PACKS') return packsAgain(topic.sum, text, currency, words);
  // "is 95 good for 50 of them?", "and 34 for 70?"
  const isOwn =
    AT_MOST.test(text) ||
    isHolder(words.thingIn(topic.priced ?? ''), words) ||
    has(text.toLowerCase(), words.asks.GOOD_PRICE);
  const beside = isOwn ? undefined : packsAgain(topic.priced ?? '', text, currency, words);
  if (beside) return beside;
  const isSum = kind === 'RECKON' || kind === 'OFFERS';
  if (!isSum) return undefined;
  const question: Question = { ...NOTHING, kind, things: [topic.sum] };
  const lower = text.toLowerCase();
  if (kind === 'RECKON' && isPayAlone(lower, words)) return question;
  const other = kind === 'RECKON' ? otherVoucher(topic.sum, text, currency, words) : undefined;
  if (other) return { ...question, things: [other] };
  const more = kind === 'RECKON' ? addedTo(topic.sum, text, currency, words) : undefined;
  if (more) return { ...question, things: [more] };
  if (words.thingIn(uncounted(text)) !== undefined) return undefined;
  // "and without the code?"
  const { without: refused = [] } = intentOf(`x ${text}`, currency);
  const leftOut = leftOutOf(asTyped(refused.join(' '), [text]), words);
  // without the fee itself, where nothing lowers it
  const isFee =
    leftOut === 'SHIPPING' &&
    reckoningIn(topic.sum, currency)?.vouchers.every(({ issuer }) => issuer !== 'SHIPPING');
  if (isFee) return { ...question, isSentFree: true };
  if (leftOut) return { ...question, leftOut };
  const amounts = amountsIn(text, currency);
  if (amounts.length === 0 && has(lower, words.asWish.SHIPPING))
    return { ...question, isSentFree: true };
  if (kind === 'OFFERS' && amounts.some(({ role }) => CHANGES.includes(role)))
    return { ...question, things: [`${topic.sum}${AFTER}${text}`] };
  // "and 5% cashback", "plus 40 shipping": what the sum has nothing of yet
  const taken = amounts.filter(({ role }) => TAKEN.includes(role) || role === 'shipping');
  const before = amountsIn(topic.sum, currency);
  const areNew = taken.every(({ role }) => !before.some((one) => one.role === role));
  if (kind === 'RECKON' && taken.length > 0 && areNew)
    return { ...question, things: [`${topic.sum}, ${text}`] };
  const said = amounts.filter(
    ({ role, isShare }) => (role === 'price' || role === 'each') && !isShare,
  );
  const { counts } = countsIn(lower, words.numbers);
  const [pieces = 0] = counts;
  const figures: readonly string[] = text.match(PIECES) ?? [];
  const [price] = said.filter(
    (one) =>
      one.isMoney ||
      isOrder(one.before.toLowerCase()) ||
      !figures.includes(text.slice(one.start, one.end)),
  );
  if (kind === 'RECKON' && said.length < 2 && price)
    return isMore(text, words)
      ? { ...question, things: [`${topic.sum}, ${text.slice(price.start, price.end)}`] }
      : { ...question, amount: price.amount };
  return counts.length === 1 && pieces > 0 ? { ...question, pieces } : undefined;
}

/** "And a bottle of fish sauce for 28": whatever it is, it costs so much more. */
function addedTo(
  sum: string,
  text: string,
  currency: CurrencyCode,
  words: Words,
): string | undefined {
  if (!isMore(text, words) || words.thingIn(text) === undefined) return undefined;
  const [price, ...others] = amountsIn(text, currency).filter(({ isMoney }) => isMoney);
  const isPrice = price !== undefined && (price.role === 'price' || price.role === 'each');
  return isPrice && others.length === 0
    ? `${sum}, ${text.slice(price.start, price.end)}`
    : undefined;
}

/** "So what do I pay in the end?" */
function isPayAlone(text: string, words: Words): boolean {
  const around = [TALK.pay, words.goingOn, SHOWN_WORDS.howMuch, SHOWN_WORDS.beside];
  return !/\d/.test(text) && has(text, TALK.pay) && isNothing(around.reduce(without, text), words);
}

/** "What if I use 12% off, max 8?": another voucher with its rules, of the same basket. */
function otherVoucher(
  sum: string,
  text: string,
  currency: CurrencyCode,
  words: Words,
): string | undefined {
  const [before, now] = [reckoningIn(sum, currency), reckoningIn(text, currency)];
  if (!before || !now || before.prices.length === 0 || isMore(text, words)) return undefined;
  // one of an issuer goes beside that of another
  const isWhole = now.vouchers.every(({ isBack, issuer }) => !isBack && issuer === null);
  if (!isWhole || now.prices.length > 0 || now.shipping > 0) return undefined;
  const say = (amount: number) => `${currency} ${amount / 10 ** CURRENCIES[currency].digits}`;
  const shipping = before.shipping > 0 ? `, shipping ${say(before.shipping)}` : '';
  return `${text}, ${before.prices.map(say).join(' + ')}${shipping}`;
}

/** "And if I add another item of 20?": beside what the basket has. */
function isMore(text: string, { moreBudget }: Words): boolean {
  return has(without(text.toLowerCase(), SHOWN_WORDS.anything), moreBudget);
}

/** "And 2 kg for 20?": another pack beside those before, or one of them at another price. */
function packsAgain(
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
  const [before, now] = [sum, said.reduce(without, text.toLowerCase())].map(thingIn);
  if (before === undefined || now === undefined) return false;
  const isOfSomebody = (said: string) => personIn(said.toLowerCase()).person !== 'anyone';
  const isOfKind = kindsOf(before).some((kind) => kindsOf(now).includes(kind));
  return (before !== now && !isOfKind) || (isOfSomebody(text) && !isOfSomebody(sum));
}

/** "So which one?": of what was reckoned. */
function isChoice(text: string, words: Words): boolean {
  const asked = [SHOWN_WORDS.pick, words.asks.COMPARE, words.orders.CHEAPER];
  const around = [...asked, words.goingOn, words.pointing, SHOWN_WORDS.beside];
  // "plus $2 for the big one" says more
  const isPlain = !/\d/.test(text) && asked.some((one) => has(text, one));
  return isPlain && isNothing(around.reduce(without, text), words);
}

const isOrder = (before: string): boolean => ORDER.test(before) && !BOUGHT.test(before);

/** Undefined: it does not go on with such a matter. */
export function carried(
  topic: Topic,
  said: Spoken,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (topic.kind === 'PRESENT') return presentAgain(topic, said, currency, words);
  if (topic.asked === 'BIGGEST') return biggestAgain(topic, said, currency, words);
  const { question, goesOn } = said;
  // "which has the most off?" asks of what was looked for, "the biggest discount today" of all
  if (question.kind === 'BIGGEST' && question.things.length === 0)
    return isOfEverything(said.said) && !has(said.said.toLowerCase(), words.pointing)
      ? undefined
      : { ...question, things: topic.things.slice(0, 1) };
  const [thing] = question.things;
  if (question.kind !== 'FIND') return undefined;
  const other = topic.asked === 'ALERT' ? amountAlone(said.said, currency) : undefined;
  if (other !== undefined)
    return { ...question, kind: 'ALERT', things: topic.things, amount: other };
  if (topic.asked === 'ALERT' && thing === undefined && question.places.length > 0)
    return {
      ...question,
      kind: 'ALERT',
      ...(topic.amount === undefined ? {} : { amount: topic.amount }),
    };
  if (topic.asked === 'GOOD_PRICE' && topic.amount !== undefined && goesOn)
    return seenAgain(topic, said, currency);
  return topic.kind === 'COMPARE' ? comparedAgain(topic, question, words) : undefined;
}

function isOfEverything(said: string): boolean {
  const text = said.toLowerCase();
  return has(text, SHOWN_WORDS.everything) || has(text, SHOWN_WORDS.anything);
}

/** The biggest discounts of a kind, or within a budget. */
function biggestAgain(
  { things: [known = ''] }: Topic,
  { said, goesOn, question }: Spoken,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const { kind, things, places, by } = question;
  // "which dropped most?" of the same once more
  if (kind === 'BIGGEST' && things.length === 0 && known !== '' && !isOfEverything(said))
    return { ...question, things: [known] };
  if (kind !== 'FIND' || places.length > 0 || by !== null) return undefined;
  if (isNarrowing(said, currency, words))
    return { ...question, kind: 'BIGGEST', things: [narrowed(known, said, currency, words)] };
  const [thing] = things;
  const isOfKind =
    thing !== undefined && (goesOn || dictionaryOf(currency).isDepartment(normalise(thing)));
  return isOfKind
    ? { ...question, kind: 'BIGGEST', things: [withLimits(known, thing, currency)] }
    : undefined;
}

/** A limit and nothing else: "<= 500". */
function amountAlone(said: string, currency: CurrencyCode): number | undefined {
  const [amount, ...others] = amountsIn(said.replace(/^<=/, ''), currency);
  return said.startsWith('<=') && others.length === 0 ? amount?.amount : undefined;
}

/** "And 500?": the same product at another price. */
function seenAgain(
  { things }: Topic,
  { said }: Spoken,
  currency: CurrencyCode,
): Question | undefined {
  const amount = amountAlone(said, currency);
  return amount === undefined ? undefined : { ...NOTHING, kind: 'GOOD_PRICE', things, amount };
}

/** Makers alone were compared: a kind of goods says of what. */
function comparedAgain(
  { things: known }: Topic,
  question: Question,
  words: Words,
): Question | undefined {
  const [thing] = question.things;
  const areMakers = known.length > 1 && known.every((one) => words.thingIn(one) === undefined);
  return areMakers && thing !== undefined && isKindAlone(thing, words)
    ? { ...question, kind: 'COMPARE', things: known.map((one) => `${thing} ${one}`) }
    : undefined;
}
