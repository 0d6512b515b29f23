export const house = {
  'about.title': 'About Khum',
  'about.lead': 'Khum (คุ้ม) is Thai for “worth it”. We answer one question before you buy: is this deal real?',
  'about.how': 'What we do',
  'about.how.1': 'We write down what products on Shopee, Lazada and TikTok Shop really cost, every day, shipping and coupons included.',
  'about.how.2':
    'We judge each discount against the price before it began, not against what the shop says it used to cost. The rules are public and the same for every shop.',
  'about.how.3': 'We show the evidence: the days we saw a price, the days we did not, and every figure that a verdict rests on.',
  'about.money': 'Who pays for it',
  'about.money.1':
    'Some shops pay us a commission when you buy through our links. The code that ranks and judges cannot read it, so it cannot change an order or a verdict.',
  'about.wrong': 'When we are wrong',
  'about.wrong.1':
    'Prices change faster than anyone can look. If a price in a history cannot be right, report it on the product page; a person looks at it. For everything else write to us.',
  'about.regions': 'Where we are',
  'about.regions.1': 'Each country has its own shops, money and history:',
  'sitemap.title': 'Site map',
  'sitemap.pages': 'Pages',
  'sitemap.tags': 'Tags',
  'download.title': 'The Khum app',
  'download.text': 'Your saved deals and price alerts, always with you.',
  'download.web': 'There is no app for this country yet. Khum works the same in the browser: open its menu and choose “Add to home screen”.',
  'phone.label': 'Phone number',
  'phone.country': 'Country',
  'phone.number': 'Number without area code',
  'brand.deals': 'Deals of {name}',
  'document.version': 'Version {n}, {date}',
  'document.placeholder': 'This text stands in until the operator of this site publishes one.',
} as const;
