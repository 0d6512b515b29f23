/** Questions of what was shown that ask what it is like: its size, its maker, what it has. Pure. */
import { measuresSaid, withoutMeasures } from '../../words/index.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { SizeOrder } from '../../lexicon/index.ts';
import { intentOf, limitsOf, sayIntent } from '../../search/index.ts';
import { narrowed } from './narrow.ts';
import { TALK } from './talk.ts';
import type { Topic } from './carry.ts';
import { bareOf, questionOf } from './intent.ts';
import { placesIn } from './places.ts';
import { isNothing, withoutKnown } from './left.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { namesIn, trimmedOf } from './quote.ts';
import { soughtIn } from './essence.ts';
import { SHOWN_WORDS, sizeIn } from './shown.ts';
import { asTyped } from './typed.ts';
import { has, without, withoutName } from './words.ts';
import type { Words } from './words.ts';

/** "The lightest?" of what was shown, or of a kind that it names. */
export function sizedOf(
  topic: Topic,
  typed: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  // "which speaker has the longest battery below 50?"
  const { text: unlimited, ...limits } = limitsOf(typed, currency);
  const text =
    words.thingIn(typed) === undefined ? typed : asTyped(soughtIn(unlimited, words), [typed]);
  const found = sizeIn(text);
  // the biggest discount is no size
  const isReduced = has(text, SHOWN_WORDS.reduced) || has(text, TALK.biggest);
  if (found === undefined || isReduced) return undefined;
  const { order } = found;
  const rest = [words.goingOn, words.asks.MEASURE].reduce(without, found.rest);
  const named = withoutKnown(topic, rest, words);
  const [known] = topic.things;
  const thing = words.thingIn(named);
  // of two that were compared both are meant
  const isOfShown = topic.isPart === true || topic.things.length > 1;
  if (isNothing(without(named, SHOWN_WORDS.beside), words))
    return {
      ...NOTHING,
      kind: 'SIZED',
      things: known === undefined || isOfShown ? [] : [ofOrder(known, order)],
      size: order,
    };
  if (thing === undefined || !isNothing(withoutName(named, thing), words)) return undefined;
  const within = sayIntent({ ...limits, text: thing }, currency);
  return { ...NOTHING, kind: 'SIZED', things: [within], size: order };
}

/** "A smaller pack?" is of whatever size it was before. */
function ofOrder(known: string, order: SizeOrder): string {
  const isOfSize = order === 'small' || order === 'big';
  return isOfSize ? withoutMeasures(known).replace(/\s+/g, ' ').trim() : known;
}

/** "Not that brand", "another brand?", "other brands, not Nike". */
export function otherBrandOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const [known] = topic.things;
  if (known === undefined || !has(text, SHOWN_WORDS.otherBrand)) return undefined;
  const asked = without(text, SHOWN_WORDS.otherBrand);
  const { text: left, without: refused = [] } = intentOf(`x, ${asked}`, currency);
  const said = [words.goingOn, words.particles, SHOWN_WORDS.beside];
  if (!isNothing(said.reduce(without, withoutKnown(topic, left.slice(1), words)), words))
    return undefined;
  return refused.length === 0
    ? { ...NOTHING, kind: 'FIND', things: [known], isOtherBrand: true }
    : {
        ...NOTHING,
        kind: 'FIND',
        things: [narrowed(known, without(asked, words.particles), currency, words)],
      };
}

/** "Not made in China": nothing but where it is made, which is said to be unknown. */
export function originOf(topic: Topic, text: string, words: Words): Question | undefined {
  const [known] = topic.things;
  if (known === undefined || !has(text, SHOWN_WORDS.origin)) return undefined;
  const said = [SHOWN_WORDS.origin, words.goingOn, words.have, SHOWN_WORDS.beside];
  return isNothing(said.reduce(without, text), words)
    ? { ...NOTHING, kind: 'FIND', things: [known] }
    : undefined;
}

/** "Do they come with a cable?" */
export function includedOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (!has(text, SHOWN_WORDS.comesWith) || topic.things.length === 0) return undefined;
  const places = placesIn(text, words);
  const said = bareOf(
    [words.thePlace, SHOWN_WORDS.comesWith, words.particles].reduce(without, text),
    words,
  );
  return said === '' ? undefined : { ...NOTHING, kind: 'INCLUDED', things: [said], places };
}

