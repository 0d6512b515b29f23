/** How often forecasts about waiting were right. */
export const record = {
  'record.title': 'Wait or buy: how often we were right',
  'record.intro':
    'Below each product’s chart we say whether waiting may pay off. Here we test that on past prices: for every day, what we would have said with what was known then, and what happened.',
  'record.past': 'Prices from {from} to {to}. A better price is one at least {better}% lower.',
  'record.none': 'Not calculated yet. It is calculated every night.',
  'record.within': 'Within {days} days',
  'record.thin':
    'Not enough data: {forecasts} {forecasts|forecast|forecasts} for {goods} {goods|product|products}. We show no rate below {need} forecasts for {needGoods} products.',
  'record.right':
    'right: {right} of {forecasts} {forecasts|answer|answers}, one per day, for {goods} {goods|product|products}.',
  'record.toss': 'On {n} more {n|day|days} it was a toss-up.',
  'record.standing.BETTER': 'Better than always giving the same answer.',
  'record.standing.NO_BETTER':
    'No better than always giving the same answer. Do not rely on it here.',
  'record.ways': 'Compared with always giving the same answer, on the same days',
  'record.who': 'Method',
  'record.said': 'Days',
  'record.was-right': 'Right',
  'record.ours': 'Our answers',
  'record.ours.said': '… when “{answer}”',
  'record.always': 'Always “{answer}”',
  'record.steps': 'Stated chance and what happened',
  'record.steps.text':
    'If we say 80%, a price at least {better}% lower should come within {days} days in about 80 of 100 cases. In between, from 20% to 70%, it is a toss-up.',
  'record.error':
    'Mean squared error of the stated chance on all these days, toss-ups included (0 is perfect, 100 the worst): {error}. Always stating how often it happened to the same product before: {usual}.',
  'record.today': 'What we say today',
  'record.goods': 'Products',
  'record.young': 'Too little history',
  'record.steps.said': 'Stated chance',
  'record.steps.mean': '{percent} on average',
  'record.steps.came': 'It happened',
  'record.made':
    'Calculated {time} over {goods} {goods|product|products} with enough history, in {seconds} {seconds|second|seconds}.',
  'record.sampled': 'There are more: this is a sample.',
  'record.alike':
    'Consecutive days of one product are similar, so the number of products says more than the number of forecasts.',
} as const;
