/** English as it is spoken in Singapore and Malaysia, where it is not English elsewhere too. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { NO_SHOWN } from './shown/shown.ts';
import { NO_TALK } from './talk/talk.ts';
import { NO_DETAIL } from './detail/detail.ts';
import { NO_WISHES } from './wish/wish.ts';

export const sg: Lexicon = {
  ...NONE,
  language: 'en-SG',
  stopWords: 'worth anot liao leh lor lah la sia sial meh hor wei walao bo den ah eh',
  shorthand: {
    'noise cancelling': 'noise cancel <not before led>, anc <not before {number}>',
    'up to ': '<start> (ok|okay|eh|then|or) <before {number} (also|oso) (can|ok|okay|fine)>',
    with: 'w <before (noise|mic|anc|free|usb|wifi|bluetooth)>',
    seats: 'seater',
    keyboard: 'kbd',
    'never mind': 'nvm',
    "don't want": 'dowan, dun wan, dw',
    "don't": 'dun',
    'or not': 'anot, ornot, a not',
    // oxlint-disable-next-line unicorn/no-thenable
    then: 'den',
    'how much': 'hw much, how mch',
    'non slip': `
      (not|dont|don't|don't want|no|never) [want|those|too|so|the|very|that|be|kind|get]* slippery [
        kind|type|one|ones]*
    `,
    quiet: `
      more (quiet|silent)
      (not|wont|won't|doesn't|does not|dont|don't) [be|make|so|that|very|too much|a lot of|
        much]* (noisy|noise|loud)
    `,
    'silent clicks': `
      (dont|don't|no|never|not|wont|won't) [go|make|so|that|the]* (click click|click sound|clicking
        sound|clicking noise|clicky)
      (dont|don't|won't|wont|doesn't|doesnt) click [so|too|very|that]* (loud|loudly)
    `,
    'dishwasher safe': `
      [can|able to|ok to|safe to]* (put|go|goes|wash|throw|chuck) [it|inside|in|into|the|with|by]* (
        dishwasher|dish washer)
    `,
    'microwave safe': `
      [can|able to|ok to|safe to]* (put|go|goes|heat|throw|chuck) [it|inside|in|into|the|with|by|
        up]* (microwave|micro wave)
      <start> can [be]* (microwave|microwaved)
    `,
  },
  courtesy: {
    ...NONE.courtesy,
    agreed:
      "(cannot|can't|cant) (decide|choose) [between|leh|sia|lah]*, torn between, deciding between",
  },
  asks: {
    ...NONE.asks,
    coupons: `
      what [other|more]* (code|voucher|coupon|promo)[s] [else]* [got|have|can use|ah]*
    `,
    seller: `
      (what|how|what is|whats) [the|is]* rating, rating how, how many stars
      [can|cannot]* trust [or not|not|anot|meh|ah|one|this|that|the|seller|shop]* <end>
    `,
    shipping: `
      how long [to|does it|will it|for]* (deliver|ship|arrive|reach) [ah]*
      (deliver|delivery|ship|shipping|arrive|reach) how (long|many days)
      (deliver|ship|send|post) to … (how much|how long|how many days|can or not|free)
      (shipping|delivery|postage) [fee|cost]* how much, (shipping|delivery) free or not
    `,
    measure: `
      how many [pcs|pc|pieces|items]* (in|inside) [the|one|a|each|this]* (set|pack|box|packet)
      how many (seat|seater|people|person|pax)[s] [can|it|does|is|sit|fit|sleep|for|ah]*
      (battery|batt) [life|can|last|lasts]* how long, how long [the|does|can]* (battery|batt)
    `,
    compare: '<after or …> (better|nicer|more worth) [ah|leh|sia|huh]* <end>',
    service: `
      (arrive|arrived|came|come|reached|received|delivered) [all|already|and|was|were|
        a bit]* (broken|
        damaged|cracked|dented|defective|spoilt|spoiled|chipped)
    `,
    explain: `
      (real|true|legit|genuine|honest) or (fake|bluff|con|scam|marketing|not real) [one]
      (bluff|con) (people|me|us|one|ah) [or not|ah]*
    `,
    goodPrice: `
      [got|ever|was|been|is|it|this|ever been]* (cheaper|lower) before [or not|ah|leh]*
      [got|has|have|was]* [it|this]* ever [been|go|went]* (cheaper|lower) [than this] [or not]
      (worth|worth it|cheap|ok|okay|good deal|steady) [it|ah|one]* or not, price how
      [is|it|it's|this]* (now|this|it|already) [already|at]* the (lowest|cheapest) [price|already|
        ever|now|ah]* <end>
      <after [s$|$|rm|₱|php]*{number} …> (ok|okay|fair|reasonable|worth it) [price|
        ah]* [or not]* <end>
      <after (is|was) [s$|$|rm]*{number} [dollars|bucks|ringgit|a]*> (ok|okay|good|fair|cheap|
      decent|reasonable|expensive|
        too much|worth it) [price|deal]*
    `,
    wait: `
      (buy|get) [it|now|already|first]* or [just|better|should i|i|can]* wait [for|till|until|ah]*
      [now|buy]* (buy|get) [now|first|it]* or (wait|later) [first|ah|for {sale}|till {sale}]*
    `,
  },
  shops: {
    ...NONE.shops,
    saleDays: { ...NONE.shops.saleDays, any: 'gss, great singapore sale' },
  },
  around: {
    ...NONE.around,
    asking: '(or not|meh|got) <end>',
    why: `
      [already|always|easily|very fast]* (spoil|spoilt|spoiled|kaput)
      (use|buy|kena) before, last time (use|buy)
    `,
    fillers: `
      never mind[,|.]* [just|then]* <before {letter}>, damn, whats [the]*, you (have|got) <end>
      <start> can [help|you|u]* [me]* <before (find|get|show|recommend)>
      <start> (eh|wei|oi|wah|walao|aiyo|aiya|aiyah|haiz|haiya|hais|sigh|alamak|bo|bos|boss|ok|okay|
        nvm|nah|then)[,|.]*, got [any]*, so (cheap|ex|expensive)
      sian, (spoil|spoilt|spoiled|kaput), need new [one]*, [any|got]* lobang [for]*
      [which one|one]* (u|you) [can|will|would|ll]* (recommend|suggest|reco) [me|ah|leh]*
      but must [be|have]*, confirm <not before email>, i [am|m]* (looking|finding|searching) [for]*
      my budget [is]*
      for (cny|chinese new year|christmas|xmas|hari raya|raya|deepavali|diwali|open house) <not
        before (sale|promo|deal|gift|present)[s]>
      (or not|la|can|liao|one|right) <end>, (this|that|these) (kind|type) <not before of>
      (worth|worth it) [topping|top] up [or not], leh, lor, lah, sia, ah, meh, hor
    `,
  },
  follow: {
    ...NONE.follow,
    more: '[got|have]* [any|some]* (anything|something|others|other) else [or not|ah|leh|lah]*',
    rated: `
      (higher|highest) (rating|rated) [one]*
      (got|with|has|have|gets) [the]* (best|higher|highest|most|better|good|more|
        top) (review|rating)[s]
      got [any|good]* review[s] [or not]* <end>
    `,
    cheaper: `
      [can]* (lower|cheaper) [a bit|abit|some more]* (or not|can) <end>
      <start> [so|very|still|abit|a bit|it's|it|is]* too (ex|exp|expensive|pricey|much) [lah|leh|la|
        sia|ah|for me]* <end>
    `,
  },
  wishes: {
    ...NO_WISHES,
    ends: 'leh, lah, la <end>, lor, liao, sia, ah, hor, meh, sian, cos, coz, cuz',
    not: `
      <start> (skip|no need) [the|those|for]*
      (she|he|they|i) (hate|hates|dislike|dislikes) [the]*
    `,
    perUnit: 'per (bar|tab|tin|packet|can|bottle|sheet|bulb)',
  },
  shown: {
    ...NO_SHOWN,
    sorted: '(rank|sort|arrange) [the|all|my]*',
    having: `
      <start> [got|have|any]* the <not before (first|second|third|fourth|last|same|other|
        only)> <before …
        one[s] (how|got|have|or|can|is|ah|sia|leh|lah|price|<end>)>
      <start> the one[s] (with|that)
    `,
    comesWith: 'got <before … (inside|included)>',
    pick: `
      which [one|is|are|ah]* [most|more] worth [it|buying|money|the money]*
      <start> [so|then|ok|and]* which [one] [ah|then]* <end>
    `,
  },
  detail: {
    ...NO_DETAIL,
    destination: '(deliver|delivery|ship|send|post|postage) (to|till|until) <before {letter}>',
    codeWorks: '[still|can]* (can use|can work|use|work|valid|working) [or not|ah]*',
    trulyReduced: `
      [any|got]* price drop[s] [this|week|today|now|for|on]*
      (got|any|is there|have|with) [any|a]* (discount|sale|offer)[s] <not before (code|coupon|
        voucher)[s]> [or not|for (it|this|that)|on (
        it|this|that)|ah|meh]*
    `,
  },
  talk: {
    ...NO_TALK,
    presents: `
      {who} turn[s|ing|ed] <before {number}>, present <before (about|around|abt|below|under|max|
        within) [s$|$|rm]*{number}>
      (teacher's|teachers'|teachers|mother's|father's|valentine's|children's) day
    `,
    trust: `
      how [to|do|can|would|should|i|you|u|we]* (know|tell|check|see|be sure) [if|whether|that|the|a|
        your|these|all|got]* (discount|sale|deal|offer|price)[s] [is|are|not|really|actually|
        is not|confirm]* (fake|real|true|genuine|legit|bluff|inflated|con)
    `,
    ending: 'which [one|deal|of them]* (ending|ends|expire|expiring) (today|soon|first)',
    alert: `
      alarm [me]* (if|when), (alert|buzz|ping|holler) [me|pls]* (if|when) <before … (below|under|
        hit|drop|
        goes|cheaper)>
      track (all|any|the price of), track [the|its|this]* price [for me|pls]*
      remind me <before (below|under)>
    `,
    unwatched: `
      <start> [nah|nvm|ok|no|eh]* (cancel|scrap it|forget it|no need) [it|already|liao|ba|
        lah]* <end>
    `,
    alertWords: 'all, alarm, remind me, can, track, price, for me, drop',
    warnings: {
      ...NO_TALK.warnings,
      law: `
        (compulsory|mandatory|required|must have|allowed|need|banned) … (by law|legally|the law)
        (compulsory|mandatory) [by law|to have|or not|for|in]*
      `,
    },
    difference: `
      (diff|different|difference) what [ah|sia|leh|one]*, what [is|the|s]* diff [ah|between|of]*
      got what (diff|different|difference), diff (between|of|ah|leh), how diff <end>, diff <end>
    `,
    biggest: 'which [one|is]* (drop|dropped|cut) [price|the]* most [ah]*',
    pay: `
      total (with|incl|including|after) [the]* (shipping|delivery|postage|voucher|code|coupon)
      how much [ah|sia|leh|lah]* <end>
    `,
  },
};
