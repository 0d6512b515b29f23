/** In which order something is asked for, and the parts of a comparison. Pure. */
import { AGED, isBrandWord, measuresIn, withoutMeasures, wordsOf } from '../../words/index.ts';
import type { IntentKind } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Order, Words } from './words.ts';

/** A comparison asks which one is cheaper anyway, and what may come is no order. */
export function orderIn(
  text: string,
  kind: IntentKind,
  { orders, definite, asks }: Words,
): Order | null {
  if (kind === 'COMPARE') return null;
  // "the cheapest one, now or at 12.12?"
  if (kind === 'WAIT') return extremeIn(text, asks.WAIT, orders);
  // "is the cheapest a good deal?" is of that one, "the lowest price ever?" of a price
  if (kind === 'GOOD_PRICE' && !has(text, definite))
    return extremeIn(text, asks.GOOD_PRICE, orders);
  const [order] = Object.entries(orders).find(([, words]) => has(text, words)) ?? [];
  return (order as Order | undefined) ?? null;
}

function extremeIn(text: string, asked: RegExp, orders: Words['orders']): Order | null {
  const left = without(text, asked);
  return (['CHEAPEST', 'DEAREST'] as const).find((order) => has(left, orders[order])) ?? null;
}

/** "Cheap headphones": the cheapest of them first. */
export function cheapIn(text: string, kind: IntentKind, words: Words): Order | null {
  const isCheap = kind === 'FIND' && has(text, words.cheap) && words.thingIn(text) !== undefined;
  return isCheap ? 'CHEAPEST' : null;
}

/** What is compared; "a phone with 256 GB" is one thing. */
export function splitOf(text: string, words: Words): string[] {
  const bare = (part: string) =>
    [SHOWN_WORDS.pick, words.asks.COMPARE, SHOWN_WORDS.better, TALK.difference, AGED]
      .reduce(without, part)
      .trim();
  const split = text.split(words.between).map(bare);
  const named = split.filter((part) => part !== '');
  const parts = areSizes(named) ? ofOneThing(named, words) : split;
  const others = parts.filter((part) => words.thingIn(part) === undefined);
  const saysWhatItIsLike = (text: string) => isLikeness(text, words);
  const isOne =
    others.length > 0 && others.length === parts.length - 1 && others.every(saysWhatItIsLike);
  return isOne ? [parts.join(' ')] : parts;
}

/** "The Sprint says 50% off. Is it true?": the sentence with the thing, without what is claimed. */
export function toldOf(text: string, kind: IntentKind, words: Words): string {
  if (kind !== 'EXPLAIN') return text;
  const sentence = text.split(/[.!?]\s+/).find((one) => words.thingIn(one) !== undefined) ?? text;
  // "… for real, or raised before"
  const [head = '', ...tail] = sentence.split(words.between);
  const isHead = words.thingIn(head) !== undefined && tail.every((one) => !words.thingIn(one));
  return [TALK.claimed, SHOWN_WORDS.reduced].reduce(without, isHead ? head : sentence);
}

/** "The One 5 or the Plus 7, which for a swim?": two names before a comma, and what for. */
export function comparedIn(text: string, words: Words): string[] {
  const [head = '', ...tail] = text.split(/,\s|[?!]\s/);
  const names = splitOf(head, words);
  const areNames = names.length > 1 && names.slice(1).every((one) => !words.thingIn(one));
  return areNames && !wordsOf(tail.join(' ')).some((word) => isBrandWord(word.text))
    ? names
    : splitOf(text, words);
}

/** "5 kg or 1 kg": each part states one size, of one dimension. */
function areSizes(parts: readonly string[]): boolean {
  const stated = parts.map((part) => measuresIn(part));
  const dimensions = new Set(stated.flat().map(({ dimension }) => dimension));
  return parts.length > 1 && dimensions.size === 1 && stated.every(({ length }) => length === 1);
}

/** Each of the sizes with the thing that one of the parts names. */
function ofOneThing(parts: readonly string[], words: Words): string[] {
  const namedIn = (part: string) =>
    words.thingIn(part) ??
    without(withoutMeasures(part), words.fillers)
      .replace(/[.\s]+$/, '')
      .trim();
  const thing = parts.map(namedIn).find((one) => one !== '');
  return parts.map((part) =>
    thing === undefined || namedIn(part) !== '' ? part : `${thing} ${part}`,
  );
}

/** A size or a trait, and nothing that it could be of. */
function isLikeness(text: string, { isTraitOnly }: Words): boolean {
  const left = withoutMeasures(text).trim();
  return text !== '' && (left === '' || isTraitOnly(left));
}
