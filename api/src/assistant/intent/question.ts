/** What a question is read as. */
import type { About, CouponTerm, SizeOrder, Span, Warning } from '../../lexicon/index.ts';
import type { Held } from '../../words/index.ts';
import type { Issuer } from '../sum/issuer.ts';
import type { Asked, Order } from './words.ts';

export type IntentKind =
  | Asked
  | 'FIND'
  | 'THANKS'
  | 'HELLO'
  | 'CALM'
  | 'FINE'
  | 'CHAT'
  | 'PRESENT'
  | 'ALERT'
  | 'BIGGEST'
  | 'LOWEST'
  | 'DIFFER'
  | 'OFFERS'
  | 'RECKON'
  | 'PACKS'
  | 'WARNING'
  | 'OUTSIDE'
  | 'TRUST'
  | 'ABOUT'
  | 'PLATFORMS'
  | 'PIECES'
  | 'SIZED'
  | 'INCLUDED'
  | 'SHOP_PRICES'
  | 'PICK'
  | 'STACKING'
  | 'FAKES'
  | 'CLAIM'
  | 'ENDING'
  | 'CODE'
  | 'LINK'
  | 'USUAL'
  | 'MOVED'
  | 'REVIEWS'
  | 'UNITS'
  | 'EXTRA'
  | 'TOTAL'
  | 'UNREAD'
  | 'UNREAD_PACKS';

/** So much of something: "5 kg". */
export interface Pack {
  readonly unit: 'g' | 'ml' | 'piece';
  readonly size: number;
  /** As it was typed. */
  readonly words: string;
}

export interface Question {
  readonly kind: IntentKind;
  /** What else is asked of the same product: "good price? any coupons?". */
  readonly also: readonly IntentKind[];
  /** What is to be looked for, budget and shop within; empty: what the conversation was about. */
  readonly things: readonly string[];
  /** Which of the cards of the last answer are meant, from 0; -1 is the last. */
  readonly places: readonly number[];
  /** Which of what is meant, or what beside it. */
  readonly by: Order | 'MORE' | 'COLOURS' | null;
  /** It names nothing, but asks of what was shown. */
  readonly pointsBack: boolean;
  /** Of a list that goes on, from 1. */
  readonly page: number;
  /** A price that was seen or is waited for, in minor units. */
  readonly amount?: number;
  /** `amount` is for so much of it; of PIECES so much is bought. */
  readonly pack?: Pack;
  /** What was looked for before, where this names no thing: it may be said of that. */
  readonly of?: string;
  /** It is surely said of that, whatever else it may name. */
  readonly isOfThat?: boolean;
  /** It looks for something else than what was shown, whatever it is. */
  readonly isOtherWant?: true;
  /** Of another maker than that of what was shown. */
  readonly isOtherBrand?: boolean;
  /**
   * Waited for is a price so much below that of now, or asked for a discount of so much and more:
   * hundredths of a per cent.
   */
  readonly less?: number;
  /** What is wished of a present that no row says, as it was typed. */
  readonly untold?: string;
  /** The sum before this one, which has another voucher. */
  readonly before?: string;
  /** The budget is of all that is named together. */
  readonly isTotal?: boolean;
  /** The turn as it was typed. */
  readonly said?: string;
  /**
   * So many pieces of what was shown, or of each in a sum that is reckoned again; so many of a kind
   * that are compared, by `by`.
   */
  readonly pieces?: number;
  /** So many more come free with them: "buy 2 get 1". */
  readonly free?: number;
  /** A sum is reckoned again without what these give; `ALL`: without any voucher. */
  readonly leftOut?: Issuer | 'ALL';
  /** Waited for is a price so much below that of now, in minor units. */
  readonly lower?: number;
  /** In the order of `by`, which one of what was shown, from 0. */
  readonly rank?: number;
  /** The same, and sending costs nothing. */
  readonly isSentFree?: true;
  /** The turn that said so, where it was an earlier one. */
  readonly sentFreeIn?: string;
  /** In the order of what titles say of size or weight. */
  readonly size?: SizeOrder | Held;
  /** How far back a price is looked at. */
  readonly span?: Span;
  /** Of all the time that a price is known. */
  readonly isEver?: true;
  /** Asked for by an adjective: in that order, where titles of `of` state what it goes by. */
  readonly alike?: { readonly order: SizeOrder; readonly of: string };
  /**
   * What is asked of coupons; `amount` is the order that they are for, or what they are to take off
   * (`worth`).
   */
  readonly term?: CouponTerm | 'worth';
  /** A list was asked for in its order, of whatever kinds it is. */
  readonly isSorted?: boolean;
  /** Of price tags that lie: how many each shop and platform has. */
  readonly isByShop?: true;
  /** What is asked of Khum itself, or of what only shops do. */
  readonly about?: readonly About[];
  /** What is warned of beside the goods that are looked for. */
  readonly caution?: Warning;
  /** What is warned of, where a question goes on with it. */
  readonly warning?: Warning;
  /** Of TOTAL: with what coupons take off. */
  readonly isReduced?: true;
  /** In the order of prices with what sending costs in them. */
  readonly isSent?: boolean;
  /** Of all that is sold, whatever was looked for before. */
  readonly isOfAll?: boolean;
}

/** Asked of one product; several may be asked at once. */
export const OF_ONE = [
  'GOOD_PRICE',
  'EXPLAIN',
  'WAIT',
  'SHIPPING',
  'STOCK',
  'SELLER',
  'COUPONS',
] as const satisfies readonly IntentKind[];
export type OfOne = (typeof OF_ONE)[number];
/** Orders in which a list may come. */
export const LISTED = ['CHEAPEST', 'DEAREST', 'REVIEWED', 'RATED', 'SOLD'] as const;
/** Where any drop will do, so much below the price of now is waited for: hundredths of a per cent. */
export const ANY_DROP = 100;
/** So many are compared at most. */
export const COMPARED = 3;
export const NOTHING = {
  also: [],
  things: [],
  places: [],
  by: null,
  pointsBack: false,
  page: 1,
} as const;

export function isOfOne(kind: IntentKind): kind is OfOne {
  return (OF_ONE as readonly IntentKind[]).includes(kind);
}

/** Asked of one product, it may be asked of another. */
export const goesOnAs = (asked: Question['kind']): boolean => isOfOne(asked) || asked === 'TOTAL';
