/** Checking a link: the page, its answers, and what helps where there is none. */
export const check = {
  'check.intro':
    'Paste the link to a product, or the text that the app shares. See whether the discount is real.',
  'check.head': 'Is the discount real? {name}',
  'check.gives': 'What you get',
  'check.gives.verdict': 'Whether the discount is real, judged by the product’s own price history',
  'check.gives.history': 'The price history, with its lowest and usual price',
  'check.gives.bill': 'What you pay in the end, with shipping and coupons',
  'check.gives.twins': 'The same product at other shops',
  'check.what': 'What you can paste',
  'check.what.text':
    'In the shop’s app, tap Share and copy the link. In a browser, copy the address of the product page. Both work, even with other text around them.',
  'check.read':
    'We read the link and never open the shop’s page. What you paste is not stored, unless you ask us to wait for that product.',
  'check.recent': 'Checked on this device',
  'check.recent.where': 'This list is stored in your browser only.',
  'check.forget': 'Clear',
  'check.page': 'View product page',
  'check.none': 'There is no link in this text',
  'check.none.text':
    'Paste the whole text that the app shares, or the address of the product page. It looks like one of these:',
  'check.none.search': 'Search for these words instead',
  'check.short': 'This is a short link from an app',
  'check.short.text':
    'A short link does not say which product it leads to. Open it once in a browser to get the full address from {shop}.',
  'check.short.1':
    'Open the short link in a browser. On a phone, press and hold it and choose to open it in a new tab.',
  'check.short.2':
    'When you see the product page at {shop}, copy the address from the address bar.',
  'check.short.3': 'Paste it in the field above.',
  'check.short.open': 'Open the short link',
  'check.the-shop': 'the shop',
  'check.not-product': 'This page of {shop} is not a product',
  'check.not-product.text':
    'Open the product itself and copy its link: start pages, shops, carts and searches have no price history.',
  'check.other': 'Khum has no prices from {host}',
  'check.other.text':
    'We record prices from Shopee, Lazada, TikTok Shop and other shops in this country. Check the address, or search for the product by name.',
  'check.unknown': 'Khum has no price history for this product yet',
  'check.unknown.text':
    'We know the shop, but not this product, so we cannot say whether the discount is real. You can post it as a deal so that we start recording, or get an alert for new deals with its words.',
  'check.wait': 'Tell me when Khum has its price',
  'check.wait.text':
    'Khum can also wait for this very product: you get one message with its price and verdict. If none comes within {days} {days|day|days}, the wait ends.',
  'check.wait.on':
    'You’re waiting for this product. You get one message once Khum has its price; if none comes, the wait ends on {date}.',
  'check.wait.all': 'See awaited links',
  'check.wait.end': 'Stop waiting',
  'check.publish': 'Post it as a deal',
  'check.region': 'This link is from {country}',
  'check.region.text':
    'Prices are recorded separately for each country. Change the country to check this link there.',
  'check.region.go': 'Check it in {country}',
  'check.near': 'Similar products on Khum',
  'check.near.text': 'Found by the words in the link. None of them is the product you pasted.',
} as const;
