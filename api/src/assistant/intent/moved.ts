/**
 * How a price has moved, whether it is reduced now, how much more another version costs, and what was spoken of before beside
 * what is spoken of now. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, limitsOf, sayIntent } from '../../search/index.ts';
import { measuresIn, withoutMeasures } from '../../words/index.ts';
import type { Topic } from './carry.ts';
import { DETAIL, spanIn } from './detail-words.ts';
import { isKindAlone, isNothing, withoutKnown } from './left.ts';
import { ofOneOrShown } from './one-or-shown.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** "Did its price go up or down over three months?" of what was shown, or of what it names. */
export function movedOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (!has(text, DETAIL.moved)) return undefined;
  const { span, rest } = spanIn(without(text, DETAIL.moved)) ?? {
    rest: without(text, DETAIL.moved),
  };
  return ofOneOrShown(topic, text, { rest, asking: DETAIL.moved }, words, {
    ...NOTHING,
    kind: 'MOVED',
    ...(span ? { span } : {}),
  });
}

/** "Is it on sale now?" of what was shown, or of a product by its name; of a kind it is a list. */
export function reducedNowOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const { WAIT, COUPONS } = words.asks;
  const isOther = [TALK.biggest, WAIT, COUPONS].some((one) => has(text, one));
  if (!has(text, DETAIL.reducedNow) || isOther) return undefined;
  const rest = without(text, DETAIL.reducedNow);
  // "what is on sale under 30, but no clothes?" names limits alone
  const { text: unlimited, ...limits } = limitsOf(rest, currency);
  const isLimited = Object.keys(limits).length > 0 && !has(text, words.pointing);
  if (isLimited && isNothing(without(unlimited, DETAIL.ofAny), words)) return undefined;
  const asked = { ...NOTHING, kind: 'EXPLAIN' } as const;
  const found = ofOneOrShown(topic, text, { rest, asking: DETAIL.reducedNow }, words, asked);
  const [named] = found?.things ?? [];
  // "what is on sale now?" asks of everything
  const isPointed = has(text, words.pointing) || placesIn(text, words).length > 0;
  const isDeals = has(text, words.asks.DEALS) && !isPointed;
  const isOfAll = named === undefined && (topic.things.length === 0 || isDeals);
  const isOfKind = named !== undefined && isKindAlone(named, words);
  return isOfAll || isOfKind ? undefined : found;
}

/** "What do buyers say?" of what was shown, or of what it names. */
export function reviewsOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (!has(text, DETAIL.reviews)) return undefined;
  const rest = without(text, DETAIL.reviews);
  const asked = { ...NOTHING, kind: 'REVIEWS' } as const;
  return ofOneOrShown(topic, text, { rest, asking: DETAIL.reviews }, words, asked);
}

/** "256 adds how much?": the version that was looked for beside that of another size. */
export function extraOf(
  { things: [known] }: Topic,
  text: string,
  words: Words,
): Question | undefined {
  if (known === undefined || !has(text, DETAIL.extra)) return undefined;
  const [before, ...others] = measuresIn(known);
  if (before === undefined || others.length > 0) return undefined;
  const left = [DETAIL.extra, words.goingOn, SHOWN_WORDS.beside].reduce(without, text);
  const [figure] = left.match(/(?<![\d.,])\d+(?:[.,]\d+)?/) ?? [];
  const isOther = figure !== undefined && !before.words.startsWith(figure);
  const around = withoutMeasures(left)
    .replace(figure ?? '', ' ')
    .replace(/(?<!\p{L})(?:gb|tb)\b/u, ' ');
  if (!isOther || !isNothing(withoutKnown({ things: [known] }, around, words), words))
    return undefined;
  const unit = before.words.replace(/^[\d.,\s]+/, '');
  const said = measuresIn(left)[0]?.words ?? `${figure} ${unit}`;
  return { ...NOTHING, kind: 'EXTRA', things: [known, known.replace(before.words, said)] };
}

/** "Compare it with the one before." */
export function previousOf(
  { things, places, before }: Topic,
  text: string,
  words: Words,
): Question | undefined {
  if (before === undefined || !has(text, DETAIL.previous)) return undefined;
  const { COMPARE, GOOD_PRICE } = words.asks;
  if (!has(text, COMPARE)) return undefined;
  const said = [DETAIL.previous, COMPARE, GOOD_PRICE, words.pointing, words.goingOn, words.beside];
  const left = [...said, words.orders.CHEAPER, SHOWN_WORDS.beside].reduce(without, text);
  if (!isNothing(left, words)) return undefined;
  const [now, then] = [places?.[0], before.places[0]];
  if (now !== undefined && then !== undefined && now !== then)
    return { ...NOTHING, kind: 'COMPARE', places: [then, now] };
  const [one, other] = [before.things[0], things[0]];
  return one === undefined || other === undefined || one === other
    ? undefined
    : { ...NOTHING, kind: 'COMPARE', things: [one, other] };
}

/** "And the other one?", where the first or the second is spoken of: said by its place. */
export function otherOneIn({ places = [] }: Topic, text: string): string {
  const [at, ...more] = places;
  const other = at === 0 ? ' the second one ' : at === 1 ? ' the first one ' : undefined;
  const lower = text.toLowerCase();
  return other !== undefined && more.length === 0 && has(lower, DETAIL.otherOne)
    ? lower.replace(DETAIL.otherOne, other)
    : text;
}

/** "The other 2 litre ones" after one of a maker: of its kind, whoever makes them. */
export function othersOfKindIn(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): { readonly topic: Topic; readonly text: string } | undefined {
  const { text: known, ...limits } = intentOf(topic.things[0] ?? '', currency);
  const kind = words.thingIn(known);
  if (kind === undefined || topic.kind === 'PRESENT') return undefined;
  // it names no product: what it shall be like is wished of the others, too
  if (isKindAlone(known, words) || words.isTraitOnly(known.replace(kind, ''))) return undefined;
  const lower = text.toLowerCase();
  if (!has(lower, DETAIL.othersOfKind) || has(lower, SHOWN_WORDS.otherBrand)) return undefined;
  const left = without(lower, DETAIL.othersOfKind).trim();
  const things = [sayIntent({ ...limits, text: kind }, currency)];
  return isNothing(left, words)
    ? undefined
    : { topic: { ...topic, things, kind: 'FIND', asked: 'FIND' }, text: left };
}

/** "Which of the two is better value?", where two products were named one after the other. */
export function bothOf(
  { things: [now, ...more], before }: Topic,
  question: Question,
  words: Words,
): Question {
  const [then, ...others] = before?.things ?? [];
  const isOfTwo = question.kind === 'COMPARE' && question.things.length === 0;
  const isOfFirst = question.places.join() === '0,1';
  if (!isOfTwo || !isOfFirst || now === undefined || then === undefined) return question;
  const areAlone = more.length === 0 && others.length === 0 && now !== then;
  const areProducts = [now, then].every((one) => words.thingIn(one) === undefined);
  return areAlone && areProducts ? { ...question, things: [then, now], places: [] } : question;
}
