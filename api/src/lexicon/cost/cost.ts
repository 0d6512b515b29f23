/** What goods cost in the end: with sending, with coupons; the notation is that of `lexicon.ts`. */
import type { Phrases } from '../phrase.ts';

export interface Cost {
  /** What an order has to cost at least, with the word of what is spent: "minimum spend". */
  readonly leastSpend: Phrases;
  /** From what order on something is free: "how much do I have to spend to get". */
  readonly freeFrom: Phrases;
  /** Which of the coupons that were named can be used now. */
  readonly usableNow: Phrases;
  /** The price shall have what sending costs in it: "including delivery". */
  readonly withSending: Phrases;
  /** And what coupons take off: "after the voucher". */
  readonly afterCoupon: Phrases;
  /** All of it together: "in total". */
  readonly total: Phrases;
}

export const NO_COST: Cost = {
  leastSpend: '',
  freeFrom: '',
  usableNow: '',
  withSending: '',
  afterCoupon: '',
  total: '',
};
