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
  'coupons.stack':
    'As a rule one coupon of the shop, one of the platform and one for shipping go together, and two of the same kind do not; what each says comes first, and the checkout decides. Name the price and your coupons, and I reckon what is left to pay.',
  'terms.ends': 'Those that end first:',
  'terms.ends-unknown': 'Of none of them is it known when it ends.',
  'terms.end': 'until {date}: ',
  'terms.least': 'The lowest minimum first:',
  'terms.least-within': 'Enough for an order of {order}:',
  'terms.least-none': 'None of them has so low a minimum.',
  'terms.saves': 'On an order of {order} these take off the most:',
  'terms.saves-none': 'None of them takes anything off an order of {order}.',
  'terms.off': '{off} less, so {pay}: ',
  'wait.thin': 'Past prices of {name} do not clearly say whether waiting pays off.',
  'wait.young':
    'We have tracked {name} for {days} {days|day|days} only: too early to say whether to wait. From {date} on it can be said.',
  'wait.once': 'Its price fell by at least {better}% once in {days} {days|day|days}, on {date}.',
  'wait.rhythm':
    'Its price falls by at least {better}% about every {every} {every|day|days}, last on {date}.',
  'wait.never':
    'Its price has not fallen by {better}% in the {days} {days|day|days} that it was tracked.',
  'wait.at-low': 'It was not cheaper on any day of the last {days}.',
  'shown.only': 'That list has {n} {n|product|products}:',
  'pick.value': 'Best price against its own history: {name}, {percent}% below the usual {typical}.',
  'pick.none-below': 'None of them is clearly below its usual price now.',
  'pick.rated': 'Highest rated: {name}, {rating} by {n} {n|buyer|buyers}.',
  'pick.cheapest': 'Cheapest: {name}, {price} at {platform}.',
  'pick.only': 'I go by prices and ratings alone; how they are in use, reviews tell.',
  'find.origin': 'Titles do not say where these are made; the pages of the shops may.',
  'sized.unsaid': 'No figure for that in the title of {name}; the page of the shop may have one.',
  'find.saying': 'Of “{text}” only these say it in the title:',
  'fakes.some': 'Price tags of today that their own history does not bear out:',
  'fakes.none': 'I know of no price tag today that its own history refutes.',
  'fakes.line': '{name}: {price} at {platform}, claimed {claimed}% off, really {real}%.',
  'fakes.not':
    '{name}: {price} at {platform}, claimed {claimed}% off, but not below its usual price.',
  'packs.line': '{pack} for {price}: {amount} per {unit}.',
  'packs.free': '{pack}: {n} for {price}, {amount} per {unit}.',
  'packs.best': '{pack} costs least, {percent}% below the next.',
  'packs.same': 'All of these cost the same per unit.',
  'pack.some':
    '{offered} for {pack} is {amount} per {unit}. Of {n} {n|match|matches} for “{text}” with a known size, {cheaper} {cheaper|costs|cost} less per unit:',
  'pack.none':
    '{offered} for {pack} is {amount} per {unit}: less than any “{text}” with a known size costs now. The cheapest here:',
  'find.unsized': 'No title of “{text}” states “{size}”. What there is:',
} as const;
