/** English, as it is written in the region. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { question } from './question/en.ts';
import { shorthand } from './shorthand/en.ts';
import { detail } from './detail/en.ts';
import { shown } from './shown/en.ts';
import { stopWords } from './stop-words/en.ts';
import { talk } from './talk/en.ts';
import { wishes } from './wish/en.ts';

export const en: Lexicon = {
  language: 'en',
  stopWords,
  shorthand,
  ...question,
  around: {
    fillers: `
      <start> (yo|um|umm|uh|erm|hmm|hmmm|ummm), <start> fine[.|,], not <end>, cost[s]
      i (was|am) thinking of (getting|buying), (can|may) i ask [something]*, cos, coz, so (i|we)
      [over|in|for|during]* [the] (last|past) [two|three|six|{number}]* (day|week|month|year)[s]
      (does|do|did) (it|this|that|they) [one]* (have|come with|get)
      per (pack|packet|box|bag|bottle|can|tin|roll) <end>, (got a|quick) question
      [{number}|a|some] (bottle|pack|box|bag|can|jar|tube|carton|roll|piece|pair|set)[s|es] of
      [the]* way[s] to (buy|get|order), stuff, things, items, [(ok|okay)] or not, please, right now
      which, how much [is it <end>|is|are|does|do|for], [what(s|'s| is) the] price of, price[s] for
      (thank|thanks) [you] [a lot|in advance] <end>, can you, could you, help me, actually
      i want, [i] need, i am, i'm, looking for, find [me], show [me], give me, recommend[ation[s]]
      suggest, search for, tell me [about], what is [the], what's, what
      are there, is there, is it, is, any, some, between, buying, good, for [me], of, on, the, a
      an, me, best, to buy, or buy now, brand[s], (do you|u) (have|sell|selling), have you [got]
      [what|which]* [else]* (can|could|should) i (get|use|buy|have)
      not too (ex|expensive|pricey|costly), got, (can|got) <before (recommend|suggest)>
      where (can|do|should) i (buy|get), where to (buy|get), got any, but i (want|need)
      (something|anything) <not before (but|except|other|not)>
      <start> (my|but|boss|bro|sis), but <end>, (leh|lor|meh|hor|can) <end>, (must|should) be <end>
      (must|should|has to) be <before (official|genuine|original|free|from|in|on|under|below|sold)>
      from <not before (rp|rm|฿|$|{number})>, (other|another|different) brand[s]
      -<after (that|it|what|he|she)>'s, (and|or|also|then|with|using|today|now|currently) <end>
      <start> (and|also|then|are), (too|as well|only|lah|leh|ah|one|ones|are) <end>
      are [the]* <before (cheapest|lowest|best|most|least)>
      [to|that|which]* (go|goes) [along]* with (it|this|that|them|these|those)
    `,
    between: 'vs, vs., versus, compared (to|with), with, and, or',
    seeking: `
      [i'm|im|am|so|we're|just]* (looking|searching|shopping|hunting) for [a|an|some|any]*
      [so|i|we|just|really|also]* (need|want) [to (buy|get|find)] [a|an|some|any]*
    `,
    why: `
      (because|cos|cuz|coz) <not before … (allergic|allergy|intolerant)>, in case, so that
      since (my|i|it|the|we|she|he), [as] (my|the) (last|old|previous) (one|pair|set)
      my (cat|dog|kid|son|daughter|baby|husband|wife|mum|dad) (keeps|always|kept)
      [it|mine|that one|they|keeps|kept|always]* (broke|died|leaked|cracked|burned|stopped working)
      (bought|used|tried|had) [it|one|that|them]* before, last time
      (i'm|im|i am) (afraid|scared|worried), i (already|just|once) (had|tried|bought|own|have)
    `,
    next: 'and, then, also, plus <not before {number}>, and then, but',
    have: `
      <start> [hi|hey|so|ok]* (do you|you|u|they) (have|got|sell|selling)
      (got|any) <before {letter}>, is there [any]*, are there [any]*, anyone selling
    `,
    whose: `
      from, at, by, in, of, on, with, my, all, every, today, now, right, working, valid, new, latest
      more, shop[s], store[s], brand[s], app, official, category
      which (shop|store|platform|app)[s] (has|have)
    `,
    shop: 'shop, store, seller',
    place: 'in, on, at, from, only, one[s]',
    asking: '<start> (does|do|did|is|are|can|will|would|has|have|how|which|what|why|who|where)',
    size: '[in]* (size|sz) [uk|us|eu]* {number}, size (xs|s|m|l|xl|xxl)',
    trait: 'show [me], those, with, version, it, them, available, both [of them|together]*',
  },
  traits: {
    colour: 'color, colour',
    colours: {
      black: 'black',
      white: 'white',
      red: 'red',
      blue: 'blue',
      green: 'green',
      pink: 'pink',
      grey: 'gray, grey',
      silver: 'silver',
      gold: 'gold',
      yellow: 'yellow',
      purple: 'purple',
      brown: 'brown',
      beige: 'beige',
      orange: 'orange',
    },
  },
  money: {
    ...NONE.money,
    price: 'price[d] [(is|are|of|at)]',
    budget: `
      total [(of|budget)]*, (budget|limit|cap <before (is|at)>) [(is|of|at)] [(only|just|around)]
      [i] [only] have [only] <before (s$|$|฿|rm|rp|{number})>
    `,
    atMost: `
      [but] (under|below|sub) [the], (less|lower|cheaper) than, at most, maximum [of], capped at
      (no|not) (more|higher|greater|dearer|pricier) than, not over<not before ->, up to max, within
      (don't|dont|do not|not|never|can't|cannot|shouldn't|should not|mustn't|must not|won't) (
        go|cost|be|pay|spend) (over|above|past|beyond|more than), nothing (above|over), not above
      (do not|don't|dont|doesn't|shouldn't|should not|mustn't|must not|can't|cannot|not) exceed[ing]
    `,
    atLeast: `
      (above|beyond) [the], (more|higher|greater|dearer|pricier) than, at least, minimum [of]
      in excess of, exceed[(s|ing)], upwards of, no (less|lower|cheaper) than
      not (below|under|less than|lower than|cheaper than)
      starting (at|from), budget from, <after (priced|price|cost|costs|costing|worth|pay)> over
    `,
    about: 'around, roughly, approx, approximately',
    atMostBehind: `budget, all in, max[imum], tops, at most, total, [for]* both (together|combined)
      for both <end>, (or|and) (less|lower|below|under|cheaper)`,
    atLeastBehind: `
      (and|or) (up|above|over|more|higher|bigger|larger|longer), up<not before to>, upwards, onwards
      min[imum], at least
    `,
    between: 'between, (priced|ranging|ranges) (between|from), price range [of|from|between]',
    parts: { low: [0, 0.35], mid: [0.35, 0.65], high: [0.65, 1] },
    to: '[up] to, and',
    perhaps: { atMost: 'max, up to', atLeast: 'min, over', about: 'about', between: 'from' },
    scales: { k: 1000, hundred: 100, thousand: 1000, million: 1e6 },
    whole: {
      'a hundred': '100',
      'a thousand': '1000',
      twenty: '20',
      thirty: '30',
      forty: '40',
      fifty: '50',
      sixty: '60',
      seventy: '70',
      eighty: '80',
      ninety: '90',
    },
    figures: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    numerals: { times: {}, values: {} },
    percent: 'percent, per cent, pct',
    coins: 'baht, rupiah, ringgit, peso[s], dollar[s], buck[s]',
    units: `
      inch[es], kg[s], g, ml, l, liter[s], litre[s], gb, tb, mah, w, watt[s], mm, cm, m, hz, mp, pcs
      hour[s], year[s], month[s], day[s], people, person[s], pack[s], set[s], pair[s], in 1, in1, x
      page[s], item[s], product[s], blade[s], piece[s], outlet[s], oz, ounce[s], cup[s], seat[s]
      port[s], sheet[s], yo, y/o, yrs, yr, mo, pax, fps, lumens, dpi, hp, kw, tons
      v, volt[s], amp[s], degree[s], star[s], point[s], percent, st, nd, rd, th
    `,
    measures: `
      power (usage|consumption|draw|output), wattage, capacity, weigh(t|ing|s), resolution, speed
      contrast, brightness, refresh rate, suction [power], sensitivity, dpi, rpm, lumens
    `,
  },
  shops: {
    saleDays: {
      harbolnas: '',
      payday: 'payday [sale], pay day [sale]',
      any: 'double day[s], (next|big) sale, sale day[s]',
    },
    platforms: {
      LAZADA: 'lazada, laz',
      SHOPEE: 'shopee',
      TIKTOK_SHOP: 'tiktok, tiktok shop, tiktokshop',
      TOKOPEDIA: 'tokopedia',
    },
    freeShipping: `ship[s] free
      [with|and]* (free|complimentary|no cost|frsh) (shipping|delivery|ship|postage|shp|deli|del)
    `,
    services: `
      [with|and|support[s]|offer[s]]* cash on delivery [available|option[s]|payment|accepted]
      [for|and|its|the]* (guaranteed|its) authenticity, [and] (easy|quick|fast) returns
      [with|and|on]* lazflash [special] [deal[s]|promo[s]|perks|sale|products]
      [with|and]* [a] {number} day[s] (guarantee|return[s]|warranty)
    `,
  },
  wishes,
  talk,
  shown,
  detail,
  search: {
    soft: `
      the a an of for with and or but i'd it's to in on at by best cheap cheapest sale deal deals
      discount discounts promo promotion promotions buy price prices good new top review reviews
      used refurbished secondhand second original genuine latest newest popular online looking
      look searching search show me find please can could would you i im am want wanted need like
      prefer preferred preferably ideally include including included only option options product
      products item items things available availability come comes coming that which where is are
      be being was it its this these those them they from who when made make model models brand
      brands suitable specifically specific some any priced pricing cost costs costing costed
      range ranging listed offer offers offering support supports supporting supported perks match
      matches matching should must have has having via through under over above below than more
      less between around about using use also either both my our your his her perfect worth pay
    `,
    without: 'without',
    madeFor: {
      beforeThing: '',
      behindThing: `
        case, cases, cover, covers, sleeve, bag, bags, pouch, backpack, stand, holder, charger
        cable, strap, straps, mount, protector, dock
      `,
      for: 'for',
    },
  },
  goods: {
    units: {
      kilogram: 'kilogram[s], kg[s], kilo[s]',
      gram: 'gram[s], grm[s], gr, g',
      litre: 'liter[s], litre[s], ltr, lt, l',
      millilitre: 'milliliter[s], millilitre[s], ml[s], cc',
      milliampereHour: 'mah',
      terabyte: 'terabyte[s], tb',
      gigabyte: 'gigabyte[s], gb',
      watt: 'watt[s], w',
      inch: 'inch[es]',
      centimetre: 'cm',
      millimetre: 'mm',
      key: 'key[s]',
    },
    hours: 'hour[s], hr[s], h',
    days: 'day[s]',
    battery: 'batter(y|ies), batt',
    memory: 'ram',
    pieces: '(tablet|capsule|softgel|piece|pc|sheet)[s]',
    containers: 'tab[s], caps, count, ct, (sachet|roll|bag|can|bottle|tube|jar|packet)[s], wipes',
    counted: '(pair|bar|pouch|carton|tub|box|set)[s|es]',
    packOf: '(pack|set|box) of, set',
    packs: 'pack[s], pk',
    each: 'of, each of, with',
    ages: 'year[s], month[s]',
    noise: `
      the and with for of in new original official genuine ready stock promo sale free shipping cod
    `,
    noBrand: `
      no brand, none, null, na, oem, unbranded, generic, no logo, other[s], not specified, unknown
    `,
    brandWords: 'brand, by',
    genuine: 'original, genuine, official, authentic',
    shopWords: `
      official, store, shop, flagship, mall, online, outlet, global, authorized, authorised, co
      ltd, company, direct, japan, korea, china, taiwan, thailand, indonesia, malaysia, singapore,
      philippines, vietnam, asia, th, id, my, sg, ph, vn
    `,
    whom: {
      women: `woman, women, women's, womens, ladies, wmns, female`,
      men: `man, men, men's, mens, male`,
      kids: 'kid[s], junior, jr, youth, boy[s], girl[s], infant[s], toddler[s], child[ren]',
    },
    parts: `
      (case|cover|strap|band|charger|cable|adapter|sticker|mount|spare part|cartridge|filter)[s]
      batter(y|ies), sleeve, pouch, screen protector, tempered glass, film, skin, lens cap, stand
      holder, bracket, replacement, ink, toner, refill, warranty, remote, lcd, hinge, casing
    `,
  },
  orders: {
    found: `
      approved, confirmed, completed, complete, delivered, valid, validated, paid, locked, closed
      settled, success, successful, shipped
    `,
    pending: 'pending, processing, open, new, unpaid, hold, on hold, in progress, to ship',
    cancelled: 'cancel[led|ed], reject[ed], declined, invalid[ated], void[ed], failed, fraud',
    returned: 'returned, return, refunded, refund, reversed, chargeback',
  },
  feeds: {
    yes: `
      y, yes, true, t, on, in stock, instock, available, normal, active, pre order, preorder
      back order, backorder
    `,
    no: `
      n, no, false, f, off, out of stock, outofstock, sold out, soldout, unavailable, discontinued
      inactive, banned, deleted, offensive hide, delisted
    `,
    nothing: 'null, none, nil, n/a, na, nan, undefined',
    free: 'free [shipping|delivery]',
    asNew: 'new, brand new, brandnew, newcondition, nib, bnib',
    used: `
      refurbish[ed], reconditioned, re-conditioned, preowned, pre-owned, preloved, pre-loved
      second hand, second-hand, secondhand, open box, open-box, ex display, ex-display
      like new {number}%, like new {number} %
    `,
    usedInBrackets: 'used, second',
    rebuilt: 'refurbish[ed], renewed, recondition[ed], re-conditioned',
    gone: 'delete, deleted, del, remove, removed, expire, expired',
    newCustomer: `
      new (customer|user|buyer|member|client)[s], (first|1st) (order|purchase|buy|transaction)[s]
      new(customer|user|buyer|member|client)[s], (first|1st)(order|purchase|buy|transaction)[s]
    `,
    until: 'to, until',
  },
  dates: {
    day: '',
    month: '',
    year: '',
    buddhist: 'b[.]e[.]',
    common: '',
    time: 'at, t',
    clock: '',
    morning: 'am, a.m.',
    afternoon: 'pm, p.m.',
    months: { may: 5, sept: 9 },
  },
};
