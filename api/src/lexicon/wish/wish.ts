/** What is wished or refused beside the thing itself; the notation is that of `lexicon.ts`. */
import type { Phrases } from '../phrase.ts';

export interface Wishes {
  /** Before what is not wanted: "except". */
  readonly not: Phrases;
  /**
   * The same in words that others have for something else, read where the language is spoken: "di"
   * is "not", and "at".
   */
  readonly localNot: Phrases;
  /** The same, in a query of few words: titles say "does not fade" and "not glass". */
  readonly notOfFew: Phrases;
  /** Before what a thing shall not have; what is said so stays among the words: "without". */
  readonly lacking: Phrases;
  /** Behind what is not wanted, at the end of what is said: "the black one is out". */
  readonly notBehind: Phrases;
  /** Refused it names nothing: "not expensive". */
  readonly noName: Phrases;
  /** Between two things that are not wanted. */
  readonly or: Phrases;
  /** Where what is not wanted ends. */
  readonly ends: Phrases;
  /** Before a wish that need not be fulfilled: "it doesn't have to be". */
  readonly needless: Phrases;
  /** Before an amount that is added to the budget: "raise it by". */
  readonly moreBudget: Phrases;
  /** A low price, without an amount: "cheap". */
  readonly cheap: Phrases;
  /** The budget that was named counts no more. */
  readonly noBudget: Phrases;
  /** From the shop of the maker, or one that the platform vouches for. */
  readonly official: Phrases;
  /** A discount that is one. */
  readonly realDiscount: Phrases;
  readonly flashSale: Phrases;
  /** By what a kilo, a litre or a piece costs. */
  readonly perUnit: Phrases;
  /** Before or behind a budget that is of all pieces together. */
  readonly inTotal: Phrases;
  /** So many of the thing: `{count}` is a figure. */
  readonly many: Phrases;
}

export const NO_WISHES: Wishes = {
  not: '',
  localNot: '',
  notOfFew: '',
  lacking: '',
  notBehind: '',
  noName: '',
  or: '',
  ends: '',
  needless: '',
  moreBudget: '',
  cheap: '',
  noBudget: '',
  official: '',
  realDiscount: '',
  flashSale: '',
  perUnit: '',
  inTotal: '',
  many: '',
};
