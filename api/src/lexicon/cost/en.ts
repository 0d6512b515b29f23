import type { Cost } from './cost.ts';

export const cost: Cost = {
  leastSpend: `
    [what's|what is|whats|what|the|is there|any|how much is|a]* (minimum|min|min.) (spend|spending|
      order|purchase|basket|cart|checkout) [on|of|for|to use|needed|required|is|value|amount]*
    (minimum|min|min.) [amount|value]* to (spend|order|buy|purchase)
  `,
  freeFrom: `
    how much (must|do|should|to) [i|we]* [have to|need to]* (spend|buy|order|purchase) [to|for|
      before|get|qualify|until|in order]*
    (from|above|over) (how much|what amount|what price), (spend|buy|order) how much [then|for|to|
      get|can]*
  `,
  usableNow: `
    (which|what|any) [one|ones|of these|of those|of them|coupons|codes|vouchers]* [can|could|do|are|
      is|still|i|we|actually]* (use|used|work|works|valid|usable|apply|active|redeem) [today|now|
      right now|at the moment|currently|still]*
    (can|could) [i|we]* (use|redeem|apply) (today|now|right now)
  `,
  withSending: `
    (with|w|w/|including|include|includes|incl|incl.|plus|inclusive of|counting|after) [the]* (
      shipping|delivery|postage) [fee|fees|cost|costs|charges]* [included]
    (shipping|delivery|postage) [fee|fees|cost|costs]* (included|inclusive|incl|counted|all in)
    [all in] (delivered|shipped) price, all-in price
  `,
  afterCoupon: `
    (after|with|using|less|minus|applying) [the|a|any|all|best|my]* (coupon|voucher|promo code|
      discount code|code)[s] [applied|used]*
  `,
  total: '[the|in]* [grand] (total|sum) [price|cost|amount]*, altogether, all in',
};
