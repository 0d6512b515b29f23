/** What is asked of codes, links, usual prices and shops; the notation is that of `lexicon.ts`. */
import { NO_FOLLOW } from '../follow/follow.ts';
import type { Follow } from '../follow/follow.ts';
import { NO_COST } from '../cost/cost.ts';
import type { Cost } from '../cost/cost.ts';
import type { Phrases } from '../phrase.ts';
import { NO_WRITTEN } from '../written/written.ts';
import type { Written } from '../written/written.ts';
import { SIZE_ORDERS } from '../shown/shown.ts';
import type { SizeOrder } from '../shown/shown.ts';

/** How far back a price is looked at; the longer ones first, since their names hold others. */
export const SPANS = ['year', 'half', 'quarter', 'month', 'week'] as const;
export type Span = (typeof SPANS)[number];

export interface Detail extends Cost, Follow, Written {
  /** The second piece, which is cheaper where the first is bought. */
  readonly secondPiece: Phrases;
  readonly halfPrice: Phrases;
  /** Before a price that is all one is called by: "the 14.90 one". */
  readonly calledBy: Phrases;
  /** Between two of which one is to be chosen. */
  readonly either: Phrases;
  /** Right before one that others shall be cheaper than. */
  readonly cheaperThan: Phrases;
  /** Whether the code of a coupon that is named beside it can be used. */
  readonly codeWorks: Phrases;
  /** Others of the kind of the one that was looked for, whoever makes them. */
  readonly othersOfKind: Phrases;
  /** Asks for a coupon that is not named yet. */
  readonly anyCode: Phrases;
  /** Where what was shown can be bought, or the way there. */
  readonly link: Phrases;
  /** Which shop or platform has the most of it, after price tags that lie. */
  readonly worst: Phrases;
  /** Which of a kind are reduced in truth. */
  readonly trulyReduced: Phrases;
  /** Memory and storage, as they are asked for: "ram", "storage". */
  readonly held: Readonly<Record<'memory' | 'storage', Phrases>>;
  /** Before or behind these: more of it, or the most. */
  readonly most: Phrases;
  /** Whether one that is shown or named is reduced now: "is it on sale?". */
  readonly reducedNow: Phrases;
  /** Said of a kind that is named: those of it that are reduced. */
  readonly onSale: Phrases;
  /** Colours, where it is asked which there are. */
  readonly colour: Phrases;
  /** Right before the name of a pattern, a scent, a taste or a material. */
  readonly named: Phrases;
  /** Right before so many stars of five. */
  readonly rating: Phrases;
  /** Right behind them: "stars or more". */
  readonly stars: Phrases;
  /** Beside a size: what it is of, "10 mm thick". */
  readonly sized: Phrases;
  /** Right before what a thing that is named shall have: "with". */
  readonly withIt: Phrases;
  /** Between a price and how much of it that buys: "$12 for 30". */
  readonly priceFor: Phrases;
  /** At which platform something is sold or shall be bought. */
  readonly whichPlatform: Phrases;
  /** Which shops raise prices before they reduce them. */
  readonly raisers: Phrases;
  /** Around a price that was seen elsewhere, which what was shown is compared with. */
  readonly seenElsewhere: Phrases;
  /** What something usually costs. */
  readonly usual: Phrases;
  /** How a price has moved: "did it go up or down", "price trend". */
  readonly moved: Phrases;
  /** The time in which it has. */
  readonly spans: Readonly<Record<Span, Phrases>>;
  /** Beside a time that is over: the price of now. */
  readonly now: Phrases;
  /** What buyers say of something. */
  readonly reviews: Phrases;
  /** Those that most people have rated. */
  readonly reviewed: Phrases;
  /** Adjectives of size, weight, power or battery, said of a thing or a list: "light". */
  readonly alike: Readonly<Record<SizeOrder, Phrases>>;
  /** Of the few that were shown: "of these". */
  readonly among: Phrases;
  /** Of all that was found, shown or not: "out of all those". */
  readonly amongAll: Phrases;
  /** How much more another version costs: "256 adds how much?". */
  readonly extra: Phrases;
  /** What sending costs, with the word behind which the place is: “shipping to”. */
  readonly destination: Phrases;
  /** Of all the time that a price is known: “ever”. */
  readonly ever: Phrases;
  /** What was spoken of before what is spoken of now: "the one before". */
  readonly previous: Phrases;
  /** Of two that which is not spoken of now: "the other one". */
  readonly otherOne: Phrases;
  /** Its price is the lowest that is known: "at its lowest ever". */
  readonly atLowest: Phrases;
  /** Words that ask which of many, or list them: "which", "what". */
  readonly ofAny: Phrases;
  /** What costs nothing: "free", "giveaway". */
  readonly free: Phrases;
}

export const NO_DETAIL: Detail = {
  ...NO_COST,
  ...NO_FOLLOW,
  ...NO_WRITTEN,
  secondPiece: '',
  halfPrice: '',
  calledBy: '',
  either: '',
  cheaperThan: '',
  codeWorks: '',
  othersOfKind: '',
  anyCode: '',
  link: '',
  worst: '',
  trulyReduced: '',
  held: { memory: '', storage: '' },
  most: '',
  reducedNow: '',
  onSale: '',
  colour: '',
  named: '',
  rating: '',
  stars: '',
  sized: '',
  withIt: '',
  priceFor: '',
  whichPlatform: '',
  raisers: '',
  seenElsewhere: '',
  usual: '',
  moved: '',
  spans: { year: '', half: '', quarter: '', month: '', week: '' },
  now: '',
  reviewed: '',
  alike: Object.fromEntries(SIZE_ORDERS.map((one) => [one, ''])) as Record<SizeOrder, ''>,
  reviews: '',
  among: '',
  amongAll: '',
  extra: '',
  destination: '',
  ever: '',
  previous: '',
  otherOne: '',
  atLowest: '',
  ofAny: '',
  free: '',
};
