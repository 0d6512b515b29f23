/** Of what was shown, and of all that is sold. */
export const shown = {
  'pieces.items': '{name} at {platform}: {n} × {item} = {total}.',
  'pieces.line': '{name} at {platform}: {n} × {price} = {total}.',
  'pieces.which': 'Name one of them, and I add shipping and coupons.',
  'pieces.shipping': 'Shipping for one order: {fee}.',
  'sized.light': 'Lightest first, by the weight in their titles:',
  'sized.heavy': 'Heaviest first, by the weight in their titles:',
  'sized.short': 'Shortest first, by the length in their titles:',
  'sized.long': 'Longest first, by the length in their titles:',
  'sized.strong': 'Most powerful first, by the watts in their titles:',
  'sized.small': 'Smallest first, by the size in their titles:',
  'sized.big': 'Biggest first, by the size in their titles:',
  'sized.line': '{name}: {words} ({price} at {platform}).',
  'sized.silent':
    '{silent} {silent|other|others} of that kind {silent|does|do} not give it in the title.',
  'sized.none':
    'Their titles do not give it, so I cannot put these in that order. The pages of the shops may have it:',
  'all.cheapest': 'The cheapest of everything here:',
  'all.dearest': 'The most expensive of everything here:',
  'all.sold': 'What sold most of everything here, by the count of the shops:',
  'all.rated': 'The highest rated of everything here:',
  'present.untold': 'Prices tell me nothing about “{text}”, so I can only show other ideas.',
  'shops.differ':
    'Each shop sets its own price, shipping and coupons, and they change from day to day. Name a product, and I compare what it costs where.',
  'trait.none':
    'None of these titles says: {words}. The pages of the shops say what is in the box.',
  'present.unliked': 'Of what they like I have nothing that suits; here is something else.',
  'terms.ends': 'Those that end first:',
  'terms.ends-unknown': 'Of none of them is it known when it ends.',
  'terms.end': 'until {date}: ',
  'terms.least': 'The lowest minimum first:',
  'terms.least-within': 'Enough for an order of {order}:',
  'terms.least-none': 'None of them has so low a minimum.',
  'terms.saves': 'On an order of {order} these take off the most:',
  'terms.saves-none': 'None of them takes anything off an order of {order}.',
  'terms.off': '{off} less, so {pay}: ',
} as const;
