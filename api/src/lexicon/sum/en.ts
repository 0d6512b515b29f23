/** What an amount is, in English: by what stands before it or right behind it. */
import type { Talk } from '../talk/talk.ts';

export const sums: Talk['sums'] = {
  cap: {
    before: `
      cap[ped] [of|at|is|was|were|becomes|goes|up|to]*
      maximum [discount]* [of|is]*, max [discount]* [of]*, up to, at most
    `,
    behind: '(max[imum]|cap)',
  },
  least: {
    before: `
      minimum [(spend|purchase|order|basket)] [of|is]*, min [(spend|purchase|order)] [of]*, min.
      exceed[s]
      [spend|spending|orders|order|total|purchase]* (above|over|of at least|at least|more than)
      when [you]* spend
    `,
    behind: '(min|minimum) [spend|order|purchase]',
  },
  off: {
    before: `
      [fixed|percentage|cash|flat]* discount [of|is|with]*, voucher [of|for|worth|is]*
      (take|save)[s] [off]*
      (coupon|code|vch|vchr|disc) [of|for|worth|is|gives]*, minus, less
    `,
    behind: 'off, discount, voucher, coupon, code, rebate, vch, vchr, disc',
  },
  back: {
    before: '(cashback|(coins|points) back) [of|is|at]*, (earn|earning|receive) [back]*',
    behind: '[in|as|of]* (cashback|cash back|coins back|coin cashback), back (in|as) coins',
  },
  coins: {
    before: '[use|using|redeem|apply]* [my]* coins [of|worth]*',
    behind: 'coins',
  },
  shippingOff: {
    before: `
      (shipping|delivery) (voucher|coupon|discount|code)[s] [of|for|worth|is|takes off|gives]*
      free (shipping|delivery) (instead of|worth)
    `,
    behind: `
      (shipping|delivery) (voucher|coupon|discount|code|rebate)[s]
      off [the|my|on]* (shipping|delivery) [fee|cost]*
    `,
  },
  shipping: {
    before: `
      (shipping|delivery|postage|shp|shippng|shiping|deli|del) [fee|cost]* [is|of|at|for]*
      plus [a]* (shipping|delivery) [of]*
      ships (for|at)
    `,
    behind: '[for|of|in]* (shipping|delivery|postage|ship|shp|shippng|shiping|deli|del) [fee]*',
  },
  budget: { before: 'budget [is|of]* [only|just]*, i [only]* have [only]*', behind: 'budget' },
  each: {
    before: '@, each, (pcs|pieces|pc) (of|at)',
    behind: 'each, apiece, a piece, per (piece|item|pc)',
  },
};
