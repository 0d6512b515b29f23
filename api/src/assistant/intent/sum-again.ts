/** What a question means after a sum: another count, price or voucher, and what is added. Pure. */
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { amountsIn, TAKEN } from '../sum/amounts.ts';
import { costOf } from '../sum/basket.ts';
import { labelsIn } from '../sum/labels.ts';
import type { Said } from '../sum/amounts.ts';
import { besideOf } from '../sum/beside.ts';
import { AFTER, uncounted } from '../sum/packs.ts';
import { isTakenOut, leftOutOf } from '../sum/changed.ts';
import { hasBasket, reckoningIn } from '../sum/voucher.ts';
import { isOfAsking } from './asking.ts';
import type { Topic } from './carry.ts';
import { elsewhere } from './offers-again.ts';
import { boughtOfPacks, packsAgain } from './packs-again.ts';
import { isNothing } from './left.ts';
import { isHolder } from './pack.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { namesIn } from './quote.ts';
import { AT_MOST } from './shorthand.ts';
import { BOUGHT, countsIn, SHOWN_WORDS } from './shown.ts';
import { SUM_WORDS, TALK } from './talk.ts';
import { asTyped } from './typed.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** What another sentence can change of an offer. */
const CHANGES: readonly Said['role'][] = ['off', 'shipping', 'shippingOff', 'least', 'cap'];
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
  // an alert, or whether to wait, is asked of the products
  if ([TALK.alert, words.asks.WAIT].some((one) => has(text.toLowerCase(), one))) return undefined;
  const isAdded = kind === 'PACKS' || kind === 'OFFERS' || kind === 'RECKON';
  if (isAdded && isChoice(text.toLowerCase(), words))
    return topic.reckoned ?? { ...NOTHING, kind, things: [topic.sum] };
  if (kind === 'PACKS')
    return (
      packsAgain(topic.sum, text, currency, words) ??
      boughtOfPacks(topic.sum, text, currency, words)
    );
  // "is 95 good for 50 of them?", "and 34 for 70?"
  const isOwn =
    AT_MOST.test(text) ||
    isHolder(words.thingIn(topic.priced ?? ''), words) ||
    has(text.toLowerCase(), words.asks.GOOD_PRICE);
  const beside = isOwn ? undefined : packsAgain(topic.priced ?? '', text, currency, words);
  if (beside) return beside;
  const isSum = kind === 'RECKON' || kind === 'OFFERS';
  if (!isSum) return undefined;
  const question: Question = { ...NOTHING, kind, ...keptOf(topic), things: [topic.sum] };
  const lower = text.toLowerCase();
  const there = elsewhere(topic, text, currency, words);
  if (there) return there;
  if (kind === 'RECKON' && isPayAlone(lower, words)) return question;
  // "and if the first has no cap?", "if only one can be used"
  const isTold = [TALK.uncapped, TALK.oneCode, TALK.unusable, TALK.split].some((one) =>
    has(lower, one),
  );
  const isOfOffer = kind === 'OFFERS' && has(lower, TALK.unusable);
  if ((kind === 'RECKON' && isTold) || isOfOffer)
    return { ...question, things: [`${topic.sum}${AFTER}${text}`] };
  // "and if the shop gives another 50 on top?"
  const onTop =
    kind === 'RECKON' && has(lower, TALK.onTop) ? reckoningIn(text, currency) : undefined;
  if (onTop?.prices.length === 0) return { ...question, things: [besideOf(topic.sum, text)] };
  const voucher = kind === 'RECKON' ? otherVoucher(topic.sum, text, currency, words) : undefined;
  if (voucher) return { ...question, things: [voucher], before: topic.sum };
  const more = kind === 'RECKON' ? addedTo(topic.sum, text, currency, words) : undefined;
  if (more) return { ...question, things: [more] };
  // "without the milk it comes down to 490"
  const [rest, ...others] = amountsIn(text, currency);
  const isLess = rest && (TALK.leaves.test(rest.before) || isTakenOut(text, rest));
  if (kind === 'RECKON' && isLess && others.length === 0)
    return { ...question, things: [`${topic.sum}${AFTER}${text}`] };
  const taken = kind === 'RECKON' ? takenOut(topic.sum, text, currency, words) : undefined;
  if (taken) return { ...question, things: [taken] };
  if (words.thingIn(unsummed(uncounted(lower))) !== undefined) return undefined;
  return withoutSome(question, topic.sum, text, currency, words);
}

/** "Not the knife then": the thing of the sum that is refused, taken out as what it costs. */
function takenOut(
  sum: string,
  text: string,
  currency: CurrencyCode,
  words: Words,
): string | undefined {
  const lower = text.toLowerCase();
  const { without: refused = [] } = intentOf(`x ${text}`, currency);
  const isRefused = refused.length > 0 || has(lower, TALK.removing) || has(lower, words.lacking);
  if (!isRefused || amountsIn(text, currency).length > 0) return undefined;
  const names = [words.thingIn(lower) ?? [], ...refused.map((one) => one.toLowerCase())].flat();
  const [first = ''] = sum.split(AFTER);
  const cost = costOf(first, currency, (part) => names.some((one) => part.includes(one)));
  if (cost === undefined) return undefined;
  const taken = `${AFTER}remove ${currency} ${cost / 10 ** CURRENCIES[currency].digits}`;
  return sum.includes(taken) ? sum : sum + taken;
}

