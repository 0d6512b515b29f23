import type { Detail } from './detail.ts';

export const detail: Detail = {
  codeWorks: `
    [still|actually]* (work|works|working|valid|active|usable|expired) [
      still|now|today|yet|anymore]*
    (can|could|may) [i|we]* [still]* (use|apply|redeem) [still|now|today]*
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
};
