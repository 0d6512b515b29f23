/** Which one to pick, of what was shown, of a kind, or of two that are named. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { limitsOf, sayIntent } from '../../search/index.ts';
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { bareOf, questionOf } from './intent.ts';
import { isKindAlone, isNothing, kindAloneOf, namesNothing, withoutKnown } from './left.ts';
import { sizedAs } from './makers.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { namesIn, trimmedOf } from './quote.ts';
import { SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { asTyped } from './typed.ts';
import { has, without, withoutName } from './words.ts';
import type { Words } from './words.ts';

/** "Which one would you pick?" of what was shown. */
export function pickOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (isForOther(topic, text, words)) return { ...NOTHING, kind: 'PICK' };
  const { SOLD, RATED, REVIEWED } = words.orders;
  const others = [SOLD, RATED, REVIEWED, words.perUnit];
  const isChoice = [SHOWN_WORDS.pick, DETAIL.choosing].some((one) => has(text, one));
  if (!isChoice || others.some((one) => has(text, one))) return undefined;
  const places = placesIn(text, words);
  const { pick, beside } = SHOWN_WORDS;
  const asked = [DETAIL.choosing, pick, TALK.forWhom, words.thePlace, words.goingOn];
  const said = [...asked, beside];
  // "which cat litter is best value?", "the best laptop below 400"
  const { text: unlimited, ...limits } = limitsOf(text, currency);
  const typed = asTyped(unlimited, [text]);
  const whole = asked.reduce(without, typed);
  const cut = without(whole, beside);
  // a counter may begin the name of a thing: ขวดนม
  const isCut = words.thingIn(cut) !== words.thingIn(whole);
  const named = kindAloneOf(bareOf(isCut ? whole : cut, words), words);
  const isOther = words.thingIn(named) !== words.thingIn(topic.things[0] ?? '');
  const isAsked = PICKED.includes(questionOf(text, words).kind);
  if (places.length === 0 && isOther && isAsked && isOfKind(named, words))
    return { ...NOTHING, kind: 'PICK', things: [sayIntent({ ...limits, text: named }, currency)] };
  if (topic.things.length === 0) return undefined;
  const left = said.reduce(without, withoutKnown(topic, text, words));
  // "it's for my mom, she is 68. Which would you pick?"
  const isLast = !isOther || words.thingIn(text) === undefined;
  const last = isLast ? (left.split(/[.!\n]\s*/).at(-1) as string) : left;
  if (isNothing(last, words)) return { ...NOTHING, kind: 'PICK', places };
  // "so which one to get for uni", of two that were compared: what it is for changes nothing
  const isOfBoth = topic.asked === 'COMPARE' && topic.things.length > 1;
  if (isOfBoth && namesNothing(last, words)) return { ...NOTHING, kind: 'PICK', places };
  return ofTwo(topic, left, words);
}

/** "Which is better for frozen fruit?", of blenders: fruit is what it is for. */
function isForOther({ things: [known = ''] }: Topic, text: string, words: Words): boolean {
  const [suits] = text.matchAll(SHOWN_WORDS.suits);
  if (suits === undefined || known === '') return false;
  const [before, behind] = [text.slice(0, suits.index), text.slice(suits.index + suits[0].length)];
  const purpose = words.thingIn(behind);
  return (
    purpose !== undefined &&
    purpose !== words.thingIn(known) &&
    words.thingIn(before) === undefined &&
    !has(behind, words.between)
  );
}

/** "The Teqra or the Mirelle, which one?": two of what was looked for, by their makers. */
function ofTwo(topic: Topic, text: string, words: Words): Question | undefined {
  const thing = words.thingIn(topic.things[0] ?? '');
  const parts = text
    .split(words.between)
    .map((part) => trimmedOf(bareOf(part, words)))
    .filter((part) => part !== '');
  const areNames = parts.every((part) => {
    const names = namesIn(part).length;
    return names > 0 && names <= FEW && words.thingIn(part) === undefined;
  });
  return thing !== undefined && parts.length === 2 && areNames
    ? {
        ...NOTHING,
        kind: 'COMPARE',
        things: parts.map((part) => sizedAs(topic, `${thing} ${part}`)),
      }
    : undefined;
}

/** A kind, perhaps with what it is made of; of two that are named neither is picked. */
function isOfKind(named: string, words: Words): boolean {
  if (isKindAlone(named, words)) return true;
  const thing = words.thingIn(named);
  const others = thing === undefined ? [] : namesIn(withoutName(named, thing));
  return thing !== undefined && others.length <= FEW && !has(named, words.between);
}
const FEW = 2;
/** Read otherwise which one to pick is another question. */
const PICKED: readonly Question['kind'][] = ['FIND', 'COMPARE', 'GOOD_PRICE'];
