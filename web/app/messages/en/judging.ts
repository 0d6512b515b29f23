/** What the page "how we judge" says, and the rules behind chips. */
export const judging = {
  'judging.intro':
    'We record what things really cost, every day. A discount is judged against what was usual before it began, never against what the shop says it used to cost. The tests run in this order, and the first that holds is the verdict.',
  'judging.usual.name': 'What is usual',
  'judging.usual':
    'Usual is the middle price of the {days} days before the discount, or of the last {recent} of them where that is lower: on half of the days it cost this or less. A price that came {lasting} days ago or earlier and stood on half of the days we looked since is usual by now, whatever is crossed out beside it.',
  'judging.steps':
    'A price that falls in steps is compared with the days before the first step, unless a step has become the price. One that has just risen is compared with all days until then, if they make the usual price lower: no rise turns a price into a bargain.',
  'judging.none.name': 'No discount claimed',
  'judging.none':
    'The shop claims less than {percent}% off, or nothing. Once we have seen {seen} days we say how the price compares with what is usual, and nothing more.',
  'judging.always':
    'A crossed-out price stood beside about this price on {seen} or more of the last {days} days. That makes it the price, not a discount.',
  'judging.unverified':
    'We saw the price on fewer than {seen} of the {days} days before. On so little we neither praise nor accuse.',
  'judging.once':
    'Less than {share}% of what is usual, and seen only once. It makes no low and no deal until a second look, {hours} hours later or more, or another source shows it too.',
  'judging.raised':
    'The price, or the crossed-out price, rose by {percent}% or more within the {days} days before the discount or on its very day, and the price now is no more than {off}% below what was usual before the rise.',
  'judging.fake':
    'The shop claims {percent}% off or more, yet the price is no more than {off}% below what was usual, and nothing had been raised.',
  'judging.care':
    'We say so only where what was usual is steady (the middle prices of {recent}, {days} and {robust} days agree within {within}%, and it was not dearer on more than {dearer}% of the days) and the price is not {below}% below the lowest of the {prior} days before.',
  'judging.long':
    'Why is nobody accused after 45 days? A rise that old proves no intent, so we only count from the price before it. After 61 days the higher price was the one that most of 90 days had, and the fall is real.',
  'judging.overstated.name': 'Overstated',
  'judging.overstated':
    'Really less than {percent}% off, or more than {points} points less than claimed. That says nothing about intent: prices change for many reasons.',
  'judging.verified.name': 'Really off',
  'judging.verified':
    'The price is {percent}% or more below what was usual, and nothing above holds.',
  'judging.old':
    'Not seen for more than {days} days. We show the last price with its day, and call nothing about it true today.',
  'judging.lows.name': 'Lowest in so many days',
  'judging.lows':
    'A price is called low only when it is really {percent}% or more below usual, seen more than once and on enough days, and did not stand on more than one of six days before it fell. Never beside “raised first”, “not a discount” or “always on sale”. One that equals an old low is as low as that, not lower, and we say so.',
  'judging.example': 'Example',
  'judging.case.usual': 'The same price for months',
  'judging.case.always': 'Crossed out every day for 100 days',
  'judging.case.thin': 'Known for twelve days',
  'judging.case.once': 'One look, far below usual',
  'judging.case.raised': 'Raised for 12 days, then back to the old price',
  'judging.case.raisedLong': 'The same after 45 days',
  'judging.case.raisedLonger': 'The same after 61 days',
  'judging.case.fake': 'A crossed-out price that never was',
  'judging.case.overstated': 'A little off, a lot claimed',
  'judging.case.lasting': 'A sale that lasts 41 days',
  'judging.case.verified': 'A price that really fell',
  'judging.case.steps': 'A sale that went further after 25 days',
  'judging.case.old': 'Not seen for 40 days',
  'judging.glitch':
    'A price that looks like a slip (a missing digit, zero, less than {share}% of the usual) counts for nothing until another source shows it too, an hour later or more, or we have looked into it. It can never become a record low by accident.',
  'judging.shoppers': 'Prices reported by shoppers',
  'judging.shoppers.text':
    'Shoppers can report a price that they see at a shop. It is shown as unconfirmed and counts for nothing: no low, no verdict, no alert. It counts once a feed confirms it, or {people} other trusted people on other devices do, within {hours} hours and {percent}%, or one of us has checked it.',
  'judging.shoppers.tell': 'Report a price',
  'judging.money': 'Some shops pay us a commission. The code that ranks and judges cannot read it.',
} as const;
