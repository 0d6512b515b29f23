/** What is talked about beside single goods; the notation is that of `lexicon.ts`. */
import { PERSONS } from '#contract/search/person.ts';
import type { Person } from '#contract/search/person.ts';
import { NO_ABOUT } from '../about/about.ts';
import type { Abouts } from '../about/about.ts';
import { NO_INTERESTS } from '../interest/interest.ts';
import type { Interests } from '../interest/interest.ts';
import type { Phrases } from '../phrase.ts';
import { NO_WARNED, NO_WARNINGS } from '../warning/warning.ts';
import type { Warned, Warnings } from '../warning/warning.ts';

export interface Talk {
  /** A present is looked for; anything may be. */
  readonly presents: Phrases;
  /** For whom; `{age}` is how old. */
  readonly persons: Readonly<Record<Person, Phrases>>;
  /** For whom a thing is that is named: `{relative}` is a person by kinship or work. */
  readonly forWhom: Phrases;
  /** What they like. */
  readonly interests: Interests;
  /** Something that is not named: "anything", "ones". */
  readonly whatever: Phrases;
  /** Before what they like. */
  readonly likes: Phrases;
  /** The same where a present is spoken of: "for a", "is a". */
  readonly fondOf: Phrases;
  /** Before what they do not like. */
  readonly dislikes: Phrases;
  /** They have it already. */
  readonly owned: Phrases;
  /** Before a figure that is an age: "aged". */
  readonly aged: Phrases;
  /** Behind a figure that is an age, in years and in months. */
  readonly years: Phrases;
  /** Before an age: "for a". */
  readonly forAge: Phrases;
  readonly months: Phrases;
  /** Wants to be told when it is cheaper. */
  readonly alert: Phrases;
  /** Said around what shall be watched. */
  readonly alertWords: Phrases;
  readonly biggest: Phrases;
  /** How what was shown differs. */
  readonly difference: Phrases;
  /** The first and the second of what was shown. */
  readonly firstTwo: Phrases;
  /** Between pieces that are bought and those that come free with them. */
  readonly freePieces: Phrases;
  /** Which deals end soon. */
  readonly ending: Phrases;
  /** Around a discount that a shop claims: "was … now". */
  readonly claimed: Phrases;
  /** Who earns from an answer, and whether it can be believed. */
  readonly trust: Phrases;
  /** Asked before what only somebody else may answer; a thing that is only bought has none. */
  readonly warnings: Warnings;
  readonly warned: Warned;
  /** Asked of Khum itself, or of what only shops do. */
  readonly about: Abouts;
  /** "Any drop will do": no price is waited for, only a lower one. */
  readonly anyDrop: Phrases;
  /** Said around another price of an alert: "make it … then". */
  readonly alertAgain: Phrases;
  /** What was just offered to be watched shall not be. */
  readonly unwatched: Phrases;
  /** What comes closest to a thing that is not sold. */
  readonly closest: Phrases;
  /** Another maker will do. */
  readonly alsoFine: Phrases;
  /** What no shop sells. */
  readonly outside: Phrases;
  /** What one is going to do, beside thanks: "I'll skip it". */
  readonly decided: Phrases;
  /** How somebody feels, and small talk. */
  readonly chat: Phrases;
  /** Before the code of a coupon, or beside it. */
  readonly codes: Phrases;
  /** A code that was spoken of before. */
  readonly thatCode: Phrases;
  /** Of an order, an account or a payment, where no goods are looked for. */
  readonly ordered: Phrases;
  /** What an amount is, by what stands before it or right behind it. */
  readonly sums: Readonly<Record<SumRole, { readonly before: Phrases; readonly behind: Phrases }>>;
  /** What a voucher takes off has no bound after all. */
  readonly uncapped: Phrases;
  /** A voucher cannot be used after all. */
  readonly unusable: Phrases;
  /** Before what something costs that is taken out of an order. */
  readonly removed: Phrases;
  /** The same behind it. */
  readonly isRemoved: Phrases;
  /** Before what an order comes to with less in it. */
  readonly leaves: Phrases;
  /** Of several vouchers one alone can be used. */
  readonly oneCode: Phrases;
  /** A voucher or coins beside those that a sum has. */
  readonly onTop: Phrases;
  /** What one order held is bought in several. */
  readonly split: Phrases;
  /** Before what an order costs, or has to cost: "spend $50 get $5 off". */
  readonly spent: Phrases;
  /** Behind what sending costs: it costs nothing after all. */
  readonly waived: Phrases;
  /** Before a price that was seen somewhere. */
  readonly seen: Phrases;
  /** Said around what was seen, and where. */
  readonly seenAt: Phrases;
  /** A minimum that has to be exceeded. */
  readonly exceeds: Phrases;
  /** The voucher is of one shop. */
  readonly sameShop: Phrases;
  /** A shop by its number or letter among several; {place}, {digit}, {mark}: A, B, … */
  readonly shopLabels: Phrases;
  /** What A, B, C and D are called. */
  readonly shopLetters: Phrases;
  /** The second of two shops. */
  readonly otherShop: Phrases;
  /** Who gives a voucher, where it is no shop: a platform without its name, a bank or its card. */
  readonly issuers: Readonly<Record<'platform' | 'bank', Phrases>>;
  /** What is to be paid, in a question. */
  readonly pay: Phrases;
}

export const SUM_ROLES = [
  'cap',
  'least',
  'back',
  'coins',
  'shippingOff',
  'off',
  'shipping',
  'budget',
  'each',
] as const;
export type SumRole = (typeof SUM_ROLES)[number];

const NOTHING = { before: '', behind: '' };
export const NO_TALK: Talk = {
  presents: '',
  persons: Object.fromEntries(PERSONS.map((one) => [one, ''])) as Record<Person, ''>,
  interests: NO_INTERESTS,
  forWhom: '',
  whatever: '',
  likes: '',
  fondOf: '',
  dislikes: '',
  owned: '',
  aged: '',
  years: '',
  forAge: '',
  months: '',
  alert: '',
  alertWords: '',
  biggest: '',
  difference: '',
  firstTwo: '',
  freePieces: '',
  claimed: '',
  ending: '',
  trust: '',
  warned: NO_WARNED,
  warnings: NO_WARNINGS,
  about: NO_ABOUT,
  anyDrop: '',
  alertAgain: '',
  unwatched: '',
  closest: '',
  alsoFine: '',
  outside: '',
  decided: '',
  chat: '',
  codes: '',
  thatCode: '',
  ordered: '',
  sums: Object.fromEntries(SUM_ROLES.map((one) => [one, NOTHING])) as Record<
    SumRole,
    typeof NOTHING
  >,
  spent: '',
  waived: '',
  seen: '',
  seenAt: '',
  exceeds: '',
  sameShop: '',
  shopLabels: '',
  shopLetters: '',
  uncapped: '',
  unusable: '',
  removed: '',
  isRemoved: '',
  leaves: '',
  oneCode: '',
  split: '',
  onTop: '',
  otherShop: '',
  issuers: { platform: '', bank: '' },
  pay: '',
};
