import { follow } from '../follow/en.ts';
import { written } from '../written/en.ts';
import { cost } from '../cost/en.ts';
import type { Detail } from './detail.ts';

export const detail: Detail = {
  ...cost,
  ...follow,
  ...written,
  secondPiece: '(second|2nd) [one|item|piece|pair|unit|pack|box|bottle]',
  halfPrice: 'half [the|of the] price, half off',
  calledBy: 'the',
  either: 'or, vs, vs., versus',
  cheaperThan: '(cheaper|less expensive|lower) than',
  codeWorks: `
    [still|actually]* (work|works|working|valid|active|usable|expired) [
      still|now|today|yet|anymore]*
    (can|could|may) [i|we]* [still]* (use|apply|redeem) [still|now|today]*
  `,
  othersOfKind: '(the|any|what about) other <before … one[s]>',
  anyCode: `
    (any|which|what|another|other|best) [other|else|lazada|shopee|tiktok]* (code|coupon|
      voucher)[s]
  `,
  held: {
    memory: `
      ram, memory <not before card>
    `,
    storage: `
      [internal|disk]* storage [space|capacity]*, rom, internal memory
    `,
  },
  most: `
    [which|has|have|got|with|the|one|ones|is|are]* (most|more|bigger|biggest|higher|highest|
      largest|larger|max)
  `,
  reducedNow: `
    <after (is|are|if|got) …> [currently|now|still|already|really|actually]* (on|at) [a|any]* (
      discount|sale|promo|promotion|offer) [now|right now|at the moment|today|currently|anot|ah]*
    <after (is|are) …> [currently|now|still|already|really]* (discounted|reduced|marked down) [
      now|right now|at the moment|today|currently|anot|ah]*
  `,
  link: `
    [send|give|show|share|drop|pass|get|have|need|want|can|could|me|you|i|the|a|please|where's|is|
      got]* (link|links|url|product page) [to|for|of|it|this|that|them|please|ah|the]*
    where [can|do|should|could|to|would]* [i|we|you]* (buy|get|order|find|purchase) [it|this|that|
      them|one|these]*
    where [is|are] (it|this|that|they|these) sold
  `,
  worst: `
    (which|what|whose) (shop|store|seller|platform|app|site)[s] [is|are|has|have|does|do|'s]* [
      the]* (worst|most|guiltiest|worse) [of|at|for|with|that|this|it|them|those|these|fake|fakes|
      ones|offender|offenders|lies|liar|discounts]*
    (which|what) (shop|store|seller|platform|app|site)[s] (lie|lies|cheat|cheats|do|does|fake|
      fakes) [it|that|this]* [the]* most [often]*
    (who|which) [one]* [is|'s|does|has]* [the]* (worst|most) <before [at|for|of|with]* (that|it|
      this|them|those)>
    [the]* worst (shop|store|seller|platform|offender)[s] [for|of|at|with|that|it|them|those|these]*
  `,
  trulyReduced: `
    (which|any) [one|ones|of them|of these|of those]* (got|has|have|is|are|with) [a|any|the|on|
      currently|real]* (discount|discounted|sale|reduced|promo|offer)[s] [now|today|right now]*
    [that|which]* [are|is|have|has|got|gone|been]* (actually|really|truly|genuinely|honestly) [
      been|gone|got|a lot]* (cheaper|reduced|discounted|marked down|on sale|down) [
      in price|now|today|right now]*
    (cheaper|reduced|discounted|marked down|on sale) for real [now|today]*
  `,
  onSale: '[that are|that is|currently|still|is|are]* on (sale|offer|promo) [right now|now|today]*',
  colour: 'colo[u]r[s]',
  named: 'made of, [with] scent of',
  rating: `
    (rating|review)[s] [score|of|at|least|above|over|from|min|minimum|is|must|be]*, rated [at|
      least|above|over]*
  `,
  stars: 'star[s] [or|and|more|above|up|better|over]*, (or|and) (more|above|up|better|over)',
  sized: 'thick[ness], wide, long, tall, deep, big, large, size, capacity',
  withIt: 'with [a|an|built-in]*, that has [a|an]*, including [a|an]*',
  priceFor: 'for, gets [me|you]*, buys [me|you]*',
  whichPlatform: `
    (is|are) (it|this|that|they|these) [also|even]* (sold|available|listed|on|at|in|cheaper on)
    (does|do) {shop} [also]* (have|sell|carry) (it|this|that|them)
    [so]* (which|what) (platform|shop|store|app|site) (should|do|can|would|to) [i|we]* (get|buy|
      order|go) [it|this|that|them]* [from|at|on|for]*
  `,
  raisers: `
    (which|what) (shop|store|seller|platform|brand)[s] [that|usually|always]* (overprice|raise|hike|
      inflate|mark up|jack up|bump up)[s|d]* [the|their]* [price|prices]* [just|right]* (before|
      ahead of) [the|a]* (sale|sales|promo|promos|discount|discounts)
  `,
  seenElsewhere: `
    [i|we]* (saw|seen|found|got) [it|this|that|one|them]* [at|in|for|on|sold]* [a|the|my|another]* (
      mall|shop|store|outside|elsewhere|market|neighbourhood|ntuc)
    (outside|elsewhere|in the (mall|shop|store)|at the (mall|shop|store)) [it's|is|sells|sell]*
  `,
  usual: `
    how much (should|would|do) (i|we|you) [have to|need to|expect to]* (pay|spend|budget) [for|on]*
    [so|what's|whats|what|is|are|the|a|an|its|their|do|does]* (normal|usual|typical|regular|average|
      going) (price|rate|cost)[s] [for|of|range|like|a|an|the]*
    [how much|what] (do|does|should|would) [it|they|one|these|a|an]* (normally|usually|typically) (
      cost|go for|sell for|be)
    [how much|what] [do|does]* (normally|usually|typically) (cost|costs|go for|goes for)
    how much [is|are|does|do|should]* [it|they|one|these|a|an]* <before … (normally|usually)>
    (normally|usually|typically) (cost|costs|go for|goes for|sell for) [how much|what]*
  `,
  moved: `
    [how|what|and|so|has|have|did|does|is|was|the|its|their|a|an]* price[s] (trend|trends|history|
      movement|chart|trending|changes) [of|for|like|look|looks|over|in|on]*
    [how|what]* (has|have|did|is|does) [the|its|their]* (price[s]|it|they) [been|of it|
      of them]* (moved|
      moving|move|changed|changing|change|developed|gone|trended|doing|behaved) [over|in|during|
      across]*
    (has|have|did|is|was|are) (it|they|the price|its price|the prices|that|this) [been|got|gotten|
      gone|go|going|come|came]* (up or down|up|down|risen|rising|fallen|falling|dropped|dropping|
      cheaper or dearer|climbed) [or (up|down|risen|fallen)]* [since|over|in]*
    [did|has|have|is]* [it|they]* [go|gone|going|went]* (up or down|upwards or downwards|
      rising or falling|rise or fall|risen or fallen)
    how (is|was|are|were) [the|its]* price[s] [doing|been]* <before …(month|week|year|lately)>
    price[s] [been]* (go|gone|going|went) (up or down|up|down) [lately|recently]*
    <after (has|have|did) …> (gone|go) (up or down|up|down) [in price]*
    <after (is|are) …> going (up or down|up|down) [in price]*
    [price]* (gone|going|went|go) (up or down|up|down) <before [over|in|since|lately|the|last|
      recently]* (month|week|year|lately|recently|90|three|six)>
  `,
  spans: {
    year: '[over|in|for|the|last|past|a|one|whole]* (year|12 months|twelve months|365 days)',
    half: '[over|in|for|the|last|past]* (half a year|half year|six months|6 months|180 days)',
    quarter: `
      [over|in|for|the|last|past|these]* (three|3) months, [over|in|for|the|last|past]* (90|ninety)
        days, [over|in|for|the|last|past]* quarter
    `,
    month: '[over|in|for|the|last|past|this|a|one]* (month|30 days|thirty days|four weeks)',
    week: '[over|in|for|the|last|past|this|a|one]* (week|7 days|seven days)',
  },
  now: '[price]* [right]* now, today, currently, [the]* (current|present) [price]*',
  reviewed: `
    [the|which|what|is|one|has|have|with|got|by|sort]* (most|highest number of) [number of]* (
      reviewed|reviews|ratings|feedback) [one|ones|first]*
  `,
  alike: {
    light: '[something|some|a|the|any|very|really|more]* (light|lightweight) [weight|one|ones]*',
    heavy: '[something|a|the|very|really]* heavy [one|ones]*',
    short: '[a|the|very]* short [one|ones]*',
    long: '[something|a|the|very|really]* long [one|ones]*',
    strong: '[something|a|the|very|really]* (powerful|strong|high power|high wattage) [one|ones]*',
    thrifty: '(low power|low wattage|energy saving|power saving) [one|ones]*',
    lasting: `
      [something|with|a|the|good|has]* (long battery [life]*|long lasting battery|good battery life|
        long-lasting battery) [one|ones]*
    `,
    small: '[something|a|the|very|really]* (small|compact|tiny) [one|ones|size]*',
    big: '[something|a|the|very|really]* (big|large) [one|ones|size|capacity]*',
  },
  reviews: `
    <start> [is it|are they|is this|they|really]* [any|it]* good [one|anot|or not|ah|quality]* <end>
    what (do|did) [the|its|their|other]* (reviews|buyers|people|customers|users|reviewers) (say|
      think|report) [about|of]* [it|this|that|them|these]*
    how are [the|its|their]* (reviews|ratings), (the|its|their) (reviews|ratings) [like|good]* <end>
  `,
  among: `
    [out|from|among|amongst|between]* [of]* (these|those|them|this list|that list|
      the (ones|ones shown|above)) [two|three|four|few|here|ones]*
  `,
  amongAll: `
    (out of|of|from|among|amongst) all [of]* (those|these|them|that|the above)
    all (of those|of them|of these|those|these)
  `,
  extra: `
    how much (more|extra) [is|for|does|do|would|it|cost|to|get|the|version]*
    [what's|what is]* [the]* price (difference|gap) [for|to|between]*, (adds|add) how much
  `,
  destination: `
    (ship|shipping|shipped|ships|deliver|delivery|delivered|send|sent|postage) [fee[s]|cost[s]|
      charge[s]|it|this|that|them|free|price]* to
  `,
  ever: 'ever, all[-| ]time, in history, since (launch|the start|you started)',
  otherOne: 'the other one, the other <end>, the other product',
  previous: `
    [with|to|against|and]* [the|that]* (one|ones|list|product|item) (before|earlier|from before|
      from earlier|previously) [that|this|it|them]*
    [with|to|against|and]* the (previous|earlier|last|prior) (one|ones|list|product|item)
    [with|to|against|and]* the one you showed (before|earlier|first)
  `,
  atLowest: `
    (at|hit|hits|hitting|reached|reaching) [its|their|a|an|the|all]* [
      all-time|all time|record|historical|historic]* (lowest|low|lows) [price|prices|point]* [
      ever|now|right now|so far|today|yet|on record|in history|in months|in a year|this year]*
    are [now|currently|all]* [the|their]* lowest [price|prices]* (ever|now)
    (all-time|all time|record|historical) low[s] [price|prices]* [now|today]*
    never [been|were]* (cheaper|lower) [before]*
    [the]* cheapest (it|they|it's|they've) [has|have]* ever been
  `,
  ofAny: 'which, what, anything, any, show, list, products, items, things, deals',
  free: 'free, freebie[s], giveaway[s]',
};
