/** What is asked of codes, links, usual prices and shops; the notation is that of `lexicon.ts`. */
import type { Phrases } from '../phrase.ts';

export interface Detail {
  /** Whether the code of a coupon that is named beside it can be used. */
  readonly codeWorks: Phrases;
  /** Where what was shown can be bought, or the way there. */
  readonly link: Phrases;
  /** Which shop or platform has the most of it, after price tags that lie. */
  readonly worst: Phrases;
  /** Which of a kind are reduced in truth. */
  readonly trulyReduced: Phrases;
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
}

export const NO_DETAIL: Detail = {
  codeWorks: '',
  link: '',
  worst: '',
  trulyReduced: '',
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
};
