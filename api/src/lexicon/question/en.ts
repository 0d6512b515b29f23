/** What English questions ask, and how they go on. */
import type { Lexicon } from '../lexicon.ts';

export const question: Pick<Lexicon, 'asks' | 'courtesy' | 'follow'> = {
  asks: {
    coupons: `
      [discount|promo] (coupon|voucher)[s] [code[s]], (promo|discount) code[s]
      (any|got) code[s], (with|using) [a|any|
        some]* (code|voucher|coupon)[s] [too|as well]* <end>
      (any|best|working|valid|active|current) <before … (code|coupon|voucher)[s]>
      <after (any|best|working|valid|active|current) …> (code|coupon|voucher)[s] [today|now|<end>]*
      [any|got|is there]* (coupon|voucher|code)[s] [that|which]* [i|we]* [can]* (stack|combine|
      use|add) [with|on|for|to]*
    `,
    sales: `
      (when['s]|when is|when are|when will) … {sale}, {sale} … (when['s]|when is|when are|when will)
      [is there|any|got|having]* [big]* (sale|promo)[s] … (tomorrow|next (week|month)|
      this weekend|soon|coming up)
      (tomorrow|next (week|month)|this weekend) … (sale|promo)[s]
      what (day|date) … {sale}, {sale} … what (day|date)
      how (long|many days) (until|till|to) … {sale}
      [when is|when's] [the] (next|upcoming) [big|mega|major] (sale[s]|sale day|promo)
    `,
    wait: `
      [is] [now|it|this] [is] [now] a good time [to buy], should i (wait|buy), wait for
      [if|when|should]* (i|we|you) wait [a bit|longer]* (till|until|for) {sale}
      wait (till|until) {sale}, worth waiting, [is it] better to wait, wait or buy, buy [it] (now|
        today) [or wait]
      buy <before … or wait>, [now] or wait [for|until|till]* [{sale}], when will
      will (it|this|the price|the price of) (drop|fall|get cheaper)
      [when]* [is|are]* [it's|its|it|this|the price|price]* [is]* (going to|gonna) (drop|fall|
      go down|
        get cheaper)
      will <not before (you|u)> <before … (drop|fall|cheaper|go down|go on sale)>
      <after will …> <not after you …> [be|get|become]* (drop|fall|cheaper|go down|go on sale) [
        tomorrow|soon|later|next (week|month)|next|(on|at|during) {sale}]*
      (best time|when|when should i) to buy, when should i buy
      when does (it|this|that|they) [usually|normally|ever|typically]* (go on sale|get cheaper|
      drop|get discounted|go down|go lower)
      [when did] [it|this|that|the price|they]* last (drop|fall|go down|go on sale)[ped|s]*
      [the]* last time (it|this|that|the price) (dropped|fell|went down|went on sale)
      [the]* last (price drop|price cut|sale price)
      wait for [the|a|next|big|gss|year-end|year end]* (gss|sale|sales|promo|discount) [or … ]
      or [i|should i|do i|we]* [just|should i]* (whack|buy|grab|get|cop|chiong) [it|one]* [now|
        already|liao|first|lah]* <end>
      (does|do|will) (it|this|that|they|these) [ever|usually|often|normally]* (go on sale|
        get cheaper|
        get discounted|go on offer) [often|much|a lot|again|soon]*
      how often (does|is) (it|this|that) (go on sale|drop|discounted|get cheaper|cheaper)
    `,
    explain: `
      why [is|are]* [it|this|that|they]* so (expensive|cheap|ex|pricey|low|high)
      why [is|did|has], [the] price (go|gone|went) (up|down), explain, verdict
      [is] [the|this|that] (discount|sale|deal|offer) [of|on|for] (real|fake|genuine|honest)
      (is|are) [the|this|that|its|their|these|those]* price[s] [tag[s]]* (real|fake|honest|genuine)
      <start> [and|so|but]* are (they|these|those|all) [all|really|actually|even]* (real|legit)<end>
      <start> [and|so|but]* is (it|this|that) [all|really|actually|even]* (real|legit|genuine)<end>
      (feels|looks|seems|sounds|is [this|that|it]) [kinda|a bit|bit|so|super|very]* (sus|fishy|
        shady|fake)
      (was|is) (it|that|this) [ever]* [really|actually|even]* (that|this|the) price
      (real|fake|legit|genuine) (discount|deal) [or (fake|not)]*, really (discounted|on sale)
      (discount|sale|price)[s] <before … (real|fake|genuine|legit|for real)>
      <after (discount|sale|price)[s] …> (real|fake|genuine|legit)
      (original|list|initial|before-discount|crossed out) price
      price before [the|any]* (discount|sale|markdown), how [much] (real|honest)
      how much [do|did|would|will|am|is|money]* (i|you|we|it) [actually|really]* (save|saving|saved)
      how much (was|is) it before, how much off
      [can|should] [i|we] (trust|believe) [the|this|that|those]* [{number}%]* (off|discount|sale|
      deal|markdown) [on|of|for]* [the|this|that]*
      (is|was) <before … (real|genuine|true) (deal|discount|bargain|sale|offer)>
      <after (is|was) …> [a|the]* (real|genuine|true) (deal|discount|bargain|sale|offer) [at|for]*
    `,
    compare: `
      (cheaper|better) than <before ({shop}|for)>
      compare, comparison, versus, vs, difference between
      how much (more|less) is <before … compared>
      which [one] [is|has|are]* [the]* (better|cheaper|best|cheapest|lower price|better price)
    `,
    goodPrice: `
      (is|was) (it|this|that) the (lowest|cheapest) [it's|its|has|ever]* been, (moved|changed) <end>
      how [has|have|did]* the price [of]* <before … (moved|changed|gone)>
      (when|has|was|did) [did|was|has]* (it|this|that|the price) [ever]* (cost|been|go|was) (
        less|lower|cheaper) [before]*
      how (far|much) (below|under|above|over) [the|its|it's]* (usual|normal|typical) [price]* [
        is|was]* [it|this|that]*
      [is|was]* [it|this|that]* [really|actually]* (cheaper|lower) than (usual|normal|before|ever)
      (what['s|s]|what is|what was) [the]* lowest [it|its|it's|price]* [has|ever|been|went|gone|to]*
      what['s|s| is| was] [the]* cheapest [it|its|it's]* [has|'s]* ever [been|gone|was]
      [what (is|was)] [the|its] lowest price [ever], yesterday, last (week|month|year)
      (has|was|is) (it|this|that) [ever] [been] (cheaper|lower) [before], ever [been] cheaper
      (fair|reasonable|overpriced|good deal or not|ok or not|okay or not) <end>
      (is|are) (it|this|that|these) [price|even|actually|really]* (fair|okay|ok|worth it) [bo|ah|
        or not|leh]*
      good (deal|price) (bo|ah|anot|or not|mah), is that good, <after {number} …> good deal <end>
      <start> [so|and|hm|hmm]* (is|are) [s$|$|฿|rm|rp|₱|php]{number} (ok|okay|good|fair|cheap|
        decent|
        expensive|too much|reasonable) <end>
      (is|would) … (ok|okay|good|fair|reasonable|cheap|expensive|too much|decent|a steal) for
      (is|are|was) <before [s$|$|฿|rm|rp|₱|php]{number} for … (ok|okay|good|fair|cheap|decent|
        reasonable|expensive|too much)>
      <after (is|are|was) [s$|$|฿|rm|rp|₱|php]{number} for …> (ok|okay|good|fair|cheap|decent|
        reasonable|expensive|too much) <end>
      <after (is|are|was) … (for|at) [s$|$|฿|rm|rp|₱|php]{number} …> (ok|okay|good|fair|
        cheap|decent|reasonable|expensive|too much) <end>
      [is (it|this|that)] [a] (good|fair|great|right) price, worth (it|the price|buying)
      is (it|this|that) [the|a]* [price|cost]* [the|a]* (normal|usual|standard|reasonable|fair|
        typical) [
        price|one|for it|here]*
      [is (it|this|that)] a (good|fair|great|right) deal, (good|fair|great) deal <before <end>>
      <after (is|are|was|it's|its|that's|this|price) …> <not after not> too (ex|expensive|pricey)
      too (ex|expensive|pricey) <before ?>, (is|was) (that|this|the) price (ok|okay|fine|decent)
      worth <before [s$|$|฿|rm|rp|₱|php]*{number}>, (going|gone|trending) (up|down) [or (up|down)]*
      overpriced, is (it|this|that) (cheap|expensive), price history
      (lowest|cheapest) (ever|it (has|ever) been)
      (steal|good buy|good value|rip off|ripoff) <end>, steal or, was it [ever] (cheaper|lower)
      how low (did|has|was|can) [the|it]*, <after how low …> (go|gone|been|get) [ever]
      (usual|typical|normal) price, price <before … (good|fair|high)>
      <after price …> (good|fair|too high), (usual|normal|regular|everyday) price <end>
      [show|tell|give|what's|what is|me|its|the]* lowest [price]* (in|over|of|within|
      for) [the]* [last|past]* [{number}]* (day|week|month|year)[s]
      too (good|cheap|low) to be (true|real|legit)
    `,
    service: `
      [can|do you|do they|is]* [i]* (pay|accept|take) (by|with|via) (paynow|grabpay|gcash|card|
      cash|paypal|credit card)
      warranty, warranties, instalment[s], installment[s], pay later, paylater, spaylater
      cash on delivery, return[s] policy, return it, where is my (order|parcel|package)
      track [my|an|a|the] (order|parcel|package), how (do|can) i (buy|order|pay) [it|this]
    `,
    shipping: `
      (what's|whats|what is) [the] (shipping|delivery|postage) [(fee|cost)[s]]
      how much (is|are|for|does) [the] (shipping|delivery|postage) [(fee|cost)[s]] [cost]
      (shipping|delivery) (fee[s]|cost[s]|price|charge[s]), cost of (shipping|delivery)
      [is] (shipping|delivery) (free|included)
      how (long|fast) [is|does|will] [the] (shipping|delivery) [take]
      how much <before … to (ship|deliver|send|post)>, to (ship|deliver|send|post) <end>
      <start> [and|with|is there|is it]* free (shipping|delivery) <end>
    `,
    shopGoods: `
      what [else|all]* (does|do|is|are|did) <before … (sell|selling|stock|offer)>
      <after what …> <not after (you|u)> (sell|sells|selling|stock|offer) [there|here|now]* <end>
      (got|sell|sells|selling|has|have) what [stuff|things|ah|one]* <end>
      [see|list|show [me]]* (everything|all [the]* (products|items|goods|stuff)) (
        from|of|by|sold by|at
      ) [the]*
    `,
    stock: `
      [is|are|still|got|have|in|any|do you|they|it|the]* (in stock|stock|available) [left|now|
      still]* <end>, sold out, out of stock
    `,
    seller: `
      (can|should) [i|we|you]* trust [this|that|the]* (shop|seller|store|{shop})
      (is|are|looks|look) [it|this|that|they|these]* (fake|counterfeit)
      fake or (real|not|original), original or fake
      [is|are|can i] [it|this|that|the|these] [(shop|store|seller|merchant)[s]] ( <not after (
      dishwasher|microwave|oven|freezer|food|baby|kid|child|skin|water|machine) > safe <not before (
      for|around|near|with)> [to (buy|order) [from]]|legit[imate]|trustworthy|trusted|reliable|a
      scam|scam| authentic|genuine )
      (shop|store|seller) (good|ok|okay), trust (this|the|it) [shop|store|seller]
      who (sells|sell|is selling|'s selling) [it|this|that|the|these]*
      (which|what) (shop|store|seller) (sells|has|is selling|sell) [it|this|that|the]*
      sold by (who|whom), who's selling, who is the seller, who's the seller
      (which|what) (shop|store) is (it|this|that) [from]
      is (that|this|the|it|their) [shop|seller|store|one]* [an]* official [shop|store|seller]*
    `,
    deals: `
      [today's|todays|today|best|hot|top]* (deal[s]|offer[s] <not before me>) [today|now]
      (what's|whats|what is|what's still|what is still|anything) on sale
      (what's|whats|what is) [still|really|actually]* (cheap|discounted) [right]* (now|today)
      (biggest|best) discount[s], <start> recommend (something|anything|me something) <end>
    `,
    measure: `
      how many {unit} [is|are|does|has|in]* [it|they|this|that|these]*
      how (big|large|heavy|long|tall|wide|thick) [is|are]* [it|they|this|that|these]*
      (what|which) (size|capacity|weight|length) [is|are]* (it|they|this|that|these)
      [set|pack|box]* (got|has|have|with) how many (piece|pc|item)[s], how many (pieces|pcs|items)
    `,
    help: `
      what [else]* can you [do|help [me]* with], how do (you|i) (work|use) [this], who are you
      are you [a] (bot|robot|human|real|ai), help me please, <start> help <end>
    `,
  },
  courtesy: {
    greetings: '(hi|hello|hey) [there|all|everyone], good (morning|afternoon|evening), yo, bro',
    thanks: `
      thank[s] [a lot|so much|very much], thank you [so|very] [much], thx, tq, tks, cheers, tysm
      thks, ty, tnx, thnx, thankz, (you|u|ur|you're) [are|so|quite|very|really]* (useful|helpful)
    `,
    agreed: `
      perfect, cool, awesome, great, nice one, haiz, aiya, aiyo, alamak, hmm[m]*, haha[ha]*, lol
      (ok|okay|okie) <not before (ba|na ba|po ba|lang ba|ke|tak|kah|không)>, alright, (oh|ah) well
      never mind, nevermind, no worries
    `,
    particles: 'then, again, friend, mate',
    rude: `
      fuck[ing|er], fck, shit[ty], bullshit, asshole, bitch, bastard, cunt, idiot, stupid, dumb
      moron, useless, you suck, sucks
    `,
    enough: "never mind, nevermind, forget it, no thank[s], that's all, that is all, bye, goodbye",
  },
  follow: {
    opening: `
      and, then, (only|just) <not before (under|below|rp|rm|{number})>
      so <not before (sánh|sanh|giúp|giùm|dùm|hộ|với|voi)>, but, also, hmm [ok|okay], hm [ok|okay]
      well, alright, [ok]* (that's|thats|that is|it's|its) too (much|expensive|pricey|high)
      what about, how about, what if, [any|something] (from|by)
      [only|just]* in the (category|section|department) [of]*
    `,
    closing: '<not after {number}> only [please|pls|thanks]*, overall',
    more: `
      [[can you] (show|give|see) [me]] [some|any|anything|something] (
        more|other[s]|another [one]|else|next
      ) [one[s]|option[s]|result[s]|please] [for (her|him|them|me|us)]
      [any] other (idea|option|suggestion|choice)[s], [any] more (idea|option|suggestion|choice)[s]
      i don't like (it|them|these|those|that|this) [one[s]], not (these|those|this|that) [one[s]]
    `,
    saidOf: "(for|with|that|which|must|should|made|fits|doesn't|does not|won't|not|has|needs)",
    otherColours: `
      [[do you have|are there|is there|have|got|show me|what|which|in]*] [any]* (other|another|
      different|more) (colour|color)[s] [available|please|options]*
      (what|which) (colour|color)[s] [are there|do you have|are available|is it in|have]*
    `,
    feature: `
      [with|and|also|has|must have|need|needs|prefer|a|it needs]* (good|great|nice|better|best|big|
        long|longer|large|clear|decent) (camera|battery|screen|display|sound|storage|memory|mic|
        microphone|bass|keyboard|battery life) [life|quality|too|also|please|as well]*
      [which|a|any|something|anything|got|is there|one|the]* (lighter|bigger|smaller|larger|longer|
        shorter|stronger|thinner|softer|louder|brighter|faster|quieter) [
        one|ones|got|please|lah|too
      ]*
      [the|its|with]* (battery|camera|screen|sound) [that|must|should|has to|needs to|
      can]* (last[s]|be) [long|longer|good|great|all day]*
    `,
    thePlace: `
      [the] {place} (one|product|item|option), the {place} <not before hand>
      (number|no|no.|option|#) {digit}, (number|no|no.|option|#){digit}
    `,
    places: {
      first: 'first, 1st',
      second: 'second, 2nd',
      third: 'third, 3rd',
      fourth: 'fourth, 4th',
      last: 'last',
      beyond: 'fifth, 5th, sixth, 6th, seventh, 7th, eighth, 8th, ninth, 9th, tenth, 10th',
    },
    cheapest: `
      [the|which|what]* (cheapest|lowest price[d]|lowest-price[d]) [one[s]]
      (which|what) [one]* [is|has]* [the]* (lowest|least expensive|cheapest)
    `,
    dearest: '[the] (most expensive|dearest) [one[s]]',
    cheaper: `
      the cheap one
      [the|a|any|anything|something|show me]* cheaper [one[s]|option[s]|alternative[s]|than that|
        than this] <not before than>
    `,
    dearer: `
      the expensive one
      [the|a|any|something|show me]* (more expensive|pricier|dearer|fancier) [one[s]|option[s]]
    `,
    sold: `
      [the|which|what] [is|one|one's]* [the]* [top {number}]* (best|top) (selling|seller|sellers) [
        one[s]]
      (best-selling|best-seller|bestselling|bestseller) [one[s]]
      what['s|s]* (hot|trending|popular), trending, (hot|popular) (item|product|thing)[s]
      (sold|sell|sells|selling) [the]* (most|best), [the]* most (sold|bought|popular) [one[s]]
      (most people|people mostly) buy
    `,
    rated: `
      [the] (best|top|highest|well) (rated|reviewed) [one[s]]
      [the] (best|top|highest|well)-(rated|reviewed) [one[s]]
      [with] (good|better) (review|rating)[s]
      [is there|got|any|show me]* (anything|something) better [quality|than (this|that|these)]*
      (which|what) [one|product|item|thing]* has [the] (better|best) (review|rating)[s]
      sort [it|them]* by (rating|review)[s], by (rating|review)[s]
    `,
    correction: `
      (no|nope|wait|sorry|oops|actually|not that) [no|sorry|wait|i]* [what]* (
        i (meant|mean|wanted)|make that|make it <not before {amount}>|rather
      )
      i mean[t], [no|sorry|oops]* (wrong|typo) [one]*, scratch that, instead of that
    `,
    definite: `
      <not after show me> the (cheaper|cheapest|cheap|expensive|pricier|better rated) one
      (did|does|was|is|has|will) the (cheapest|most expensive) <before (cost|one|been|drop|ever)>
    `,
    pointing: 'it, this, that, these, those, them, how much, where',
    pointers: `
      this, that, it, these, those, them, one[s], first, second, product, price, discount, sale, all
      good, shop, store, seller, item, here, any
    `,
    otherBudget: `
      (raise|increase|lower|change|make) [my|the|it] [budget] [to] <before {amount}>
      [i|we]* [can|could]* (go|stretch|spend|push|bump) [it|up|my budget]* to <before {amount}>
      [my]* budget [is|can|could]* [now|go|be|stretch]* [up]* [to]* <before {amount}>
      [it|the price|price|they]* (drop|fall|go|come)[s|es] [down] to <before {amount}>
      [it]* [is|was|gets]* (reduced|discounted|lowered) to <before {amount}>
    `,
  },
};
