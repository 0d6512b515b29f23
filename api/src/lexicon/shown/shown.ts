/** What is asked of what was shown, or of all there is; the notation is that of `lexicon.ts`. */
import type { Phrases } from '../phrase.ts';

/** The longer ones first: their names may hold that of a day. */
export const AGOS = ['month', 'week', 'day'] as const;
export type Ago = (typeof AGOS)[number];

export interface Shown {
  /** It asks what something costs. */
  readonly howMuch: Phrases;
  /** Before or behind a number of pieces that are to be bought: "if I take". */
  readonly buying: Phrases;
  /** Said beside such a number, and nothing by itself: "pieces", "with shipping". */
  readonly beside: Phrases;
  /** Numbers of pieces in words. */
  readonly numbers: Readonly<Record<(typeof NUMBERS)[number], Phrases>>;
  /** Said of one of two that differ, and of the other. */
  readonly cheap: Phrases;
  readonly dear: Phrases;
  /** Why shops ask different prices for the same. */
  readonly shopsDiffer: Phrases;
  /** Whether something comes with it: "does it come with". */
  readonly comesWith: Phrases;
  /** Before what one that was shown may do: "does it". */
  readonly doesIt: Phrases;
  /** Something by what it is for, where it is not named: "something to charge". */
  readonly uses: Readonly<Record<Use, Phrases>>;
  /** Whether something is true. */
  readonly truly: Phrases;
  /** A reduction, whose truth may be asked for. */
  readonly reduced: Phrases;
  /** Reduced by half. */
  readonly half: Phrases;
  /** All that is sold here: "on this site", "that you have". */
  readonly everything: Phrases;
  /** Any of it, and when: "thing", "this week". */
  readonly anything: Phrases;
  /** Which of what was shown is to be preferred. */
  readonly pick: Phrases;
  /** Which of them is fit, before what for: "which is better for". */
  readonly suits: Phrases;
  /** At which shop a thing costs least. */
  /** What costs about as much as a price that was named. */
  readonly aroundThat: Phrases;
  /** A time that is over: the last calendar week or month, or the day before. */
  readonly ago: Readonly<Record<Ago, Phrases>>;
  readonly whereCheapest: Phrases;
  /** Not of the maker of what was shown. */
  readonly otherBrand: Phrases;
  /** Whether one is better than another. */
  readonly better: Phrases;
  /** What was shown once more, be it elsewhere. */
  readonly same: Phrases;
  /** That a list shall be put in an order, the cheapest first where it says no other. */
  readonly sorted: Phrases;
  /** The most expensive first. */
  readonly sortedDown: Phrases;
  /** Discounts that are none, of whatever is sold. */
  readonly fakes: Phrases;
  /** Before what a thing that is looked for shall have. */
  readonly having: Phrases;
  /** Where a thing is made, which no row says. */
  readonly origin: Phrases;
  /** Before or behind what an order comes to: "if I spend". */
  readonly orders: Phrases;
  /** What is asked of coupons: their minimum, when they end, which takes the most off, which go
   * together. */
  readonly couponTerms: Readonly<Record<CouponTerm, Phrases>>;
  /** An order by what titles say of size and weight: "the lightest", "lighter". */
  readonly sizes: Readonly<Record<SizeOrder, Phrases>>;
}

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;
export const SIZE_ORDERS = [
  'light',
  'heavy',
  'lasting',
  'short',
  'long',
  'strong',
  'thrifty',
  'small',
  'big',
] as const;
export type SizeOrder = (typeof SIZE_ORDERS)[number];

export const COUPON_TERMS = ['least', 'ends', 'saves', 'stacks'] as const;
export type CouponTerm = (typeof COUPON_TERMS)[number];

/** What a thing that nobody names may be for. */
export const USES = [
  'charge',
  'boil',
  'blend',
  'sweep',
  'cool',
  'keepCold',
  'dryHair',
  'light',
  'cookRice',
  'listen',
  'iron',
  'rain',
] as const;
export type Use = (typeof USES)[number];

export const NO_SHOWN: Shown = {
  howMuch: '',
  buying: '',
  beside: '',
  numbers: Object.fromEntries(NUMBERS.map((one) => [one, ''])) as Record<
    (typeof NUMBERS)[number],
    ''
  >,
  cheap: '',
  dear: '',
  shopsDiffer: '',
  comesWith: '',
  doesIt: '',
  uses: Object.fromEntries(USES.map((one) => [one, ''])) as Record<Use, ''>,
  truly: '',
  reduced: '',
  half: '',
  everything: '',
  anything: '',
  pick: '',
  suits: '',
  same: '',
  sorted: '',
  sortedDown: '',
  fakes: '',
  having: '',
  aroundThat: '',
  ago: { week: '', month: '', day: '' },
  whereCheapest: '',
  otherBrand: '',
  better: '',
  origin: '',
  orders: '',
  couponTerms: { least: '', ends: '', saves: '', stacks: '' },
  sizes: Object.fromEntries(SIZE_ORDERS.map((one) => [one, ''])) as Record<SizeOrder, ''>,
};
