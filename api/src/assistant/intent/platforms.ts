/** Platforms that a question names, and which of them it asks for. Pure. */
import { platformIn } from '../../search/index.ts';
import { bareOf } from './intent.ts';
import { NOTHING } from './question.ts';
import type { IntentKind, Question } from './question.ts';
import { isOfStopWords, trimmedOf } from './quote.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** "Shopee or Lazada?": what is left when both are taken out. */
function withoutPlatforms(text: string, words: Words): string[] {
  const left = platformsIn(text).reduce((rest) => platformIn(rest)?.rest ?? rest, text);
  const thing = bareOf(
    [words.orders.CHEAPER, words.asks.COMPARE, words.between, words.place].reduce(without, left),
    words,
  );
  return thing === '' ? [] : [thing];
}

/** "Shopee or Lazada?", "is it cheaper on Lazada?": there, and where it was seen. */
export function amongPlatforms(
  kind: IntentKind,
  text: string,
  { places, isPointed }: { places: readonly number[]; isPointed: boolean },
  words: Words,
): Question | undefined {
  // "where is the Sonvo cheapest?" asks for no seller
  const { whereCheapest } = SHOWN_WORDS;
  if (kind === 'SELLER' && places.length === 0 && has(text, whereCheapest)) {
    const things = withoutPlatforms(without(text, whereCheapest), words).map(trimmedOf);
    return { kind: 'PLATFORMS', ...NOTHING, things };
  }
  const isThere = isOfOneThere(text, words) || has(text, SHOWN_WORDS.same);
  // "the second one, how much on Shopee?"
  if (places.length > 0 && isThere) return { kind: 'PLATFORMS', ...NOTHING, places: [...places] };
  const platforms = platformsIn(text).length + Number(isPointed || isThere);
  const isCompared =
    kind === 'COMPARE' || has(text, words.orders.CHEAPER) || has(text, SHOWN_WORDS.same);
  if (platforms < 2 || !isCompared || platformIn(text) === undefined) return undefined;
  return { kind: 'PLATFORMS', ...NOTHING, things: isThere ? [] : withoutPlatforms(text, words) };
}

/** "This one on Lazada": it points back, and names a platform and nothing else. */
function isOfOneThere(text: string, words: Words): boolean {
  const found = platformIn(text);
  if (!found || ![words.pointers, words.thePlace].some((one) => has(text, one))) return false;
  const said = [words.orders.CHEAPER, words.thePlace, SHOWN_WORDS.howMuch, words.pointers];
  const left = bareOf([...said, words.place].reduce(without, found.rest), words);
  return left === '' || isOfStopWords(left, words.thingIn);
}

/** The platforms that a text names, by their codes. */
export function platformsIn(text: string): string[] {
  const found = platformIn(text);
  return found ? [found.platform, ...platformsIn(found.rest)] : [];
}
