/** What is left of a question when what is said around it is taken away. Pure. */
import { isBrandWord, withoutMeasures, wordsOf } from '../../words/index.ts';
import type { Topic } from './carry.ts';
import { bareOf } from './intent.ts';
import { isOfStopWords, namesIn } from './quote.ts';
import { has, without, withoutName, WORDS } from './words.ts';
import type { Words } from './words.ts';

/** Without the thing that was looked for before, which may be named once more. */
export function withoutKnown(
  { things: [known] }: Pick<Topic, 'things'>,
  text: string,
  { thingIn }: Words,
): string {
  const thing = thingIn(text);
  const before = thingIn(known ?? '');
  // "3 umbrellas" after an umbrella
  const isKnown = thing !== undefined && [before, `${before}s`].includes(thing);
  return isKnown ? withoutName(text, thing) : text;
}

/** So few words name no product. */
const FEW = 2;

/** A few words that are neither of a thing nor of a maker. */
export function namesNothing(said: string, words: Words): boolean {
  const text = bareOf(without(said, words.particles), words);
  const names = namesIn(text);
  return words.thingIn(text) === undefined && names.length <= FEW && !names.some(isBrandWord);
}

/** Nothing is left that says what is meant. */
export function isNothing(text: string, words: Words): boolean {
  const left = bareOf(without(text, words.particles), words);
  return left === '' || isOfStopWords(left, words.thingIn);
}

/** It names a kind of goods, perhaps with a size, and no product of it. */
export function isKindAlone(text: string, { thingIn, isTraitOnly }: Words): boolean {
  const thing = thingIn(text);
  if (thing === undefined) return false;
  const left = withoutMeasures(withoutName(text.toLowerCase(), thing)).trim();
  return left === '' || isTraitOnly(left) || wordsOf(text).length === wordsOf(thing).length;
}

/** "This one at … a blender": the kind, where nothing else beside it names anything. */
export function kindAloneOf(text: string, words = WORDS): string {
  const kind = words.thingIn(text);
  const left = kind === undefined ? text : withoutName(text, kind);
  return kind !== undefined && isOfStopWords(left, words.thingIn) ? kind : text;
}

/** "Any other jeans?" of jeans: more of the same, without the name of what they are. */
export function othersIn(
  { things: [known = ''] }: Topic,
  text: string,
  words: Words,
): string | undefined {
  const lower = text.trim().toLowerCase();
  const thing = words.thingIn(lower);
  const kinds = words.kindsOf(words.thingIn(known) ?? '');
  if (thing === undefined || !words.kindsOf(thing).some((one) => kinds.includes(one)))
    return undefined;
  const said = withoutName(lower, thing).replace(/\s+/g, ' ').trim();
  return has(said, words.more) ? said : undefined;
}
