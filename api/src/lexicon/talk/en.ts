import { about } from '../about/en.ts';
import { interests } from '../interest/en.ts';
import { sums } from '../sum/en.ts';
import { warned, warnings } from '../warning/en.ts';
import type { Talk } from './talk.ts';

export const talk: Talk = {
  presents: `
    (something|anything) [nice|good|cute|special]* for [my|a|the|our]* [new|newborn|
    old]* <before {who}>, <after {who} …> ideas, ideas for <before [my|a|the|our]* {who}>
    ({who}'s|(my|our|his|her) {who}) (birthday|bday|graduation|anniversary|wedding|retirement)
    (birthday|bday|anniversary|graduation|valentine[s]) [for|of|with]* [my|a|the|our|his|
      her]* <before
      {who}>, {who} (birthday|bday|anniversary|graduation)
    housewarming <before … (for|,)>
    (housewarming|wedding|farewell|birthday|christmas|anniversary|graduation|valentine[s]|xmas|
      retirement) present[s], (a|some|small|nice|little) present[s]
    (my|our|his|her) {who} (turn[s|ed]|is turning|will be|is) <before {number}>
    <start> (my|our) {who} (like[s]|love[s]|enjoy[s]|is into|is a fan of)
    <not after free> gift[s] [idea[s]], exchange gift[s], secret santa
    present[s] <before … (for|under|him|her|$)>
    what (should|can|could|do) i (get|buy|give) <before … {who}>, souvenir[s]
  `,
  persons: {
    mother: 'mother, mum, mom, mommy, mummy, mother-in-law, (my|for) mil, nanay, emak, ibu',
    father: 'father, dad, daddy, father-in-law, (my|for) fil, tatay',
    partner: 'partner, spouse, significant other, other half',
    girlfriend: 'girlfriend, wife, fiancee, gf',
    boyfriend: 'boyfriend, husband, fiance, bf',
    grandmother: 'grandmother, grandma, granny, nana, lola',
    grandfather: 'grandfather, grandpa, granddad, grandparents, lolo',
    teacher: 'teacher[s], professor, tutor',
    boss: 'boss, manager, colleague[s], coworker[s], client[s]',
    friend: 'friend[s], best friend, roommate',
    family: '[big|elder|older]* (sister|brother|sis)[-in-law], cousin, (my|for) (sil|bil)',
    teen: 'teen[s|ager[s]], teenage, adolescent',
    girl: 'girl, daughter, niece',
    boy: 'boy, son <not before (thì|môi|kem|lì|dưỡng|nào|màu|bóng|đỏ|có)>, nephew',
    baby: 'baby, newborn, newborn baby, infant, baby shower',
    child: 'child, kid[s], toddler, children, grandchild, year old, year-old, yo',
    woman: 'her, woman, lady, auntie, aunt',
    man: 'him, man, guy, uncle',
    anyone: `
      secret santa, exchange gift, anyone, wedding, housewarming, christmas
      new (home|house|apartment|flat|condo|place|room)
    `,
  },
  interests,
  forWhom: `
    for [my|our|a|the]* ({relative}[s]|student[s]|uni|university|college|school)
    for [a|my|our|the|small|big|large|whole|young]* family [of {number}]
    for ({number}|one|two|three|four|five|six) (people|person[s]|adults|pax), for (myself|just me)
  `,
  forAge: 'for [a|an|my]*',
  owned: `
    [already]* (has|have|got|owns|own|bought) [got|one|that|it|this|those|these|many|a|an|enough|
      plenty|lots|some]* (already|before|ones)
    (has|have|owns|got) <before … (already|alr)>, (already|alr) [liao]* <end>
    (already|alr) (has|have|got|owns|own|bought) [one|that|it|those|got|a|an|many|enough|this]*
    [has|have|got] (plenty|enough|too many) [of] [them|those|that|it|already]*
  `,
  aged: `
    age[s|d], turn[s|ed|ing] [just|now]*, <after (girl|boy|kid|child|son|daughter|niece|nephew)> of
    (she|he|son|daughter|kid|child|boy|girl|nephew|niece|grandson|granddaughter|toddler) (is|was|
      just turned|turned|turns|is turning) [now|only|about|already]*
    (she's|he's) [now|only|about|already|turning]*`,
  dislikes: `
    (doesn't|doesnt|does not|don't|dont|do not|isn't|isnt|is not|not|never) [
      really|much|so|very|that]* (like[s]|love[s]|enjoy[s]|into|a fan of|fond of|big on|eat[s]|
      drink[s]|play[s]|read[s]|use[s]|wear[s]|need[s]|want[s]), hate[s], dislike[s]
    (can't|cannot|cant) (stand|eat|drink), nothing [to|do]* (with|about|related to|involving)
  `,
  whatever: `
    something, anything, one[s], thing[s], idea[s], gift[s], present[s], option[s], else, more
    other[s]
  `,
  likes: 'like[s|d], love[s|d], into, enjoy[s], fan of, who, crazy about, hobby is, drinks, eats',
  fondOf: `
    for [a|an|my|his|her|the|our|some]*, play[s|ing], does, is [a|an], (he's|she's|hes|shes) [a|an]
    into, obsessed with, keen on, good at, hobb(y|ies) [is|are|:]*, collects, keeps, has (a|an|two|
      three|{number}|many|some), (taking|took) up, started, starting, goes, to (go|do), enjoys
  `,
  years: 'year[s] [old], year-old, years-old, yo, y/o, yr[s] [old]',
  months: 'month[s] [old], month-old, months-old, mo old, mos, mth[s] [old]',
  alert: `
    (alert|notify|tell|ping|let|inform|remind) [me] [know] (when|if|once)
    (buzz|holler at|hit up|text|pm|dm|msg|message|nudge|poke|whatsapp|update) me (if|when|once)
    (lmk|lemme know|hmu|hit me up) (if|when|once)
    (ping|alert|notify) me [if|when|once]* [it|that|they|price]* [is|are|goes|hits|at|below|under]*
    (set|create|make|add|put) [a|an|up|me]* [price] (alert|watch|notification|alarm)
    track (it|this|that|them|the (first|second|third|fourth|last|cheapest) [one])
    (change|update|edit|move) [my|the]* <before … (alert|watch|alarm) (to|at)>
    watch (the price|it|this|the|for) <before … (below|under|drops|falls|for me)>, price alert
    (add|put) [it|this|that|one|them]* (to|on|in) [my|the|a]* (watch|alert|watchlist)[s] [list]
    (if|when|once) … (drop|drops|fall|falls|goes|gets|hits|dips|reaches|below|under|cheaper) … (
      tell|notify|alert|ping|inform|remind|let) me
  `,
  alertWords: `
    (alert|notify|tell|ping|let|inform|remind|buzz|text|pm|dm|msg|poke) [me] [know], (set|
      create|make|add|put) [a|an|up|me]*, (change|update|edit|move) [my|the]*
    [price]* (alert|watch|notification|alarm)[s], when, if, once, the price of, price of, drops
    track, falls, goes, gets, is, its, are, to, for, at, a, the, it, down, reaches, hits, costs
    (you|u|they|someone|khum) (have|has|get|gets|sell|sells|stock|find|finds) (one|it|them|any|
      some)
    (it's|one is|they are|any is) (available|offered|on offer), for me, price, chope, drop
    please, becomes, cheaper than, (drop|fall|go|get) <before (below|under|to|down)>
  `,
  anyDrop: `
    any (drop|price drop|discount|decrease|amount|reduction) [at all|will do|is fine|is ok|ok|
      also]*
    (drop|drops|falls|goes down|cheaper|reduced) [by]* (any|even a bit|even a little|at all|a
      single) [amount|cent|dollar]*
    (even|just) [by]* (1|one) (cent|dollar)
    no matter how (much|little|small), however (little|small)
  `,
  alertAgain: `
    make (it|that), change [it|that|the price|the alert]* to, (set|put) (it|that) [to|at]*, instead
    rather, then, at, to, is (enough|fine|ok), will do, actually, wait, nvm, lower it, raise it
    no, off, drop, cheaper, up to, percent, better, let's, do, go with, ok, go (lower|higher)
  `,
  unwatched: `
    [ok|also|and|then|actually|nvm|never mind|oh|no|wait|please|pls|can|how|do|to|may|i|u|you|
      just]* (delete|cancel|remove|stop|scrap|forget|drop|undo|clear|turn off) [it|that|this|
      the alert|about|one|already|all|them|please|pls|la|lah|then|instead|bah|now|again|ba|
      later|after|ah|or not]*
    (never mind|nvm|forget it|no need|dun want|don't want) [cancel|stop|remove|delete|already|
      the alert|it|that|alr|la|liao|anymore|any more|then|thanks]*
  `,
  closest: `
    [what's|whats|what is|what|then|so|got|any|show me|is|the|have|anything|something|give me]* [
      the]* (closest|nearest|next best|best alternative|most similar) [thing|one|match|
      alternative|option| product|to that|to it|you have|u have|you got|u got|available]*
    [any|got|what|are there|is there|show|the|some|other|have|good|a]* (alternative|alternatives|
      substitute|substitutes|equivalent) [to it|to that|then|instead|one]*
    (something|anything|smth|sth) [else]* (similar|like (it|that)|close) [to it|to that|then]*
  `,
  alsoFine: `
    (is|are|also|would be|will be) (fine|ok|okay|good|can) [too|also|lah|la|then|lor]*, will do
    can also, also can, or [even|maybe]*, works too, what about, how about, then
  `,
  biggest: `
    [which|what|has|have|got|with|the]* (biggest|largest|highest|deepest|best|steepest) [real|
      price|actual|true|genuine]* (discount|drop|markdown|price cut|promo|price drop)[s] [today|now|
      on]*
    (crazy|crazi|insane|huge|massive|super|siao) (discount|promo|sale|price drop|markdown)[s]
    top (discount|price drop|markdown)[s], biggest (real|true) (one|ones|discount)
    most discounted, [the]* (most|highest|biggest) (discount|off|percent off|% off|marked down)
    [what is|what's|which is]* (discounted|reduced) [the] most [right now|now|today]*
    [which|what|has|have|got|with|the|a]* (bigger|larger|higher|deeper|more) [real]* (discount|drop|
      markdown|price cut)[s]
    [has|have|which|what|that|of these|of them|one|ones]* (dropped|fallen|gone down|fell) [
      in price]* [the]* most [recently|lately|this|last|in the]* [week|month|year|days]*
  `,
  difference: `
    [what's|what is|what are|tell me]* [the|price]* (difference|diff|gap)[s] [between|of|in]*
    how (do|are|does) (they|those|these|the first two|the two) (differ|different), how much [more] (
      cheaper|dearer|pricier|expensive|more) (is|are) <before … than>, <after is …> same thing
  `,
  freePieces: 'get, take, free',
  firstTwo: `
    [the] first two, [the] first 2, both of them, [the] top (two|2), [the] (two|2) best
  `,
  ending: `
    (deal|offer|sale|promo|discount|bargain)[s] … (ending|ends|end|expiring|expires|expire|closing|
      finishing|over) [very|first|next]* (soon|today|tonight|tomorrow|first|next|in … hour[s])
    (ending|expiring|closing) (soon|today|tonight) … (deal|offer|sale|promo|discount|bargain)[s]
    last chance [deal|offer]*[s], about to (end|expire), (any|anything|which|what) [one[s]]* (
      ending|ends|end|expiring) [before|by|at|within]* (midnight|tonight|soon|noon|today)
    (flash|the|this) (sale|promo)[s] [on]* (till|until|end[s]|over) [at|by]* (when|what time)
    (when|what time) (do|does|is|will|are) [the|this|today]* (flash sale|sale|promo)[s] (end|
      over|finish|close)[s]
  `,
  claimed: `
    was, were, now, from, to, down, only, off, price[s|d]*, marked, reduced, discounted, before
    after
    the, a, an, they, shop, store, seller, say[s], said, claim[s|ed]*, it's, its, it, this, that, is
    are, and, but, at, for, original[ly], usual[ly], normal[ly], list, sale, saw, i, today, %
  `,
  trust: `
    (is|are) [this|the]* khum [a]* (legit|scam|safe|trusted|trustworthy|reliable|real)
    do [the]* (brands|shops|stores|sellers|companies) pay you, how do you (rank|sort|choose|pick)
    who (pays|funds|owns|sponsors|runs) (you|this|khum), (can|should|do) [i|we|u]* trust (you|u|
      khum|this (site|app|website)), this (site|app|website) [is|a]* (legit|scam|real|trusted)
    how do you (make|earn) money
    how do you (know|tell|decide|check|judge) [if|whether|that|when]* [a|the|these]* discount[s]
    (are|is) [you|this|the|these]* [results]* (sponsored|biased|paid|an ad)
    do you (get|earn|take) [a]* commission[s], why should i (trust|believe) you
    (where|how) do you get [your|the]* (prices|data), what's the catch, whats the catch
    why do you (show|recommend|list) [me]* (these|this|them|those) [first]*
    how (reliable|sure|accurate|certain|confident) (is|are) (that|you|this|it)
    are you sure [about that]*, how do you know [that]*
  `,
  about,
  warned,
  warnings,
  outside: `
    weather, forecast, is it (raining|going to rain), (will|does) it rain, election[s]
    politic[s|al]
    (who is|who's) the (president|prime minister|king), football score[s], stock price[s], bitcoin
    (tell|say) [me]* [a]* joke, lottery number[s], horoscope, translate
    write [me]* (an essay|code|a poem)
    who won [the]*, restaurant[s] (near|in|around), hotel[s] (near|in), (capital|population) of
    (apply|application) for [a|an|the]* (credit card|loan|job|visa), credit score
    recipe[s] for, news today, what time is it
  `,
  decided: `
    (i'll|ill|i will|will|i'm going to|gonna|let me|i'd) [just|maybe|probably|then|rather]* (skip|
      get|take|buy|go with|think|talk|discuss|
      check|wait|pass|try|order|ask|come back|see|leave|do that)
  `,
  chat: `
    (what's|what is) the point of (you|this)
    (i am|i'm|im|feel|feeling) [so|very|really|a bit|just]* (sad|bored|lonely|tired|stressed|happy|
      depressed|angry|heartbroken|broke)
    how are you, are you (single|married|happy|ok|okay), do you love me, i love you, marry me
    what's up, sup <end>, talk to me, (i|we) broke up, bored, haha[ha], lol, lmao
    <start> (who|what) (made|built) you, do you (sleep|eat|dream)
  `,
  codes: '(promo|discount|coupon|voucher) code[s], code[s], coupon[s], voucher[s]',
  thatCode: `
    (that|this|the same|same) [promo|discount]* (code|coupon|voucher)
  `,
  ordered: `
    can you (order|buy|get|book) (it|this|that|one) [for me]
    (do|does|can|will) (you|they|the shop|the seller|this shop) [also]* (ship|deliver) (to|in) …
    (my|the) (order|parcel|package|delivery|refund|payment) [is|has|was|still|hasn't|not]* …
    (track|check) (my|the) (order|parcel|package|delivery), tracking (number|no|code)
    (haven't|have not|didn't|did not|never) [yet|even]* (receive[d]|get|got|arrive[d]) …
    (return|refund|cancel|exchange) [it|this|my|the|an]* (item|order|product|stuff|thing|<end>)
    how [do|can|to]* [i]* (return|refund|cancel|exchange)
    (wrong|damaged|broken|missing) (item|order)
    (forgot|forget|reset|change|lost) [my]* (password|account|email), delete my account
    (log|sign) [me]* (in|out|up), i (was|got) scammed, (talk|speak) to [a]* (human|agent|person)
    (seller|shop|store) (sent|shipped|delivered|gave) [me]* [the|a]* (wrong|damaged|broken|fake) …
    customer (service|support), (still|hasn't|not) [yet]* (arrived|delivered|shipped)
  `,
  sums,
  uncapped: `
    no (cap|max|maximum|limit) [on it|at all]*, uncapped, without [a|the]* (cap|max|maximum|limit)
  `,
  unusable: `
    (doesn't|doesnt|does not|didn't|won't) work, (has|is|already) expired
    (can't|cannot|cant) be used
    (is|are) [already|all]* (gone|used up|finished|fully redeemed), not (valid|working)
  `,
  removed: `
    (take out|taking out|remove|removing|drop|put back|without) [the|a|an|one|item|thing|that|which|
      is|costs|worth|of|for]*
  `,
  isRemoved: '[one|item|thing]* [is|was|gets]* (out|removed|taken out|gone|sold out)',
  leaves: `
    left with, (comes|come|goes|drops|is) down to, leaves [me with]*, is only
    (become|becomes|becoming|end up at|total drops to) [only|like|just]*
  `,
  oneCode: `
    [if|i|we|you|can|could|may]* only [use|apply|be]* [one|1] (code|voucher|coupon|of them)
    (can't|cannot|cant|can not|couldn't) [they|be|both]* (be combined|be stacked|stack|combine)
  `,
  onTop: 'also, on top, as well, too, additional, plus, at the same time',
  split: `
    (split|divide|break|separate) [it|them|that|the|this|up|my|order|cart|basket|items]* (into|in|
      to|across|over|between) [2|3|4|two|three|four|separate|different|several]* (order[s]|
      checkout[s]|cart[s]|payment[s]|transaction[s])
    (split|separate) [the|my|into|in|2|two|3|three|it|them]* (order[s]|checkout[s]|cart)
    (2|3|4|two|three|four) (separate|different) (order[s]|checkout[s]|cart[s])
  `,
  spent: '(spend|spending|buy|purchase[s]|order[s]|basket|cart|items|goods) [of|over|above]*',
  waived: 'free, waived, for free',
  seen: `
    (is|would|for|at|costs|costing|priced [at]|selling (for|at)|price|paid|pay|@|of|asking|
      saw it [at|
      for]|now)
  `,
  seenAt: `
    [i]* (saw|seen|found|spotted) [this|that|it|a|an]*
    [at|in] [the|a|my|local]* (mall|shop|store|market)
    (someone|somebody|shop|store) (sells|selling|asks|wants), selling, second hand
  `,
  exceeds: 'exceed[s], more than, above, over',
  sameShop: '(same|one|single) (shop|store|seller)',
  shopLabels: `
    (shop|store|seller|offer|option|deal|listing) [no|number|#]* ({digit}|{mark})
    (shop|store|seller|offer|option){digit}
    [the]* {place} (shop|store|seller), one (shop|store|seller)
  `,
  shopLetters: '',
  otherShop: '[the]* other (shop|store|seller), another [shop|store|seller]*',
  issuers: {
    platform: 'platform, app voucher, marketplace',
    bank: 'bank, [credit|debit]* card, coin[s], cashback card',
  },
  pay: `
    what [do|will|would|should]* i pay, how much [do|will|would|should]* i pay, final price
    total [price|cost]* <end>, [what's|what is]* [the]* (total|grand total) [then|now|price]* <end>
    how much [is it|is that|does it cost|altogether|total]* (in total|altogether|all in|total)
    how much [is|will|would|does]* … [with|after|using] [the]* (coupon|voucher|code|discount)[s]
    (what's|what is) the total, [to]* pay [in total]* <end>, how much [is it|is that]* <end>
  `,
};
