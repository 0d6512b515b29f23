import type { Shown } from './shown.ts';

export const shown: Shown = {
  howMuch: `
    how much [is|are|would|will|do|does|for|it|that|they|i|be|come|to|pay|cost]*
    what['s|s] [the]* (total|sum|price|damage|cost)[s] [be|of|for]*
    what (did|does|do) (it|this|that|they) cost, how much (was|were) (it|they|this|that)
    what (is|are|would|will|was) [the]* (total|sum|price|damage|cost)[s] [be|of|for]*
    total [price|cost|is|of]* [how much]*, [the]* price [for|of]*, what would [it|that]* (cost|be)
    (work|add|calculate|count|calc|reckon) [it|that|them]* (out|up) [for]*
  `,
  buying: `
    [if|when|say|suppose|then|what if]* (i|we) [will|would|want to|wanna|just|only]* (
      buy|get|take|order|grab|bought|need|want) [just|only]*
    i'll (take|have|get|buy), buying, taking, ordering, (buy|get|take|order|want|need|for) <before
      {count}>, <start> [so|ok|then|and|also]* (buy|get|take|order)
  `,
  beside: `
    (piece|pc|pair|unit|set|pack|packet|bottle|bag|can|tin|jar|roll)[s], box[es], of, them, those
    these, which, what['s|s|'re], per (pack|packet|box|bag|bottle|piece|unit|tin|can)
    it, that, this, one[s], each, in total, total, all in, altogether, together, instead, just, only
    [with|including|include|plus|and|incl]* [the]* (shipping|delivery|postage|coupon|voucher|
    code)[s]
    and, then, so, ok, what (about|if), how about, if, for, a, the, colour[s], same
  `,
  numbers: {
    1: '<not after (this|that|which|the|cheaper|cheapest|second|third|nicer|better)> one, single',
    2: 'two, a couple [of], a pair [of], double',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six, half a dozen',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    12: '[a|one] dozen',
  },
  cheap: 'cheap[er|est] [one[s]], low[er|est] priced [one[s]]',
  dear: '(expensive|pricier|dearer|costly|dearest|priciest) [one[s]]',
  shopsDiffer: `
    why … (shopee|lazada|tiktok) … (cheaper|expensive|dearer|pricier) …
    why … price[s] … (different|differ|differs|vary|varies|not the same) …
    why … (different|differ|vary) … price[s] …, why … (shop|store|seller|platform)[s] … price[s]
    why … price[s] … (shop|store|seller|platform)[s]
 `,
  comesWith: `
    (do|does|will|is|are) [it|they|this|these|that|those|the first one|the second one]* (
      come|comes|ship|ships|sold|include|includes) [with|without|a|any|the]*
    (is|are) <before … (included|inside|in the box)>
    (included|in the box|inside the box), what's in the box
    <start> (is|are) (it|this|that|they|these) <before (
      (dishwasher|microwave|oven|freezer|food|skin) (safe|friendly)|… (proof|resistant|
      compatible|adjustable|foldable|rechargeable|washable|(comfy|suitable|enough) for))>
 `,
  doesIt: `
    <start> [and|but|so]* (do|does|can|could|will|did) (it|they|this|that|these|those|either|both|
      neither|any|each|all <before of>) [of|one[s]|them|these|those|the two|also|even|really|have|
      has]*, which [one] of (them|these|those|the two) (is|are|can|has|have|does|will)
  `,
  uses: {
    charge: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (charge|
      charges|charging|power up)
    `,
    boil: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (boil|
      boils|boiling|heat up water) [water]*
    `,
    blend: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (blend|
      blends|make smoothies|make juice|making smoothies)
    `,
    sweep: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (sweep|
      sweeps|vacuum|clean (the|my) floor[s]|suck up dust)
    `,
    cool: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (cool (me|
      down|the room|my room)|keep me cool|cools the room)
    `,
    keepCold: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (keep|
      keeps|keeping) [my|the|a]* (drink|drinks|coffee|water|tea) (cold|hot|warm|cool)
    `,
    dryHair: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (dry|
      dries|drying) [my|her|the]* hair
    `,
    light: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (light up|
      read at night|see in the dark)
    `,
    cookRice: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (cook|make|
      cooking) rice [in|with]*
    `,
    listen: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (listen|
      listening) to music [with|on]*
    `,
    iron: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (iron|
      ironing|press) [my|the]* (clothes|shirt[s])
    `,
    rain: `
      (something|anything|thing[s]|what) [that|which|can|could|will|i|use|good|to|for]* (keep me
      dry|keep the rain off|against the rain)
    `,
  },
  truly: `
    (mark|marked|bump|jack)[ed] up, real[ly], true, truly, genuine[ly], for real, legit[imate]
    fake, actual[ly], honest[ly], scam, bluff, con, believe, trust, exaggerat(ed|ing), marketing
  `,
  reduced: `
    [a]* discount[s], half price, half-price, off, sale [price], markdown[s], reduction[s]
    mark down[s]
  `,
  half: 'half [the]* (price|off), half-price',
  everything: `
    [thing[s]|item[s]|product[s]|stuff|one[s]]* [that]* (you|u|ya|they) (have|has|got|sell|
      carry|stock) [here|now|today]*
    (in|on|at|across) [the|your|this|whole|entire|all]* (site|website|app|shop|store|catalogue|
      catalog|khum|platform)[s] [now|today]*
    everything, of all, overall, out of everything
  `,
  anything: `
    anything, thing[s], item[s], product[s], stuff, here, [right]* now, today
    [of|in]* (this|last) (week|month), this week's, today's, currently, at the moment
    in (singapore|malaysia|the philippines|philippines|ph|sg|my)
  `,
  suits: `
    which [one[s]|of these|of them|of those|of the two]* [is|are|would be|will be|works]* (better|
      best|good|nicer|suitable|suit|suits|ideal|ok|okay|more suitable) [suited]* (for|to|with)
  `,
  pick: `
    which [one|of these|of them|of the two]* (sounds|looks|feels|works|performs) (better|best)
    which [one|of these|of them]* has [the]* better (sound|quality|camera|screen|build|bass|mic)
    (which|what) [one]* [do|would|can]* [you]* (recommend|suggest), which [one|shop]* finally
    [so|then|ok]* which [one|of these|of them|of those]* (would|should|do|will) (you|i|
    we) [personally]* (pick|choose|recommend|buy|get|go for|take|suggest)
    your (pick|choice|recommendation|favo[u]rite), (pick|choose|recommend) [me]* one [for me]*
    which [one|of these|of them|of those]* [is|has|are|'s]* [the]* (best|better) [value|buy|deal|
    one|choice|pick|bang for the buck|for the money]* [overall|actually|then]*
    which [one|of these|of them]* is [the]* [most|more]* (worth it|worth buying|worth the money)
    which [one|of these|of them]* [has|is|was]* (dropped|fell|fallen|reduced|discounted) [the]* (
      more|most)
    [is|has|are|the]* best (value|bang for [the]* buck) [of these|among them|for money]*
    which [one|of these|of them|of those]* (is|are) [actually|really|now]* (at|near) (its|their) (
      lowest|best) [price]*
    which [one|of them|of these]* (has|have|is|got) [the]* (bigger|higher|larger|better|
    deeper) [real]* (discount|reduction|saving|markdown)
  `,
  origin: `
    [not|no|nothing|isn't|only|anything]* (made in|from|manufactured in|product of) (china|japan|
    korea|thailand|vietnam|indonesia|malaysia|germany|the usa|usa|taiwan|the philippines)
    [not|no|only|a|an]* (chinese|japanese|korean|local|german|thai|american|taiwanese) (brand|
    made|product|brands|products|makes)
  `,
  aroundThat: `
    [show|got|have|any|some|me|for|ones|one|something|others|at|in|with|a]* (around|about|near|
      close to|similar to|in) (that|this|the same) [price|amount|budget|cost]* [range|level]*
    (that|this|same|similar) price [range|level], similar[ly] price[d]
  `,
  ago: {
    week: '(last|previous|past) week, (a|one) week (ago|earlier|back), 7 days ago',
    month: '(last|previous|past) month[s]*, (a|one) month (ago|earlier|back), 30 days ago',
    day: 'yesterday',
  },
  whereCheapest: `
    where (is|are) (it|this|that|they|these) [the|sold]* (cheapest|lowest|cheaper)
    where [can|should|do|could|to]* [i]* (buy|get|find) [it|this|that|them]* [the|
    for]* (cheapest|cheaper|lowest|least)
    which (shop|store|platform|site|app|seller) [is|has|sells|sell|offers]* [it|this|that]* [for|
    at]* [the]* (cheapest|lowest|least|cheaper) [price]*
    [is|are|can|it|this|that|they|i]* [get|find|buy|sold]* [it|this|that|them]* cheaper (elsewhere|
      anywhere else|somewhere else|(at|in|on|from) (another|any other) (shop|store|platform))
    (cheapest|lowest price) where, cheapest (place|shop|store|platform) [to buy|for]*
  `,
  otherBrand: `
    not (that|this|the same) (brand|maker|make) [please]*
    [any|a|show me|show|got|what about]* (different|another|other) (brand|maker)[s] [please]*
    (anything|something|one[s]) [but|not|other than|from]* (that|this) (brand|maker)
  `,
  better: `
    [any|really|actually|much|is|worth]* better [quality]*, worth (the extra|more|paying more)
  `,
  having: `
    <start> [got|have you|any|some|one|ones|something]* (with|that has|that have|having|that can)
  `,
  same: `
    [the]* same (thing|one|item|product|model)
  `,
  sorted: `
    (sort|order|rank|arrange|list)[ed] [it|them|these|those|all|the list|the results]* (by|from) [
      the]* [price[s]|cheapest|lowest|low|cheap] [to|first|highest|high|most expensive|expensive]*
    (cheapest|lowest [price]) first, low[est] to high[est], cheap[est] to (expensive|most expensive)
    in order of price, by price
  `,
  sortedDown: `
    [(sort|order|rank)[ed] [it|them|these]* [by|from]*]* (high[est] to low[est]|
      most expensive first|expensive to cheap|descending)
  `,
  fakes: `
    (show|list|give|see|find|tell) [me|us|the|some|any|all|which|about]* [ones|deals|discounts|
      products|things|items]* [that|which|are|is|look]* (fake|misleading|bogus|not real|a scam) [
      ones|deals|discounts]*
    (which|what) [ones|deals|discounts|of them|of these]* (are|is|look) [the]* (fake|misleading|
      bogus|not real) [ones|deals]*
    (fake|misleading|overstated|inflated|bogus|false|lying|dishonest|phony) (discount|deal|sale|
      price|one|markdown)[s] [tag[s]]
    [(show|list|give|find) [me|us|the|some|any|all]*]* [which|what]* (deal|discount|price|
      offer)[s] [
      tag[s]] [on {shop}]* [that|which|are|is]* (lie|lies|lying|cheat|cheats|cheating|mislead|
      misleads|deceive|not to (believe|trust))
    (discount|deal|sale|markdown)s [on|at|here|there]* [{shop}]* [are|is|all]* (fake|misleading|
    bogus|a scam|lies)
    are [all|most|the|these]* [{shop}|black friday|11.11]* (discount|deal|sale|price)s [here|on|at|
      from|usually|often|always]* [{shop}]* (fake|misleading|bogus|inflated|real|a scam)
    [which|what] [(product|item|thing|one|shop)[s]] [had|have|are|were|with|their|been]* price[s] [
      been]* (raised|marked up|hiked|increased|pumped up) [just|right]* before [the|a|any]* (
      sale|discount|deal|promo|promotion)[s]
    [which|what] [one|of these|of them|of those|ones]* [were|was|had|have|are|that]* [been]* (
      raised|marked up|hiked|increased|pumped up|bumped up) [just|right|shortly]* before [the|a|
      any]* (sale|discount|deal|promo|promotion)[s]
  `,
  orders: `
    [if|when|for|on|with|an|a|my|the|of]* (order|cart|basket|purchase|spend[ing]|buy|checkout|
    total) [of|is|was|for|comes to|becomes|drops to|worth|about|around|only|just]*
  `,
  couponTerms: {
    least: `
      [what's|what is|is there|any|the|lowest|with|without|no|has|have|a|which|how much is]* (
        minimum|min|min.) [spend|spending|order|purchase|basket|amount]* [on|of|for|below|under|is]*
      (spend|order) [is]* (lowest|smallest|least), (lowest|smallest|least) spend
      how much [do|must|should] i [have to|need to]* spend
      (which|what|any|one)[s]* [has|have|needs|need|with]* no minimum
    `,
    ends: `
      (when|until when|till when|how long) [do|does|will|are|is]* [they|it|these|those|this|that|
      the]* [
        (coupon|voucher|code)[s]]* (expire|end|valid|last|run out|good for|still valid)[s|d]*
      expir(y|e|es|ation|ing) [date|soon|today|first]*, ending (soon|today|first), valid until
      which [one] [expires|ends] (first|soonest|today)
    `,
    saves: `
      which [one|of them|of these|coupon|code|voucher]* [will|would|can]* [
        gives me|gives|give|saves|save|takes|has|is]* [me|off|the]* (most|best|biggest|
        highest|more) [off|discount|saving[s]|value|money]* [with|on|for|at]*
      (saves|save) [me]* [the]* most [money]* [on|for|with]*
      (best|biggest|better) (coupon|code|voucher|one) [to use]* [for|on|with]*
      [most|best] savings [on|for]*
      how much [do|would|will|can|could|does]* (i|it|that|this|they) (save|take off|get off) [on|
        with|for]*
      how much [can|do|will|i|would]* (off|less), [can|will|do|i]* (get|save) how much [off]*
    `,
    stacks: `
      (stack|stacks|stackable|stacking|combine|combined|combines), (use|apply|redeem) … (together|
        at the same time|at once|on top of|[in] [the]* same (order|checkout|time)), both together
      how many (code|voucher|coupon)[s] … (use|apply|per order|one order|checkout|go together)
    `,
  },
  sizes: {
    light:
      '[which|what|is|one|the|most|s]* (lightest|lighter) [weight|one|ones]*, lightweight <end>',
    heavy: '[which|what|is|one|the]* (heaviest|heavier) [one|ones]*',
    short: '[which|what|is|one|the]* (shortest|shorter) [one|ones]*',
    long: '[which|what|is|one|the]* (longest|longer) [one|ones]*',
    strong: `
      [which|what|is|one|the]* (strongest|most powerful|highest (wattage|watt|power)|most watts) [
        one|ones]*
    `,
    thrifty: `
      [which|what|is|one|the|uses|use|using]* (least|less|lowest|lower) (electricity|power|energy|
        watt)[s]
      [which|what|is|one|the]* (most|more) (energy|power) (efficient|saving) [one]*
      [which|what|is|one|the]* (most|more) (energy|power)-(efficient|saving) [one]*
    `,
    lasting: `
      [which|what|is|one|the|has|have|with]* (longer|longest|better|best) [lasting]* battery [life]*
      [which|what|is|one|the]* (longest|longer) lasting [battery]*
      [which|what|is|one|the]* (longest|longer)-lasting [battery]*
      [which|what|one|of them|will]* (lasts|last) [the]* (longest|longer) [on a charge|per charge]*
      [which|what|one|the|whose|its|has]* battery [life]* [that|which|is]* (lasts|last|lasting|
        is) [the]* (longer|longest|better|best)
    `,
    small: `
      the (small|smaller) (one|pack|bag|box|bottle|size)
      [which|what|is|one|the]* (smallest|tiniest|smaller|most compact|mini|littlest|smallest size) [
        size|capacity|screen|one|ones|version]*
    `,
    big: `
      the (big|bigger|large|larger) (one|pack|bag|box|bottle|size)
      [which|what|is|one|the|has]* (biggest|largest|bigger|larger|most (capacity|storage|litres)|
        highest (capacity|storage)) [
        size|sized|capacity|screen|battery|storage|volume|one|ones|display]*
    `,
  },
};
