/** What a question says of a thing, and no shop of what was found states. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { isSoft, wordsHeld } from '../../search/index.ts';
import {
  AGED,
  boundsIn,
  dictionaryOf,
  heldAsked,
  heldSaid,
  isBrandWord,
  isOfThing,
  measuresIn,
  measuresSaid,
  normalise,
  saysBattery,
  statesSizes,
  stemOf,
  thingIn,
  wordsOf,
} from '../../words/index.ts';
import { isOfAsking } from '../intent/asking.ts';
import { isStopWord, namesIn, quoteOf } from '../intent/quote.ts';
import { sizeIn } from '../intent/shown.ts';
import { asTyped } from '../intent/typed.ts';
import { has, without, WORDS } from '../intent/words.ts';
import { impliedIn } from './implied.ts';
import { statedBy } from './stated.ts';

/** A model; "kira2" is a word, twice, and a number alone counts days or people. */
const MODEL = /^\d.*\p{L}|\p{L}.*\d{2}|^\p{L}{1,2}\d/u;
/** What a size is of. */
const MEASURING = new RegExp(
  `^(?:${sourceOf(LEXICONS.flatMap(({ money, detail }) => [money.measures, detail.sized]))})$`,
  'iu',
);
/** What a thing is like, named after the word for it, whatever titles say: "warna toska". */
const NAMED = new RegExp(
  `${sourceOf(LEXICONS.flatMap(({ traits, detail }) => [traits.colour, detail.named]))}\\s*[\\p{L}\\p{M}]+`,
  'giu',
);
/** Thai titles are parted by a dictionary: what they hold may be half a word. */
const THAI = /[\u0E01-\u0E4E]/;

/**
 * Of words that no title has those that titles could have: what things are like, makers, figures,
 * and whatever other titles of the market say. The others tell a story, "since my cat sneezes", and
 * nothing of the thing.
 */
export async function tellable(
  ctx: Context,
  unsaid: readonly string[],
  text: string,
): Promise<string[]> {
  if (unsaid.length === 0) return [];
  const { isTrait, isThing } = dictionaryOf(ctx.tenant.currency);
  const held = await wordsHeld(ctx, unsaid);
  const traits = phrasesIn(unsaid, isTrait);
  const named = new Set(text.match(NAMED)?.flatMap((one) => namesIn(one).slice(0, 2)));
  const isColour = (word: string) => has(word, WORDS.colours) || named.has(word);
  const isAsked = (word: string) => isOfAsking(word, ctx.tenant.currency);
  const sizes = new Set(
    [...measuresIn(normalise(text)).map((one) => one.words), ...(text.match(WORDS.size) ?? [])]
      .flatMap((one) => wordsOf(one))
      .map((one) => one.text),
  );
  return unsaid.filter(
    (word, at) =>
      traits.has(at) ||
      isTrait(word) ||
      isColour(word) ||
      isBrandWord(word) ||
      MODEL.test(word) ||
      isShare(word, text) ||
      sizes.has(word) ||
      (held.has(word) && !THAI.test(word) && !isThing(word) && !isAsked(word)),
  );
}

/** So much of it in hundredths, as titles say it: "70% cocoa". */
const isShare = (word: string, text: string): boolean =>
  /^\d{2}$/.test(word) && text.includes(`${word}%`);

/** How many of the words besides the thing that titles could have each of these does not state. */
export async function unsaidCounts(
  ctx: Context,
  text: string,
  thing: string,
  cards: readonly GoodsCard[],
): Promise<number[]> {
  const { currency } = ctx.tenant;
  const told = new Set(await tellable(ctx, unsaidOf(text, thing, [], currency), text));
  return cards.map(
    (card) => unsaidOf(text, thing, [card], currency).filter((word) => told.has(word)).length,
  );
}

/** The thing that is looked for with what it shall be like, in the words that it was typed with. */
export async function wishedAs(ctx: Context, text: string): Promise<string> {
  const thing = thingIn(text, ctx.tenant.currency);
  if (thing === undefined) return text;
  const left = unsaidOf(text, thing, [], ctx.tenant.currency);
  const told = quoteOf(await tellable(ctx, left, text), text);
  const held = heldSaid(text);
  const said = [told, told.includes(held) ? '' : held].filter((one) => one !== '').join(', ');
  return [asTyped(thing, [text]), said].filter((one) => one !== '').join(', ');
}

/** It is stated with every word, be it in another form: a chef knife is a chef's knife. */
export function isSaidBy(ctx: Context, text: string, card: GoodsCard): boolean {
  const { currency } = ctx.tenant;
  const thing = thingIn(text, currency);
  return (
    thing !== undefined &&
    isOfThing(card.name, thing, currency) === true &&
    unsaidOf(text, thing, [card], currency).length === 0
  );
}

