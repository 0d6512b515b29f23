import type { Wishes } from './wish.ts';

export const wishes: Wishes = {
  not: `
    [anything|everything|any] (except|excluding|exclude|other than|apart from|aside from|
      anything but|everything but) [
      for|from|by|the|any|in|on|those|ones|brand
    ]*
    (but|and|just|please|maybe|also) (not|no) [from|by|the|any|in|on|made by|a|brand]*
    (something|one|ones|gift|present|stuff) not <not before (
      too|so|very|that|only|just|over|above|more|expensive|cheap|like|in|on)> [a|an|the|from|by]*
    (that|which) (isn't|aren't|is not|are not) [from|by|made by|a|an]*
    (not|never) (from|by|made by|sold (by|on|at)) [the|any|brand]*
    (leave out|skip|forget [about]|leave off|drop|remove|take out|take off) <before (
      the <not before most>|any|those|that)> [
      the|any|those|that
    ]
    (don't|dont|do not) (want|like|show [me]|include|need|buy from) [
      any|the|a|from|anything|in|by|it|brand
    ]*
    no <before … (please|pls|thanks|thank you)>, [severely|very|highly]* allergic to <not before (
      dust|cat|dog|pollen|fur|mold|pet|sun|that|this|them|it)> [the|any]*
    nothing (from|by|in|with|that has|that needs) [the|brand|any|small|added|a]*
  `,
  localNot: '',
  notOfFew: `
    <not after (does|do|is|are|will|did|can)> not <not before (
      only|just|too|sure|so|that|very|a|the|to|more|less|above|under|exceeding|for|real|
      (over|in|on)<not before ->|
      be|working|worth|bad|expensive|good|much|really
    )> [sold|by|at|brand]*
    not too <before (loud|noisy|heavy|bulky|big|large|sweet|spicy|salty|bright|dark|thick|tight|
      hard|strong|tall|long|wide|short|small|oily|sticky|thin)>
    <after {border}> (no|not <not before too>|nothing) [sold|in|from|by|on|at|the|a|any|made]*
    <after {word}> no <not before (
      {number}|one|more|brand|name|need|idea|matter|other|problem|issue|limit|budget|number|less|
      longer|wonder|questions|way|hp|wa|rek|telp|cantik|frost|iron|slip|drill|fog|rinse|show|pull|
      spill|sew|heat|bake|touch|chip|tangle|tie|wire|wires|lah|la|leh|lor|meh|sia|ah
    )>
  `,
  notBehind: `
    (is|are|be) (out|off|a no|a no go|no good for me) [please|pls|for me|lah]*
    no (need|thanks|thank you|go) [please|pls|lah]*, (don't|dont|do not) want [please|pls|lah|ah]*
    not for me
  `,
  lacking: 'without [any|the|added|small|a]*',
  needless: `
    (doesn't|don't|does not|do not|needn't|need not) [really]* (have to|need to|need|
    necessarily) [be|from|come|with]*, no need [for|to be|of]*, not necessarily [from|with|a|an]*
    is not (necessary|needed|a must), optional
  `,
  noName: '[too|very]* (expensive|pricey|costly|ex|much|cheap)',
  or: 'or, and, nor, (and|or|but) (not|no) [from|by|the|any|in|on]*',
  ends: `
    please, pls, thanks, thank you, but, for, with, that, which, under, below, above
    (in|on|over)<not before ->
    from, at, if, because, my, only, budget, max, i, up to, less than, more than, around
  `,
  official: `
    [from|in|at|an|the|by]* official (store|shop|seller)[s] [only]
    [from|in|the]* mall (seller|shop|store)[s] [only]
    [from|by|an|the]* (authorised|authorized) (dealer|seller|reseller|store|shop)[s]
    [only|just|with|and|by|from|in|on|the|a]* (lazmall|laz mall|lazada mall|shopee mall) [
      only|store[s]|seller[s]|shop[s]|perks|authenticity|deals|benefits|products|service
    ]*
  `,
  realDiscount: `
    [with|a|at]* (real|genuine|honest|true|verified) (discount|sale|deal|markdown)[s] [only]
    [really|truly|genuinely] (discounted|reduced) for real, not [a] fake (discount|sale)[s]
    no fake (discount|sale)[s]
    (not|no|none of|(don't|dont|do not) show) [me|those|the|any|of|fake]* fake (one|discount|deal|
      sale)[s]
    [only|just]* the (real|genuine|true) ones
  `,
  flashSale: '[in|on|at|the|a]* flash (sale|deal|price)[s]',
  perUnit: `
    <not after sold> [price|prices|cost|costs]* per (kilo|kg|kilogram|gram|g|100g|100 g|litre|
      liter|l|ml|100ml|100 ml|piece|pc|unit|sheet)
    per (tablet|capsule|pad|diaper|nappy|wash|bag|sachet|item|bulb|pod|wipe|egg|battery|roll|bar|
      can|cup|stick|pen|pencil|bottle|packet|pcs|pair)
    <after how much [is|are|does|do|for|would]*> (one|1|a single|each) (tablet|capsule|diaper|bag|
      sachet|
      bulb|pod|egg|battery|roll|bar|can|cup|stick|pen|pencil|bottle|packet|pc|piece|pair)
    by unit price, unit price
    a (kilo|litre|liter|piece) <before (price|cost)>
    <after how much [is|are|does|do|for|would|in]*> (one|1|a single|
      each) pack <before … {number} (pack|packs|pcs|pc)>
  `,
  inTotal: `
    total [of|is|budget]*, in total, altogether, all together, for (both|
      all of (them|it)|all (3|three|4|four|those|these)) [together]
    both together, combined
  `,
  many: `
    (for|of|buy|need|want) {count} [people|persons|pieces|of us|of them|kids]
    (for|of) {count} <not before (month|year|day|hour|%)[s]>
    {count} (pieces|pcs|units|people|persons)
    {count} (boxes|packs|bottles|bags|pairs|cans|sets|tubes) of
  `,
  moreBudget: `
    (raise|increase|up|stretch|extend) [my|the|it]* [budget] by <before {amount}>
    (add|plus) [another|an extra|an additional|in|a|one]* <before {amount}>
    (if|with|what if) [i|we|can|could|add|had|have|got]* (another|an extra|extra) <before {amount}>
    (another|extra) <before {amount} … (to|in|on) (my|the) budget>
  `,
  cheap: `
    [really|very|super|something|a|some]* (cheap|inexpensive|affordable|budget-friendly|low-cost|
      low cost|low price|low-priced) <not before (est|er|one|ones)>
    cheap one[s] (anot|or not|ah|leh|lah)
  `,
  noBudget: `
    (never mind|forget [about]|ignore|drop|scrap|remove) [the|my]* (budget|price limit|limit)
    no (budget|limit) <not before under>, [budget|money|price] is no (object|issue|problem)
    [at] any price, price doesn't matter
  `,
};
