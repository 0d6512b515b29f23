/** How often forecasts about waiting were right. */
export const record = {
  'record.title': 'Wait or buy: how often we were right',
  'record.intro':
    'Under the chart of a product we say whether waiting may pay. Here that rule is tried on the past of our products: for every day we ask what it would have said with what was known that day, and look at what came.',
  'record.past': 'Prices from {from} to {to}. A better price is one at least {better}% lower.',
  'record.none': 'This has not been counted yet. It is counted every night.',
  'record.within': 'Within {days} days',
  'record.thin':
    'Not enough data: {forecasts} {forecasts|forecast|forecasts} for {goods} {goods|product|products}. We tell no rate below {need} forecasts for {needGoods} products.',
  'record.right':
    'right: {right} of {forecasts} {forecasts|forecast|forecasts}, for {goods} {goods|product|products}',
  'record.standing.BETTER': 'Better than whoever always says the same.',
  'record.standing.NO_BETTER':
    'No better than whoever always says the same. Do not rely on it here.',
  'record.ways': 'Beside whoever always says the same, on the same days',
  'record.who': 'Who',
  'record.said': 'Forecasts',
  'record.was-right': 'Right',
  'record.ours': 'Our rule',
  'record.ours.wait': '… when it said wait',
  'record.ours.buy': '… when it said buy',
  'record.always.wait': 'Always “wait”',
  'record.always.buy': 'Always “buy”',
  'record.steps': 'How sure, and how often it came',
  'record.steps.text':
    'If we say 80%, a price at least {better}% lower should come within {days} days in about 80 of 100 cases. In between, from 20% to 70%, we say nothing.',
  'record.steps.said': 'Chance we told',
  'record.steps.mean': '{percent} on average',
  'record.steps.came': 'It came',
  'record.made':
    'Counted {time} over {goods} {goods|product|products} with enough past, in {seconds} seconds.',
  'record.sampled': 'There are more: these are a sample.',
  'record.alike':
    'Days of one product that follow each other are alike, so the number of products says more than that of forecasts.',
} as const;
