/** What is said of deals of the demo world, in English. */
import type { LanguageWords } from './kind.ts';

export const en: LanguageWords = {
  LOWEST: {
    texts: [
      'We have not seen it cheaper since we started recording.',
      'The lowest point on the whole chart. If it was on your list, this is the day to look.',
      'It has been sitting at its usual price for weeks, and now it is at the bottom of the chart.',
      'Even with delivery, nothing in our records beats this.',
      'Checked twice before posting: no lower price in our records.',
      'An all-time low, and not just against the price the shop crosses out.',
      'I keep a list of things I only buy at their lowest. This one came off the list today.',
    ],
    remarks: `
Lowest on the chart, so I finally gave in.>Same here, no regrets.
Had an alert on the lowest price, it rang this morning.>Mine too, while brushing my teeth.
Bought it for more a while ago. Ouch.>Ask the shop, some refund the difference.>I did and got a voucher.
Bottom of the chart, and in stock in my colour.>Which one?>Grey.
Took two, one is a present.>Smart at this price.
I never trust “lowest ever”, but the chart agrees this time.>That is why I read it here first.
`,
  },
  REAL: {
    texts: [
      'We checked the history: the cut is real, not a new price crossed out.',
      'Below what it has usually cost, even with delivery.',
      'On most days we recorded, it clearly cost more than this.',
      'The discount holds up against its own history, which is rarer than it should be.',
      'Good reviews, and the price is honestly below usual.',
      'Something you will use anyway, and there is no need to wait for a double day.',
      'If the shop has a voucher to collect, take it first. The price is good without one, too.',
    ],
    remarks: `
Waited for a real cut since last month, finally.>Well done.
Just in time. The price in the cart is the one written here.>Same for me.>Ten minutes later and it still worked.
Bought mine at the usual price just before. Ouch.>Ask the shop, some refund the difference.>I did, and got a voucher.
Nice to see a tag that tells the truth for once.>Agreed.
Got two in two orders, the code worked for both.>Clever, will try.>Did you pay shipping twice?>Free both times.
My alert rang in a meeting. Worth it.>Same here.
Shared one with a neighbour, that made it cheaper still.>Nice idea.
`,
  },
  OVERSTATED: {
    texts: [
      'It is cheaper than usual, just not by as much as the tag says.',
      'Read the smaller figure: that is what you really save.',
      'A fair price with a loud tag. Decide by the price.',
      'The crossed-out price was never what people paid. Some of the cut is real.',
      'Fine if you need it now. Expect less than the tag promises.',
      'We keep it here because many people asked. The claim is bigger than the cut.',
    ],
    remarks: `
So the big number is mostly for show.>Some of it is real, though.
I halve these in my head, and the chart says about that.>Good habit.
Still bought it, I needed one. The tag did not fool me.>Fair enough.
Why do they write it so big when the price is fine as it is?>Because it works on my mother.
No hurry here, I will watch the chart for a while.>Same.
Thanks for putting the true figure next to it.>That is why I come here first.
`,
  },
  RAISED: {
    texts: [
      'The price went up shortly before the sale. What is left is the old price with a tag on it.',
      'Look at the step in the chart: up first, then “discounted”.',
      'Posted as a warning. The price was raised before it was cut.',
      'Before the rise it cost about the same as now.',
      'A textbook case: raise, cross out, celebrate. Wait for a real one.',
      'If you need it, compare with the price before the rise, not with the crossed-out one.',
    ],
    remarks: `
So it was raised first. Thanks for the heads-up, I nearly bought it.>Happens a lot before a double day.
You can see the step in the chart. Shameless.>And the tag is printed in red.
I remember the old price, it was this one.>Good memory.
Wrote to the shop about the rise. No answer so far.>Don’t hold your breath.
Took it out of my cart. The usual price will be back, without the tag.>Wise.
Same trick as last sale.>Some shops never learn.
`,
  },
  FAKE: {
    texts: [
      'The tag says sale, the history says it has always cost this.',
      'Nothing wrong with the product. There is just no discount.',
      'Buy it if you like it, not because of the tag.',
      'The crossed-out price does not appear anywhere in our records.',
      'You pay what everyone has paid for weeks.',
      'Posted because it turns up in every “best deals” list. It is not one.',
    ],
    remarks: `
So I pay what I would have paid last week.>Exactly that.
I have had this in my cart for a month, the price never moved.>Only the tag did.
Good product, silly tag.>Agreed, I use mine daily.
My sister sent me this as a bargain. Sending her the chart.>Be gentle.
Not a discount, but I needed one anyway.>Nothing wrong with that.
Who comes up with these crossed-out prices?>Someone with a lot of imagination.
`,
  },
  ALWAYS: {
    texts: [
      'It has been “on sale” for months. That makes this the price.',
      'There is no hurry: the countdown starts again every week.',
      'The tag never comes off. Compare with other shops instead.',
      'A decent price all year round. The word “sale” adds nothing.',
      'Buy it whenever it suits you, it will look the same tomorrow.',
      'Crossed out on nearly every day we looked.',
    ],
    remarks: `
This tag was there at New Year.>And on 6.6, and on 9.9.
The timer started over, I watched it.>Mine said two hours left, three days ago.
So no need to rush. Good to know.>Finish your noodles first.
I bought mine half a year ago with the same tag.>Same price?>To the cent.
Fair price, annoying tag.>That sums it up.
I will buy one when I need one, then.>It will wait for you.
`,
  },
  UNVERIFIED: {
    texts: [
      'No one can say yet whether the discount is real. See the chart for yourself.',
      'The price looks good, but whether it is a discount remains to be seen.',
      'No rush? Watch the price for a few more weeks.',
      'Take the tag with a pinch of salt for now.',
      'Compare with similar products before you decide.',
      'Posted so that we can watch it together.',
    ],
    remarks: `
Too early to tell, I will put a watch on it.>Same here.
Has anyone bought this before? How much was it?>First time I’ve seen it.
I like that it says “can’t be checked yet” instead of guessing.>Me too.
Compared it with two similar ones, it is in the middle.>Useful, thanks.
Somebody should report the price they paid.>I did, through the button on the product page.
Looks good, but so do many tags.>Let us wait for the chart.
`,
  },
  PLAIN: {
    texts: [
      'No tag, no countdown: the shop simply sells it at this price.',
      'The shop claims no discount here, so look at the usual price instead.',
      'Listed because many people asked for it.',
      'A quiet price with no red letters. I like that.',
      'Delivery decides this one. Check the total before you pay.',
      'Something for the list: useful all year, no rush.',
    ],
    remarks: `
A shop that does not shout. Rare.>And they pack well.
No tag at all, I almost scrolled past it.>Same.
I like these plain ones, nothing to check twice.>True.
How does it compare with the usual price?>The line is right there under the price.
Bought it without thinking much, works as it should.>Good to hear.
Does it ever go on sale?>Put a watch on it and see.
`,
  },
  GIVEAWAY: {
    texts: [
      'The shop gives one to every customer who claims it on its page; no card is needed.',
      'One each, claimed on the shop’s page. No payment details are asked for.',
      'Free while the shop’s stock lasts. You confirm an order of zero.',
      'A real giveaway: nothing to buy with it, one per account.',
      'Claim it in the app, then check out at zero.',
      'A launch sample from the shop, with no subscription attached.',
    ],
    remarks: `
Claimed it, the total was really zero.>Delivery too?>Free for me.
One per account, my second one was refused.>As it says.
No card needed. That is how a giveaway should be.>Agreed.
It took a minute for the button to work.>Refreshing helped.
Anyone received theirs yet?>On its way, they say.
Got one for my mother as well, on her account.>Sweet.
`,
  },
  ENDED: {
    remarks: `
Missed it by an hour.>There will be another.
Over, I just checked.>Thanks for letting us know.
I got mine while it lasted.>Lucky.
Does anyone know when it comes back?>Set a watch and you will hear about it.
Still showed up in my cart, but not at this price.>Same for me.
I will be faster next time.>An alert helps.
`,
  },
};