/** Without a voucher or the fee, or with what the amounts change. */
function withoutSome(
  question: Question,
  sum: string,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  // "and without the code?"
  const { without: refused = [] } = intentOf(`x ${text}`, currency);
  const leftOut = leftOutOf(asTyped(refused.join(' '), [text]), words);
  // without the fee itself, where nothing lowers it
  const isFee =
    leftOut === 'SHIPPING' &&
    reckoningIn(sum, currency)?.vouchers.every(({ issuer }) => issuer !== 'SHIPPING');
  if (isFee) return { ...question, isSentFree: true };
  if (leftOut) return { ...question, leftOut };
  return withAmounts(question, text, currency, words);
}

/** How many pieces, and what it was without, hold until something else is said. */
function keptOf({ reckoned }: Topic): Partial<Question> {
  const { pieces, leftOut, isSentFree, sentFreeIn } = reckoned ?? {};
  return {
    ...(pieces === undefined ? {} : { pieces }),
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(isSentFree === undefined ? {} : { isSentFree }),
    ...(sentFreeIn === undefined ? {} : { sentFreeIn }),
  };
}

/** The same sum with what the amounts of another sentence change. */
function withAmounts(
  question: Question,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const {
    kind,
    things: [sum = ''],
  } = question;
  const lower = text.toLowerCase();
  const amounts = amountsIn(text, currency);
  if (amounts.length === 0 && has(lower, words.asWish.SHIPPING))
    return has(lower, words.lacking)
      ? { ...question, leftOut: 'SHIPPING' }
      : { ...question, isSentFree: true, sentFreeIn: text };
  const isPriced = amounts.some(({ role, isMoney }) => role === 'price' && isMoney);
  if (
    kind === 'OFFERS' &&
    (amounts.some(({ role }) => CHANGES.includes(role)) || (isPriced && labelsIn(lower).length > 0))
  )
    return { ...question, things: [`${sum}${AFTER}${text}`] };
  // "and 5% cashback", "plus 40 shipping": what the sum has nothing of yet
  const taken = amounts.filter(({ role }) => TAKEN.includes(role) || role === 'shipping');
  const before = amountsIn(sum, currency);
  const areNew = taken.every(({ role }) => !before.some((one) => one.role === role));
  if (kind === 'RECKON' && taken.length > 0 && areNew)
    return { ...question, things: [besideOf(sum, text)] };
  // "what if the cap is 15?"
  const changes = amounts.filter(({ role, before: said }) =>
    role === 'price' || role === 'each' ? isOrder(said.toLowerCase()) : role !== 'budget',
  );
  // what has a basket and a voucher of its own is another sum
  const isWhole = hasBasket(text, currency);
  if (kind === 'RECKON' && changes.length > 0 && !isWhole && !isMore(text, words))
    return { ...question, things: [`${sum}${AFTER}${text}`] };
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
      ? { ...question, things: [besideOf(sum, text.slice(price.start, price.end))] }
      : { ...question, amount: price.amount };
  return counts.length === 1 && pieces > 0 && isOfPieces(lower, currency, words)
    ? { ...question, pieces }
    : undefined;
}

/** Nothing is named that a sum has not: "the Plus 7 in your list?" counts no pieces. */
function isOfPieces(text: string, currency: CurrencyCode, words: Words): boolean {
  const { rest } = countsIn(text, words.numbers);
  const names = namesIn(without(rest, SHOWN_WORDS.beside)).filter(
    (one) => !isOfAsking(one, currency) && !/\d/.test(one),
  );
  return names.length === 0 || has(text, SHOWN_WORDS.buying);
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
    ? besideOf(sum, text.slice(price.start, price.end))
    : undefined;
}

/** Without what names an order and its vouchers: a cap is no hat, and a basket not for laundry. */
function unsummed(text: string): string {
  return [SHOWN_WORDS.orders, ...SUM_WORDS.map(({ before }) => before)].reduce(without, text);
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

/** "So which one?": of what was reckoned. */
function isChoice(text: string, words: Words): boolean {
  const asked = [SHOWN_WORDS.pick, words.asks.COMPARE, words.orders.CHEAPER];
  const around = [TALK.pay, ...asked, words.goingOn, words.pointing, SHOWN_WORDS.beside];
  // "plus $2 for the big one" says more
  const isPlain = !/\d/.test(text) && asked.some((one) => has(text, one));
  return isPlain && isNothing(around.reduce(without, text), words);
}

const isOrder = (before: string): boolean => ORDER.test(before) && !BOUGHT.test(before);
