/** Presents, sums, offers, alerts and warnings. */
export const more = {
  'code.known': 'What I know of the code {code}:',
  'code.unknown':
    'I know no coupon with the code {code}, so I can’t say whether it works. Try it at checkout before you count on it.',
  'code.scheduled': 'The code {code} can’t be used yet.',
  'code.expired': 'The code {code} is no longer valid: it has expired.',
  'code.dead': 'Shoppers tried the code {code}, and it no longer works.',
  'find.each': 'Some of each: {text}.',
  'find.each-none': 'Of {text} I have nothing.',
  'find.each-total': 'Together from {total} ({budget}).',
  'find.each-over':
    'Even the cheapest of each cost {total} together, which is over your budget ({budget}).',
  'trait.measure': '{name}: {words}, by its title.',
  'trait.no-measure': '{name}: no size in its title; the page of the shop may have it.',
  chat: 'I am a shopping guide, so for that I am of little use. If there is something you want to buy, name it and your budget.',
  'shop.sells':
    'Sold here by {shop}: {total} {total|product|products}. The biggest real discounts first:',
  'shop.sells-thing':
    '{shop} sells “{text}” here: {total} {total|product|products}. The biggest real discounts first:',
  'shop.lacks-thing': '{shop} sells no “{text}” here now, as far as I know.',
  'shop.none': 'I know no shop called “{shop}” that sells anything here now.',
  'find.colours':
    'Which colours there are, the page of each product says; I cannot look them up. More for “{text}”:',
  'find.colours-none':
    'Which colours there are, the page of each product says; I cannot look them up.',
  'find.as-cheap': 'Nothing for “{text}” is cheaper than that. The cheapest first:',
  'find.as-dear': 'Nothing for “{text}” is more expensive than that. The most expensive first:',
  'trait.said': 'The title of {name} says: {words}. That is the shop’s claim; the page has more.',
  'trait.unsaid': 'The title of {name} does not say: {words}. Look at the details of the shop.',
  'find.only-refused': 'All that I have for “{text}” is what you do not want: {names}.',
  'present.some':
    'Ideas for {person}{budget}, those at the best price for their own history first:',
  'present.cheapest': 'Ideas for {person}{budget}, the cheapest first:',
  'present.dearest': 'Ideas for {person}{budget}, the most expensive first:',
  'present.none':
    'I found nothing that suits {person}{budget}. Name a kind of thing, or another budget.',
  'present.age': 'Check the age on the label, and that there are no small parts.',
  'person.aged': 'a child of {age}',
  'sum.items': 'Together: {sum} = {total}.',
  'sum.item': 'Items: {total}.',
  'sum.reached': 'The minimum of {least} is reached.',
  'sum.short':
    'The minimum of {least} is not reached, {short} is missing: the voucher takes nothing off.',
  'sum.share': '{percent}% of {total} is {off}.',
  'sum.capped': '{percent}% of {total} would be more than the cap: {off} comes off.',
  'sum.fixed': 'The voucher takes off {off}.',
  'sum.shipping': 'Shipping: {fee}.',
  'sum.pay': '{sum}: you pay {pay}.',
  'sum.both': 'If one order takes all of them: {sum}, you pay {pay}.',
  'sum.one': 'If it takes only one, the better: {sum}, you pay {pay}.',
  'sum.per-issuer': 'One order takes one voucher of each issuer.',
  'sum.coins': 'Coins pay {off} of it.',
  'sum.free-shipping': 'It takes {off} off the shipping.',
  'sum.back': 'Cashback of {off} is paid back later; it does not lower what you pay now.',
  'sum.shipping-unsaid': 'It takes up to {most} off the shipping, which you did not name.',
  'voucher.SHOP': 'Voucher of the shop',
  'voucher.PLATFORM': 'Voucher of the platform',
  'voucher.BANK': 'Offer of the bank',
  'voucher.SHIPPING': 'Shipping voucher',
  'voucher.COINS': 'Coins',
  'voucher.other': 'Voucher {at}',
  'sum.within': 'That is within your budget of {budget}; {rest} is left.',
  'sum.over': 'That is {rest} above your budget of {budget}.',
  'sum.same-shop': 'That holds only if all of it is sold by one shop.',
  'sum.which': 'Tell me what the items cost, or what to look for, and I reckon it.',
  'bill.item': '{name} costs {item} at {platform} before coupons.',
  'bill.no-shipping': 'What shipping costs is not known.',
  'bill.coupon': 'Coupon {coupon}: {off} off.',
  'bill.pay': 'In total: {pay}.',
  'offers.line': '{name}: {sum} = {pay}.',
  'offers.cheaper': '{name} is cheaper by {difference}.',
  'offers.same': 'Both cost the same.',
  'offers.shipping': 'Where you named no shipping it is not counted.',
  'offered.about': '{offered} for {name}:',
  'offered.kind':
    '“{text}” is a kind of goods: {cheaper} of the {n} best matches cost less than {offered}; they range from {from} to {to}. The cheaper ones:',
  'offered.kind-least':
    '“{text}” is a kind of goods: none of the {n} best matches costs less than {offered}; they range from {from} to {to}:',
  'offered.which': 'Name the product, and I judge the price by its own history.',
  'offered.near': 'I have no product called “{text}”. The nearest that I have prices of:',
  'offered.below':
    '{offered} is {percent}% below its usual price, {typical} (seen on {days} {days|day|days}): a good price.',
  'offered.usual':
    '{offered} is about its usual price, {typical} (seen on {days} {days|day|days}): nothing special.',
  'offered.above':
    '{offered} is {percent}% above its usual price, {typical} (seen on {days} {days|day|days}): not a good price.',
  'offered.under-low':
    'It is below the lowest of the last {days} days, {low} on {date}: check the seller and what is included.',
  'offered.dearer': 'It costs {difference} less here now.',
  'find.unknown': 'No title says “{said}”, so none of these is known to have it.',
  'alert.of-kind':
    'The form below has an alert for any “{text}” at {target} or less. It starts once you confirm it.',
  'alert.of-kind-now': 'None costs so little yet. The cheapest now:',
  'alert.of-kind-met': 'There is something at that price already:',
  'alert.which': 'Open the card of the one that you mean:',
  'alert.ready':
    'Open the card: the price watch at {target} is filled in, and starts once you confirm it.',
  'alert.met': 'It is already at {target} or below. Open the card to watch for less.',
  'biggest.some': 'The biggest discounts that price history proves:',
  'biggest.less':
    'No discount of {percent}% or more is proved by price history right now. The biggest that is:',
  'biggest.line': '{name}: {price} at {platform}, {percent}% below its usual price.',
  'biggest.none': 'No discount of “{text}” is proved by history right now.',
  'anything.some':
    '{total} {total|product|products} with: {wishes}. The biggest real discounts first:',
  'anything.none': 'There is nothing with: {wishes}.',
  'differ.price': '{name} costs {difference} more.',
  'differ.rating': 'Buyers rate {name} higher: {rating} against {other}.',
  'differ.brand': 'The makers differ: {brands}.',
  'differ.platform': 'They are sold at {platforms}.',
  'differ.title': 'Their titles differ in: {words}. What a title says is the shop’s claim.',
  'price.stocked': 'It was in stock then; the page of the shop has what is left now.',
  'warn.danger':
    'I cannot help with that. If somebody is in danger, or you think of hurting yourself, call the emergency number of your country now; there are people who listen.',
  'warn.infant':
    'For a baby under 12 months follow the label and your doctor or health visitor. Honey must not be given before the first birthday, nor water or cow’s milk instead of breast milk or formula in the first months. It sleeps on its back on a firm, flat mattress, without pillow, bolster or duvet.',
  'warn.medicine':
    'I cannot advise on illness or medicine. Read the leaflet and ask a pharmacist or doctor; in an emergency call for help at once.',
  'warn.slimming':
    'I do not recommend anything to lose weight. Products that promise it fast are often unsafe or forbidden; ask a doctor or dietitian.',
  'warn.electricity':
    'Heaters, air conditioners and other strong devices belong in a wall socket of their own: on a shared extension they can start a fire. Read the rating on the label and ask an electrician.',
  'warn.law':
    'I cannot answer questions of law. Ask the authority concerned, such as customs, or a lawyer.',
  'warn.price': 'What I can do: compare prices, once you know which product it is to be.',
  outside: 'That is nothing I know about. I know prices of products.',
  'trust.money':
    'Some shops pay us a commission when you buy through our links. The code that ranks and judges cannot read it, so it changes no order and no verdict.',
  'trust.prices':
    'Prices are those we saw ourselves, each with its time; a discount is called real only when its own history proves it. How, with every rule, is on this page:',
  'claim.sum': 'From {before} to {now} is {share}% off.',
  'claim.right': 'From {before} to {now} is {share}% off: the sum is right.',
  'claim.wrong': 'From {before} to {now} is {share}% off, and not {claimed}%.',
  'claim.reckoned': '{now} after {claimed}% off would have been about {before} before.',
  'claim.history':
    'Only the price history shows whether it ever sold at {before}. Paste the address of the product, or name it, and I check:',
  'page.check': 'Check a link',
  'page.alert': 'Tell me when “{text}” is offered',
  'page.alert-below': 'Tell me when “{text}” is offered at {target} or less',
  'page.judging': 'How we judge prices',
  'person.mother': 'your mother',
  'person.father': 'your father',
  'person.partner': 'your partner',
  'person.girlfriend': 'her',
  'person.boyfriend': 'him',
  'person.grandmother': 'a grandmother',
  'person.grandfather': 'a grandfather',
  'person.teacher': 'a teacher',
  'person.boss': 'somebody from work',
  'person.friend': 'a friend',
  'person.girl': 'a girl',
  'person.boy': 'a boy',
  'person.baby': 'a baby',
  'person.child': 'a child',
  'person.woman': 'a woman',
  'person.man': 'a man',
  'person.anyone': 'anyone',
} as const;
