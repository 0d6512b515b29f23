/**
 * What a sentence means after what was said before it: "in black?", "and on Lazada?", "what about
 * speakers?", "anything cheaper?". Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { AGED, boundsIn, COMMON, measuresSaid } from '../../words/index.ts';
import { besideGoods } from './beside.ts';
import { besideKnown, cheaperKind, featureOfBoth, ofBoth } from './beside-known.ts';
import { saidAfter } from './budget.ts';
import { carried } from './carry.ts';
import { correctedKind } from './corrected.ts';
import { couponTermsOf, ofOrder } from './coupon-terms.ts';
import { detailOf } from './detail.ts';
import type { Topic } from './carry.ts';
import { questionOf } from './intent.ts';
import { goesOnAs, NOTHING } from './question.ts';
import {
  isLimitsAlone,
  isNarrowing,
  isWishAlone,
  narrowedKind,
  limited,
  narrowed,
  withLimits,
  withWish,
  wishIn,
} from './narrow.ts';
import { forUse, ofKind } from './of-kind.ts';
import { thereOf, unpriced } from './elsewhere.ts';
import { ofShown } from './of-shown.ts';
import { onDay } from './on-day.ts';
import { ownVoucherOf } from './own-voucher.ts';
import { offerOf, ofPackAlone } from './pack.ts';
import { pricedOf, summedBeside } from './priced.ts';
import { ofNamed } from './traits.ts';
import { placesIn } from './places.ts';
import type { Question } from './question.ts';
import { namesThing } from './quote.ts';
import { sendingOf, sentFreeOf } from './sent-free.ts';
import { sentOf, unlimitedOf, withoutBudget } from './limits.ts';
import { AFTER } from '../sum/packs.ts';
import { hasBasket } from '../sum/voucher.ts';
import { chargedAfter } from './shorthand.ts';
import { SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { sumAgain } from './sum-again.ts';
import { swappedOf } from './swapped.ts';
import { totalOf } from './total.ts';
import { alertOf, ofWhatWasNamed } from './unnamed.ts';
import { inWider } from './wider.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** What a sentence means after what was said before it. */
export function goOn(topic: Topic, heard: string, currency: CurrencyCode, words: Words): Question {
  const text = chargedAfter(topic.things[0] ?? '', heard, currency);
  const aside = besideGoods(topic, text, currency, words) ?? ofSize(topic, text, currency, words);
  if (aside) return aside;
  const lower = text.trim().toLowerCase();
  const plain = lower.replace(/[’‘]/g, "'");
  const stripped = withBudget(without(lower, words.goingOn), words).trim();
  const goesOn = goesOnFrom(lower, stripped, words);
  const again = sumAgain(topic, text, currency, words);
  const isSum = topic.asked === 'PACKS' || topic.asked === 'OFFERS';
  const offer = isSum ? undefined : offerOf(topic, text, currency, words);
  const summed = offer ?? summedBeside(again, text, currency, words);
  const asked =
    (topic.asked === 'OFFERS' || isSameSum(topic, again) ? again : undefined) ??
    ownVoucherOf(text, currency, words) ??
    swappedOf(topic, plain, currency, words) ??
    (hasBasket(text, currency) ? summed : undefined) ??
    sentFreeOf(topic, plain, currency, words) ??
    totalOf(topic, plain, currency, words) ??
    sendingOf(topic, plain, words) ??
    couponTermsOf(topic, text, currency, words) ??
    (summed && ofOrder(topic, summed, text, currency)) ??
    thereOf(topic, lower, words) ??
    unpriced(topic, text, currency, words) ??
    onDay(topic, plain, words) ??
    detailOf(topic, plain, currency, words) ??
    ofShown(topic, text, currency, words) ??
    ofPackAlone(topic, text, currency, words) ??
    ofNamed(lower, currency, words) ??
    forUse(text, currency, words);
  if (asked) return asked;
  const [known] = topic.things;
  const typed = goesOn ? stripped : text;
  const said =
    known === undefined ? typed : saidAfter(known, { text, typed, goesOn }, currency, words);
  if (known !== undefined && has(lower, words.noBudget))
    return withoutBudget(known, currency, words);
  const ofAsked = askedAgain(topic, lower, goesOn, words);
  if (ofAsked) return ofAsked;
  const isMore = has(lower, words.more);
  const isOfPresent = topic.kind === 'PRESENT';
  if (known !== undefined && !isMore && !isOfPresent && isWishAlone(said, currency, words, known))
    return withWish(topic, known, said, currency, words);
  const featured = ofFeature(topic, lower, currency, words);
  if (featured) return featured;
  const priced = pricedOf(questionOf(said, words), lower, currency);
  const whole = unlimitedOf(ofKind(priced, lower, words, known), known, currency);
  if (whole.kind === 'ALERT') return alertOf(topic, whole, words);
  const isOfThing = !isMore && topic.kind === 'FIND' && whole.kind === 'FIND';
  const wished = isOfThing ? wishedOf(known, said, currency, words) : undefined;
  const going =
    wished ?? carried(topic, { said, goesOn, spoken: lower, question: whole }, currency, words);
  if (going) return going;
  const read = whole.amount === undefined ? limited(whole, said, currency, words) : whole;
  const question = sentOf(read, known, currency, words);
  return (
    ofWhatWasNamed(topic, question, lower, currency, words) ??
    named(topic, question, { lower, goesOn }, currency, words)
  );
}

