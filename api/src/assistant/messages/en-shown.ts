/** Of what was shown, and of all that is sold. */
export const shown = {
  'pieces.items': '{name} at {platform}: {n} × {item} = {total}.',
  'pieces.sized': '{name} at {platform}: {n} × {item} = {total} for {pack}.',
  'pieces.free':
    '{name} at {platform}: {n} for the price of {bought} are {total}, {each} each, if the shop gives that.',
  'pieces.unsized':
    'None of these titles says how much is in the pack, so I cannot say how many to buy for {pack}.',
  'pieces.whole': 'No pack of “{text}” holds {pack}. In whole packs, cheapest first:',
  'pieces.over':
    'No pack of “{text}” holds {pack}, and several packs cost more than {limit}. Cheapest first:',
  'sum.of-card': '{name} at {platform}: {sum}, you pay {pay}.',
  'sum.unsent': 'What sending {name} costs is not known, so it is not in the sum.',
  'sum.named-coupon':
    'Calculated with the discount you named. The shop’s page says whether it can be used.',
  'total.sent': 'With shipping, where the shop states it, and before coupons:',
  'total.reduced': 'With shipping and the best coupons that are known to work, cheapest first:',
  'total.line': '{name} at {platform}: {parts} = {total}.',
  'total.fee': '+ {fee} shipping',
  'total.free': '+ free shipping',
  'total.unsent': '+ shipping, which I don’t know',
  'total.off': '− {off} with coupons',
  'find.sent': 'Shipping is in these prices where the shop states it.',
  'shipping.from':
    'From what amount on a shop ships for free is its own rule, which is not in my data. What I do know:',
  'pieces.which': 'All before shipping and coupons. Name one, and I will add both.',
  'pieces.shipping': 'Shipping for one order: {fee}.',
  'sized.light': 'Lightest first, by the weight that shops state:',
  'sized.heavy': 'Heaviest first, by the weight that shops state:',
  'sized.short': 'Shortest first, by the length that shops state:',
  'sized.long': 'Longest first, by the length that shops state:',
  'sized.strong': 'Most powerful first, by the watts that shops state:',
  'sized.lasting': 'Longest battery first, by the hours or mAh that shops state:',
  'sized.lasting-said': 'These mention the battery in their titles, without hours or mAh:',
  'sized.thrifty': 'Lowest power first, by the watts that shops state:',
  'sized.small': 'Smallest first, by the size that shops state:',
  'sized.big': 'Biggest first, by the size that shops state:',
  'sized.memory': 'Most memory first, by the RAM that shops state:',
  'sized.storage': 'Most storage first, by the gigabytes that shops state:',
  'sized.line': '{name}: {words} ({price} at {platform}).',
  'sized.same': 'Their shops state the same of each: {words}.',
  'sized.more': 'By what their shops state: {words}.',
  'sized.silent': 'Of {silent} {silent|other|others} of that kind the shop does not state it.',
  'sized.none':
    'Their titles do not say, so I cannot sort these by it. The shops’ pages may have it:',
  'all.cheapest': 'The cheapest of everything here:',
  'all.dearest': 'The most expensive of everything here:',
  'all.sold': 'The best sold of everything here, as counted by the shops:',
  'all.rated': 'The highest rated of everything here:',
  'present.untold': 'Prices tell me nothing about “{text}”, so I can only show other ideas.',
  'shops.differ':
    'Each shop sets its own price, shipping and coupons, and they change from day to day. Name a product, and I will compare what it costs where.',
  'trait.colours': 'Which colours there are is on the shop’s page, and not in the title of {name}.',
  'trait.none': 'None of these titles says: {words}. Details and reviews are on the shops’ pages.',
  'present.liked': 'Ideas for {person}{budget} that go with what they like:',
  'present.liked-one':
    'Ideas for {person}{budget}; only the first goes with what they like, the others suit anyone:',
  'present.unliked': 'I have nothing that goes with what they like; here is something else.',
  'coupons.stack':
    'As a rule, one shop coupon, one platform coupon and one shipping coupon go together, and two of the same kind do not; the terms of each come first, and the checkout decides. Name the price and your coupons, and I will work out what is left to pay.',
  'terms.ends': 'Those that end first:',
  'terms.ends-unknown': 'I don’t know when any of them ends.',
  'terms.end': 'until {date}: ',
  'terms.least-free': 'These have no minimum spend:',
  'terms.least': 'The lowest minimum first:',
  'terms.least-within': 'Enough for an order of {order}:',
  'terms.least-none': 'None of them has a minimum that low.',
  'terms.saves': 'On an order of {order}, these take the most off:',
  'terms.saves-none': 'None of them takes anything off an order of {order}.',
  'terms.worth': 'These take {order} or more off:',
  'terms.worth-none': 'None takes {order} off. Those that take off the most:',
  'terms.off': '{off} less, so {pay}: ',
  'wait.thin': 'Past prices of {name} do not clearly say whether waiting pays off.',
  'wait.young':
    'We have only tracked {name} for {days} {days|day|days}: too early to say whether to wait. We can say from {date} on.',
  'wait.once':
    'In {days} {days|day|days} it was at least {better}% cheaper than today once: {low}, last on {date}.',
  'wait.often':
    'In {days} {days|day|days} it was at least {better}% cheaper than today {n} {n|time|times}, at irregular intervals, last on {date}, usually at about {low}.',
  'wait.rhythm':
    'In {days} {days|day|days} it was at least {better}% cheaper than today {n} {n|time|times}, about every {every} {every|day|days}, last on {date}, usually at about {low}.',
  'wait.never':
    'In the {days} {days|day|days} that it was tracked it was never {better}% cheaper than today.',
  'wait.still':
    'The price hardly moves: by less than {better}% in the last {days} {days|day|days}. Waiting gains nothing.',
  'wait.no-habit': 'On none of the last {of} such {of|date|dates} was it that cheap.',
  'wait.habit': 'On {fell} of the last {of} such {of|date|dates} it was that cheap.',
  'wait.at-low': 'It was not cheaper on any day of the last {days}.',
  'shown.only': 'That list has {n} {n|product|products}:',
  'pick.value': 'Best price against its own history: {name}, {percent}% below the usual {typical}.',
  'pick.none-below': 'None of them is clearly below its usual price right now.',
  'pick.rated': 'Highest rated: {name}, {rating} by {n} {n|buyer|buyers}.',
  'pick.cheapest': 'Cheapest: {name}, {price} at {platform}.',
  'pick.all': 'By price history, rating and price, {name} comes out ahead, {difference} cheaper.',
  'pick.by-value': 'By its price against its own history I would take {name}.',
  'pick.by-rating': 'Their prices say little, so by rating I would take {name}.',
  'pick.by-price': 'Neither is clearly below its usual price; by price alone {name} costs least.',
  'pick.difference': '{name} costs least, {difference} less than the next.',
  'pick.only': 'I go by prices and ratings alone; reviews say what they are like to use.',
  'find.origin': 'The titles do not say where these are made; the shops’ pages may.',
  'sized.unsaid': 'No figure for that in the title of {name}; the shop’s page may have one.',
  'reviews.rated': '{name}: buyers rate it {rating} ({n} {n|rating|ratings}).',
  'reviews.none': '{name}: no ratings are known.',
  'reviews.where':
    'I know the ratings, not what the reviews say: read those at the shop, and what shoppers here write on the product page.',
  'find.silent': 'I cannot tell “{text}” from titles, so these are the same again.',
  'find.saying': 'Of “{text}” the shops say it only of these:',
  'fakes.some': 'Today’s discounts that their own price history does not bear out:',
  'fakes.none': 'I know of no discount today that its own price history refutes.',
  'fakes.line': '{name}: {price} at {platform}, claimed {claimed}% off, really {real}%.',
  'fakes.not':
    '{name}: {price} at {platform}, claimed {claimed}% off, but not below its usual price.',
  'promotion.FREE': 'buy {bought} get {free} free',
  'promotion.SECOND': 'second piece {percent}% off',
  'promotion.EACH': '{percent}% off',
  'promotion.several': '“{promotion}”: {percent}% less per piece, if you take {n}.',
  'promotion.several.priced':
    '“{promotion}”: {n} for {price}, {amount} per piece, {percent}% less.',
  'promotion.single': '“{promotion}”: {percent}% less on every piece.',
  'promotion.single.priced': '“{promotion}”: {amount} per piece, {percent}% less.',
  'promotion.best': '“{promotion}” is cheaper per piece, however many you take.',
  'promotion.best-of': '“{promotion}” is cheaper per piece, if you take {n}.',
  'promotion.same': 'Taking {n}, you pay the same per piece.',
  'promotion.fewer': 'If you need fewer than {n}, take “{promotion}”.',
  'packs.line': '{pack} for {price}: {amount} per {unit}.',
  'packs.free': '{pack}: {n} for {price}, {amount} per {unit}.',
  'packs.count': 'Pack of {n}',
  'packs.single': 'Single',
  'packs.bought': '{much}, bought as {pack}: {sum}.',
  'packs.unread':
    'I could not read these packs for certain, so I won’t guess. Write each as what it holds and its price, in one unit: “5 kg 149, 1 kg 35”.',
  'packs.best': '{pack} costs the least, {percent}% below the next.',
  'packs.same': 'All of these cost the same per unit.',
  'pack.some':
    '{offered} for {pack} is {amount} per {unit}. Of {n} {n|match|matches} for “{text}” with a known size, {cheaper} {cheaper|costs|cost} less per unit:',
  'pack.least':
    '{offered} for {pack} is {amount} per {unit}, as little as the cheapest “{text}” with a known size costs now:',
  'pack.none':
    '{offered} for {pack} is {amount} per {unit}: less than any “{text}” with a known size costs now. The cheapest here:',
  'find.unsized': 'No title for “{text}” says “{size}”. What there is:',
  'pick.unit': 'Cheapest per unit: {name}, {amount} per {unit}.',
  'platforms.without': 'I know of no “{text}” at {platforms}.',
  'lowest.some': 'At the lowest price on record:',
  'lowest.none': 'Nothing is at its lowest price on record right now.',
  'lowest.none-of': 'No “{text}” is at its lowest price on record right now. What there is:',
  'lowest.none-shown': 'None of these is at its lowest price on record right now:',
  'biggest.below':
    'No claimed discount on “{text}” is proven by price history. Furthest below their own usual price:',
  'biggest.none-of': 'No discount on “{text}” is proven by price history right now. What there is:',
  'find.partly':
    'No “{text}” meets all of that, by what shops say; each of these meets part of it:',
  'link.shop': '{name}: {price} at {platform}, sold by {shop}.',
  'link.how': 'Open the card: the product page has the button to the shop.',
  'usual.span': 'I see {n} “{text}” now, from {from} to {to}; the middle one costs {middle}.',
  'usual.half': 'Half of them cost between {low} and {high}.',
  'pack.pieces': '{n} {n|piece|pieces}',
  'usual.history':
    'Going by price history, {n} have a known usual price: from {from} to {to}, the middle one {middle}.',
  'usual.unknown': 'None of them has enough history for a usual price.',
  'usual.middle': 'These are in the middle:',
  'usual.few': 'I see only {n} “{text}” now, too few to say what is normal:',
  'usual.line': '{name}: {price} at {platform}, its usual price is {typical}.',
  'fakes.by':
    'Of the discounts claimed now, this many are refuted by their own price history (a platform with more products has more of both):',
  'fakes.of': '{name}: {fake} of {claimed}.',
  'fakes.shops':
    'By shop, the highest share first, where at least {least} {least|claim is|claims are} judged:',
  'pack.alone': '{offered} for {pack} is {amount} per {unit}.',
  'pack.unknown':
    '{offered} for {pack} is {amount} per {unit}. I know no price per {unit} for “{text}” here, so I cannot compare. What there is:',
  'moved.intro': 'How these prices moved over {days} {days|day|days}:',
  'moved.down':
    '{name}: down {percent}%, from {from} on {since} to {now} now; the lowest was {low}, on {date}.',
  'moved.down-lowest':
    '{name}: down {percent}%, from {from} on {since} to {now} now, the lowest of these days.',
  'moved.up':
    '{name}: up {percent}%, from {from} on {since} to {now} now; the lowest was {low}, on {date}.',
  'moved.up-since':
    '{name}: up {percent}%, from {from} on {since}, the lowest of these days, to {now} now.',
  'moved.same': '{name}: {now}, as on {since}; the lowest in between was {low}, on {date}.',
  'moved.never-lower': '{name}: {now}, as on {since}; it was never lower in between.',
  'moved.unknown':
    '{name}: I have no price from the last {days} {days|day|days} to compare with today’s.',
  'units.line': '{text}: from {amount} per {unit} ({name}, {price} at {platform}).',
  'units.unsized': '{text}: no title says how much is in the pack.',
  'units.none': '{text}: none here.',
  'units.apart':
    'One is sold by weight and the other by the piece or by volume, so I cannot compare their unit prices.',
  'units.best': 'Per unit, “{text}” costs {percent}% less.',
  'find.reviewed': '“{text}”, most reviews first:',
  'find.reviewed-line': '{name}: {n} {n|review|reviews} ({price} at {platform}).',
  'find.reviewed-unknown':
    'I don’t know how many people reviewed these, so here is “{text}” by rating:',
  'all.reviewed':
    'I can only compare numbers of reviews within a kind of product that you name. The highest rated of everything here:',
  'find.other-kind': 'No “{text}” itself comes with {size} stated; these similar ones do:',
} as const;
