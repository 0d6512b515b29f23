/** What the page "how we judge" says, and the rules behind chips. */
export const judging = {
  'judging.intro':
    'We record what things really cost, every day. We judge a discount against the usual price before it began, never against the price that the shop says it used to have. The tests run in this order, and the first that applies is the verdict.',
  'judging.contents': 'On this page',
  'judging.usual.name': 'What the usual price is',
  'judging.usual':
    'The usual price is the median of the {days} days before the discount, or of the last {recent} of them if that is lower: on half of the days it cost this or less. A price that began {lasting} days ago or earlier and applied on half of the days we checked since is now the usual price, whatever is crossed out next to it.',
  'judging.steps':
    'A price that falls in steps is compared with the days before the first step, unless one step has become the usual price. A price that has just risen is compared with all days until then, if that makes the usual price lower: raising a price never creates a bargain.',
  'judging.none':
    'The shop claims less than {percent}% off, or nothing. Once we have seen the price on {seen} days, we only say how it compares with the usual price.',
  'judging.always':
    'A crossed-out price was shown next to about this price on {seen} or more of the last {days} days. That makes it the price, not a discount.',
  'judging.unverified':
    'We saw the price on fewer than {seen} of the {days} days before. With so little data we neither praise nor accuse.',
  'judging.once':
    'Less than {share}% of the usual price, and seen only once. It counts as neither a low nor a deal until we see it again, {hours} hours later or more, or another source shows it too.',
  'judging.raised':
    'The price, or the crossed-out price, rose by {percent}% or more within the {days} days before the discount or on the same day, and the price now is at most {off}% below the usual price before the rise.',
  'judging.fake':
    'The shop claims {percent}% off or more, but the price is at most {off}% below usual, and nothing had been raised.',
  'judging.care':
    'We say so only if the usual price is steady (the medians of {recent}, {days} and {robust} days agree within {within}%, and it was more expensive on at most {dearer}% of the days) and the price is not {below}% below the lowest of the {prior} days before.',
  'judging.long':
    'Why is no one accused after 45 days? A rise that old proves no intent, so we only measure from the price before it. After 61 days the higher price applied on most of the 90 days, so the fall is real.',
  'judging.overstated':
    'The real discount is less than {percent}%, or more than {points} points below the claim. This says nothing about intent: prices change for many reasons.',
  'judging.verified': 'The price is {percent}% or more below usual, and nothing above applies.',
  'judging.old':
    'Not seen for more than {days} days. We show the last price with its date, and do not present it as today’s price.',
  'judging.lows.name': 'Lowest in a number of days',
  'judging.lows':
    'We call a price low only if it is really {percent}% or more below usual, was seen more than once and on enough days, and did not apply on more than one in six days before it fell. It never appears next to “{raised}”, “{fake}” or “{always}”. A price that only equals an old low is called equal to it, not a new low.',
  'judging.example': 'Example',
  'judging.case.usual': 'The same price for months',
  'judging.case.always': 'Crossed out every day for 100 days',
  'judging.case.thin': 'Seen for twelve days',
  'judging.case.once': 'Seen once, far below usual',
  'judging.case.raised': 'Raised for 12 days, then back to the old price',
  'judging.case.raisedLong': 'The same after 45 days',
  'judging.case.raisedLonger': 'The same after 61 days',
  'judging.case.fake': 'A crossed-out price that never applied',
  'judging.case.overstated': 'A small discount, a big claim',
  'judging.case.lasting': 'A sale that lasts 41 days',
  'judging.case.verified': 'A price that really fell',
  'judging.case.steps': 'A sale that went further after 25 days',
  'judging.case.old': 'Not seen for 40 days',
  'judging.glitch':
    'A price that looks like a mistake (a missing digit, zero, less than {share}% of the usual price) does not count until another source shows it too, an hour later or more, or we have checked it. It can never become a record low by accident.',
  'judging.shoppers': 'Prices reported by shoppers',
  'judging.shoppers.text':
    'Shoppers can report a price that they see at a shop. It is shown as unconfirmed and does not count: no low, no verdict, no alert. It counts once a feed confirms it, or {people} other trusted people on other devices do, within {hours} hours and {percent}%, or our team has checked it.',
  'judging.shoppers.tell': 'Report a price',
  'judging.money': 'Some shops pay us a commission. The code that ranks and judges cannot read it.',
  'judging.case.below': 'Cheaper than usual, without a claim',
  'judging.case.dearer': 'More expensive than usual',
  'judging.case.small': 'A claim of 5% at the usual price',
  'lab.title': 'Try it: change the price, watch the verdict',
  'lab.text':
    'A real product, with the prices of {days} {days|day|days}. Your browser applies the same rules that judge every product here.',
  'lab.was': 'Crossed-out price',
  'lab.price': 'Price now',
  'lab.history': 'Prices before the discount',
  'lab.case.real': 'As they really were',
  'lab.case.raised': 'Raised {days} days before',
  'lab.case.constant': 'Always at the current price',
  'lab.case.struck': 'Current price, crossed out for 90 days',
  'lab.case.thin': 'Seen for only {days} days',
  'lab.reset': 'Reset',
  'week.title': 'Verdicts of the last {days} days',
  'week.none': 'No price was seen in the last {days} days.',
  'week.verdict': 'Verdict',
  'week.all': 'All',
  'week.how':
    'From {from} to {to}: {goods} {goods|product|products} whose price we saw. Each counts once, with the verdict on its page, under the platform that sells it cheapest. Updated within the last hour.',
} as const;