/** A part of what is looked for is no thing of its own: a good camera. */
function ofFeature(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const looked = topic.things.find((one) => words.thingIn(one) !== undefined);
  if (looked === undefined || placesIn(text, words).length > 0 || !has(text, words.feature))
    return undefined;
  const both = featureOfBoth(topic, text, words);
  if (both) return both;
  return {
    ...questionOf(looked, words),
    kind: 'FIND',
    things: [narrowed(looked, text, currency, words)],
  };
}

/** It goes on from what was asked: something is left without what says so. */
function goesOnFrom(text: string, stripped: string, words: Words): boolean {
  // "yung pangalawa": what goes on may be all that names a place
  const isLost = placesIn(text, words).length > 0 && placesIn(stripped, words).length === 0;
  // "if there is a kettle below 50 tell me" begins as what goes on does
  return stripped !== text && stripped !== '' && !has(text, TALK.alert) && !isLost;
}

/** What goes on with what was asked last, of the same products. */
function askedAgain(
  { asked }: Topic,
  text: string,
  goesOn: boolean,
  words: Words,
): Question | undefined {
  // "which of them ships free?" of two that were compared
  const isSent = has(text, words.asWish.SHIPPING) && words.thingIn(text) === undefined;
  if (asked === 'COMPARE' && isSent) return { ...NOTHING, kind: 'SHIPPING', pointsBack: true };
  // "and the year end sale?" after whether to wait
  return asked === 'WAIT' && goesOn && isOfSale(text, words)
    ? { ...NOTHING, kind: 'WAIT', pointsBack: true }
    : undefined;
}

/** A sum that is reckoned again with another voucher, or with another figure. */
function isSameSum({ asked, sum }: Topic, again: Question | undefined): boolean {
  const [said] = again?.kind === 'RECKON' ? again.things : [];
  const isOther = said !== undefined && !said.startsWith(sum);
  const isMore = [`${sum}${AFTER}`, `${sum}, `].some((one) => said?.startsWith(one));
  return asked === 'RECKON' && (isOther || isMore);
}

/** A sale is named, and no thing. */
function isOfSale(text: string, { asks, sale, thingIn }: Words): boolean {
  return thingIn(text) === undefined && [sale, asks.DEALS, SALE].some((one) => has(text, one));
}
const SALE = SHOWN_WORDS.reduced;

/** Another budget as a limit; "budget 200-300" says two. */
function withBudget(text: string, { otherBudget }: Words): string {
  return text.replace(otherBudget, (said: string, at: number) =>
    RANGE.test(text.slice(at + said.length)) ? said : ' <= ',
  );
}
const RANGE = /^\s*\D{0,3}\d[\d.,]*\s*\p{L}{0,5}\s*[-–~]\s*\D{0,3}\d/u;

/** "Which ones ship free?": what is looked for, with a mark that goods have. */
function wishedOf(
  known: string | undefined,
  said: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const wish = wishIn(said, currency, words);
  return known !== undefined && wish !== undefined && intentOf(said, currency).labels
    ? { ...questionOf(known, words), things: [narrowed(known, wish, currency, words)] }
    : undefined;
}

