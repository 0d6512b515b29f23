import type { Abouts } from './about.ts';

/** What shops do, and who sells. */
export const ofShops: Pick<Abouts, 'selling' | 'returns' | 'paid' | 'delivered' | 'coins'> = {
  selling: `
    (can|could|may|how|where|is it possible|want|possible) [i|we|do|to|can|a|one|also|for me|
      people]* (sell|list|advertise|partner|sell off|open a shop|open shop|open a store|put up|
      resell) [my|our|products|things|goods|stuff|shop|with|own|used|old|handmade|cakes|cookies|
      phone|clothes|a|some|something|items]* (here|on khum|on this (site|app|website)|with you|
      with khum|on here|through khum)
    (become|be|register as|sign up as|apply as) [a|an]* (seller|merchant|vendor) [here|on khum]*
  `,
  returns: `
    (return|refund|exchange|send back|bring back|replace|claim) [it|this|that|the|item|goods|to|
      with|through|from|at|my|money|if]* (khum|you|u|u guys|you guys|here|this site)
    (if|when) [it|this|that|the|item|goods|parcel|is|arrives|comes|came|my|order]* (spoil|spoilt|
      broken|damaged|faulty|defective|fake|wrong|breaks|arrives broken|spoiled|cracked|not
      working) … (return|refund|exchange|replace|send back|claim|who|how)
    (return|refund|exchange) [policy|period|window|how|can|or not|anot|allowed|possible|it|the
      item| within|ah]* <end>
    (can|how|where) [i|to|do|we|can]* (return|refund|exchange|send back) [it| this|that|the item|
      goods|items]* [if|when|to|where|how|ah|anot|or not|who]*
    (who|whom) [do|should|to|can]* [i]* (complain|contact|ask|look for) [to|about|if|for]* [a|it|
      the|is|item]* (refund|return|broken|damaged|spoilt|faulty)
    (i|we|my) [just|got|mum|mom|order|have|might|think]* (got|received|receive|recieved|get|sent|
      bought) [me|is|a|an|the|one|some]* (fake|counterfeit|wrong|imitation|replica|damaged|broken|
      defective|faulty) [one|item|thing|product|size|colour|color|goods|stuff|version|parcel]* [
      how|how ah|what to do|now what|can|then|from|instead|by|the|shop|seller|already]* …
    (what if|wat if|what happens if|if|suppose) [it|the|they|seller|shop|i|is|item|turns out|sends|
      send|me|a|an|get|receive|got|arrives|comes|thing|one|to be|what]* (fake|counterfeit|
      wrong item|
      imitation|not original|not authentic) …
    (item|parcel|it|thing|one|order) [that|i|got|received|came|arrived|is|turned out|they|sent|me|
      was|turns out]* (fake|counterfeit|wrong item|not original) [how|what|can|now|one|what to
      do|do|i]* (how|what|who|where|can|refund|return) …
    [can|do|could|will|how|to|i|we|get|want|claim|have]* [my|the|our|back]* money back
  `,
  paid: `
    (can|got|is|have) (cod|cash on delivery|paylater|instalment|installment) [or not|anot|ah|
      available]*
    [can|could|do|does|is|got|have|any|accept|u|you|they|it|possible|pay|by|with|possible to|
      take]* (cash on delivery|cod|c.o.d|paynow|grabpay|paylater|spaylater|atome|instalment|
      installment[ s]| credit card|paypal|gcash|maya|cash) [can|ok|okay|possible|or not|anot|ah|
      available| payment| accepted|here|option|got|have|meh|instead|leh]* <end>
    (how|where) (do|can|to|should) [i|we]* (pay|checkout|check out) [for|it|this|here|on khum|from
      you|through khum]* <end>
    (can|do|could) (i|we) (buy|order|pay|checkout) [it|this|things|directly|straight]* (here|on
      khum|from you|through khum|from khum|in this app)
    (do|does) (you|u|khum) (sell|sells) [anything|things|stuff|directly|the products|these|it]* [
      yourself|directly|or]* <end>
    (do|should|must|will|would) [i|we]* pay [money|to]* (you|u|khum|here|this site) [guys]* (or|not|
      instead|direct|directly) …
    (who|whom|to whom) [do|should|must|will|am|would|to]* [i|we]* (pay|paying|send [the]* money) [
      money|to|for this|for it|then|ah|actually|here]* <end>
  `,
  delivered: `
    (how long|how many days|how fast|when|what day) [will|does|do|can|is|it|to|the|would|need|
      take[s]|for|my]* (deliver|delivery|delivered|arrive|arrives|ship|shipping|shipped|reach|
      come|get) [it|here|take|to|take to]* …
    (same day|next day|express) (delivery|shipping) [can|got|available|or not|anot|
      possible]* <end>
    (do|does|can) (you|u|khum|they) (deliver|ship|post) [it|to|overseas|here|internationally|
      in]* …
    (warranty|guarantee) [how long|got|have|period|for|or not|anot|years|cover[s]|claim|where|who|
      is|it|provided|local]* <end>
  `,
  coins: `
    (coin|coins|cashback|cash back|points) [back|is|are|also|r]* [considered|counted|count|counts|
      included|include|as|a|part of|in|consider]* [the|your|as|a]* (discount|discounts|price|
      prices|verdict|cheaper)
    (do|does|is|are) [you|u|khum|the|shopee|lazada]* (coin|coins|cashback|points) [also]* (count|
      counts|counted|considered|included|make|lower|change)
    (do|does|did) (you|u|khum) (count|include|consider|minus|deduct) [the|shopee|lazada|my]* (
      coin| coins|cashback|points)
    (price|prices|discount|discounts) [here]* (include|includes|including|after|before|count) [
      the| of]* (coin|coins|cashback|points)
  `,
};
