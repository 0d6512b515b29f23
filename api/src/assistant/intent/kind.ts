/** Of what kind a question is, by the words of what is asked. Pure. */
import { areModels } from './models.ts';
import type { IntentKind, Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Asked, Words } from './words.ts';
import { COMMON, isBrandWord, personIn, wordsOf } from '../../words/index.ts';

/** What is found first begins before the other: "anything cheaper, or not?". */
function begins(first: RegExp, other: RegExp, text: string): boolean {
  const at = text.search(first);
  return at >= 0 && at < text.search(other);
}

/** "The lowest price laptop" is the cheapest of a kind, and judges no price. */
function isOfLowest(text: string, { asks, orders }: Words): boolean {
  const isOfOne = wordsOf(text).some((word) => isBrandWord(word.text));
  return (
    !isOfOne && has(text, orders.CHEAPEST) && !has(without(text, orders.CHEAPEST), asks.GOOD_PRICE)
  );
}

/** Words of a wish ask about what was shown, and narrow what is looked for. */
export function kindOf(text: string, words: Words, isOfShown: boolean): IntentKind {
  const { asks, wished, thingIn, orders } = words;
  const thing = thingIn(text);
  // of what is looked for a wish is no question
  const left = thing !== undefined || /\d/.test(text) ? without(text, wished) : text;
  const kinds = (said: string) =>
    (Object.keys(asks) as Asked[]).filter((kind) => has(said, asks[kind]));
  // "got any cheap ones?" asks for goods, "anything cheaper?" for others
  const isLookedFor = thing !== undefined && has(left, words.have) && !isOfShown;
  const isCheapest = thing !== undefined && !isOfShown && isOfLowest(left, words);
  const [kind] = kinds(left).filter((one) =>
    one === 'GOOD_PRICE'
      ? !isLookedFor && !isCheapest && !begins(orders.CHEAPER, asks[one], left)
      : one !== 'DEALS' || !isLookedFor,
  );
  // "how much a kilo?" is of no size either
  if (kind === 'MEASURE' && has(left, words.perUnit)) return 'FIND';
  // "how long to deliver?" is of no size
  if (kind === 'MEASURE' && has(left, asks.SHIPPING)) return 'SHIPPING';
  // "now or 12.12?" asks whether to wait for it
  if (kind === 'SALES' && has(left, asks.WAIT)) return 'WAIT';
  // "which has better reviews?" names nothing that is compared
  if (
    kind === 'COMPARE' &&
    [orders.RATED, orders.REVIEWED].some((one) => has(left, one)) &&
    thing === undefined
  )
    return 'FIND';
  if (kind !== undefined) return kind;
  // "real discount?" of a thing asks; without the mark it wishes
  if (text.includes('?') && has(text, asks.EXPLAIN)) return 'EXPLAIN';
  const asWish = isOfShown
    ? (['SHIPPING', 'SELLER', 'EXPLAIN'] as const).find((one) => has(text, words.asWish[one]))
    : undefined;
  if (asWish) return asWish;
  return has(left, TALK.difference) || areModels(left, words) ? 'COMPARE' : 'FIND';
}

/** "9.9 or 11.11, which has more off?": of sale days, where no thing is named. */
export function isOfSaleDays(kind: IntentKind, text: string, { sale, thingIn }: Words): boolean {
  const isOfWhat = kind === 'FIND' || kind === 'DEALS' || kind === 'COMPARE';
  return isOfWhat && has(text, sale) && thingIn(without(text, sale)) === undefined;
}

/** Whether a toy is safe for a child is no question about its seller, nor where a kind is cheapest. */
export function isOfGoods(
  kind: IntentKind,
  text: string,
  isOfShown: boolean,
  words: Words,
): boolean {
  const isCheapest = has(text, words.orders.CHEAPEST) && words.thingIn(text) !== undefined;
  return kind === 'SELLER' && (personIn(text).age !== null || (!isOfShown && isCheapest));
}

export function isOfReal(
  kind: IntentKind,
  text: string,
  isOfShown: boolean,
  words: Words,
): boolean {
  const { asks, asWish, thingIn } = words;
  const isReal = kind === 'EXPLAIN' || has(text, asWish.EXPLAIN);
  const isOfAll =
    has(text, SHOWN_WORDS.anything) && (has(text, asks.DEALS) || !has(text, words.pointing));
  return !isOfShown && isReal && isOfAll && thingIn(text) === undefined;
}

/** "What in the kitchen is cheap now?" judges no one price: the cheapest of the department. */
export function ofShelf(question: Question): Question {
  const { kind, things, by } = question;
  return kind === 'GOOD_PRICE' && COMMON.isDepartment(things[0] ?? '')
    ? { ...question, kind: 'FIND', by: by ?? 'CHEAPEST' }
    : question;
}
