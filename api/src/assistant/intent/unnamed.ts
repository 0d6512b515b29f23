/** A question that names nothing, of what the conversation was about. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import type { Topic } from './carry.ts';
import { alikeIn } from './detail-words.ts';
import { isUnknown } from './models.ts';
import { isLimitsAlone, isNarrowing, narrowed } from './narrow.ts';
import { ofHolder } from './pack.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { namesIn, namesThing } from './quote.ts';
import { asTyped } from './typed.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/** Orders of all that was looked for, shown or not. */
const OF_LIST: readonly Question['by'][] = ['DEARER', 'REVIEWED', 'RATED', 'SOLD'];

/** A question that names nothing, of what was named before; undefined: it is not. */
export function ofWhatWasNamed(
  topic: Topic,
  question: Question,
  lower: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const {
    kind,
    things: [thing],
    places,
    by,
    pointsBack,
  } = question;
  const [known] = topic.things;
  const isListed = topic.kind === 'BIGGEST' || (topic.asked === 'DEALS' && known === undefined);
  const listed = topic.kind === 'BIGGEST' ? 'BIGGEST' : 'DEALS';
  // "not Looply, show others": others than that, and no more of the same
  const isLimited = by === 'MORE' && thing !== undefined && known !== undefined;
  if (isLimited && !isListed && isLimitsAlone(thing, currency, words))
    return { ...question, by: null, things: [narrowed(known, thing, currency, words)] };
  if (by === 'MORE' && isListed)
    return { ...NOTHING, kind: listed, things: topic.things, page: topic.page + 1 };
  if (by === 'MORE' || by === 'COLOURS')
    return known === undefined ? question : { ...question, things: [known], page: topic.page + 1 };
  if (thing !== undefined) return undefined;
  // "which expires first?" after coupons
  if (kind === 'ENDING' && topic.asked === 'COUPONS' && !has(lower, words.asks.DEALS))
    return { ...question, kind: 'COUPONS', things: topic.things };
  if (question.pack && known !== undefined)
    return ofHolder({ ...question, things: [words.thingIn(known) ?? known] }, words);
  // of nothing that was named before, the calendar is meant
  if (kind === 'WAIT' && known === undefined && has(lower, words.sale))
    return { ...question, kind: 'SALES' };
  if (kind === 'DEALS' && known !== undefined) return { ...question, things: [known] };
  if (kind !== 'FIND') return undefined;
  if (by === 'RATED' && topic.kind === 'COMPARE' && topic.things.length > 1)
    return { ...question, kind: 'DIFFER', by: null };
  if (by !== null && OF_LIST.includes(by) && known !== undefined)
    return { ...question, things: [known], pointsBack: true };
  // "which brand is good?" goes on with what is looked for
  const isGoingOn = by === null && places.length === 0 && !pointsBack && /\p{L}/u.test(lower);
  // "just cheap ones"
  const order = has(lower, words.cheap) ? 'CHEAPEST' : null;
  // "the wireless kind": what it says names no thing, and may narrow all the same
  if (isGoingOn && known !== undefined) {
    const isLess = order === null && isNarrowing(lower, currency, words, known);
    const kept = isLess ? narrowed(known, lower, currency, words) : known;
    return { ...question, things: [kept], by: order };
  }
  if (by !== 'CHEAPER') return undefined;
  return topic.asked === 'COMPARE' || known === undefined
    ? { ...question, by: 'CHEAPEST' }
    : cheaperThan(topic, question, known);
}

/** "Cheaper than that?", after which is the biggest or lasts longest: than the first of these. */
function cheaperThan({ asked }: Topic, question: Question, known: string): Question {
  const isOfFirst = asked === 'SIZED' && question.pointsBack && question.places.length === 0;
  if (!isOfFirst) return { ...question, things: [known] };
  const unsized = alikeIn(known.toLowerCase())?.rest ?? known;
  return {
    ...question,
    things: [asTyped(unsized.replace(/\s+/g, ' ').trim(), [known])],
    places: [0],
  };
}

/** "Tell me if it gets there again": words that name nothing are of what was spoken of. */
export function alertOf(
  { things: known }: Topic,
  question: Question,
  { thingIn }: Words,
): Question {
  const [thing] = question.things;
  const [maker = '', ...others] = namesIn(thing ?? '');
  const kind = thingIn(known[0] ?? '');
  // "the Sonvo one" of headphones, where none of those shown is one
  if (kind !== undefined && others.length === 0 && isUnknown(maker))
    return { ...question, things: [`${maker} ${kind}`] };
  const isNamed = thing === undefined || thingIn(thing) !== undefined || namesThing(thing);
  return isNamed || known.length === 0 ? question : { ...question, things: [] };
}
