/**
 * The last gate before a model's sentence is shown (BEY-10). It trusts nothing that a model says,
 * whatever instructions it got: each figure, date, link and name must be of a row that was read for
 * this answer, and of the product that the sentence is about. Pure.
 */
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import { coinsIn, figuresIn, latinWords, plain, without } from './facts.ts';
import type { Facts } from './facts.ts';
import { isSaid, wordsIn } from './vocabulary.ts';
import {
  COMPARED,
  DATE_WORDS,
  LINKS,
  NUMBER_WORDS,
  OPENERS,
  OTHER_AMOUNT,
  PRICED,
  PROMISES,
} from './words.ts';

const LONGEST = 600;
const PLATFORMS_SAID = [...new Set(Object.values(PLATFORM_NAMES))]
  .filter((name) => name !== PLATFORM_NAMES.UNKNOWN)
  .map((name) => name.toLowerCase());
/** What stands in for a name that was taken out. */
const NAME = '\u0001';

export type Fault =
  | 'LONG'
  | 'LINK'
  | 'FIGURE'
  | 'NUMBER_WORD'
  | 'DATE'
  | 'PROMISE'
  | 'NAME'
  | 'QUOTE'
  | 'COIN'
  | 'ROLE'
  | 'WORD'
  | 'SWAPPED';
export interface Checked {
  readonly fault: Fault | null;
  /** The product that the sentence is about, by name. */
  readonly about: string | undefined;
}

/**
 * `before`: what the sentence before was about. `brands`: all that the catalogue knows, in lower
 * case.
 */
export function checkSentence(
  sentence: string,
  facts: Facts,
  before: string | undefined,
  brands: ReadonlySet<string> = new Set(),
): Checked {
  const names = [...facts.products.keys()];
  const named = names.filter((name) => sentence.includes(name));
  // the longer name is meant where one holds another
  const own = named.filter(
    (name) => !named.some((other) => other !== name && other.includes(name)),
  );
  const about =
    own.length === 1
      ? own[0]
      : own.length > 1
        ? undefined
        : (before ?? (names.length === 1 ? names[0] : undefined));
  const subjects = own.length > 0 ? own : about === undefined ? [] : [about];
  return {
    fault:
      swapped(sentence, own, facts) ??
      faultOf(without(sentence, own), subjects, facts, brands) ??
      claimOf(without(sentence, own), subjects, facts),
    about,
  };
}

/**
 * Where several products are named each figure is of the one before it, and which is cheaper the
 * rule says.
 */
function swapped(sentence: string, own: readonly string[], { products }: Facts): Fault | null {
  if (own.length < 2) return null;
  if (COMPARED.test(sentence.toLowerCase())) return 'SWAPPED';
  const places = own
    .flatMap((name) =>
      [...sentence.matchAll(new RegExp(RegExp.escape(name), 'g'))].map(({ index }) => ({
        name,
        index,
      })),
    )
    .toSorted((a, b) => a.index - b.index);
  if (figuresIn(sentence.slice(0, places[0]?.index ?? 0)).length > 0) return 'SWAPPED';
  const isWrong = places.some(({ name, index }, at) =>
    figuresIn(sentence.slice(index + name.length, places[at + 1]?.index)).some(
      (figure) => !products.get(name)?.has(figure),
    ),
  );
  return isWrong ? 'SWAPPED' : null;
}

/** What is claimed beside figures: only what the rows of the product say, in their words. */
function claimOf(
  rest: string,
  subjects: readonly string[],
  { now, said, coins }: Facts,
): Fault | null {
  const text = plain(rest);
  const lower = text.toLowerCase();
  if (coinsIn(text).some((coin) => !coins.has(coin))) return 'COIN';
  const of = now.get(subjects.length === 1 ? (subjects[0] as string) : '');
  if (of) {
    // what it costs is its price of now; other amounts of its rows are never told as that
    for (const [whole, before = ''] of lower.matchAll(PRICED))
      if (
        !OTHER_AMOUNT.test(before) &&
        figuresIn(whole.slice(before.length)).some(
          (figure) => figure.startsWith('$') && figure !== of.price,
        )
      )
        return 'ROLE';
    const isPriced = figuresIn(text).includes(of.price);
    if (isPriced && PLATFORMS_SAID.some((name) => name !== of.platform && lower.includes(name)))
      return 'ROLE';
  }
  const known = new Set(['', ...subjects].flatMap((name) => [...(said.get(name) ?? [])]));
  return wordsIn(text).every((word) => isSaid(word, known)) ? null : 'WORD';
}

function faultOf(
  rest: string,
  subjects: readonly string[],
  facts: Facts,
  brands: ReadonlySet<string>,
): Fault | null {
  const text = plain(rest);
  const lower = text.toLowerCase();
  if (text.length > LONGEST) return 'LONG';
  if (LINKS.test(text)) return 'LINK';
  const allowed = new Set(subjects.flatMap((name) => [...(facts.products.get(name) ?? [])]));
  if (figuresIn(text).some((figure) => !allowed.has(figure)) || /[\p{No}\p{Nl}]/u.test(rest))
    return 'FIGURE';
  if (NUMBER_WORDS.test(lower)) return 'NUMBER_WORD';
  if (DATE_WORDS.test(lower)) return 'DATE';
  if (PROMISES.test(lower)) return 'PROMISE';
  if (/[“"«„][^”"»\u0001]*[\p{L}\d][^”"»]*[”"»]/u.test(text)) return 'QUOTE';
  return isNaming(text, facts, brands) ? 'NAME' : null;
}

/**
 * A name that is of no row: a brand of the catalogue, a word in capitals, or any Latin word in a
 * Thai sentence.
 */
function isNaming(text: string, { words }: Facts, brands: ReadonlySet<string>): boolean {
  const isThai = /[\u0E01-\u0E2E]/.test(text);
  if (/[^\p{Script=Latin}\p{Script=Thai}\p{M}\P{L}]/u.test(text)) return true;
  const foreign = latinWords(text).filter((word) => !words.has(word));
  if (foreign.some((word) => isThai || brands.has(word))) return true;
  if (
    [...brands].some(
      (brand) =>
        /[\u0E00-\u0E7F ]/.test(brand) && text.toLowerCase().includes(brand) && !words.has(brand),
    )
  )
    return true;
  const spoken = text.trim().replace(new RegExp(`^[^\\p{L}${NAME}]+`, 'u'), '');
  const first = /^[\p{Script=Latin}'’-]+/u.exec(spoken)?.[0];
  if (first && !OPENERS.has(first.toLowerCase()) && !words.has(first.toLowerCase())) return true;
  const others = spoken.slice(first?.length ?? 0).match(/\p{Lu}[\p{L}\p{M}'’-]*/gu) ?? [];
  return others.some((word) => word !== 'I' && !words.has(word.toLowerCase()));
}
