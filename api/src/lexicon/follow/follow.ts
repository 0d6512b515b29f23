/** What is asked after a list, a comparison or a product; the notation is that of `lexicon.ts`. */
import type { Phrases } from '../phrase.ts';

export interface Follow {
  /** Asks for the lowest price that is known of one product: "was it cheaper before?". */
  readonly onRecord: Phrases;
  /** Asks which of those that were compared to buy: "so which one to get". */
  readonly choosing: Phrases;
  /** Asks when what was shown is over: "until when?", "what time does it end?". */
  readonly untilWhen: Phrases;
  /** Around a thing that is wanted rather than another: "rather", "instead". */
  readonly instead: Phrases;
  /** Asks for what is reduced in truth, of all that is sold: "show me the real discounts". */
  readonly realOnes: Phrases;
  /** Nothing but what it says: "only electronics". */
  readonly only: Phrases;
  /** Right before a span of time that is over, "last 3 months", which is no age. */
  readonly pastBefore: Phrases;
  /** Right behind one: "3 months ago". */
  readonly pastBehind: Phrases;
  /** How many pieces are in one: "how many in a pack". */
  readonly howManyIn: Phrases;
  /** The next behind the cheapest: "second cheapest". */
  readonly nextCheapest: Phrases;
  /** Beside an amount: so much less than it costs now. */
  readonly lessThanNow: Phrases;
  /** Whether a part of it is good, or what is in it: "is the camera good?", "what's inside?". */
  readonly partGood: Phrases;
  /** What was refused may be there after all, with what is said around that: "is fine too". */
  readonly allowed: Phrases;
  /** Behind how many minutes a battery lasts. */
  readonly minutes: Phrases;
  /** Before a thing that another takes the place of: "swap the". */
  readonly swap: Phrases;
  /** Between the two: "for". */
  readonly swapFor: Phrases;
  /** Says of what is looked for nothing that any title has: "something fun for the weekend". */
  readonly vague: Phrases;
}

export const NO_FOLLOW: Follow = {
  onRecord: '',
  choosing: '',
  untilWhen: '',
  instead: '',
  realOnes: '',
  only: '',
  pastBefore: '',
  pastBehind: '',
  howManyIn: '',
  nextCheapest: '',
  lessThanNow: '',
  partGood: '',
  allowed: '',
  minutes: '',
  swap: '',
  swapFor: '',
  vague: '',
};
