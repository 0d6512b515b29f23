/** Several things that are wanted together, and what all of them come to. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { intentOf } from '../../search/index.ts';
import type { Intent } from '../../search/index.ts';
import { COMMON, FOR, isTraitOnly, thingIn, wordsOf } from '../../words/index.ts';
import type { Topic } from './carry.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { trimmedOf } from './quote.ts';
import { has, WORDS } from './words.ts';
import type { Words } from './words.ts';

/** So many things are a basket, of which one budget is for all. */
export const BASKET = 3;

/** The kinds that are wanted, and not where they are used; `isTotal`: what is paid for all is asked. */
export function basketOf(
  { text, without }: Pick<Intent, 'text' | 'without'>,
  currency: string,
  isTotal: boolean,
): string[] {
  // "for a desk: a lamp and a chair": what is wanted is behind the colon
  const parts = (text.split(/:\s/).at(-1) as string)
    .split(WORDS.between)
    .flatMap((part) => part.split(WORDS.next))
    .flatMap((part) => part.split(/[,;&+]/))
    .flatMap((part) => spaced(part, currency));
  const things = parts
    // "a potted plant, for my desk", "a small kitchen"
    .filter((part, at) => at === 0 || !FOR.has(wordsOf(part)[0]?.text ?? ''))
    .filter((part, at) => at === 0 || !COMMON.isDepartment(thingIn(part, currency) ?? ''))
    // "a watch, long battery life"
    .filter((part, at) => at === 0 || !isTraitOnly(trimmedOf(part), currency))
    .flatMap((part) => thingIn(part, currency) ?? [])
    // "a lamp plus a fan, 200 in total": both are bought
    .filter((thing, at) => at === 0 || isTotal || !isHad(text, thing))
    .filter((thing) => without?.some((one) => thing.startsWith(one)) !== true);
  return [...new Set(things)];
}

/** What is written without commas, in a script without spaces between words: each space parts. */
function spaced(part: string, currency: string): string[] {
  const pieces = /\p{Script=Thai}/u.test(part) ? part.trim().split(/\s+/) : [];
  const kinds = new Set(pieces.flatMap((piece) => thingIn(piece, currency) ?? []));
  return kinds.size > 1 ? pieces : [part];
}

/** "A cheap one with scanner", "with 20 hr battery": of what is looked for, and no second thing. */
function isHad(text: string, thing: string): boolean {
  const at = text.toLowerCase().indexOf(thing);
  return at > 0 && WITH.test(text.slice(0, at).toLowerCase());
}
const WITH = new RegExp(
  `(?:${sourceOf(LEXICONS.map(({ detail }) => detail.withIt))})\\s*(?:\\d[\\d.,]*[\\s-]*\\p{L}{0,5}\\s*)?$`,
  'u',
);

/** "And how much is it all together?": of all that was looked for. `text`: in lower case. */
export function basketAgain(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const [known] = topic.things;
  const isOfAll = has(text, words.inTotal) && placesIn(text, words).length === 0;
  if (known === undefined || topic.kind !== 'FIND' || !isOfAll) return undefined;
  if (words.thingIn(text) !== undefined) return undefined;
  return basketOf(intentOf(known, currency), currency, true).length > 1
    ? { ...NOTHING, kind: 'FIND', things: [known], isTotal: true }
    : undefined;
}