/** "Is it waterproof?": whether the one that is spoken of has a trait. */
export function traitOf(topic: Topic, text: string, words: Words): Question | undefined {
  const done = doneOf(topic, text, words);
  if (done) return done;
  const isAsked = [words.asking, words.particles].some((one) => has(text, one));
  // of two that were compared both are meant: "which one is quieter?"
  const isOfOneThing = topic.asked === 'SHIPPING' || topic.asked === 'STOCK';
  const isPointed = has(text, words.pointing) || topic.asked === 'COMPARE' || isOfOneThing;
  if (topic.things.length === 0 || !(isAsked || text.includes('?')) || !isPointed) return undefined;
  const said = trimmedOf(
    bareOf(
      [words.thePlace, words.pointers, words.pointing, words.asking, words.particles].reduce(
        without,
        text,
      ),
      words,
    ),
  );
  const isOfTrait =
    said !== '' && words.isTraitOnly(said) && questionOf(text, words).kind === 'FIND';
  return isOfTrait
    ? { ...NOTHING, kind: 'INCLUDED', things: [said], places: placesIn(text, words) }
    : undefined;
}

/** "Does it mop?": whatever it is asked to do, where the words ask for nothing else. */
function doneOf(topic: Topic, text: string, words: Words): Question | undefined {
  // whoever gets a present is no thing: "dia" is both
  const isOfPerson = topic.kind === 'PRESENT' && has(text, TALK.dislikes);
  if (topic.things.length === 0 || isOfPerson || !has(text, SHOWN_WORDS.doesIt)) return undefined;
  const { kind, by } = questionOf(text, words);
  const around = [SHOWN_WORDS.doesIt, words.asking, words.particles];
  const said = bareOf(around.reduce(without, text), words);
  const isFew = said !== '' && namesIn(said).length <= FEW;
  return kind === 'FIND' && by === null && isFew
    ? { ...NOTHING, kind: 'INCLUDED', things: [said], places: placesIn(text, words) }
    : undefined;
}
/** So few words say what it shall do; more may name another thing. */
const FEW = 3;

/** What is asked of a product by its name, or of all that is reduced but some of it. */
export function ofNamed(text: string, currency: CurrencyCode, words: Words): Question | undefined {
  return dealsBut(text, currency, words) ?? traitOfNamed(text, words);
}

/** "What's on sale that's not electronics?" */
function dealsBut(typed: string, currency: CurrencyCode, words: Words): Question | undefined {
  if (!has(typed, words.asks.DEALS)) return undefined;
  const { text, without: refused, ...limits } = intentOf(`x, ${typed}`, currency);
  if (refused === undefined) return undefined;
  const left = asTyped(text.replace(/^x\b[\s,]*/, ''), [typed]);
  const { kind, things } = questionOf(left, words);
  return kind === 'DEALS' && things.length === 0
    ? {
        ...NOTHING,
        kind: 'BIGGEST',
        things: [sayIntent({ ...limits, text: '', without: refused }, currency)],
      }
    : undefined;
}

/** "Is the Sonvo WH1000 waterproof?": whether a product that is named has a trait. */
function traitOfNamed(text: string, words: Words): Question | undefined {
  if (!has(text, words.asking) && !text.includes('?')) return undefined;
  const isLookedFor = [words.have, words.seeking].some((one) => has(text, one));
  if (isLookedFor || words.thingIn(text) === undefined) return undefined;
  const { kind, by, places, things } = questionOf(text, words);
  const [named = '', ...others] = things;
  if (kind !== 'FIND' || by !== null || places.length > 0 || others.length > 0) return undefined;
  const sizes = measuresSaid(named);
  const all = withoutMeasures(named).trim().split(/\s+/);
  const isModel = (one: string) => words.thingIn(one) !== undefined && isNamed(one, words);
  const size = SPANS.find((count) => {
    const [of, trait] = [all.slice(0, -count).join(' '), all.slice(-count).join(' ')];
    return count < all.length && words.isTraitOnly(trait) && isModel(of);
  });
  return size === undefined
    ? undefined
    : {
        ...NOTHING,
        kind: 'INCLUDED',
        things: [all.slice(-size).join(' ')],
        of: [...all.slice(0, -size), ...sizes].join(' '),
      };
}
const SPANS = [3, 2, 1];

/** Words that name no thing and no trait: a maker, and what it calls the product. */
function isNamed(text: string, words: Words): boolean {
  const names = namesIn(withoutName(text, words.thingIn(text) ?? '')).filter(
    (one) => !words.isTraitOnly(one) && words.thingIn(one) === undefined,
  );
  return names.length > 1 && names.some((one) => /\p{L}{3}/u.test(one));
}
