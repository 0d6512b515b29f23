/** What Khum says of itself, and of what only shops do. */
export const about = {
  'about.injected':
    'I can’t do that: no message changes what I am for, and I have no codes to give away. I only list coupons that this site knows about.',
  'about.task': 'I can’t help with that: I am a shopping guide, and prices are all I know.',
  'about.person':
    'No, I am a program: I read your question by rules and answer from the prices that this site has stored. This page says who is behind it.',
  'about.what':
    'Khum compares what shops such as Shopee, Lazada and TikTok Shop charge for the same product, records every price, and says whether a discount is real. It sells nothing itself.',
  'about.here':
    'You don’t buy from Khum: it sells nothing, and its links lead to the shops, where you order and pay. I have no ratings of shops, so read what buyers say there, and pay only through the platform.',
  'about.free':
    'Khum is free. You need no account to search, see prices and ask me; price watches, alerts and posts need one.',
  'about.sources':
    'Prices come from the feeds of shops and platforms and from shoppers; what a shopper reports counts only once it is confirmed. Prices are recorded every day, and each says when it was last seen: it may have changed since, so check at the shop before you pay.',
  'about.shown':
    'Each price is what we last saw at its shop, with the time we saw it. It may have changed since, and vouchers and shipping are not in it: the price on the shop’s page is the one you pay.',
  'about.judged':
    'A price is compared with its own price history, never with the crossed-out price: it counts as a real discount only if it is clearly below the usual price from before. All rules, and what each verdict means, are on this page:',
  'free.some': 'Free now:',
  'free.none': 'Nothing is given away now.',
  'activities.running': '{title}: open until {end}.',
  'activities.soon': '{title}: from {start} to {end}.',
  'activities.none': 'No lottery or bonus is open now.',
  'about.activities':
    'Lotteries, bonuses for orders and badges are on this page. Taking part is free, with an account; there are no points to buy or spend. The odds and the stock of a lottery are published before it starts, and anyone can recompute each draw.',
  'about.official':
    'The platform marks a shop as official; Khum passes that on and checks no goods, so it cannot promise that something is authentic. Read what buyers say at the shop, pay through the platform, and see how it takes returns.',
  'about.history':
    'The chart on the page of a product shows the last 7, 30, 90 or 180 days, or everything since we first saw the product.',
  'about.codes':
    'Copy the code here and paste it into the voucher field at the checkout of its shop, before you pay. Its minimum, its cap and its last day are beside it in the list of coupons:',
  'about.regions':
    'This is Khum for {region}. It mainly compares offers from Shopee, Lazada and TikTok Shop. Each country has its own shops, currency and prices; this page lists the countries:',
  'about.sold':
    'No: nothing here sells your data or passes it to advertisers, and the pages contact no other company.',
  'about.privacy':
    'This chat belongs to you or your browser alone. You can delete it at any time, and it is deleted automatically 90 days after your last question. This page says what else is stored:',
  'about.mistake':
    'Open the product and report the price next to its price history; you need no account for that, and our team checks it. The price at the shop is the one that counts.',
  'about.proposal':
    'You can post a deal from another shop yourself, with its link; it appears once it has been reviewed. If a whole shop is missing, write to us:',
  'about.selling':
    'Nothing is sold on Khum, so you can’t open a shop here: that is done at platforms such as Shopee, Lazada or TikTok Shop. A deal of a shop can be posted here with its link; it appears once it has been reviewed.',
  'about.channels':
    'Alerts reach you on this site and by email and, if you set it up, in your browser or by {channels}. There is no other way yet, such as WhatsApp or SMS.',
  'about.stopped':
    'I have not set anything: a watch starts only once you confirm it. Those you have confirmed can be paused, changed or deleted on this page:',
  'about.returns':
    'Return it to the shop you ordered from, through the platform: Khum sells nothing and takes nothing back. Take photos and report a fake, wrong or broken item before you confirm that you received it; the platform says how many days you have.',
  'about.paid':
    'Khum sells nothing: you order and pay at the shop. Its page and the checkout show how you can pay, such as cash on delivery or in instalments.',
  'about.delivered':
    'The shop delivers and gives the warranty, not Khum. I don’t know how many days delivery to you takes or what the warranty covers: see the shop’s page.',
  'about.coins':
    'No. Coins and cashback come back later, so they are no discount and change no verdict here. If you ask me to add things up, I list cashback separately from what you pay now.',
  'page.privacy': 'Privacy policy',
  'page.activities': 'Lotteries, bonuses and badges',
  'page.about': 'About Khum',
  'page.channels': 'Notification settings',
  'page.alerts': 'My alerts and price watches',
  'model.none': 'As far as I know, no shop here sells “{text}”. Similar ones:',
  'model.dearer':
    'As far as I know, no shop here sells “{text}” or anything similar {budget}. The cheapest similar ones:',
  'alert.nobody':
    'As far as I know, no shop here sells “{text}”. The form below is filled in: once you confirm it, you will hear when a shop offers it.',
  'written.says': 'The shop writes of {name}: “{quote}”',
  'written.none':
    'Neither the title of {name} nor the shop’s text says anything about “{words}”. Ask the shop.',
  'written.none-of':
    'Neither the titles nor the shops’ texts of these say anything about “{words}”. Ask the shops.',
  'written.source': 'Those are the shop’s words, not something I can check.',
  'written.untitled': 'No title says “{words}”, but there is this in the shops’ texts:',
  'written.allergen': 'What you name is in {name}, by its shop: “{quote}”',
  'written.post': 'From the post of {name}: “{quote}”',
  'written.post-source': 'Open the card for the whole post and the shop’s page.',
} as const;
