/** What Khum says of itself, and of what only shops do. */
export const about = {
  'about.injected':
    'I can’t do that: no message changes what I am for, and I have no codes to give away. I only list coupons that this site knows of.',
  'about.task': 'I can’t help with that: I am a shopping guide and know prices, nothing else.',
  'about.person':
    'No, I am a program: I read your question by rules and answer from the prices that this site has stored. The page tells you who is behind it.',
  'about.what':
    'Khum compares what shops such as Shopee, Lazada and TikTok Shop ask for the same product, records every price, and says whether a discount is a real one. It sells nothing itself.',
  'about.free':
    'Khum costs you nothing. To search, see prices and ask me you need no account; price watches, alerts and posts need one.',
  'about.sources':
    'Prices come from the feeds of shops and platforms and from shoppers; what a shopper reports counts only once it is confirmed. Prices are recorded every day, and each says when it was last seen: it may have changed since, so look at the shop before you pay.',
  'about.judged':
    'A price is compared with its own price history, never with the crossed-out price: it counts as a real discount only if it is clearly below the usual price from before. All rules, and what each verdict means, are on this page:',
  'about.history':
    'The chart on the page of a product shows the last 7, 30, 90 or 180 days, or everything since we first saw the product.',
  'about.codes':
    'Copy the code here and paste it into the voucher field at the checkout of its shop, before you pay. Its minimum, its cap and its last day are beside it in the list of coupons:',
  'about.regions':
    'This is Khum for {region}. It mainly compares offers from Shopee, Lazada and TikTok Shop. Each country has its own shops, currency and prices; this page lists the countries:',
  'about.privacy':
    'This chat belongs to you or your browser alone. You can delete it at any time, and 90 days after your last question it is deleted by itself. What else is stored, this page says:',
  'about.mistake':
    'Open the product and report the price next to its price history; you need no account for that, and our team checks it. The price at the shop is the one that counts.',
  'about.proposal':
    'You can post a deal from another shop yourself, with its link; it appears once it has been reviewed. If a whole shop is missing, write to us:',
  'about.channels':
    'Alerts come as a notice on this site and by email, and if you set it up also as a notification in your browser or by {channels}. There is no other way, so not by WhatsApp or SMS.',
  'about.stopped':
    'I have set nothing: a watch starts only once you confirm it. What you have confirmed is on this page, where you can pause, change or delete it:',
  'about.returns':
    'Return it to the shop you ordered from, through the platform: Khum sells nothing and takes nothing back. Keep photos and report it soon; how many days you have, the platform says.',
  'about.paid':
    'Khum sells nothing: you order and pay at the shop. Which payment it takes, such as cash on delivery or instalments, you see on its page and at checkout.',
  'about.delivered':
    'The shop sends and guarantees its goods, not Khum. I don’t know how many days it takes to your place or what its warranty covers: the page of the shop says so.',
  'about.coins':
    'No. Coins and cashback come back later, so they are no discount and change no verdict here. If you ask me for a sum, I name cashback apart from what you pay now.',
  'warn.pregnancy':
    'Whether that is safe while pregnant or breastfeeding I cannot say. Read the ingredients and warnings on the label, and ask your doctor, midwife or pharmacist before you use it.',
  'warn.expired':
    'Whether it can still be used past its date I cannot say: go by the label and ask its maker. Food, medicine and what protects you, such as a fire extinguisher, a helmet or a car seat, should not be relied on past its date; have it checked or replaced.',
  'warn.charging':
    'Whether they are safe together only their labels say: compare volts, amps and watts on both, and ask the maker. Use certified ones, and stop if anything gets very hot, swells or smells.',
  'warn.safety':
    'Whether it is safe for that, only its label and manual say: check what it is made of, whom it is for and what it must not be used for, and ask the maker where they do not tell. With an allergy, ask a doctor or pharmacist first.',
  'warn.carrier':
    'What may come on board is up to the operator, and rules differ: ask your airline, or the train or bus company, before you go. For power banks, look at the watt-hours on the label.',
  'page.privacy': 'Privacy policy',
  'page.about': 'About Khum',
  'page.channels': 'Notification settings',
  'page.alerts': 'My alerts and price watches',
  'model.none': 'As far as I know no shop here sells “{text}”. Of the same kind there are:',
  'model.dearer':
    'As far as I know no shop here sells “{text}”, nor others of its kind {budget}. The cheapest of these:',
  'alert.nobody':
    'As far as I know no shop here sells “{text}”. The form below is filled in: once you confirm it, you hear when it is offered.',
} as const;
