import type { Follow } from './follow.ts';

export const follow: Follow = {
  onRecord: `
    when [was|were|is|has|did] [it|this|that|they|the price|its price|he|she] [ever|last|been|get|
      at|its|the]* (cheapest|lowest|at its lowest)
    [was|has|is|did|got|have|been|gone|ever|it|they|this|that]* (cheaper|lower) (before|
      previously|in the past|last time|earlier|at some point|back then)
    (has|was|did|were|have) (it|this|that|they|the price) [ever|been|get|go|gone|got|gotten]* (
      cheaper|lower)
    (it|this|that|they|the price) ever [been|get|go|gone|got|gotten|be]* (cheaper|lower)
    how (low|cheap) (has|did|have) (it|they|this|that|the price) [ever]* (gone|go|been|get|gotten|
      dropped|got)
    (lowest|cheapest) [price]* [it|they|this|that] [has|have|'s] ever [been|gone|sold for]*
    [what was|what's|what is]* [its|the]* (lowest|cheapest) [price]* (before|so far|on record|
      recorded|in history|of all time|historically)
  `,
  choosing: `
    [so|then|ok|okay|hmm|and]* which [one|of the two|of them|of these]* (to (get|buy|choose|pick|
      take|go for|go with)|should i [get|buy|choose|pick|take|go for|go with]*|better (to get|
      to buy|ah|sia)) [then|ah|sia|lah]*
    [so|then|ok|okay]* (get|buy|take|choose) which [one]* [ah|sia|leh|better]*
    [so|then|ok|okay]* (what|which) [one|would|do]* [you]* (recommend|suggest) [between them|of the
      two|then]*
    which [one|of the two]* (wins|is the winner|is more worth it|more worth|is worth more)
    [so|then]* (the first|first one|first) or (the second|second one|second) [one]* [then|better]*
  `,
  untilWhen: `
      (till|until) (when|what time), how (long|much time) [is]* left
      (when|what time) [do|does|is|will|are]* [it|they|that|this|these]* (end|ends|over|finish|
        finishes|expire|expires|close|closes)
  `,
  instead: 'rather, instead, prefer[s], would be, better, maybe, then, please, make it',
  realOnes: `
    (show|give|list|find) [me|us|only|just|all|the]* (real|genuine|actual|legit|honest) (discount|
      deal|sale|offer|price drop|drop|one)[s] [only|today|now|here|please|pls|ah]*
    [only|just|all|the|any|what|which|are|got|have]* (real|genuine|actual|legit|honest) (discounts|
      deals|sales|offers|price drops|drops) [only|today|now|here|please|pls|ah]* <not before or>
  `,
  only: 'only, just',
  pastBefore: 'last, past, previous, recent, (over|for|in|during|within) the (last|past|previous)',
  pastBehind: 'ago, back, in the past, price history, history',
  howManyIn: `
    how many (pieces|pcs|pens|sheets|bars|tablets|bottles|packets|sachets|rolls|colours|colors|in) [
      are|is|in|per|does|it|there|come|comes|have|has|inside|a|the|one|each|1]* [pack|box|set|
      packet|carton|case|dozen]* [have|has|come with|inside|ah]* <end>
  `,
  nextCheapest: `
    [the]* (second|2nd|next) (cheapest|lowest [price]*), [the]* (cheapest|cheap) after (that|this)
  `,
  lessThanNow: `
    (below|less than|cheaper than|under|lower than|off) [the]* (now|today|current price|today's
      price|current|what it is now|price now)
  `,
  partGood: `
    what('s|s| is| are| comes) [all]* (inside|in the box|in the set|in it) [ah]* <end>
    [is|are|how is|how's]* [the|its]* (camera|battery|screen|display|sound|bass|mic|speaker|photo)[
      quality|life]* (good|nice|clear|ok|okay|great) [anot|or not|not|ah|meh|?]* <end>
  `,
  allowed: `
    also [can|ok|okay|fine|good], (is|are) [also|actually]* (fine|ok|okay|alright|acceptable) [too|
      also|then|la|lah|after all|actually]*
    (fine|ok|okay|can) (too|also) [la|lah]*, never mind [then|about]*, on second thought[s]
    actually, (as long as|if|so long as) [it is|it's|its|they are]*
  `,
  minutes: 'minute[s], min[s]',
  swap: '(swap|change|replace|switch|exchange|trade) [out]* [the|that|my]*',
  swapFor: '(to|for|with|into|by) [a|an|the|some]*',
  vague: `
    (something|anything|sth|sumthing|things|stuff) [really|quite|super|that is|that's]* (fun|nice|
      cool|cute|useful|interesting|special|random|new|handy|good|worth it|worth buying|worthwhile)
    (for|over|this) [the|a|my|this|bored|long]* weekend, surprise me [with|something|anything]*
  `,
};