/** "At least 5 litres": of what is looked for, or of the thing beside it. */
function ofSize(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const { bounds, rest } = boundsIn(text);
  if (bounds.length === 0) return undefined;
  const phrases = bounds.map(({ phrase }) => phrase).join(' ');
  if (words.thingIn(rest) !== undefined) {
    const question = goOn(topic, rest, currency, words);
    const [thing, ...others] = question.things;
    if (question.kind !== 'FIND' || thing === undefined || others.length > 0) return undefined;
    const { text: named, ...limits } = intentOf(thing, currency);
    const sized = sayIntent({ ...limits, text: `${named} ${phrases}` }, currency);
    return { ...question, things: [sized] };
  }
  const [known] = topic.things;
  if (known === undefined) return undefined;
  const more = isNarrowing(text, currency, words, known) ? text : phrases;
  return {
    ...questionOf(known, words),
    kind: 'FIND',
    things: [narrowed(known, more, currency, words)],
  };
}

/** A question that names something, which may only narrow what was named before. */
function named(
  topic: Topic,
  question: Question,
  { lower, goesOn }: { lower: string; goesOn: boolean },
  currency: CurrencyCode,
  words: Words,
): Question {
  const { things, places } = question;
  const [thing, ...others] = things;
  const [known] = topic.things;
  // "which is the best for a flight?": of what is known, and no comparison
  const isBest = question.kind === 'COMPARE' && has(lower, SHOWN_WORDS.pick);
  if (thing === undefined || others.length > 0 || places.length > 0) return question;
  const kind = isBest && !namesThing(thing) ? 'FIND' : question.kind;
  // "what's on sale?", then "electronics": deals of that
  const { asked } = topic;
  const isOfDeals = (asked === 'DEALS' || asked === 'ENDING') && known === undefined;
  const isOfKind = words.thingIn(thing) !== undefined || COMMON.isDepartment(thing);
  if (isOfDeals && isOfKind && kind === 'FIND') return { ...question, kind: asked };
  const toys = kind === 'FIND' ? toysOf(known, thing, words) : undefined;
  if (toys) return toys;
  if (known === undefined)
    return kind === 'FIND' && goesOnAs(topic.asked) && !isLimitsAlone(thing, currency, words)
      ? { ...question, kind: topic.asked }
      : question;
  if (kind === 'MEASURE' && words.thingIn(thing) === undefined)
    return measuredOf(known, question, words);
  const again = kind === 'FIND' && !goesOn ? inWider(known, question, currency, words) : undefined;
  if (again) return again;
  const both =
    ofBoth(topic, { ...question, kind }, words) ??
    cheaperKind(topic, { ...question, kind }, lower, currency, words);
  if (both) return both;
  if ((kind === 'FIND' || goesOn) && isNarrowing(thing, currency, words, known))
    return {
      ...question,
      kind: kind === 'FIND' ? narrowedKind(topic, thing, lower, currency, words) : kind,
      things: [narrowed(known, thing, currency, words), ...topic.things.slice(1)],
    };
  if (kind !== 'FIND') return question;
  const other = correctedKind(known, question, currency, words);
  if (other) return other;
  // coupons were asked for: "and for skincare?"
  if (topic.asked === 'COUPONS' && topic.kind === 'COUPONS' && has(lower, words.saidOf))
    return { ...question, kind: 'COUPONS' };
  // "free shipping under 100", then "anything for the kitchen?": the same of that
  if (isLimitsAlone(known, currency, words) && isOfKind)
    return { ...question, things: [withLimits(`x ${known}`, thing, currency)] };
  return besideKnown(topic, { ...question, kind }, { lower, goesOn }, currency, words);
}

/** "And the 10 litre one, how many kilos?": of what was looked for, with the size that is named. */
function measuredOf(known: string, question: Question, { thingIn }: Words): Question {
  const sizes = measuresSaid(question.things[0] ?? '');
  return sizes.length === 0
    ? { ...question, things: [], pointsBack: true }
    : { ...question, things: [[thingIn(known) ?? known, ...sizes].join(' ')] };
}

/** "Snacks for a child of 1", then "toys instead": of the same age. */
function toysOf(known: string | undefined, thing: string, words: Words): Question | undefined {
  const [aged] = known?.match(AGED) ?? [];
  const toy = words.thingIn(thing) ?? '';
  return aged !== undefined && words.kindsOf(toy).includes('toy')
    ? { ...NOTHING, kind: 'PRESENT', things: [`${toy} ${aged}`] }
    : undefined;
}