/** Of the words besides the thing those that of none of these are stated, in whatever spelling. */
export function unsaidOf(
  asked: string,
  thing: string,
  cards: readonly GoodsCard[],
  currency: string,
): string[] {
  const { spellingsOf, isTrait } = dictionaryOf(currency);
  // what a size has to be within is looked at by itself
  const text = withoutHeld(withoutStay(boundsIn(without(asked, AGED)).rest, cards), cards);
  const stated = cards.map((card) => new Set(wordsOf(statedBy(card)).map((word) => word.text)));
  const isStated = (word: string) => cards.some((card) => statesSizes(statedBy(card), word));
  const isSaid = (word: string) =>
    isStated(word) ||
    impliedIn(word, thing, cards, currency).length > 0 ||
    [...new Set([word, stemOf(word)])]
      .flatMap((one) => [one, ...spellingsOf(one)])
      .some((one) =>
        stated.some((words) =>
          wordsOf(one).every(({ text: part }) =>
            [part, `${part}s`, `${part}'s`].some((form) => words.has(form)),
          ),
        ),
      );
  const stating = measuresIn(normalise(text)).filter(({ words }) => isStated(words));
  const left = stating.reduce(
    (all, { words }) => all.replace(words, ' '),
    normalise(text).replace(normalise(thing), ' '),
  );
  const rest = wordsOf(left).map((word) => word.text);
  // a figure is quoted with its unit
  const unstated = measuresIn(left).flatMap(({ words }) => wordsOf(words).map((word) => word.text));
  // sneakers for running, and all of them are sneakers
  const isCalled = (word: string) =>
    thingIn(word, currency) !== undefined &&
    cards.length > 0 &&
    cards.every(({ name }) => isOfThing(name, word, currency) === true);
  const phrased = phrasesIn(rest, isSaid);
  // a trait of several words is unsaid as a whole
  const traits = phrasesIn(rest, isTrait);
  const isTelling = tellingIn(text, thing, currency);
  const isUnsaid = (word: string, at: number) =>
    !phrased.has(at) &&
    (traits.has(at) || isTelling(word)) &&
    !isCalled(word) &&
    // of "tahan air" no word is said where only another name has "air"
    (traits.has(at) || unstated.includes(word) || !isSaid(word));
  // of no title it is a name that is looked at
  const isAsked = (word: string, at: number) =>
    cards.length > 0 && !traits.has(at) && !isTrait(word) && isOfAsking(word, currency);
  const isSure = (at: number) =>
    isUnsaid(rest[at] ?? '', at) && rest[at] !== undefined && !isAsked(rest[at], at);
  // what a question is asked with is quoted only beside what it is said of: "naik gunung"
  return rest.filter(
    (word, at) => isUnsaid(word, at) && (!isAsked(word, at) || isSure(at - 1) || isSure(at + 1)),
  );
}

/** Hours of a battery are an answer to how long it lasts. */
function withoutStay(text: string, cards: readonly GoodsCard[]): string {
  const { order, rest = text } = sizeIn(text) ?? {};
  return order === 'lasting' && cards.some(({ name }) => saysBattery(name)) ? rest : text;
}

/** "ram16", where all of them have as much of it. */
function withoutHeld(text: string, cards: readonly GoodsCard[]): string {
  const held = heldAsked(text);
  const isSaid = held !== undefined && cards.length > 0;
  return isSaid && cards.every((card) => held.isHeld(statedBy(card)))
    ? measuresSaid(held.rest)
        .reduce((left, size) => left.replace(size, ' '), held.rest)
        .trim()
    : text;
}

/** Whether a word says something of the thing: it is none of its name, of what asks, nor of a size. */
function tellingIn(text: string, thing: string, currency: string): (word: string) => boolean {
  const ofThing = normalise(thing);
  const isFiller = (word: string) => without(asTyped(word, [text]), WORDS.fillers).trim() === '';
  // "10 mm thick" is one size
  const isSized = measuresIn(normalise(text)).length > 0;
  return (word) =>
    !ofThing.includes(word) &&
    !(isSized && has(word, MEASURING)) &&
    !isStopWord(word) &&
    !isSoft(word, currency) &&
    !isFiller(word);
}

/** The places of words that are something only together, as titles say it in another language. */
function phrasesIn(
  words: readonly string[],
  isSaid: (phrase: string) => boolean,
): ReadonlySet<number> {
  const sizes = Array.from({ length: LONGEST - 1 }, (_, at) => LONGEST - at);
  return new Set(
    sizes.flatMap((size) =>
      words.flatMap((_, from) => {
        const span = words.slice(from, from + size);
        // Thai is written without spaces
        const isOne = [span.join(' '), span.join('')].some(isSaid);
        return span.length === size && isOne ? span.map((_, at) => from + at) : [];
      }),
    ),
  );
}
const LONGEST = 3;
