/** Telling a price that one sees at a shop. */
export const observe = {
  'observe.title': 'Tell a price',
  'observe.intro':
    'You see a price at a shop that our history does not have? Tell it. It is shown as unconfirmed, and counts once a feed or {people} other trusted people say the same within {hours} hours.',
  'observe.rules': 'The rules',
  'observe.no-script': 'Telling a price needs JavaScript.',
  'observe.offers': 'At which shop did you see {name}?',
  'observe.address': 'Address of the product at the shop',
  'observe.address.hint':
    'In a shop’s app: share, copy the link, open it in the browser and copy the address from there.',
  'observe.address.go': 'Go on',
  'observe.amount': 'Price at the shop ({symbol})',
  'observe.amount.hint':
    'Of the item alone, as it stands there for everybody: no member price, no coupon.',
  'observe.in-stock': 'It can be bought',
  'observe.more': 'Struck price, shipping, coupon',
  'observe.was': 'Struck price ({symbol}, optional)',
  'observe.shipping': 'Shipping ({symbol}, optional)',
  'observe.shipping.hint': '0 if it is free; leave it empty if you do not know.',
  'observe.coupon': 'A coupon takes off ({symbol}, optional)',
  'observe.send': 'Tell this price',
  'observe.foreign': 'That page tells prices in {theirs}; here they are in {ours}.',
  'observe.we-know': 'we know {price} of {date}',
  'observe.unknown': 'Khum does not know this page of a shop yet. You can publish it as a deal.',
  'observe.publish': 'Publish it',
  'observe.thanks': 'Thank you',
  'observe.known': 'You have told this already.',
  'observe.see': 'To the price history',
  'observe.mine': 'Prices you told',
  'observe.none': 'None yet.',
  'observe.take-back': 'Take back',
  'observe.taken-back': 'Taken back.',
  'observe.state.open':
    'It is shown as unconfirmed. It counts once a feed or {people} other trusted people say the same.',
  'observe.state.aside':
    'It is far from the usual price, so it waits for others or for somebody who looks at it.',
  'observe.state.FEED': 'A feed says the same: it counts.',
  'observe.state.PEOPLE': 'Others saw the same: it counts.',
  'observe.state.OPERATOR': 'Somebody looked at it: it counts.',
  'observe.state.rejected': 'Somebody looked at it: it was not right.',
  'observe.button': 'A button for your browser',
  'observe.button.text':
    'Drag this button into your bookmarks bar. On the page of a shop, click it: this form opens with the price filled in. It works on every page, and sends nothing by itself.',
  'observe.button.name': 'Price to Khum',
  'observe.button.drag': 'Drag it into the bookmarks bar',
  'observe.button.copy': 'Copy its address',
  'observe.button.phone':
    'On a phone: bookmark any page, then change the address of the bookmark to the copied one.',
  'observe.script': 'A userscript',
  'observe.script.text':
    'For Tampermonkey, Violentmonkey and their like: its menu tells the price of the page in one tap. It has a token of its own that can tell prices and nothing else, and does nothing until you choose it.',
  'observe.script.make': 'Make my userscript',
  'observe.script.once':
    'Your userscript is ready, this once: it holds your token, so do not pass it on.',
  'observe.script.download': 'Download khum.user.js',
  'observe.script.end': 'End its token',
  'observe.script.token': 'Userscript for prices',
  'observe.script.name': 'Khum: tell the price',
  'observe.script.menu': 'Tell Khum this price',
  'observe.script.sent': 'Thank you. Khum shows it as unconfirmed.',
  'observe.script.failed': 'It did not reach Khum. Please try again.',
} as const;
