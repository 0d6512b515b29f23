/**
 * The words by which questions, queries and titles are read: one file a language, and what makes
 * expressions of their phrases. No rules: what is meant by the words is decided by who asks.
 */
import { isSpokenIn, speechOf } from '#contract/market/speech.ts';
import { en } from './en.ts';
import { id } from './id.ts';
import type { Lexicon } from './lexicon.ts';
import { ms } from './ms.ts';
import { sg } from './sg.ts';
import { th } from './th.ts';
import { tl } from './tl.ts';
import { unmarked } from './unmarked.ts';
import { vi } from './vi.ts';

export { ATTRIBUTE_WORDS } from './attribute-words.ts';
export { FACT_NAMES, FACT_UNITS, FACT_VALUES } from './fact-names.ts';
export { WHOM } from './goods-words.ts';
export type { Unit } from './goods-words.ts';
export { COLOURS } from './lexicon.ts';
export type { Colour, Lexicon } from './lexicon.ts';
export { NONE } from './none.ts';
export { AGOS, COUPON_TERMS, NUMBERS, SIZE_ORDERS, USES } from './shown/shown.ts';
export type { Ago, CouponTerm, SizeOrder, Use } from './shown/shown.ts';
export { SPANS } from './detail/detail.ts';
export type { Span } from './detail/detail.ts';
export { ALLERGENS, TEXT_TOPICS } from './written/written.ts';
export type { Allergen, TextTopic } from './written/written.ts';
export { INTERESTS } from './interest/interest.ts';
export type { Interest } from './interest/interest.ts';
export { PERSONS } from '#contract/search/person.ts';
export type { Person } from '#contract/search/person.ts';
export { SUM_ROLES } from './talk/talk.ts';
export type { SumRole } from './talk/talk.ts';
export { ABOUT, OF_SHOPS } from './about/about.ts';
export type { About } from './about/about.ts';
export { WARNED, WARNINGS } from './warning/warning.ts';
export type { Warning } from './warning/warning.ts';
import { phrasesIn, sourceOf } from './phrase.ts';
import type { Phrases } from './phrase.ts';
export { phrasesIn, sourceOf } from './phrase.ts';
export type { Phrases } from './phrase.ts';

/** Every language that is read. */
export const LEXICONS: readonly Lexicon[] = [th, id, en, sg, ms, vi, unmarked(vi), tl];

/** The lexicons as amounts and refusals are read where people pay in this currency. */
export function lexiconsIn(currency: string, lexicons: readonly Lexicon[] = LEXICONS): Lexicon[] {
  const [own] = speechOf(currency).languages;
  return lexicons.map((one) => ({
    ...one,
    wishes: isSpokenIn(one.language, currency)
      ? { ...one.wishes, not: `${one.wishes.not}\n${one.wishes.localNot}` }
      : one.wishes,
    money: {
      ...one.money,
      scales: { ...one.money.scales, ...(one.language === own ? one.money.localScales : {}) },
      units: isSpokenIn(one.language, currency) ? one.money.units : unmistaken(one.money.units),
      coins: isSpokenIn(one.language, currency) ? one.money.coins : unmistaken(one.money.coins),
    },
  }));
}

/** Elsewhere marked words are others without their marks: five kilos (cân) and "can". */
function unmistaken(units: Phrases): Phrases {
  return phrasesIn(units)
    .filter((unit) => !/[a-z][\u0300-\u036f]|đ/.test(unit.normalize('NFD')))
    .join('\n');
}

/** What is made of words for each currency, when it is first asked for. */
export function byCurrency<Made>(make: (currency: string) => Made): (currency: string) => Made {
  const made = new Map<string, Made>();
  return (currency) => {
    const one = made.get(currency) ?? make(currency);
    made.set(currency, one);
    return one;
  };
}

/** The source of an expression that finds any phrase of a field in any language. */
export function anyOf(field: (one: Lexicon) => Phrases): string {
  return sourceOf(LEXICONS.map(field));
}

/** An expression for texts that are such a phrase and nothing else. */
export function wholeOf(field: (one: Lexicon) => Phrases): RegExp {
  return new RegExp(`^(?:${anyOf(field)})$`, 'i');
}

/** The words of a field that lists them one after a space. */
export function wordsIn(
  field: (one: Lexicon) => string,
  lexicons: readonly Lexicon[] = LEXICONS,
): ReadonlySet<string> {
  return new Set(lexicons.flatMap((one) => field(one).match(/\S+/g) ?? []));
}
